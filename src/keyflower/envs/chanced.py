"""A game played in codes whose chance is decided from outside, draw by draw."""

from copy import copy
from dataclasses import dataclass, field

from keyflower.envs.coded import CodedGame
from keyflower.envs.text import list_own
from keyflower.game import Game, determinize
from keyflower.rules.actions import KIND_MASK, PAY_SKILL, PICK_TILES, UPGRADE
from keyflower.rules.chapters.chance import EVERYONE, SECRET, outcome_text
from keyflower.rules.errors import DrawMissing
from keyflower.rules.log import DEALER, Entry
from keyflower.rules.options import Options

FACE_DOWN = (PAY_SKILL, PICK_TILES, UPGRADE)  # kinds of actions of which the others may see less


@dataclass(slots=True, eq=False)
class ChancedGame:
    """A game that stops at every draw: `chances` says what can come, `draw` says what comes.

    It also keeps what each seat has seen so far, as text.
    """

    players: int
    coded: CodedGame | None = field(default=None, init=False)
    """The game, None during the deal; during a draw it is still the position before the draw."""
    chances: list[tuple[int, float]] = field(default_factory=list, init=False)
    """The outcomes that can be drawn now and their probabilities; none where a seat chooses."""
    drawn: list[int] = field(default_factory=list, init=False)
    """What was drawn so far in the deal or action that is carried out now."""
    shown: str = field(default="", init=False)  # what all seats have seen
    own: list[str] = field(init=False)  # what each seat alone has seen
    _action: int = field(default=0, init=False)
    _viewer: int = field(default=EVERYONE, init=False)

    def __post_init__(self) -> None:
        self.own = [""] * self.players
        self._carry_out()

    @property
    def over(self) -> bool:
        return self.coded is not None and self.coded.over and not self.chances

    def choose(self, code: int) -> None:
        """The seat chooses a code; where that completes an action, draws may follow."""
        assert self.coded is not None
        action = self.coded.complete(code)
        if action is not None:
            self._action = action
            self.drawn = []
            self._carry_out()

    def draw(self, outcome: int) -> None:
        """What chance brings: one of `chances`."""
        assert any(outcome == possible for possible, _ in self.chances)
        self.drawn = [*self.drawn, outcome + (self._viewer + 1) * SECRET]
        self._carry_out()

    def seen_by(self, seat: int) -> str:
        """Everything that a seat has seen; its codes of the action in progress too."""
        coded = self.coded
        chosen = coded.chosen if coded is not None and coded.seat == seat else []
        return f"p{seat}\n{self.shown}\n{self.own[seat]}\n{chosen}"

    def resample(self, seat: int, seed: int) -> "ChancedGame":
        """A game that a seat can't tell from this one, with everything hidden dealt at random."""
        assert self.coded is not None
        assert not self.chances
        other = self.clone()
        dealt = determinize(self.coded.game.view(seat), seed)
        other.coded = CodedGame(dealt)
        for code in self.coded.chosen if self.coded.seat == seat else []:
            other.coded.complete(code)
        for rival in range(self.players):
            if rival != seat:  # what it saw is as unknown as what it holds
                other.own[rival] = holdings(dealt, rival)
        return other

    def clone(self) -> "ChancedGame":
        """An equal game, independent of this one."""
        other = copy(self)
        other.coded = None if self.coded is None else self.coded.clone()
        other.own = self.own.copy()
        return other

    def __deepcopy__(self, memo: object) -> "ChancedGame":
        return self.clone()

    def _carry_out(self) -> None:
        """The deal, or the action that is complete, as far as what was drawn is enough."""
        try:
            if self.coded is None:
                game = Game.dealt(self.players, Options(), self.drawn)
            else:
                game = self.coded.game.clone()
                game.repeat(Entry(self.coded.seat, self._action, self.drawn))
        except DrawMissing as missing:
            total = sum(missing.weights)
            self._viewer = missing.viewer
            self.chances = sorted(
                (outcome, weight / total)
                for outcome, weight in zip(missing.outcomes, missing.weights)
            )
            return
        self.chances = []
        self._write(game)
        self.coded = CodedGame(game)

    def _write(self, after: Game) -> None:
        """Note what all seats saw of the latest action, and what one seat alone saw."""
        seat = DEALER if self.coded is None else self.coded.seat
        shown = own = str(self._action)
        if self.coded is not None and self._action & KIND_MASK in FACE_DOWN:
            event = after.read_latest(self.coded.game.state)
            shown, own = event.seen_by(EVERYONE).text, event.text
        self.shown += f" p{seat}:{shown}"
        if shown != own:
            self.own[seat] += f" {own}"
        for outcome in self.drawn:
            viewer = outcome // SECRET - 1
            word = outcome_text(outcome % SECRET, after.state.lookup.ids)
            if viewer == EVERYONE:
                self.shown += f" {word}"
            else:
                self.shown += f" p{viewer}?"
                self.own[viewer] += f" {word}"


def holdings(game: Game, seat: int) -> str:
    """What a seat has that the others can't see, as text."""
    view = game.view(seat)
    return f" holds {' '.join(list_own(view, [*sorted(view.hand), *view.picked]))}"
