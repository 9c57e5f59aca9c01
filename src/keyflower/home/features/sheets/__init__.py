"""Games that were played with the box, and example villages of the Learn pages."""
