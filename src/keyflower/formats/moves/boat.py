"""E6, E8: the boat that a seat takes, with everything on it."""

from dataclasses import dataclass
from typing import Literal

from keyflower.formats.choices import BoatChoice, Choices
from keyflower.formats.moves.base import Kind, Misread, Move, Reader
from keyflower.formats.places import Place, side_name
from keyflower.rules.actions import TAKE_BOAT, action_with, boat_of
from keyflower.rules.chapters.placing import Workers
from keyflower.rules.chapters.seasons import boat_choices
from keyflower.rules.pieces import BOAT, COLOUR_NAMES, SKILL_NAMES, WINTER
from keyflower.rules.state import Board, State
from keyflower.rules.wording import by_name_at


@dataclass
class Boat(Move):
    """The seat takes a boat with everything on it."""

    place: Place
    do: Literal["boat"] = "boat"


class BoatKind(Kind):
    """`boat sea_bastion`"""

    verb = "boat"
    form = "boat sea_bastion"
    field = "boats"

    def text(self, board: Board, action: int) -> str:
        return f"boat {board.lookup.ids[board.lookup.boats[boat_of(action)]]}"

    def parse(self, reader: Reader, words: list[str]) -> int:
        tile = reader.tile(reader.only(words))
        lookup = reader.state.lookup
        if lookup.kind[tile] != BOAT:
            raise Misread(f"{words[0]} is not a boat")
        return action_with(TAKE_BOAT, lookup.boats.index(tile))

    def read(self, board: Board, seat: int, action: int) -> Move:
        tile = board.lookup.boats[boat_of(action)]
        boat = board.lookup.ids[tile]
        return Boat(Place(boat, side_name(board, tile), f"boat:{boat}", None))

    def offer(self, offered: Choices, state: State, workers: Workers) -> None:
        """Those that nobody has picked, with their loads."""
        offered.boats = [boat_choice(state, action) for action in boat_choices(state)]


def boat_choice(board: Board, action: int) -> BoatChoice:
    number = boat_of(action)
    return BoatChoice(
        boat=board.lookup.ids[board.lookup.boats[number]],
        workers=by_name_at(board.boat_workers, number, COLOUR_NAMES),
        skills=by_name_at(board.boat_skills, number, SKILL_NAMES),
        keeps_boat=board.season == WINTER,
        action=action,
    )
