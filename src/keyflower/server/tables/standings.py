"""How things stand at a table: points and worth, calculated only when what they count changes."""

from keyflower.game import Game
from keyflower.rules.state import LOT_SLOTS, TURN
from keyflower.rules.view import SPECTATOR
from keyflower.rules.worth import score_behind, score_open, score_workers
from keyflower.server import wire
from keyflower.server.views import points, worth

Seen = list[int]
"""Everything that the points of a seat depend on."""


class Own:
    """The points of a seat with what is behind its screen, and the worth of tiles to it."""

    def __init__(self, seen: Seen, points: wire.Points) -> None:
        self.seen = seen
        self.points = points
        self.worth: dict[tuple[int, ...], int] = {}
        self.places: tuple[Seen, dict[str, int]] = ([], {})  # what the lots are worth, as sent


class Standings:
    """What was calculated last for each seat: a bid, or a move of somebody else, changes little."""

    def __init__(self) -> None:
        self._seq = -1
        self._seen: list[Seen] = []  # what lies open of each seat after `_seq` entries of the log
        self._shown: list[wire.Points] = []
        self._open: dict[int, tuple[Seen, wire.Points]] = {}
        self._own: dict[int, Own] = {}

    def of(self, game: Game, seq: int, viewer: int, with_points: bool) -> wire.Standing:
        """How things stand after `seq` entries of the log, as a viewer may know it."""
        if seq != self._seq:
            seats = range(game.players)
            self._seq = seq
            self._seen = [score_open(game.state, seat) for seat in seats]
            self._shown = [self._known(game, seat) for seat in seats] if with_points else []
        if viewer == SPECTATOR:
            return wire.Standing(self._shown, {})
        own = self._mine(game, viewer)
        shown = self._shown
        if with_points:
            shown = [*shown[:viewer], own.points, *shown[viewer + 1 :]]
        return wire.Standing(shown, self._worth(game, viewer, own))

    def _known(self, game: Game, seat: int) -> wire.Points:
        """What everyone knows of a seat's points."""
        seen = self._seen[seat]
        known = self._open.get(seat)
        if known is None or known[0] != seen:
            known = self._open[seat] = (seen, _written(game, seat, False))
        return known[1]

    def _mine(self, game: Game, seat: int) -> Own:
        """What a player knows of their own."""
        seen = self._seen[seat] + score_behind(game.state, seat)
        known = self._own.get(seat)
        if known is None or known.seen != seen:
            known = self._own[seat] = Own(seen, _written(game, seat, True))
        return known

    def _worth(self, game: Game, seat: int, own: Own) -> dict[str, int]:
        """What things would add; the same as before while turns change nothing that counts."""
        state = game.state
        if state.phase != TURN:
            return worth(game, seat, own.points.total, own.worth)
        tiles = [tile for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0] + state.hand[seat]
        places = [*tiles, -1, *score_workers(state, seat, tiles)]
        if own.places[0] != places:
            own.places = (places, worth(game, seat, own.points.total, own.worth))
        return own.places[1]


def _written(game: Game, seat: int, behind: bool) -> wire.Points:
    sources = points(game, seat, behind)
    return wire.Points(sum(sources.values()), sources)
