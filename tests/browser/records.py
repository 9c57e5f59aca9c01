"""Games that bots have played, as records, and moments in them that a test can go on from."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache

from playwright.sync_api import APIRequestContext, expect
from tests.browser.player import Player

from keyflower import Game
from keyflower.formats.choices import Choices
from keyflower.formats.choosing import choices
from keyflower.formats.record import Record
from keyflower.game import Replay
from keyflower.rules.pieces import SPRING
from keyflower.rules.state import PHASE_NAMES
from keyflower.runs.table import play_game


@cache
def played(players: int = 2, seed: int = 7) -> Record:
    """A game of greedy bots; the same one every time."""
    return play_game(players, seed, ["greedy"])


def moment(
    record: Record,
    phase: str,
    fits: Callable[[Choices], bool] = lambda _: True,
    after: float = 0,
    season: int = SPRING,
) -> tuple[int, int]:
    """The first moment at which a seat has such a decision. -> how many entries, the seat

    after: how much of the game is over at least, from 0 to 1. season: the earliest.
    """
    replay = Replay(record)
    while replay.at < len(record.moves):
        game: Game = replay.game
        seat = game.to_act[0]
        late = replay.at >= after * len(record.moves) and game.state.season >= season
        if late and PHASE_NAMES[game.state.phase] == phase and fits(choices(game.state, seat)):
            return replay.at + 1, seat  # the deal is an entry too
        replay.step()
    raise AssertionError(f"no {phase} in this game")


def a_moment(phase: str, fits: Callable[[Choices], bool]) -> tuple[Record, int, int]:
    """Such a moment of the first game that has one: bots change, and not every game has it."""
    for seed in range(7, 30):
        with suppress(AssertionError):
            return played(seed=seed), *moment(played(seed=seed), phase, fits)
    raise AssertionError(f"no {phase} in any game")


_brought: dict[tuple[str, int], str] = {}


def bring(request: APIRequestContext, address: str, record: Record) -> str:
    """Give a record to a server, once. -> the id of its table"""
    key = (address, id(record))
    if key not in _brought:
        request.post(f"{address}/api/me")
        answer = request.post(
            f"{address}/api/records",
            data=record.dumps(),
            headers={"content-type": "application/json"},
        )
        assert answer.ok, answer.text()
        _brought[key] = str(answer.json()["table"])
    return _brought[key]


def go_on(request: APIRequestContext, address: str, table: str, at: int, seat: int) -> str:
    """Go on from a moment against easy bots. -> the id of the new table"""
    request.post(f"{address}/api/me")  # whoever has no cookie gets one
    answer = request.post(
        f"{address}/api/tables/{table}/continue",
        data={"at": at, "seat": seat, "bot": "greedy"},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def resume(player: Player, phase: str, **wanted: int) -> None:
    """Sit down at a moment of a game of bots where such a decision is owed.

    wanted: how many choices of a kind there are at least.
    """
    record, at, seat = a_moment(
        phase, lambda found: all(len(getattr(found, k)) >= n for k, n in wanted.items())
    )
    request = player.context.request
    old = bring(request, player.address, record)
    player.open(f"/table/{go_on(request, player.address, old, at, seat)}")
    player.at_table()
    expect(player.owing).to_have_attribute("data-phase", phase)
