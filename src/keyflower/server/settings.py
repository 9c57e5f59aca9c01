"""What whoever runs the server can set."""

from msgspec import Struct

DEFAULT_PORT = 8612
MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
MOST_MESSAGE = 16 * 1024
MOST_ENTRIES = 3000
"""Entries of a record, or of a table's log: five times what a long game of six has."""
MOST_WITH_UNDO = 2000
"""Entries of a log after which nothing is taken back any more: the game comes to its end."""


class Settings(Struct, frozen=True):
    """Where it listens, where games are kept, and how much anyone may ask of it."""

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origin: str = ""  # how browsers reach it, https://play.example; empty: whatever they ask for
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded headers are believed
    thinkers: int = 1  # processes in which bots think
    think_limit: float = 20.0  # seconds
    allowance: float = 1.0  # times the usual limits on requests; load tests need more
    keep_idle: float = 300.0  # seconds that a table without viewers stays in memory
    pause_after: float = 300.0  # seconds after which bots wait at a table that everyone has left
    sweep: float = 2.0  # seconds between looks for tables that nobody drives
    log_level: str = "info"
    version: str = "0"  # of the program
