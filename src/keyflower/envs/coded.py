"""A game played in codes: a small state machine over a `Game`."""

from keyflower.envs.choices import Choice, first_choice, run_of
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError


class CodedGame:
    """A game in which `seat` makes one small choice after the other.

    Where several seats owe a decision at once, the lowest acts first. A choice that is left with
    one code after the first of a run is made by itself.

    >>> play = CodedGame(Game.new(players=2, seed=7))
    >>> play.seat, play.codes()[:3]
    (1, [0, 29, 32])
    >>> play.choose(0)
    True
    >>> play.seat
    0
    """

    __slots__ = ("_choice", "chosen", "game", "seat")

    game: Game
    seat: int
    """The seat that chooses; -1 when the game is over."""
    chosen: list[int]
    """What it has chosen of its action so far; what follows by itself is not in here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._choice: Choice | None = None
        self._start()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    def codes(self) -> list[int]:
        """The legal codes now, in ascending order; none when the game is over."""
        if self.over:
            return []
        return self._now().codes

    def choose(self, code: int) -> bool:
        """Choose a code. -> whether that completed an action, which was carried out"""
        if self.over:
            raise KeyflowerError("the game is over")
        choice = self._now()
        if code not in choice.codes:
            raise KeyflowerError(f"code {code} is not legal now")
        found = choice.take(code)
        while isinstance(found, Choice) and len(found.codes) == 1:
            found = found.take(found.codes[0])
        if isinstance(found, Choice):
            self._choice = found
            self.chosen = [*self.chosen, code]
            return False
        self.game.apply(found, self.seat)
        self._start()
        return True

    def run_of(self, action: int) -> list[int]:
        """The codes to choose, one after the other, for a legal action of the seat."""
        if self.chosen or not self.game.is_legal(action, self.seat):
            raise KeyflowerError(f"{action} is not a legal action now")
        run: list[int] = []
        found: Choice | int = self._now()
        for code in run_of(self.game.state, action, self.seat):
            assert isinstance(found, Choice)
            if not run or len(found.codes) > 1:
                run.append(code)
            found = found.take(code)
        return run

    def clone(self) -> "CodedGame":
        """An equal game at the same choice, independent of this one."""
        other = CodedGame.__new__(CodedGame)
        other.game = self.game.clone()
        other.seat = self.seat
        other.chosen = self.chosen
        other._choice = self._choice
        return other

    def _start(self) -> None:
        """The next seat's decision starts."""
        seats = self.game.to_act
        self.seat = seats[0] if seats else -1
        self.chosen = []
        self._choice = None

    def _now(self) -> Choice:
        if self._choice is None:
            self._choice = first_choice(self.game.state, self.seat)
        return self._choice
