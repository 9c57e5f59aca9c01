"""A view as plain text in the words of notation, for terminals and logs."""

from keyflower.formats.places import side_name
from keyflower.rules.chapters.village import location, spot
from keyflower.rules.pieces import COLOUR_NAMES, MAX_PLAYERS, RESOURCE_NAMES, SKILL_NAMES
from keyflower.rules.state import PHASE_NAMES, SLOTS, Board
from keyflower.rules.view import View


def text(view: View) -> str:
    """Everything in a view that matters, line by line."""
    board = view.board
    lines = [f"{board.summary()}, {PHASE_NAMES[board.phase]}"]
    for slot in range(SLOTS):
        if board.slot_tile[slot] >= 0:
            lines.append(f"  {_tile(board, board.slot_tile[slot])}{_bids(board, slot)}")
    for boat in board.boats:
        load = list_counts(board.boat_workers, COLOUR_NAMES, boat)
        load += list_counts(board.boat_skills, SKILL_NAMES, boat)
        lines.append(f"  boat:{board.lookup.ids[board.lookup.boats[boat]]}{_join(load)}")
    stock = list_counts(board.stock, RESOURCE_NAMES)
    supply = f"bag {view.bag_count}, pile {view.pile_count}, greens {board.greens}"
    lines.append(f"  {supply}, stock{_join(stock)}")
    for seat in range(board.players):
        lines.append(_seat(view, seat))
        for tile in board.villages[seat]:
            lines.append(f"  {_tile(board, tile)} at {spot(board.cell[tile])}")
        for tile in board.won[seat]:
            lines.append(f"  won {board.lookup.ids[tile]}")
        for tile in board.aside[seat]:
            lines.append(f"  set aside {board.lookup.ids[tile]}")
    return "\n".join(lines)


def _seat(view: View, seat: int) -> str:
    start = ", starts" if seat == view.board.start else ""
    if seat == view.seat:
        return f"p{seat}{start}:{_join(list_own(view, view.hand))}"
    workers, skills = view.screen_counts[seat], view.skill_counts[seat]
    return f"p{seat}{start}: {workers} workers, {skills} skills, {view.hand_counts[seat]} winter"


def _tile(board: Board, tile: int) -> str:
    """Where a tile is, its side, and what lies on it."""
    on = list_counts(board.workers_on, COLOUR_NAMES, tile)
    on += list_counts(board.goods, RESOURCE_NAMES, tile)
    return f"{location(board, tile)}/{side_name(board, tile)}{_join(on)}"


def _bids(board: Board, slot: int) -> str:
    out = ""
    for seat in range(board.players):
        size = board.bid_size[slot * MAX_PLAYERS + seat]
        if size:
            colour = COLOUR_NAMES[board.bid_colour[slot * MAX_PLAYERS + seat]]
            leads = "*" if board.lead[slot] == seat else ""
            out += f" p{seat}{leads} {size} {colour}"
    return out


def list_own(view: View, tiles: list[int]) -> list[str]:
    """What the seat has behind its screen, with some tiles."""
    pieces = list_counts(view.screen, COLOUR_NAMES) + list_counts(view.skills, SKILL_NAMES)
    return pieces + [view.board.lookup.ids[tile] for tile in tiles]


def list_counts(counts: list[int], names: tuple[str, ...], index: int = 0) -> list[str]:
    """What there is, with how many of it: `3 red`; index: of which tile or boat."""
    there = counts[index * len(names) :]
    return [f"{count} {name}" for count, name in zip(there, names) if count]


def _join(words: list[str]) -> str:
    return " " + " ".join(words) if words else ""
