"""Puzzles: positions to be solved at a table of one person, and ratings of people and puzzles."""
