"""I1 to I3, I7: workers, resources and skills are all there, and nothing is less than none."""

from collections.abc import Iterator

from keyflower.rules import pieces
from keyflower.rules.pieces import ALL_RESOURCES, COLOUR_NAMES, GREEN, RESOURCE_NAMES, RESOURCES
from keyflower.rules.state import VILLAGE, State


def check_pieces(state: State) -> Iterator[str]:
    """I1 to I3, I7, U6."""
    workers = {
        "workers in bag": state.bag,
        "workers behind screen": state.screen,
        "workers on tile": state.workers_on,
        "workers on boat": state.boat_workers,
    }
    besides = [0, 0, 0, state.greens]
    for bid, size in enumerate(state.bid_size):
        besides[state.bid_colour[bid]] += size
    yield from check_counts("I1", COLOUR_NAMES, " workers", pieces.ALL_WORKERS, workers, besides)
    if state.greens < 0:
        yield f"I1: {state.greens} {COLOUR_NAMES[GREEN]} workers in the supply"
    if min(state.bid_size) < 0:
        yield f"I1: a bid of {min(state.bid_size)} workers"
    resources = {"in stock": state.stock, "on tile": state.goods}
    yield from check_counts("I2", RESOURCE_NAMES, "", ALL_RESOURCES, resources, [0, 0, 0, 0])
    for i, count in enumerate(state.goods):
        if count and state.place[i // RESOURCES] != VILLAGE:
            name = state.lookup.ids[i // RESOURCES]
            yield f"U6: {count} {RESOURCE_NAMES[i % RESOURCES]} on {name}, which is in no village"
    skills = {
        "skills in pile": state.pile,
        "skills behind screen": state.skills,
        "skills on boat": state.boat_skills,
    }
    yield from check_counts("I3", pieces.SKILL_NAMES, "s", pieces.ALL_SKILLS, skills, [0, 0, 0])


def check_counts(
    rule: str,
    names: tuple[str, ...],
    noun: str,
    wanted: tuple[int, ...],
    places: dict[str, list[int]],
    besides: list[int],
) -> Iterator[str]:
    """As many pieces of each kind as there are, at places and `besides`; nowhere less than none."""
    for kind, name in enumerate(names):
        count = besides[kind]
        for counts in places.values():
            count += sum(counts[kind :: len(names)])
        if count != wanted[kind]:
            yield f"{rule}: {count} {name}{noun} instead of {wanted[kind]}"
    for place, counts in places.items():
        for i, count in enumerate(counts):
            if count < 0:
                yield f"{rule}: {count} {names[i % len(names)]} {place} {i // len(names)}"
