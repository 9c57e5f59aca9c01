"""Positions and views as JSON data (docs/position.md).

What follows from the rest (who leads, who owns which summer boat) is not written.
"""

from collections.abc import Callable
from typing import Final, Literal, TypeVar

from keyflower.formats.places import side_name
from keyflower.formats.position import shapes
from keyflower.formats.position.shapes import BoatData, OwnData, TileData, ViewData
from keyflower.rules import pieces
from keyflower.rules.chapters.village import column_of, goods_on, row_of
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import BACK, COLOUR_NAMES, RESOURCE_NAMES, SKILL_NAMES
from keyflower.rules.state import GONE, LOT_SLOTS, PHASE_NAMES, PICK_BOAT, PICK_WINTER, Board, State
from keyflower.rules.view import SPECTATOR, View
from keyflower.rules.wording import by_name, by_name_at

FORMAT: Final = "keyflower position 1"
VIEW_FORMAT: Final = "keyflower view 1"
Picks = Literal["winners", "others"]
PICKS_NAMES: Final[tuple[Picks, ...]] = ("winners", "others")
RNG_DIGITS: Final = 16

T = TypeVar("T")


def write(state: State) -> shapes.PositionData:
    """A state with everything hidden, as JSON data."""
    players = range(state.players)
    seats: list[shapes.SeatData] = [
        {**_own(state, seat), **_village(state, seat)} for seat in players
    ]
    return {
        "format": FORMAT,
        **_board(state),
        "seats": seats,
        **_supplies(state),
        "bag": by_name(state.bag, COLOUR_NAMES),
        "pile": by_name(state.pile, SKILL_NAMES),
        "rng": f"{state.rng:0{RNG_DIGITS}x}",
    }


def write_view(view: View) -> ViewData:
    """I5: what one seat knows, in the shape of a position; counts for what it does not."""
    board = view.board
    seats: list[shapes.ViewSeatData] = []
    for seat in range(board.players):
        own: OwnData = {}
        if seat == view.seat:
            workers, skills = view.my_workers(), view.my_skills()
            own = _behind(board.lookup, workers, skills, view.hand, view.picked)
        seats.append(
            {
                "worker_count": view.screen_counts[seat],
                "skill_count": view.skill_counts[seat],
                "winter_count": view.hand_counts[seat],
                **own,
                **_village(board, seat),
            }
        )
    return {
        "format": VIEW_FORMAT,
        "seat": None if view.seat == SPECTATOR else view.seat,
        **_board(board),
        "seats": seats,
        **_supplies(board),
        "bag_count": view.bag_count,
        "pile_count": view.pile_count,
    }


def write_own_view(shown: ViewData, state: State, seat: int) -> ViewData:
    """I5: what a seat knows, from what a spectator of the same state is shown.

    All that both know is shared between the two, not copied.

    >>> from keyflower.game import Game
    >>> game = Game.new(players=3, seed=1)
    >>> own = write_own_view(write_view(game.view(None)), game.state, 2)
    >>> own == write_view(game.view(2))
    True
    """
    seats = shown["seats"][:]
    seats[seat] = {**seats[seat], **_own(state, seat)}
    return {**shown, "seat": seat, "seats": seats}


def fill(shape: Callable[..., T], **fields: object) -> T:
    """An object of a shape; fields that are None are left out."""
    return shape(**{name: value for name, value in fields.items() if value is not None})


def _board(board: Board) -> shapes.BoardData:
    """What lies between the players."""
    in_use: shapes.UseData | None = None
    if board.use_tile >= 0:
        tile = board.lookup.ids[board.use_tile]
        in_use = {"tile": tile, "steps": board.steps, "upgrades": board.upgrades}
    picking = board.phase == PICK_BOAT
    winners = board.turn_winner[: pieces.TURN_TILES_BY_PLAYERS[board.players]]
    return fill(
        shapes.BoardData,
        catalogue=board.lookup.version,
        players=board.players,
        options=board.options.data(),
        season=pieces.SEASON_NAMES[board.season],
        phase=PHASE_NAMES[board.phase],
        start=board.start,
        turn=board.turn,
        passes=board.passes,
        use=in_use,
        lots=_slots(board, 0, LOT_SLOTS),
        turn_order=_slots(board, LOT_SLOTS, len(board.slot_tile)),
        boats=_boats(board),
        picks=PICKS_NAMES[board.picks] if picking else None,
        queue=board.queue[:] if picking else None,
        turn_winners=[None if seat < 0 else seat for seat in winners] if picking else None,
    )


