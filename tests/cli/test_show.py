"""`keyflower show`: a game to read, and nothing in it that the reader may not know."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES
from keyflower.rules.state import PICK_WINTER
from keyflower.runs.table import play_game

Cut = Callable[[int], Path]


def draws(record: Record) -> list[int]:
    """The numbers of the moves by which the mover drew something in secret."""
    return [
        number
        for number, move in enumerate(record.moves, 1)
        if any(word.startswith("p") and word[2:3] == " " for word in move.drew)
    ]


def line_of(out: str, number: int) -> str:
    """The line of a move in a play-through."""
    found = re.search(rf"^ *{number}  p\d  .*$", out, re.MULTILINE)
    assert found is not None
    return found.group()


def test_a_play_through_has_every_season_move_and_village(
    call: Call, path: Path, finished: Record
) -> None:
    said = call("show", path)
    assert (said.code, said.err) == (0, "")
    for heading in ("Spring ─", "Summer ─", "Autumn ─", "Winter ─", "The end ─"):
        assert said.out.count(heading) == 1
    for number, move in enumerate(finished.moves, 1):
        assert line_of(said.out, number).split("  drew ")[0].rstrip().endswith(move.do)
    assert said.out.count("p2’s village") == 4
    assert "the purple worker" in said.out
    for season, after in (("Spring", "summer"), ("Summer", "autumn"), ("Autumn", "winter")):
        assert said.out.count(f"      {season} ends\n") == 1
        assert said.out.count(f"      First in {after}: p") == 1
    assert said.out.count("      Winter ends\n") == 1
    assert re.search(r"^      p\d.* won .+ with \d+ (blue|red|yellow|green)\.$", said.out, re.M)
    assert "Sea Bastion" in said.out
    assert "bag " in said.out
    for points in finished.result or []:
        assert f" {points}" in said.out
    assert max(map(len, said.out.splitlines())) <= 160


def test_a_finished_game_is_shown_with_open_screens(
    call: Call, path: Path, finished: Record
) -> None:
    out = call("show", path).out
    number = draws(finished)[0]
    drew = line_of(out, number).split("drew ")[1]
    drawn = {word.removesuffix("s") for word in re.findall(r"[a-z]+", drew)}
    assert drawn <= {*COLOUR_NAMES, *SKILL_NAMES}
    assert "screens open" in out


@pytest.mark.slow
def test_a_seat_sees_its_own_draws_and_the_number_of_others(
    call: Call, path: Path, finished: Record
) -> None:
    for seat in range(3):
        out = call("show", path, "--seat", seat).out
        for number in draws(finished):
            drew = line_of(out, number).split("drew ")[1]
            own = finished.moves[number - 1].seat == seat
            words = {*COLOUR_NAMES, *SKILL_NAMES} if own else {"worker", "skill"}
            assert {word.removesuffix("s") for word in re.findall(r"[a-z]+", drew)} <= words


@pytest.mark.slow
def test_winter_tiles_are_shown_to_their_owner_alone(
    call: Call, path: Path, cut: Cut, finished: Record
) -> None:
    before = next(
        n
        for n in range(len(finished.moves))
        if Game.from_record(finished, n).state.phase == PICK_WINTER
    )
    game = Game.from_record(finished, before)
    seat = game.to_act[0]
    hands = [
        [game.state.lookup.ids[tile].replace("_", " ") for tile in game.view(other).hand]
        for other in range(3)
    ]
    for viewer in range(3):
        for file, options in ((path, ("--at", before)), (cut(before), ())):
            out = call("show", file, "--seat", viewer, *options).out.lower().replace("’", "")
            for other in range(3):
                for tile in hands[other]:
                    assert (tile in out) == (other == viewer)
    after = cut(before + 1)
    assert line_of(call("show", after, "--seat", seat).out, before + 1).strip() != ""
    assert line_of(call("show", after).out, before + 1).endswith("  winter")


def test_an_unfinished_game_is_shown_as_a_spectator_sees_it(
    call: Call, cut: Cut, finished: Record
) -> None:
    file = cut(draws(finished)[0])
    out = call("show", file).out
    assert "as a spectator sees it" in out
    assert "seed" not in out
    assert re.search(r"drew \d (worker|skill)", out)
    assert "So far ─" in out
    assert "has to bid, use or pass" in out
    assert "legal" not in out  # how much is legal would tell of what is hidden
    assert "8 workers" in out


@pytest.mark.parametrize("at", [0, 1, 30, 75, -1])
def test_a_position_shows_what_is_owed(at: int, call: Call, path: Path, finished: Record) -> None:
    at = len(finished.moves) - 1 if at < 0 else at
    said = call("show", path, "--at", at)
    assert said.code == 0
    assert f"after {at} of {len(finished.moves)} moves" in said.out
    game = Game.from_record(finished, at)
    for seat in game.to_act:
        number = len(game.legal(seat))
        word = "action" if number == 1 else "actions"
        assert re.search(rf"p{seat} has to .*: {number} legal {word}", said.out)
    assert said.out.count("’s village") == 3


def test_a_position_shows_bids_and_workers(call: Call, path: Path, finished: Record) -> None:
    at = next(n for n, move in enumerate(finished.moves, 1) if move.do.startswith("bid "))
    move = finished.moves[at - 1]
    _, size, colour, where = move.do.split()
    out = call("show", path, "--at", at).out
    assert re.search(rf"{where}\s+{colour}\s+p{move.seat} {size} {colour}", out)


def test_the_last_position_is_the_end(call: Call, path: Path, finished: Record) -> None:
    assert "the game is over" in call("show", path, "--at", len(finished.moves)).out


def test_json_has_the_moves_as_they_were_seen(call: Call, path: Path, finished: Record) -> None:
    found = json.loads(call("show", path, "--json").out)
    assert (found["viewer"], found["over"], found["points"]) == ("open", True, finished.result)
    assert [move["text"] for move in found["moves"]] == [move.do for move in finished.moves]
    early = json.loads(call("show", path, "--json", "--at", 10, "--seat", 1).out)
    assert (early["viewer"], len(early["moves"]), early["points"]) == (1, 10, None)
    assert [owed["seat"] for owed in early["owed"]] == Game.from_record(finished, 10).to_act


def test_a_game_with_an_undo(call: Call, tmp_path: Path) -> None:
    game = Game.new(2, 3)
    seat = game.to_act[0]
    game.play("pass")
    game.undo(seat)
    game.play("pass")
    file = tmp_path / "undo.json"
    file.write_text(game.record().dumps(), "utf-8")
    out = call("show", file).out
    assert [line_of(out, n).split()[-1] for n in (1, 2, 3)] == ["pass", "undo", "pass"]


def test_a_game_from_a_position(call: Call, finished: Record, tmp_path: Path) -> None:
    game = Game.from_state(Game.from_record(finished, 60).state)
    game.apply(game.legal(game.to_act[0])[0])
    file = tmp_path / "position.json"
    file.write_text(game.record().dumps(), "utf-8")
    assert call("show", file).code == 0
    assert call("show", file, "--at", 1, "--seat", 0).code == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_position_of_a_game_can_be_shown(players: int, call: Call, tmp_path: Path) -> None:
    record = play_game(players, 5, ["random"])
    file = tmp_path / "game.json"
    file.write_text(record.dumps(), "utf-8")
    for at in range(0, len(record.moves), 23):
        assert call("show", file, "--at", at, "--seat", at % players).code == 0


def test_a_wrong_move_is_named_after_those_before_it(
    call: Call, path: Path, finished: Record
) -> None:
    data = json.loads(path.read_text("utf-8"))
    data["moves"][9]["do"] = "bid 60 green turn:1"
    path.write_text(json.dumps(data), "utf-8")
    said = call("show", path)
    assert said.code == 2
    assert "move 10 (" in said.err
    assert line_of(said.out, 9)
    assert call("show", path, "--at", 9).code == 0
