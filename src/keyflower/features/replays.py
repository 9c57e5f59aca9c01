"""Looking back: a game after any entry of its log, and how it stood."""

from dataclasses import dataclass
from typing import Final

from keyflower.formats.events import Event
from keyflower.formats.position.shapes import ViewData
from keyflower.game import Game
from keyflower.play import Table
from keyflower.play.errors import Refusal
from keyflower.play.views import view_data
from keyflower.rules.state import State

CACHED_EVERY: Final = 16  # log entries between two cached states
MOST_ANALYSED: Final = 800
"""Entries of a game that is analysed: the bots look at the position after each of them."""


@dataclass(frozen=True)
class Frame:
    """A game after `seq` entries of its log, as a viewer may see it."""

    seq: int
    last: int
    view: ViewData
    events: list[Event]


@dataclass(frozen=True)
class Analysis:
    """Each seat's expected share of the win after the numbers of log entries in `at`."""

    at: list[int]
    seats: list[list[float]]


class Moments:
    """A game after any entry of its log: some states are cached, the others replayed from them.

    It grows with the game.
    """

    def __init__(self) -> None:
        self._states: dict[int, State] = {}  # by the number of entries
        self._last = 0

    def after(self, game: Game, at: int) -> Game:
        """The game after `at` entries, of which it has at least that many."""
        if not self._states:
            then = game.start()
            self._last = len(then.log)
            self._states[self._last] = then.state.clone()
        while self._last + CACHED_EVERY <= at:
            then = self._after(game, self._last, self._last + CACHED_EVERY)
            self._last += CACHED_EVERY
            self._states[self._last] = then.state.clone()
        known = max(entries for entries in self._states if entries <= at)
        return self._after(game, known, at)

    def _after(self, game: Game, known: int, at: int) -> Game:
        return game.after(at, self._states[known].clone(), known)


def check_moment(table: Table, at: int) -> Game:
    """The game of a table, if it has had so many entries."""
    game, last = table.started(), len(table.events)
    first = first_of(game)
    if not first <= at <= last:
        raise Refusal(f"at is {first} to {last}: after how many entries of the log")
    return game


def frame_of(table: Table, then: Game, at: int, viewer: int) -> Frame:
    """A moment of a table's game as a viewer may see it."""
    events = [table.events[at - 1].seen_by(viewer)] if at else []
    return Frame(at, len(table.events), view_data(then, viewer), events)


def check_length(game: Game) -> None:
    """Refuse to analyse what no game can be: it would take minutes."""
    if len(game.log) > MOST_ANALYSED:
        raise Refusal(
            f"games of up to {MOST_ANALYSED} entries are analysed, not {len(game.log)}",
            "game-too-long",
        )


def analysed_game(table: Table) -> Game:
    """The game of a table, if it can be analysed."""
    game = table.finished("you can look back at a game once it's over")
    check_length(game)
    return game


def analysis_of(game: Game, shares: list[list[float]]) -> Analysis:
    """What is expected at each point, from the shares at those points."""
    first = first_of(game)
    at = list(range(first, first + len(shares)))
    return Analysis(at, [list(seat) for seat in zip(*shares)])


def first_of(game: Game) -> int:
    """After how many entries a game has started: the deal is one, unless it was prepared."""
    return 1 if game.origin is None else 0
