"""What a viewer sees of a game, as JSON: the table, what happened, what has changed since.

A viewer is a seat, a spectator (-1), or one with open screens (OPEN) once the game is over.
Nothing leaves the server but through here.
"""

from typing import Final

from keyflower.formats import position
from keyflower.formats.choices import Choices, choices
from keyflower.formats.history import OPEN, seen_move, seen_outcome
from keyflower.formats.reasons import blocked
from keyflower.game import Game
from keyflower.rules.log import Entry
from keyflower.rules.pieces import WINTER
from keyflower.rules.scoring import score, to_json, worth_now
from keyflower.rules.state import LOT_SLOTS, PICK_WINTER, TURN, Table
from keyflower.rules.view import SPECTATOR

Json = dict[str, object]

MASKED: Final = SPECTATOR  # nobody's seat: what everyone saw


class Told:
    """One entry of the log in words: as its own seat saw the move, and as all others did."""

    __slots__ = ("at", "drew", "masked", "move", "seat")

    def __init__(self, before: Table, entry: Entry, at: float) -> None:
        self.seat: int = entry.seat
        self.drew: list[int] = entry.outcomes
        self.move: str = seen_move(before, entry, OPEN)
        self.masked: str = seen_move(before, entry, MASKED)
        self.at: float = at

    def event(self, seq: int, viewer: int, ids: list[str]) -> Json:
        """As a viewer saw it."""
        return {
            "seq": seq,
            "seat": self.seat,
            "move": self.move if viewer in (OPEN, self.seat) else self.masked,
            "drew": [seen_outcome(outcome, ids, viewer) for outcome in self.drew],
            "at": self.at,
        }


def view_json(game: Game, viewer: int, shown: Json | None = None) -> Json:
    """The table as a viewer sees it (docs/position.md).

    shown: as a spectator sees it, where that is known already.
    """
    shown = shown or position.write_view(game.view(None))
    if viewer == SPECTATOR:
        return shown
    if viewer != OPEN:
        return position.write_own_view(shown, game.state, viewer)
    for seat in range(game.players):
        shown = position.write_own_view(shown, game.state, seat)
    return {**shown, "seat": None}


def changes(before: Json, after: Json) -> Json:
    """What a viewer must replace: keys of the view that differ, and of the seats those that do.

    A key that is gone is null; `seats` maps the number of a seat to what it is now.
    """
    found: Json = {}
    for key, value in after.items():
        if key != "seats" and before.get(key) != value:
            found[key] = value
    for key in before:
        if key not in after:
            found[key] = None
    old, new = before["seats"], after["seats"]
    assert isinstance(old, list)
    assert isinstance(new, list)
    seats = {str(i): new[i] for i in range(len(new)) if old[i] != new[i]}
    if seats:
        found["seats"] = seats
    return found


def legal_choices(game: Game, seat: int) -> Choices | None:
    """What a seat can do now; None where it owes nothing."""
    if seat not in game.to_act:
        return None
    found = choices(game.state, seat)
    found.blocked = blocked(game.state, seat, found)
    found.worth = worth(game, seat)
    return found


def worth(game: Game, seat: int) -> dict[str, int]:
    """What the winter tiles that a seat decides about would score as things stand."""
    state = game.state
    tiles: list[int] = []
    if state.phase == PICK_WINTER:
        tiles = state.hand[seat]
    elif state.phase == TURN and state.season == WINTER:
        tiles = [tile for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0]
    return {state.tables.ids[tile]: worth_now(state, seat, tile) for tile in tiles}


def scores_json(game: Game, seats: list[int]) -> list[Json]:
    """F14: the score of these seats as things stand, line by line."""
    ids = game.state.tables.ids
    return [to_json(score(game.state, seat), ids) for seat in seats]
