"""The daily game: the same deal and the same bots for everyone each UTC day (docs/daily.md)."""
