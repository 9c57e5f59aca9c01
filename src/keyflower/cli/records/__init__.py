"""The verbs that read a record, and what they share: options, and reading the file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, TypeVar

from cyclopts import Parameter

from keyflower.bots.failure import BotFailure
from keyflower.catalogue import Catalogue, load
from keyflower.cli.errors import CommandError
from keyflower.cli.options import Json, Language, speak
from keyflower.cli.plain import plain
from keyflower.cli.view.names import reason_text
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.errors import IllegalMove, KeyflowerError
from keyflower.words import Words

T = TypeVar("T")

MAX_FILE_BYTES: Final = 64 << 20  # bytes of a record; a long game has 100,000
RecordFile = Annotated[Path, Parameter(help="The file with the record.")]


@Parameter(name="*")  # its fields are options of the verb
@dataclass(frozen=True)
class RecordOptions:
    """The options of every verb that shows a record or tiles."""

    catalogue: Path | None = None
    """A file with other tiles than the built-in ones, such as those it was played with."""
    language: Language = None
    json: Json = False

    @cached_property
    def words(self) -> Words:
        """The messages of the language."""
        return speak(self.language)

    @cached_property
    def tiles(self) -> Catalogue | None:
        """The catalogue in the file; None stands for the built-in one."""
        return None if self.catalogue is None else load(self.catalogue)

    def verify(self, path: Path) -> tuple[Record, Game]:
        """A record and the game it leads to, every move of it checked."""
        record = read_record(path)
        with self.blame(path):
            return record, Game.from_record(record, catalogue=self.tiles)

    @contextmanager
    def blame(self, path: Path) -> Iterator[None]:
        """Say what is wrong with a record, and where."""
        try:
            yield
        except BotFailure:
            raise  # the record is not to blame
        except KeyflowerError as error:
            raise self._wrong(path, error) from None

    def _wrong(self, path: Path, error: KeyflowerError) -> CommandError:
        """What is wrong with a record. In English an illegal move comes with what is legal."""
        words = self.words
        if words.language == "en" or not isinstance(error, IllegalMove):
            return CommandError(f"{path}: {error}")
        why = reason_text(words, self.tiles or load(), error.reason)
        said = words.text("terminal-illegal-move", number=error.number, move=error.move, why=why)
        return CommandError(f"{path}: {said}")


def read_record(path: Path) -> Record:
    """The record in a file; errors name the file."""
    return read_file(path, Record.loads)


def read_file(path: Path, parse: Callable[[str], T]) -> T:
    """What a file of text has; errors name the file."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_FILE_BYTES + 1)  # /dev/zero has no end
        if len(content) > MAX_FILE_BYTES:
            raise CommandError(
                f"{path}: is too large for a record: at most {MAX_FILE_BYTES >> 20} MB"
            )
        return parse(content.decode("utf-8-sig"))
    except IsADirectoryError:
        raise CommandError(f"{path}: is a folder; give one of the records in it") from None
    except OSError as error:
        raise CommandError(f"{path}: can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path}: isn't a text file, so it can't be a record") from None
    except KeyflowerError as error:
        raise CommandError(f"{path}: {error}") from None


def seat_names(record: Record) -> list[str]:
    """Labels of the seats: `p0`, with the player's name if the record has one."""
    named = len(record.names) == record.players
    return [
        f"p{seat} {plain(record.names[seat])}" if named else f"p{seat}"
        for seat in range(record.players)
    ]
