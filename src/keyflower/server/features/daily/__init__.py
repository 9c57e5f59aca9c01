"""The daily game: the same deal for everyone each day (docs/daily.md)."""
