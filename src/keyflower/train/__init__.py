"""Learning from games: play, fit a network, measure it, and again (docs/training.md).

Nothing but the standard library and NumPy is needed; PyTorch is used where it is asked for.
"""

from keyflower.bots.network import load_numpy

load_numpy()  # before anything imports it with as many threads as there are cores
