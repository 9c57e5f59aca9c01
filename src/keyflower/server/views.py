"""What a viewer sees of a game: the table, the legal choices, and scores.

A viewer is a seat, a spectator (-1), or one with open screens (OPEN) once the game is over.
Everything about a game that leaves the server, except events, is made here.
"""

from collections import Counter

from msgspec import Struct

from keyflower.formats import position
from keyflower.formats.choices import Choices
from keyflower.formats.choosing import choices, list_blocked
from keyflower.formats.events import OPEN
from keyflower.formats.position.shapes import ViewData
from keyflower.formats.record import Record
from keyflower.formats.scores import ScoreData, write_score
from keyflower.game import Game, Recording
from keyflower.game.fairness import Draw
from keyflower.rules.pieces import COLOURS, HOME, TURN_ORDER
from keyflower.rules.scoring import (
    SOURCE_NAMES,
    Source,
    points_by_source,
    score,
)
from keyflower.rules.state import FLIP, LOT_SLOTS, PICK_BOAT, TRANSPORT, State
from keyflower.rules.transport import can_flip
from keyflower.rules.view import SPECTATOR
from keyflower.rules.worth import (
    boat_worth,
    counts_workers,
    flip_worth,
    tile_worth,
    upgrade_worth,
)
from keyflower.server.seals import (
    Fair,
    Pools,
    commitment,
    hashes_of,
    is_fixed,
    may_contribute,
)
from keyflower.server.storage import SeatRow, TableRow


def view_data(game: Game, viewer: int, shown: ViewData | None = None) -> ViewData:
    """The table as a viewer sees it (docs/position.md).

    shown: as a spectator sees it, if that is already known.
    """
    if shown is None:
        shown = position.write_view(game.view(None))
    if viewer == SPECTATOR:
        return shown
    if viewer != OPEN:
        return position.write_own_view(shown, game.state, viewer)
    for seat in range(game.players):
        shown = position.write_own_view(shown, game.state, seat)
    return {**shown, "seat": None}


def write_record(game: Game) -> Record:
    """The record of a game, move by move, so that other threads get a turn in between: compiled
    code that writes a long one in one call stops them all."""
    recording = Recording(game)
    while recording.step():
        pass
    return recording.record


def legal_choices(game: Game, seat: int) -> Choices | None:
    """What a seat can do now; None if it has nothing to decide."""
    if seat not in game.to_act:
        return None
    found = choices(game.state, seat)
    found.blocked = list_blocked(game.state, seat, found)
    return found


def points(game: Game, seat: int, behind: bool) -> dict[Source, int]:
    """A seat's points as things stand, by source; `behind`: with what is behind its screen."""
    found = points_by_source(game.state, seat, behind or game.over)
    return {SOURCE_NAMES[i]: found[i] for i in range(len(SOURCE_NAMES)) if found[i]}


def worth(
    game: Game, seat: int, now: int, known: dict[tuple[int, ...], int] | None = None
) -> dict[str, int]:
    """What things would add to a seat's points now, by place.

    Lots and winter tiles in hand always; boats, upgrades and flips while they are decided about.
    known: tiles whose worth is known, to which others are added.
    """
    state = game.state
    ids = state.lookup.ids
    known = {} if known is None else known
    screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
    places = [(f"lot:{ids[tile]}", tile) for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0]
    places += [(f"winter:{ids[tile]}", tile) for tile in state.hand[seat]]
    found: dict[str, int] = {}
    for place, tile in places:
        key = (tile, *screen) if counts_workers(state, [tile]) else (tile,)
        if key not in known:
            known[key] = tile_worth(state, seat, tile, now)
        found[place] = known[key]
    if state.phase == PICK_BOAT:
        for boat in state.boats:
            found[f"boat:{ids[state.lookup.boats[boat]]}"] = boat_worth(state, seat, boat, now)
    if seat in game.to_act and state.phase in (TRANSPORT, FLIP):
        for tile in state.villages[seat]:
            added = side_worth(state, seat, tile, now)
            if added is not None:
                found[f"p{seat}:{ids[tile]}"] = added
    return found


def side_worth(state: State, seat: int, tile: int, now: int) -> int | None:
    """What turning one of the own tiles to its back would add; None if that can't be done now."""
    if not can_flip(state, tile):
        return None
    if state.phase == FLIP:
        return flip_worth(state, seat, tile, now)
    return upgrade_worth(state, seat, tile, now) if state.upgrades else None


def scores_of(game: Game, seats: list[int]) -> list[ScoreData]:
    """F14: the score of these seats as things stand, line by line."""
    ids = game.state.lookup.ids
    return [write_score(score(game.state, seat), ids) for seat in seats]


class SeatFacts(Struct, frozen=True):
    """A seat's points at the end of a game by the rule that gives them (F2 to F13), and the tiles
    of its village."""

    rules: dict[str, int]
    tiles: list[str]


def game_facts(game: Game) -> list[SeatFacts]:
    """What a finished game was made of, by seat; homes and turn-order tiles are left out."""
    state = game.state
    lookup = state.lookup
    found = []
    for seat in range(game.players):
        rules: Counter[str] = Counter()
        for line in score(state, seat).lines:
            rules[line.rule] += line.points
        village = state.villages[seat]
        tiles = [lookup.ids[t] for t in village if lookup.kind[t] not in (HOME, TURN_ORDER)]
        found.append(SeatFacts({rule: count for rule, count in rules.items() if count}, tiles))
    return found


def fair_data(row: TableRow, seats: list[SeatRow], game: Game | None, is_open: bool) -> Fair:
    """What decides the draws: contributions once they are fixed, the secret when all is open."""
    given = [seat.contribution for seat in seats]
    secret = row.sealed.secret if row.sealed is not None and is_open else ""
    return Fair(
        commitment=commitment(row),
        contributors=[seat.seat for seat in seats if may_contribute(row, seat.seat)],
        hashes=hashes_of(seats),
        contributions=given if is_fixed(row, game) else None,
        secret=secret or None,
    )


def pool_data(draws: list[Draw]) -> list[Pools]:
    """What the draws of a finished game were made from, by entry of the log."""
    found: dict[int, Pools] = {}
    for draw in draws:
        pools = found.setdefault(draw.entry, Pools(draw.entry, draw.season, [])).pools
        pools.append(list(Counter(draw.pool).items()))
    return list(found.values())
