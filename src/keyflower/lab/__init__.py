"""Many games at once, and what is made from them: strength, training, puzzles, pages."""

from keyflower.bots.network.network import load_numpy

load_numpy()  # before anything imports it with as many threads as there are cores
