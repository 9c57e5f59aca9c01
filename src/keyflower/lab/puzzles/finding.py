"""Finding puzzles in positions of games, and throwing out the bad ones.

A puzzle is kept only if one idea is clearly best, several others are possible, and the best turn
isn't to pass. What `greedy` plays at once decides with how hard a puzzle is.

What can't be proven is compared by looking ahead on the same deals of everything hidden. An idea is
what a turn starts with: a bid or a use at a tile. Each is followed with the best turn that
`trained` knows for it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Final

from keyflower.bots.bot import Bot
from keyflower.bots.network.network import BUILT_IN, network_for
from keyflower.bots.planning.greedy import GreedyBot, Plan
from keyflower.bots.planning.playout import no_gains
from keyflower.bots.planning.search import SearchBot, standings
from keyflower.bots.planning.trained import LOGIT, TrainedBot
from keyflower.bots.seeds import derived_seed
from keyflower.coach.outcome import final_points, idea_of, is_complete, last_points
from keyflower.coach.puzzle import DEAL, Grade, Kind, Puzzle, Theme, id_of
from keyflower.formats import notation, position
from keyflower.game import determinize
from keyflower.lab.puzzles.exact import NotProvable, Turn, prove_last_turns, prove_villages
from keyflower.rules.actions import BID, KIND_MASK, PASS, STEP, UPGRADE, USE, tile_of
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.village import add_tile
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.lookup import SCORES_NOTHING
from keyflower.rules.pieces import TURN_ORDER, WINTER
from keyflower.rules.state import BUILD, TRANSPORT, TURN, Board, State
from keyflower.rules.view import View

FEWEST_IDEAS: Final = 4
"""Ideas that a position must offer."""
POINTS: Final = 2
"""Points by which a proven turn must be better than every other idea."""
BEST_SHARE: Final = 0.05
"""The largest share of all ways to build or transport that may be best."""
LONGEST_BUILDING: Final = 2
"""Tiles to build with which all ways can be tried in time."""
MOST_WORKERS: Final = 8
"""Workers behind the screen with which all turns can be tried in time."""

MARGIN: Final = 0.05
PLAIN_MARGIN: Final = 0.09
"""The share of the win by which a searched turn must be better than every other idea; the second
where the simplest bot finds it, too."""
SURE: Final = 2.5
"""Standard errors by which it must be better."""
GLANCE: Final = 4
DEALS: Final = 24
"""Deals on which ideas are compared: for a first glance, and twice to be sure."""
CLOSE: Final = 3
"""The best ideas at first glance, which are compared further."""
LONG_WAY: Final = 3
"""Steps with which a turn is about transport, even if it ends with an upgrade."""

Proof = Callable[[State, int], list[Turn]]

RATINGS: Final[dict[Grade, int]] = {"easy": 1000, "medium": 1400, "hard": 1800}


def find(view: View, search: bool = True) -> Puzzle | None:
    """The puzzle in a position that a seat sees, if there is a good one.

    search: also look for turns that only a search finds, which takes longest.
    """
    state = determinize(view, DEAL).state
    if state.phase == BUILD and state.season == WINTER:
        if not 1 <= len(state.won[view.seat]) <= LONGEST_BUILDING:
            return None
        return _one_of_few(view, "building", state, _turns(prove_villages, state, view.seat))
    if state.phase == TRANSPORT and state.season == WINTER:
        return _one_of_few(view, "transport", state, _turns(prove_last_turns, state, view.seat))
    if state.phase != TURN or state.turn != view.seat:
        return None
    if state.season == WINTER and sum(view.screen) <= MOST_WORKERS:
        puzzle = _last_turn(view, state)
        if puzzle is not None:
            return puzzle
    return _searched(view, state) if search else None


def _last_turn(view: View, state: State) -> Puzzle | None:
    seat = view.seat
    by_idea: dict[int, Turn] = {}
    for turn in _turns(prove_last_turns, state, seat):
        idea = idea_of(turn.actions[0])
        if idea not in by_idea or turn.points > by_idea[idea].points:
            by_idea[idea] = turn
    ranked = sorted(by_idea.values(), key=lambda turn: -turn.points)
    if len(ranked) < FEWEST_IDEAS or ranked[0].points < ranked[1].points + POINTS:
        return None
    first = ranked[0].actions[0]
    if ranked[0].drew or first == PASS or is_for_turn_order(state, first):
        return None
    plain = [plain_points(state, seat, turn) for turn in ranked]
    if plain[0] < max(plain[1:]) + POINTS:
        return None
    return _proven(view, "last_turn", state, ranked[0], ranked[1])


def is_for_turn_order(state: State, action: int) -> bool:
    """Whether an action is a bid for a turn-order tile, whose points a last turn doesn't count."""
    return state.lookup.kind[tile_of(action)] == TURN_ORDER


