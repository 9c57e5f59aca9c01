"""I6: what a viewer saw of each entry of a log: the move, and what was drawn."""

from typing import Final

from keyflower.formats import notation
from keyflower.rules.actions import KIND_MASK, PAY_SKILL, PICK_TILES, UNDO, UPGRADE
from keyflower.rules.chance import (
    EVERYONE,
    SECRET,
    SIDE_OUTCOME,
    SKILL_OUTCOME,
    TILE_OUTCOME,
    outcome_text,
)
from keyflower.rules.log import DEALER, Entry
from keyflower.rules.state import Table

OPEN: Final = -2  # a viewer who sees everything: a finished game with open screens


class Event:
    """One entry as somebody saw it: who (-1: the deal), the move, what was drawn for whom."""

    __slots__ = ("drew", "move", "seat")

    seat: int
    move: str
    drew: list[str]

    def __init__(self, seat: int, move: str, drew: list[str]) -> None:
        self.seat = seat
        self.move = move
        self.drew = drew


def seen(before: Table, entry: Entry, viewer: int) -> Event:
    """An entry as a viewer saw it: a seat, a spectator (-1), or with open screens (OPEN)."""
    drew = [seen_outcome(outcome, before.tables.ids, viewer) for outcome in entry.outcomes]
    return Event(entry.seat, seen_move(before, entry, viewer), drew)


def seen_move(before: Table, entry: Entry, viewer: int) -> str:
    """A move in notation; what was done face down shows as `skill`, picks as `winter`."""
    if entry.seat == DEALER:
        return "deal"
    action = entry.action
    kind = action & KIND_MASK
    if viewer in (OPEN, entry.seat) or action == UNDO:
        return notation.text(before, action)
    if kind == PAY_SKILL:
        return "pay skill"
    if kind == PICK_TILES:
        return "winter"
    if kind == UPGRADE:
        tile = action >> 4 & 63
        if before.tables.cost_any_skill[tile]:
            skills = ["skill"] * len(notation.paid_skills(action))
            words = ["upgrade", before.tables.ids[tile], *notation.paid_resources(action), *skills]
            return " ".join(words)
    return notation.text(before, action)


def seen_outcome(outcome: int, ids: list[str], viewer: int) -> str:
    """What was drawn, as far as the viewer saw it: `p1 worker` stands for any colour."""
    owner = outcome // SECRET - 1
    if owner in (EVERYONE, viewer) or viewer == OPEN:
        return outcome_text(outcome, ids)
    what = outcome % SECRET
    if what >= TILE_OUTCOME:
        return f"p{owner} tile"
    if SKILL_OUTCOME <= what < SIDE_OUTCOME:
        return f"p{owner} skill"
    return f"p{owner} worker"
