"""Analysis of a game: expected results, and the most expensive decisions."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Final

from keyflower.bots import check, make
from keyflower.bots.ideas import why
from keyflower.bots.network.expectation import expectation
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Motive, Thought
from keyflower.catalogue import Catalogue
from keyflower.formats import notation
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.rules.actions import UNDO
from keyflower.rules.pieces import SEASON_NAMES

WORST: Final = 10  # how many of the decisions that cost most are named
MIN_COST: Final = 0.05  # points below which a decision cost nothing worth naming


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """One move of a game, looked at afterwards."""

    move: int  # its number in the record, from 1
    seat: int
    season: str
    do: str
    expected: list[float]  # each seat's share of the win to be expected after it
    best: str  # what the bot thinks best; the move itself where nothing is better
    cost: float | None  # what the best is worth more, in points; None where the bot tells no value
    reasons: tuple[Motive, ...] = ()  # why the best is best


@dataclass(frozen=True, slots=True)
class GameAnalysis:
    """A whole game, looked at afterwards."""

    players: int
    names: list[str]
    bot: str
    over: bool
    points: list[int] | None  # the final points by seat, once over
    start: list[float]  # what was to be expected before the first move
    decisions: list[JudgedMove]
    worst: list[JudgedMove]  # the decisions that cost most, the costliest first


def analyse(
    record: Record,
    bot: str,
    catalogue: Catalogue | None = None,
    advance: Callable[[int], None] = lambda _moves: None,
) -> GameAnalysis:
    """Go through a record, finished or not, and ask a bot at every decision on the seat's view."""
    check(bot)
    replay = Replay(record, catalogue)
    start = round_shares(expectation(replay.game))
    decisions: list[JudgedMove] = []
    while replay.at < len(record.moves):
        decisions.append(_step(replay, bot))
        advance(1)
    replay.check_result()
    game = replay.game
    costly = [decision for decision in decisions if (decision.cost or 0.0) >= MIN_COST]
    costly.sort(key=lambda decision: (-(decision.cost or 0.0), decision.move))
    return GameAnalysis(
        players=record.players,
        names=record.names,
        bot=bot,
        over=game.over,
        points=[score.total for score in game.scores()] if game.over else None,
        start=start,
        decisions=decisions,
        worst=costly[:WORST],
    )


def round_shares(shares: list[float]) -> list[float]:
    """Rounded for output."""
    return [round(share, 4) for share in shares]


def _step(replay: Replay, spec: str) -> JudgedMove:
    """Do the next move, and judge it by what was known before it."""
    move = replay.record.moves[replay.at]
    number = replay.at + 1
    before = replay.game.clone()
    season = SEASON_NAMES[before.state.season]
    replay.step()
    expected = round_shares(expectation(replay.game))
    action = replay.game.log[-1].action
    best, cost = _judge(before, move.seat, action, spec, number)
    judged = JudgedMove(number, move.seat, season, move.do, expected, move.do, cost)
    if best is None or cost == 0.0:
        return judged
    return replace(
        judged,
        best=notation.text(before.state, best.action),
        reasons=(why(before.state, move.seat, best.action),),
    )


def _judge(
    game: Game, seat: int, action: int, spec: str, number: int
) -> tuple[Thought | None, float | None]:
    """The best candidate, and what it is worth more than the action that was played."""
    legal = game.legal(seat)
    if action == UNDO or len(legal) == 1:
        return None, 0.0
    thoughts = _consider(game, seat, legal, spec, number)
    if not thoughts:
        return None, None
    best = max(thoughts, key=lambda thought: thought.value)
    if best.action == action:
        return best, 0.0
    if len(thoughts) == 1:  # of several: a bot without values
        return best, None
    played = [thought for thought in thoughts if thought.action == action]
    if not played:  # the bot didn't consider it: ask for its value
        played = _consider(game, seat, [action], spec, number)
    return best, round(max(best.value - played[0].value, 0.0), 3)


def _consider(game: Game, seat: int, legal: list[int], spec: str, number: int) -> list[Thought]:
    """What a new bot, the same each time, thinks of some actions."""
    with closing(make(spec, derived_seed("analysis", number), seat)) as bot:
        return bot.consider(game.view(seat), legal)