def plain_points(state: State, seat: int, turn: Turn) -> int:
    """The final points with a turn without the purple worker, which comes with turn order."""
    then = state.clone()
    for action in turn.actions:
        perform(then, seat, action)
    return last_points(then, seat, purple=False)


def _turns(proof: Proof, state: State, seat: int) -> list[Turn]:
    """Every turn with its result; none where that can't be proven."""
    try:
        return proof(state, seat)
    except NotProvable:
        return []


def _one_of_few(view: View, kind: Kind, state: State, turns: list[Turn]) -> Puzzle | None:
    """The puzzle of finding one of the few ways that bring the most points."""
    ranked = sorted(turns, key=lambda turn: (-turn.points, len(turn.actions)))
    best = [turn for turn in ranked if turn.points == ranked[0].points]
    if not turns or len(best) > BEST_SHARE * len(turns):
        return None
    return _proven(view, kind, state, ranked[0], ranked[len(best)])


def _proven(view: View, kind: Kind, state: State, best: Turn, second: Turn) -> Puzzle | None:
    """A puzzle with a proof; as hard as it is for the bots."""
    level: Grade = "hard"
    if _points_of(GreedyBot(DEAL, view.seat), state) == best.points:
        level = "easy"
    elif kind == "building" and len(best.actions) == 1:
        level = "medium"  # there are few places for one tile
    elif _points_of(TrainedBot(DEAL, view.seat), state) == best.points:
        level = "medium"
    turn, instead = list(best.actions), list(second.actions)
    return _made(view, kind, level, turn, instead, best.points, second.points)


def _points_of(bot: Bot, state: State) -> int:
    """The points that a bot gets, which is asked for each action."""
    seat = bot.seat
    here = state.clone()
    while True:
        action = bot.plan(View(here, seat), legal_actions(here, seat))[0]
        if state.phase == BUILD:
            add_tile(here, seat, action)
        else:
            perform(here, seat, action)
        if is_complete(state.phase, here, seat):
            break
    return final_points(state.phase, here, seat)


def _searched(view: View, state: State) -> Puzzle | None:
    seat = view.seat
    legal = legal_actions(state, seat)
    plans = ideas(view, legal, DEAL)
    if len(plans) < FEWEST_IDEAS:
        return None
    greedy = idea_of(GreedyBot(DEAL, seat).plan(view, legal)[0])
    seed = derived_seed("puzzle", id_of(position.write_view(view)))
    glance = compare(view, plans, GLANCE, seed)
    solution = _idea(glance[0].plan)
    margin = PLAIN_MARGIN if solution == greedy else MARGIN
    if solution == PASS or lead(glance[0], glance[1])[0] < margin:
        return None
    upgrades = _upgrades(glance[0].plan)
    if upgrades and any(_upgrades(one.plan) == upgrades for one in glance[1:]):
        return None  # which tile is used for them is hard to see
    close = [one.plan for one in glance[:CLOSE]]
    found = []
    for time in (1, 2):
        found.append(compare(view, close, DEALS, derived_seed("deals", seed, time)))
        if not _clear(found[-1], solution, margin):
            return None
    level: Grade = "hard"
    if solution == greedy:
        level = "easy"
    elif solution == _idea(plans[0]):
        level = "medium"
    best, second = (round((found[0][n].share + found[1][n].share) / 2, 3) for n in (0, 1))
    turn, instead = (found[0][n].plan.actions for n in (0, 1))
    return _made(view, "searched", level, turn, instead, best, second)


