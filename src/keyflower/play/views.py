"""What a viewer sees of a game: the table, the legal choices, and scores.

A viewer is a seat, a spectator (-1), or one with open screens (OPEN) once the game is over.
Everything about a game that a viewer is sent, except events, is made here.
"""

from keyflower.formats import position
from keyflower.formats.choices import Choices
from keyflower.formats.choosing import choices, list_blocked
from keyflower.formats.events import OPEN
from keyflower.formats.position.shapes import ViewData
from keyflower.formats.record import Record
from keyflower.formats.scores import ScoreData, write_score
from keyflower.game import Game, Recording
from keyflower.play.messages import Points, Standing
from keyflower.rules.chapters.scoring import SOURCE_NAMES, points_by_source, score
from keyflower.rules.chapters.transport import can_flip
from keyflower.rules.chapters.worth import (
    boat_worth,
    counts_workers,
    flip_worth,
    score_behind,
    score_open,
    score_workers,
    tile_worth,
    upgrade_worth,
)
from keyflower.rules.pieces import COLOURS
from keyflower.rules.state import FLIP, LOT_SLOTS, PICK_BOAT, TRANSPORT, TURN, State
from keyflower.rules.view import SPECTATOR

Seen = list[int]  # everything that the points of a seat depend on


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


def count_points(game: Game, seat: int, behind: bool) -> Points:
    """A seat's points as things stand, by source; `behind`: with what is behind its screen."""
    found = zip(SOURCE_NAMES, points_by_source(game.state, seat, behind or game.over))
    sources = {name: points for name, points in found if points}
    return Points(sum(sources.values()), sources)


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


class Known:
    """The points of a seat, with or without what is behind its screen, and the worth of tiles."""

    def __init__(self, seen: Seen, points: Points) -> None:
        self.seen = seen
        self.points = points
        self.worth: dict[tuple[int, ...], int] = {}
        self.places: tuple[Seen, dict[str, int]] = ([], {})  # what the lots are worth, as sent


class Standings:
    """What was calculated last for each seat: a bid, or a move of somebody else, changes little."""

    def __init__(self) -> None:
        self._seq = -1
        self._seen: list[Seen] = []  # what lies open of each seat after `_seq` entries of the log
        self._shown: list[Points] = []
        self._known: dict[tuple[int, bool], Known] = {}  # by seat, and whether its player looks

    def of(self, game: Game, seq: int, viewer: int, with_points: bool) -> Standing:
        """How things stand after `seq` entries of the log, as a viewer may know it."""
        if seq != self._seq:
            self._seq = seq
            self._seen = [score_open(game.state, seat) for seat in range(game.players)]
            self._shown = []
            if with_points:
                found = (self._recall(game, *each, False) for each in enumerate(self._seen))
                self._shown = [known.points for known in found]
        if viewer == SPECTATOR:
            return Standing(self._shown, {})
        own = self._recall(
            game, viewer, self._seen[viewer] + score_behind(game.state, viewer), True
        )
        shown = self._shown
        if with_points:
            shown = [*shown[:viewer], own.points, *shown[viewer + 1 :]]
        return Standing(shown, self._worth(game, viewer, own))

    def _recall(self, game: Game, seat: int, seen: Seen, behind: bool) -> Known:
        """What is known of a seat; calculated again if what it depends on has changed."""
        known = self._known.get((seat, behind))
        if known is None or known.seen != seen:
            known = self._known[seat, behind] = Known(seen, count_points(game, seat, behind))
        return known

    def _worth(self, game: Game, seat: int, own: Known) -> dict[str, int]:
        """What things would add; the same as before while turns change nothing that counts."""
        state = game.state
        if state.phase != TURN:
            return worth(game, seat, own.points.total, own.worth)
        tiles = [tile for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0] + state.hand[seat]
        places = [*tiles, -1, *score_workers(state, seat, tiles)]
        if own.places[0] != places:
            own.places = (places, worth(game, seat, own.points.total, own.worth))
        return own.places[1]
