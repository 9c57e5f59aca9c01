"""`keyflower show`: a recorded game to read."""

from pathlib import Path

from keyflower.cli.console import print_json
from keyflower.cli.errors import CommandError
from keyflower.cli.language import speak
from keyflower.cli.playthrough import PlayThrough
from keyflower.cli.records import read_catalogue, read_record, wrong
from keyflower.formats.events import OPEN
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.view import SPECTATOR


def show(
    record: Path,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    catalogue: Path | None = None,
    language: str | None = None,
    json: bool = False,
) -> None:
    """Show a recorded game move by move, or one position of it.

    Screens are open once the game is over; an unfinished game is shown as a spectator sees it.

    Parameters
    ----------
    record
        The file with the record.
    at
        Show the position after this many moves instead.
    seat
        Show what this seat may see; seats are counted from 0.
    catalogue
        The file with the tiles it was played with, if not the built-in ones.
    language
        en, fr, el, ro, zh-Hant or fa; by default that of the environment.
    json
        Print one JSON object, the same in every language.
    """
    words = speak(language)
    kept = read_record(record)
    if seat is not None and not 0 <= seat < kept.players:
        raise CommandError(f"there is no seat {seat}: seats are 0 to {kept.players - 1}")
    if at is not None and not 0 <= at <= len(kept.moves):
        raise CommandError(f"there is no move {at}: the record has {len(kept.moves)} moves")
    if seat is not None:
        viewer = seat
    else:
        viewer = SPECTATOR if kept.result is None else OPEN
    tiles = read_catalogue(catalogue)
    try:
        through = PlayThrough(words, kept, tiles, viewer)
        if json:
            print_json(through.as_json(at))
        elif at is None:
            through.print_all()
        else:
            through.print_position(at)
    except KeyflowerError as error:
        raise wrong(words, record, tiles, error) from None
