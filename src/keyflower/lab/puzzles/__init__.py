"""Puzzles: positions in which one turn is clearly best (docs/puzzles.md)."""
