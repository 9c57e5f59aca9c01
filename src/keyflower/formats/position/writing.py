"""Positions and views as JSON data (docs/position.md).

What follows from the rest (who leads, who owns which summer boat) is not written.
"""

from typing import Final, Literal

from keyflower.formats.position import shapes
from keyflower.formats.position.shapes import BoatData, OwnData, TileData, ViewData, WinterData
from keyflower.rules import pieces
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import BACK, COLOUR_NAMES, COLOURS, RESOURCE_NAMES, SKILL_NAMES, SKILLS
from keyflower.rules.state import (
    GONE,
    LOT_SLOTS,
    PHASE_NAMES,
    PICK_BOAT,
    PICK_WINTER,
    SLOTS,
    VILLAGE,
    Board,
    State,
)
from keyflower.rules.view import SPECTATOR, View
from keyflower.rules.village import column_of, row_of
from keyflower.rules.wording import by_name

FORMAT: Final = "keyflower position 1"
VIEW_FORMAT: Final = "keyflower view 1"
Picks = Literal["winners", "others"]
PICKS_NAMES: Final[tuple[Picks, ...]] = ("winners", "others")
RNG_DIGITS: Final = 16


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
            own = _behind(board.lookup, view.screen, view.skills, view.hand, view.picked)
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


def _board(board: Board) -> shapes.BoardData:
    """What lies between the players."""
    return {
        "catalogue": board.lookup.version,
        "players": board.players,
        "options": {
            "boat_4a_on_turn_order": board.boat_4a_on_turn_order,
            "boat_3b_leftovers": board.boat_3b_leftovers,
        },
        "season": pieces.SEASON_NAMES[board.season],
        "phase": PHASE_NAMES[board.phase],
        "start": board.start,
        "turn": board.turn,
        "passes": board.passes,
        **_use(board),
        "lots": _slots(board, 0, LOT_SLOTS),
        "turn_order": _slots(board, LOT_SLOTS, SLOTS),
        "boats": _boats(board),
        **_picking(board),
    }


def _picking(board: Board) -> shapes.PickingData:
    """E6, E8: who picks a boat, while boats are picked."""
    if board.phase != PICK_BOAT:
        return {}
    tiles = pieces.TURN_TILES_BY_PLAYERS[board.players]
    return {
        "picks": PICKS_NAMES[board.picks],
        "queue": board.queue[:],
        "turn_winners": [None if seat < 0 else seat for seat in board.turn_winner[:tiles]],
    }


def _use(board: Board) -> shapes.InUseData:
    """The tile in use, if there is one."""
    if board.use_tile < 0:
        return {}
    tile = board.lookup.ids[board.use_tile]
    return {"use": {"tile": tile, "steps": board.steps, "upgrades": board.upgrades}}


def _supplies(board: Board) -> shapes.SupplyData:
    """What has left the game in the open, and what is still in the box."""
    return {
        "gone": [
            write_tile(board, tile) for tile in range(pieces.TILES) if board.place[tile] == GONE
        ],
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
    if board.place[tile] == VILLAGE:
        out["at"] = [column_of(board.cell[tile]), row_of(board.cell[tile])]
        out["rotation"] = board.rotation[tile]
    if board.lookup.kind[tile] == pieces.SUMMER_BOAT:
        out["side"] = pieces.BOAT_SIDE_NAMES[board.side[tile]]
    elif board.side[tile] == BACK:
        out["side"] = pieces.SIDE_NAMES[BACK]
    goods = by_name(
        board.goods[tile * pieces.RESOURCES : (tile + 1) * pieces.RESOURCES], RESOURCE_NAMES
    )
    if goods:
        out["goods"] = goods
    if board.colour[tile] != pieces.NO_COLOUR:
        out["colour"] = COLOUR_NAMES[board.colour[tile]]
    if board.used[tile]:
        out["used"] = board.used[tile]
    workers = by_name(board.workers_on[tile * COLOURS : (tile + 1) * COLOURS], COLOUR_NAMES)
    if workers:
        out["workers"] = workers
    return out


def _boats(board: Board) -> list[BoatData]:
    """The boats and their loads, while boats are picked those that are gone too."""
    out: list[BoatData] = []
    for boat in range(board.players):
        entry: BoatData = {"boat": board.lookup.ids[board.lookup.boats[boat]]}
        if boat in board.boats:
            first = boat * COLOURS
            workers = by_name(board.boat_workers[first : first + COLOURS], COLOUR_NAMES)
            if workers:
                entry["workers"] = workers
            first = boat * SKILLS
            skills = by_name(board.boat_skills[first : first + SKILLS], SKILL_NAMES)
            if skills:
                entry["skills"] = skills
        elif board.phase == PICK_BOAT:
            entry["picked"] = True
        else:
            continue
        out.append(entry)
    return out


def _village(board: Board, seat: int) -> shapes.VillageData:
    """What everyone sees of a seat."""
    return {
        **_winter(board, seat),
        "village": [write_tile(board, tile) for tile in board.villages[seat]],
        **_won(board, seat),
    }


def _won(board: Board, seat: int) -> shapes.WonData:
    """Tiles that a seat has won or set aside."""
    out: shapes.WonData = {}
    if board.won[seat]:
        out["won"] = [write_tile(board, tile) for tile in board.won[seat]]
    if board.aside[seat]:
        out["aside"] = [write_tile(board, tile) for tile in board.aside[seat]]
    return out


def _winter(board: Board, seat: int) -> WinterData:
    """T3: what everyone knows of a seat's winter tiles."""
    out: WinterData = {}
    if board.phase == PICK_WINTER:
        out["has_picked"] = board.has_picked[seat]
    if board.winter_picked[seat]:
        out["winter_picked"] = board.winter_picked[seat]
    return out


def _own(state: State, seat: int) -> OwnData:
    """What only the seat itself knows."""
    return _behind(
        state.lookup,
        state.screen[seat * COLOURS : (seat + 1) * COLOURS],
        state.skills[seat * SKILLS : (seat + 1) * SKILLS],
        state.hand[seat],
        state.picked[seat],
    )


def _behind(
    lookup: Lookup, screen: list[int], skills: list[int], hand: list[int], picked: list[int]
) -> OwnData:
    """What is behind a screen, and the winter tiles."""
    out: OwnData = {
        "workers": by_name(screen, COLOUR_NAMES),
        "skills": by_name(skills, SKILL_NAMES),
    }
    if hand:
        out["winter"] = [lookup.ids[tile] for tile in hand]
    if picked:
        out["picked"] = [lookup.ids[tile] for tile in picked]
    return out
