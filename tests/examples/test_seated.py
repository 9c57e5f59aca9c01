"""A bot of one's own plays against people on a server, as docs/bots.md says."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.server_thread import ME, OPEN, SOON, Person, Served

from bench.client import some_action

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)

BOTS = Path(__file__).parents[2] / "examples" / "bots"


@pytest.mark.slow
async def test_a_bot_takes_a_seat_and_plays_to_the_end(
    on_sqlite: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BOTS)
    from seated import play  # type: ignore[import-not-found]  # in examples/bots

    async with Person(on_sqlite.address) as ann, asyncio.timeout(6 * SOON):
        made = await ann.post("/tables", {"seats": [ME, OPEN]})
        table = made["table"]["id"]
        link = f"{on_sqlite.address}/join/{made['you']['invite']}"
        bot = asyncio.create_task(asyncio.to_thread(play, link, "bargain:Bargain", 0.01))
        chance = Random(1)
        async with ann.watch(table) as watch:
            await watch.next()
            while watch.table["seats"][1]["kind"] == "open":
                await watch.next()
            await ann.post(f"/tables/{table}/start", {})
            while not watch.over:
                if watch.my_turn:
                    assert watch.legal is not None
                    action: int | str = some_action(watch.legal, chance)
                    if watch.view["phase"] == "turn" and chance.random() < 0.7:
                        action = "pass"
                    await watch.send("act", seq=watch.seq, action=action)
                await watch.next()
        shown = await ann.get(f"/tables/{table}")
        assert await bot == shown["table"]["result"]
        assert shown["table"]["status"] == "finished"
