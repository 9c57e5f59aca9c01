# Puzzles: web/src/puzzles.
