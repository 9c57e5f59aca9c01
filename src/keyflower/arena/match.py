"""One game of an arena: who plays, how it went, and how long everybody thought."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter_ns

from keyflower.bots import Bot, dismiss, make
from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.rules.scoring import Score

Standing = list[dict[str, int]]
"""By seat: the points by the rule that gives them, such as `F2`."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played; its number counts from 1."""

    number: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A bot that failed: it loses, the others share the win, and the game ends there."""

    seat: int
    verdict: str


@dataclass(frozen=True, slots=True)
class Facts:
    """What is worth knowing of a game beside its record."""

    bots: list[str]
    """By seat."""
    points: list[int] | None
    """By seat, unless the game was forfeited."""
    forfeit: Forfeit | None
    standing: list[Standing]
    """At the end of each season that was played to its end."""
    micros: list[list[int]]
    """By seat: microseconds of every decision, by the clock."""

    def wins(self) -> list[float]:
        """By seat: 1 for the winner, shared where several won."""
        seats = range(len(self.bots))
        if self.forfeit is not None:
            winners = [seat for seat in seats if seat != self.forfeit.seat]
        else:
            points = self.points or []
            winners = [seat for seat in seats if points[seat] == max(points)]
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]

    def ranks(self) -> list[int]:
        """By seat: how many did better."""
        if self.forfeit is not None:
            return [
                len(self.bots) - 1 if seat == self.forfeit.seat else 0
                for seat in range(len(self.bots))
            ]
        points = self.points or []
        return [sum(other > own for other in points) for own in points]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played: its record as text, and the facts beside it."""

    number: int
    record: str
    facts: Facts


def play_match(match: Match) -> Finished:
    """Play a game; everything but the times follows from the match, if the bots see to it."""
    table = _Table(match)
    try:
        forfeit = table.play()
    finally:
        table.close()
    game = table.game
    record = game.record()
    record.names = list(match.bots)
    points = None if forfeit is not None else record.result
    facts = Facts(list(match.bots), points, forfeit, table.standing, table.micros)
    return Finished(match.number, record.dumps(), facts)


class _Table:
    """A game in progress and the bots at it."""

    def __init__(self, match: Match) -> None:
        self.game = Game.new(len(match.bots), match.seed)
        self.standing: list[Standing] = []
        self.micros: list[list[int]] = [[] for _ in match.bots]
        self._match = match
        self._bots: list[Bot] = []

    def play(self) -> Forfeit | None:
        """Play to the end, or until a bot fails."""
        match = self._match
        for seat, spec in enumerate(match.bots):
            try:
                self._bots.append(make(spec, match.seed, seat))
            except Exception as error:
                return Forfeit(seat, _verdict(error))
        game = self.game
        unlooked_at = game.view(None)  # for bots that need no view
        season = game.state.season
        while not game.over:
            seat = game.to_act[0]
            legal = game.legal(seat)
            bot = self._bots[seat]
            view = game.view(seat) if bot.needs_view else unlooked_at
            begun = perf_counter_ns()
            try:
                action = bot.choose(view, legal[:])
            except Exception as error:
                return Forfeit(seat, _verdict(error))
            self.micros[seat].append((perf_counter_ns() - begun) // 1000)
            if action not in legal:
                return Forfeit(seat, f"illegal answer: {action!r} is no legal action")
            game.apply(action)
            if game.state.season != season or game.over:
                season = game.state.season
                self.standing.append(by_rule(game.scores()))
        return None

    def close(self) -> None:
        """Bots that hold on to something, such as a program, let it go."""
        for bot in self._bots:
            dismiss(bot)


def by_rule(scores: Sequence[Score]) -> Standing:
    """The points of every seat by the rule that gives them."""
    standing: Standing = []
    for score in scores:
        points: dict[str, int] = {}
        for line in score.lines:
            if line.points:
                points[line.rule] = points.get(line.rule, 0) + line.points
        standing.append(points)
    return standing


def _verdict(error: Exception) -> str:
    if isinstance(error, BotFailure):
        return error.verdict
    return f"crash: {type(error).__name__}: {error}"
