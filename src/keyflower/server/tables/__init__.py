"""Tables: stored data, players, viewers, and what the server does there itself."""

from keyflower.server.tables.info import table_info, unknown_table
from keyflower.server.tables.table import Table

__all__ = ("Table", "table_info", "unknown_table")
