"""Games played in codes: small state machines over a `Game`."""

from keyflower.envs.choices import Choice, first_choice, run_of
from keyflower.formats import position
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError


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

    __slots__ = ("_choice", "chosen", "game", "seat")

    game: Game
    seat: int  # the seat that chooses; -1 when the game is over
    chosen: list[int]
    """Its codes of the action in progress, without those that followed by themselves."""
    _choice: Choice | None  # made when it is first needed

    def __init__(self, game: Game) -> None:
        self.game = game
        self._start()

    @property
    def over(self) -> bool:
        return self.seat < 0

    def codes(self) -> list[int]:
        """The legal codes now, in ascending order; none when the game is over."""
        return [] if self.over else self._now().codes

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
        self._choice = found
        self.chosen = [*self.chosen, code]
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
        found: Choice | int = self._now()
        for code in run_of(self.game.state, action, self.seat):
            assert isinstance(found, Choice)
            if not run or len(found.codes) > 1:
                run.append(code)
            found = found.take(code)
        return run

    def clone(self) -> "CodedGame":
        """An equal game at the same choice, independent of this one."""
        other = CodedGame(self.game.clone())
        other._choice, other.chosen = self._choice, self.chosen  # they never change
        return other

    def __deepcopy__(self, memo: object) -> "CodedGame":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str, list[int]]]:
        return restore, (position.dumps(self.game.state), self.chosen)

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


def restore(text: str, chosen: list[int]) -> CodedGame:
    """The game of a position and the codes since; what came before is not kept."""
    coded = CodedGame(Game.from_state(position.loads(text)))
    for code in chosen:
        coded.choose(code)
    return coded
