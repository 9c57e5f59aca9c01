"""Puzzles: the next one, trying it, hints, the solution, ratings, and a player's own mistakes."""

from collections import Counter

import pytest
from tests.home.homes import Home, Person

from keyflower.coach.puzzle import THEMES, Puzzle, actions_of, shipped
from keyflower.home.features.puzzles.puzzles import (
    NEAREST_PUZZLES,
    RATING_REACH,
    Difficulty,
    Solver,
    next_puzzle,
    rate,
)

pytestmark = pytest.mark.anyio


def puzzle_of(kind: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.kind == kind)


async def test_a_puzzle_is_solved_step_by_step(home: Home, ann: Person) -> None:
    puzzle = puzzle_of("building")
    path = f"/puzzles/{puzzle.id}"
    actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    before = await ann.get(path)
    assert (before["solved"], before["theme"]) == (None, None)  # it would give much away
    start = await ann.post(f"{path}/play", {"actions": []})
    assert (start["complete"], start["state"]["view"]) == (False, puzzle.view)
    assert start["state"]["you"]["seat"] == puzzle.seat
    assert start["state"]["legal"]["phase"] == "build"
    end = await ann.post(f"{path}/play", {"actions": actions})
    assert (end["complete"], end["verdict"]) == (True, "solved")
    assert (end["worth"], end["best"]) == (puzzle.best, puzzle.best)
    assert end["theme"] == puzzle.theme
    assert end["change"] > 0
    record = end["record"]
    assert record == await ann.get("/puzzles")
    assert (record["tried"], record["solved"], record["streak"]) == (1, 1, 1)
    home.clock.seconds += 1  # a streak is counted back from the latest try
    other = puzzle_of("last_turn")
    missed = await ann.post(f"/puzzles/{other.id}/play", {"actions": [0]})
    assert (missed["verdict"], missed["record"]["streak"]) == ("wrong", 0)
    async with ann.again() as later:
        again = await later.post(f"{path}/play", {"actions": actions})
        assert (again["change"], again["record"]["tried"]) == (0, 2)
        after = await later.get(path)
    assert (after["solved"], after["theme"]) == (True, puzzle.theme)
    assert after["rating"] < before["rating"]


async def test_only_the_first_try_counts(ann: Person) -> None:
    puzzle = puzzle_of("last_turn")
    path = f"/puzzles/{puzzle.id}"
    missed = await ann.post(f"{path}/play", {"actions": [0]})
    assert (missed["verdict"], missed["theme"]) == ("wrong", None)
    assert missed["worth"] < missed["best"] == puzzle.best
    assert missed["change"] < 0
    actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    later = await ann.post(f"{path}/play", {"actions": actions})
    assert (later["verdict"], later["change"]) == ("solved", 0)
    assert (await ann.get(path))["solved"] is False


async def test_hints_come_in_steps_and_cost_the_rating(ann: Person) -> None:
    puzzle = puzzle_of("last_turn")
    path = f"/puzzles/{puzzle.id}"
    first = await ann.post(f"{path}/hint")
    assert first == await ann.post(f"{path}/hint?step=1")
    assert (first["step"], first["theme"], first["tile"]) == (1, puzzle.theme, None)
    assert first["action"] is None
    assert (await ann.get("/puzzles"))["tried"] == 0
    second = await ann.post(f"{path}/hint?step=2")
    assert second["tile"] in puzzle.turn[0]
    assert second["action"] is None
    assert (await ann.get(path))["solved"] is False
    third = await ann.post(f"{path}/hint?step=3")
    assert third["action"]["text"] == puzzle.turn[0]
    assert await ann.refusal("POST", f"{path}/hint?step=4") == (400, "bad-request")
    record = await ann.get("/puzzles")
    assert (record["tried"], record["solved"]) == (1, 0)
    solution = await ann.post(f"{path}/solution")
    assert [event["text"] for event in solution["turn"]] == puzzle.turn
    assert (solution["best"], solution["second"]) == (puzzle.best, puzzle.second)
    assert solution["theme"] == puzzle.theme
    assert solution["reason"]["id"] == "puzzle-point"


async def test_the_next_one_is_new_and_of_the_theme(ann: Person) -> None:
    for theme in ("loops_rivers", "upgrade"):
        puzzle = await ann.get(f"/puzzles/next?theme={theme}")
        assert shipped()[puzzle["id"]].theme == theme
        assert puzzle["solved"] is None
        assert "turn" not in puzzle


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/puzzles/next?theme=none"),
        ("GET", "/puzzles/none"),
        ("POST", "/puzzles/none/solution"),
    ],
)
async def test_unknown_puzzles(ann: Person, method: str, path: str) -> None:
    assert await ann.refusal(method, path) == (404, "unknown")


async def test_an_image_on_a_page_costs_no_try(ann: Person) -> None:
    path = f"/puzzles/{puzzle_of('last_turn').id}"
    for part in ("/hint?step=2", "/hint?step=3", "/solution"):
        assert (await ann.refusal("GET", path + part))[0] in (404, 405)
    assert (await ann.get("/puzzles"))["tried"] == 0


@pytest.mark.parametrize(
    ("actions", "refusal"),
    [
        ([0, 0], (422, "illegal")),
        ([1 << 40], (422, "illegal")),
        ([1 << 60], (422, "illegal")),
        ([-1], (400, "bad-request")),
        ([0] * 61, (400, "bad-request")),
    ],
)
async def test_illegal_tries_are_refused_and_cost_nothing(
    ann: Person, actions: list[int], refusal: tuple[int, str]
) -> None:
    path = f"/puzzles/{puzzle_of('last_turn').id}/play"
    assert await ann.refusal("POST", path, {"actions": actions}) == refusal
    assert (await ann.get("/puzzles"))["tried"] == 0


async def test_a_try_of_a_puzzle_that_is_gone_harms_nothing(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = puzzle_of("building")
    path = f"/puzzles/{puzzle.id}"
    actions = actions_of(puzzle.game(), puzzle.seat, puzzle.turn)
    solved = await ann.post(f"{path}/play", {"actions": actions})
    monkeypatch.delitem(shipped(), puzzle.id)
    record = await ann.get("/puzzles")
    assert record["total"] == len(shipped())
    assert (record["tried"], record["solved"], record["streak"]) == (1, 1, 1)
    assert solved["record"]["total"] == record["total"] + 1
    assert (await ann.get("/puzzles/next"))["solved"] is None
    assert await ann.refusal("GET", path) == (404, "unknown")


# ---- Ratings


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
