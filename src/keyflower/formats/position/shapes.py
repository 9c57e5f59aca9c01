"""The shapes of positions and views as JSON data (docs/position.md): what is left out is none."""

from typing import Annotated, Literal, NotRequired, TypedDict

from keyflower.rules.pieces import Colour, Resource, Season, Side, Skill
from keyflower.rules.state import Phase

Cell = Annotated[list[int], 2]  # its length
"""Column and row."""


class OptionsData(TypedDict):
    """O: the options of a table."""

    boat_4a_on_turn_order: bool
    boat_3b_leftovers: bool


class BidData(TypedDict):
    """A seat's workers beside a tile."""

    seat: int
    size: int
    colour: Colour


class TileData(TypedDict):
    """A tile on the table or in a village, and what lies and stands on it."""

    tile: str
    side: NotRequired[Side]
    at: NotRequired[Cell]
    rotation: NotRequired[int]
    goods: NotRequired[dict[Resource, int]]
    workers: NotRequired[dict[Colour, int]]
    used: NotRequired[int]
    colour: NotRequired[Colour]
    bids: NotRequired[list[BidData]]


class BoatData(TypedDict):
    """A boat at the quay and its load."""

    boat: str
    workers: NotRequired[dict[Colour, int]]
    skills: NotRequired[dict[Skill, int]]
    picked: NotRequired[bool]


class UseData(TypedDict):
    """The tile in use while something about it is still to be decided."""

    tile: str
    steps: int
    upgrades: int


class OwnData(TypedDict):
    """What only the seat itself knows: behind its screen, and its winter tiles."""

    workers: NotRequired[dict[Colour, int]]
    skills: NotRequired[dict[Skill, int]]
    winter: NotRequired[list[str]]
    picked: NotRequired[list[str]]


class VillageData(TypedDict):
    """What everyone sees of a seat.

    Of its winter tiles only how many (T3); tiles won and not added yet (E9); those set aside for
    good (V3).
    """

    has_picked: NotRequired[bool]
    winter_picked: NotRequired[int]
    won: NotRequired[list[TileData]]
    aside: NotRequired[list[TileData]]
    village: list[TileData]


class SeatData(OwnData, VillageData):
    """A seat of a position."""


class ViewSeatData(OwnData, VillageData):
    """A seat as a viewer sees it: what is hidden is only counted."""

    worker_count: int
    skill_count: int
    winter_count: int


class BoardData(TypedDict):
    """What lies between the players; who picks a boat, while boats are picked (E6, E8)."""

    use: NotRequired[UseData]
    picks: NotRequired[Literal["winners", "others"]]
    queue: NotRequired[list[int]]
    turn_winners: NotRequired[list[int | None]]
    catalogue: str
    players: int
    options: OptionsData
    season: Season
    phase: Phase
    start: int
    turn: int
    passes: int
    lots: list[TileData]
    turn_order: list[TileData]
    boats: list[BoatData]


class SupplyData(TypedDict):
    """What has left the game in the open, and what is still in the box."""

    gone: list[TileData]
    stock: dict[Resource, int]
    greens: int


class ViewData(BoardData, SupplyData):
    """I5: what one seat or a spectator (null) knows."""

    format: str
    seat: int | None
    seats: list[ViewSeatData]
    bag_count: int
    pile_count: int


class PositionData(BoardData, SupplyData):
    """Everything, hidden or not."""

    format: str
    seats: list[SeatData]
    bag: dict[Colour, int]
    pile: dict[Skill, int]
    rng: str
