"""A puzzle: what a seat sees, the best turn, and how we know that it is best; and files of them."""

import gzip
from collections import UserDict
from collections.abc import Iterable, MutableMapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Literal, cast, get_args

from keyflower.formats import notation, position
from keyflower.formats.plain_json import format_json, parse_json
from keyflower.game import Game, determinize
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.lookup import lookup_of
from keyflower.rules.view import View

FORMAT: Final = "keyflower puzzles 1"
SHIPPED: Final = "puzzles.jsonl.gz"
DEAL: Final = 1  # seed of the hidden pieces: a view doesn't say what they were in its game
Grade = Literal["easy", "medium", "hard"]
Theme = Literal["bid_or_use", "upgrade", "transport", "loops_rivers", "winter_sets", "denying"]
Kind = Literal["last_turn", "transport", "building", "searched"]

GRADES: Final[tuple[Grade, ...]] = get_args(Grade)
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


class PuzzleError(KeyflowerError):
    """A puzzle that can't be read or used here."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of one seat, and what is best there.

    `best` and `second` are final points where they are proven, and chances of winning where both
    turns were only played out.
    """

    id: str
    level: Grade
    theme: Theme | None
    kind: Kind
    rating: int
    best: float
    second: float
    turn: list[str]  # the best turn in notation
    instead: list[str]  # the best turn with another idea
    view: object  # the position as the seat sees it (docs/position.md): nothing hidden is in it

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(cast(dict[str, int], self.view)["seat"])

    def seen(self) -> View:
        """What the seat sees."""
        return position.read_view(self.view)

    def game(self) -> Game:
        """A game to solve it in, with everything hidden dealt at random, always the same way."""
        return determinize(self.seen(), DEAL)

    @property
    def margin(self) -> float:
        """By how much the best turn is better."""
        return self.best - self.second


def id_of(view: object) -> str:
    """The name of a puzzle, which follows from its position."""
    return sha256(format_json(view, sort_keys=True).encode()).hexdigest()[:10]


def actions_of(game: Game, seat: int, lines: list[str]) -> list[int]:
    """A turn in notation as actions; the game is carried on by them."""
    actions: list[int] = []
    for line in lines:
        action = notation.parse(game.state, line, seat)
        game.apply(action, seat)
        actions.append(action)
    return actions


def of_mistake(name: str, view: View, point: dict[str, Any]) -> Puzzle:
    """The puzzle of finding what was missed at a turning point, which is given as JSON."""
    turn, instead = (legal_part(view, point[key]) for key in ("instead", "done"))
    best, second, shown = point["other"], point["played"], position.write_view(view)
    return Puzzle(name, "medium", None, "searched", 0, best, second, turn, instead, shown)


def legal_part(view: View, events: list[dict[str, Any]]) -> list[str]:
    """A turn as far as it is legal in a puzzle: what was drawn in its game may be different."""
    game = determinize(view, DEAL)
    kept: list[str] = []
    with suppress(KeyflowerError):
        for event in events:
            actions_of(game, view.seat, [event["text"]])
            kept.append(event["text"])
    return kept


def dumps(puzzles: Iterable[Puzzle]) -> str:
    """A file of puzzles: a line about the file, and one for each puzzle."""
    head = {"format": FORMAT, "catalogue": lookup_of(None).version}
    lines = [head, *(asdict(puzzle) for puzzle in puzzles)]
    return "".join(format_json(line, separators=(",", ":")) + "\n" for line in lines)


def loads(text: str) -> list[Puzzle]:
    """The puzzles of a file; `PuzzleError` says what is wrong with it."""
    return [_read(line) for line in _lines(text)]


def _lines(text: str) -> list[str]:
    """The puzzles of a file that this version can use, as JSON."""
    head, *lines = text.splitlines() or ["null"]
    found = _parsed(head)
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise PuzzleError(f'a file of puzzles starts with {{"format": "{FORMAT}", ...}}')
    version = lookup_of(None).version
    if found.get("catalogue") != version:
        raise PuzzleError(
            f"the puzzles were made with catalogue {found.get('catalogue')}, this is {version}: "
            "make new ones with `keyflower puzzles`"
        )
    return lines


def _read(line: str) -> Puzzle:
    try:
        return Puzzle(**_parsed(line))
    except TypeError as error:
        raise PuzzleError(f"not a puzzle: {error}") from None


def _parsed(line: str) -> Any:
    try:
        return parse_json(line)
    except ValueError as error:
        raise PuzzleError(f"invalid JSON (is the file truncated?): {error}") from None


class _Shipped(UserDict[str, Puzzle]):
    """Each is read when it's first asked for: in a browser, to read all takes half a second."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = {parse_json(line[: line.index(",")] + "}")["id"]: line for line in lines}
        super().__init__(dict.fromkeys(self._lines))

    def __getitem__(self, name: str) -> Puzzle:
        if self.data.get(name, name) is None:
            self.data[name] = _read(self._lines[name])
        return super().__getitem__(name)


@lru_cache(maxsize=1)
def shipped() -> MutableMapping[str, Puzzle]:
    """The puzzles of this version by their names."""
    data = (files("keyflower.coach") / SHIPPED).read_bytes()
    return _Shipped(_lines(gzip.decompress(data).decode()))
