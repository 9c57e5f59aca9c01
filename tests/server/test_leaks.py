"""Nobody is sent what they may not know.

Whole games of several sizes run over a real server. Everything that every viewer is sent is
kept on tape: frames, bodies, headers. Afterwards the finished record tells the truth, and each
message is computed again from it for the viewer who got it: whatever differs is a leak. Choices,
points and refusals are computed from games in which everything hidden from that viewer is dealt
again, so they can't reveal it.
"""

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import pytest
from tests.amounts import amount
from tests.once import made_once
from tests.server.running import Server
from websockets.exceptions import ConnectionClosed

from bench.client import Client, Json, Turned, Watch, some_action
from keyflower.bots.ideas import why
from keyflower.fairness import draws_of
from keyflower.formats import notation, position
from keyflower.formats.events import OPEN, Event, read_event
from keyflower.formats.record import Record
from keyflower.game import Game, Replay, determinize
from keyflower.rules.actions import KIND_MASK, PAY_SKILL, PICK_TILES, UPGRADE
from keyflower.rules.chance import EVERYONE, SECRET
from keyflower.rules.errors import IllegalAction, KeyflowerError
from keyflower.rules.log import DEALER, Entry
from keyflower.rules.pieces import COLOURS, SKILLS
from keyflower.rules.scoring import score
from keyflower.rules.state import State
from keyflower.rules.view import SPECTATOR
from keyflower.server.creating import log_rows
from keyflower.server.faults import game_file
from keyflower.server.storage import LogRow, SeatRow, TableRow
from keyflower.server.views import legal_choices, scores_of, view_data, worth
from keyflower.server.villagers import VILLAGERS

pytestmark = pytest.mark.slow

PLAYERS = (2, 3, 4, 5, 6)
SERVED = PLAYERS[: amount(3, thorough=5)]  # those over a server, all that is special among them
BOTS = {2: 0, 3: 1, 4: 0, 5: 2, 6: 2}
LINK_ONLY = 3  # the table of three is found by its link alone
UNWATCHED = 4  # nobody may watch the table of four
GAME_SECONDS = 240.0


# ---- Files of games that can't go on


@pytest.mark.parametrize("players", PLAYERS)
def test_the_file_of_a_broken_game_does_not_change_with_what_is_hidden(players: int) -> None:
    chance = random.Random(players)
    start = Game.new(players, players)
    game = Game.from_state(start.state.clone())
    while not game.over:
        seat = chance.choice(game.to_act)
        game.apply(chance.choice(game.legal(seat)), seat)
    rows = log_rows(start, [1.0]) + [
        msgspec.structs.replace(row, seq=row.seq + 1)
        for row in log_rows(game, [1.0] * len(game.log))
    ]
    assert game.origin is not None
    origin = position.write(game.origin)
    row = TableRow(
        id="t",
        status="playing",
        invite="secret",
        engine="1",
        catalogue="1",
        origin=origin,
        created_at=1.0,
        updated_at=1.0,
        host="ann",
    )
    seats = [SeatRow(seat=seat, kind="person", identity=f"id-{seat}") for seat in range(players)]
    for viewer in (*range(players), SPECTATOR):
        shown: Any = game_file(row, seats, rows, viewer)
        twin = game_file(
            msgspec.structs.replace(row, origin=position.write(other_deal(start, viewer))),
            seats,
            [hidden_changed(entry, viewer) for entry in rows],
            viewer,
        )
        assert shown == twin
        text = json.dumps(shown)
        assert "secret" not in text
        assert "id-" not in text
        own = [entry["action"] for entry in shown["entries"] if entry["seat"] == viewer]
        assert None not in own
    finished: Any = game_file(
        msgspec.structs.replace(row, status="finished"), seats, rows, SPECTATOR
    )
    assert [entry["action"] for entry in finished["entries"]] == [entry.action for entry in rows]
    assert finished["start"] == origin


def other_deal(game: Game, viewer: int) -> State:
    """The same game to a viewer, with everything hidden from them dealt again."""
    return determinize(game.view(None if viewer == SPECTATOR else viewer), 99).state


def hidden_changed(entry: LogRow, viewer: int) -> LogRow:
    """An entry with other values for what a viewer must not know."""
    outcomes = []
    for outcome in entry.outcomes:
        owner, what = outcome // SECRET - 1, outcome % SECRET
        if owner not in (EVERYONE, viewer):
            first, last = next(each for each in ((0, 4), (4, 7), (16, 80)) if what < each[1])
            what = first + (what - first + 1) % (last - first)
        outcomes.append(what + (owner + 1) * SECRET)
    action = entry.action
    if entry.seat not in (viewer, DEALER):
        if action & KIND_MASK in (PAY_SKILL, PICK_TILES, UPGRADE):
            action ^= 1 << 10
    return msgspec.structs.replace(entry, outcomes=outcomes, action=action)


# ---- The tape


@dataclass
class Sent:
    """What a viewer was sent: a frame of a WebSocket (`link` > 0), or an answer to a request."""

    viewer: str
    asked: str
    body: str
    headers: list[tuple[str, str]] = field(default_factory=list)
    status: int = 0
    link: int = 0
    wanted: object = None  # the body of the request, or the messages of the WebSocket by their id


class Person(Client):
    """A client of whom everything that reaches it is kept."""

    def __init__(self, address: str, name: str, tape: list[Sent]) -> None:
        super().__init__(address)
        self.name = name
        self.tape = tape
        self.cookies: set[str] = set()
        self.http.event_hooks["response"].append(self._keep)

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        request = response.request
        asked = f"{request.method} {request.url.raw_path.decode()}"
        headers = response.headers.multi_items()
        body = json.loads(request.content) if request.content else None
        sent = Sent(self.name, asked, response.text, headers, response.status_code, wanted=body)
        self.tape.append(sent)
        for name, value in headers:
            if name == "set-cookie":
                self.cookies.add(value.partition("=")[2].partition(";")[0])

    def watch(self, table_id: str, since: int = 0, chat: int = 0) -> "Taped":
        plain = super().watch(table_id, since, chat)
        return Taped(plain.url, plain.cookie, self)

    async def try_call(self, method: str, path: str, body: object = None) -> Any:
        """A request that may be refused: then None."""
        try:
            return await self.call(method, path, body)
        except Turned:
            return None


