"""Statistics of one's own games."""

import pytest
from tests.server.server_thread import Finished, Person, known

from bench.client import Turned

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)


async def test_a_game_is_counted_for_those_who_played_it(finished: Finished) -> None:
    for seat in (0, 1):
        async with finished.person(seat) as person:
            found = await person.get("/me/statistics")
            game = next(each for each in found["games"] if each["table"] == finished.table)
            table = (await person.get(f"/tables/{finished.table}"))["table"]
            scores = (await person.get(f"/tables/{finished.table}/scores"))["seats"][seat]
            assert found["pending"] == 0
            assert game["points"] == table["result"][seat] == scores["total"]
            assert sum(game["rules"].values()) == game["points"]
            assert game["place"] == 1 + sum(each > game["points"] for each in table["result"])
            assert [each["level"] for each in game["opponents"]] == [0]
            view = await person.get(
                f"/tables/{finished.table}/replay?at={table['seq']}&viewer=open"
            )
            village = {tile["tile"] for tile in view["view"]["seats"][seat]["village"]}
            assert set(game["tiles"]) <= village
            assert not any(tile.startswith(("home", "turn_order")) for tile in game["tiles"])
            assert (await person.get("/me/statistics")) == found  # as it was kept


async def test_nobody_gets_those_of_others(finished: Finished) -> None:
    async with Person(finished.address) as eve:
        assert await eve.get("/me/statistics") == {"games": [], "pending": 0}
    async with known(finished.address, "forged") as nobody:
        answer = await nobody.http.get("/api/me/statistics")
        assert answer.status_code == 401
        with pytest.raises(Turned):
            await nobody.call("PUT", "/me/statistics", {"games": []})
