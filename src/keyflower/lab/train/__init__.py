"""Learning from games: play, fit a network, measure it, and again (docs/training.md)."""

from keyflower.bots.network.network import load_numpy

load_numpy()  # before anything imports it with as many threads as there are cores
