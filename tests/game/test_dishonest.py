"""A server that chooses draws is found out, and so is anybody who changes a record."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.dishonest import (
    ALONE,
    MINE,
    NAMES,
    NOTED,
    OTHERS,
    TABLE,
    TOGETHER,
    as_notes,
    forgeries,
    honest,
    luck,
    noted,
    played,
)
from tests.sealed import SECRET, play_on, sealed_record
from web.tests.fixtures.fair import content

from keyflower.formats.record import Record
from keyflower.formats.seals import Seal, first_seal, hash_of
from keyflower.game import Game
from keyflower.game.fairness import Noted, check, read_notes
from keyflower.play.seals import season_starts
from keyflower.rules.draws import Draws
from keyflower.rules.errors import KeyflowerError, RecordError
from keyflower.rules.pieces import SEASON_NAMES

CHANGES = 1000
Data = dict[str, Any]


def problem(record: Record, known: Noted) -> str:
    """What a check finds; empty: nothing."""
    found = check(Record.loads(record.dumps()), known)[1]
    return "" if found is None else found.kind


@pytest.mark.parametrize("name", NAMES)
def test_chosen_draws_are_found(name: str) -> None:
    forged = forgeries()[name]
    assert problem(forged.record, forged.noted) == forged.problem


@pytest.mark.slow
def test_the_server_gains_by_choosing() -> None:
    """So there is something to find."""
    gains = [luck(forgeries()[name].record) for name in ("other-id", "bot")]
    assert min(gains) > luck(played(ALONE)) + 2


def test_an_honest_game_is_what_was_noted() -> None:
    assert problem(played(ALONE), NOTED) == ""
    assert problem(played(TOGETHER), noted(TOGETHER, "", hash_of(OTHERS))) == ""
    refused = replace(NOTED, given="refused")
    assert problem(played(honest([0], "", "")), refused) == ""
    assert problem(played(honest([0], "", "")), replace(NOTED, given="sent")) == ""


def test_old_games_are_what_they_were() -> None:
    old = first_seal(TABLE, 0, SECRET, [MINE, ""])
    known = Noted(TABLE, [old.commitment], MINE, 0)
    assert problem(played(old), known) == ""
    assert problem(played(old), Noted()) == ""
    assert problem(played(old), replace(known, game="another")) == "other-game"


# ---- Continued games


def continued(first: Seal, second: Seal) -> Record:
    """A game that goes on under a second seal."""
    game = Game.new(2, 0, draws=Draws(first.key(), 1))
    play_on(game, first, second.since - 1)
    play_on(game, second)
    record = game.record()
    record.seals = [first, second]
    return record


def test_a_continued_game_needs_the_seal_of_its_rest() -> None:
    first = honest([0], MINE, "")
    second = Seal("table-2", "rest", 6, [0], "6f" * 32, [OTHERS, ""])
    record = continued(first, second)
    assert problem(record, Noted("table-2", [second.commitment], OTHERS, 0)) == ""
    both = [first.commitment, second.commitment]
    assert problem(record, Noted(commitments=both)) == ""
    assert problem(record, Noted(commitments=[first.commitment])) == "other-commitment"


def test_seals_of_the_first_version_must_all_be_noted() -> None:
    """Nothing in them says that they continue a game."""
    first = first_seal(TABLE, 0, SECRET, [MINE, ""])
    second = first_seal("table-2", 6, "6f" * 32, [OTHERS, ""])
    record = continued(first, second)
    assert problem(record, Noted(commitments=[second.commitment])) == "start"
    assert problem(record, Noted(commitments=[first.commitment, second.commitment])) == ""


def test_a_seal_after_the_noted_one_decides_nothing() -> None:
    first = honest([0], MINE, "")
    between = Seal("table-9", "rest", 4, [], "6f" * 32, ["", ""])
    last = Seal(TABLE, "rest", 8, [0], SECRET, [MINE, ""])
    game = Game.new(2, 0, draws=Draws(first.key(), 1))
    for by, steps in ((first, 3), (between, 4), (last, 100_000)):
        play_on(game, by, steps)
    record = game.record()
    record.seals = [first, between, last]
    known = Noted(commitments=[first.commitment, last.commitment])
    assert problem(record, known) == "unnamed"


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
    found.state.draws = draws
    found.apply(action, seat)
    found.state.draws = None
    return found


def test_a_daily_game_has_one_seal_for_all_seasons() -> None:
    day = Seal("daily 2026-11-17", "seasons", 0, [], SECRET, ["", ""])
    record, starts = daily_game(day.key)
    record.seals = [day]
    known = Noted("daily 2026-11-17", [day.commitment])
    assert len(starts) >= 3
    assert problem(record, known) == ""
    assert problem(record, replace(known, game="daily 2026-11-18")) == "other-game"
    assert problem(record, replace(known, game=TABLE)) == "other-game"


def test_a_daily_game_of_the_first_version_changes_seals_with_the_seasons() -> None:
    def seal_of(season: str, since: int = 0) -> Seal:
        return first_seal(f"daily 2026-11-16 {season}", since, SECRET, ["", ""])

    record, starts = daily_game(lambda season: seal_of(season).key())
    record.seals = [seal_of(season, at) for season, at in zip(SEASON_NAMES, starts)]
    known = Noted("daily 2026-11-16", [hash_of(SECRET)])
    assert problem(record, known) == ""
    moved = Record.loads(record.dumps())
    moved.seals = [moved.seals[0], moved.seals[2]]
    assert problem(moved, known) in ("start", "misfit")


# ---- Any change


def changes(data: Data, chance: random.Random) -> None:
    """Change one thing of a seal, or one draw."""
    seal = data["seals"][0]
    kind = chance.choice(["seal", "contribution", "draw", "draw", "order", "order"])
    if kind == "seal":
        name = chance.choice(["game", "covers", "since", "contributors", "commitment", "secret"])
        if name in ("commitment", "secret"):
            seal[name] = digits(seal[name], chance)
        elif name == "game":
            seal[name] += chance.choice("abc")
        elif name == "covers":
            seal[name] = chance.choice([each for each in ("seasons", "rest") if each != seal[name]])
        elif name == "since":
            seal[name] += chance.randint(1, 400)
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
    assert problem(Record.loads(plain), NOTED) == ""
    chance = random.Random(27)
    for number in range(CHANGES):
        changed = json.loads(plain)
        changes(changed, chance)
        try:
            found = problem(Record.loads(json.dumps(changed)), NOTED)
        except KeyflowerError:
            continue  # the rules refuse it
        assert found, f"change {number} wasn't noticed"


# ---- What a browser keeps


def test_notes_are_read_as_a_browser_saves_them() -> None:
    assert read_notes(json.dumps(as_notes(NOTED))) == NOTED


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "invalid JSON"),
        ("[]", "expected the notes"),
        ('{"game": 7}', "expected the notes"),
        ('{"game": "t", "seat": "0"}', "seat: expected a whole number"),
        ('{"game": "t", "commitment": "7"}', "commitment: expected 64"),
        ('{"game": "t", "contribution": 7}', "contribution: expected 64"),
        ('{"game": "t", "hashes": ["7"]}', "hashes: expected a list"),
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
