"""The middle of the table as text: lots, turn-order tiles, boats, supplies, screens."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from keyflower.cli.console import cell, list_rows
from keyflower.cli.view.names import name
from keyflower.cli.view.perspective import Perspective, amounts
from keyflower.cli.view.printed import (
    cost_text,
    count,
    counts,
    join_parts,
    kind_text,
    points_text,
    side_text,
)
from keyflower.cli.view.saying import place
from keyflower.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    MAX_PLAYERS,
    RESOURCE_NAMES,
    SKILL_NAMES,
    SKILLS,
    SUMMER_BOAT,
)
from keyflower.rules.state import LOT_SLOTS, Board
from keyflower.words import Words

# Columns of what can be bid for, by message.
_WHAT = "terminal-to-bid-for"
_COLOUR = "terminal-colour"
_BIDS = "terminal-bids"
_WORKERS = "terminal-workers-on-it"
_SHOWS = "terminal-shows"
_COST = "terminal-value-cost"
_BACK = "terminal-value-back"
_POINTS = "terminal-value-points"


def lots(words: Words, board: Board) -> Table:
    """What can be bid for, and what is printed on it."""
    return _lots(words, board, (_WHAT, _SHOWS, _COST, _BACK, _POINTS))


def bids(words: Words, board: Board) -> Table:
    """What can be bid for, with the bids beside it and the workers on it."""
    return _lots(words, board, (_WHAT, _COLOUR, _BIDS, _WORKERS, _SHOWS))


def _lots(words: Words, board: Board, columns: tuple[str, ...]) -> Table:
    """A row for each lot and turn-order tile."""
    rows = [_lot(words, board, slot) for slot, tile in enumerate(board.slot_tile) if tile >= 0]
    return list_rows(words, rows, columns)


def _lot(words: Words, board: Board, slot: int) -> dict[str, str | Text]:
    index = board.slot_tile[slot]
    tile = board.lookup.catalogue.tiles[index]
    shown = tile.front
    if board.side[index] and tile.back is not None:
        shown = tile.back
    shows = side_text(words, shown)
    if slot >= LOT_SLOTS:
        last = slot == len(board.slot_tile) - 1 or board.slot_tile[slot + 1] < 0
        shows = words.text("terminal-the-purple") if last else ""
    boat = board.lookup.kind[index] == SUMMER_BOAT
    colour = "" if board.colour[index] < 0 else COLOUR_NAMES[board.colour[index]]
    standing = board.workers_on[index * COLOURS : (index + 1) * COLOURS]
    return {
        _WHAT: place(words, board, index),
        _COLOUR: Text(kind_text(words, colour), colour) if colour else "",
        _BIDS: _bids(words, board, slot),
        _WORKERS: amounts(words, standing, COLOUR_NAMES),
        _SHOWS: shows,
        _COST: cost_text(words, tile.cost),
        _BACK: "" if boat else side_text(words, tile.back),
        _POINTS: points_text(words, tile),
    }


def _bids(words: Words, board: Board, slot: int) -> Text:
    """`p2 4 red, p0 3 red`, the largest first."""
    found = []
    for seat in range(board.players):
        bid = slot * MAX_PLAYERS + seat
        size = board.bid_size[bid]
        if size:
            workers = amounts(words, [size], [COLOUR_NAMES[board.bid_colour[bid]]])
            found.append((board.lead[slot] != seat, -size, seat, workers))
    each = (Text.assemble(f"p{seat} ", workers) for _, _, seat, workers in sorted(found))
    return Text(words.text("terminal-comma")).join(each)


def boats(words: Words, board: Board) -> Table:
    """The boats that nobody has picked, with what is aboard, a line each."""
    out = Table.grid(padding=(0, 2))
    for boat in board.boats:
        tile = board.lookup.catalogue.tiles[board.lookup.boats[boat]]
        workers = board.boat_workers[boat * COLOURS : (boat + 1) * COLOURS]
        skills = board.boat_skills[boat * SKILLS : (boat + 1) * SKILLS]
        load = amounts(words, workers + skills, COLOUR_NAMES + SKILL_NAMES)
        empty = words.text("terminal-empty")
        out.add_row(cell(words, name(words, tile)), cell(words, load or empty))
    return out


def supplies(words: Words, perspective: Perspective) -> str:
    """What is left: resources, greens, bag and pile."""
    board = perspective.board
    goods = join_parts(words, counts(words, board.stock, RESOURCE_NAMES))
    return words.text(
        "terminal-supply",
        goods=goods or words.text("terminal-empty"),
        greens=count(words, board.greens, "green"),
        workers=count(words, perspective.common.bag_count, "workers"),
        skills=count(words, perspective.common.pile_count, "skills"),
    )


def screens(words: Words, perspective: Perspective, seats: Sequence[str]) -> Table:
    """What is behind the screens, as far as it is seen."""
    heads = ("terminal-behind", "terminal-workers", "terminal-skills", "terminal-winter-tiles")
    rows = []
    for seat, who in enumerate(seats):
        starts = perspective.board.start == seat
        named = Text(words.text("terminal-starts", name=who) if starts else who)
        rows.append(dict(zip(heads, (named, *perspective.screen(words, seat)))))
    return list_rows(words, rows, heads)
