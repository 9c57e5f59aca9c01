"""Puzzles without a server: solving one, hints, the solution, ratings, and one's own mistakes."""

import pytest
from tests.late import late_game
from tests.tab.memory import Memory
from tests.tab.page import answer_of, ask, refused

from keyflower.coach.puzzle import Puzzle, actions_of, shipped
from keyflower.tab import Home
from keyflower.tab.plain import load, write

pytestmark = pytest.mark.anyio


def one_of(kind: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.kind == kind)


async def test_a_puzzle_is_solved_step_by_step() -> None:
    memory = Memory()
    home = Home(memory)
    puzzle = one_of("building")
    path = f"/puzzles/{puzzle.id}"
    actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    before = await ask(home, "GET", path)
    assert (before["solved"], before["theme"]) == (None, None)
    start = await ask(home, "POST", f"{path}/play", {"actions": []})
    assert (start["complete"], start["state"]["view"]) == (False, puzzle.view)
    assert start["state"]["you"]["seat"] == puzzle.seat
    end = await ask(home, "POST", f"{path}/play", {"actions": actions})
    assert (end["complete"], end["verdict"], end["worth"]) == (True, "solved", puzzle.best)
    assert end["change"] > 0
    assert end["record"] == await ask(home, "GET", "/puzzles")
    assert (end["record"]["tried"], end["record"]["solved"], end["record"]["streak"]) == (1, 1, 1)
    other = one_of("last_turn")
    missed = await ask(home, "POST", f"/puzzles/{other.id}/play", {"actions": [0]})
    assert (missed["verdict"], missed["record"]["streak"]) == ("wrong", 0)
    again = await ask(Home(memory), "POST", f"{path}/play", {"actions": actions})
    assert (again["change"], again["record"]["tried"]) == (0, 2)
    after = await ask(home, "GET", path)
    assert (after["solved"], after["theme"]) == (True, puzzle.theme)
    assert after["rating"] < before["rating"]


async def test_hints_and_the_solution_count() -> None:
    home = Home(Memory())
    puzzle = one_of("transport")
    path = f"/puzzles/{puzzle.id}"
    first = await ask(home, "POST", f"{path}/hint")
    assert (first["step"], first["theme"], first["tile"]) == (1, puzzle.theme, None)
    assert (await ask(home, "GET", path))["solved"] is None
    assert (await ask(home, "POST", f"{path}/hint?step=3"))["action"] is not None
    assert (await ask(home, "GET", path))["solved"] is False
    assert (await ask(home, "POST", f"{path}/solution"))["best"] == puzzle.best
    assert await refused(home, "POST", f"{path}/hint?step=4") == (400, "bad-request")


async def test_the_next_one_is_new_and_what_is_refused() -> None:
    home = Home(Memory())
    found = await ask(home, "GET", "/puzzles/next?theme=upgrade")
    assert shipped()[found["id"]].theme == "upgrade"
    assert await refused(home, "GET", "/puzzles/next?theme=cats") == (404, "unknown")
    assert await refused(home, "GET", "/puzzles/nothing") == (404, "unknown")
    play = f"/puzzles/{found['id']}/play"
    assert await refused(home, "POST", play, {"actions": [-1]}) == (400, "bad-request")
    illegal = await answer_of(home, "POST", play, {"actions": [1 << 40]})
    assert (illegal["status"], illegal["body"]["code"]) == (422, "illegal")


async def test_what_was_missed_in_a_game_is_a_puzzle() -> None:
    memory = Memory()
    home = Home(memory)
    record = load(late_game(2, 6, "random").dumps())
    table = (await ask(home, "POST", "/records", record))["table"]
    events = (await ask(home, "GET", f"/tables/{table}"))["events"]
    lines = [event for event in events if event["text"] == "pass"][:2]
    point = {"deals": 32, "played": 0.2, "other": 0.8, "season": "winter", "error": 0.1}
    point |= {"reason": {"id": "idea-pass", "args": {}}, "until": 0, "exact": False}
    points = [
        point | {"seat": lines[0]["seat"], "at": at, "done": lines[:1], "instead": lines[:1]}
        for at in (lines[0]["seq"], lines[0]["seq"] + 2)
    ]
    memory.things[f"turning {table}"] = write(points)
    found = await ask(home, "GET", f"/puzzles/{table}-{points[0]['at']}")
    assert (found["table"], found["next"]) == (table, f"{table}-{points[1]['at']}")
    solved = await ask(home, "POST", f"/puzzles/{found['id']}/solution")
    assert [event["text"] for event in solved["turn"]] == ["pass"]
    assert (await ask(home, "GET", "/puzzles"))["tried"] == 0  # it doesn't count
    assert await refused(home, "GET", f"/puzzles/{table}-0") == (404, "unknown")
