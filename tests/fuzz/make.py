"""Writes the inputs from which fuzzing starts: `.venv/bin/python -m tests.fuzz.make`.

JSON is compact: a fuzzer changes bytes, and none should be spent on spaces.
"""

import json
import random

from fido2.utils import websafe_encode
from tests.dishonest import alone, as_notes, noted_of
from tests.fuzz.targets import CHALLENGE, CORPUS, NOW, ORIGIN, answer, decisions, device, run
from tests.home.test_sheets import sheet
from tests.sealed import sealed_record
from tests.server.features.profile.authenticator import Authenticator

from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.tab import Home

FRAMES = (
    {"type": "ping", "id": "a"},
    {"type": "act", "id": "b", "seq": 1, "action": "pass"},
    {"type": "act", "id": "c", "seq": 2, "action": 0},
    {"type": "undo", "id": "d", "seq": 2},
    {"type": "passing", "id": "e", "mode": "season"},
    {"type": "say", "id": "f", "text": "hello"},
    {"type": "phrase", "id": "g", "phrase": "thanks"},
    {"type": "nudge", "id": "h"},
)


SECRETS = ("backup", "passkey")  # targets whose inputs have other keys and ids each time


def compact(text: str) -> str:
    """The same JSON without spaces."""
    return json.dumps(json.loads(text), separators=(",", ":"))


def without_sums(record: Record) -> str:
    """A record whose moves can be changed."""
    for move in record.moves:
        move.check = ""
    return compact(record.dumps())


def late(players: int, entries: int) -> Record:
    """The rest of a game from a position."""
    chance = random.Random(players)
    game = Game.new(players, players)
    while len(game.log) < entries:
        seat = game.to_act[0]
        game.apply(chance.choice(game.legal(seat)), seat)
    game = Game.from_state(game.state)
    while not game.over and len(game.log) < 12:
        seat = game.to_act[0]
        game.apply(chance.choice(game.legal(seat)), seat)
    return game.record()


def inputs() -> dict[str, str]:
    """The text of each file of the corpus, by its path."""
    texts: dict[str, str] = {}
    for players in (2, 4):
        texts[f"record/made-{players}.json"] = without_sums(sealed_record(players, 40))
    texts["record/made-position.json"] = without_sums(late(2, 60))
    games = decisions()
    for at in (0, len(games) // 2, -3):
        texts[f"position/made-{at % len(games)}.json"] = compact(position.dumps(games[at].state))
    lines = [line for game in games[::6] for line in game.moves(game.to_act[0])[::25]]
    texts["notation/made"] = "\n".join([" undo", *dict.fromkeys(lines)][:60])
    texts["notes/made.json"] = json.dumps(as_notes(noted_of(alone(0))))
    memory = device()[0]
    home = Home(memory, lambda: NOW)
    made = run(answer(home, "POST", "/sheets", json.dumps(sheet({"tile": "keythedral"}))))
    assert made["status"] == 201
    run(answer(home, "PUT", "/me/settings", json.dumps({"settings": {"sound": True}})))
    run(answer(home, "PATCH", "/me", json.dumps({"name": "Ann", "face": "nora"})))
    texts["backup/made.json"] = json.dumps(run(answer(home, "GET", "/backup"))["body"])
    texts["frames/made"] = "\n".join(json.dumps(frame) for frame in FRAMES)
    device_key = Authenticator(ORIGIN)
    options = {"challenge": websafe_encode(CHALLENGE)}
    texts["passkey/made-create.json"] = json.dumps(device_key.create(options))
    texts["passkey/made-get.json"] = json.dumps(device_key.get(options))
    return texts


if __name__ == "__main__":
    for old in CORPUS.glob("*/made*"):
        old.unlink()
    for name, text in inputs().items():
        path = CORPUS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
