"""What is fuzzed: everything that reads untrusted input. A target raises only on a defect."""

import asyncio
import contextlib
import functools
import json
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from fido2.utils import websafe_encode
from sqlalchemy import Connection
from tests.sealed import sealed_record
from tests.tab.memory import Memory
from tests.tab.page import Watch

from keyflower.formats import notation, position
from keyflower.formats.position import conservation
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.game.fairness import check, read_notes
from keyflower.home.line import read_message
from keyflower.play.errors import Refusal
from keyflower.play.seals import pools_of
from keyflower.rules.actions import UNDO
from keyflower.rules.errors import KeyflowerError
from keyflower.server.database import open_store
from keyflower.server.features.profile import statements
from keyflower.server.features.profile.passkeys import Passkeys, _bound
from keyflower.server.storage import Identity, Store
from keyflower.server.storage.statements.people import identities
from keyflower.server.tables.routes.chat import ORDERS
from keyflower.tab import Home

CORPUS: Final = Path(__file__).parent / "corpus"
NOW: Final = 7.0


class Unexpected(Exception):
    """A defect that is no error: a wrong answer."""


def text_of(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def strict(text: str) -> Any:
    """JSON, if a browser can read it."""
    return json.loads(text, parse_constant=not_json)


def not_json(constant: str) -> None:
    raise Unexpected(f"a browser can't read {constant}")


@functools.cache
def loop() -> asyncio.AbstractEventLoop:
    """One for all inputs: a new one takes longer than most of them."""
    return asyncio.new_event_loop()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return loop().run_until_complete(work)


# ---- Text formats


def fuzz_record(data: bytes) -> None:
    """A record is refused, or replays to a game that writes the same record again."""
    try:
        record = Record.loads(text_of(data))
        written = record.dumps()
        game = Game.from_record(record)
        check(record, None)
        pools_of(record)
    except KeyflowerError:
        return
    same(Record.loads(written).dumps(), written)
    again = game.record()
    same(Game.from_record(again).record().dumps(), again.dumps())
    sound(game)


def fuzz_position(data: bytes) -> None:
    """A position is refused, or conserves all pieces and can be played on."""
    try:
        state = position.loads(text_of(data))
    except KeyflowerError:
        return
    written = position.dumps(state)
    same(position.dumps(position.loads(written)), written)
    game = Game.from_state(state)
    sound(game)
    for _ in range(20):
        if game.over:
            break
        seat = game.to_act[0]
        actions = game.legal(seat)
        game.apply(actions[len(data) % len(actions)], seat)
    sound(game)


def sound(game: Game) -> None:
    """Everything that can be asked of a game."""
    same(conservation.problems(game.state), [])
    for seat in range(game.players):
        view = game.view(seat)
        shown = position.write_view(view)
        same(position.write_view(position.read_view(shown)), shown)
    if game.over:
        game.winners()


def same(one: object, other: object) -> None:
    if one != other:
        raise Unexpected(f"{one!r:.300} is not {other!r:.300}")


@functools.cache
def decisions() -> list[Game]:
    """A game at some of its decisions."""
    replay = Replay(sealed_record(3))
    games = [replay.game.clone()]
    while replay.at < len(replay.record.moves):
        replay.step()
        if replay.at % 7 == 0:
            games.append(replay.game.clone())
    return games


def fuzz_notation(data: bytes) -> None:
    """A line of notation is refused, or is an action whose notation is read as the same action."""
    games = decisions()
    game = games[data[0] % len(games)].clone() if data else games[0].clone()
    for line in text_of(data[1:]).splitlines()[:10]:
        before = position.dumps(game.state)
        try:
            action = notation.parse(game.state, line)
            written = notation.text(game.state, action)
            again = notation.parse(game.state, written)
        except KeyflowerError:
            continue
        same(again, action)
        try:
            game.play(line)
        except KeyflowerError:
            same(position.dumps(game.state), before)
        else:
            if action != UNDO:
                same(conservation.problems(game.state), [])


def fuzz_notes(data: bytes) -> None:
    """What a browser noted is read or refused, and compared with a record."""
    try:
        noted = read_notes(text_of(data))
        check(decided(), noted)
    except KeyflowerError:
        return


@functools.cache
def decided() -> Record:
    return sealed_record(2, 20)


# ---- The tab

LISTS: Final = ("/me", "/me/settings", "/me/statistics", "/games", "/sheets", "/puzzles")


def fuzz_backup(data: bytes) -> None:
    """A backup is refused, or all that it brings is shown."""
    run(_bring_back(text_of(data)))


async def _bring_back(text: str) -> None:
    home = Home(Memory(), lambda: NOW)
    if (await answer(home, "POST", "/backup", text))["status"] == 200:
        for path in LISTS:
            shown = await answer(home, "GET", path)
            if shown["status"] != 200:
                raise Unexpected(f"{path}: {shown}")
        again = Home(Memory(), lambda: NOW)
        saved = json.dumps((await answer(home, "GET", "/backup"))["body"])
        same((await answer(again, "POST", "/backup", saved))["status"], 200)


async def answer(home: Home, method: str, path: str, body: str | None = None) -> Any:
    """An answer that a browser can read, and that isn't an error of the program."""
    found = strict(await home.request(method, path, body))
    if found["status"] >= 500:
        raise Unexpected(f"{method} {path}: {found['body']}")
    return found


SHARED: Final = {
    "seats": [{"kind": "me"}, {"kind": "here", "name": "Mei"}],
    "start": True,
}


@functools.cache
def device() -> tuple[Memory, str]:
    """What a device keeps of a game of two people who share it."""
    memory = Memory()
    made = run(answer(Home(memory, lambda: NOW), "POST", "/tables", json.dumps(SHARED)))
    return memory, made["body"]["table"]["id"]


def fuzz_frames(data: bytes) -> None:
    """Frames, one in each line: the server reads or refuses them, and the tab answers each."""
    frames = text_of(data).splitlines()[:50]
    for frame in frames:
        with contextlib.suppress(Refusal):
            read_message(frame, ORDERS)
    memory, table = device()
    run(_send(frames, memory.copy(), table))


async def _send(frames: list[str], memory: Memory, table: str) -> None:
    watch = Watch(Home(memory, lambda: NOW), table)
    for frame in frames:
        watch.line.take(frame)
    await watch.send("ping")
    for message in watch.messages:
        json.dumps(message, allow_nan=False)
        if message.get("code") == "failed":
            raise Unexpected(str(message))
    watch.line.close()
    shown = await answer(Home(memory.copy(), lambda: NOW), "GET", f"/tables/{table}")
    same(shown["status"], 200)


# ---- Passkeys

NAME: Final = b"the only key here"  # of the authenticator of the corpus
ORIGIN: Final = "http://localhost:8612"
ME: Final = Identity("me", "Ann", NOW, NOW)
CHALLENGE: Final = bytes(32)


@functools.cache
def passkeys() -> tuple[Store, Passkeys]:
    """A server to which one authenticator is known: that of the corpus."""
    folder = tempfile.mkdtemp(prefix="keyflower-fuzz-")
    store: Store = run(open_store(str(Path(folder) / "keyflower.db")))
    server = Passkeys(store, ORIGIN)
    run(store.write(identities.add, ME))
    registration = json.loads((CORPUS / "passkey" / "made-create.json").read_text("utf-8"))
    run(asked(store, ME.id, server.keep(ME, registration, NOW)))
    return store, server


def fuzz_passkey(data: bytes) -> None:
    """An answer of an authenticator is accepted or refused, whatever is in it."""
    try:
        given = json.loads(text_of(data))
    except (ValueError, RecursionError):
        return
    if isinstance(given, dict):
        store, server = passkeys()
        answers = {ME.id: server.keep(ME, given, NOW), "": server.owner(given, NOW)}
        for owner, answered in answers.items():
            with contextlib.suppress(KeyflowerError):
                run(asked(store, owner, answered))
        run(store.write(forget))


async def asked(store: Store, owner: str, answered: Coroutine[Any, Any, Any]) -> Any:
    """An answer to a challenge that is the same each time."""
    challenge = statements.Challenge(_bound(owner, CHALLENGE), NOW + 1)
    await store.write(statements.challenges.put, challenge)
    return await answered


def forget(connection: Connection) -> None:
    """Remove the passkeys that an input has added."""
    known = websafe_encode(NAME)
    statements.passkeys.delete(connection, statements.passkeys.c.id != known)


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {
    "record": fuzz_record,
    "position": fuzz_position,
    "notation": fuzz_notation,
    "notes": fuzz_notes,
    "backup": fuzz_backup,
    "frames": fuzz_frames,
    "passkey": fuzz_passkey,
}
