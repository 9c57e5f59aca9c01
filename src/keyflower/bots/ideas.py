"""Ideas for a player: a few actions of different kinds, each with reasons in words.

A reason uses only what the player may know; the words are in `locale/LANGUAGE/bots.ftl`.
"""

from typing import Final

from keyflower.bots.evaluation.building import road_links
from keyflower.bots.planning.trained import after
from keyflower.bots.thought import Motive, Thought
from keyflower.rules import actions, pieces
from keyflower.rules.actions import BID, KIND_MASK, PLACE, STEP, TAKE_BOAT, UPGRADE, USE, tile_of
from keyflower.rules.chapters import bidding, placing
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.chapters.seasons import ends_season, winter_tiles_of
from keyflower.rules.chapters.transport import can_flip
from keyflower.rules.chapters.village import owner_of
from keyflower.rules.chapters.worth import boat_worth, flip_worth, tile_worth
from keyflower.rules.lookup import TAKES_NAMES
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, RESOURCES, SKILLS, WINTER
from keyflower.rules.state import LOT_SLOTS, SLOTS, State
from keyflower.rules.view import unseen_workers

ABOUT_A_TILE: Final = (BID, USE, UPGRADE, PLACE, actions.FLIP_TILE, STEP)
ENDINGS: Final = (actions.PASS, actions.DONE, actions.KEEP)
PIECES_GIVEN: Final = (*pieces.RESOURCE_NAMES, "green", "workers", "skills", "steps", "upgrades")
PAYMENTS: Final = (actions.PAY_WORKER, actions.PAY_BID, actions.PAY_SKILL)
EQUAL_POINTS: Final = 1.0  # points of a bot's value up to which ideas are about equally good
BETTER_POINTS: Final = 3.0  # points from which one is clearly better


def ideas(thoughts: list[Thought], most: int) -> list[Thought]:
    """The best thought of each kind that isn't clearly worse, then the next best; the best first.

    No two are the same kind of action at the same tile: three colours of one bid are one idea.
    Doing nothing is an idea only if it is about as good as the best.
    """
    first: dict[int, Thought] = {}
    others: list[Thought] = []
    places: list[tuple[int, int]] = []
    for thought in thoughts:
        kind = thought.action & KIND_MASK
        behind = thoughts[0].value - thought.value
        place = (kind, tile_of(thought.action) if kind in ABOUT_A_TILE else thought.action)
        if place in places or (kind in ENDINGS and behind > EQUAL_POINTS):
            continue
        places.append(place)
        if kind in first or behind >= BETTER_POINTS:
            others.append(thought)
        else:
            first[kind] = thought
    chosen = [*first.values(), *others][:most]
    return [thought for thought in thoughts if thought in chosen]


def reasons(state: State, seat: int, chosen: list[Thought]) -> list[list[Motive]]:
    """For each idea what it brings, what it costs or others can do, and how it compares."""
    brings = [why(state, seat, one.action, one.then) for one in chosen]
    found = [[brings[i], *catches(state, seat, one.action)] for i, one in enumerate(chosen)]
    for i in range(len(chosen) if len(chosen) > 1 else 0):
        found[i].append(comparison(chosen, brings, i))
    return found


def comparison(chosen: list[Thought], brings: list[Motive], i: int) -> Motive:
    """The best idea beside the next, in points where both bring some; others beside the best."""
    behind = chosen[0].value - chosen[max(i, 1)].value
    by = "close" if behind <= EQUAL_POINTS else "clear" if behind >= BETTER_POINTS else "little"
    more = [int(one.variables.get("points", 0)) for one in brings]
    if i == 0 and behind > EQUAL_POINTS and brings[0].id == brings[1].id and more[0] > more[1]:
        return Motive("idea-more-points", {"points": more[0] - more[1], "number": 2})
    return Motive("idea-behind" if i else "idea-ahead", {"by": by, "number": 1 if i else 2})


def why(state: State, seat: int, action: int, then: tuple[int, ...] = ()) -> Motive:
    """What an action brings, in one sentence; `then`: what is planned to follow it."""
    kind = action & KIND_MASK
    ids = state.lookup.ids
    if kind == BID:
        return why_bid(state, seat, tile_of(action))
    if kind == actions.PASS:
        if ends_season(state, action):
            return Motive("idea-pass-end", {"tiles": state.lead.count(seat)})
        return Motive("idea-pass", {"count": sum(state.screen[seat * COLOURS :][:COLOURS])})
    if kind == PLACE:
        return Motive("idea-place", {"links": road_links(state, action)})
    if kind == TAKE_BOAT and state.season < WINTER:
        boat = actions.boat_of(action)
        workers = sum(state.boat_workers[boat * COLOURS :][:COLOURS])
        skills = sum(state.boat_skills[boat * SKILLS :][:SKILLS])
        return Motive("idea-get", {"goods": f"{workers} workers {skills} skills"})
    if kind == actions.TAKE_GOOD:
        needs = state.lookup.cost[actions.piece_of(action) :: RESOURCES]
        for tile in state.villages[seat]:
            if can_flip(state, tile) and needs[tile]:
                return Motive("idea-need", {"tile": ids[tile]})
    if kind in PAYMENTS:
        return Motive("idea-get", {"goods": gains(state, seat, state.use_tile)})
    points = max(points_added(state, seat, [action] if kind == UPGRADE else [action, *then]), 0)
    upgraded = [ids[tile_of(one)] for one in then if one & KIND_MASK == UPGRADE]
    if upgraded and kind != UPGRADE:
        return Motive("idea-to-upgrade", {"tile": upgraded[0], "points": points})
    if kind == USE and (state.season < WINTER or not points):
        goods = gains(state, seat, tile_of(action))
        takes = TAKES_NAMES[state.lookup.takes[tile_of(action) * 2]]  # U7
        cost = f"1 {takes}s" if takes in ("worker", "skill") else f"1 {takes}"
        traded = Motive("idea-trade", {"goods": goods, "cost": cost})
        return traded if takes else Motive("idea-get", {"goods": goods})
    if points and kind != actions.PICK_TILES:
        return Motive("idea-points", {"points": points})
    return Motive(f"idea-{actions.KIND_NAMES[kind]}", {"points": points})


