"""`keyflower verify`: every draw holds, or it says which doesn't and what can't be checked."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.cli.test_replay import changed
from tests.sealed import MINE, seal, sealed_record
from tests.test_fairness import Data, exchange

from keyflower.formats.record import Record
from keyflower.formats.seals import hash_of

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
        f"Game table-1: the secret fits the commitment {seal().commitment}.",
        "These seats contributed randomness: p0",
        f"{count} draws checked: all follow from the secret and the contributions.",
        "Is this the commitment you saved during the game? Add --commitment to compare them.",
    ]
    assert json.loads(call("verify", sealed, "--json").out) == {
        "seals": [
            {
                "game": "table-1",
                "commitment": seal().commitment,
                "contributions": [MINE, ""],
                "draws": count,
            }
        ],
        "unsealed": 0,
        "over": True,
    }


def test_what_was_saved_during_the_game_is_compared(
    call: Call, refused: Refused, sealed: Path
) -> None:
    right = seal().commitment
    said = call("verify", sealed, "--commitment", right.upper(), "--contribution", MINE)
    assert said.code == 0
    assert "--commitment" not in said.out
    assert right in refused("verify", sealed, "--commitment", hash_of(MINE))
    assert "contributed isn’t in this file" in refused("verify", sealed, "--contribution", right)


def test_a_changed_draw_is_named(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: (without_sums(data), exchange(data["deal"])))
    said = refused("verify", path)
    assert "(the deal) doesn’t fit: the file says" in said


def test_a_changed_draw_of_a_move_is_named(refused: Refused, sealed: Path) -> None:
    found = []

    def change(data: Data) -> None:
        without_sums(data)
        moves = data["moves"]
        found.append(next(i for i, m in enumerate(moves, 1) if exchange(m.get("drew", []))))

    said = refused("verify", changed(sealed, change))
    assert f"(move {found[0]}, p" in said
    assert "doesn’t fit: the file says" in said


def test_a_changed_move_is_named_as_by_replay(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["deal"].reverse())
    assert "the deal is wrong" in refused("verify", path)


def test_a_secret_that_was_not_committed_to(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["seals"][0].update(secret="77" * 32))
    said = refused("verify", path)
    assert f"doesn’t fit its commitment {seal().commitment}" in said


def test_a_contribution_taken_out(refused: Refused, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["seals"][0].update(contributions=["", ""]))
    assert "Draw 1 (the deal) doesn’t fit" in refused("verify", path)


def test_a_file_of_another_game(refused: Refused, sealed: Path) -> None:
    """What was sealed for one game doesn't fit another."""
    path = changed(sealed, lambda data: data["seals"][0].update(game="table-2"))
    assert "doesn’t fit: the file says" in refused("verify", path)


def test_an_old_file(refused: Refused, path: Path) -> None:
    assert "This game has no commitment, so its draws can’t be checked." in refused("verify", path)


def test_an_unfinished_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "unfinished.json"
    file.write_text(sealed_record(steps=20).dumps(), "utf-8")
    said = call("verify", file)
    assert said.code == 0
    assert "The game in this file isn’t over." in said.out


def test_a_file_that_continues_an_old_game(call: Call, sealed: Path) -> None:
    path = changed(sealed, lambda data: data["seals"][0].update(since=100_000))
    said = call("verify", path)
    assert "at the start can’t be checked" in said.out
    assert "0 draws checked" in said.out


@pytest.mark.parametrize("language", ["fr", "el", "ro", "zh-Hant", "fa"])
def test_in_every_language(call: Call, sealed: Path, language: str) -> None:
    said = call("verify", sealed, "--language", language)
    assert said.code == 0
    assert seal().commitment in said.out
    assert "draws checked" not in said.out