class Taped(Watch):
    """A table, live, and on tape."""

    numbers = count(1)

    def __init__(self, url: str, cookie: str, person: Person) -> None:
        super().__init__(url, cookie)
        self.person = person
        self.link = next(self.numbers)
        self.asks: dict[str, Json] = {}

    def _tape(self, body: str, status: int = 0, headers: Any = ()) -> None:
        asked = "LIVE " + self.url.partition("/api")[2]
        sent = Sent(self.person.name, asked, body, list(headers), status, self.link, self.asks)
        self.person.tape.append(sent)

    async def __aenter__(self) -> "Taped":
        await super().__aenter__()
        response = self.socket.response
        assert response is not None
        self._tape("", response.status_code, response.headers.raw_items())
        return self

    async def __aexit__(self, *error: Any) -> None:
        await super().__aexit__(*error)
        try:  # what was on its way counts too
            while True:
                self._tape(str(await self.socket.recv()))
        except ConnectionClosed as closed:
            self._tape(json.dumps({"type": "closed", "reason": closed.rcvd and closed.rcvd.reason}))

    async def next(self) -> Json:
        frame = str(await self.socket.recv())
        self._tape(frame)
        message: Json = json.loads(frame)
        self.take_in(message)
        return message

    async def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and read on until its answer."""
        number = str(len(self.asks))
        self.asks[number] = {"type": kind, **fields}
        await self.send(kind, id=number, **fields)
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused", "pong") and message["id"] in (number, ""):
                return message


# ---- The players


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


# ---- The games


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
        for each in sitting[1 : people - 1]:  # the last one's browser sends nothing
            await each.call("POST", f"{path}/contribution", {"value": contribution(each.name)})
        await look_at_draws([*sitting, guest], path)
        start: Json = {}
        if people > 1:
            others = (await host.call("GET", f"{path}/fair"))["hashes"]
            start["contribution"] = {"value": contribution(host.name), "others": others}
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
        last = len(await host.call("GET", f"{path}/events"))
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
            await other_device.http.get(f"/join/{games[1][0].invite}")
            await other_device.call("POST", "/me/adopt", {"token": token})
            await other_device.try_call("POST", "/me/adopt", {"token": token})
            await other_device.try_call("POST", "/join", {"invite": "no-such-invitation"})
            cookies["Stranger"] = stranger.cookies | other_device.cookies
    return tables, cookies, {token: "Stranger"}


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """All games, on one server, which has been stopped."""
    found = made_once(tmp_path_factory, "evening", played_evening)
    assert isinstance(found, Evening)
    return found


def played_evening(folder: Path) -> Evening:
    """All games, from a server that is started and stopped for them."""
    database = folder / "games.db"
    tape: list[Sent] = []
    with Server(str(database), log_level="debug") as server:
        tables, cookies, tokens = asyncio.run(all_games(server.address, tape))
    return Evening(tape, tables, cookies, tokens, server.said, database)


# ---- The truth


class Truth:
    """A finished game at every moment, and what each viewer may know of it."""

    def __init__(self, text: str) -> None:
        record = Record.loads(text)
        replay = Replay(record)
        self.text = text
        (self.seal,) = [seal.write() for seal in record.seals]
        self.draws = list(draws_of(record))
        self.moments = [replay.game.clone()]  # the game after 1, 2, ... entries of its log
        for _ in record.moves:
            replay.step()
            self.moments.append(replay.game.clone())
        self.game = replay.game
        self.last = len(self.moments)
        self.result = [each.total for each in self.game.scores()]
        self._known: dict[tuple[object, ...], Any] = {}

    def __reduce__(self) -> tuple[type["Truth"], tuple[str]]:
        """Its record as text: compiled objects can't be pickled."""
        return Truth, (self.text,)

    def at(self, seq: int) -> Game:
        """The game after `seq` entries."""
        assert 1 <= seq <= self.last, f"there was no moment {seq}"
        return self.moments[seq - 1]

    def _once(self, key: tuple[object, ...], make: Callable[[], object]) -> Any:
        if key not in self._known:
            self._known[key] = msgspec.json.decode(msgspec.json.encode(make()))
        return self._known[key]

    def view(self, seq: int, viewer: int) -> Json:
        """What a viewer may see after `seq` entries."""
        return self._once(("view", seq, viewer), lambda: self._view(self.at(seq), viewer))

    def _view(self, game: Game, viewer: int) -> Json:
        shown: Any = position.write_view(game.view(viewer if viewer >= 0 else None))
        if viewer == OPEN:
            own: list[Any] = [position.write_view(game.view(s)) for s in range(game.players)]
            shown["seats"] = [own[s]["seats"][s] for s in range(game.players)]
        return shown

    def legal(self, seq: int, seat: int) -> Json | None:
        """What a seat can do after `seq` entries, as far as its view tells."""
        return self._once(
            ("legal", seq, seat),
            lambda: msgspec.to_builtins(legal_choices(self.guessed(seq, seat), seat)),
        )

    def guessed(self, seq: int, seat: int) -> Game:
        """The game as a seat may imagine it: everything that it cannot know is dealt again."""
        view = self.at(seq).view(seat if seat >= 0 else None)
        return determinize(view, 7919 * seq + seat)

    def standing(self, seq: int, viewer: int, scores: bool) -> Json:
        """How things stand, from nothing but what the viewer may know."""
        return self._once(
            ("standing", seq, viewer, scores), lambda: self._standing(seq, viewer, scores)
        )

    def _standing(self, seq: int, viewer: int, scores: bool) -> Json:
        over = seq == self.last
        game = self.game if over else self.guessed(seq, viewer)
        points = []
        for seat in range(game.players if scores else 0):
            state = game.state.clone()
            if seat != viewer and not over:
                state.screen[seat * COLOURS : (seat + 1) * COLOURS] = [0] * COLOURS
                state.skills[seat * SKILLS : (seat + 1) * SKILLS] = [0] * SKILLS
            sources: dict[str, int] = {}
            for line in score(state, seat).lines:
                if line.points:
                    source = SOURCE_OF[line.rule]
                    sources[source] = sources.get(source, 0) + line.points
            points.append({"total": sum(sources.values()), "sources": sources})
        if viewer < 0:
            return {"points": points, "worth": {}}
        now = score(game.state, viewer).total
        return {"points": points, "worth": worth(game, viewer, now)}

    def scores(self, seq: int, seats: list[int]) -> list[Json]:
        """The points of some seats as they stood."""
        over = seq == self.last

        def make() -> list[Json]:
            return [
                found
                for seat in seats
                for found in scores_of(self.game if over else self.guessed(seq, seat), [seat])
            ]

        return self._once(("scores", seq, *seats), make)

    def event(self, seq: int, viewer: int) -> Json:
        """An entry of the log as a viewer saw it, without its time."""
        return self._once(("event", seq, viewer), lambda: self._event(seq, viewer))

    def _event(self, seq: int, viewer: int) -> Json:
        before = self.moments[max(0, seq - 1)].state
        event = read_event(before, self.game.log, seq).seen_by(viewer)
        check_hidden(event, self.game.log[seq], viewer)
        shown: Json = msgspec.to_builtins(event)
        del shown["at"]
        return shown

    def refusal(self, seq: int, seat: int, action: object) -> tuple[str, Json | None]:
        """What the rules say to an illegal action; the same whatever is hidden from the seat."""
        game = self.at(seq)
        said = refusal(game, seat, action)
        if action != "undo":  # which is about the log alone
            for seed in range(3):
                other = refusal(determinize(game.view(seat), seed), seat, action)
                assert other == said, f"a refusal tells what is hidden: {said}, {other}"
        return said


