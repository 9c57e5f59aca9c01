"""Statistics of a person's own games."""

import pytest
from tests.home.homes import Finished, Person

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_counted(finished: Finished) -> None:
    statistics = await finished.person.get("/me/statistics")
    assert statistics["pending"] == 0
    game = next(game for game in statistics["games"] if game["table"] == finished.table)
    table = (await finished.get())["table"]
    scores = (await finished.get("/scores"))["seats"][0]
    assert game["points"] == table["result"][0] == scores["total"]
    assert sum(game["rules"].values()) == game["points"]
    assert game["place"] == 1 + sum(points > game["points"] for points in table["result"])
    assert (game["daily"], len(game["opponents"])) == (False, 1)
    end = await finished.get(f"/replay?at={table['seq']}&viewer=open")
    village = {tile["tile"] for tile in end["view"]["seats"][0]["village"]}
    assert set(game["tiles"]) <= village
    assert not any(tile.startswith(("home", "turn_order")) for tile in game["tiles"])
    async with finished.person.again() as later:
        assert await later.get("/me/statistics") == statistics  # as it was kept


async def test_nobody_gets_those_of_others(finished: Finished, ann: Person) -> None:
    assert await ann.get("/me/statistics") == {"games": [], "pending": 0}
    assert (await ann.refusal("PUT", "/me/statistics", {"games": []}))[0] in (404, 405)
