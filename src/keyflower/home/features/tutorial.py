"""The tutorial: a scripted summer, and what the opponent does in it.

`tutorial.json` has the position and the moves of both seats. The learner's screen asks for the
learner's moves; the opponent's are played here while the game follows the script. When it no longer
does, or the season is over, the seat's bot plays as in any other game.
"""

from functools import cache
from pathlib import Path
from typing import Final

from keyflower.formats import position
from keyflower.formats.plain_json import parse_json
from keyflower.game import Game
from keyflower.home.requests import request
from keyflower.home.visit import Asker, Listed, Tables
from keyflower.play import SeatRow, Setup, Table, TableRow
from keyflower.play.creating import Person, new_row, person
from keyflower.play.messages import State
from keyflower.play.rows import replace
from keyflower.play.seals import new_secret
from keyflower.rules.log import effective
from keyflower.rules.pieces import SUMMER

FILE: Final = Path(__file__).with_name("tutorial.json")
LEARNER: Final = 0
OPPONENT: Final = "greedy"  # the bot that plays on
Play = tuple[int, int]  # a seat and its action


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


def answer(table: Table, seat: int) -> int | None:
    """What the opponent at a tutorial's table does, while the game follows the script."""
    if not table.setup.tutorial or table.game is None or table.seats[seat].stand_in:
        return None
    return reply(table.game, seat)


def may_go_on(listed: Listed) -> bool:
    """Whether a table may be a tutorial that isn't over: then its game says so."""
    row, seats, setup = listed
    waits = row.broken is None and row.status == "playing" and not seats[LEARNER].stand_in
    return setup.tutorial and waits


def new_tutorial(me: Person, now: float) -> tuple[TableRow, list[SeatRow]]:
    """A table for the prepared season."""
    game = begin()
    seats = [SeatRow(seat=seat, kind="bot", bot=OPPONENT) for seat in range(2)]
    seats[LEARNER] = person(LEARNER, me)
    row = replace(
        new_row(Setup(tutorial=True), me.id, seats, now),
        status="playing",
        origin=position.write(game.state),
        sealed=new_secret(seats, past=game.record().past(0)),
        to_act=game.to_act,
    )
    return row, seats


@cache
def _read() -> dict[str, list[str]]:
    found: dict[str, list[str]] = parse_json(FILE.read_text("utf-8"))
    return found


@request("POST", "/tutorial", "Learn the game at a table", 201)
async def begin_tutorial(me: Asker) -> State:
    """A prepared season against a bot; the same table again until that season is over."""
    me.keep("new tables")
    tables = me.part(Tables)
    for listed in filter(may_go_on, await tables.list_of(me.id)):
        table = await tables.get(listed.row.id)
        if table.game is not None and is_unfinished(table.game):
            return await table.state(me.id)
    return await (await tables.add(*new_tutorial(me.person, me.now()))).state(me.id)
