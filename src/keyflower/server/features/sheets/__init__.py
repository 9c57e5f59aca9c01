"""Villages to score: of games that were played with the box, and of the Learn pages."""
