"""Learning from games: play, fit a network, measure it, and again (docs/training.md).

Nothing but the standard library and NumPy is needed; PyTorch is used where it is asked for.
"""
