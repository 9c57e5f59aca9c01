"""F11: the best closed walk, against solvers that try every walk."""

import itertools
import random

import pytest

from keyflower.catalogue import load
from keyflower.rules.chapters.loops import Roads, loop_walk
from keyflower.rules.chapters.village import cell_at, put_in_village
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import DIRECTIONS
from keyflower.rules.state import State

TABLES = Lookup(load())
AROUND = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))  # S, SW, NW, N, NE, SE
Links = set[frozenset[int]]


def walk_everywhere(links: Links) -> int:
    """Tiles on the best closed walk: every walk is walked, link by link."""
    best = 0
    ends: dict[int, list[int]] = {}
    for link in links:
        for tile in link:
            ends.setdefault(tile, []).extend(link - {tile})

    def go(first: int, here: int, used: Links, met: frozenset[int]) -> None:
        nonlocal best
        if here == first and len(met) > best:
            best = len(met)
        for there in ends[here]:
            link = frozenset((here, there))
            if link not in used and there >= first:
                go(first, there, used | {link}, met | {there})

    for first in sorted(ends):
        go(first, first, set(), frozenset())
    return best


def try_all_even_parts(links: Links) -> int:
    """The same by adding up the cycles of the map in all ways."""
    order = sorted(tuple(sorted(link)) for link in links)
    path: dict[int, int] = {}  # by tile: the links (bits) to the root of its tree
    waiting = list(range(len(order)))
    for tile in sorted({tile for link in order for tile in link}):
        if tile in path:
            continue
        path[tile] = 0
        grown = True
        while grown:
            grown = False
            for bit in list(waiting):
                a, b = order[bit]
                if (a in path) != (b in path):
                    new, old = (b, a) if a in path else (a, b)
                    path[new] = path[old] ^ 1 << bit
                    waiting.remove(bit)
                    grown = True
    cycles = [path[a] ^ path[b] ^ 1 << bit for bit in waiting for a, b in [order[bit]]]
    best = 0
    chosen = 0
    for step in range(1, 1 << len(cycles)):
        chosen ^= cycles[(step & -step).bit_length() - 1]
        group: dict[int, set[int]] = {}
        for bit, (a, b) in enumerate(order):
            if chosen >> bit & 1:
                one, two = group.get(a, {a}), group.get(b, {b})
                if one is not two:
                    for tile in two:
                        group[tile] = one
                    one |= two
                group[a] = group[b] = one
        best = max([best, *map(len, group.values())])
    return best


def check_walk(walk: list[int], links: Links, size: int) -> None:
    steps = [frozenset(step) for step in zip(walk, walk[1:] + walk[:1])]
    assert len(set(walk)) == size
    assert len(set(steps)) == len(steps)
    assert set(steps) <= links


def random_map(rng: random.Random, tiles: int, links: int) -> Links:
    pairs = [frozenset((a, b)) for a in range(tiles) for b in range(a)]
    return set(rng.sample(pairs, min(links, len(pairs))))


def solve(links: Links, tiles: int) -> Roads:
    order = sorted(tuple(sorted(link)) for link in links)
    roads = Roads(tiles, [a for a, _ in order], [b for _, b in order])
    roads.solve()
    return roads


def village(rng: random.Random, names: list[str], matching: bool) -> State:
    """Tiles put at random side by side, each where and how it makes many links."""
    state = State(TABLES, 2)
    state.clear()
    put_in_village(state, 1, TABLES.index[names[0]], cell_at(1, 0, 0), 0)
    taken = {(0, 0)}
    for name in names[1:]:
        tile = TABLES.index[name]
        best: list[tuple[float, int, int, int]] = []
        for c, r in sorted({(c + i, r + j) for c, r in taken for i, j in AROUND} - taken):
            for turn in range(DIRECTIONS):
                meets = 0
                fits = True
                for d, (i, j) in enumerate(AROUND):
                    other = state.cells.get(cell_at(1, c + i, r + j), -1)
                    if other >= 0:
                        mine = TABLES.edge[(tile * 6 + turn) * 6 + d]
                        theirs = TABLES.edge[
                            (other * 6 + state.rotation[other]) * 6 + (d + 3) % DIRECTIONS
                        ]
                        meets += mine == theirs == 1
                        fits = fits and mine == theirs
                if fits or not matching:
                    best.append((meets + 1.5 * rng.random(), c, r, turn))
        if best:
            _, c, r, turn = max(best)
            put_in_village(state, 1, tile, cell_at(1, c, r), turn)
            taken.add((c, r))
    return state


