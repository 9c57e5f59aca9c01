"""What players learn from: puzzles, and the turning points of their games."""
