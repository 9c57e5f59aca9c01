"""Learning from games: play, fit a network, measure it, and again (docs/training.md)."""
