"""Going through a game again: any moment of it, as a given viewer may see it."""

import asyncio
from collections import OrderedDict

from keyflower.bots.failure import BotFailure
from keyflower.rules.game import Game
from keyflower.rules.history import OPEN
from keyflower.rules.view import SPECTATOR
from keyflower.server import wire
from keyflower.server.errors import NotAllowed, Refusal, Unavailable, WrongTime
from keyflower.server.sight import view_json
from keyflower.server.table import Table
from keyflower.server.thinking import Closed

KEPT = 16  # games whose moments are kept at hand


class Replays:
    """The moments of the games that were asked for lately."""

    def __init__(self) -> None:
        self._moments: OrderedDict[str, list[Game]] = OrderedDict()
        self._expected: OrderedDict[str, wire.Analysis] = OrderedDict()

    async def analysis(self, table: Table) -> wire.Analysis:
        """What was to be expected at each moment of a finished game."""
        table.check_well()
        game = table.game
        if table.row.status != "finished" or game is None:
            raise WrongTime("a game is looked back at when it is over")
        known = self._expected.pop(table.id, None)
        if known is None:
            try:
                shares = await table.hall.thinkers.expect(game.record())
            except (BotFailure, Closed) as failure:
                raise Unavailable(f"there is no analysis now: {failure}") from None
            first = 1 if game.origin is None else 0
            at = list(range(first, first + len(shares)))
            known = wire.Analysis(at, [list(seat) for seat in zip(*shares)])
        self._expected[table.id] = known
        while len(self._expected) > KEPT:
            self._expected.popitem(last=False)
        return known

    async def frame(self, table: Table, at: int, viewer: int) -> wire.Frame:
        """A game after `at` entries of its log."""
        table.check_well()
        game = table.game
        if game is None:
            raise WrongTime("the game has not started yet")
        last = len(table.told)
        first = 1 if game.origin is None else 0
        if not first <= at <= last:
            raise Refusal(f"at is {first} to {last}: after how many entries of the log")
        then = (await self._moments_of(table, game))[at - first]
        ids = game.state.tables.ids
        events = [table.told[at - 1].event(at - 1, viewer, ids)] if at else []
        return wire.Frame(at, last, view_json(then, viewer), events)

    async def _moments_of(self, table: Table, game: Game) -> list[Game]:
        """The game after each entry; made once, and gone on with as the game goes on."""
        known = self._moments.pop(table.id, [])
        if len(known) < len(game.log) + (game.origin is not None):
            known = await asyncio.to_thread(moments, game.clone(), known)
        self._moments[table.id] = known
        while len(self._moments) > KEPT:
            self._moments.popitem(last=False)
        return known


def moments(game: Game, known: list[Game]) -> list[Game]:
    """A game after each entry of its log, from those that are known on."""
    found = known[:]
    if not found:
        if game.origin is None:
            outcomes = game.log[0].outcomes
            found = [Game.dealt(game.players, game.options, outcomes, game.state.tables)]
        else:
            found = [Game.from_state(game.origin.clone())]
    then = found[-1].clone()
    for entry in game.log[len(then.log) :]:
        then.repeat(entry)
        found.append(then.clone())
    return found


def viewpoint(table: Table, identity: str | None, asked: str) -> int:
    """The viewer that somebody may be: before the end oneself alone, after it anyone."""
    own = table.seat_of(identity)
    if asked == "own":
        return own
    if asked == "spectator":
        return SPECTATOR
    over = table.row.status == "finished"
    if asked == "open":
        if not over:
            raise NotAllowed("screens are opened when the game is over")
        return OPEN
    if not (asked.isascii() and asked.isdigit() and int(asked) < len(table.seats)):
        raise Refusal(f"viewer is own, spectator, open, or a seat from 0 to {len(table.seats) - 1}")
    seat = int(asked)
    if not over and seat != own:
        raise NotAllowed("nobody sees behind another's screen before the game is over")
    return seat
