"""`keyflower serve`: play in the browser."""

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from cyclopts import Group, Parameter
from cyclopts.validators import Number
from rich.markup import escape

from keyflower import __version__
from keyflower.cli.console import err
from keyflower.cli.errors import CommandError
from keyflower.server.settings import DEFAULT_PORT, Settings

if TYPE_CHECKING:
    from socket import socket

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


SETTINGS, QUOTAS = Settings(), Quotas()


def serve(*, settings: Settings = SETTINGS, quotas: Quotas = QUOTAS) -> None:
    """Play: serve tables for people and bots."""
    from keyflower.server.database import default_path
    from keyflower.server.run import address, run

    taken = listen(settings)
    checked_origin(settings.origin)
    check_mail(settings)
    database = settings.database or str(default_path())
    given = {name: count for name, count in asdict(quotas).items() if count is not None}
    settings = replace(settings, database=database, version=__version__).with_quotas(**given)

    def opened(place: str) -> None:
        err.print(f"Keyflower is at [bold]{address(settings, taken)}[/] (Ctrl-C stops it)")
        err.print(f"Games are kept in {escape(place)}", soft_wrap=True)

    with taken:
        run(settings, taken, opened)


def listen(settings: Settings) -> "socket":
    """The port that was asked for; the default one, or any if that is taken."""
    from keyflower.server.run import CannotListen, listen

    try:
        return listen(settings.host, DEFAULT_PORT if settings.port is None else settings.port)
    except CannotListen:
        if settings.port is not None:
            raise
        return listen(settings.host, 0)


def check_mail(settings: Settings) -> None:
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
