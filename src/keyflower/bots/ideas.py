"""Ideas for a player: a few actions of different kinds, each with one reason in words.

A reason uses only what the player may know; the words are in `locale/LANGUAGE/bots.ftl`.
"""

from typing import Final

from keyflower.bots.evaluation.building import road_links
from keyflower.bots.thought import Motive, Thought
from keyflower.rules import actions
from keyflower.rules.actions import BID, KIND_MASK, PLACE, STEP, TAKE_BOAT, UPGRADE, USE, tile_of
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.chapters.seasons import winter_tiles_of
from keyflower.rules.chapters.worth import boat_worth, flip_worth, tile_worth, upgrade_worth
from keyflower.rules.pieces import RESOURCE_NAMES, RESOURCES, WINTER
from keyflower.rules.state import LOT_SLOTS, State

ABOUT_A_TILE: Final = (BID, USE, UPGRADE, PLACE, actions.FLIP_TILE, STEP)


def ideas(thoughts: list[Thought], most: int) -> list[Thought]:
    """The best thought of each kind, then the best about other tiles; the best first.

    No two are the same kind of action at the same tile: three colours of one bid are one idea.
    """
    first: list[Thought] = []
    others: list[Thought] = []
    kinds: list[int] = []
    places: list[tuple[int, int]] = []
    for thought in thoughts:
        kind = thought.action & KIND_MASK
        place = (kind, tile_of(thought.action) if kind in ABOUT_A_TILE else thought.action)
        if place in places:
            continue
        places.append(place)
        if kind in kinds:
            others.append(thought)
        else:
            kinds.append(kind)
            first.append(thought)
    chosen = (first + others)[:most]
    return [thought for thought in thoughts if thought in chosen]


def why(state: State, seat: int, action: int) -> Motive:
    """What speaks for an action, in one sentence."""
    kind = action & KIND_MASK
    if kind == BID:
        return why_bid(state, seat, action)
    if kind == USE:
        return why_use(state, tile_of(action))
    if kind == PLACE:
        links = road_links(state, action)
        return Motive("idea-place", {"links": links}) if links else Motive("idea-place-alone")
    points = points_added(state, seat, action)
    if points > 0:
        return Motive("idea-points", {"points": points})
    return Motive(
        {
            actions.PASS: "idea-pass",
            actions.DONE: "idea-done",
            actions.KEEP: "idea-keep",
            STEP: "idea-step",
            UPGRADE: "idea-upgrade",
            TAKE_BOAT: "idea-boat",
            actions.PICK_TILES: "idea-winter",
        }.get(kind, "idea-pay")
    )


def points_added(state: State, seat: int, action: int) -> int:
    """What an action adds to the points now."""
    kind = action & KIND_MASK
    now = total_points(state, seat)
    if kind == TAKE_BOAT:
        return boat_worth(state, seat, actions.boat_of(action), now)
    if kind == UPGRADE:
        return upgrade_worth(state, seat, tile_of(action), now) or 0
    if kind == actions.FLIP_TILE:
        return flip_worth(state, seat, tile_of(action), now)
    tiles = winter_tiles_of(state.lookup, action) if kind == actions.PICK_TILES else []
    return sum([tile_worth(state, seat, tile, now) for tile in tiles])


def why_bid(state: State, seat: int, action: int) -> Motive:
    """B: the points it would bring, what becomes of a losing bid, or where the bids stand."""
    tile = tile_of(action)
    slot = slot_of(state, tile)
    if slot >= LOT_SLOTS:
        in_winter = state.season == WINTER
        return Motive("idea-turn-order-winter" if in_winter else "idea-turn-order")
    points = tile_worth(state, seat, tile, total_points(state, seat))
    if points > 0:
        return Motive("idea-bid-points", {"points": points})
    if actions.losing_mask(action):
        return Motive("idea-losing-bid")
    leader = state.lead[slot]
    if leader < 0:
        return Motive("idea-bid-first")
    return Motive("idea-bid-more") if leader == seat else Motive("idea-bid-lead", {"seat": leader})


def why_use(state: State, tile: int) -> Motive:
    """U: what the use brings."""
    lookup = state.lookup
    face = tile * 2 + state.side[tile]
    goods = lookup.gives[face * RESOURCES : (face + 1) * RESOURCES]
    if any(goods):
        if lookup.choose[face]:
            return Motive("idea-use-choose")
        named = [f"{goods[i]} {RESOURCE_NAMES[i]}" for i in range(RESOURCES) if goods[i]]
        return Motive("idea-use-goods", {"goods": " ".join(named)})
    drawn = {"greens": lookup.greens, "workers": lookup.workers, "skills": lookup.skills}
    for what, counts in drawn.items():
        if counts[face]:
            return Motive(f"idea-use-{what}", {"count": counts[face]})
    return Motive("idea-use-moves")
