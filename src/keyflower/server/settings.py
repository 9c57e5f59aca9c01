"""The settings of a server."""

from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from cyclopts import Group, Parameter
from cyclopts.validators import Number

DEFAULT_PORT = 8612
MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
MOST_MESSAGE = 16 * 1024
MOST_ENTRIES = 3000
"""Entries of a record, or of a table's log: five times what a long game of six has."""
MOST_ANALYSED = 800
"""Entries of a game that is analysed: the bots look at the position after each of them."""


LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Quotas:
    """Quotas per person, and after how many days unused things expire; 0: no limit."""

    games: int = 20  # tables that a person hosts and that are not finished
    bot_games: int = 10  # those of them with bots
    records: int = 50  # uploaded
    waiting_days: int = 14  # tables that did not start
    playing_days: int = 90  # games in which nobody acts
    record_days: int = 90  # uploaded records, and games that only bots played
    guest_days: int = 90  # people without a game, and score sheets of people not seen


UNLIMITED: Final = Quotas(0, 0, 0, 0, 0, 0, 0)


Notices: Final = Parameter(
    group=Group("Notices", help="Notifications for players. Web Push only needs https.")
)
Inner: Final = Parameter(parse=False)
"""Not an option of the command line."""


@Parameter(name="*")
@dataclass(frozen=True)
class Settings:
    """Where the server listens and stores games, and its limits: options of `keyflower serve`."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets others on your network in."""
    port: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None
    """The port; 0 is any free one."""
    database: Annotated[str, Parameter(show_default=False)] = ""
    """An SQLite file, or postgresql://… ; by default a file in your data folder."""
    origin: str = ""
    """How browsers reach it behind a proxy, such as https://keyflower.example."""
    proxies: Annotated[tuple[str, ...], Parameter(name="--proxy")] = ()
    """The address of a proxy whose X-Forwarded headers are trusted; may be repeated."""
    thinkers: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1
    """Processes in which bots think."""
    allowance: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0
    """Multiplier for all rate limits (for load tests)."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """debug, info, warning or error; logs are JSON lines on stderr."""

    smtp: Annotated[str, Notices, Parameter(env_var="KEYFLOWER_SMTP", show_env_var=True)] = ""
    """A mail server, smtps://user:password@mail.example; better in the environment, where other
    users of the machine can't read it. Needs --mail-from and --origin."""
    sender: Annotated[str, Notices, Parameter(name="--mail-from")] = ""
    """The sender's address of emails."""
    contact: Annotated[str, Notices] = ""
    """How push services reach you if something is wrong, mailto:you@example; else the origin."""
    hosts: Annotated[tuple[str, ...], Notices, Parameter(name="--webhook-host")] = ()
    """A host of your own network that tables may post to; may be repeated."""

    quotas: Annotated[Quotas | None, Inner] = None  # None: the defaults; none for a local server
    version: Annotated[str, Inner] = "0"  # of the program
    warm: Annotated[bool, Inner] = True  # start the process for fast bots before they are asked
    # In seconds: how long a bot may think; a table without viewers stays in memory; bots play on at
    # a table that everyone has left; somebody who left may come back before they are notified.
    think_limit: Annotated[float, Inner] = 20.0
    keep_idle: Annotated[float, Inner] = 300.0
    pause_after: Annotated[float, Inner] = 300.0
    notify_after: Annotated[float, Inner] = 20.0
    # Seconds between looks for tables that nobody drives, and for what has expired.
    sweep: Annotated[float, Inner] = 2.0
    tidy: Annotated[float, Inner] = 600.0

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
