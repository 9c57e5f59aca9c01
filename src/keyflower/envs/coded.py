"""Games played in codes: small state machines over a `Game`."""

from typing import NamedTuple

from keyflower.envs.choices import Choice, first_choice, run_of
from keyflower.formats import position
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError


class Chooser(NamedTuple):
    """One seat on the way to an action, code by code.

    A choice that is left with one code after the first of a run is made by itself.
    """

    choice: Choice
    chosen: list[int]
    """The codes so far; those that followed by themselves are not in here."""

    def choose(self, code: int) -> "Chooser | int":
        """Choose a code. -> the next choice, or the action when it is complete"""
        if code not in self.choice.codes:
            raise KeyflowerError(f"code {code} is not legal now")
        found = self.choice.take(code)
        while isinstance(found, Choice) and len(found.codes) == 1:
            found = found.take(found.codes[0])
        return Chooser(found, [*self.chosen, code]) if isinstance(found, Choice) else found


def start_choosing(game: Game, seat: int) -> Chooser:
    """A seat's decision before its first code."""
    return Chooser(first_choice(game.state, seat), [])


class CodedGame:
    """A game in which `seat` makes one small choice after the other.

    Where several seats owe a decision at once, the lowest acts first.

    >>> play = CodedGame(Game.new(players=2, seed=7))
    >>> play.seat, play.codes()[:3]
    (1, [0, 13, 14])
    >>> play.choose(0)
    True
    >>> play.seat
    0
    """

    __slots__ = ("_chooser", "game", "seat")

    game: Game
    seat: int
    """The seat that chooses; -1 when the game is over."""
    _chooser: Chooser | None  # made when it is first needed

    def __init__(self, game: Game) -> None:
        self.game = game
        self._start()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    @property
    def chosen(self) -> list[int]:
        """What the seat has chosen of its action so far."""
        return [] if self._chooser is None else self._chooser.chosen

    def codes(self) -> list[int]:
        """The legal codes now, in ascending order; none when the game is over."""
        return [] if self.over else self._now().choice.codes

    def choose(self, code: int) -> bool:
        """Choose a code. -> whether that completed an action, which was carried out"""
        action = self.complete(code)
        if action is None:
            return False
        self.apply(action)
        return True

    def complete(self, code: int) -> int | None:
        """Choose a code. -> the action if it is complete, which `apply` must carry out then"""
        if self.over:
            raise KeyflowerError("the game is over")
        found = self._now().choose(code)
        if isinstance(found, int):
            return found
        self._chooser = found
        return None

    def apply(self, action: int) -> None:
        """Carry out a whole action of the seat."""
        self.game.apply(action, self.seat)
        self._start()

    def run_of(self, action: int) -> list[int]:
        """The codes to choose, one after the other, for a legal action of the seat."""
        if self.chosen or not self.game.is_legal(action, self.seat):
            raise KeyflowerError(f"{action} is not a legal action now")
        run: list[int] = []
        found: Choice | int = self._now().choice
        for code in run_of(self.game.state, action, self.seat):
            assert isinstance(found, Choice)
            if not run or len(found.codes) > 1:
                run.append(code)
            found = found.take(code)
        return run

    def clone(self) -> "CodedGame":
        """An equal game at the same choice, independent of this one."""
        other = CodedGame(self.game.clone())
        other._chooser = self._chooser  # it never changes
        return other

    def __deepcopy__(self, memo: object) -> "CodedGame":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, list[int]]]:
        return restore, (position.dumps(self.game.state), self.chosen)

    def _start(self) -> None:
        """The next seat's decision starts."""
        seats = self.game.to_act
        self.seat = seats[0] if seats else -1
        self._chooser = None

    def _now(self) -> Chooser:
        if self._chooser is None:
            self._chooser = start_choosing(self.game, self.seat)
        return self._chooser


def restore(text: str, chosen: list[int]) -> CodedGame:
    """The game of a position and the codes since; what came before is not kept."""
    coded = CodedGame(Game.from_state(position.loads(text)))
    for code in chosen:
        coded.choose(code)
    return coded


class Together:
    """A game in which all seats that owe a decision choose at once: building, winter tiles."""

    __slots__ = ("_choosers", "game")

    game: Game

    def __init__(self, game: Game) -> None:
        self.game = game
        self._choosers: dict[int, Chooser] = {}
        self._start()

    def codes(self, seat: int) -> list[int]:
        """The legal codes of a seat; none where it owes no decision."""
        return self._choosers[seat].choice.codes if seat in self._choosers else []

    def chosen(self, seat: int) -> list[int]:
        """What a seat has chosen of its action so far."""
        return self._choosers[seat].chosen if seat in self._choosers else []

    def choose(self, codes: dict[int, int]) -> None:
        """A code of every seat that owes a decision."""
        for seat in list(self._choosers):
            found = self._choosers[seat].choose(codes[seat])
            if isinstance(found, int):
                self.game.apply(found, seat)
                del self._choosers[seat]
            else:
                self._choosers[seat] = found
        self._start()

    def _start(self) -> None:
        """Seats that owe a decision start with it, or go on: what one does changes no other's."""
        for seat in self.game.to_act:
            if seat not in self._choosers:
                self._choosers[seat] = start_choosing(self.game, seat)
