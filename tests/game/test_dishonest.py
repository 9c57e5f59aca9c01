"""A server that chooses draws is found out, and so are changes of a game file."""

import json
import os
import random
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.dishonest import (
    FORGERIES,
    HONEST,
    TABLE,
    GameFile,
    alone,
    as_notes,
    luck,
    noted_of,
)
from tests.sealed import MINE, SECRET, sealed_record
from web.tests.fixtures.fair import case, content

from keyflower.formats.record import Record
from keyflower.formats.seals import Seal, first_seal, hash_of
from keyflower.game import Game, Replay
from keyflower.game.fairness import Noted, Verdict, check, read_notes
from keyflower.play.seals import season_starts
from keyflower.rules.draws import Draws
from keyflower.rules.errors import KeyflowerError, RecordError
from keyflower.rules.pieces import SEASON_NAMES
from tools import page

CHANGES = 1000
SEALED = ["game", "covers", "since", "contributors", "past"]
SAME = "tests/features/fairness/same.test.ts"
FILES = 1000  # forged ones, and as many honest ones
Data = dict[str, Any]


def verdict(record: Record, known: Noted | None) -> Verdict:
    return check(Record.loads(record.dumps()), known)


def problem(record: Record, known: Noted) -> str:
    """What a check finds; empty: nothing."""
    found = verdict(record, known)
    return found.said[0].kind if found.outcome == "different" else ""


def assert_found(file: GameFile) -> None:
    found = verdict(file.record, file.noted)
    kinds = [said.kind for said in found.said]
    assert (found.outcome, file.kind in ("", *kinds)) == (file.outcome, True), kinds


@pytest.mark.parametrize("name", FORGERIES)
def test_forgeries_are_found(name: str) -> None:
    file = FORGERIES[name](1)
    assert file.outcome != "same"
    assert_found(file)


@pytest.mark.parametrize("name", HONEST)
def test_honest_files_are_as_noted(name: str) -> None:
    assert_found(HONEST[name](1))


def test_the_server_gains_by_choosing() -> None:
    """So there is something to find."""
    gains = [luck(FORGERIES[name](3).record) for name in ("other-id", "bytes-of-a-bot")]
    assert min(gains) > luck(alone(0)) + 1


