"""Draws that were fixed beforehand: the same seal gives the same draws, and every change shows."""

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.sealed import MINE, SECRET, play_on, seal, sealed_record

from keyflower.formats.record import Record
from keyflower.formats.seals import Seal, first_seal, read_seal
from keyflower.game import Game
from keyflower.game.fairness import Draw, draws_of
from keyflower.rules.draws import Draws, choice
from keyflower.rules.errors import RecordError
from keyflower.rules.pieces import COLOUR_NAMES


def list_of(record: Record) -> list[Draw]:
    return list(draws_of(record))


@pytest.fixture(scope="module")
def record() -> Record:
    return sealed_record()


def test_the_key_and_the_draws_are_as_the_document_says() -> None:
    """docs/fairness.md, computed here without our code."""
    by = Seal("g-1", "deal", 0, [1, 3], SECRET, ["", MINE, "", "b2" * 32])
    promise = f"keyflower seal 3\ng-1\ndeal 0\n\n1 3\n{SECRET}\n".encode()
    commitment = hashlib.sha256(promise).hexdigest()
    message = f"keyflower draws 3\n{commitment}\n1 {MINE}\n3 {'b2' * 32}\n".encode()
    key = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert by.key() == key
    assert by.commitment == commitment
    for number, pieces in ((1, 6), (17, 121), (300, 2)):
        digest = hmac.new(key, str(number).encode("ascii"), hashlib.sha256).digest()
        expected = int.from_bytes(digest[:8], "big") * pieces // 2**64
        assert choice(key, number, pieces) == expected


def test_a_season_has_a_key_of_its_own() -> None:
    by = Seal("daily 2026-11-17", "seasons", 0, [], SECRET, ["", ""])
    message = f"keyflower draws 3\n{by.commitment}\nsummer\n".encode()
    key = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert by.key("summer") == key


def test_the_first_version_is_as_it_was() -> None:
    by = first_seal("g-1", 0, SECRET, ["", MINE])
    message = f"keyflower draws 1\ng-1\n1 {MINE}\n".encode()
    assert by.key() == hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert by.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert read_seal(by.write(), 2).write() == by.write()
    assert "version" not in by.write()


def test_the_second_version_is_as_it_was() -> None:
    by = Seal("g-1", "deal", 0, [1], SECRET, ["", MINE], version=2)
    promise = f"keyflower seal 2\ng-1\ndeal 0\n1\n{SECRET}\n".encode()
    assert by.commitment == hashlib.sha256(promise).hexdigest()
    message = f"keyflower draws 2\n{by.commitment}\n1 {MINE}\n".encode()
    assert by.key() == hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    assert read_seal(by.write(), 2).write() == by.write()
    assert "past" not in by.write()


@pytest.mark.parametrize(
    "other",
    [
        Seal("g-2", "deal", 0, [0, 1], SECRET, [MINE, ""]),
        Seal("g-1", "rest", 0, [0, 1], SECRET, [MINE, ""]),
        Seal("g-1", "deal", 1, [0, 1], SECRET, [MINE, ""]),
        Seal("g-1", "deal", 0, [0], SECRET, [MINE, ""]),
        Seal("g-1", "deal", 0, [0, 1], "5f" * 32, [MINE, ""]),
        Seal("g-1", "deal", 0, [0, 1], SECRET, ["", MINE]),
        Seal("g-1", "deal", 0, [0, 1], SECRET, ["", ""]),
        Seal("g-1", "deal", 0, [0, 1], SECRET, [MINE, ""], "5e" * 32),
    ],
)
def test_everything_in_a_seal_counts(other: Seal) -> None:
    by = Seal("g-1", "deal", 0, [0, 1], SECRET, [MINE, ""])
    assert other.key() != by.key()
    deals = [Game.new(2, 0, draws=Draws(each.key(), 1)).log[0].outcomes for each in (by, other)]
    assert deals[0] != deals[1]


def test_each_draw_is_as_likely_as_the_others() -> None:
    found = [0] * 6
    draws = Draws(seal().key(), 1)
    for _ in range(6000):
        found[draws.below(6)] += 1
    assert all(900 < count < 1100 for count in found), found


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_draw_of_a_whole_game_fits(players: int) -> None:
    record = Record.loads(sealed_record(players).dumps())
    draws = list_of(record)
    assert [draw.number for draw in draws] == list(range(1, len(draws) + 1))
    assert all(draw.fits for draw in draws)
    assert all(draw.drew in draw.pool for draw in draws)
    assert len(draws) == len(record.deal) + sum(len(move.drew) for move in record.moves)
    assert any(move.do == "undo" for move in record.moves)


def test_a_record_with_seals_is_written_and_read_again(record: Record) -> None:
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    assert again.seals[0].write() == record.seals[0].write()
    unsealed = Game.from_record(again).record()
    assert '"seals"' not in unsealed.dumps()
    assert [move.check for move in unsealed.moves] == [move.check for move in record.moves]


def test_an_undo_does_not_change_the_next_draw() -> None:
    """The number of a draw counts draws, not moves: moves and undos in between change nothing."""
    by = seal("table-2")  # where the first move can draw something
    game = Game.new(2, 0, draws=Draws(by.key(), 1))
    seat = game.to_act[0]
    bid = next(move for move in game.moves(seat) if move.startswith("bid"))
    roundabout = game.clone()
    roundabout.play(bid, seat)
    roundabout.undo(seat)
    next_draw = len(game.log[0].outcomes) + 1
    drawn = [
        [
            action_draws(each, action, seat, Draws(by.key(), next_draw))
            for action in game.legal(seat)
        ]
        for each in (game, roundabout)
    ]
    assert drawn[0] == drawn[1]
    assert any(drawn[0])