def check_hidden(event: Event, entry: Entry, viewer: int) -> None:
    """What `seen_by` must hide, once more and in other words."""
    if viewer == OPEN:
        return
    kind = entry.action & KIND_MASK
    if viewer != entry.seat and entry.seat >= 0 and kind in (PICK_TILES, PAY_SKILL):
        assert event.text in ("winter", "pay skill"), event.text
        expected = {"do": "winter", "tiles": []} if kind == PICK_TILES else PAID_FACE_DOWN
        assert msgspec.to_builtins(event.move) == expected
    for drawn in event.drew:
        mine = [o for o in entry.outcomes if o // SECRET - 1 == drawn.seat]
        if drawn.seat != viewer:
            assert (drawn.workers, drawn.skills, drawn.tiles) == ({}, {}, [])
            hidden = drawn.hidden_workers + drawn.hidden_skills + drawn.hidden_tiles
            assert hidden == len(mine)


PAID_FACE_DOWN = {"do": "pay", "what": "skill"}


def refusal(game: Game, seat: int, action: object) -> tuple[str, Json | None]:
    """Why an action cannot be, in English and as a reason."""
    tried = game.clone()
    try:
        if isinstance(action, str):
            tried.play(action, seat)
        else:
            assert isinstance(action, int)
            tried.apply(action, seat)
    except IllegalAction as error:
        return str(error), msgspec.to_builtins(error.reason)
    except KeyflowerError as error:
        return str(error), None
    return "", None


# ---- The checker

GAME = {"type", "table", "seq", "view", "events", "legal", "standing", "can_undo", "now"}
STATE = GAME | {"you", "chat", "presence"}
UPDATE = GAME | {"pass_mode", "prepared"}
TABLE = {"id", "status", "seats", "options", "pace", "on_timeout", "hints", "scores", "listed"}
TABLE |= {"watchable"}
TABLE |= {"seq", "to_act", "created_at", "updated_at", "finished_at", "result", "next_table"}
TABLE |= {"tutorial", "commitment", "daily", "closes_at", "uploaded"}
SOURCE_OF = {"F2": "tiles", "F3": "resources", "F5": "resources", "F6": "skills", "F7": "workers"}
SOURCE_OF |= {"F10": "boats", "F11": "boats", "F12": "boats", "F13": "boats"}
NOTHING_PREPARED: Json = {"bids": [], "cancelled": []}
YOU = {"seat", "here", "host", "pass_mode", "prepared", "invite", "contribute"}
SEAT = {"seat", "kind", "name", "bot", "stand_in", "reserve", "deadline", "face", "level"}
THOUGHT = {"action", "move", "value", "reason"}

HEADERS = {
    "date", "content-type", "content-length", "cache-control", "set-cookie", "retry-after",
    "content-disposition", "allow", "upgrade", "connection", "sec-websocket-accept",
    "content-security-policy", "x-content-type-options", "referrer-policy",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy",
}  # fmt: skip

MESSAGES = re.compile(
    "|".join(
        [
            r"you are nobody here yet: POST /api/me gives you an identity",
            r"this game can't go on: its stored data is damaged; you can download its game file",
            r"this game was played with engine \w+, this server has \w+: play on with .*",
            r"this game has \d+ entries: after \d+ moves can't be undone",
            r"continue from one of the first \d+ entries",
            r"you saw the game after \d+ entries, it has \d+ now",
            r"someone else was quicker: look again",
            r"you have no seat at this table",
            r"a bot plays for you: take your seat back first",
            r"there's nothing for you to decide now",
            r"nobody else has to decide right now",
            r"there was a reminder just now: try again in \d+ seconds",
            r"the game (is over|hasn't started yet|has already started, or was abandoned)",
            r"points are counted when the game is over",
            r"you can download the game file once the game is over",
            r"draws are checked when the game is over",
            r"turning points are there once the game is over",
            r"screens open when the game is over",
            r"you can't see behind other players' screens before the game is over",
            r"viewer is own, spectator, open, or a seat from 0 to \d",
            r"at is [01] to \d+(: after how many entries of the log|, seat 0 to \d)",
            r"only a finished game can be continued",
            r"the game is over at that point: continue from an earlier one",
            r"a rematch is possible once the game is over",
            r"only the host of the table can do this",
            r"you have a seat already: leave it to take another",
            r"there is no such table, or it is not open to you: ask for an invitation",
            r"this link has been used already, or is too old: create a new one",
            r"invalid message: .*",
            r"Not Found",
            r"invalid body: Object contains unknown field `seat`",
            r"a message has 1 to 500 characters, not 0",
        ]
    )
)


class Leak(Exception):
    """Something was sent that its viewer may not know."""


def must(held: object, what: object) -> None:
    if not held:
        raise Leak(str(what)[:600])


def same(found: object, expected: object, what: str) -> None:
    must(found == expected, f"{what}: {found!r} was sent, {expected!r} is right")


class Checker:
    """Goes through a tape, each message against the truth for the one who got it."""

    def __init__(self, tables: dict[str, Played]) -> None:
        self.faces: dict[tuple[str, int], str] = {}
        self.tables = tables
        self.next_event: dict[int, int] = {}
        self.next_line: dict[int, int] = {}
        self.times: dict[tuple[str, int], float] = {}
        self.pages: dict[str, str] = {}
        self.checked: dict[str, int] = {}
        self.fixed: set[tuple[str, str]] = set()  # viewers, and tables of which they saw this
        self.revealed: set[tuple[str, str]] = set()

    def problems(self, tape: list[Sent]) -> list[str]:
        """What was sent that should not have been."""
        found = []
        for sent in tape:
            try:
                self.check(sent)
            except (Leak, AssertionError, KeyError, TypeError, ValueError, IndexError) as leak:
                text = f"{sent.viewer}: {sent.asked}: {type(leak).__name__}: {leak}"
                found.append(text)
        return found

    def check(self, sent: Sent) -> None:
        """One thing that was sent."""
        page = sent.asked.startswith("GET /") and not sent.asked.startswith("GET /api")
        for name, value in sent.headers:
            if page and name not in HEADERS:
                same(value, self.pages.setdefault(name, value), "a header that all get alike")
            else:
                must(name.lower() in HEADERS, f"the header {name}")
        if sent.link:
            if sent.body:
                self.frame(sent, json.loads(sent.body))
        else:
            self.answer(sent)

    def count(self, what: str) -> None:
        self.checked[what] = self.checked.get(what, 0) + 1

    # -- frames

    def frame(self, sent: Sent, message: Json) -> None:
        kind = message["type"]
        self.count(kind)
        where = urlsplit(sent.asked)
        for line in message.get("chat", []):
            expected = self.next_line.get(sent.link, int(parse_qs(where.query)["chat"][0]))
            same(line["number"], expected, "the order of chat")
            self.next_line[sent.link] = expected + 1
        played = self.tables[where.path.split("/")[2]]
        if kind == "closed":
            same(set(message), {"type", "reason"}, "closing")
            reason = message["reason"] or ""
            must(not reason or MESSAGES.fullmatch(reason), f"the reason {reason}")
        elif kind == "state":
            self.state(sent, message, played)
            since = int(parse_qs(where.query)["since"][0])
            self.in_order(sent.link, message, self.next_event.get(sent.link, since))
        elif kind == "update":
            self.update(sent, message, played)
            self.in_order(sent.link, message, self.next_event[sent.link])
        elif kind == "chat":
            same(set(message), {"type", "chat"}, "chat")
            self.chat(message["chat"], played)
        elif kind == "presence":
            same(set(message), {"type", "presence"}, "presence")
            must(sent.link in self.next_event, "presence for those who may see the table")
            self.presence(message["presence"], played)
        elif kind == "done":
            same(set(message), {"type", "id", "seq"}, "done")
            must(0 <= message["seq"] <= played.truth.last, message)
        elif kind == "pong":
            same(set(message), {"type", "id", "now"}, "pong")
        else:
            same(kind, "refused", "the type")
            same(set(message), {"type", "id", "code", "message", "reason"}, "refused")
            assert isinstance(sent.wanted, dict)
            self.refused(message, sent, played, sent.wanted.get(message["id"], {}))

    def presence(self, presence: Json, played: Played) -> None:
        """Seats of people and a number: nobody learns who watches."""
        same(set(presence), {"online", "spectators"}, "the keys of presence")
        people = played.names.values()
        must(set(presence["online"]) <= set(people), "people who are here")
        same(presence["online"], sorted(set(presence["online"])), "people who are here")
        must(0 <= presence["spectators"] <= len(people) + 2, "how many watch")

    def in_order(self, link: int, message: Json, since: int) -> None:
        """Events on one connection come without a gap and without a repeat."""
        seqs = [event["seq"] for event in message["events"]]
        same(seqs, list(range(since, since + len(seqs))), "the order of events")
        self.next_event[link] = since + len(seqs)
        if message["type"] == "update" or since:
            same(self.next_event[link], message["seq"], "the end of the events")

    def seat(self, sent: Sent, played: Played) -> int:
        return played.names.get(sent.viewer, SPECTATOR)

    def admitted(self, sent: Sent, played: Played, status: str) -> None:
        """Whether somebody may see a table at all."""
        listed, watchable = played.made["listed"], played.made["watchable"]
        if sent.viewer in played.names or sent.viewer in played.guests or status == "finished":
            return
        open_to_all = listed if status == "waiting" else watchable
        must(open_to_all, f"{sent.viewer} may not see this table ({status}, {watchable=})")

    def state(self, sent: Sent, message: Json, played: Played) -> None:
        same(set(message) | {"type"}, STATE, "the keys of state")
        self.table(message["table"], played)
        seat = self.seat(sent, played)
        self.admitted(sent, played, message["table"]["status"])
        you = message["you"]
        same(set(you), YOU, "the keys of you")
        same(you["here"], [] if you["seat"] is None else [you["seat"]], "the seats at the device")
        if message["seq"] or you["seat"] is None:
            same(you["contribute"], False, "whether something can be contributed")
        must(isinstance(you["contribute"], bool), "whether something can be contributed")
        if not sent.link:  # requests are made one after the other
            who = (sent.viewer, played.table_id)
            must(message["seq"] or who not in self.fixed, "contributions before they are fixed")
            over = message["table"]["status"] == "finished"
            must(over or who not in self.revealed, "the secret before the end")
        if message["seq"]:  # before the start people come and go
            same(you["seat"], seat if seat >= 0 else None, "the own seat")
        same(you["host"], seat == 0, "the host")
        sits = you["seat"] is not None or you["host"]
        same(you["invite"], played.invite if sits else None, "the invitation")
        must(you["pass_mode"] in ("", "outbid", "season"), "the pass mode")
        same(you["prepared"], NOTHING_PREPARED, "what is prepared")
        self.presence(message["presence"], played)
        self.chat(message["chat"], played)
        self.game(message, played, seat)
        seq = message["seq"]
        same(message["view"], played.truth.view(seq, seat) if seq else None, "the view")

    def update(self, sent: Sent, message: Json, played: Played) -> None:
        same(set(message), UPDATE, "the keys of update")
        self.table(message["table"], played)
        self.admitted(sent, played, message["table"]["status"])
        must(message["pass_mode"] in ("", "outbid", "season"), "the pass mode")
        same(message["prepared"], NOTHING_PREPARED, "what is prepared")
        seat = self.seat(sent, played)
        seq = message["seq"]
        if not seq:
            found = (message["view"], message["events"], message["legal"], message["standing"])
            same(found, (None, [], None, None), "before the start")
            return
        self.game(message, played, seat)
        same(message["view"], played.truth.view(seq, seat), "the view")

    def game(self, message: Json, played: Played, seat: int) -> None:
        """What state and update have in common."""
        seq = message["seq"]
        truth = played.truth
        same(message["table"]["seq"], seq, "the number of entries")
        must(isinstance(message["now"], float), "the server's time")
        self.events(message["events"], played, seat)
        own = seq > 0 and seat >= 0 and not message["table"]["seats"][seat]["stand_in"]
        same(message["legal"], truth.legal(seq, seat) if own else None, "the legal actions")
        standing = truth.standing(seq, seat, played.made["scores"]) if seq else None
        same(message["standing"], standing, "how things stand")
        same(message["can_undo"], own and truth.at(seq).can_undo(seat), "undo")

    def events(self, events: list[Json], played: Played, viewer: int) -> None:
        for event in events:
            seq = event["seq"]
            shown = {key: value for key, value in event.items() if key != "at"}
            same(shown, played.truth.event(seq, viewer), f"event {seq}")
            first = self.times.setdefault((played.table_id, seq), event["at"])
            same(event["at"], first, "the time of an event")

    def table(self, table: Json, played: Played) -> None:
        """What everyone may know about a table."""
        same(set(table), TABLE, "the keys of a table")
        made, truth = played.made, played.truth
        same(table["id"], played.table_id, "its id")
        for name in ("listed", "watchable", "hints", "scores", "options"):
            same(table[name], made[name], f"its {name}")
        same(table["pace"], {"kind": "none", "seconds": 0, "reserve": 0}, "its pace")
        same(table["on_timeout"], "planner", "its bot")
        same(table["tutorial"], False, "a game like any other")
        same(table["commitment"], truth.seal["commitment"], "the commitment")
        same(table["daily"], "", "the day of a daily game")
        same(table["closes_at"], None, "when a daily game closes")
        status, seq = table["status"], table["seq"]
        at = "waiting" if seq == 0 else "finished" if seq == truth.last else "playing"
        same(status, at, "its status")
        same(table["to_act"], truth.at(seq).to_act if seq else [], "who owes a decision")
        same(table["result"], truth.result if status == "finished" else None, "the result")
        must(table["next_table"] is None or isinstance(table["next_table"], str), "the rematch")
        must(table["next_table"] is None or status == "finished", "the rematch")
        must((table["finished_at"] is not None) == (status == "finished"), "the end")
        must(isinstance(table["created_at"], float), "its time")
        must(isinstance(table["updated_at"], float), "its time")
        same(len(table["seats"]), len(made["seats"]), "its seats")
        sitting = {seat: name for name, seat in played.names.items()}
        for number, seat in enumerate(table["seats"]):
            same(set(seat), SEAT, "the keys of a seat")
            same(seat["seat"], number, "the seat")
            bot = made["seats"][number]["kind"] == "bot"
            must(seat["kind"] == ("bot" if bot else "person") or seat["kind"] == "open", seat)
            must(seat["kind"] != "open" or status == "waiting", "an open seat")
            same(seat["name"], sitting[number] if seat["kind"] == "person" else "", "a name")
            same(seat["bot"], "random" if bot else "", "a bot")
            same((seat["reserve"], seat["deadline"]), (0.0, None), "a clock")
            must(isinstance(seat["stand_in"], bool), "whether a bot plays")
            same(seat["level"], 1 if bot else 0, "a bot's strength")
            must(seat["face"] in VILLAGERS if bot else seat["face"] == "", "a face")
            face = self.faces.setdefault((played.table_id, number), seat["face"])
            same(seat["face"], face, "the same face as before")

    def chat(self, lines: list[Json], played: Played) -> None:
        for line in lines:
            same(
                set(line), {"number", "seat", "name", "text", "at", "phrase"}, "the keys of a line"
            )
            same(played.names.get(line["name"]), line["seat"], "who said it")
            if line["phrase"]:
                must(line["phrase"] in ("hello", "nudge"), f"nobody said {line['phrase']}")
                same(line["text"], "", "a phrase")
            else:
                must(line["text"] in played.said, f"nobody said {line['text']}")

    def refused(self, error: Json, sent: Sent, played: Played | None, asked: Json) -> None:
        """The rules' own words, or words that are the same for everyone."""
        code, message = error["code"], error["message"]
        self.count(f"refused {code}")
        if code == "illegal":
            assert played is not None
            action = "undo" if asked.get("type") == "undo" else asked.get("action", "undo")
            seat = self.seat(sent, played)
            expected = played.truth.refusal(asked["seq"], seat, action)
            same((message, error["reason"]), expected, "why it is illegal")
        else:
            must(MESSAGES.fullmatch(message), f"{code}: {message}")
            same(error["reason"], None, "a reason of the rules")

    # -- answers

    def answer(self, sent: Sent) -> None:
        method, _, target = sent.asked.partition(" ")
        where = urlsplit(target)
        path = where.path.removeprefix("/api")
        query = {key: values[0] for key, values in parse_qs(where.query).items()}
        parts = path.strip("/").split("/")
        if not where.path.startswith("/api"):
            page = self.pages.setdefault(parts[0], sent.body)
            same(sent.body, page, "the page that is the same for all")
            return
        body = json.loads(sent.body)
        played = self.tables.get(parts[1]) if parts[0] == "tables" and len(parts) > 1 else None
        if sent.status >= 400:
            same(set(body), {"code", "message", "reason"}, "the keys of an error")
            wanted = sent.wanted if isinstance(sent.wanted, dict) else {}
            self.refused(body, sent, played, wanted)
            return
        self.count(f"{method} {'/'.join(p for p in parts if p not in self.tables)}")
        if parts[0] == "me":
            expected = {"path", "expires_at"} if parts[-1] == "link" else {"name", "face"}
            same(set(body), expected, "the keys of me")
            must(parts[-1] == "link" or body["name"] in ("Guest", sent.viewer), "the name")
        elif parts == ["games"]:
            same(set(body), {"games"}, "the keys of games")
            for game in body["games"]:
                self.my_game(game, sent)
        elif parts == ["tables"] and method == "GET":
            same(set(body), {"tables"}, "the keys of a list")
            for table in body["tables"]:
                self.table(table, self.tables[table["id"]])
                must(table["listed"] and table["watchable"], "a table that is not for all")
        elif parts == ["join"] or parts[-1] in ("leave", "rematch"):
            same(set(body), {"table"}, "the keys of joined")
        elif parts == ["tables"]:
            self.state(sent, {"type": "state", **body}, self.tables[body["table"]["id"]])
        else:
            assert played is not None
            self.about_table(sent, body, played, parts[2] if len(parts) > 2 else "", query)

    def about_table(
        self, sent: Sent, body: Any, played: Played, what: str, query: dict[str, str]
    ) -> None:
        truth = played.truth
        if what in ("", "seats", "start", "return"):
            self.state(sent, body, played)
            seqs = [event["seq"] for event in body["events"]]
            since = int(query.get("since", 0))
            same(seqs, list(range(since, body["seq"])), "the order of events")
        elif what in ("actions", "undo"):
            same(set(body), {"seq"}, "the keys of acted")
        elif what == "events":
            over = bool(body) and body[-1]["seq"] == truth.last - 1
            over = over or int(query["since"]) >= truth.last
            self.events(body, played, self.viewer(sent, played, query, over))
        elif what == "replay":
            same(set(body), {"seq", "last", "view", "events"}, "the keys of a frame")
            over = body["last"] == truth.last
            self.admitted(sent, played, "finished" if over else "playing")
            viewer = self.viewer(sent, played, query, over)
            same(body["view"], truth.view(body["seq"], viewer), "the view of a replay")
            same([event["seq"] for event in body["events"]], [body["seq"] - 1], "its event")
            self.events(body["events"], played, viewer)
        elif what == "scores":
            same(set(body), {"final", "seats"}, "the keys of scores")
            seats = [played.names.get(sent.viewer, SPECTATOR)]
            if body["final"]:
                same(body["seats"], truth.scores(truth.last, list(range(len(truth.result)))), what)
            else:
                must(seats != [SPECTATOR], "points before the end")
                moments = (truth.scores(seq, seats) for seq in range(1, truth.last))
                must(body["seats"] in moments, "points that the seat never had")
        elif what == "record":
            same(sent.body, truth.text, "the record")
        elif what == "fair":
            self.fair(sent, body, played)
        elif what == "contribution":
            must(body in (True, False), "whether a contribution counts")
        elif what == "pools":
            drawn = [(draw.entry, draw.pool) for draw in truth.draws]
            found = [
                (each["entry"], [word for word, count in pool for _ in range(count)])
                for each in body
                for pool in each["pools"]
            ]
            same(found, drawn, "what draws were made from")
            self.revealed.add((sent.viewer, played.table_id))
        elif what == "hint":
            self.hint(sent, body, played)
        else:
            # A finished game: all of it is open.
            must(what in ("continue", "turning-points"), f"a request: {what}")

    def fair(self, sent: Sent, body: Json, played: Played) -> None:
        """What decides the draws: hashes, then contributions, then the secret."""
        seal: Any = played.truth.seal
        keys = {"commitment", "contributors", "hashes", "contributions", "secret"}
        same(set(body), keys, "the keys of fair")
        same(body["commitment"], seal["commitment"], "the commitment")
        same(body["contributors"], seal["contributors"], "the seats that may contribute")
        given = {seat: contribution(name) for name, seat in played.names.items()}
        given.pop(len(given) - 1)
        hashes = {seat: sha256(bytes.fromhex(value)).hexdigest() for seat, value in given.items()}
        for seat, found in enumerate(body["hashes"]):
            must(found in ("", hashes.get(seat, "")), "the hash of a contribution")
        who = (sent.viewer, played.table_id)
        if body["contributions"] is not None:
            self.fixed.add(who)
            same(body["contributions"], seal["contributions"], "contributions")
        if body["secret"] is not None:
            same(body["secret"], seal["secret"], "the secret")
            self.revealed.add(who)

    def viewer(self, sent: Sent, played: Played, query: dict[str, str], over: bool) -> int:
        """As whom somebody may look: as oneself, as a spectator, as anyone once it is over."""
        asked = query.get("viewer", "own")
        own = self.seat(sent, played)
        if asked == "own":
            return own
        if asked == "spectator":
            return SPECTATOR
        viewer = OPEN if asked == "open" else int(asked)
        must(over or viewer == own, f"seen as {asked} before the end")
        must(viewer == OPEN or 0 <= viewer < len(played.truth.result), f"seen as seat {asked}")
        return viewer

    def my_game(self, game: Json, sent: Sent) -> None:
        same(set(game), {"table", "seat", "my_turn"}, "the keys of my game")
        played = self.tables[game["table"]["id"]]
        self.table(game["table"], played)
        seat = played.names[sent.viewer]
        same(game["seat"], seat, "the own seat")
        status = game["table"]["status"] == "playing"
        same(game["my_turn"], status and seat in game["table"]["to_act"], "the turn")

    def hint(self, sent: Sent, hint: Json, played: Played) -> None:
        """A bot saw the view of the seat and nothing else; what it says is of that shape."""
        same(set(hint), {"seq", "bot", "thoughts"}, "the keys of a hint")
        game = played.truth.at(hint["seq"])
        seat = played.names[sent.viewer]
        legal = game.legal(seat)
        for thought in hint["thoughts"]:
            same(set(thought), THOUGHT, "the keys of a thought")
            must(thought["action"] in legal, "a hint that is not legal")
            same(thought["move"], notation.text(game.state, thought["action"]), "the move")
            reason = why(played.truth.guessed(hint["seq"], seat).state, seat, thought["action"])
            expected = {"id": reason.id, "variables": reason.variables}
            same(thought["reason"], expected, "the reason of a hint")


# ---- What is shown


@pytest.mark.parametrize("players", SERVED)
def test_everything_sent_is_what_its_viewer_may_know(evening: Evening, players: int) -> None:
    played = evening.of(players)
    tape = [sent for sent in evening.tape if played.table_id in sent.asked]
    checker = Checker(evening.tables)
    assert checker.problems(tape) == []
    assert checker.checked["update"] > played.truth.last > 30
    assert played.truth.game.over


def test_everything_else_sent_is_what_its_viewer_may_know(evening: Evening) -> None:
    rest = [s for s in evening.tape if not any(table in s.asked for table in evening.tables)]
    assert Checker(evening.tables).problems(rest) == []


def test_all_that_can_be_sent_was_sent(evening: Evening) -> None:
    truths = [played.truth for played in evening.tables.values()]
    moves = {truth.event(seq, OPEN)["text"] for truth in truths for seq in range(truth.last)}
    assert "undo" in moves
    found = set()
    for sent in evening.tape:
        path = re.sub("/[0-9a-f]{16}", "", urlsplit(sent.asked).path)
        kind = re.match(r'\{"type": ?"(\w+)"', sent.body)
        code = re.search(r'"code": ?"([a-z-]+)"', sent.body)
        if sent.link:
            found |= {kind[1]} if kind else set()
        elif sent.status < 400:
            found.add(path)
        if code:
            found.add(code[1])
    kinds = {"state", "update", "chat", "presence", "done", "pong", "refused", "closed"}
    codes = {"illegal", "stale", "bad-request", "not-allowed", "wrong-time", "unknown"}
    about = ("replay", "events", "scores", "record", "fair", "pools")
    paths = {"GET /api/tables", "POST /api/tables/hint", "POST /api/tables/return"}
    paths |= {f"GET /api/tables/{what}" for what in about}
    paths |= {
        "POST /api/tables/contribution",
        "GET /api/games",
        "POST /api/me/adopt",
        "POST /api/tables/leave",
    }
    assert kinds | codes | paths <= found


@pytest.mark.parametrize("players", SERVED)
def test_what_is_sent_does_not_change_with_what_is_hidden(evening: Evening, players: int) -> None:
    truth = evening.of(players).truth
    chance = random.Random(players)
    actions = [entry.action for entry in truth.game.log[1:]]
    differ = 0
    for seq in sorted(chance.sample(range(1, truth.last), 12)):
        game = truth.at(seq)
        for viewer in range(SPECTATOR, players):
            shown = everything(game, viewer, [chance.choice(actions) for _ in range(3)], chance)
            for seed in range(3):
                view = game.view(viewer if viewer >= 0 else None)
                dealt = determinize(view, chance.getrandbits(32) + seed)
                differ += position.dumps(dealt.state) != position.dumps(game.state)
                for make, expected in shown:
                    assert make(dealt) == expected
    assert differ > 100


def everything(
    game: Game, viewer: int, actions: list[int], chance: random.Random
) -> list[tuple[Callable[[Game], object], object]]:
    """All that the server makes of a game for a viewer, and what it is."""
    makers: list[Callable[[Game], object]] = [
        lambda game: view_data(game, viewer),
        lambda game: msgspec.to_builtins(legal_choices(game, viewer)),
        lambda game: game.to_act,
    ]
    if viewer >= 0:
        makers.append(lambda game: scores_of(game, [viewer]))
        makers += [lambda game, a=action: refusal(game, viewer, a) for action in actions]
    return [(make, make(game)) for make in makers]


# ---- Secrets


def secrets_of(evening: Evening) -> dict[str, str]:
    """Everything that must not be sent, with who may have it."""
    found = {}
    for name, cookies in evening.cookies.items():
        for cookie in cookies:
            found[cookie] = name
            found[cookie.rpartition(".")[2]] = name
            found[cookie.partition(".")[0]] = name
    with sqlite3.connect(evening.database) as database:
        for (key,) in database.execute("SELECT key FROM signing_keys"):
            found[key.hex()] = ""
        for (identity,) in database.execute("SELECT id FROM identities"):
            found.setdefault(identity, "")
        for (token,) in database.execute("SELECT token_hash FROM links"):
            found[token] = ""
    database.close()
    return found | evening.tokens | {str(evening.database): "", evening.database.name: ""}


def secrets_sent(evening: Evening, tape: list[Sent]) -> list[str]:
    """Secrets of others in what somebody was sent, and own ones outside of their place."""
    secrets = secrets_of(evening)
    invites = {played.invite: played for played in evening.tables.values()}
    found = []
    for sent in tape:
        cookies = [value for name, value in sent.headers if name == "set-cookie"]
        headers = [f"{name}: {value}" for name, value in sent.headers if name != "set-cookie"]
        text = "\n".join([sent.body, *headers])
        for secret, owner in secrets.items():
            own = owner == sent.viewer
            if secret in text and not (own and secret in evening.tokens):
                found.append(f"{sent.viewer}: {sent.asked}: a secret of {owner or 'the server'}")
            if not own and any(secret in cookie for cookie in cookies):
                found.append(f"{sent.viewer}: {sent.asked}: the cookie of {owner}")
        for invite, played in invites.items():
            if invite in text and sent.viewer not in played.names:
                found.append(f"{sent.viewer}: {sent.asked}: an invitation")
        for played in evening.tables.values():
            told = sent.asked.endswith(("/record", "/fair")) and sent.status == 200
            if str(played.truth.seal["secret"]) in text and not told:
                found.append(f"{sent.viewer}: {sent.asked}: the secret of the draws")
        if '"rng"' in text or re.search(r'"seed": *[^n ]', text):
            found.append(f"{sent.viewer}: {sent.asked}: chance itself")
    return found


def test_nobody_is_sent_a_secret_of_another(evening: Evening) -> None:
    assert len(secrets_of(evening)) > 40
    assert secrets_sent(evening, evening.tape) == []


LOG_LINES = {
    "request": {"method", "path", "status", "ms"},
    "started": {"processes_for_bots", "rules"},
    "stopped": set(),
}


def log_problems(evening: Evening, lines: list[str]) -> list[str]:
    """Lines of a log that are of no known form, or have a secret in them."""
    secrets = [*secrets_of(evening), *(played.invite for played in evening.tables.values())]
    secrets += [str(played.truth.seal["secret"]) for played in evening.tables.values()]
    secrets = [secret for secret in secrets if secret not in evening.database.as_posix()]
    found = []
    for line in lines:
        if any(secret in line for secret in secrets):
            found.append(f"a secret: {line}")
        try:
            said = json.loads(line)
        except ValueError:
            found.append(f"no JSON: {line}")
            continue
        fields = set(said) - {"at", "level", "event"}
        if LOG_LINES.get(said.get("event")) != fields:
            found.append(f"unknown: {line}")
    return found


def test_the_log_has_no_secret_and_nothing_hidden(evening: Evening) -> None:
    greeting, lines = evening.log[:2], evening.log[2:]
    assert [line.split()[0] for line in greeting] == ["Keyflower", "Games"]
    assert len(lines) > 200
    assert log_problems(evening, lines) == []


# ---- A server that leaks is found out

FLAWS = {
    "a screen in views": """
from keyflower.server import views
from keyflower.server.tables import audience
def leaky(game, viewer, shown=None):
    shown = dict(views.view_data(game, viewer, shown))
    own = views.view_data(game, 0)["seats"][0]
    shown["seats"] = [own, *shown["seats"][1:]]
    return shown
audience.view_data = leaky
""",
    "points behind screens": """
from keyflower.server.tables import standings
standings.points = lambda game, seat, behind: {"workers": sum(game.state.screen[seat * 4 :][:4])}
""",
    "the draws of others": """
from keyflower.formats import events
events.Drawn.hidden = lambda self: self
""",
    "the moves of others": """
from keyflower.formats import events
events._masked = lambda move: None
""",
    "refusals": """
from keyflower.server import errors
errors.Stale.__str__ = lambda self: f"{self.args[0]}: p1 has a plan"
""",
    "replays": """
from keyflower.server.routes import replays
replays.viewpoint = lambda table, identity, asked: -2
""",
    "contributions of others": """
from keyflower.server import views
views.is_fixed = lambda row, game: True
""",
    "the secret of the draws": """
from keyflower.server.tables import fairness
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


@pytest.mark.thorough  # the checker itself is tested below, on leaks that are planted
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


# ---- A leak that is planted is found, wherever it is


def planted(sent: Sent, change: Callable[[Any], object]) -> Sent:
    """The same message with something done to its body."""
    body = json.loads(sent.body)
    change(body)
    return replace(sent, body=json.dumps(body))


def frames(evening: Evening, viewer: str, kind: str) -> list[int]:
    """Where on the tape a viewer gets such messages."""
    return [
        i
        for i, sent in enumerate(evening.tape)
        if sent.viewer == viewer and sent.link and f'"type":"{kind}"' in sent.body[:20]
    ]


def leak_into(evening: Evening, at: int, change: Callable[[Any], object]) -> list[str]:
    """What the checker finds once a change is made to one message."""
    sent = evening.tape[at]
    before = [s for s in evening.tape[:at] if s.link == sent.link and s.link]
    assert Checker(evening.tables).problems([*before, sent]) == []
    return Checker(evening.tables).problems([*before, planted(sent, change)])


def a_frame(evening: Evening, kind: str, fits: Callable[[Json], object]) -> int:
    """A message that fits, to Ann at one of the tables; her seat is 0."""
    for players in SERVED:
        for at in frames(evening, f"Ann{players}", kind):
            if fits(json.loads(evening.tape[at].body)):
                return at
    raise AssertionError(f"no {kind} that fits")


def truth_of(evening: Evening, at: int) -> Truth:
    """The truth of the table that a message is about."""
    return next(p.truth for p in evening.tables.values() if p.table_id in evening.tape[at].asked)


def test_a_view_with_another_seats_workers_is_found(evening: Evening) -> None:
    at = a_frame(evening, "state", lambda m: m["view"])
    truth = truth_of(evening, at)
    seq = json.loads(evening.tape[at].body)["seq"]

    def change(message: Json) -> None:
        message["view"]["seats"][1] = truth.view(seq, OPEN)["seats"][1]

    assert leak_into(evening, at, change)


def test_an_update_with_another_seats_workers_is_found(evening: Evening) -> None:
    at = a_frame(evening, "update", lambda m: m["view"])
    truth = truth_of(evening, at)
    seq = json.loads(evening.tape[at].body)["seq"]

    def change(message: Json) -> None:
        message["view"]["seats"][1] = truth.view(seq, OPEN)["seats"][1]

    assert leak_into(evening, at, change)


def test_a_drawn_colour_in_an_event_is_found(evening: Evening) -> None:
    def hidden(message: Json) -> Json | None:
        """Workers that another seat drew."""
        every = (drawn for event in message["events"] for drawn in event["drew"])
        return next((drawn for drawn in every if drawn["hidden_workers"] and drawn["seat"]), None)

    at = a_frame(evening, "state", hidden)

    def change(message: Json) -> None:
        drawn = hidden(message)
        assert drawn is not None
        drawn["workers"] = {"red": 1}

    assert leak_into(evening, at, change)


def test_an_unmasked_move_is_found(evening: Evening) -> None:
    def masked(message: Json) -> Json | None:
        """Another seat picks its winter tiles."""
        return next((e for e in message["events"] if e["text"] == "winter" and e["seat"]), None)

    at = a_frame(evening, "update", masked)

    def change(message: Json) -> None:
        event = masked(message)
        assert event is not None
        event["move"] = truth_of(evening, at).event(event["seq"], OPEN)["move"]
        assert event["move"]["tiles"]

    assert leak_into(evening, at, change)


def test_an_extra_key_is_found_wherever_it_is(evening: Evening) -> None:
    places: list[Callable[[Json], Json]] = [
        lambda m: m,
        lambda m: m["table"],
        lambda m: m["table"]["seats"][1],
        lambda m: m["table"]["options"],
        lambda m: m["view"],
        lambda m: m["view"]["seats"][1],
        lambda m: m["events"][0],
        lambda m: m["events"][0]["move"],
    ]
    at = a_frame(evening, "update", lambda m: m["view"] and m["events"])
    for place in places:
        assert leak_into(evening, at, lambda m, place=place: place(m).update(bag={"red": 3}))


def test_points_from_behind_another_screen_are_found(evening: Evening) -> None:
    at = a_frame(evening, "update", lambda m: m["standing"] and m["standing"]["points"])

    def change(message: Json) -> None:
        message["standing"]["points"][1]["total"] += 1

    assert leak_into(evening, at, change)


def test_choices_of_another_seat_are_found(evening: Evening) -> None:
    def others(message: Json) -> int:
        acting = [s for s in message["table"]["to_act"] if s != 0]
        return acting[0] if acting and message["legal"] is None else 0

    at = a_frame(evening, "update", others)

    def change(message: Json) -> None:
        message["legal"] = truth_of(evening, at).legal(message["seq"], others(message))

    assert leak_into(evening, at, change)


def test_a_game_shown_to_whom_it_is_not_open_is_found(evening: Evening) -> None:
    for name, players in (("Stranger", UNWATCHED), ("Gus4", UNWATCHED)):
        played = evening.of(players)
        at = next(
            at
            for at in frames(evening, f"Ann{players}", "update")
            if '"status":"playing"' in evening.tape[at].body
        )
        seen_by_ann = json.loads(evening.tape[at].body)
        shown = {
            "type": "state",
            **{key: seen_by_ann[key] for key in ("table", "seq", "now")},
            "you": {
                "seat": None,
                "here": [],
                "host": False,
                "pass_mode": "",
                "prepared": {"bids": [], "cancelled": []},
                "invite": None,
                "contribute": False,
            },
            "view": played.truth.view(seen_by_ann["seq"], SPECTATOR),
            "events": [],
            "legal": None,
            "standing": None,
            "can_undo": False,
            "chat": [],
            "presence": {"online": [0], "spectators": 0},
        }
        sent = Sent(name, f"GET /api/tables/{played.table_id}?since=99999", json.dumps(shown))
        assert any("may not see" in text for text in Checker(evening.tables).problems([sent]))


def test_a_replay_from_behind_anothers_screen_is_found(evening: Evening) -> None:
    played = evening.of(4)
    asked = f"GET /api/tables/{played.table_id}/replay?at=9&viewer=1"
    event = {**played.truth.event(8, 1), "at": 1.0}
    shown = {"seq": 9, "last": 20, "view": played.truth.view(9, 1), "events": [event]}
    assert Checker(evening.tables).problems([Sent("Ben4", asked, json.dumps(shown))]) == []
    assert Checker(evening.tables).problems([Sent("Ann4", asked, json.dumps(shown))])
    own = asked.replace("viewer=1", "viewer=own")
    assert Checker(evening.tables).problems([Sent("Ann4", own, json.dumps(shown))])


def test_a_refusal_that_tells_too_much_is_found(evening: Evening) -> None:
    for code in ("illegal", "stale"):
        at = a_frame(evening, "refused", lambda m, code=code: m["code"] == code)

        def change(message: Json) -> None:
            message["message"] += " (p1 holds 3 red)"

        assert leak_into(evening, at, change)


def test_secrets_that_are_planted_are_found(evening: Evening) -> None:
    at = frames(evening, "Ann4", "state")[0]
    sent = evening.tape[at]
    ben = next(iter(evening.cookies["Ben4"]))
    for secret in (ben, ben.partition(".")[0], ben.rpartition(".")[2], *evening.tokens):
        assert secrets_sent(evening, [replace(sent, body=sent.body + secret)])
        assert secrets_sent(evening, [replace(sent, headers=[("x", secret)])])
    assert secrets_sent(evening, [replace(sent, headers=[("set-cookie", ben)])])
    invite = evening.of(LINK_ONLY).invite
    assert secrets_sent(evening, [replace(sent, body=invite)])
    assert secrets_sent(evening, [replace(sent, body='{"seed": 7}')])
    draws = str(evening.of(4).truth.seal["secret"])
    assert secrets_sent(evening, [replace(sent, body=f'{{"secret": "{draws}"}}')])
    assert log_problems(evening, [json.dumps({"path": draws})])
    assert secrets_sent(evening, [replace(sent, body=str(evening.database))])


def test_secrets_that_are_planted_in_the_log_are_found(evening: Evening) -> None:
    line = {"at": "", "level": "info", "event": "request", "method": "GET", "status": 200, "ms": 1}
    invite = evening.of(2).invite
    cookie = next(iter(evening.cookies["Ann2"]))
    assert log_problems(evening, [json.dumps({**line, "path": "/"})]) == []
    assert log_problems(evening, [json.dumps({**line, "path": f"/join/{invite}"})])
    assert log_problems(evening, [json.dumps({**line, "path": "/", "cookie": "…"})])
    assert log_problems(evening, [json.dumps({**line, "path": cookie})])
    assert log_problems(evening, ["p1 drew red"])
