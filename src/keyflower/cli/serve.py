"""`keyflower serve`: play in the browser."""

from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.markup import escape

from keyflower import __version__
from keyflower.cli.console import err
from keyflower.cli.errors import CommandError
from keyflower.server.settings import DEFAULT_PORT, Settings

if TYPE_CHECKING:
    from socket import socket

SETTINGS = Settings()


def serve(*, settings: Settings = SETTINGS) -> None:
    """Play: serve tables for people and bots."""
    from keyflower.cli.site import write_site
    from keyflower.server.database import default_path
    from keyflower.server.run import address, run

    taken = listen(settings)
    checked_origin(settings.origin)
    check_mail(settings)
    database = settings.database or str(default_path())
    settings = replace(settings, database=database, version=__version__, write_site=write_site)

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