def action_draws(game: Game, action: int, seat: int, draws: Draws) -> list[int]:
    """What an action draws."""
    then = game.clone()
    then.apply(action, seat, draws)
    return then.log[-1].outcomes


def test_a_game_that_goes_on_under_another_seal() -> None:
    first, second = seal(), seal("table-2", 40)
    game = Game.new(2, 0, draws=Draws(first.key(), 1))
    play_on(game, first, 39)
    assert len(game.log) == 40
    play_on(game, second)
    record = game.record()
    record.seals = [first, second]
    draws = list_of(Record.loads(record.dumps()))
    assert all(draw.fits for draw in draws)
    assert {draw.seal.game for draw in draws if draw.seal} == {"table-1", "table-2"}
    assert next(draw.number for draw in draws if draw.entry >= 40) == 1
    record.seals = [second]
    unsealed = [draw for draw in list_of(record) if draw.seal is None]
    assert {draw.entry < 40 for draw in unsealed} == {True}


# ---- Changed files


Data = dict[str, Any]


def changed(record: Record, change: Callable[[Data], object]) -> Record:
    """A record that somebody has edited, check sums taken out."""
    data = json.loads(record.dumps())
    for move in data["moves"]:
        del move["check"]
    change(data)
    return Record.loads(json.dumps(data))


def exchange(words: list[str]) -> bool:
    """Exchange two workers of different colours drawn one after the other. -> whether there are"""
    for at in range(len(words) - 1):
        first, second = words[at : at + 2]
        workers = first.split()[-1] in COLOUR_NAMES and second.split()[-1] in COLOUR_NAMES
        if workers and first != second and first.split()[:-1] == second.split()[:-1]:
            words[at], words[at + 1] = second, first
            return True
    return False


def test_a_changed_draw_is_found(record: Record) -> None:
    draws = list_of(changed(record, lambda data: exchange(data["deal"])))
    wrong = [draw for draw in draws if not draw.fits]
    assert [draw.entry for draw in wrong] == [0, 0]
    assert [draw.drew for draw in wrong] == [draw.expected for draw in reversed(wrong)]


@pytest.mark.parametrize(
    "name", ["secret", "game", "covers", "contributors", "past", "contributions"]
)
def test_a_changed_seal_fits_nothing(record: Record, name: str) -> None:
    other = {"secret": "77" * 32, "game": "table-9", "covers": "rest", "contributors": [0, 1]}
    other |= {"contributions": ["", ""], "past": MINE}

    def change(data: Data) -> None:
        data["seals"][0][name] = other[name]

    found = changed(record, change)
    assert found.seals[0].intact is (name == "contributions")
    if name in ("secret", "contributions"):
        fitting = [draw for draw in list_of(found) if draw.fits]
        assert len(fitting) < len(list_of(found)) * 0.6


def test_a_secret_made_up_afterwards_is_found_by_its_commitment(record: Record) -> None:
    invented = Seal("table-1", "deal", 0, [0], "77" * 32, [MINE, ""])
    found = changed(record, lambda data: data.update(seals=[invented.write()]))
    assert found.seals[0].intact
    assert found.seals[0].commitment != record.seals[0].commitment


def seal_with(**fields: object) -> Data:
    return {**seal().write(), **fields}


@pytest.mark.parametrize(
    ("seals", "said"),
    [
        ({}, "expected a list"),
        ([7], "expected an object"),
        ([{"game": "x"}], "each has game, since"),
        ([{"version": 2}], "each has version, game, covers"),
        ([seal_with(more=1)], "each has version, game, covers"),
        ([seal_with(version=4)], "a later version of keyflower"),
        ([seal_with(version="3")], "a later version of keyflower"),
        ([seal_with(past="5E" * 32)], "past has 64"),
        ([seal_with(covers="all")], "covers is one of deal, seasons, rest"),
        ([seal_with(contributors=0)], "contributors is a list of seats"),
        ([seal_with(contributors=[True])], "contributors is a list of seats"),
        ([seal_with(contributors=[2])], "each seat once, in order"),
        ([seal_with(contributors=[1, 0])], "each seat once, in order"),
        ([seal_with(game="")], "game is an id"),
        ([seal_with(game="a\n0 " + "a1" * 32)], "game is an id"),
        ([seal_with(game="x" * 101)], "game is an id"),
        ([seal_with(since=-1)], "since is the number"),
        ([seal_with(since=True)], "since is the number"),
        ([seal_with(secret="")], "secret has 64"),
        ([seal_with(secret="5E" * 32)], "secret has 64"),
        ([seal_with(commitment=None)], "commitment has 64"),
        ([seal_with(contributions=[MINE])], "one for each seat"),
        ([seal_with(contributions=[MINE, "zz" * 32])], "64 hexadecimal digits, or none"),
        ([seal_with(contributions=[MINE, None])], "64 hexadecimal digits, or none"),
        ([seal_with(), seal_with()], "start after the one before"),
    ],
)
def test_an_invalid_seal_is_refused(record: Record, seals: object, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        changed(record, lambda data: data.update(seals=seals))
