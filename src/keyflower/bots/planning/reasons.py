"""Why an action looks good or bad, as message ids (the words are in the Fluent files)."""

from keyflower.bots.evaluation.building import road_links
from keyflower.bots.thought import Motive
from keyflower.rules import actions
from keyflower.rules.actions import BID, FLIP_TILE, KEEP, PASS, PLACE, STEP, TAKE_BOAT, UPGRADE, USE
from keyflower.rules.view import View
from keyflower.rules.village import owner_of


def reasons(view: View, action: int, gain: float) -> tuple[Motive, ...]:
    """What speaks for or against an action; `gain` is its value against doing nothing."""
    board = view.board
    kind = action & actions.KIND_MASK
    tile = actions.tile_of(action)
    name = board.lookup.ids[tile] if kind in (BID, USE, UPGRADE, PLACE, FLIP_TILE) else ""
    points = round(gain, 1)
    if kind == PASS:
        return (Motive("reason-pass"),)
    if kind == BID:
        moved = (Motive("reason-losing-bid-moves"),) if actions.losing_mask(action) else ()
        workers = actions.bid_count(action)
        return (Motive("reason-bid", {"tile": name, "workers": workers, "gain": points}), *moved)
    if kind == USE:
        whose = owner_of(board, tile)
        back = "reason-workers-come-back" if whose == view.seat else "reason-workers-go-away"
        return (Motive("reason-use", {"tile": name, "gain": points}), Motive(back))
    if kind == UPGRADE:
        front = board.lookup.points[tile * 2]
        more = board.lookup.points[tile * 2 + 1] - front
        return (Motive("reason-upgrade", {"tile": name, "points": more, "gain": points}),)
    if kind == PLACE:
        links = road_links(board, action)
        return (Motive("reason-place", {"tile": name, "links": links, "gain": points}),)
    word = {
        STEP: "reason-step",
        actions.DONE: "reason-done",
        TAKE_BOAT: "reason-boat",
        actions.PICK_TILES: "reason-winter",
        FLIP_TILE: "reason-flip",
        KEEP: "reason-keep",
    }.get(kind, "reason-pay")
    return (Motive(word, {"gain": points}),)
