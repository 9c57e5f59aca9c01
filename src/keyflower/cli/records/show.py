"""`keyflower show`: a recorded game to read."""

from keyflower.cli.console import print_json
from keyflower.cli.errors import CommandError
from keyflower.cli.records import RecordFile, RecordOptions, read_record
from keyflower.cli.records.playthrough import PlayThrough
from keyflower.formats.events import OPEN
from keyflower.rules.view import SPECTATOR


def show(
    record: RecordFile,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    options: RecordOptions | None = None,
) -> None:
    """Show a recorded game move by move, or one position of it.

    Screens are open once the game is over; an unfinished game is shown as a spectator sees it.

    Parameters
    ----------
    at
        Show the position after this many moves instead.
    seat
        Show what this seat may see; seats are counted from 0.
    """
    kept = read_record(record)
    if seat is not None and not 0 <= seat < kept.players:
        raise CommandError(f"there is no seat {seat}: seats are 0 to {kept.players - 1}")
    if at is not None and not 0 <= at <= len(kept.moves):
        raise CommandError(f"there is no move {at}: the record has {len(kept.moves)} moves")
    everyone = SPECTATOR if kept.result is None else OPEN
    viewer = everyone if seat is None else seat
    options = options or RecordOptions()
    with options.blame(record):
        through = PlayThrough(options.words, kept, options.tiles, viewer)
        if options.json:
            print_json(through.as_json(at))
        elif at is None:
            through.print_all()
        else:
            through.print_position(at)
