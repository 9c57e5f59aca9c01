"""T6: placements as text and data: workers from the screen and the losing bids that join them."""

from collections.abc import Sequence

from keyflower.formats.choices import Losing, Ways
from keyflower.rules.actions import LOSING_STEP, joining_slots
from keyflower.rules.chapters.placing import LosingBid, Range
from keyflower.rules.chapters.village import location
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS
from keyflower.rules.state import Board
from keyflower.rules.wording import by_name


def write_ways(part: Range, base: int, action: int) -> Ways:
    """The bids or uses of one tile in one colour, or in colours that mix."""
    return Ways(
        colours=[COLOUR_NAMES[colour] for colour in part.colours],
        screen=by_name(part.screen, COLOUR_NAMES),
        losing=part.slots,
        least=part.least,
        most=part.most,
        most_of={COLOUR_NAMES[colour]: most for colour, most in part.most_of.items()},
        base=base,
        action=action,
    )


def write_losing(board: Board, bid: LosingBid) -> Losing:
    tile = board.lookup.ids[bid.tile]
    step = LOSING_STEP << bid.slot
    return Losing(
        bid.slot, tile, location(board, bid.tile), bid.size, COLOUR_NAMES[bid.colour], step
    )


def placement_text(board: Board, verb: str, counts: list[int], action: int, tile: int) -> str:
    """A bid or a use: `bid 3 red +lot:well lot:miner`."""
    words = [verb]
    for colour in range(COLOURS):
        if counts[colour]:
            words.append(f"{counts[colour]} {COLOUR_NAMES[colour]}")
    for slot in joining_slots(action):
        words.append("+" + location(board, board.slot_tile[slot]))
    words.append(location(board, tile))
    return " ".join(words)


def ways_text(losing: list[Losing], part: Ways) -> str:
    """`2 to 6 red`, `3 to 8 blue or red (up to 5 from the screen, any of +lot:well +turn:1)`"""
    colours = join_words(part.colours, "or")
    words = f"{part.least} to {part.most} {colours}"
    if part.least == part.most:
        words = f"{part.least} {colours}"
    joins = ["+" + bid.at for bid in losing if bid.slot in part.losing]
    if not joins:
        return words
    held = min(sum(part.screen.values()), part.most)
    screen = f"up to {held} from the screen, " if held else ""
    return f"{words} ({screen}any of {' '.join(joins)})"


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + f" {last} " + words[-1]
