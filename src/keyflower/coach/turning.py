"""Turning points: the decisions of a game that changed each player's chance of winning most.

A decision is a whole turn, or a pick, or a tile placed. What changed is what the network expects
before and after it; what would have been better is what the strongest bot does on the same view.
Whoever asks decides how bots and the network are asked: a server asks its worker processes.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from keyflower.bots import make
from keyflower.bots.ideas import why
from keyflower.bots.network.expectation import expectation
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Motive
from keyflower.catalogue import Catalogue
from keyflower.formats.events import Event
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.rules import actions
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import DEALER, Entry, effective
from keyflower.rules.pieces import SEASON_NAMES, WINTER, Season
from keyflower.rules.state import PICK_BOAT
from keyflower.rules.view import deal_unknown

STRONGEST: Final = "search:iterations=40"
"""The bot that says what would have been better."""
EACH: Final = 5
"""Turning points of each player."""
LOOKED_AT: Final = 10
"""Decisions of each player that the bot is asked about: those with the largest changes."""
BETTER: Final = 0.01
"""The chance of winning by which something must be better to be named."""
INSIDE: Final = (
    *(actions.PAY_WORKER, actions.PAY_BID, actions.PAY_SKILL, actions.TAKE_GOOD),
    *(actions.STEP, actions.UPGRADE, actions.DONE),
)
"""Actions that go on with a turn."""

ENDINGS: Final = (actions.PASS, actions.TAKE_BOAT, actions.PLACE, actions.PICK_TILES)
"""Actions that end a season or begin one where something is drawn: then chance changed the rest."""

Shares = list[list[float]]
"""Each seat's expected share of the win, before the first move and after each."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A complete decision of a seat: the entries of the log from `at` up to `until`."""

    seat: int
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class TurningPointData:
    """A decision that changed the result, and what would have been better."""

    seat: int
    at: int
    """Entries of the log before it."""
    until: int
    """Entries of the log after it."""
    season: Season
    before: float
    after: float
    """The seat's chance of winning before and after it."""
    done: list[Event]
    """What was done."""
    best: float
    """The chance after what the bot would have done; the same where nothing was better."""
    better: list[Event]
    """What the bot would have done; empty where that wasn't better."""
    reason: Motive
    """What speaks for the better turn, or for the one that was played."""

    @property
    def weight(self) -> float:
        """How much it changed; what could have been better counts twice."""
        return abs(self.after - self.before) + 2 * (self.best - self.after)


def decisions(log: list[Entry]) -> list[Decision]:
    """The decisions of a log that stand, without those that chance followed."""
    kept = {id(entry) for entry in effective(log)}
    found: list[Decision] = []
    for i, entry in enumerate(log):
        if id(entry) not in kept or entry.seat == DEALER or entry.action == actions.UNDO:
            continue
        kind = entry.action & actions.KIND_MASK
        if kind in ENDINGS and entry.outcomes:
            continue
        if kind in INSIDE and found and found[-1].seat == entry.seat:
            found[-1] = Decision(entry.seat, found[-1].at, i + 1)
        else:
            found.append(Decision(entry.seat, i, i + 1))
    return found


def candidates(found: list[Decision], shares: Shares, first: int) -> list[Decision]:
    """The decisions of each seat with the largest changes; `first`: entries before all moves."""
    out: list[Decision] = []
    for seat in range(len(shares[0])):
        mine = [one for one in found if one.seat == seat and one.at >= first]
        mine.sort(key=lambda one: -abs(measure_change(one, shares, first)))
        out += mine[:LOOKED_AT]
    return out


def measure_change(decision: Decision, shares: Shares, first: int) -> float:
    """By how much a decision changed its seat's chance of winning."""
    seat = decision.seat
    return shares[decision.until - first][seat] - shares[decision.at - first][seat]


def is_choice(before: Game, seat: int) -> bool:
    """Whether a seat could choose, in a position that the network knows to value.

    Before boats are picked, nothing in a position says which will be whose.
    """
    state = before.state
    if state.phase == PICK_BOAT and state.season != WINTER:
        return False
    return len(before.legal(seat)) > 1


def carry_out(before: Game, seat: int, plan: list[int]) -> tuple[Game, list[Event]]:
    """The game after a bot's turn, as far as it is legal, and the turn as events."""
    game = before.clone()
    events: list[Event] = []
    for action in plan:
        if not game.is_legal(action, seat):
            break
        events.append(game.act(action, seat))
    return game, events


def retell(before: Game, entries: list[Entry]) -> list[Event]:
    """Entries of a log as events."""
    game = before.clone()
    return [game.retell(entry) for entry in entries]


def turning_point(
    before: Game,
    decision: Decision,
    entries: list[Entry],
    shares: tuple[float, float],
    plan: list[int],
    best: float,
) -> TurningPointData:
    """A decision beside what the bot would have done; `shares`: the chance before and after."""
    seat = decision.seat
    played = entries[0].action
    _, events = carry_out(before, seat, plan)
    is_better = plan[0] != played and best >= shares[1] + BETTER
    state = deal_unknown(before.view(seat), 0)  # nothing that the seat couldn't know
    return TurningPointData(
        seat=seat,
        at=decision.at,
        until=decision.until,
        season=SEASON_NAMES[before.state.season],
        before=round(shares[0], 4),
        after=round(shares[1], 4),
        done=retell(before, entries),
        best=round(best if is_better else shares[1], 4),
        better=events if is_better else [],
        reason=why(state, seat, plan[0] if is_better else played),
    )


def most_telling(points: list[TurningPointData]) -> list[TurningPointData]:
    """Five of each seat, in the order of the game."""
    chosen: list[TurningPointData] = []
    for seat in sorted({point.seat for point in points}):
        mine = sorted((one for one in points if one.seat == seat), key=lambda one: -one.weight)
        chosen += sorted(mine[:EACH], key=lambda one: one.at)
    return chosen


def check_analysable(game: Game) -> None:
    """Whether the result of a game is there to be explained."""
    if not game.over:
        raise KeyflowerError("the game isn't over yet: turning points need its result")


def turning_points(
    record: Record,
    catalogue: Catalogue | None = None,
    bot: str = STRONGEST,
    advance: Callable[[int], None] = lambda _steps: None,
) -> list[TurningPointData]:
    """The turning points of a record, seat by seat."""
    replay = Replay(record, catalogue)
    first = len(replay.game.log)
    shares = [expectation(replay.game)]
    while replay.at < len(record.moves):
        replay.step()
        shares.append(expectation(replay.game))
        advance(1)
    replay.check_result()
    check_analysable(replay.game)
    log = replay.game.log
    looked_at = candidates(decisions(log), shares, first)
    points: list[TurningPointData] = []
    games = Replay(record, catalogue)
    for decision in sorted(looked_at, key=lambda one: one.at):
        while len(games.game.log) < decision.at:
            games.step()
        before = games.game.clone()
        seat = decision.seat
        if not is_choice(before, seat):
            continue
        with closing(make(bot, derived_seed("turning", decision.at), seat)) as player:
            plan = player.plan(before.view(seat), before.legal(seat))
        best = expectation(carry_out(before, seat, plan)[0])[seat]
        chances = shares[decision.at - first][seat], shares[decision.until - first][seat]
        entries = log[decision.at : decision.until]
        points.append(turning_point(before, decision, entries, chances, plan, best))
        advance(1)
    return most_telling(points)
