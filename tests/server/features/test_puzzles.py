"""Puzzles by the API: the next one, trying it, hints, the solution, and ratings."""

from collections import Counter

import pytest
from tests.server.server_thread import Person, Served

from bench.client import Turned
from keyflower.coach.puzzle import THEMES, Puzzle, actions_of, shipped
from keyflower.features.puzzles import (
    NEAREST_PUZZLES,
    RATING_REACH,
    Difficulty,
    Solver,
    next_puzzle,
    rate,
)

pytest_plugins = ("tests.server.server_thread",)
pytestmark = pytest.mark.anyio


def one_of(kind: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.kind == kind)


async def test_a_puzzle_is_solved_step_by_step(served: Served) -> None:
    puzzle = one_of("building")
    path = f"/puzzles/{puzzle.id}"
    actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    async with Person(served.address) as ann:
        before = await ann.get(path)
        assert (before["solved"], before["theme"]) == (None, None)  # it would give much away
        start = await ann.post(f"{path}/play", {"actions": []})
        assert start["complete"] is False
        assert start["state"]["you"]["seat"] == puzzle.seat
        assert start["state"]["view"] == puzzle.view
        assert start["state"]["legal"]["phase"] == "build"
        end = await ann.post(f"{path}/play", {"actions": actions})
        assert (end["complete"], end["verdict"]) == (True, "solved")
        assert (end["worth"], end["best"]) == (puzzle.best, puzzle.best)
        assert end["theme"] == (await ann.get(path))["theme"] == puzzle.theme
        assert end["change"] > 0
        assert end["record"] == await ann.get("/puzzles")
        assert (end["record"]["tried"], end["record"]["solved"]) == (1, 1)
        assert end["record"]["streak"] == 1
        other = one_of("last_turn")
        missed = await ann.post(f"/puzzles/{other.id}/play", {"actions": [0]})
        assert missed["record"]["streak"] == 0
        assert (await ann.get(path))["solved"] is True
        again = await ann.post(f"{path}/play", {"actions": actions})
        assert again["change"] == 0


async def test_only_the_first_try_counts(served: Served) -> None:
    puzzle = one_of("last_turn")
    path = f"/puzzles/{puzzle.id}"
    async with Person(served.address) as ann:
        missed = await ann.post(f"{path}/play", {"actions": [0]})
        assert (missed["verdict"], missed["theme"]) == ("wrong", None)
        assert missed["worth"] < missed["best"] == puzzle.best
        assert missed["change"] < 0
        actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
        later = await ann.post(f"{path}/play", {"actions": actions})
        assert (later["verdict"], later["change"]) == ("solved", 0)
        assert (await ann.get(path))["solved"] is False


async def test_hints_come_in_steps_and_cost_the_rating(on_sqlite: Served) -> None:
    puzzle = one_of("last_turn")
    path = f"/puzzles/{puzzle.id}"
    async with Person(on_sqlite.address) as ann:
        first = await ann.post(f"{path}/hint?step=1")
        assert (first["theme"], first["tile"], first["action"]) == (puzzle.theme, None, None)
        assert (await ann.get("/puzzles"))["tried"] == 0
        second = await ann.post(f"{path}/hint?step=2")
        assert second["tile"] in puzzle.turn[0]
        assert second["action"] is None
        third = await ann.post(f"{path}/hint?step=3")
        assert third["action"]["text"] == puzzle.turn[0]
        record = await ann.get("/puzzles")
        assert (record["tried"], record["solved"]) == (1, 0)
        solution = await ann.post(f"{path}/solution")
        assert [event["text"] for event in solution["turn"]] == puzzle.turn
        assert (solution["best"], solution["second"]) == (puzzle.best, puzzle.second)
        assert solution["theme"] == puzzle.theme
        assert solution["reason"]["id"] == "puzzle-point"


