"""Puzzles: positions to be solved, with ratings of people and puzzles."""
