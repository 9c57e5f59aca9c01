"""Nobody is sent what they may not know.

Whole games run over a real server, and everything that every viewer is sent is kept on tape.
Afterwards the finished record tells the truth, and each message is computed again from it for the
viewer who got it: whatever differs is a leak.
"""

import random
import re
from collections.abc import Callable
from functools import partial
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.server.leaks.checker import Checker
from tests.server.leaks.evening import SERVED, Evening
from tests.server.leaks.truth import refusal

from keyflower.formats import position
from keyflower.formats.events import OPEN
from keyflower.game import Game, determinize
from keyflower.play.views import legal_choices, scores_of, view_data
from keyflower.rules.view import SPECTATOR

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", SERVED)
def test_everything_sent_is_what_its_viewer_may_know(evening: Evening, players: int) -> None:
    played = evening.of(players)
    tape = [sent for sent in evening.tape if played.table_id in sent.asked]
    checker = Checker(evening.tables)
    assert checker.problems(tape) == []
    # Nobody can make a game shorter: four seasons of passes, three of boats, the winter tiles.
    assert checker.checked["update"] > played.truth.last >= 8 * players
    assert played.truth.game.over


def test_everything_else_sent_is_what_its_viewer_may_know(evening: Evening) -> None:
    rest = [s for s in evening.tape if not any(table in s.asked for table in evening.tables)]
    assert Checker(evening.tables).problems(rest) == []


@pytest.mark.thorough  # by all games together
def test_all_that_can_be_sent_was_sent(evening: Evening) -> None:
    truths = [played.truth for played in evening.tables.values()]
    moves = {truth.event(seq, OPEN)["text"] for truth in truths for seq in range(truth.last)}
    assert "undo" in moves
    found = set()
    for sent in evening.tape:
        path = re.sub("/[0-9a-f]{16}", "", urlsplit(sent.asked).path)
        kind = re.match(r'\{"type": ?"(\w+)"', sent.body)
        code = re.search(r'"code": ?"([a-z-]+)"', sent.body)
        if sent.link:
            found |= {kind[1]} if kind else set()
        elif sent.status < 400:
            found.add(path)
        if code:
            found.add(code[1])
    kinds = {"state", "update", "chat", "presence", "done", "pong", "refused", "closed"}
    codes = {"illegal", "stale", "bad-request", "no-seat", "not-over", "unknown"}
    about = ("replay", "events", "scores", "record", "fair", "pools")
    paths = {"GET /api/tables", "POST /api/tables/hint", "POST /api/tables/return"}
    paths |= {f"GET /api/tables/{what}" for what in about}
    paths |= {
        "POST /api/tables/pledge",
        "POST /api/tables/contribution",
        "GET /api/games",
        "POST /api/me/adopt",
        "POST /api/tables/leave",
    }
    assert kinds | codes | paths <= found


@pytest.mark.parametrize("players", SERVED)
def test_what_is_sent_does_not_change_with_what_is_hidden(evening: Evening, players: int) -> None:
    truth = evening.of(players).truth
    chance = random.Random(players)
    actions = [entry.action for entry in truth.game.log[1:]]
    differ = 0
    for seq in sorted(chance.sample(range(1, truth.last), 12)):
        game = truth.at(seq)
        for viewer in range(SPECTATOR, players):
            shown = everything(game, viewer, [chance.choice(actions) for _ in range(3)], chance)
            for seed in range(3):
                view = game.view(viewer if viewer >= 0 else None)
                dealt = determinize(view, chance.getrandbits(32) + seed)
                differ += position.dumps(dealt.state) != position.dumps(game.state)
                for make, expected in shown:
                    assert make(dealt) == expected
    assert differ > 100


def everything(
    game: Game, viewer: int, actions: list[int], chance: random.Random
) -> list[tuple[Callable[[Game], object], object]]:
    """All that the server makes of a game for a viewer, and what it is."""
    makers: list[Callable[[Game], object]] = [
        lambda game: view_data(game, viewer),
        lambda game: msgspec.to_builtins(legal_choices(game, viewer)),
        lambda game: game.to_act,
    ]
    if viewer >= 0:
        makers.append(lambda game: scores_of(game, [viewer]))
        makers += [partial(refusal, seat=viewer, action=action) for action in actions]
    return [(make, make(game)) for make in makers]
