"""Turning points: the decisions of a game that changed each player's chance of winning most.

A decision is a whole turn, or a pick, or a tile placed. The network says where another turn could
have made a difference. Whether it does is tried out (`trials`): on a few deals first, and what
seems to matter on more of them. Only what they confirm is a turning point.

Whoever asks decides where the work is done: a server asks its worker processes.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Final, Protocol

from keyflower.bots.ideas import why
from keyflower.bots.network.expectation import share_of
from keyflower.bots.network.features import Encoder, rows
from keyflower.bots.network.network import BUILT_IN, network_for
from keyflower.bots.planning.trained import TrainedBot, after
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Motive
from keyflower.catalogue import Catalogue
from keyflower.coach.outcome import idea_of
from keyflower.coach.trials import Trial, try_turns
from keyflower.formats.events import Event
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules import actions
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import DEALER, Entry, effective
from keyflower.rules.pieces import SEASON_NAMES, WINTER, Season
from keyflower.rules.state import PICK_BOAT
from keyflower.rules.view import View, deal_unknown

LOOKED_AT: Final = (0, 0, 4, 3, 2, 2, 2)
"""By number of players: decisions of each that are tried, those with the largest differences."""
FEW: Final = 8
"""Deals on which each of them is tried first."""
MANY: Final = 24
"""Further deals for those that seem to matter."""
SEEN: Final = 0.18
"""The difference on a few deals from which a decision seems to matter."""
LEAST: Final = 0.1
"""The difference that a turning point makes at least, and how many standard errors it is."""
ERRORS: Final = 2.0
USUAL: Final = 0.15
"""The size of usual differences: measured ones are drawn towards none by it, as far as they err."""
SAME_IDEA: Final = 0.05
"""From this difference on, another way to do the same thing is worth a word."""

ALL: Final = 100
"""What all of the work counts as."""

INSIDE: Final = (
    *(actions.PAY_WORKER, actions.PAY_BID, actions.PAY_SKILL, actions.TAKE_GOOD),
    *(actions.STEP, actions.UPGRADE, actions.DONE),
)
"""Actions that go on with a turn."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A complete decision of a seat: the entries of the log from `at` up to `until`."""

    seat: int
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision beside another turn, and by how much the network prefers that one."""

    decision: Decision
    done: list[int]
    other: list[int]
    gap: float


@dataclass(frozen=True, slots=True)
class TurningPointData:
    """A decision that changed the result, beside a turn with a clearly different chance."""

    seat: int
    at: int
    """Entries of the log before it."""
    until: int
    """Entries of the log after it."""
    season: Season
    done: list[Event]
    """What was played."""
    played: float
    """The chance of winning after it."""
    instead: list[Event]
    """The better turn that was missed, or the next best idea where the played one was better."""
    other: float
    """The chance after that."""
    error: float
    """The standard error of the difference."""
    deals: int
    """How many deals were played out each way."""
    exact: bool
    """Whether nothing was left to chance or to others."""
    reason: Motive
    """What speaks for the better one of both."""


class Analyst(Protocol):
    """Does the work, wherever that is."""

    async def scan(self, seat: int) -> list[Candidate]:
        """As `scan`."""

    async def try_turns(self, view: View, turns: list[list[int]], deal: int) -> Trial:
        """As `trials.try_turns`."""


def decisions(log: list[Entry]) -> list[Decision]:
    """The decisions of a log that stand."""
    kept = {id(entry) for entry in effective(log)}
    found: list[Decision] = []
    for i, entry in enumerate(log):
        if id(entry) not in kept or entry.seat == DEALER or entry.action == actions.UNDO:
            continue
        kind = entry.action & actions.KIND_MASK
        if kind in INSIDE and found and found[-1].seat == entry.seat:
            found[-1] = Decision(entry.seat, found[-1].at, i + 1)
        else:
            found.append(Decision(entry.seat, i, i + 1))
    return found


def most_trials(players: int) -> int:
    """How many trials a game can take."""
    return players * LOOKED_AT[players] * (FEW + MANY)


def scan(game: Game, seat: int) -> list[Candidate]:
    """The decisions of a seat where the network sees the largest differences to another turn."""
    before = game.start()
    found: list[Candidate] = []
    for decision in decisions(game.log):
        for entry in game.log[len(before.log) : decision.at]:
            before.repeat(entry)
        if decision.seat == seat and is_choice(before, seat):
            done = [entry.action for entry in game.log[decision.at : decision.until]]
            found += compare(before, decision, done)
    found.sort(key=lambda one: -abs(one.gap))
    return found[: LOOKED_AT[game.players]]


def is_choice(before: Game, seat: int) -> bool:
    """Whether a seat could choose, in a position that the network knows to value.

    Before boats are picked, nothing in a position says which will be whose.
    """
    known = before.state.phase != PICK_BOAT or before.state.season == WINTER
    return known and len(before.legal(seat)) > 1


def compare(before: Game, decision: Decision, done: list[int]) -> list[Candidate]:
    """What was done beside the best turn, or beside the best with another idea."""
    seat = decision.seat
    view = before.view(seat)
    seed = derived_seed("turning", decision.at)
    state = deal_unknown(view, seed)
    plans = TrainedBot(seed, seat).plans(view, before.legal(seat))
    plans.sort(key=lambda plan: -plan.value)
    idea = idea_of(done[0])
    turns = [done, plans[0].actions]
    turns += [plan.actions for plan in plans if idea_of(plan.actions[0]) != idea][:1]
    network = network_for(BUILT_IN, state.lookup)
    if network is None:
        return []
    numbers = rows(len(turns))
    encoder = Encoder(state, seat)
    for i, turn in enumerate(turns):
        encoder.write(after(state, seat, turn), numbers, i)
    shares = [share_of(logit) for logit in network.logits(numbers)]
    which = 1 if shares[1] - shares[0] >= SAME_IDEA else len(turns) - 1
    if idea_of(turns[which][0]) == idea and shares[which] - shares[0] < SAME_IDEA:
        return []
    return [Candidate(decision, done, turns[which], shares[which] - shares[0])]


class HereAnalyst:
    """Does the work in this process."""

    def __init__(self, game: Game, advance: Callable[[int], None]) -> None:
        self._game = game
        self._advance = advance

    async def scan(self, seat: int) -> list[Candidate]:
        """As `scan`."""
        return scan(self._game, seat)

    async def try_turns(self, view: View, turns: list[list[int]], deal: int) -> Trial:
        """As `trials.try_turns`."""
        self._advance(1)
        return try_turns(view, turns, deal)


def turning_points(
    record: Record,
    catalogue: Catalogue | None = None,
    advance: Callable[[int], None] = lambda _trials: None,
) -> list[TurningPointData]:
    """The turning points of a record, worked out in this process; `advance` counts the trials."""
    game = Game.from_record(record, catalogue=catalogue)
    return asyncio.run(Work(game, HereAnalyst(game, advance)).find())


class Work:
    """The turning points of a finished game, being worked out."""

    def __init__(self, game: Game, analyst: Analyst) -> None:
        if not game.over:
            raise KeyflowerError("the game isn't over yet: turning points need its result")
        self._game = game
        self._analyst = analyst
        self._trials = 0
        self._most = most_trials(game.players)

    @property
    def done(self) -> int:
        """How far the work is, of `ALL`."""
        return ALL * self._trials // self._most

    async def find(self) -> list[TurningPointData]:
        """All of them, seat by seat, in the order of the game."""
        scans = await asyncio.gather(*map(self._analyst.scan, range(self._game.players)))
        found = sorted(chain(*scans), key=lambda one: (one.decision.seat, one.decision.at))
        moments = [one.decision.at for one in found]
        befores = await asyncio.to_thread(lambda: list(map(self._game.after, moments)))
        points = await asyncio.gather(*map(self._confirm, found, befores))
        return [point for point in points if point is not None]

    async def _confirm(self, one: Candidate, before: Game) -> TurningPointData | None:
        trials = await self._try(one, before, range(FEW))
        if not exact(trials):
            if abs(difference(trials)) < SEEN:
                self._trials += MANY
                return None
            trials = await self._try(one, before, range(FEW, FEW + MANY))
        return turning_point(one, before, self._game.log, trials)

    async def _try(self, one: Candidate, before: Game, deals: range) -> list[Trial]:
        view = before.view(one.decision.seat)
        trials = []
        for deal in deals:
            trials.append(await self._analyst.try_turns(view, [one.done, one.other], deal))
            self._trials += 1
        return trials


def exact(trials: list[Trial]) -> bool:
    """Whether the result is certain: nobody has anything left to decide, on any deal."""
    return all(trial.certain and trial.shares == trials[0].shares for trial in trials)


def difference(trials: list[Trial]) -> float:
    """How much larger the chance is with the other turn."""
    return sum(trial.shares[1] - trial.shares[0] for trial in trials) / len(trials)


def turning_point(
    one: Candidate, before: Game, log: list[Entry], trials: list[Trial]
) -> TurningPointData | None:
    """A decision beside the other turn, if the trials confirm that they differ."""
    count = len(trials)
    gained = difference(trials)
    spread = sum((trial.shares[1] - trial.shares[0] - gained) ** 2 for trial in trials)
    error = 0.0 if exact(trials) else math.sqrt(spread + 0.5) / count
    if abs(gained) < max(LEAST, ERRORS * error):
        return None
    level = sum(sum(trial.shares) for trial in trials) / (2 * count)
    half = gained / 2 * USUAL**2 / (USUAL**2 + error**2)
    decision = one.decision
    seat = decision.seat
    better = one.other if gained > 0 else one.done
    return TurningPointData(
        seat=seat,
        at=decision.at,
        until=decision.until,
        season=SEASON_NAMES[before.state.season],
        done=told(before, log[decision.at : decision.until]),
        played=round(level - half, 4),
        instead=planned(before, seat, one.other),
        other=round(level + half, 4),
        error=round(error, 4),
        deals=count,
        exact=exact(trials),
        reason=why(deal_unknown(before.view(seat), 0), seat, better[0], tuple(better[1:])),
    )


def told(before: Game, entries: list[Entry]) -> list[Event]:
    """Entries of a log as events."""
    game = before.clone()
    return [game.retell(entry) for entry in entries]


def planned(before: Game, seat: int, turn: list[int]) -> list[Event]:
    """A turn as events, as far as it is legal."""
    game = before.clone()
    return [game.act(action, seat) for action in turn if game.is_legal(action, seat)]
