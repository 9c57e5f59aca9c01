"""How things stand at a table: points and worth, calculated only when what they count changes."""

from keyflower.game import Game
from keyflower.rules.pieces import COLOURS, SKILLS
from keyflower.rules.scoring import Source
from keyflower.rules.state import State
from keyflower.rules.view import SPECTATOR
from keyflower.server import wire
from keyflower.server.views import points, worth

Seen = tuple[object, ...]
"""Everything that some points depend on."""


class Standings:
    """What was calculated last for each viewer: a bid of somebody else changes none of it."""

    def __init__(self) -> None:
        self._open: tuple[Seen, list[wire.Points]] = ((), [])
        self._own: dict[int, tuple[Seen, wire.Points, dict[str, int]]] = {}

    def of(self, game: Game, viewer: int, with_points: bool) -> wire.Standing:
        """How things stand, as a viewer may know it."""
        lies_open = seen_by_all(game.state)
        if self._open[0] != lies_open:
            found = [_written(points(game, seat, False)) for seat in range(game.players)]
            self._open = (lies_open, found)
        shown = self._open[1]
        if viewer == SPECTATOR:
            return wire.Standing(shown if with_points else [], {})
        own = (*lies_open, *seen_by_one(game.state, viewer))
        if self._own.get(viewer, ((),))[0] != own:
            mine = _written(points(game, viewer, True))
            self._own[viewer] = (own, mine, worth(game, viewer))
        _, mine, adds = self._own[viewer]
        with_mine = [*shown[:viewer], mine, *shown[viewer + 1 :]]
        return wire.Standing(with_mine if with_points else [], adds)


def _written(sources: dict[Source, int]) -> wire.Points:
    return wire.Points(sum(sources.values()), sources)


def seen_by_all(state: State) -> Seen:
    """What everyone's open points depend on; in copies, since a state changes."""
    return (
        state.phase,
        state.start,
        tuple(state.power),
        tuple(state.side),
        tuple(state.goods),
        tuple(map(tuple, state.villages)),
        tuple(state.cells.items()),
    )


def seen_by_one(state: State, seat: int) -> Seen:
    """What a seat's own points and the worth of things to it depend on besides."""
    return (
        state.season,
        seat in state.to_act(),
        state.upgrades > 0,
        tuple(state.screen[seat * COLOURS : (seat + 1) * COLOURS]),
        tuple(state.skills[seat * SKILLS : (seat + 1) * SKILLS]),
        tuple(state.slot_tile),
        tuple(state.hand[seat]),
        tuple(state.boats),
        tuple(state.boat_workers),
        tuple(state.boat_skills),
    )