def links_of(state: State) -> Links:
    """Road links, read from the catalogue's words."""
    places = {}
    for tile in state.villages[1]:
        printed = TABLES.catalogue.tiles[tile].edges
        places[state.cell[tile]] = (
            tile,
            [printed[(d - state.rotation[tile]) % 6] for d in range(6)],
        )
    found = set()
    for c in range(-40, 40):
        for r in range(-40, 40):
            here = places.get(cell_at(1, c, r))
            for d, (i, j) in enumerate(AROUND):
                there = places.get(cell_at(1, c + i, r + j))
                if here and there and here[1][d] == there[1][(d + 3) % 6] == "road":
                    found.add(frozenset((here[0], there[0])))
    return found


ROADS = [
    tile.id
    for tile in TABLES.catalogue.tiles
    if tile.season in ("spring", "summer", "autumn") and "road" in tile.edges
] + ["turn_order_tile_2", "turn_order_tile_3", "turn_order_tile_4"]


@pytest.mark.slow
@pytest.mark.rule("F11")
def test_any_map_of_roads() -> None:
    rng = random.Random(11)
    for _ in range(800):
        tiles = rng.randint(0, 8)
        links = random_map(rng, tiles, rng.randint(0, 12))
        roads = solve(links, tiles)
        assert roads.best == walk_everywhere(links)
        check_walk(roads.walk(), links, roads.best)


@pytest.mark.slow
@pytest.mark.rule("F11")
@pytest.mark.parametrize("matching", [True, False])
def test_random_villages(matching: bool) -> None:
    rng = random.Random(12)
    loops = 0
    for _ in range(40):
        names = [f"home_{rng.randint(1, 6)}", *rng.sample(ROADS, rng.randint(3, 13))]
        state = village(rng, names, matching)
        links = links_of(state)
        best = walk_everywhere(links)
        loops += best > 0
        assert len(set(loop_walk(state, 1))) == best
        check_walk(loop_walk(state, 1), links, best)
    assert loops > 20


@pytest.mark.rule("F11")
def test_larger_maps_against_all_sums_of_cycles() -> None:
    rng = random.Random(13)
    for _ in range(300):
        tiles = rng.randint(8, 14)
        links = random_map(rng, tiles, tiles + rng.randint(0, 6))
        roads = solve(links, tiles)
        assert roads.best == try_all_even_parts(links)
        check_walk(roads.walk(), links, roads.best)


@pytest.mark.rule("F11")
def test_maps_that_fall_apart_without_a_few_tiles() -> None:
    rng = random.Random(15)
    for _ in range(600):
        links = random_map(rng, 3, rng.randint(0, 3))
        tiles = 3
        for _ in range(2):  # pieces that hang on tiles 0 to 2 only
            piece = range(tiles, tiles + rng.randint(2, 3))
            links |= {frozenset(pair) for pair in itertools.pairwise(piece)}
            for old in range(3):
                for _ in range(rng.randint(0, 2)):
                    links.add(frozenset((old, rng.choice(piece))))
            tiles = piece.stop
        roads = solve(links, tiles)
        assert roads.best == try_all_even_parts(links)
        check_walk(roads.walk(), links, roads.best)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.rule("F11")
def test_thousands_of_maps() -> None:
    rng = random.Random(14)
    for _ in range(2000):
        tiles = rng.randint(3, 9)
        links = random_map(rng, tiles, rng.randint(3, 13))
        assert solve(links, tiles).best == walk_everywhere(links)
    for _ in range(300):
        names = [f"home_{rng.randint(1, 6)}", *rng.sample(ROADS, rng.randint(10, 20))]
        state = village(rng, names, rng.random() < 0.5)
        links = links_of(state)
        if len(links) - len(state.villages[1]) < 9:
            assert len(set(loop_walk(state, 1))) == try_all_even_parts(links)


@pytest.mark.slow
@pytest.mark.rule("F11")
def test_the_densest_villages_are_solved() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        names = ["home_1", *rng.sample(ROADS, len(ROADS))]
        state = village(rng, names, True)
        check_walk(loop_walk(state, 1), links_of(state), len(set(loop_walk(state, 1))))


@pytest.mark.rule("F11")
def test_two_loops_that_share_a_tile_are_one_walk() -> None:
    links = {frozenset(link) for link in ((0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2))}
    roads = solve(links, 5)
    assert roads.best == 5
    assert roads.walk().count(2) == 2


@pytest.mark.rule("F11")
def test_of_loops_joined_by_one_road_only_the_best_counts() -> None:
    links = {frozenset(link) for link in ((0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 6))}
    links |= {frozenset((6, 3))}
    assert solve(links, 7).best == 4


@pytest.mark.rule("F11")
def test_no_loop_no_walk() -> None:
    roads = solve({frozenset((0, 1)), frozenset((1, 2))}, 3)
    assert roads.best == 0
    assert roads.walk() == []
