"""Games and tiles as text for a terminal, in any language."""