@pytest.mark.slow
@pytest.mark.parametrize("name", FORGERIES)
def test_no_forgery_passes_with_other_bytes_and_moves(name: str) -> None:
    for number in range(2, 2 + -(-FILES // len(FORGERIES))):
        assert_found(FORGERIES[name](number))


@pytest.mark.slow
@pytest.mark.parametrize("name", HONEST)
def test_every_honest_file_passes(name: str) -> None:
    for number in range(2, 2 + -(-FILES // len(HONEST))):
        assert_found(HONEST[name](number))


@pytest.mark.slow
def test_the_page_says_the_same(tmp_path: Path) -> None:
    """Of 1,000 files, half of them forged: the same outcomes, sentences and values."""
    kinds = {**FORGERIES, **{name: HONEST[name] for name in HONEST}}
    cases = [
        case(name, make(number))
        for name, make in kinds.items()
        for number in range(100, 100 + FILES // len(kinds))
    ]
    spare = FILES - len(cases)
    cases += [case("alone", HONEST["alone"](number)) for number in range(500, 500 + spare)]
    files = tmp_path / "files.json"
    files.write_bytes(msgspec.json.encode({"files": cases}))
    run = subprocess.run(
        [page.node_of_modules(), "node_modules/vitest/vitest.mjs", "run", SAME],
        cwd=Path(__file__).parents[2] / "web",
        env={**os.environ, "FAIR_FILES": str(files)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_without_notes_only_the_draws_are_checked() -> None:
    assert verdict(alone(1), None).outcome == "unnoted"


def test_files_of_earlier_versions_are_never_all_as_noted() -> None:
    """They committed to less. What differs is still found."""
    for old in (
        first_seal(TABLE, 0, SECRET, [MINE, ""]),
        Seal(TABLE, "deal", 0, [0], SECRET, [MINE, ""], version=2),
    ):
        file = alone(0)
        game = Game.new(2, 0, draws=Draws(old.key(), 1))
        file = game.record()
        file.seals = [old]
        known = Noted(TABLE, old.commitment, version=0, seat=0, contribution=MINE)
        assert verdict(file, known).outcome == "incomparable"
        assert problem(file, replace(known, commitment=MINE)) == "other-commitment"


# ---- What everyone saw


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_everyone_saw_the_moves_that_the_record_has(players: int) -> None:
    """The running hash is the same for each seat and for spectators, hidden moves included."""
    record = sealed_record(players)
    replay = Replay(record)
    events = []
    for _ in record.moves:
        before = replay.game.state.clone()
        replay.step()
        events.append(replay.game.read_latest(before, 0.0))
    hidden = 0
    for viewer in range(-1, players):
        shown = Record.loads(record.dumps())
        for event, move in zip(events, shown.moves, strict=True):
            seen = event.seen_by(viewer).text
            hidden += seen != move.do
            move.do = seen
        assert shown.seen(len(replay.game.log)) == record.seen(len(replay.game.log))
    assert hidden > 0


# ---- Daily games


def daily_game(key: Callable[[str], bytes]) -> tuple[Record, list[int]]:
    """A game with a key for each season. -> its record, and where seasons started"""
    chance = random.Random(3)
    game = Game.new(2, 0, draws=Draws(key("spring"), 1))
    while not game.over:
        seat = game.to_act[0]
        action = chance.choice(game.legal(seat))
        starts = season_starts(game)
        drawn = sum(len(entry.outcomes) for entry in game.log[starts[-1] :])
        trial = acted(game, seat, action, Draws(key(SEASON_NAMES[len(starts) - 1]), drawn + 1))
        after = season_starts(trial)
        if after != starts:  # the entry that starts a season is the first with its key
            trial = acted(game, seat, action, Draws(key(SEASON_NAMES[len(after) - 1]), 1))
        game = trial
    return game.record(), season_starts(game)


def acted(game: Game, seat: int, action: int, draws: Draws) -> Game:
    """A game after one more action."""
    found = game.clone()
    found.apply(action, seat, draws)
    return found


def test_a_daily_game_has_one_seal_for_all_seasons() -> None:
    day = Seal("daily 2026-11-17", "seasons", 0, [], SECRET, ["", ""])
    record, starts = daily_game(day.key)
    record.seals = [day]
    known = noted_of(record, None, "daily 2026-11-17")
    assert len(starts) >= 3
    assert verdict(record, known).outcome == "same"
    assert problem(record, replace(known, game="daily 2026-11-18")) == "other-game"
    assert problem(record, replace(known, game=TABLE)) == "other-game"


def test_a_daily_game_of_the_first_version_changes_seals_with_the_seasons() -> None:
    def seal_of(season: str, since: int = 0) -> Seal:
        return first_seal(f"daily 2026-11-16 {season}", since, SECRET, ["", ""])

    record, starts = daily_game(lambda season: seal_of(season).key())
    record.seals = [seal_of(season, at) for season, at in zip(SEASON_NAMES, starts)]
    known = Noted("daily 2026-11-16", hash_of(SECRET), version=0)
    assert problem(record, known) == ""
    moved = Record.loads(record.dumps())
    moved.seals = [moved.seals[0], moved.seals[2]]
    assert problem(moved, known) == "misfit"


# ---- Any change


def changes(data: Data, chance: random.Random) -> None:
    """Change one thing of a seal, or one draw."""
    seal = data["seals"][0]
    kind = chance.choice(["seal", "contribution", "draw", "draw", "order", "order"])
    if kind == "seal":
        name = chance.choice([*SEALED, "commitment", "secret"])
        if name in ("commitment", "secret"):
            seal[name] = digits(seal[name], chance)
        elif name == "game":
            seal[name] += chance.choice("abc")
        elif name == "covers":
            seal[name] = chance.choice([each for each in ("seasons", "rest") if each != seal[name]])
        elif name == "since":
            seal[name] += chance.randint(1, 400)
        elif name == "past":
            seal[name] = hash_of(MINE)
        else:
            seal[name] = chance.choice([[], [1], [0, 1]])
    elif kind == "contribution":
        given = seal["contributions"]
        seat = chance.randrange(2)
        given[seat] = digits(given[seat] or MINE, chance)
    elif kind == "draw":
        words = chance.choice(drawing(data))
        at = chance.randrange(len(words))
        seen, _, piece = words[at].rpartition(" ")
        other = chance.choice([word for word in pieces(data) if word != piece])
        words[at] = f"{seen} {other}".strip()
    else:
        words = chance.choice([words for words in drawing(data) if len(set(words)) > 1])
        one, two = chance.sample(range(len(words)), 2)
        while words[one] == words[two]:
            one, two = chance.sample(range(len(words)), 2)
        words[one], words[two] = words[two], words[one]


def digits(value: str, chance: random.Random) -> str:
    """A value with one other digit."""
    at = chance.randrange(len(value))
    other = chance.choice([digit for digit in "0123456789abcdef" if digit != value[at]])
    return value[:at] + other + value[at + 1 :]


def drawing(data: Data) -> list[list[str]]:
    """What was drawn, by entry."""
    return [data["deal"], *(move["drew"] for move in data["moves"] if move.get("drew"))]


def pieces(data: Data) -> list[str]:
    """Everything that was drawn, once each."""
    return sorted({word.rpartition(" ")[2] for words in drawing(data) for word in words})


@pytest.mark.thorough
@pytest.mark.slow
def test_any_change_is_noticed() -> None:
    """Of a finished game, by whoever noted its commitment and their own part."""
    text = sealed_record().dumps()
    data = json.loads(text)
    for move in data["moves"]:
        del move["check"]  # anybody can compute those
    plain = json.dumps(data)
    known = noted_of(sealed_record())
    assert verdict(Record.loads(plain), known).outcome == "same"
    chance = random.Random(27)
    for number in range(CHANGES):
        changed = json.loads(plain)
        changes(changed, chance)
        try:
            found = verdict(Record.loads(json.dumps(changed)), known).outcome
        except KeyflowerError:
            continue  # the rules refuse it
        assert found != "same", f"change {number} wasn't noticed"


# ---- What a browser keeps


def test_notes_are_read_as_a_browser_saves_them() -> None:
    known = replace(noted_of(alone(0)), earlier=[MINE])
    assert read_notes(json.dumps(as_notes(known))) == known


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "invalid JSON"),
        ("[]", "expected the notes"),
        ('{"game": 7}', "expected the notes"),
        ('{"game": "t", "seat": "0"}', "seat: expected a number"),
        ('{"game": "t", "commitment": "7"}', "commitment: expected 64"),
        ('{"game": "t", "contribution": 7}', "contribution: expected 64"),
        ('{"game": "t", "hashes": ["7"]}', "hashes: expected 64"),
        ('{"game": "t", "earlier": 7}', "earlier: expected 64"),
        ('{"game": "t", "entries": -1}', "entries: expected a number"),
        ('{"game": "t", "seen": "7"}', "seen: expected 64"),
        ('{"game": "t", "version": "3"}', "version: expected a number"),
    ],
)
def test_invalid_notes_are_refused(text: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        read_notes(text)


@pytest.mark.slow
def test_the_page_is_tested_with_the_same_records() -> None:
    """After a change: `PYTHONPATH=. .venv/bin/python web/tests/fixtures/fair.py`."""
    file = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "fair.json"
    assert json.loads(file.read_text("utf-8")) == json.loads(json.dumps(content()))
