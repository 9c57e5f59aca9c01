"""I1 to I3, I7: workers, resources and skills are all there, and nothing is less than none."""

from keyflower.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    GOLD,
    GOLD_IN_STOCK,
    GREEN,
    GREENS,
    MAX_PLAYERS,
    OTHERS_IN_STOCK,
    RESOURCE_NAMES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
    SKILLS_IN_PILE,
    TILES,
    WORKERS_IN_BAG,
)
from keyflower.rules.state import SLOTS, VILLAGE, State


def check_workers(state: State, out: list[str]) -> None:
    """I1, I7."""
    count = [
        state.bag[colour]
        + sum(state.screen[colour::COLOURS])
        + sum(state.workers_on[colour::COLOURS])
        + sum(state.boat_workers[colour::COLOURS])
        for colour in range(COLOURS)
    ]
    count[GREEN] += state.greens
    for bid in range(SLOTS * MAX_PLAYERS):
        if state.bid_size[bid]:
            count[state.bid_colour[bid]] += state.bid_size[bid]
    for colour in range(COLOURS):
        wanted = GREENS if colour == GREEN else WORKERS_IN_BAG
        if count[colour] != wanted:
            name = COLOUR_NAMES[colour]
            out.append(f"I1: {count[colour]} {name} workers instead of {wanted}")
    if state.greens < 0:
        out.append(f"I1: {state.greens} green workers in the supply")
    check_signs(state.bag, COLOUR_NAMES, "I1", "workers in bag", out)
    check_signs(state.screen, COLOUR_NAMES, "I1", "workers behind screen", out)
    check_signs(state.workers_on, COLOUR_NAMES, "I1", "workers on tile", out)
    check_signs(state.boat_workers, COLOUR_NAMES, "I1", "workers on boat", out)
    if min(state.bid_size) < 0:
        out.append(f"I1: a bid of {min(state.bid_size)} workers")


def check_signs(
    counts: list[int], names: tuple[str, ...], rule: str, what: str, out: list[str]
) -> None:
    """I7: nothing is less than none."""
    if min(counts) >= 0:
        return
    for i in range(len(counts)):
        if counts[i] < 0:
            kind = names[i % len(names)]
            out.append(f"{rule}: {counts[i]} {kind} {what} {i // len(names)}")


def check_resources(state: State, out: list[str]) -> None:
    """I2, I7, U6."""
    for kind in range(RESOURCES):
        count = state.stock[kind] + sum(state.goods[kind::RESOURCES])
        wanted = GOLD_IN_STOCK if kind == GOLD else OTHERS_IN_STOCK
        if count != wanted:
            out.append(f"I2: {count} {RESOURCE_NAMES[kind]} instead of {wanted}")
    check_signs(state.stock, RESOURCE_NAMES, "I2", "in stock", out)
    check_signs(state.goods, RESOURCE_NAMES, "I2", "on tile", out)
    for i in range(TILES * RESOURCES):
        if state.goods[i] and state.place[i // RESOURCES] != VILLAGE:
            name = state.lookup.ids[i // RESOURCES]
            lying = f"{state.goods[i]} {RESOURCE_NAMES[i % RESOURCES]}"
            out.append(f"U6: {lying} on {name}, which is in no village")


def check_skills(state: State, out: list[str]) -> None:
    """I3, I7."""
    for kind in range(SKILLS):
        count = (
            state.pile[kind]
            + sum(state.skills[kind::SKILLS])
            + sum(state.boat_skills[kind::SKILLS])
        )
        if count != SKILLS_IN_PILE:
            out.append(f"I3: {count} {SKILL_NAMES[kind]}s instead of {SKILLS_IN_PILE}")
    check_signs(state.pile, SKILL_NAMES, "I3", "skills in pile", out)
    check_signs(state.skills, SKILL_NAMES, "I3", "skills behind screen", out)
    check_signs(state.boat_skills, SKILL_NAMES, "I3", "skills on boat", out)
