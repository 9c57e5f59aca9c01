"""Many games at once, and what is made from them: strength, training, puzzles, pages."""
