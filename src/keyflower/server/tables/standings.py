"""How things stand at a table: points and worth, calculated only when what they count changes."""

from keyflower.game import Game
from keyflower.rules.pieces import COLOURS, RESOURCES, SKILLS
from keyflower.rules.state import State
from keyflower.rules.view import SPECTATOR
from keyflower.rules.worth import counts_workers
from keyflower.server import wire
from keyflower.server.views import points, worth

Seen = tuple[object, ...]
"""Everything that the points of a seat depend on, in copies: a state changes."""


class Own:
    """The points of a seat with what is behind its screen, and the worth of tiles to it."""

    def __init__(self, seen: Seen, points: wire.Points) -> None:
        self.seen = seen
        self.points = points
        self.worth: dict[tuple[int, ...], int] = {}


class Standings:
    """What was calculated last for each seat: a bid, or a move of somebody else, changes little."""

    def __init__(self) -> None:
        self._open: dict[int, tuple[Seen, wire.Points]] = {}
        self._shown: tuple[int, list[wire.Points]] = (-1, [])  # with the log length then
        self._own: dict[int, Own] = {}

    def of(self, game: Game, seq: int, viewer: int, with_points: bool) -> wire.Standing:
        """How things stand after `seq` entries of the log, as a viewer may know it."""
        if with_points and self._shown[0] != seq:
            self._shown = (seq, [self._known(game, seat) for seat in range(game.players)])
        shown = list(self._shown[1])
        if viewer == SPECTATOR:
            return wire.Standing(shown, {})
        own = self._mine(game, viewer)
        if with_points:
            shown[viewer] = own.points
        return wire.Standing(shown, worth(game, viewer, own.points.total, own.worth))

    def _known(self, game: Game, seat: int) -> wire.Points:
        """What everyone knows of a seat's points."""
        seen = lies_open(game, seat)
        known = self._open.get(seat)
        if known is None or known[0] != seen:
            known = self._open[seat] = (seen, _written(game, seat, False))
        return known[1]

    def _mine(self, game: Game, seat: int) -> Own:
        """What a player knows of their own."""
        seen = (*lies_open(game, seat), *lies_behind(game.state, seat))
        known = self._own.get(seat)
        if known is None or known.seen != seen:
            known = self._own[seat] = Own(seen, _written(game, seat, True))
        return known


def _written(game: Game, seat: int, behind: bool) -> wire.Points:
    sources = points(game, seat, behind)
    return wire.Points(sum(sources.values()), sources)


def lies_open(game: Game, seat: int) -> Seen:
    """What the open points of a seat depend on; tiles never move in a village."""
    state = game.state
    village = state.villages[seat]
    return (
        game.over,
        state.start == seat,
        tuple(state.power),
        tuple(village),
        tuple([state.side[tile] for tile in village]),
        tuple([tuple(state.goods[tile * RESOURCES : (tile + 1) * RESOURCES]) for tile in village]),
    )


def lies_behind(state: State, seat: int) -> Seen:
    """What the points of a seat depend on besides: skills, and workers where a tile counts them."""
    skills = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
    counted = counts_workers(state, state.villages[seat])
    workers = state.screen[seat * COLOURS : (seat + 1) * COLOURS] if counted else []
    return (tuple(skills), tuple(workers))
