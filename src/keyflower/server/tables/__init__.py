"""Tables of the server: `keyflower.play` with storage, connections, bots and clocks."""

from keyflower.server.tables.table import LiveTable

__all__ = ("LiveTable",)
