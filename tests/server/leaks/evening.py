"""Whole games of several sizes over a real server, by people who try this and that on the way."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.amounts import amount
from tests.server.leaks.tape import Person, Sent, Taped
from tests.server.leaks.truth import Truth
from tests.server.server_process import Server
from websockets.exceptions import ConnectionClosed

from bench.client import Json, Turned, some_action

SERVED = amount([2], thorough=[2, 3, 4, 5, 6])
BOTS = {2: 0, 3: 1, 4: 0, 5: 2, 6: 2}
LINK_ONLY = 3  # the table of three is found by its link alone
UNWATCHED = 4  # nobody may watch the table of four
GAME_SECONDS = 240.0


class Player:
    """Somebody with a seat who plays at random and tries this and that on the way."""

    def __init__(self, person: Person, table_id: str, seat: int, players: int) -> None:
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.players = players
        self.chance = random.Random(100 * players + seat)
        self.path = f"/tables/{table_id}"
        self.leaves_at = 30 if seat == 1 else 100_000
        self.returns_at = 0
        self.hints = 2
        self.turns = 0

    async def play(self, watch: Taped) -> None:
        """To the end; the connection is given up and taken up again now and then."""
        lines = 0  # of chat
        while not await self._follow(watch):
            await watch.__aexit__(None, None, None)
            lines = watch.chat[-1]["number"] + 1 if watch.chat else lines
            watch = self.person.watch(self.table_id, watch.seq, lines)
            await watch.__aenter__()
            await watch.next()
        await watch.__aexit__(None, None, None)

    async def _follow(self, watch: Taped) -> bool:
        """Play on this connection. -> whether the game is over"""
        while not watch.over:
            if self.returns_at and watch.seq >= self.returns_at:
                self.returns_at = 0
                await self._unless_over("return")
            elif not self.returns_at and watch.seq >= self.leaves_at:
                self.leaves_at = 100_000
                self.returns_at = watch.seq + 8
                await self._unless_over("leave")
            elif watch.my_turn:
                await self._turn(watch)
                if self.chance.random() < 0.04:
                    return False
            else:
                await watch.next()
                if self.chance.random() < 0.03:
                    await self._something_else(watch)
        return True

    async def _unless_over(self, what: str) -> None:
        """Leave or come back; others may have ended the game meanwhile."""
        try:
            await self.person.call("POST", f"{self.path}/{what}")
        except Turned as refused:
            if "the game is over" not in str(refused):
                raise

    async def _turn(self, watch: Taped) -> None:
        legal = watch.legal
        assert legal is not None
        self.turns += 1
        dice = self.chance.random()
        if dice < 0.12:
            await self._something_else(watch)
            return
        if dice < 0.24 and watch.can_undo:
            await watch.ask("undo", seq=watch.seq)
            return
        if dice < 0.28 and self.turns > 10:
            mode = self.chance.choice(["outbid", "season"])
            await watch.ask("passing", mode=mode)
            await watch.ask("passing", mode="")
            return
        if dice < 0.32:
            await self.person.try_call("POST", self.path + "/actions", self._action(watch, legal))
            return
        await watch.ask("act", **self._action(watch, legal))

    def _action(self, watch: Taped, legal: Json) -> Json:
        return {"seq": watch.seq, "action": some_action(legal, self.chance)}

    async def _something_else(self, watch: Taped) -> None:
        """What else people and programs may try, allowed or not."""
        seq = watch.seq
        pick = self.chance.choice
        if self.hints and watch.my_turn:
            self.hints -= 1
            await self.person.try_call("POST", self.path + "/hint")
        wrong = pick(
            [pick(range(1 << 20)), "bid 3 red keywood", "undo", "pass", "winter", "nonsense"]
        )
        tries: list[Callable[[], Any]] = [
            lambda: watch.ask("act", seq=seq, action=wrong),
            lambda: watch.ask("act", seq=max(0, seq - 3), action=0),
            lambda: watch.ask("undo", seq=seq),
            lambda: watch.ask("say", text=f"{self.person.name} says {seq}"),
            lambda: watch.ask("say", text=" "),
            lambda: watch.ask("phrase", phrase="hello"),
            lambda: watch.ask("nudge"),
            lambda: watch.ask("ping"),
            lambda: watch.ask("act", seq=seq, action=wrong, seat=(self.seat + 1) % self.players),
            lambda: watch.ask("nonsense", seq=seq),
        ]
        await pick(tries)()
        await requests(self.person, self.path, seq, self.players, self.chance)


async def requests(
    person: Person, path: str, seq: int, players: int, chance: random.Random, over: bool = False
) -> None:
    """Ask for anything by HTTP, as anybody may."""
    at = chance.randint(0, seq + 1)
    viewer = chance.choice(["own", "spectator", "open", *map(str, range(players + 1))])
    asked: list[tuple[str, str, object]] = [
        ("GET", f"{path}?since={at}&chat={chance.randrange(3)}", None),
        ("GET", f"{path}/replay?at={at}&viewer={viewer}", None),
        ("GET", f"{path}/events?since={at}&viewer={viewer}", None),
        ("GET", f"{path}/scores", None),
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/fair", None),
        ("GET", f"{path}/pools", None),
        ("POST", f"{path}/pledge", {"hash": "ee" * 32}),
        ("POST", f"{path}/contribution", {"value": "ee" * 32}),
        ("GET", "/games", None),
        ("GET", "/tables?show=playing", None),
        ("POST", f"{path}/actions", {"seq": seq, "action": chance.randrange(1 << 16)}),
        ("POST", f"{path}/actions", {"seq": seq, "action": "use 1 red keywood", "seat": 1}),
        ("POST", f"{path}/undo", {"seq": max(0, seq - 1)}),
        ("POST", f"{path}/continue", {"at": 0, "seat": 0, "bot": "random"}),
        ("POST", f"{path}/seats/0", {}),
        ("POST", f"{path}/start", {}),
        ("GET", "/nothing/here", None),
    ]
    if not over:  # afterwards everything is open, and working them out takes long
        asked.append(("GET", f"{path}/turning-points", None))
    for method, where, body in chance.sample(asked, len(asked) if over else 2):
        await person.try_call(method, where, body)


@dataclass
class Played:
    """A finished game and who was there."""

    table_id: str
    invite: str
    made: Json  # the request
    names: dict[str, int]  # of people, with their seats
    guests: set[str]  # who may look on while it runs
    said: set[str]
    truth: "Truth"


@dataclass
class Evening:
    """Everything that was sent, everything that the server wrote, and all of its secrets."""

    tape: list[Sent]
    tables: dict[str, Played]
    cookies: dict[str, set[str]]
    tokens: dict[str, str]  # of identity links, with whose they are
    log: list[str]
    database: Path

    def of(self, players: int) -> Played:
        """The table with that many players."""
        return next(t for t in self.tables.values() if len(t.made["seats"]) == players)

    def frames(self, viewer: str, kind: str) -> list[int]:
        """Where on the tape a viewer gets such messages."""
        return [
            at
            for at, sent in enumerate(self.tape)
            if sent.viewer == viewer and sent.link and f'"type":"{kind}"' in sent.body[:20]
        ]


async def one_game(
    address: str, players: int, tape: list[Sent], stranger: Person
) -> tuple[Played, list[Person]]:
    """A table from making it to the last look at its record."""
    people = players - BOTS[players]
    async with AsyncExitStack() as stack:

        async def person(name: str) -> Person:
            found = Person(address, f"{name}{players}", tape)
            await stack.enter_async_context(found)
            await found.call("PATCH", "/me", {"name": found.name})
            return found

        sitting = [await person(name) for name in ("Ann", "Ben", "Cas", "Dot")[:people]]
        guest = await person("Gus")
        host = sitting[0]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1)
        seats += [{"kind": "bot", "bot": "random"}] * BOTS[players]
        request = {
            "seats": seats,
            "listed": players != LINK_ONLY,
            "watchable": players != UNWATCHED,
            "hints": True,
            "scores": players != 3,
            "options": {
                "boat_4a_on_turn_order": players in (3, 5),
                "boat_3b_leftovers": players not in (4, 6),
            },
        }
        made = await host.call("POST", "/tables", request)
        table_id, invite = made["table"]["id"], made["you"]["invite"]
        path = f"/tables/{table_id}"
        await stranger.try_call("GET", path)
        watches = []
        guest_watch = guest.watch(table_id)
        if players == LINK_ONLY:
            await guest.call("POST", "/join", {"invite": invite})
        await guest_watch.__aenter__()
        await guest_watch.next()
        for seat, each in enumerate(sitting):
            if seat:
                if players == LINK_ONLY:
                    await each.call("POST", "/join", {"invite": invite})
                await each.call("POST", f"{path}/seats/{seat}", {})
            watches.append(await each.watch(table_id).__aenter__())
        browsers = sitting[1 : people - 1]  # the last one's sends nothing
        for each in browsers:
            await each.call("POST", f"{path}/pledge", {"hash": pledge(each.name)})
        await look_at_draws([*sitting, guest], path)
        start: Json = {}
        if people > 1:
            await host.call("POST", f"{path}/pledge", {"hash": pledge(host.name)})
            for each in browsers:
                await each.call("POST", f"{path}/contribution", {"value": contribution(each.name)})
            await look_at_draws([*sitting, guest], path)
            start["value"] = contribution(host.name)
        await host.call("POST", f"{path}/start", start)
        for watch in watches:
            await watch.next()
        await look_at_draws(sitting, path)

        async def look_on() -> None:
            chance = random.Random(players)
            try:
                while not guest_watch.over:
                    await guest_watch.next()
                    if chance.random() < 0.04:
                        await guest_watch.ask("act", seq=guest_watch.seq, action=0)
                        await guest_watch.ask("say", text="may I?")
                        await requests(guest, path, guest_watch.seq, players, chance)
                    if chance.random() < 0.02:
                        await requests(stranger, path, guest_watch.seq, players, chance)
            except ConnectionClosed:
                assert players == UNWATCHED
            finally:
                await guest_watch.__aexit__(None, None, None)

        async def look_in() -> None:
            """A stranger, and a guest where nobody may watch: they come and go."""
            for each in (stranger, guest):
                watch = each.watch(table_id)
                async with watch:
                    try:
                        await watch.next()
                    except ConnectionClosed:
                        assert players in (LINK_ONLY, UNWATCHED)

        players_ = [Player(each, table_id, i, players) for i, each in enumerate(sitting)]
        await asyncio.gather(
            look_on(), look_in(), *(p.play(watch) for p, watch in zip(players_, watches))
        )
        last = (await host.call("GET", path))["seq"]
        chance = random.Random(players)
        for each in (*sitting, guest, stranger):
            await requests(each, path, last, players, chance, over=True)
        record = (await host.http.get(f"/api{path}/record")).text
        truth = Truth(record)
        names = {each.name: seat for seat, each in enumerate(sitting)}
        guests = {guest.name, stranger.name} - ({stranger.name} if players == LINK_ONLY else set())
        guests = set() if players == UNWATCHED else guests
        said = {f"{name} says {n}" for name in names for n in range(last + 1)}
        played = Played(table_id, invite, request, names, guests, said, truth)
    return played, [*sitting, guest]


def contribution(name: str) -> str:
    """What somebody's browser contributes to the draws."""
    return sha256(name.encode()).hexdigest()


