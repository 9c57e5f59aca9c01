"""`keyflower replay`: a record holds, or its first wrong move is named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Call

from keyflower.formats.record import Record
from keyflower.game import Game

Refused = Callable[..., str]


def changed(path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """The record in a file, changed as its writer would not."""
    data = json.loads(path.read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    return path


def make_illegal(data: dict[str, Any]) -> None:
    """Write an illegal move, in a record without the sums that would show the change."""
    for move in data["moves"]:
        del move["check"]
    data["moves"][4]["do"] = "bid 60 green turn:1"


def test_a_whole_game(call: Call, path: Path, finished: Record) -> None:
    said = call("replay", path)
    moves = len(finished.moves)
    points = ", ".join(map(str, finished.result or []))
    assert said.out == f"{moves} moves, legal from the deal to the end; points: {points}\n"
    assert json.loads(call("replay", path, "--json").out) == {
        "moves": moves,
        "over": True,
        "points": finished.result,
    }


def test_an_unfinished_game_is_fine_and_said(call: Call, cut: Callable[[int], Path]) -> None:
    said = call("replay", cut(20))
    assert said.code == 0
    assert said.out.startswith("20 moves, legal from the deal to here; the game isn’t over")
    assert json.loads(call("replay", cut(0), "--json").out)["points"] is None


def test_a_game_from_a_position(call: Call, finished: Record, tmp_path: Path) -> None:
    game = Game.from_state(Game.from_record(finished, 40).state)
    for _ in range(5):
        game.apply(game.legal(game.to_act[0])[0])
    file = tmp_path / "position.json"
    file.write_text(game.record().dumps(), "utf-8")
    assert call("replay", file).out.startswith("5 moves, legal from its position to here")


@pytest.mark.parametrize("number", [1, 17, 60])
def test_the_first_changed_move_is_named(number: int, path: Path, refused: Refused) -> None:
    def change(data: dict[str, Any]) -> None:
        moves = data["moves"]
        moves[number - 1]["do"] = "pass" if moves[number - 1]["do"] != "pass" else "done"

    assert f"move {number} (" in refused("replay", changed(path, change))


def test_an_illegal_move_is_named_without_check_sums(path: Path, refused: Refused) -> None:
    said = refused("replay", changed(path, make_illegal))
    assert "move 5 (" in said
    assert "bid 60 green turn:1" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "move 5 ({}) is wrong: bid 60 green turn:1: you have no green workers behind"),
        ("fr", "Coup 5 illégal ({})\u00a0: Vous n’avez aucun travailleur vert derrière votre"),
        ("el", "Η κίνηση 5 ({}) δεν επιτρέπεται: Δεν έχεις κανέναν πράσινο εργάτη πίσω"),
        ("ro", "Mutarea 5 ({}) nu e permisă: Nu ai niciun muncitor verde în spatele"),
        ("zh-Hant", "第 5 步（{}）不合規則：你的擋板後沒有綠色工人。"),
        ("fa", "حرکت ۵ (\u2068{}\u2069) مجاز نیست: پشت دیوارتان کارگر سبز ندارید."),
    ],
)
@pytest.mark.parametrize("verb", ["replay", "score", "show"])
def test_an_illegal_move_is_explained_in_every_language(
    verb: str, language: str, why: str, path: Path, refused: Refused
) -> None:
    said = refused(verb, changed(path, make_illegal), "--language", language)
    seat = json.loads(path.read_text("utf-8"))["moves"][4]["seat"]
    assert why.format(f"p{seat}: bid 60 green turn:1") in said


def test_moves_left_out_at_the_end_are_noticed(path: Path, refused: Refused) -> None:
    def change(data: dict[str, Any]) -> None:
        del data["moves"][50:]

    assert "after move 50" in refused("replay", changed(path, change))


def test_a_changed_result_is_noticed(path: Path, refused: Refused) -> None:
    assert "99" in refused("replay", changed(path, lambda data: data.update(result=[99, 0, 0])))


@pytest.mark.parametrize("verb", ["replay", "score", "show"])
def test_what_is_no_record_is_refused(verb: str, path: Path, refused: Refused) -> None:
    assert "No such file" in refused(verb, path.with_name("none.json"))
    assert "folder" in refused(verb, path.parent)
    whole = path.read_bytes()
    for data, said in (
        (b"", "invalid JSON"),
        (whole[: len(whole) // 2], "invalid JSON"),
        (b"[1, 2]", "a record is a JSON object"),
        (b"\x00\xff\xfe\x80" * 9, "isn't a text file"),
        (whole.replace(b'"players": 3', b'"players": 7'), "2 to 6"),
        (whole.replace(b'"engine": "', b'"engine": "9'), "engine 9"),
        (whole.replace(b'"catalogue": "', b'"catalogue": "x'), "catalogue x"),
    ):
        path.write_bytes(data)
        line = refused(verb, path)
        assert said in line
        assert str(path) in line
