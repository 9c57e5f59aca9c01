"""The settings of a server."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Group, Parameter
from cyclopts.validators import Number

DEFAULT_PORT = 8612
MOST_BODY = 64 * 1024
MOST_RECORD = 1024 * 1024
MOST_MESSAGE = 16 * 1024


LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


Count = Annotated[int | None, Parameter(validator=Number(gte=0))]


@Parameter(
    name="*",
    group=Group(
        "Quotas and expiry",
        help="For servers that others can reach; on your own machine nothing is limited and"
        " everything is kept, unless you say so here. 0: no limit. Days count from when something"
        " was last used.",
    ),
)
@dataclass(frozen=True)
class Quotas:
    """Quotas per person, and after how many days unused things expire; None: as usual."""

    games: Annotated[Count, Parameter(name="--most-games")] = None
    """Unfinished games that one person may host: 20."""
    bot_games: Annotated[Count, Parameter(name="--most-bot-games")] = None
    """How many of them may have bots: 10."""
    records: Annotated[Count, Parameter(name="--most-records")] = None
    """Records that one person may upload: 50."""
    waiting_days: Annotated[Count, Parameter(name="--keep-waiting")] = None
    """Days for tables that did not start: 14."""
    playing_days: Annotated[Count, Parameter(name="--keep-games")] = None
    """Days for unfinished games that nobody plays on: 90. Finished games are always kept."""
    record_days: Annotated[Count, Parameter(name="--keep-records")] = None
    """Days for uploaded records: 90."""  # and games that only bots played
    guest_days: Annotated[Count, Parameter(name="--keep-guests")] = None
    """Days for people who have no game: 90."""  # and score sheets of people not seen


USUAL_QUOTAS: Final = Quotas(20, 10, 50, 14, 90, 90, 90)
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

    quotas: Quotas = Quotas()
    version: Annotated[str, Inner] = "0"  # of the program
    write_site: Annotated[Callable[[Path], None] | None, Inner] = None  # `keyflower site`
    warm: Annotated[bool, Inner] = True  # start fast bots and hints before they are asked
    # In seconds: how long a bot may think; a table without viewers stays in memory; bots play on at
    # a table that everyone has left; somebody who left may come back before they are notified.
    think_limit: Annotated[float, Inner] = 20.0
    keep_idle: Annotated[float, Inner] = 60.0
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
        given = {name: count for name, count in vars(self.quotas).items() if count is not None}
        return replace(UNLIMITED if self.private else USUAL_QUOTAS, **given)
