"""Proven results: every way to go on is followed to its end.

Two kinds of positions in winter can be proven. One is the last turn, or the transport in it:
everyone passes afterwards, as the puzzle says, and the points of boats and turn-order tiles aren't
counted. The other is building, where nothing that others do matters.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat
from typing import Final

from keyflower.bots.planning.candidates import worth_a_look
from keyflower.coach.outcome import last_points, points_of_village
from keyflower.rules.actions import PASS
from keyflower.rules.chapters.chance import SECRET, Script
from keyflower.rules.chapters.village import add_tile, placements
from keyflower.rules.decisions import legal_actions, perform
from keyflower.rules.errors import DrawMissing, KeyflowerError
from keyflower.rules.lookup import OF_RESOURCES, SCORES_NOTHING
from keyflower.rules.pieces import POWER_1A, WINTER
from keyflower.rules.state import BUILD, LOT_SLOTS, TRANSPORT, TURN, State

MOST_TURNS: Final = 8000
MOST_VILLAGES: Final = 12_000
"""Positions that a proof may look at: in the last turn, and while building."""

Key = tuple[object, ...]


class NotProvable(KeyflowerError):
    """A position of another kind, or with too many ways to go on."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A complete turn, and the most points that a seat can have at the end with it."""

    actions: tuple[int, ...]
    points: int
    drew: bool  # whether the points depend on what is drawn


def prove_last_turns(state: State, seat: int, most: int = MOST_TURNS) -> list[Turn]:
    """Every turn that leads to a position of its own, as the last of the game, with its result.

    Where something is drawn, the luckiest draw counts: a turn that is better is better whatever
    the others could draw. Of placements that differ only in how much they spend, the cheapest:
    workers that stay behind the screen never cost points.
    """
    if state.season != WINTER or state.phase not in (TURN, TRANSPORT) or state.turn != seat:
        raise NotProvable("it isn't the seat's turn in winter")
    if state.power[POWER_1A] == seat:
        raise NotProvable("workers will be drawn with the boat")
    left = _limit(most)
    draws_matter = counts_hidden(state, seat)
    found: list[Turn] = []
    if state.phase == TURN:
        found.append(Turn((PASS,), last_points(state, seat), False))
    seen: set[Key] = set()
    open_ways = deque[tuple[tuple[int, ...], State, bool]]([((), state, False)])
    while open_ways:
        actions, here, drew = open_ways.popleft()  # the shortest way to each position
        for action in worth_a_look(here, seat, legal_actions(here, seat), 0):
            if action == PASS and here.phase == TURN:
                continue
            for then, draws in _after(here, seat, action, draws_matter, left):
                key = _key(then)
                if key in seen:
                    continue
                seen.add(key)
                way = (*actions, action)
                if then.phase == TURN:
                    found.append(Turn(way, last_points(then, seat), drew or draws))
                else:
                    open_ways.append((way, then, drew or draws))
    return found


def _after(
    state: State, seat: int, action: int, draws_matter: bool, left: Iterator[None]
) -> list[tuple[State, bool]]:
    """The positions that an action can lead to, and whether the draw matters for the points."""
    out: list[tuple[State, bool]] = []
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        next(left)
        then = state.clone()
        try:
            perform(then, seat, action, Script(script) if draws_matter else None)
        except DrawMissing as missing:
            secret = (missing.viewer + 1) * SECRET
            drawn = [secret + outcome for outcome in missing.outcomes]
            # All of a use is drawn from the bag or all from the pile: its order is the same.
            scripts += [[*script, one] for one in drawn if not script or one >= script[-1]]
            continue
        out.append((then, bool(script)))
    return out


def _limit(most: int) -> Iterator[None]:
    """What a proof may still look at: the next one after so many raises an error."""
    yield from repeat(None, most)
    raise NotProvable("there are too many ways to go on")


def counts_hidden(state: State, seat: int) -> bool:
    """F6, F7: whether a tile that a seat has or could win scores workers or skills."""
    lookup = state.lookup
    tiles = [*state.villages[seat], *(tile for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0)]
    sides = [tile * 2 + state.side[tile] for tile in tiles]
    return any(
        lookup.score_way[side] != SCORES_NOTHING and lookup.score_of[side] != OF_RESOURCES
        for side in sides
    )


def _key(state: State) -> Key:
    """Equal for positions with the same future in this turn."""
    return (
        state.phase,
        state.steps,
        state.upgrades,
        state.use_tile,
        tuple(state.screen),
        tuple(state.skills),
        tuple(state.goods),
        tuple(state.side),
        tuple(state.workers_on),
        tuple(state.bid_size),
        tuple(state.stock),
    )


def prove_villages(state: State, seat: int, most: int = MOST_VILLAGES) -> list[Turn]:
    """Every village that a seat can build at the end of the game, with its points."""
    if state.season != WINTER or state.phase != BUILD or not state.won[seat]:
        raise NotProvable("the seat has nothing to build in winter")
    left = _limit(most)
    found: list[Turn] = []
    seen: set[Key] = set()
    open_ways: list[tuple[tuple[int, ...], State]] = [((), state)]
    while open_ways:
        actions, here = open_ways.pop()
        for action in placements(here, seat):
            way = (*actions, action)
            key = tuple(sorted(way))
            if key in seen:
                continue
            seen.add(key)
            next(left)
            then = here.clone()
            add_tile(then, seat, action)
            if then.won[seat]:
                open_ways.append((way, then))
            else:
                found.append(Turn(way, points_of_village(then, seat), False))
    return found
