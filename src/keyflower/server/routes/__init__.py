"""The HTTP interface, by subject; everything under /api is JSON."""
