"""Glyphs in one colour: players' emblems, seasons, and what buttons say (icons.svg)."""

from typing import Final

from keyflower.draw.symbol import read_symbols

EMBLEMS: Final = ("leaf", "moon", "fish", "bell", "star", "key")
"""By seat: players are emblems, never colours."""
ICONS: Final = read_symbols("icons.svg")
