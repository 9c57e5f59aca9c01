"""Faces and names: the villagers whose portraits bots wear, and people who choose one."""

import re
import unicodedata
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal, get_args

from keyflower.play.rows import SeatRow

Face = Literal["", "nora", "emil", "lina", "toma", "mina", "leo", "petra", "darius"]
"""A villager's id; empty for those who wear the emblem of their seat."""

LONGEST_NAME: Final = 24
IGNORED: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]+"
)
"""Unicode's Default_Ignorable_Code_Point: what shows nothing, or only changes its neighbours."""
VILLAGERS: Final[tuple[Face, ...]] = get_args(Face)[1:]


def faces(table_id: str, seats: list[SeatRow]) -> list[Face]:
    """The face of every seat: no two are the same.

    People wear what they chose. Bots, and seats of records without a name, get a villager that
    follows from the table and the seat alone, so it stays the same for the whole game; in a rematch
    a bot keeps its villager. If a person chose that one, the bot gets the one of the person's seat.
    """
    if len(seats) > len(VILLAGERS):  # of a damaged table
        return [""] * len(seats)
    order = list(villagers_of(table_id))
    for seat, row in enumerate(seats):
        if row.kind == "bot" and known_face(row.face):
            before = order.index(known_face(row.face))
            order[seat], order[before] = order[before], order[seat]
    own = [known_face(row.face) if row.kind == "person" else "" for row in seats]
    chosen = {face: seat for seat, face in enumerate(own) if face}
    found: list[Face] = []
    for seat, row in enumerate(seats):
        face = own[seat]
        if row.kind == "bot" or (row.kind == "person" and not row.name and not face):
            face = order[seat]
            while face in chosen:
                face = order[chosen[face]]
        found.append(face)
    return found


def known_face(face: str) -> Face:
    """A face as it is stored; the emblem if it isn't one of today's villagers."""
    return face if face in VILLAGERS else ""


def free_face(wanted: str, seats: list[SeatRow]) -> str:
    """The face that somebody chose, unless another person at the table has it."""
    return "" if any(row.face == wanted for row in seats if row.kind != "bot") else wanted


@lru_cache(maxsize=1024)
def villagers_of(table_id: str) -> tuple[Face, ...]:
    """The villagers in an order of the table's own."""
    return tuple(sorted(VILLAGERS, key=lambda face: sha256(f"{table_id} {face}".encode()).digest()))


def names(table_id: str, seats: list[SeatRow]) -> list[str]:
    """What the seats are called in records: people by their names, bots by their villager's."""
    found = zip(seats, faces(table_id, seats))
    return [row.name or face.capitalize() or f"p{row.seat}" for row, face in found]


def make_distinct(name: str, others: list[str]) -> str:
    """A name that nobody else at a table has, with a number where somebody has it.

    >>> make_distinct("Ann", ["ann", "Bob"])
    'Ann 2'
    """
    taken = {_looks(other) for other in others}
    number, shown = 1, name
    while _looks(shown) in taken:
        number += 1
        shown = f"{name[: LONGEST_NAME - 2]} {number}"
    return shown


def _looks(name: str) -> str:
    """The same for names that look alike: Unicode's NFKC_Casefold."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", IGNORED.sub("", folded))
