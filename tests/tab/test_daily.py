"""The daily game without a server: the same deal on every device."""

import pytest
from tests.tab.finished import play_on
from tests.tab.memory import Memory
from tests.tab.page import ask, refused

from keyflower.features.days import closes
from keyflower.tab import Home

pytestmark = pytest.mark.anyio

DAY = "2026-07-28"  # a Tuesday: two opponents
NOON = closes(DAY) - 13 * 3600
TOMORROW = NOON + 24 * 3600


async def begun(home: Home) -> str:
    """The table of today."""
    return str((await ask(home, "POST", "/daily"))["table"])


@pytest.mark.slow
async def test_a_day() -> None:
    memory = Memory()
    home = Home(memory, lambda: NOON)
    before = await ask(home, "GET", "/daily")
    assert (before["day"], before["opponents"]) == (DAY, ["easy", "medium"])
    assert (before["mine"], before["streak"], before["secret"]) == (None, 0, None)
    table = await begun(home)
    assert await begun(home) == await begun(Home(memory, lambda: NOON)) == table
    state = await ask(home, "GET", f"/tables/{table}")
    assert (state["table"]["daily"], state["table"]["closes_at"]) == (DAY, closes(DAY))
    assert state["table"]["commitment"] == before["commitment"]
    (game,) = (await ask(home, "GET", "/games"))["games"]
    assert game["table"]["closes_at"] == closes(DAY)
    assert await refused(home, "POST", f"/tables/{table}/hint") == (403, "no-hints")
    await play_on(home, table)
    after = await ask(home, "GET", "/daily")
    assert (after["mine"], after["finished"], after["streak"]) == (table, True, 1)
    (mine,) = after["results"]
    assert (mine["me"], mine["rank"], mine["table"], len(mine["beaten"])) == (True, 1, table, 2)
    assert [one["day"] for one in after["history"]] == [DAY]
    late = Home(memory, lambda: TOMORROW)
    next_day = await ask(late, "GET", "/daily")
    assert (next_day["mine"], next_day["streak"], len(next_day["history"])) == (None, 1, 1)
    assert next_day["commitment"] == before["next_commitment"]
    assert (await ask(late, "GET", f"/daily/{DAY}"))["secret"] is not None


async def test_the_deal_is_that_of_the_day() -> None:
    def view(state: dict[str, dict[str, object]]) -> object:
        return state["view"] | {"table": None}

    seen = []
    for at in (NOON, NOON, TOMORROW):
        home = Home(Memory(), lambda at=at: at)  # type: ignore[misc]
        seen.append(view(await ask(home, "GET", f"/tables/{await begun(home)}")))
    assert seen[0] == seen[1] != seen[2]


async def test_days_that_are_not_there() -> None:
    home = Home(Memory(), lambda: NOON)
    for day in ("2026-07-29", "2026-02-30", "tomorrow"):
        assert await refused(home, "GET", f"/daily/{day}") == (404, "unknown")


async def test_the_puzzle_of_the_day_is_the_same_for_everyone() -> None:
    home = Home(Memory(), lambda: NOON)
    puzzle = (await ask(home, "GET", "/daily"))["puzzle"]
    await ask(home, "POST", f"/puzzles/{puzzle['id']}/solution")
    found = await ask(home, "GET", "/daily")
    assert (found["puzzle"]["id"], found["puzzle"]["solved"]) == (puzzle["id"], False)
    assert (found["puzzle_tried"], found["puzzle_solved"]) == (1, 0)