def points_added(state: State, seat: int, plan: list[int]) -> int:
    """What a plan adds to the points now; 0 if that depends on a draw."""
    kind = plan[0] & KIND_MASK
    tile = tile_of(plan[0])
    now = total_points(state, seat)
    if kind == TAKE_BOAT:
        return boat_worth(state, seat, actions.boat_of(plan[0]), now)
    if kind == actions.FLIP_TILE:
        return flip_worth(state, seat, tile, now)
    if kind == actions.PICK_TILES:
        tiles = winter_tiles_of(state.lookup, plan[0])
        return sum([tile_worth(state, seat, one, now) for one in tiles])
    face = tile * 2 + state.side[tile]
    drawn = kind == USE and (state.lookup.workers[face] or state.lookup.skills[face])
    if drawn or kind not in (USE, STEP, UPGRADE, actions.TAKE_GOOD):
        return 0
    then = after(state, seat, plan)
    if kind == USE and owner_of(state, tile) == seat:  # E4: these workers come back
        for colour, count in enumerate(actions.use_counts(plan[0])):
            then.screen[seat * COLOURS + colour] += count
    return total_points(then, seat) - now


def why_bid(state: State, seat: int, tile: int) -> Motive:
    """B1: how soon one picks a boat, the points that a tile would bring, or what else it does."""
    slot = bidding.slot_of(state, tile)
    if slot >= LOT_SLOTS:
        return Motive("idea-turn-order", {"before": slot - LOT_SLOTS})
    points = tile_worth(state, seat, tile, total_points(state, seat))
    if points > 0:
        return Motive("idea-bid-points", {"points": points})
    goods = gains(state, seat, tile)
    if goods:
        return Motive("idea-bid-use", {"goods": goods})
    if state.lookup.power[tile * 2] >= 0:
        return Motive("idea-bid-power")
    return Motive("idea-bid-later", {"points": state.lookup.points[tile * 2 + 1]})


def gains(state: State, seat: int, tile: int) -> str:
    """U5, X4: what a use of a tile gives, such as `2 wood`."""
    lookup = state.lookup
    face = tile * 2 + state.side[tile]
    times = 2 if state.power[pieces.POWER_2B] == seat else 1
    given = lookup.gives[face * RESOURCES :][:RESOURCES]
    given += [lookup.greens[face], lookup.workers[face], lookup.skills[face]]
    given += [lookup.steps[face] * times, lookup.upgrades[face] * times]
    named = [f"{count} {name}" for count, name in zip(given, PIECES_GIVEN) if count]
    return "1 resources" if lookup.choose[face] else " ".join(named)


def catches(state: State, seat: int, action: int) -> list[Motive]:
    """What a placement costs, and what others can do about it."""
    kind = action & KIND_MASK
    if kind not in (BID, USE):
        return []
    slot = bidding.slot_of(state, tile_of(action))
    found = [Motive("idea-losing-bid")] if actions.losing_mask(action) else []
    if kind == USE:
        return [*found, workers_leave(state, seat, tile_of(action), slot)]
    if slot == SLOTS - 1 or (slot >= LOT_SLOTS and state.slot_tile[slot + 1] < 0):
        found = [Motive("idea-purple" if state.season == WINTER else "idea-start")]
    return [*found, rivals(state, seat, action, slot)]


def workers_leave(state: State, seat: int, tile: int, slot: int) -> Motive:
    """E3, E4: where the workers of a use go at the end of the season."""
    owner = owner_of(state, tile) if slot < 0 else state.lead[slot]
    if owner == seat:
        return Motive("idea-use-own" if slot < 0 else "idea-use-led")
    if owner < 0:
        return Motive("idea-use-lot")
    return Motive("idea-use-theirs" if slot < 0 else "idea-use-led-by", {"seat": owner})


def rivals(state: State, seat: int, action: int, slot: int) -> Motive:
    """B2, I5: who could outbid a bid, if the colours behind the screens were the right ones."""
    then = state.clone()
    bidding.place_bid(then, seat, action)
    unseen = unseen_workers(then)
    unseen[pieces.GREEN] -= then.greens
    able: list[int] = []
    for other in [one for one in range(state.players) if one != seat]:
        held = sum(state.screen[other * COLOURS :][:COLOURS])
        own = then.screen[seat * COLOURS :][:COLOURS]
        most = [min(held, unseen[colour] - own[colour]) for colour in range(COLOURS)]
        then.screen[other * COLOURS : (other + 1) * COLOURS] = most
        answers: list[int] = []
        bidding.bids(then, other, placing.Groups(then, other), answers)
        if tile_of(action) in [tile_of(answer) for answer in answers]:
            able.append(other)
    if not able:
        return Motive("idea-safe")
    if len(able) == 1 and state.players > 2:
        return Motive("idea-rival", {"seat": able[0]})
    size = bidding.least_total(then, able[0], slot)
    return Motive("idea-outbid", {"missing": f"{size} {COLOUR_NAMES[actions.bid_colour(action)]}"})