async def test_the_next_one_is_new_and_of_the_theme(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        found = await ann.get("/puzzles/next?theme=loops_rivers")
        assert shipped()[found["id"]].theme == "loops_rivers"
        assert found["solved"] is None
        assert "turn" not in found
        for path in ("/puzzles/next?theme=none", "/puzzles/none"):
            with pytest.raises(Turned) as caught:
                await ann.get(path)
            assert caught.value.code == "unknown"
        with pytest.raises(Turned) as caught:
            await ann.post("/puzzles/none/solution")
        assert caught.value.code == "unknown"


async def test_an_image_on_a_page_costs_no_try(on_sqlite: Served) -> None:
    path = f"/puzzles/{one_of('last_turn').id}"
    async with Person(on_sqlite.address) as ann:
        await ann.post("/me")
        for part in ("/hint?step=2", "/hint?step=3", "/solution"):
            with pytest.raises(Turned) as caught:
                await ann.get(path + part)
            assert caught.value.code == "no-such-method"
        assert (await ann.get("/puzzles"))["tried"] == 0


async def test_what_is_illegal_is_refused(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        path = f"/puzzles/{one_of('last_turn').id}/play"
        for actions, code in (([0, 0], "illegal"), ([1 << 60], "illegal"), ([-1], "bad-request")):
            with pytest.raises(Turned) as caught:
                await ann.post(path, {"actions": actions})
            assert caught.value.code == code
        assert (await ann.get("/puzzles"))["tried"] == 0


def test_ratings_move_towards_the_result() -> None:
    person, hard = rate(True, Solver(1200.0), Difficulty(1300.0))
    assert person.rating > 1200
    assert hard.rating < 1300
    assert (person.tried, person.solved, hard.tried) == (1, 1, 1)
    old = Solver(1500.0, 40, 20)
    worse, harder = rate(False, old, Difficulty(1500.0, 3))
    assert worse == Solver(1488.0, 41, 20)
    assert harder == Difficulty(1504.0, 4)


def test_the_next_puzzle_is_about_as_hard_as_one_is_good() -> None:
    for rating in (1000.0, 1231.0, 1500.0, 1800.0):
        for chance in range(20):
            assert abs(next_puzzle(Solver(rating), {}, "", chance).rating - rating) <= RATING_REACH
    beyond = next_puzzle(Solver(2900.0), {}, "", 1)
    assert beyond.rating >= sorted(one.rating for one in shipped().values())[-NEAREST_PUZZLES]
    learnt = {one.id: Difficulty(1850.0) for one in shipped().values()}
    learnt["04a8dcc575"] = Difficulty(1231.0)
    assert next_puzzle(Solver(1231.0), {}, "", 1, learnt).id == "04a8dcc575"
    all_tried = dict.fromkeys(shipped(), True)
    assert next_puzzle(None, all_tried, "", 1).id in all_tried


def test_themes_are_mixed_evenly() -> None:
    """The next puzzle is about something else than the last, all other themes being as likely."""
    last = next(one for one in shipped().values() if one.theme == "transport")
    tried = {"gone from the file": True, last.id: False}
    drawn = Counter(next_puzzle(Solver(1400.0), tried, "", n).theme for n in range(200))
    assert "transport" not in drawn
    assert len(drawn) == len(THEMES) - 1
    assert min(drawn.values()) > 20
    assert next_puzzle(Solver(1400.0), tried, "transport", 1).theme == "transport"


async def test_a_try_of_a_puzzle_that_is_gone_harms_nothing(
    on_sqlite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = one_of("building")
    path = f"/puzzles/{puzzle.id}"
    async with Person(on_sqlite.address) as ann:
        actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
        solved = await ann.post(f"{path}/play", {"actions": actions})
        monkeypatch.delitem(shipped(), puzzle.id)
        record = await ann.get("/puzzles")
        assert record == {**solved["record"], "total": len(shipped())}
        assert (record["tried"], record["solved"], record["streak"]) == (1, 1, 1)
        assert (await ann.get("/puzzles/next"))["solved"] is None
        with pytest.raises(Turned) as caught:
            await ann.get(path)
        assert caught.value.code == "unknown"