def pledge(name: str) -> str:
    """Its hash, which comes first."""
    return sha256(bytes.fromhex(contribution(name))).hexdigest()


async def look_at_draws(people: list[Person], path: str) -> None:
    """What decides the draws, and after it how far the game is: the checker compares both."""
    for each in people:
        await each.call("GET", f"{path}/fair")
        await each.call("GET", path)


async def all_games(address: str, tape: list[Sent]) -> tuple[Any, ...]:
    """All of them at once, and the ways of an identity to another device."""
    async with Person(address, "Stranger", tape) as stranger, asyncio.timeout(GAME_SECONDS):
        await stranger.call("GET", "/me")
        games = await asyncio.gather(
            *(one_game(address, players, tape, stranger) for players in SERVED)
        )
        tables = {played.table_id: played for played, _ in games}
        cookies = {each.name: each.cookies for _, people in games for each in people}
        link = await stranger.call("POST", "/me/link")
        token = link["path"].removeprefix("/me/")
        async with Person(address, "Stranger", tape) as other_device:
            await other_device.http.get(link["path"])
            await other_device.http.get(f"/join/{games[-1][0].invite}")
            await other_device.call("POST", "/me/adopt", {"token": token})
            await other_device.try_call("POST", "/me/adopt", {"token": token})
            await other_device.try_call("POST", "/join", {"invite": "no-such-invitation"})
            cookies["Stranger"] = stranger.cookies | other_device.cookies
    return tables, cookies, {token: "Stranger"}


def played_evening(folder: Path) -> Evening:
    """All games, from a server that is started and stopped for them."""
    database = folder / "games.db"
    tape: list[Sent] = []
    with Server(str(database), log_level="debug") as server:
        tables, cookies, tokens = asyncio.run(all_games(server.address, tape))
    return Evening(tape, tables, cookies, tokens, server.said, database)
