"""The middle of the table as tables: lots, turn-order tiles, boats, supplies, screens."""

from collections.abc import Sequence

from rich import table as rich_table
from rich.text import Text

from keyflower.cli.console import coloured, plain_table
from keyflower.cli.names import name
from keyflower.cli.printed import cost_text, count, points_text, side_text
from keyflower.cli.sight import Sight, amounts
from keyflower.rules.notation import location
from keyflower.rules.pieces import (
    COLOUR_NAMES,
    COLOURS,
    MAX_PLAYERS,
    RESOURCE_NAMES,
    SKILL_NAMES,
    SKILLS,
    SUMMER_BOAT,
)
from keyflower.rules.state import LOT_SLOTS, Table


def lots(table: Table) -> rich_table.Table:
    """What can be bid for, and what is printed on it."""
    return _lots(table, ("to bid for", "shows", "upgrade", "back", "points"))


def bids(table: Table) -> rich_table.Table:
    """What can be bid for, with the bids beside it and the workers on it."""
    return _lots(table, ("to bid for", "colour", "bids", "workers on it", "shows"))


def _lots(table: Table, columns: tuple[str, ...]) -> rich_table.Table:
    """A row for each lot and turn-order tile, without columns that stay empty."""
    out = plain_table()
    rows = [_lot(table, slot) for slot, tile in enumerate(table.slot_tile) if tile >= 0]
    shown = [column for column in columns if any(row[column] for row in rows)]
    for column in shown:
        out.add_column(column, no_wrap=column == "to bid for")
    for row in rows:
        out.add_row(*(coloured(row[column]) for column in shown))
    return out


def _lot(table: Table, slot: int) -> dict[str, str]:
    index = table.slot_tile[slot]
    tile = table.tables.catalogue.tiles[index]
    shown = tile.front
    if table.side[index] and tile.back is not None:
        shown = tile.back
    turning = slot >= LOT_SLOTS
    boat = table.tables.kind[index] == SUMMER_BOAT
    last = turning and (slot == len(table.slot_tile) - 1 or table.slot_tile[slot + 1] < 0)
    colour = table.colour[index]
    return {
        "to bid for": location(table, index) + (" " + "ab"[table.side[index]] if boat else ""),
        "colour": COLOUR_NAMES[colour] if colour >= 0 else "",
        "bids": _bids(table, slot),
        "workers on it": amounts(
            table.workers_on[index * COLOURS : (index + 1) * COLOURS], COLOUR_NAMES
        ),
        "shows": ("the purple worker" if last else "") if turning else side_text(shown),
        "upgrade": cost_text(tile.cost),
        "back": "" if boat else side_text(tile.back),
        "points": points_text(tile),
    }


def _bids(table: Table, slot: int) -> str:
    """`p2 4 red, p0 3 red`, the largest first."""
    found = []
    for seat in range(table.players):
        side = slot * MAX_PLAYERS + seat
        size = table.bid_size[side]
        if size:
            found.append(
                (table.lead[slot] != seat, -size, f"p{seat} {size} {_colour(table, side)}")
            )
    return ", ".join(text for _, _, text in sorted(found))


def _colour(table: Table, side: int) -> str:
    return COLOUR_NAMES[table.bid_colour[side]]


def boats(table: Table) -> Text:
    """The boats that nobody has picked, with what is aboard, a line each."""
    lines = []
    for boat in table.boats:
        tile = table.tables.catalogue.tiles[table.tables.boats[boat]]
        workers = table.boat_workers[boat * COLOURS : (boat + 1) * COLOURS]
        skills = table.boat_skills[boat * SKILLS : (boat + 1) * SKILLS]
        load = amounts(workers + skills, COLOUR_NAMES + SKILL_NAMES)
        lines.append(f"{name(tile):<12} {load or 'empty'}")
    return coloured("\n".join(lines))


def supplies(sight: Sight) -> Text:
    """What is left: resources, greens, bag and pile."""
    table = sight.table
    stock = amounts(table.stock, RESOURCE_NAMES)
    view = sight.common
    return coloured(
        f"stock {stock or 'empty'} · {table.greens} green · bag {count(view.bag_count, 'worker')}"
        f" · pile {count(view.pile_count, 'skill')}"
    )


def screens(sight: Sight, seats: Sequence[str]) -> rich_table.Table:
    """What is behind the screens, as far as it is seen."""
    out = plain_table()
    rows = [sight.screen(seat) for seat in range(len(seats))]
    heads = ("workers", "skills", "winter tiles")
    shown = [i for i in range(3) if i == 0 or any(row[i] for row in rows)]
    out.add_column("behind the screen")
    for i in shown:
        out.add_column(heads[i])
    for seat, row in enumerate(rows):
        start = " (start player)" if sight.table.start == seat else ""
        out.add_row(Text(seats[seat] + start), *(coloured(row[i]) for i in shown))
    return out
