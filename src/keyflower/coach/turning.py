"""Turning points: the decisions of a game that changed each player's chance of winning most.

A decision is a whole turn, or a pick, or a tile placed. The network says where another turn could
have made a difference. Whether it does is tried out (`trials`): on a few deals first, and what
seems to matter on more of them. Only what they confirm is a turning point.

A `TrialRunner` decides where the work is done: a server's asks its worker processes.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, NamedTuple, Protocol, TypeVar

from keyflower.bots.ideas import why
from keyflower.bots.network.expectation import share_of
from keyflower.bots.network.features import Encoder, rows
from keyflower.bots.network.network import BUILT_IN, network_for
from keyflower.bots.planning.trained import TrainedBot, after
from keyflower.bots.seeds import derived_seed
from keyflower.bots.thought import Motive
from keyflower.catalogue import Catalogue
from keyflower.coach.outcome import idea_of
from keyflower.coach.trials import BOT, Pause, Trial, no_pause, try_turns
from keyflower.formats.events import Event
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules import actions
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import DEALER, Entry, effective
from keyflower.rules.pieces import SEASON_NAMES, WINTER, Season
from keyflower.rules.state import PICK_BOAT
from keyflower.rules.view import View, deal_unknown

MIN_GAP: Final = 0.05  # the network's difference that is worth trials: smaller ones are its noise

SCREENING_DEALS: Final = 4  # a decision is tried on these, and on as many again if they differ
SCREENING_DIFFERENCE: Final = 0.18  # the difference on these that is worth more deals
SCREENING_ENTRIES: Final = 800  # budget: entries of the log from each candidate to the end, in all

CONFIRMING_DEALS: Final = 12  # other deals, before those that make the result precise enough
MIN_DEALS: Final = 32
MAX_DEALS: Final = 96
"""Deals that confirm a candidate in all: the more, the less is left to play from there."""
DEAL_ENTRIES: Final = 3000  # entries that are played to confirm it, between these bounds
CONFIRMING_ENTRIES: Final = 7000  # budget for all candidates, the largest differences first

MIN_DIFFERENCE: Final = 0.1
"""The smallest difference in the chance of winning that makes a turning point."""
MIN_STANDARD_ERRORS: Final = 2.0  # how many standard errors it must be
PRIOR_DEVIATION: Final = 0.15
"""Prior standard deviation of differences: shrinks noisy ones towards zero."""

WHOLE_WORK: Final = 100  # what all of the work counts as
Item = TypeVar("Item")

INNER_KINDS: Final = (
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
    at: int  # entries of the log before it
    until: int  # entries of the log after it
    season: Season
    done: list[Event]  # what was played
    played: float  # the chance of winning after it
    instead: list[Event]
    """The better turn that was missed, or the next best idea where the played one was better."""
    other: float  # the chance after that
    error: float  # the standard error of the difference
    deals: int  # how many deals were played out each way
    exact: bool  # whether nothing was left to chance or to others
    reason: Motive  # what speaks for the better one of both


class TrialRunner(Protocol):
    """Runs `scan` and `trials.try_turns`, and gives games at a moment, in any process."""

    async def moment(self, at: int) -> Game: ...
    async def scan(self, seat: int) -> list[Candidate]: ...
    async def try_turns(self, view: View, turns: list[list[int]], deal: int) -> Trial: ...


def decisions(log: list[Entry]) -> list[Decision]:
    """The decisions of a log, without those that were taken back."""
    kept = {id(entry) for entry in effective(log)}
    made: list[Decision] = []
    for i, entry in enumerate(log):
        if id(entry) not in kept or entry.seat == DEALER or entry.action == actions.UNDO:
            continue
        kind = entry.action & actions.KIND_MASK
        if kind in INNER_KINDS and made and made[-1].seat == entry.seat:
            made[-1] = Decision(entry.seat, made[-1].at, i + 1)
        else:
            made.append(Decision(entry.seat, i, i + 1))
    return made


async def scan(game: Game, seat: int, pause: Pause = no_pause) -> list[Candidate]:
    """The decisions of a seat where the network sees the largest differences to another turn."""
    before = game.start()
    candidates: list[Candidate] = []
    for decision in decisions(game.log):
        for entry in game.log[len(before.log) : decision.at]:
            before.repeat(entry)
        if decision.seat == seat and is_choice(before, seat):
            done = [entry.action for entry in game.log[decision.at : decision.until]]
            candidates += compare(before, decision, done)
            await pause()
    return sorted(candidates, key=lambda candidate: -abs(candidate.gap))


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
    encoder = Encoder(state, seat, network.weights)
    for i, turn in enumerate(turns):
        encoder.write(after(state, seat, turn), numbers, i)
    shares = [share_of(logit) for logit in network.logits(numbers)]
    which = 1 if shares[1] - shares[0] >= MIN_GAP else len(turns) - 1
    gap = shares[which] - shares[0]
    if abs(gap) < MIN_GAP or (gap < 0 and idea_of(turns[which][0]) == idea):
        return []
    return [Candidate(decision, done, turns[which], gap)]


class LocalTrialRunner:
    """Runs them in this process. pause: awaited after each decision, for other tasks."""

    def __init__(self, game: Game, pause: Pause = no_pause) -> None:
        self._game = game
        self._pause = pause

    async def moment(self, at: int) -> Game:
        await self._pause()
        return self._game.after(at)

    async def scan(self, seat: int) -> list[Candidate]:
        return await scan(self._game, seat, self._pause)

    async def try_turns(self, view: View, turns: list[list[int]], deal: int) -> Trial:
        return await try_turns(view, turns, deal, BOT, self._pause)


def turning_points(
    record: Record,
    catalogue: Catalogue | None = None,
    advance: Callable[[int], None] = lambda _done: None,
) -> list[TurningPointData]:
    """Compute the turning points of a record in this process.

    advance: called with each part of `WHOLE_WORK` that is done
    """
    game = Game.from_record(record, catalogue=catalogue)
    return asyncio.run(Work(game, LocalTrialRunner(game), advance).find())


class Tried(NamedTuple):
    """A candidate with its position and the first trials."""

    candidate: Candidate
    before: Game
    trials: list[Trial]


class Work:
    """Computes the turning points of a finished game."""

    def __init__(
        self, game: Game, runner: TrialRunner, advance: Callable[[int], None] = lambda _done: None
    ) -> None:
        if not game.over:
            raise KeyflowerError("the game isn't over yet: turning points need its result")
        self._game = game
        self._runner = runner
        self._advance = advance
        self._played = 0
        self._planned = CONFIRMING_ENTRIES
        self.done = 0
        """How far the work is, of `WHOLE_WORK`."""

    async def find(self) -> list[TurningPointData]:
        """All of them, seat by seat, in the order of the game."""
        scans = await asyncio.gather(*map(self._runner.scan, range(self._game.players)))
        candidates = within(SCREENING_ENTRIES, in_turns(scans), self._left)
        self._planned += 2 * SCREENING_DEALS * sum(map(self._left, candidates))
        befores = [await self._runner.moment(candidate.decision.at) for candidate in candidates]
        tried = await asyncio.gather(*map(self._screen, candidates, befores))
        promising = [one for one in tried if abs(difference(one.trials)) >= SCREENING_DIFFERENCE]
        promising.sort(key=lambda one: -abs(difference(one.trials)))
        promising = within(CONFIRMING_ENTRIES, promising, self._cost)
        self._planned = self._played + sum(map(self._cost, promising))
        points = await asyncio.gather(*map(self._confirm, promising))
        self._tell(WHOLE_WORK)
        return sorted(filter(None, points), key=lambda point: (point.seat, point.at))

    def _left(self, candidate: Candidate) -> int:
        return len(self._game.log) - candidate.decision.at

    def _deals(self, candidate: Candidate) -> int:
        return min(MAX_DEALS, max(MIN_DEALS, DEAL_ENTRIES // self._left(candidate)))

    def _cost(self, tried: Tried) -> int:
        if exact(tried.trials):
            return 0
        return self._deals(tried.candidate) * self._left(tried.candidate)

    async def _screen(self, candidate: Candidate, before: Game) -> Tried:
        trials = await self._try(candidate, before, 0, SCREENING_DEALS)
        if exact(trials) or all(trial.shares[0] == trial.shares[1] for trial in trials):
            self._planned -= SCREENING_DEALS * self._left(candidate)
        else:
            trials += await self._try(candidate, before, SCREENING_DEALS, SCREENING_DEALS)
        return Tried(candidate, before, trials)

    async def _confirm(self, tried: Tried) -> TurningPointData | None:
        candidate, before, trials = tried
        if not exact(trials):
            first = 2 * SCREENING_DEALS  # deals that chose the candidate don't confirm it
            trials = await self._try(candidate, before, first, CONFIRMING_DEALS)
            rest = self._deals(candidate) - CONFIRMING_DEALS
            if abs(difference(trials)) < MIN_DIFFERENCE:
                self._planned -= rest * self._left(candidate)
                return None
            trials += await self._try(candidate, before, first + CONFIRMING_DEALS, rest)
        return turning_point(candidate, before, self._game.log, trials)

    async def _try(self, candidate: Candidate, before: Game, first: int, deals: int) -> list[Trial]:
        view = before.view(candidate.decision.seat)
        turns = [candidate.done, candidate.other]
        trials = []
        for deal in range(first, first + deals):
            trials.append(await self._runner.try_turns(view, turns, deal))
            self._played += self._left(candidate)
            self._tell(WHOLE_WORK * self._played // self._planned)
        return trials

    def _tell(self, done: int) -> None:
        self._advance(done - self.done)
        self.done = done


def within(budget: int, items: list[Item], cost: Callable[[Item], int]) -> list[Item]:
    """The items that fit into a budget; an item that doesn't is skipped."""
    kept = []
    for item in items:
        if cost(item) <= budget:
            budget -= cost(item)
            kept.append(item)
    return kept


