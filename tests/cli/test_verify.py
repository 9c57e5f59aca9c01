"""`keyflower verify`: every draw holds, or it says which doesn't and what can't be checked."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.cli.test_replay import changed
from tests.dishonest import NAMES, NOTED, as_notes, forgeries, played
from tests.game.test_fairness import Data, exchange
from tests.sealed import MINE, SECRET, play_on, seal, sealed_record

from keyflower.formats.record import Record
from keyflower.formats.seals import first_seal, hash_of
from keyflower.game import Game
from keyflower.words import Words

Refused = Callable[..., str]


@pytest.fixture(scope="module")
def text() -> str:
    return sealed_record().dumps()


@pytest.fixture
def sealed(text: str, tmp_path: Path) -> Path:
    """The game file of a whole game."""
    file = tmp_path / "sealed.json"
    file.write_text(text, "utf-8")
    return file


def without_sums(data: Data) -> None:
    for move in data["moves"]:
        del move["check"]


def test_a_good_file(call: Call, sealed: Path, text: str) -> None:
    record = Record.loads(text)
    count = len(record.deal) + sum(len(move.drew) for move in record.moves)
    said = call("verify", sealed)
    assert said.code == 0
    assert said.out.splitlines() == [
        f"Game table-1: the file matches the commitment {seal().commitment}.",
        "These seats mixed in randomness: p0",
        f"{count} draws checked: all match the commitment.",
        Words("en").text("fair-not-compared"),
        Words("en").text("fair-scope"),
    ]
    assert json.loads(call("verify", sealed, "--json").out) == {
        "seals": [
            {
                "version": 2,
                "game": "table-1",
                "since": 0,
                "commitment": seal().commitment,
                "contributions": [MINE, ""],
                "draws": count,
            }
        ],
        "unsealed": 0,
        "over": True,
        "compared": {"commitment": False, "game": False, "contribution": False, "others": False},
    }


def test_what_was_saved_during_the_game_is_compared(
    call: Call, refused: Refused, sealed: Path
) -> None:
    right = seal().commitment
    said = call("verify", sealed, "--commitment", right.upper(), "--contribution", MINE)
    assert said.code == 0
    assert "The commitment is the one noted during the game." in said.out
    assert "What your browser mixed in was used for your seat." in said.out
    assert call("verify", sealed, "--contribution", f"p0:{MINE}", "--table", "table-1").code == 0
    assert right in refused("verify", sealed, "--commitment", hash_of(MINE))
    assert "isn’t in the game file" in refused("verify", sealed, "--contribution", right)
    assert "isn’t in the game file" in refused("verify", sealed, "--contribution", f"p1:{MINE}")
    assert "after p0: for its seat" in refused("verify", sealed, "--contribution", f"me:{MINE}")
    assert "is of game table-1, not of" in refused("verify", sealed, "--table", "table-2")


def test_what_a_browser_saved_is_compared(
    call: Call, refused: Refused, sealed: Path, tmp_path: Path
) -> None:
    file = tmp_path / "notes.json"
    file.write_text(json.dumps(as_notes(NOTED)), "utf-8")
    said = call("verify", sealed, "--noted", file)
    assert said.code == 0
    assert "What the others mixed in is what your browser noted before it added its own" in said.out
    assert json.loads(call("verify", sealed, "--noted", file, "--json").out)["compared"] == {
        "commitment": True,
        "game": True,
        "contribution": True,
        "others": True,
    }
    file.write_text(json.dumps({**as_notes(NOTED), "hashes": ["", hash_of(MINE)]}), "utf-8")
    assert "What seat p1 mixed in isn’t what" in refused("verify", sealed, "--noted", file)
    file.write_text(
        json.dumps({**as_notes(NOTED), "given": "refused", "seat": 1, "hashes": []}), "utf-8"
    )
    assert (
        "The server didn’t accept what your browser" in call("verify", sealed, "--noted", file).out
    )
    file.write_text("[]", "utf-8")
    assert "expected the notes that a browser saved" in refused("verify", sealed, "--noted", file)


@pytest.mark.parametrize("name", NAMES)
def test_chosen_draws_are_refused(refused: Refused, tmp_path: Path, name: str) -> None:
    forged = forgeries()[name]
    file, notes = tmp_path / "forged.json", tmp_path / "notes.json"
    file.write_text(forged.record.dumps(), "utf-8")
    notes.write_text(json.dumps(as_notes(forged.noted)), "utf-8")
    assert f"fair-{forged.problem}" not in refused("verify", file, "--noted", notes)


def test_a_game_of_the_first_version_says_what_it_was(call: Call, tmp_path: Path) -> None:
    old = first_seal("table-1", 0, SECRET, [MINE, ""])
    file = tmp_path / "old.json"
    file.write_text(played(old).dumps(), "utf-8")
    said = call("verify", file, "--commitment", old.commitment)
    assert said.code == 0
    assert "it covers only the secret, not the table" in said.out


def test_a_changed_draw_is_named(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: (without_sums(data), exchange(data["deal"])))
    said = refused("verify", path)
    assert "(the deal) doesn’t match: it says" in said


def test_a_changed_draw_of_a_move_is_named(refused: Refused, sealed: Path) -> None:
    found = []

    def change(data: Data) -> None:
        without_sums(data)
        moves = data["moves"]
        found.append(next(i for i, m in enumerate(moves, 1) if exchange(m.get("drew", []))))

    said = refused("verify", changed(sealed, change))
    assert f"(move {found[0]}, p" in said
    assert "doesn’t match: it says" in said


def test_a_changed_move_is_named_as_by_replay(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["deal"].reverse())
    assert "the deal is wrong" in refused("verify", path)


def test_a_secret_that_was_not_committed_to(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["seals"][0].update(secret="77" * 32))
    said = refused("verify", path)
    assert f"doesn’t match its commitment {seal().commitment}" in said


def test_a_contribution_taken_out(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["seals"][0].update(contributions=["", ""]))
    assert "Draw 1 (the deal) doesn’t match" in refused("verify", path)


def test_a_file_of_another_game(refused: Refused, sealed: Path) -> None:
    """What was sealed for one game doesn't fit another."""
    path = changed(sealed, lambda data: data["seals"][0].update(game="table-2"))
    assert "doesn’t match its commitment" in refused("verify", path)


def test_an_old_file(refused: Refused, path: Path) -> None:
    assert "This game has no commitment, so its draws can’t be checked." in refused("verify", path)


def test_an_unfinished_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "unfinished.json"
    file.write_text(sealed_record(steps=20).dumps(), "utf-8")
    said = call("verify", file)
    assert said.code == 0
    assert "The game in this file isn’t over." in said.out


def test_a_file_that_continues_a_game_without_seals(call: Call, tmp_path: Path) -> None:
    game = Game.new(2, 7)
    for _ in range(4):
        game.apply(game.legal(game.to_act[0])[0], game.to_act[0])
    by = seal("table-2", len(game.log))
    play_on(game, by)
    record = game.record()
    record.seals = [by]
    file = tmp_path / "continued.json"
    file.write_text(record.dumps(), "utf-8")
    said = call("verify", file, "--commitment", by.commitment)
    assert said.code == 0
    assert "at the start can’t be checked" in said.out


@pytest.mark.parametrize("language", ["fr", "el", "ro", "zh-Hant", "fa"])
def test_in_every_language(call: Call, sealed: Path, language: str) -> None:
    said = call("verify", sealed, "--language", language)
    assert said.code == 0
    assert seal().commitment in said.out
    assert "draws checked" not in said.out
