"""F4: the solver against one that tries everything, item by item."""

import random

import pytest

from keyflower.rules.chapters.allocation import OWN, Allocation, ScoringTile, Stack, most_points
from keyflower.rules.lookup import ANY, CHOSEN, EACH, SET

KINDS = range(4)
Given = tuple[tuple[int, ...], ...]


def try_everything(stacks: list[Stack], uses: list[ScoringTile]) -> int:
    """The most points: every item goes through every use it fits, as every kind it can be.

    What has been assigned is a tuple: for a set how many of each kind, for others how many of
    one group are there, for a chosen kind which (-1: none yet).
    """
    start = tuple(
        (0, 0, 0, 0) if use.way == SET else (-1,) if use.way == CHOSEN else (0,) for use in uses
    )
    reached: dict[Given, int] = {start: 0}
    for stack in stacks:
        kinds = list(KINDS) if stack.wild else [stack.kind]
        for _ in range(stack.count):
            then: dict[Given, int] = {}

            def reach(given: Given, points: int, then: dict[Given, int] = then) -> None:
                if then.get(given, -1) < points:
                    then[given] = points

            for given, points in reached.items():
                reach(given, points + stack.own)
                for u, use in enumerate(uses):
                    for kind in kinds:
                        if not use.kinds >> kind & 1:
                            continue
                        so_far = given[u]
                        more = 0
                        if use.way == SET:
                            so_far = tuple(so_far[k] + (k == kind) for k in KINDS)
                            wanted = [k for k in KINDS if use.kinds >> k & 1]
                            if all(so_far[k] for k in wanted):
                                so_far = tuple(so_far[k] - (k in wanted) for k in KINDS)
                                more = use.points
                        elif use.way == ANY:
                            so_far = ((so_far[0] + 1) % use.size,)
                            more = 0 if so_far[0] else use.points
                        elif use.way == CHOSEN:
                            if so_far[0] not in (-1, kind):
                                continue
                            so_far, more = (kind,), use.points
                        else:
                            more = use.points
                        reach(given[:u] + (so_far,) + given[u + 1 :], points + more)
            reached = then
    return max(reached.values())


def random_use(rng: random.Random, tile: int, plain: bool) -> ScoringTile:
    way = rng.choice((EACH, CHOSEN, SET, ANY))
    if plain:
        kinds = {EACH: 8, CHOSEN: 15, SET: 7, ANY: 15}[way]
    else:
        kinds = rng.randrange(1, 16)
    size = kinds.bit_count() if way == SET else rng.randint(2, 5) if way == ANY else 1
    return ScoringTile(tile, way, kinds, size, rng.randint(1, 3 + 2 * size))


def random_stacks(rng: random.Random, items: int) -> list[Stack]:
    stacks = []
    while items:
        count = rng.randint(1, min(4, items))
        items -= count
        kind = rng.choice(KINDS)
        wild = kind == 3 and rng.random() < 0.8
        own_tile = rng.choice((-1, 5))
        stacks.append(Stack(kind, count, wild, rng.choice((0, 0, 1, 2, 3)), own_tile))
    return stacks


def check_given(allocation: Allocation) -> None:
    """What `given` says can be done, uses no item twice, and scores the points."""
    points = 0
    used = [0] * len(allocation.stacks)
    into: dict[int, dict[int, int]] = {}
    for given in allocation.given():
        stack = allocation.stacks[given.stack]
        used[given.stack] += given.count
        assert given.count > 0
        if given.use == OWN:
            points += stack.own * given.count
            continue
        assert stack.wild or given.counted_as == stack.kind
        counted = into.setdefault(given.use, {})
        counted[given.counted_as] = counted.get(given.counted_as, 0) + given.count
    for stack, count in zip(allocation.stacks, used):
        assert count <= stack.count
    for index, counted in into.items():
        use = allocation.uses[index]
        number = allocation.groups_of(index)
        assert all(use.kinds >> kind & 1 for kind in counted)
        if use.way == SET:
            assert counted == {kind: number for kind in KINDS if use.kinds >> kind & 1}
        elif use.way == ANY:
            assert sum(counted.values()) == number * use.size
        else:
            assert number == 0
            assert use.way == EACH or len(counted) == 1
            number = sum(counted.values())
        points += number * use.points
    assert points == allocation.points


def check(rng: random.Random, items: int, tiles: int, plain: bool) -> None:
    stacks = random_stacks(rng, items)
    uses = [random_use(rng, tile, plain) for tile in range(tiles)]
    best = try_everything(stacks, uses)
    assert most_points(stacks, uses) == best
    allocation = Allocation(stacks, uses)
    assert allocation.points == best
    check_given(allocation)


@pytest.mark.slow
@pytest.mark.rule("F4", "F14")
def test_the_most_points_with_up_to_three_tiles() -> None:
    rng = random.Random(1)
    for _ in range(600):
        check(rng, rng.randint(0, 9), rng.randint(0, 3), plain=True)


@pytest.mark.rule("F4", "F14")
def test_the_most_points_with_tiles_of_a_corrected_catalogue() -> None:
    rng = random.Random(2)
    for _ in range(500):
        check(rng, rng.randint(0, 8), rng.randint(1, 3), plain=False)


@pytest.mark.rule("F4", "F14")
def test_groups_that_take_different_kinds() -> None:
    rng = random.Random(3)
    for _ in range(150):
        stacks = random_stacks(rng, rng.randint(4, 9))
        uses = []
        for tile in range(3):
            size = rng.randint(2, 3)
            uses.append(ScoringTile(tile, ANY, rng.choice((3, 5, 6, 7, 9, 12)), size, size * 2))
        allocation = Allocation(stacks, uses)
        assert allocation.points == try_everything(stacks, uses)
        check_given(allocation)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.rule("F4", "F14")
def test_the_most_points_in_thousands_of_cases() -> None:
    rng = random.Random(4)
    for _ in range(6000):
        check(rng, rng.randint(0, 12), rng.randint(0, 3), plain=True)
    for _ in range(3000):
        check(rng, rng.randint(0, 9), rng.randint(1, 4), plain=False)


@pytest.mark.rule("F4")
def test_a_set_may_be_worth_more_than_what_its_items_score_alone() -> None:
    # Wood scores 3 on its yard; a set for 5 needs one, so one wood is given up if both others are
    # otherwise worth nothing.
    stacks = [Stack(0, 2, False, 0, -1), Stack(1, 1, False, 0, -1), Stack(2, 2, False, 3, 7)]
    allocation = Allocation(stacks, [ScoringTile(1, SET, 7, 3, 5)])
    assert allocation.points == 5 + 3
    assert allocation.groups_of(0) == 1


@pytest.mark.rule("F4", "F14")
def test_the_same_items_give_the_same_allocation() -> None:
    def allocate() -> list[tuple[int, int, int, int]]:
        rng = random.Random(5)
        stacks = random_stacks(rng, 20)
        uses = [random_use(rng, tile, True) for tile in range(4)]
        given = Allocation(stacks, uses).given()
        return [(g.use, g.stack, g.counted_as, g.count) for g in given]

    assert allocate() == allocate()
