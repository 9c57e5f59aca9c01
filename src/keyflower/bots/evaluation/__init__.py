"""What a position is worth to a seat, by rules of thumb (docs/evaluation.md)."""
