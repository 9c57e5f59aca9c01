"""kill -9 at any moment loses nothing that was acknowledged, and invents nothing.

A server with several tables is killed again and again while people and bots play at them, and
restarted on the same database. What the players were told is kept beside: after each start
the log must be what they were shown, with every action that was answered by `done`; at the end
each entry of the record is an action that its player sent, or a bot's.
"""

import asyncio
import random
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from signal import SIGKILL

import httpx
import pytest
from tests.amounts import amount
from tests.server.server_process import Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.client import Client, Json, Watch, some_action
from keyflower.formats.record import Record
from keyflower.game import Game

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

KILLS = amount(2, thorough=20)
LIFE_SECONDS = 60.0
TABLES = (  # people, bots
    (2, 0),
    (1, 1),
    (2, 1),
)
GONE = (ConnectionClosed, InvalidHandshake, httpx.HTTPError, OSError)


class Death:
    """When the server is killed: after a number of messages to or from it."""

    def __init__(self, server: Server, moments: int) -> None:
        self.server = server
        self.left = moments

    def moment(self) -> None:
        """One thing has happened."""
        self.left -= 1
        if self.left == 0:
            self.server.kill()


@dataclass
class Player:
    """Somebody at one table, through all lives of the server: what was sent, answered, shown."""

    client: Client
    table_id: str
    seat: int
    chance: random.Random
    done: list[tuple[int, int]] = field(default_factory=list)  # sequence number, action
    in_doubt: list[tuple[int, int]] = field(default_factory=list)  # the server died over these
    events: list[Json] = field(default_factory=list)

    def move_to(self, address: str) -> None:
        """Where the server is now."""
        self.client.address = address
        self.client.http.base_url = httpx.URL(address)

    async def live(self, death: Death) -> None:
        """Play until the server dies or the game ends."""
        with suppress(*GONE):
            async with self.client.watch(self.table_id, since=len(self.events)) as watch:
                await self._hear(watch, death)
                while not watch.over:
                    if watch.legal is None:
                        await self._hear(watch, death)
                    else:
                        await self._act(watch, death, some_action(watch.legal, self.chance))

    async def _act(self, watch: Watch, death: Death, action: int) -> None:
        """One action: in doubt until it is answered."""
        asked = (watch.seq, action)
        self.in_doubt.append(asked)
        await watch.send("act", seq=watch.seq, action=action)
        death.moment()
        while True:
            message = await self._hear(watch, death)
            if message["type"] == "done":
                self.done.append((message["seq"] - 1, action))  # others may have built meanwhile
                break
            if message["type"] == "refused":
                assert message["code"] == "stale"
                break
        self.in_doubt.remove(asked)

    async def _hear(self, watch: Watch, death: Death) -> Json:
        message = await watch.next()
        for event in message.get("events", []):
            assert event["seq"] == len(self.events), "a gap or a repeat"
            self.events.append(event)
        death.moment()
        return message


async def begin(address: str, people: int, bots: int, number: int) -> list[Player]:
    """A table at which a game has begun."""
    clients = [Client(address) for _ in range(people)]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
    seats += [{"kind": "bot", "bot": "random"}] * bots
    made = await clients[0].call("POST", "/tables", {"seats": seats, "listed": True})
    table_id = made["table"]["id"]
    for seat in range(1, people):
        await clients[seat].call("POST", f"/tables/{table_id}/seats/{seat}", {})
    await clients[0].call("POST", f"/tables/{table_id}/start", {})
    return [
        Player(client, table_id, seat, random.Random(100 * number + seat))
        for seat, client in enumerate(clients)
    ]


async def live(everyone: list[Player], death: Death) -> None:
    """All play until the server dies or their games end."""
    async with asyncio.timeout(LIFE_SECONDS):
        await asyncio.gather(*(player.live(death) for player in everyone))


async def check_log(player: Player) -> None:
    """After a start: the log has all that was told, and nothing of it has changed."""
    log = await player.client.call("GET", f"/tables/{player.table_id}/events")
    assert [event["seq"] for event in log] == list(range(len(log)))
    assert log[: len(player.events)] == player.events, "what was shown has changed"
    own = [event["seq"] for event in log if event["seat"] == player.seat]
    done = {seq for seq, _ in player.done}
    assert done <= set(own), "an acknowledged action is lost"
    in_doubt = {next_own(own, seq) for seq, _ in player.in_doubt}
    assert set(own) <= done | in_doubt, "an action is there that was refused, or never sent"


def next_own(own: list[int], seq: int) -> int:
    """The seat's first entry from a number on: where an action that saw that number can stand."""
    return next((each for each in own if each >= seq), -1)


async def check_record(players: list[Player]) -> None:
    """At the end: the record replays, and it is made of what the players sent, and of bots."""
    client, table_id = players[0].client, players[0].table_id
    game = Game.from_record(
        Record.loads((await client.http.get(f"/api/tables/{table_id}/record")).text)
    )
    assert game.over
    state = await client.call("GET", f"/tables/{table_id}")
    assert state["table"]["status"] == "finished"
    assert state["table"]["result"] == [score.total for score in game.scores()]
    assert state["seq"] == len(game.log)
    for player in players:
        own = {seq: entry.action for seq, entry in enumerate(game.log) if entry.seat == player.seat}
        in_doubt = {(next_own(list(own), seq), action) for seq, action in player.in_doubt}
        assert set(player.done) <= set(own.items()) <= set(player.done) | in_doubt
        assert player.events == await player.client.call("GET", f"/tables/{table_id}/events")


@pytest.mark.thorough
async def test_what_was_acknowledged_survives_kill_9(database_url: str) -> None:
    chance = random.Random(database_url.partition(":")[0])
    with ExitStack() as servers:
        server = servers.enter_context(Server(database_url))
        tables = [
            await begin(server.address, people, bots, number)
            for number, (people, bots) in enumerate(TABLES)
        ]
        everyone = [player for players in tables for player in players]
        for _ in range(KILLS):
            await live(everyone, Death(server, chance.randint(6, 60)))
            assert server.process.poll() == -SIGKILL, "the games were over too soon"
            server = servers.enter_context(Server(database_url))
            for player in everyone:
                player.move_to(server.address)
                await check_log(player)
        assert sum(len(player.done) for player in everyone) > 2 * KILLS
        await live(everyone, Death(server, 1_000_000))
        for players in tables:
            await check_record(players)
        for player in everyone:
            await player.client.http.aclose()
