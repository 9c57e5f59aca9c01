"""`keyflower serve`: play in the browser."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

from cyclopts import Group, Parameter
from cyclopts.validators import Number
from rich.markup import escape

from keyflower import __version__
from keyflower.cli.console import err
from keyflower.cli.errors import CommandError

if TYPE_CHECKING:
    from socket import socket

    from keyflower.server.settings import Settings

Count = Annotated[int | None, Parameter(validator=Number(gte=0))]


@Parameter(name="*")
@dataclass(frozen=True)
class Network:
    """Where it listens and stores games, and what it may use, under the names of the settings."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets others on your network in."""
    port: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None
    """The port; 0 is any free one."""
    database: str | None = None
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

    def listen(self) -> "socket":
        """The port that was asked for; the default one, or any if that is taken."""
        from keyflower.server.run import CannotListen, listen
        from keyflower.server.settings import DEFAULT_PORT

        try:
            return listen(self.host, DEFAULT_PORT if self.port is None else self.port)
        except CannotListen:
            if self.port is not None:
                raise
            return listen(self.host, 0)


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
    """The server's quotas, under the names of the options; None: as it is."""

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
    """Days for uploaded records: 90."""
    guest_days: Annotated[Count, Parameter(name="--keep-guests")] = None
    """Days for people who have no game: 90."""


@Parameter(
    name="*",
    group=Group("Notices", help="Notifications for players. Web Push only needs https."),
)
@dataclass(frozen=True)
class Notices:
    """How people are notified, under the names of the server's settings."""

    smtp: Annotated[str, Parameter(env_var="KEYFLOWER_SMTP", show_env_var=True)] = ""
    """A mail server, smtps://user:password@mail.example; better in the environment, where other
    users of the machine can't read it. Needs --mail-from and --origin."""
    sender: Annotated[str, Parameter(name="--mail-from")] = ""
    """The sender's address of emails."""
    contact: str = ""
    """How push services reach you if something is wrong, mailto:you@example; else the origin."""
    hosts: Annotated[tuple[str, ...], Parameter(name="--webhook-host")] = ()
    """A host of your own network that tables may post to; may be repeated."""


NETWORK, QUOTAS, NOTICES = Network(), Quotas(), Notices()


def serve(
    *, network: Network = NETWORK, quotas: Quotas = QUOTAS, notices: Notices = NOTICES
) -> None:
    """Play: serve tables for people and bots."""
    from keyflower.server.database import default_path
    from keyflower.server.run import address, run
    from keyflower.server.settings import Settings

    taken = network.listen()
    known = {
        "database": network.database or str(default_path()),
        "port": taken.getsockname()[1],
        "origin": checked_origin(network.origin),
    }
    settings = Settings(**asdict(network) | known, **asdict(notices), version=__version__)
    check_mail(settings)
    given = {name: count for name, count in asdict(quotas).items() if count is not None}
    settings = settings.with_quotas(**given)

    def opened(place: str) -> None:
        err.print(f"Keyflower is at [bold]{address(settings, taken)}[/] (Ctrl-C stops it)")
        err.print(f"Games are kept in {escape(place)}", soft_wrap=True)

    with taken:
        run(settings, taken, opened)


def check_mail(settings: "Settings") -> None:
    """Mails need a sender, and links that lead back here."""
    from keyflower.server.features.notify.mail import checked_address, mail_server

    if mail_server(settings.smtp) is None:
        return
    if not settings.origin or not settings.sender:
        raise CommandError("--smtp needs --origin and --mail-from")
    checked_address(settings.sender)


def checked_origin(origin: str) -> str:
    """An origin is a scheme and a host, nothing more."""
    parts = urlsplit(origin)
    if origin and (
        parts.scheme not in ("http", "https") or origin != f"{parts.scheme}://{parts.netloc}"
    ):
        raise CommandError("--origin must look like https://keyflower.example, without a path")
    return origin
