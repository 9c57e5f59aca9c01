"""What would be legal instead of a refused action, in notation."""

from collections.abc import Sequence
from typing import Final

from keyflower.formats.choices import Choices, Losing, Ways
from keyflower.formats.notation import text
from keyflower.formats.reasons.actions import KINDS_IN_PHASE
from keyflower.rules.actions import BID, KIND_MASK, PLACE, STEP, UPGRADE, USE, cell_of, tile_of
from keyflower.rules.state import Board
from keyflower.rules.village import column_of, row_of

EXAMPLES: Final = 8  # the most legal actions that a message lists

ON_A_TILE: Final = (BID, USE, STEP, UPGRADE, PLACE)


def instead(board: Board, action: int, found: Choices) -> str:
    """What is legal at the same place, or if nothing is, anywhere."""
    kind = action & KIND_MASK
    tile = board.lookup.ids[tile_of(action)] if kind in ON_A_TILE else ""
    near: list[str] = []
    if kind == BID:
        for bid in found.bids:
            if bid.tile == tile:
                near = [ways_words(found.losing, part) for part in bid.ranges]
    elif kind == USE:
        for use in found.uses:
            if use.tile == tile:
                near = [ways_words(found.losing, part) for part in use.ranges]
    elif kind == PLACE:
        cell = cell_of(action)
        near = [text(board, other) for other in rotations_at(found, tile, cell)]
    else:
        near = [text(board, other) for other in transports_at(found, kind, tile)]
    if near:
        return "legal there: " + shortened(near)
    if kind in ON_A_TILE and kind in KINDS_IN_PHASE[board.phase]:
        places = places_of(found, tile) if kind == PLACE else []
        return "nothing is legal there; " + examples(board, places or one_for_each_place(found))
    return examples(board, one_for_each_place(found))


def rotations_at(found: Choices, tile: str, cell: int) -> list[int]:
    """V1: the ways to add a tile at a cell."""
    for place in found.placements:
        if place.tile == tile:
            for spot in place.cells:
                if (spot.column, spot.row) == (column_of(cell), row_of(cell)):
                    return [spot.base + rotation * place.step for rotation in spot.rotations]
    return []


def places_of(found: Choices, tile: str) -> list[int]:
    """V1: one way to add a tile for each cell where it fits."""
    for place in found.placements:
        if place.tile == tile:
            return [spot.base + spot.rotations[0] * place.step for spot in place.cells]
    return []


def transports_at(found: Choices, kind: int, tile: str) -> list[int]:
    """M2, M4: the steps from a tile, or the payments for its upgrade."""
    if kind == STEP:
        return [way.action for step in found.steps if step.tile == tile for way in step.ways]
    if kind == UPGRADE:
        for upgrade in found.upgrades:
            if upgrade.tile == tile:
                return [paid.action for paid in upgrade.payments]
    return []


def one_for_each_place(found: Choices) -> list[int]:
    """Of all legal actions one for each place."""
    out = [plain.action for plain in found.plain]
    out.extend(bid.ranges[0].action for bid in found.bids)
    out.extend(use.ranges[0].action for use in found.uses)
    out.extend(payment.action for payment in found.payments)
    out.extend(good.action for good in found.goods)
    out.extend(way.action for step in found.steps for way in step.ways)
    out.extend(upgrade.payments[0].action for upgrade in found.upgrades)
    out.extend(boat.action for boat in found.boats)
    for place in found.placements:
        out.extend(places_of(found, place.tile))
    out.extend(pick.action for pick in found.winter)
    out.extend(flip.action for flip in found.flips)
    return out


def examples(board: Board, actions: list[int]) -> str:
    """Some of what is legal now, in notation."""
    return "legal now: " + shortened([text(board, action) for action in actions])


def shortened(words: list[str]) -> str:
    """The first few of many words, and how many more there are."""
    if len(words) <= EXAMPLES:
        return ", ".join(words)
    return ", ".join(words[:EXAMPLES]) + f" and {len(words) - EXAMPLES} more"


def ways_words(losing: list[Losing], part: Ways) -> str:
    """`2 to 6 red`, `3 to 8 blue or red (up to 5 from the screen, any of +lot:well +turn:1)`"""
    colours = listed(part.colours, "or")
    words = f"{part.least} to {part.most} {colours}"
    if part.least == part.most:
        words = f"{part.least} {colours}"
    joins = ["+" + bid.at for bid in losing if bid.slot in part.losing]
    if not joins:
        return words
    held = min(sum(part.screen.values()), part.most)
    screen = f"up to {held} from the screen, " if held else ""
    return f"{words} ({screen}any of {' '.join(joins)})"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + f" {last} " + words[-1]
