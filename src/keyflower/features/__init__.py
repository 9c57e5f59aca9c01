"""What there is besides playing at a table: learning, puzzles, days, looking back, score sheets.

A server and a browser tab offer the same. What is shown and how it is worked out is here; who may
ask for it and where it is kept is theirs.
"""