def _clear(ranked: "list[Compared]", solution: int, margin: float) -> bool:
    """Whether an idea is better than all others by a margin that isn't luck."""
    mean, error = lead(ranked[0], ranked[1])
    return _idea(ranked[0].plan) == solution and mean >= max(margin, SURE * error)


def _idea(plan: Plan) -> int:
    return idea_of(plan.actions[0])


def _upgrades(plan: Plan) -> set[int]:
    """The tiles that a turn upgrades."""
    return {tile_of(action) for action in plan.actions if action & KIND_MASK == UPGRADE}


def theme_of(board: Board, seat: int, turn: list[int], instead: list[int]) -> Theme | None:
    """The theme of a puzzle, by its best turn and the best one with another idea; None without."""
    if board.phase == BUILD:
        return "loops_rivers"
    kinds = {action & KIND_MASK for action in turn}
    steps = sum(action & KIND_MASK == STEP for action in turn)
    if UPGRADE in kinds and steps < LONG_WAY:
        return "upgrade"
    if steps:
        return "transport"
    first = turn[0] & KIND_MASK
    tile = tile_of(turn[0])
    if first == BID:
        side = tile * 2 + board.side[tile]
        if board.season == WINTER and board.lookup.score_way[side] != SCORES_NOTHING:
            return "winter_sets"
        if board.lead[slot_of(board, tile)] not in (-1, seat):
            return "denying"
    if {first, instead[0] & KIND_MASK} == {BID, USE}:
        return "bid_or_use"
    return None


def _made(
    view: View,
    kind: Kind,
    level: Grade,
    turn: list[int],
    instead: list[int],
    best: float,
    second: float,
) -> Puzzle | None:
    theme = theme_of(view.board, view.seat, turn, instead)
    if theme is None:
        return None
    data = position.write_view(view)
    return Puzzle(
        id=id_of(data),
        level=level,
        theme=theme,
        kind=kind,
        rating=_rating(level, theme, len(turn)),
        best=best,
        second=second,
        turn=_lines(view, turn),
        instead=_lines(view, instead),
        view=data,
    )


def _rating(level: Grade, theme: Theme, actions: int) -> int:
    """A first guess, which changes with every solver: longer turns are harder."""
    return RATINGS[level] + 25 * min(actions - 1, 6) + (50 if theme == "denying" else 0)


def _lines(view: View, actions: list[int]) -> list[str]:
    """A turn in notation."""
    game = determinize(view, DEAL)
    lines: list[str] = []
    for action in actions:
        lines.append(notation.text(game.state, action))
        game.apply(action, view.seat)
    return lines


@dataclass(slots=True)
class Compared:
    """A turn, and the shares of the win that it led to, deal by deal."""

    plan: Plan
    shares: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The expected share of the win."""
        return sum(self.shares) / len(self.shares)


def ideas(view: View, legal: list[int], seed: int) -> list[Plan]:
    """The best turn for each idea, by `trained`; the best first."""
    bot = TrainedBot(seed, view.seat)
    found: dict[int, Plan] = {}
    for plan in sorted(bot.plans(view, legal, every_kind=True), key=lambda plan: -plan.value):
        found.setdefault(idea_of(plan.actions[0]), plan)
    return list(found.values())


def compare(view: View, plans: list[Plan], deals: int, seed: int) -> list[Compared]:
    """Follow each plan on the same deals; the best first."""
    bot = SearchBot(seed, view.seat, iterations=1)
    gains = no_gains(view.board.players)
    network = network_for(BUILT_IN, view.board.lookup)
    out = [Compared(plan) for plan in plans]
    for deal in range(deals):
        leaves = [bot.look_ahead(view, plan, deal, gains) for plan in plans]
        for one, points in zip(out, standings(leaves, view.seat, network)):
            one.shares.append(1.0 / (1.0 + math.exp(-points / LOGIT)))
    return sorted(out, key=lambda one: -one.share)


def lead(best: Compared, other: Compared) -> tuple[float, float]:
    """By how much one is better than another on average, and the standard error of that."""
    differences = [a - b for a, b in zip(best.shares, other.shares)]
    error = stdev(differences) / math.sqrt(len(differences)) if len(differences) > 1 else math.inf
    return fmean(differences), error
