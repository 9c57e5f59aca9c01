"""A leak is found wherever it is: in a server that leaks, and planted into an honest message."""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, inspect
from tests.server.leaks.checker import Checker
from tests.server.leaks.evening import GAME_SECONDS, SERVED, UNWATCHED, Evening, Played, one_game
from tests.server.leaks.shapes import Fields, unchecked
from tests.server.leaks.tape import Person, Sent
from tests.server.leaks.truth import Truth
from tests.server.server_process import Server

from bench.client import Json
from keyflower.formats.events import OPEN
from keyflower.rules.view import SPECTATOR

pytestmark = pytest.mark.slow

FLAWS = {
    "a screen in views": """
from keyflower.play import audience, views
def leaky(game, viewer, shown=None):
    shown = dict(views.view_data(game, viewer, shown))
    own = views.view_data(game, 0)["seats"][0]
    shown["seats"] = [own, *shown["seats"][1:]]
    return shown
audience.view_data = leaky
""",
    "points behind screens": """
from keyflower.play import views
def count_points(game, seat, behind):
    held = sum(game.state.screen[seat * 4 :][:4])
    return views.Points(held, {"workers": held})

views.count_points = count_points
""",
    "the draws of others": """
from keyflower.formats import events
events.Drawn.hidden = lambda self: self
""",
    "the moves of others": """
from keyflower.formats import events
from keyflower.formats.moves.base import Move
for kind in Move.__subclasses__():
    kind.hide = lambda self: None
""",
    "refusals": """
from keyflower.play import errors
errors.Stale.__str__ = lambda self: f"{self.args[0]}: p1 has a plan"
""",
    "replays": """
from keyflower.server.features import replays
replays.viewpoint = lambda table, identity, asked: -2
""",
    "contributions of others": """
from keyflower.play import seals
seals.is_fixed = lambda row, game: True
""",
    "the secret of the draws": """
from keyflower.server.features import fairness
honest = fairness.fair_data
fairness.fair_data = lambda row, seats, game, is_open: honest(row, seats, game, True)
""",
}


FOUND = {  # what the checker must say to each, and nothing at all where there is no flaw
    "": "",
    "a screen in views": "the view: ",
    "points behind screens": "how things stand: ",
    "the draws of others": r"event \d+: ",
    "the moves of others": r"event \d+: ",
    "refusals": r"p1 has a plan",
    "contributions of others": "contributions before they are fixed",
    "the secret of the draws": "the secret before the end",
    "replays": r"the view of a replay|event \d+: |before the end|seen as seat",
}


@pytest.mark.thorough
@pytest.mark.parametrize("flaw", FOUND)
def test_a_server_that_leaks_is_found_out(tmp_path: Path, flaw: str) -> None:
    tape: list[Sent] = []

    async def play(address: str) -> Played:
        async with Person(address, "Stranger", tape) as stranger, asyncio.timeout(GAME_SECONDS):
            await stranger.call("GET", "/me")
            return (await one_game(address, 2, tape, stranger))[0]

    with Server(str(tmp_path / "games.db"), flaw=FLAWS.get(flaw, "")) as server:
        played = asyncio.run(play(server.address))
    problems = Checker({played.table_id: played}).problems(tape)
    assert bool(problems) == bool(flaw)
    assert not flaw or any(re.search(FOUND[flaw], text) for text in problems)


Fits = Callable[[Json], Any]
Change = Callable[[Json, Truth], object]


def hidden_draw(message: Json) -> Json | None:
    """Workers that another seat drew."""
    every = (drawn for event in message["events"] for drawn in event["drew"])
    return next((drawn for drawn in every if drawn["hidden_workers"] and drawn["seat"]), None)


def masked(message: Json) -> Json:
    """Another seat picks its winter tiles."""
    every = (event for event in message["events"] if event["text"] == "winter" and event["seat"])
    return next(every, {})


def other_to_act(message: Json) -> int:
    """Another seat that owes a decision while this one doesn't."""
    acting = [seat for seat in message["table"]["to_act"] if seat != 0]
    return acting[0] if acting and message["legal"] is None else 0


def look_behind_a_screen(message: Json, truth: Truth) -> None:
    message["view"]["seats"][1] = truth.view(message["seq"], OPEN)["seats"][1]


def add_a_point(message: Json, _truth: Truth) -> None:
    message["standing"]["points"][1]["total"] += 1


def say_more(message: Json, _truth: Truth) -> None:
    message["message"] += " (p1 holds 3 red)"


def extra_key(place: Callable[[Json], Json]) -> tuple[str, Fits, Change]:
    return (
        "update",
        lambda m: m["view"] and m["events"],
        lambda m, _: place(m).update(bag={"red": 3}),
    )


