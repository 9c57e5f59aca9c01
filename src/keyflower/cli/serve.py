"""`keyflower serve`: play in the browser."""

from typing import TYPE_CHECKING, Annotated, Final, Literal
from urllib.parse import urlsplit

from cyclopts import Group, Parameter
from cyclopts.validators import Number
from rich.markup import escape

from keyflower.cli.console import err
from keyflower.cli.errors import CommandError
from keyflower.cli.version import version

if TYPE_CHECKING:
    from keyflower.server.settings import Settings

QUOTAS: Final = Group(
    "Quotas and expiry",
    help="For servers that others can reach; on your own machine nothing is limited and everything"
    " is kept, unless you say so here. 0: no limit. Days count from when something was last used.",
)
Quota = Annotated[int | None, Parameter(group=QUOTAS, validator=Number(gte=0))]
NOTICES: Final = Group(
    "Notices",
    help="How people hear that it's their turn. Web Push needs nothing but https.",
)
Notices = Parameter(group=NOTICES)
Level = Literal["debug", "info", "warning", "error"]


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None,
    database: str | None = None,
    origin: str = "",
    proxy: tuple[str, ...] = (),
    thinkers: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
    allowance: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    log_level: Level = "warning",
    most_games: Quota = None,
    most_bot_games: Quota = None,
    most_records: Quota = None,
    keep_waiting: Quota = None,
    keep_games: Quota = None,
    keep_records: Quota = None,
    keep_guests: Quota = None,
    smtp: Annotated[
        str, Parameter(group=NOTICES, env_var="KEYFLOWER_SMTP", show_env_var=True)
    ] = "",
    mail_from: Annotated[str, Notices] = "",
    contact: Annotated[str, Notices] = "",
    webhook_host: Annotated[tuple[str, ...], Notices] = (),
) -> None:
    """Play: serve tables for people and bots.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others on your network in.
    port
        The port; 0 is any free one.
    database
        A file for SQLite, or postgresql://… ; by default a file in your data folder.
    origin
        How browsers reach it behind a proxy, such as https://keyflower.example.
    proxy
        The address of a proxy whose X-Forwarded headers are believed; may be repeated.
    thinkers
        Processes in which bots think.
    allowance
        Multiplier for all rate limits (for load tests).
    log_level
        debug, info, warning or error; logs are JSON lines on stderr.
    most_games
        Unfinished games that one person may host: 20.
    most_bot_games
        How many of them may have bots: 10.
    most_records
        Records that one person may upload: 50.
    keep_waiting
        Days for tables that did not start: 14.
    keep_games
        Days for unfinished games that nobody plays on: 90. Finished games are always kept.
    keep_records
        Days for uploaded records: 90.
    keep_guests
        Days for people who have no game: 90.
    smtp
        A mail server, smtps://user:password@mail.example; better in the environment, where other
        users of the machine can't read it. Needs --mail-from and --origin.
    mail_from
        The address that mails come from.
    contact
        How push services reach you if something is wrong, mailto:you@example; else the origin.
    webhook_host
        A host of your own network that tables may send notices to; may be repeated.
    """
    from keyflower.server.run import CannotListen, address, listen, run
    from keyflower.server.settings import DEFAULT_PORT, Settings
    from keyflower.server.storage import default_path

    kept = database or str(default_path())
    try:
        taken = listen(host, DEFAULT_PORT if port is None else port)
    except CannotListen:
        if port is not None:
            raise
        taken = listen(host, 0)  # the default port is taken, and no port was given
    settings = Settings(
        database=kept,
        host=host,
        port=taken.getsockname()[1],
        origin=checked_origin(origin),
        proxies=proxy,
        thinkers=thinkers,
        allowance=allowance,
        log_level=log_level,
        version=version(),
        smtp=smtp,
        sender=mail_from,
        contact=contact,
        hosts=webhook_host,
    )
    check_mail(settings)
    given = {
        "games": most_games,
        "bot_games": most_bot_games,
        "records": most_records,
        "waiting_days": keep_waiting,
        "playing_days": keep_games,
        "record_days": keep_records,
        "guest_days": keep_guests,
    }
    settings = settings.with_quotas(
        **{name: value for name, value in given.items() if value is not None}
    )

    def opened(place: str) -> None:
        err.print(f"Keyflower is at [bold]{address(settings, taken)}[/] (Ctrl-C stops it)")
        err.print(f"Games are kept in {escape(place)}", soft_wrap=True)

    with taken:
        run(settings, taken, opened)


def check_mail(settings: "Settings") -> None:
    """Mails need a sender, and links that lead back here."""
    from keyflower.server.notify.mail import checked_address, mail_server

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