def in_turns(scans: list[list[Candidate]]) -> list[Candidate]:
    """The first candidates of all seats, then the second ones, and so on."""
    rounds = zip_longest(*scans)
    return [candidate for row in rounds for candidate in row if candidate is not None]


def exact(trials: list[Trial]) -> bool:
    """Whether the result is certain: no seat has anything left to decide, on any deal."""
    return all(trial.certain and trial.shares == trials[0].shares for trial in trials)


def difference(trials: list[Trial]) -> float:
    """How much larger the chance is with the other turn."""
    return sum(trial.shares[1] - trial.shares[0] for trial in trials) / len(trials)


def turning_point(
    candidate: Candidate, before: Game, log: list[Entry], trials: list[Trial]
) -> TurningPointData | None:
    """A decision beside the other turn, if the trials confirm that they differ."""
    count = len(trials)
    gained = difference(trials)
    spread = sum((trial.shares[1] - trial.shares[0] - gained) ** 2 for trial in trials)
    error = 0.0 if exact(trials) else math.sqrt(spread + 0.5) / count
    if abs(gained) < max(MIN_DIFFERENCE, MIN_STANDARD_ERRORS * error):
        return None
    level = sum(sum(trial.shares) for trial in trials) / (2 * count)
    half = gained / 2 * PRIOR_DEVIATION**2 / (PRIOR_DEVIATION**2 + error**2)
    decision = candidate.decision
    seat = decision.seat
    better = candidate.other if gained > 0 else candidate.done
    return TurningPointData(
        seat=seat,
        at=decision.at,
        until=decision.until,
        season=SEASON_NAMES[before.state.season],
        done=list_done(before, log[decision.at : decision.until]),
        played=round(level - half, 4),
        instead=list_planned(before, seat, candidate.other),
        other=round(level + half, 4),
        error=round(error, 4),
        deals=count,
        exact=exact(trials),
        reason=why(deal_unknown(before.view(seat), 0), seat, better[0], tuple(better[1:])),
    )


def list_done(before: Game, entries: list[Entry]) -> list[Event]:
    """What was played, as events."""
    game = before.clone()
    return [game.retell(entry) for entry in entries]


def list_planned(before: Game, seat: int, turn: list[int]) -> list[Event]:
    """A turn as events, as far as it is legal."""
    game = before.clone()
    return [game.act(action, seat) for action in turn if game.is_legal(action, seat)]
