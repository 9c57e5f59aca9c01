"""Reading the files that a verb is given."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from keyflower.catalogue import Catalogue, load
from keyflower.cli.errors import CommandError
from keyflower.cli.plain import plain
from keyflower.cli.reasons import reason_text
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.errors import IllegalMove, KeyflowerError
from keyflower.words import Words

T = TypeVar("T")

LARGEST: Final = 64 << 20
"""Bytes of a record; a long game has 100,000."""


def read_record(path: Path) -> Record:
    """The record in a file; errors name the file."""
    return read_file(path, Record.loads)


def read_file(path: Path, parse: Callable[[str], T]) -> T:
    """What a file of text has; errors name the file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)  # /dev/zero has no end
        if len(content) > LARGEST:
            raise CommandError(f"{path}: is too large for a record: at most {LARGEST >> 20} MB")
        return parse(content.decode("utf-8-sig"))
    except IsADirectoryError:
        raise CommandError(f"{path}: is a folder; give one of the records in it") from None
    except OSError as error:
        raise CommandError(f"{path}: can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path}: isn't a text file, so it can't be a record") from None
    except KeyflowerError as error:
        raise CommandError(f"{path}: {error}") from None


def read_catalogue(path: Path | None) -> Catalogue | None:
    """The catalogue in a file; None stands for the built-in one."""
    return None if path is None else load(path)


def verified(words: Words, path: Path, catalogue: Path | None) -> tuple[Record, Game]:
    """A record and the game it leads to, every move of it checked."""
    record = read_record(path)
    tiles = read_catalogue(catalogue)
    try:
        return record, Game.from_record(record, catalogue=tiles)
    except KeyflowerError as error:
        raise wrong(words, path, tiles, error) from None


def wrong(
    words: Words, path: Path, catalogue: Catalogue | None, error: KeyflowerError
) -> CommandError:
    """What is wrong with a record. In English an illegal move comes with what would be legal."""
    if words.language == "en" or not isinstance(error, IllegalMove):
        return CommandError(f"{path}: {error}")
    why = reason_text(words, catalogue or load(), error.reason)
    said = words.text("terminal-illegal-move", number=error.number, move=error.move, why=why)
    return CommandError(f"{path}: {said}")


def seat_names(record: Record) -> list[str]:
    """Labels of the seats: `p0`, with the player's name if the record has one."""
    named = len(record.names) == record.players
    return [
        f"p{seat} {plain(record.names[seat])}" if named else f"p{seat}"
        for seat in range(record.players)
    ]
