"""U: uses, workers that go onto a tile."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats import placing
from keyflower.formats.choices import Choices, Shown, UseChoice
from keyflower.formats.moves.base import Misread, Move, PlacementKind, Reader
from keyflower.formats.places import Group, Place, group_of, place_of
from keyflower.rules import pieces
from keyflower.rules.actions import USE_STEPS, joining_slots, tile_of, use_action, use_counts
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.placing import Range, Workers
from keyflower.rules.chapters.transport import can_flip, steps, upgrades
from keyflower.rules.chapters.using import usable_tiles, use_ranges
from keyflower.rules.chapters.village import location, owner_of
from keyflower.rules.lookup import TAKES_NAMES, Lookup
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, RESOURCES, Colour
from keyflower.rules.state import Board, State
from keyflower.rules.wording import by_name, by_name_at


@dataclass
class Use(Move):
    """Workers go onto a tile: `workers` in all, `screen` of these from behind the screen."""

    place: Place
    screen: dict[Colour, int]
    groups: list[Group]
    workers: dict[Colour, int]
    do: Literal["use"] = "use"


class UseKind(PlacementKind):
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

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        moves = can_move(state, offered.seat)
        for tile in usable_tiles(state):
            ranges = use_ranges(state, offered.seat, tile, workers)
            if ranges:
                offered.uses.append(use_choice(state, offered.seat, tile, ranges, moves))


def smallest_use(tile: int, part: Range) -> int:
    """The use of a range with the fewest workers."""
    action = use_action(tile, part.joined)
    for colour in range(COLOURS):
        action += part.fewest[colour] * USE_STEPS[colour]
    return action


def use_choice(
    state: State, seat: int, tile: int, ranges: list[Range], moves: tuple[bool, bool]
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