PLANTED: dict[str, tuple[str, Fits, Change]] = {
    "another seat's workers in a state": ("state", lambda m: m["view"], look_behind_a_screen),
    "another seat's workers in an update": ("update", lambda m: m["view"], look_behind_a_screen),
    "a colour that was drawn": (
        "state",
        hidden_draw,
        lambda m, _: (hidden_draw(m) or {}).update(workers={"red": 1}),
    ),
    "a move that is not masked": (
        "update",
        masked,
        lambda m, truth: masked(m).update(move=truth.event(masked(m)["seq"], OPEN)["move"]),
    ),
    "points from behind a screen": (
        "update",
        lambda m: m["standing"] and m["standing"]["points"],
        add_a_point,
    ),
    "choices of another seat": (
        "update",
        other_to_act,
        lambda m, truth: m.update(legal=truth.legal(m["seq"], other_to_act(m))),
    ),
    "an illegal action": ("refused", lambda m: m["code"] == "illegal", say_more),
    "a stale action": ("refused", lambda m: m["code"] == "stale", say_more),
    "a key of a message": extra_key(lambda m: m),
    "a key of a table": extra_key(lambda m: m["table"]),
    "a key of a seat": extra_key(lambda m: m["table"]["seats"][1]),
    "a key of options": extra_key(lambda m: m["table"]["options"]),
    "a key of a view": extra_key(lambda m: m["view"]),
    "a key of a seat in a view": extra_key(lambda m: m["view"]["seats"][1]),
    "a key of an event": extra_key(lambda m: m["events"][0]),
    "a key of a move": extra_key(lambda m: m["events"][0]["move"]),
}


def a_frame(evening: Evening, kind: str, fits: Fits) -> int:
    """A message that fits, to Ann at one of the tables; her seat is 0."""
    for players in SERVED:
        for at in evening.frames(f"Ann{players}", kind):
            if fits(json.loads(evening.tape[at].body)):
                return at
    raise AssertionError(f"no {kind} that fits")


@pytest.mark.thorough  # not every table has a message for each of them
@pytest.mark.parametrize("leak", PLANTED)
def test_a_leak_that_is_planted_is_found(evening: Evening, leak: str) -> None:
    kind, fits, change = PLANTED[leak]
    at = a_frame(evening, kind, fits)
    sent = evening.tape[at]
    message = json.loads(sent.body)
    change(message, next(p.truth for p in evening.tables.values() if p.table_id in sent.asked))
    assert message != json.loads(sent.body)
    before = [s for s in evening.tape[:at] if s.link == sent.link and s.link]
    assert Checker(evening.tables).problems([*before, sent]) == []
    planted = replace(sent, body=json.dumps(message))
    assert len(Checker(evening.tables).problems([*before, planted])) == 1


class Grown(Struct):
    """A message with new fields."""

    seq: int
    at: float
    is_open: bool
    bag: dict[str, int] | None
    parts: list["Grown"] = []


def test_a_new_field_in_which_something_can_hide_must_be_looked_at() -> None:
    text = '{"seq":1,"at":1.5,"is_open":true,"bag":{"red":1},"parts":[%s]}'
    text %= text % ""
    found = json.loads(text, object_hook=Fields)
    kind = inspect.type_info(Grown)
    assert sorted(unchecked(found, kind)) == ["Grown.bag", "Grown.parts", "Grown.seq"]
    assert (found["seq"], found["bag"]) == (1, {"red": 1})
    assert list(unchecked(found, kind)) == ["Grown.parts"]
    assert len(found["parts"]) == 1
    assert sorted(unchecked(found, kind)) == ["Grown.bag", "Grown.parts", "Grown.seq"]
    assert found == json.loads(text)
    assert list(unchecked(found, kind)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["Stranger", f"Gus{UNWATCHED}"])
def test_a_game_shown_to_whom_it_is_not_open_is_found(evening: Evening, name: str) -> None:
    played = evening.of(UNWATCHED)
    shown = next(
        message
        for at in evening.frames(f"Ann{UNWATCHED}", "state")
        if (message := json.loads(evening.tape[at].body))["table"]["status"] == "playing"
    )
    shown["view"] = played.truth.view(shown["seq"], SPECTATOR)
    sent = Sent(name, f"GET /api/tables/{played.table_id}?since=99999", json.dumps(shown))
    assert any("may not see" in text for text in Checker(evening.tables).problems([sent]))


@pytest.mark.thorough
def test_a_replay_from_behind_anothers_screen_is_found(evening: Evening) -> None:
    played = evening.of(4)
    asked = f"GET /api/tables/{played.table_id}/replay?at=9&viewer=1"
    event = {**played.truth.event(8, 1), "at": 1.0}
    shown = {"seq": 9, "last": 20, "view": played.truth.view(9, 1), "events": [event]}
    assert Checker(evening.tables).problems([Sent("Ben4", asked, json.dumps(shown))]) == []
    assert Checker(evening.tables).problems([Sent("Ann4", asked, json.dumps(shown))])
    own = asked.replace("viewer=1", "viewer=own")
    assert Checker(evening.tables).problems([Sent("Ann4", own, json.dumps(shown))])
