"""U: uses, workers that go onto a tile."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats import placing
from keyflower.formats.choices import Choices, Shown, UseChoice
from keyflower.formats.moves.base import Misread, Move, Placement, Reader
from keyflower.formats.places import Group, Place, group_of, location, place_of
from keyflower.rules import pieces
from keyflower.rules.actions import USE_STEPS, joining_slots, tile_of, use_action, use_counts
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.production import can_still_pay, has_skill, room_on, usable_tiles
from keyflower.rules.chapters.transport import can_flip, steps, upgrades
from keyflower.rules.chapters.village import owner_of
from keyflower.rules.errors import Reason
from keyflower.rules.lookup import TAKES_COLOUR, TAKES_NAMES, TAKES_SKILL, TAKES_WORKER, Lookup
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, NO_COLOUR, POWER_4B, RESOURCES, Colour
from keyflower.rules.state import ASIDE, LOT, VILLAGE, Board, State
from keyflower.rules.wording import by_name, by_name_at


@dataclass
class Use(Move):
    """Workers go onto a tile: `workers` in all, `screen` of these from behind the screen."""

    place: Place
    screen: dict[Colour, int]
    groups: list[Group]
    workers: dict[Colour, int]
    do: Literal["use"] = "use"


class UseKind(Placement):
    """`use 1 red 1 blue +turn:1 p2:stable`"""

    verb = "use"
    form = "use 1 blue p2:stable, use 1 red 1 blue +turn:1 lot:miner"
    field = "uses"

    def text(self, board: Board, action: int) -> str:
        return placing.placement_text(board, "use", use_counts(action), action, tile_of(action))

    def parse(self, reader: Reader, words: list[str]) -> int:
        tile, counts, mask = reader.placement(words)
        action = use_action(tile, mask)
        for colour in range(COLOURS):
            if counts[colour] > 7:
                raise Misread("more than 6 workers never fit on a tile (U3)")
            action += counts[colour] * USE_STEPS[colour]
        return action

    def read(self, board: Board, seat: int, action: int) -> Move:
        """With the sum of all workers."""
        groups = [group_of(board, seat, slot) for slot in joining_slots(action)]
        screen = by_name(use_counts(action), COLOUR_NAMES)
        workers = screen.copy()
        for group in groups:
            workers[group.colour] = workers.get(group.colour, 0) + group.count
        return Use(place_of(board, tile_of(action)), screen, groups, workers)

    def offer(self, found: Choices, state: State, workers: placing.Workers) -> None:
        moves = can_move(state, found.seat)
        for tile in usable_tiles(state):
            ranges = use_ranges(state, found.seat, tile, workers)
            if ranges:
                found.uses.append(use_choice(state, found.seat, tile, ranges, moves))

    def refuse(self, state: State, seat: int, action: int) -> Reason | None:
        """U1 to U7: why a use is not legal."""
        tile = tile_of(action)
        counts = use_counts(action)
        joined = joining_slots(action)
        why = (
            check_tile(state, seat, tile)
            or placing.check_joined(state, seat, joined, -1)
            or check_colours(state, seat, tile, counts, joined)
        )
        if why is not None:
            return why
        for colour in range(COLOURS):
            if counts[colour] > state.screen[seat * COLOURS + colour]:
                return placing.refuse_few(state, seat, colour, "T6")
        why = check_number(state, tile, sum(counts) + placing.count_joined(state, seat, joined))
        takes = state.lookup.takes[tile * 2 + state.side[tile]]
        if why is not None or can_still_pay(state, seat, takes, action):
            return why
        return refuse_payment(state, tile)


def use_ranges(state: State, seat: int, tile: int, workers: placing.Workers) -> list[placing.Range]:
    """U3, U4, U7, X8: every legal use of a tile with an action; a range for each colour."""
    least = state.used[tile] + 1
    room = room_on(state, tile)
    takes = state.lookup.takes[tile * 2 + state.side[tile]]
    if least > room or (takes >= TAKES_SKILL and not has_skill(state, seat, takes)):
        return []
    paid = NO_COLOUR
    if takes == TAKES_WORKER:
        room = min(room, workers.total(placing.ALL_COLOURS) - 1)
    elif TAKES_COLOUR <= takes < TAKES_WORKER:
        paid = takes - TAKES_COLOUR
        if not workers.total(paid):
            return []
    colour = state.colour[tile]
    found: list[placing.Range | None] = []
    if colour != NO_COLOUR and state.power[POWER_4B] == seat:
        found.append(use_range(workers, placing.ALL_COLOURS, least, room, paid))
    else:
        for placed in range(COLOURS) if colour == NO_COLOUR else [colour]:
            most = room if placed != paid else min(room, workers.total(paid) - 1)
            found.append(use_range(workers, placed, least, most, NO_COLOUR))
    return [part for part in found if part is not None]


def use_range(
    workers: placing.Workers, colour: int, least: int, most: int, capped: int
) -> placing.Range | None:
    """The uses within limits, which many tiles share; None where there is none.

    capped: a colour of which one worker must be left, or NO_COLOUR.
    """
    key = ((colour + 1) * 8 + capped + 1) * 64 + least * 8 + max(most, 0)
    if key not in workers.known:
        colours = list(range(COLOURS)) if colour == placing.ALL_COLOURS else [colour]
        cap = 0 if capped == NO_COLOUR else workers.total(capped) - 1
        limits = placing.Limits(colours, least, most, capped, cap)
        workers.known[key] = placing.range_within(workers, limits)
    return workers.known[key]


def smallest_use(tile: int, part: placing.Range) -> int:
    """The use of a range with the fewest workers."""
    action = use_action(tile, part.joined)
    for colour in range(COLOURS):
        action += part.fewest[colour] * USE_STEPS[colour]
    return action


def use_choice(
    state: State, seat: int, tile: int, ranges: list[placing.Range], moves: tuple[bool, bool]
) -> UseChoice:
    """The uses of one tile, and what comes of them."""
    ids = state.lookup.ids
    owner = owner_of(state, tile)  # -1: a lot
    workers_to = owner if owner >= 0 else state.lead[slot_of(state, tile)]
    yields = read_side(state.lookup, tile, state.side[tile])
    if state.power[pieces.POWER_2B] == seat:  # M1, X4
        yields.steps *= 2
        yields.upgrades *= 2
    warnings = shorten(state, tile, yields)
    if gains_nothing(yields, moves):
        warnings.append("nothing-to-gain")
    if workers_to < 0:
        warnings.append("workers-go-to-bag")
    elif workers_to != seat:
        warnings.append(f"workers-go-to-seat-{workers_to}")
    return UseChoice(
        tile=ids[tile],
        at=location(state, tile),
        owner=owner if owner >= 0 else None,
        used=state.used[tile],
        least=min([part.least for part in ranges]),
        most=max([part.most for part in ranges]),
        steps={
            COLOUR_NAMES[colour]: USE_STEPS[colour] for part in ranges for colour in part.colours
        },
        ranges=[
            placing.write_ways(part, use_action(tile), smallest_use(tile, part)) for part in ranges
        ],
        yields=yields,
        goods_to=ids[tile if owner == seat else state.villages[seat][0]],
        workers_to=workers_to if workers_to >= 0 else None,
        warnings=warnings,
    )


def read_side(lookup: Lookup, tile: int, side: int) -> Shown:
    """What a side shows."""
    at = tile * 2 + side
    return Shown(
        takes=TAKES_NAMES[lookup.takes[at]] or None,
        resources=by_name_at(lookup.gives, at, pieces.RESOURCE_NAMES),
        choose=lookup.choose[at],
        workers=lookup.workers[at],
        greens=lookup.greens[at],
        skills=lookup.skills[at],
        steps=lookup.steps[at],
        upgrades=lookup.upgrades[at],
    )


def shorten(state: State, tile: int, yields: Shown) -> list[str]:
    """I7: as far as there is any. -> which kinds of things run short of what the tile shows"""
    at = tile * 2 + state.side[tile]
    gives = state.lookup.gives[at * RESOURCES : (at + 1) * RESOURCES]
    there = [min(gives[kind], state.stock[kind]) for kind in range(RESOURCES)]
    yields.resources = by_name(there, pieces.RESOURCE_NAMES)
    out: list[str] = []
    available("stock", sum(gives), sum(there), out)
    if yields.greens:
        yields.greens = available("greens", yields.greens, state.greens, out)
    if yields.workers:
        yields.workers = available("bag", yields.workers, sum(state.bag), out)
    if yields.skills:
        yields.skills = available("pile", yields.skills, sum(state.pile), out)
    return out


def available(source: str, wanted: int, there: int, out: list[str]) -> int:
    """How much of an amount a source has; appends a warning if it runs short or is empty."""
    if there >= wanted:
        return wanted
    out.append(f"{source}-short" if there else f"{source}-empty")
    return there


def can_move(state: State, seat: int) -> tuple[bool, bool]:
    """M: whether a seat could take a step, and an upgrade, now, if a tile gave it one."""
    moved: list[int] = []
    steps(state, seat, moved)
    turned: list[int] = []
    for tile in state.villages[seat]:
        if can_flip(state, tile) and not turned:
            upgrades(state, seat, tile, turned)
    return bool(moved), bool(turned)


def gains_nothing(yields: Shown, moves: tuple[bool, bool]) -> bool:
    """U5: whether nothing can come of a use: nothing received, no step, no upgrade."""
    if yields.resources or yields.greens or yields.workers or yields.skills:
        return False
    return not (yields.steps and moves[0]) and not (yields.upgrades and moves[1])


def refuse_any(state: State, seat: int, tile: int) -> Reason:
    """U1 to U4, U7: why no use of a tile is legal."""
    why = check_tile(state, seat, tile)
    if why is not None:
        return why
    colour = state.colour[tile]
    needs = state.used[tile] + 1
    if placing.most_workers(state, seat, colour, -1) < needs:
        return placing.refuse_short("illegal-use-short", "U3", state, seat, colour, needs, -1)
    room = room_on(state, tile)
    workers = placing.Workers(state, seat)
    colours = range(COLOURS) if colour == NO_COLOUR else range(colour, colour + 1)
    if not any(use_range(workers, kind, needs, room, NO_COLOUR) for kind in colours):
        return Reason("illegal-use-large", "T6, U3", {"needs": needs, "room": room})
    return refuse_payment(state, tile)


def check_tile(state: State, seat: int, tile: int) -> Reason | None:
    """U1, U2, U3, U7: why a tile is never used, or not now, whoever is placed there."""
    lookup = state.lookup
    kind = lookup.kind[tile]
    place = state.place[tile]
    if kind == pieces.TURN_ORDER:
        return refuse_kind("turn_order")
    if kind in (pieces.BOAT, pieces.SUMMER_BOAT):
        return refuse_kind("boat")
    if lookup.season[tile] == pieces.WINTER:
        return refuse_kind("winter")
    if place == ASIDE:
        return Reason("illegal-use-aside", "V3", {"tile": lookup.ids[tile]})
    if place not in (VILLAGE, LOT):
        return Reason("illegal-use-absent", "U1", {"tile": lookup.ids[tile]})
    if not lookup.acts[tile * 2 + state.side[tile]]:
        return refuse_kind("side")
    needs = state.used[tile] + 1
    room = room_on(state, tile)
    if needs > room:
        return Reason("illegal-use-full", "U3", {"needs": needs, "room": room})
    takes = lookup.takes[tile * 2 + state.side[tile]]
    if takes >= TAKES_SKILL and not has_skill(state, seat, takes):
        return Reason("illegal-use-skill", "U7", {"skill": TAKES_NAMES[takes]})
    return None


def refuse_kind(what: str) -> Reason:
    """U2: that such a tile has nothing to use."""
    return Reason("illegal-use-never", "U2", {"what": what})


def refuse_payment(board: Board, tile: int) -> Reason:
    """U7: that the worker which a converter takes would not be left."""
    takes = board.lookup.takes[tile * 2 + board.side[tile]]
    return Reason("illegal-use-worker", "U7", {"colour": TAKES_NAMES[takes]})


def check_colours(
    board: Board, seat: int, tile: int, counts: list[int], joined: list[int]
) -> Reason | None:
    """C1, U4, X8: why the workers of a use have the wrong colours."""
    has = board.colour[tile]
    if has != NO_COLOUR and board.power[POWER_4B] == seat:
        return None
    moved = [board.bid_colour[slot * pieces.MAX_PLAYERS + seat] for slot in joined]
    first = has
    for colour in range(COLOURS):
        if counts[colour] or colour in moved:
            if first not in (NO_COLOUR, colour):
                if has == NO_COLOUR:
                    return Reason("illegal-use-mixed", "U4")
                return Reason("illegal-colour", "C1", {"colour": COLOUR_NAMES[has]})
            first = colour
    return None


def check_number(board: Board, tile: int, total: int) -> Reason | None:
    """U3: why a use takes too few or too many workers."""
    if total == 0:
        return Reason("illegal-use-none", "U3")
    used = board.used[tile]
    if total <= used:
        return Reason("illegal-use-few", "U3", {"used": used, "needs": used + 1})
    room = room_on(board, tile)
    if total > room:
        return Reason("illegal-use-many", "U3", {"room": room, "total": total})
    return None
