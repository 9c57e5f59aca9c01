"""The tutorial: a scripted summer, and what the opponent does in it.

`tutorial.json` has the position and the moves of both seats. The learner's screen asks for the
learner's moves; the opponent's are played here while the game follows the script. When it no longer
does, or the season is over, the seat's bot plays as in any other game.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from litestar import post

from keyflower.formats import position
from keyflower.game import Game
from keyflower.play import SeatRow, Setup, Table
from keyflower.play.creating import new_row, person
from keyflower.play.messages import State
from keyflower.play.rows import replace
from keyflower.rules.log import effective
from keyflower.rules.pieces import SUMMER
from keyflower.server.storage.statements.games import list_tables_of
from keyflower.server.tables.faults import setup_of
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.routes.given import Asker
from keyflower.server.tables.routes.lobby import LISTED
from keyflower.server.web.given import api_router

FILE: Final = Path(__file__).with_name("tutorial.json")
LEARNER: Final = 0
OPPONENT: Final = "greedy"
"""The bot that plays on."""

Play = tuple[int, int]
"""A seat and its action."""


def begin() -> Game:
    """The prepared game at its start."""
    return Game.from_state(position.read(_read()["position"]))


def reply(game: Game, seat: int) -> int | None:
    """What the opponent does; None if the game has left the script."""
    done = list_plays(game)
    ahead = load_plays()[len(done) :]
    if not ahead or ahead[0][0] != seat or not is_prepared(done):
        return None
    return ahead[0][1]


def is_unfinished(game: Game) -> bool:
    """Whether there is something left to learn: the season is on, and has followed the script."""
    return game.state.season == SUMMER and is_prepared(list_plays(game))


def is_prepared(done: list[Play]) -> bool:
    """Whether a game has followed the script up to now."""
    both = min(len(done), len(load_plays()))
    return done[:both] == load_plays()[:both]


def list_plays(game: Game) -> list[Play]:
    """What was done in a game and not taken back."""
    return [(entry.seat, entry.action) for entry in effective(game.log)]


@cache
def load_plays() -> list[Play]:
    """What both seats do in the prepared game."""
    game = begin()
    for line in _read()["moves"]:
        game.play(line)
    return list_plays(game)


class Tutorial(Feature):
    """The opponent plays the script."""

    def answer(self, table: Table, seat: int) -> int | None:
        """While the game follows it."""
        if not table.setup.tutorial or table.game is None or table.seats[seat].stand_in:
            return None
        return reply(table.game, seat)


@post("/tutorial", summary="Learn the game at a table")
async def tutorial_begun(me: Asker) -> State:
    """A prepared season against a bot; the same table again until that season is over."""
    me.allow("tables", "new tables")
    registry = me.registry
    for row, seats in await me.store.read(list_tables_of, me.id, LISTED):
        setup = setup_of(row)
        if row.broken is not None or setup is None:
            continue
        if not setup.tutorial or row.status != "playing" or seats[LEARNER].stand_in:
            continue
        table = await registry.get(row.id)
        if table.game is not None and is_unfinished(table.game):
            return await table.state(me.id)
    game = begin()
    seats = [SeatRow(seat=seat, kind="bot", bot=OPPONENT) for seat in range(2)]
    seats[LEARNER] = person(LEARNER, me.person)
    new = replace(
        new_row(Setup(tutorial=True), me.id, seats, me.now()),
        status="playing",
        origin=position.write(game.state),
        to_act=game.to_act,
    )
    return await (await registry.add_game(new, seats)).state(me.id)


router = api_router("tables", __name__)


@cache
def _read() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(FILE.read_text("utf-8"))
    return found
