"""`keyflower verify`: every draw holds, or it says which doesn't and what can't be checked."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.cli.test_replay import changed
from tests.dishonest import FORGERIES, GameFile, as_notes, kept
from tests.game.test_fairness import Data, exchange
from tests.sealed import play_on, seal, sealed_record

from keyflower.formats.record import Record
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


def without_sums(data: Data) -> Data:
    for move in data["moves"]:
        del move["check"]
    return data


def test_a_good_file(call: Call, sealed: Path, text: str) -> None:
    record = Record.loads(text)
    count = len(record.deal) + sum(len(move.drew) for move in record.moves)
    said = call("verify", sealed)
    assert said.code == 0
    words = Words("en")
    assert said.out.splitlines() == [
        f"{count} draws checked: all match the commitment.",
        words.text("fair-mixed", count=1),
        words.text("fair-not-noted", commitment=seal().commitment),
        words.text("fair-scope"),
    ]
    assert json.loads(call("verify", sealed, "--json").out) == {
        "outcome": "unnoted",
        "said": [
            {"kind": "good", "draws": count},
            {"kind": "mixed", "count": 1},
            {"kind": "not-noted", "commitment": seal().commitment},
            {"kind": "scope"},
        ],
        "seals": [seal().write()],
        "over": True,
    }


def saved(folder: Path, file: GameFile) -> tuple[Path, Path]:
    """The game file and the notes of a browser."""
    record, notes = folder / "game.json", folder / "notes.json"
    record.write_text(file.record.dumps(), "utf-8")
    notes.write_text(json.dumps(as_notes(file.noted)), "utf-8")
    return record, notes


def test_what_a_browser_saved_is_compared(call: Call, sealed: Path, tmp_path: Path) -> None:
    record, notes = saved(tmp_path, kept(sealed_record()))
    said = call("verify", record, "--noted", notes)
    assert said.code == 0
    assert "The commitment is the one noted during the game." in said.out
    assert "What your browser mixed in was used for your seat." in said.out
    assert "What the others mixed in is what your browser noted before it added its own" in said.out
    assert "entries of the log match what your browser saw." in said.out


def test_notes_that_are_none_are_refused(refused: Refused, sealed: Path, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text("[]", "utf-8")
    assert "expected the notes that a browser saved" in refused("verify", sealed, "--noted", file)


@pytest.mark.parametrize("name", FORGERIES)
def test_each_outcome_has_its_exit_code(call: Call, tmp_path: Path, name: str) -> None:
    file = FORGERIES[name](1)
    record, notes = saved(tmp_path, file)
    said = call("verify", record, "--noted", notes)
    assert said.code == {"different": 2, "incomparable": 3, "unused": 4}[file.outcome]
    assert said.err.startswith("keyflower: ") == (file.outcome == "different")
    assert call("verify", record, "--noted", notes, "--json").code == said.code


def test_a_file_without_fair_draws_cannot_be_compared(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "unsealed.json"
    file.write_text(Game.new(2, 1).record().dumps(), "utf-8")
    said = call("verify", file)
    assert said.code == 3
    assert "This game has no commitment" in said.out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: exchange(without_sums(data)["deal"]), "(the deal) doesn’t match: it says"),
        (lambda data: data["deal"].reverse(), "the deal is wrong"),  # as `replay` says it
        (
            lambda data: data["seals"][0].update(secret="77" * 32),
            f"doesn’t match its commitment {seal().commitment}",
        ),
        (
            lambda data: data["seals"][0].update(contributions=["", ""]),
            "Draw 1 (the deal) doesn’t match",
        ),
        # What was sealed for one game doesn't fit another.
        (lambda data: data["seals"][0].update(game="table-2"), "doesn’t match its commitment"),
    ],
)
def test_what_was_changed_is_named(
    change: Callable[[Data], object], said: str, refused: Refused, sealed: Path
) -> None:
    assert said in refused("verify", changed(sealed, change))


def test_a_changed_draw_of_a_move_is_named(refused: Refused, sealed: Path) -> None:
    found = []

    def change(data: Data) -> None:
        without_sums(data)
        moves = data["moves"]
        found.append(next(i for i, m in enumerate(moves, 1) if exchange(m.get("drew", []))))

    said = refused("verify", changed(sealed, change))
    assert f"(move {found[0]}, p" in said
    assert "doesn’t match: it says" in said


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
    by = seal("table-2", len(game.log), past=game.record().past(len(game.log)))
    play_on(game, by)
    record = game.record()
    record.seals = [by]
    file = tmp_path / "continued.json"
    file.write_text(record.dumps(), "utf-8")
    said = call("verify", file)
    assert said.code == 0
    assert "at the start can’t be checked" in said.out


@pytest.mark.parametrize("language", ["fr", "el", "ro", "zh-Hant", "fa"])
def test_in_every_language(call: Call, sealed: Path, language: str) -> None:
    said = call("verify", sealed, "--language", language)
    assert said.code == 0
    assert seal().commitment in said.out
    assert "draws checked" not in said.out