def _supplies(board: Board) -> shapes.SupplyData:
    """What has left the game in the open, and what is still in the box."""
    gone = [tile for tile in range(pieces.TILES) if board.place[tile] == GONE]
    return {
        "gone": [write_tile(board, tile) for tile in gone],
        "stock": by_name(board.stock, RESOURCE_NAMES),
        "greens": board.greens,
    }


def _slots(board: Board, first: int, last: int) -> list[TileData]:
    """Tiles that can be bid for, with the bids beside them."""
    out: list[TileData] = []
    for slot in range(first, last):
        if board.slot_tile[slot] < 0:
            continue
        entry = write_tile(board, board.slot_tile[slot])
        bids: list[shapes.BidData] = []
        for seat in range(board.players):
            bid = slot * pieces.MAX_PLAYERS + seat
            if board.bid_size[bid]:
                colour = COLOUR_NAMES[board.bid_colour[bid]]
                bids.append({"seat": seat, "size": board.bid_size[bid], "colour": colour})
        if bids:
            entry["bids"] = bids
        out.append(entry)
    return out


def write_tile(board: Board, tile: int) -> TileData:
    """A tile and what lies and stands on it."""
    out: TileData = {"tile": board.lookup.ids[tile]}
    if board.cell[tile] >= 0:
        out["at"] = [column_of(board.cell[tile]), row_of(board.cell[tile])]
        out["rotation"] = board.rotation[tile]
    if board.side[tile] == BACK or board.lookup.kind[tile] == pieces.SUMMER_BOAT:
        out["side"] = side_name(board, tile)
    if goods_on(board, tile):
        out["goods"] = by_name_at(board.goods, tile, RESOURCE_NAMES)
    if board.colour[tile] != pieces.NO_COLOUR:
        out["colour"] = COLOUR_NAMES[board.colour[tile]]
    if board.used[tile]:
        out["used"] = board.used[tile]
    workers = by_name_at(board.workers_on, tile, COLOUR_NAMES)
    if workers:
        out["workers"] = workers
    return out


def _boats(board: Board) -> list[BoatData]:
    """The boats and their loads, while boats are picked those that are gone too."""
    return [
        fill(
            BoatData,
            boat=board.lookup.ids[board.lookup.boats[boat]],
            workers=by_name_at(board.boat_workers, boat, COLOUR_NAMES) or None,
            skills=by_name_at(board.boat_skills, boat, SKILL_NAMES) or None,
            picked=None if boat in board.boats else True,
        )
        for boat in range(board.players)
        if boat in board.boats or board.phase == PICK_BOAT
    ]


def _village(board: Board, seat: int) -> shapes.VillageData:
    """What everyone sees of a seat."""
    return fill(
        shapes.VillageData,
        has_picked=board.has_picked[seat] if board.phase == PICK_WINTER else None,
        winter_picked=board.winter_picked[seat] or None,
        village=[write_tile(board, tile) for tile in board.villages[seat]],
        won=[write_tile(board, tile) for tile in board.won[seat]] or None,
        aside=[write_tile(board, tile) for tile in board.aside[seat]] or None,
    )


def _own(state: State, seat: int) -> OwnData:
    """What only the seat itself knows."""
    screen = by_name_at(state.screen, seat, COLOUR_NAMES)
    skills = by_name_at(state.skills, seat, SKILL_NAMES)
    return _behind(state.lookup, screen, skills, state.hand[seat], state.picked[seat])


def _behind(
    lookup: Lookup,
    workers: dict[pieces.Colour, int],
    skills: dict[pieces.Skill, int],
    hand: list[int],
    picked: list[int],
) -> OwnData:
    """What is behind a screen, and the winter tiles."""
    return fill(
        OwnData,
        workers=workers,
        skills=skills,
        winter=[lookup.ids[tile] for tile in hand] or None,
        picked=[lookup.ids[tile] for tile in picked] or None,
    )
