"""The settings of a server."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

DEFAULT_PORT = 8612
MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
MOST_MESSAGE = 16 * 1024
MOST_ENTRIES = 3000
"""Entries of a record, or of a table's log: five times what a long game of six has."""
MOST_ANALYSED = 800
"""Entries of a game that is analysed: the bots look at the position after each of them."""


LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


class Quotas(Struct, frozen=True):
    """Quotas per person, and after how many days unused things expire; 0: no limit."""

    games: int = 20  # tables that a person hosts and that are not finished
    bot_games: int = 10  # those of them with bots
    records: int = 50  # uploaded
    waiting_days: int = 14  # tables that did not start
    playing_days: int = 90  # games in which nobody acts
    record_days: int = 90  # uploaded records, and games that only bots played
    guest_days: int = 90  # people without a game, and score sheets of people not seen


UNLIMITED: Final = Quotas(0, 0, 0, 0, 0, 0, 0)


class Settings(Struct, frozen=True):
    """Where the server listens, where it stores games, and its limits."""

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origin: str = ""  # how browsers reach it, https://play.example; empty: whatever they ask for
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded headers are trusted
    thinkers: int = 1  # processes in which bots think
    think_limit: float = 20.0  # seconds
    warm: bool = True  # start the process for fast bots before they are asked
    allowance: float = 1.0  # multiplies the rate limits; load tests need more
    keep_idle: float = 300.0  # seconds that a table without viewers stays in memory
    pause_after: float = 300.0  # seconds after which bots wait at a table that everyone has left
    sweep: float = 2.0  # seconds between looks for tables that nobody drives
    quotas: Quotas | None = None  # None: the defaults; no quotas for a local server
    tidy: float = 600.0  # seconds between looks for what has expired
    smtp: str = ""  # smtps://user:password@mail.example; empty: no email
    sender: str = ""  # the address that mails come from
    contact: str = ""  # how push services reach the operator, mailto:…; empty: the origin
    hosts: tuple[str, ...] = ()  # of webhooks in the operator's own network
    notify_after: float = 20.0  # seconds for which somebody who left may come back by themselves
    log_level: str = "info"
    version: str = "0"  # of the program

    @property
    def private(self) -> bool:
        """Whether it serves this machine only."""
        return not self.origin and self.host in LOOPBACK

    @property
    def connections(self) -> int:
        """How many an address may have open, of each kind."""
        return int(100 * max(1.0, self.allowance))

    @property
    def limits(self) -> Quotas:
        """The quotas that apply."""
        if self.quotas is not None:
            return self.quotas
        return UNLIMITED if self.private else Quotas()

    def with_quotas(self, **given: int) -> "Settings":
        """These quotas, with defaults for the rest."""
        return replace(self, quotas=replace(self.limits, **given))
