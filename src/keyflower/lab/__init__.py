"""Many games at once, and what is made from them: strength, training, puzzles, pages."""

from keyflower.bots.network.network import limit_numpy

limit_numpy()  # before anything here imports it
