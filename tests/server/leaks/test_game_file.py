"""The file of a game that can't go on has nothing in it that its reader may not know."""

import json
import random
from typing import Any

import pytest

from keyflower.formats import position
from keyflower.game import Game, determinize
from keyflower.play.creating import log_rows
from keyflower.play.kept import game_file
from keyflower.play.rows import SeatRow, TableRow, replace
from keyflower.rules.actions import KIND_MASK, PAY_SKILL, PICK_TILES, UPGRADE
from keyflower.rules.chapters.chance import EVERYONE, SECRET
from keyflower.rules.log import DEALER
from keyflower.rules.state import State
from keyflower.rules.view import SPECTATOR
from keyflower.server.storage import LogRow

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", range(2, 7))
def test_the_file_of_a_broken_game_does_not_change_with_what_is_hidden(players: int) -> None:
    chance = random.Random(players)
    start = Game.new(players, players)
    game = Game.from_state(start.state.clone())
    while not game.over:
        seat = chance.choice(game.to_act)
        game.apply(chance.choice(game.legal(seat)), seat)
    rows = log_rows(start, [1.0]) + [
        replace(row, seq=row.seq + 1) for row in log_rows(game, [1.0] * len(game.log))
    ]
    assert game.origin is not None
    origin = dict(position.write(game.origin))
    row = TableRow(
        id="t",
        status="playing",
        invite="secret",
        engine="1",
        catalogue="1",
        origin=origin,
        created_at=1.0,
        updated_at=1.0,
        host="ann",
    )
    seats = [SeatRow(seat=seat, kind="person", identity=f"id-{seat}") for seat in range(players)]
    for viewer in (*range(players), SPECTATOR):
        shown: Any = game_file(row, seats, rows, viewer)
        twin = game_file(
            replace(row, origin=position.write(other_deal(start, viewer))),
            seats,
            [hidden_changed(entry, viewer) for entry in rows],
            viewer,
        )
        assert shown == twin
        text = json.dumps(shown)
        assert "secret" not in text
        assert "id-" not in text
        own = [entry["action"] for entry in shown["entries"] if entry["seat"] == viewer]
        assert None not in own
    finished: Any = game_file(replace(row, status="finished"), seats, rows, SPECTATOR)
    assert [entry["action"] for entry in finished["entries"]] == [entry.action for entry in rows]
    assert finished["start"] == origin


def other_deal(game: Game, viewer: int) -> State:
    """The same game to a viewer, with everything hidden from them dealt again."""
    return determinize(game.view(None if viewer == SPECTATOR else viewer), 99).state


def hidden_changed(entry: LogRow, viewer: int) -> LogRow:
    """An entry with other values for what a viewer must not know."""
    outcomes = []
    for outcome in entry.outcomes:
        owner, what = outcome // SECRET - 1, outcome % SECRET
        if owner not in (EVERYONE, viewer):
            first, last = next(each for each in ((0, 4), (4, 7), (16, 80)) if what < each[1])
            what = first + (what - first + 1) % (last - first)
        outcomes.append(what + (owner + 1) * SECRET)
    action = entry.action
    if entry.seat not in (viewer, DEALER):
        if action & KIND_MASK in (PAY_SKILL, PICK_TILES, UPGRADE):
            action ^= 1 << 10
    return replace(entry, outcomes=outcomes, action=action)
