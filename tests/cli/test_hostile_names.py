"""Names and moves of a record from elsewhere: shown, never obeyed."""

import random
from pathlib import Path

import pytest
from tests.cli.conftest import Call

from keyflower.cli.plain import plain
from keyflower.game import Game

NAMES = ["\x1b[31mred\x1b[2J", "[/red][bold]markup[/]", "\x9b2J\u202egnp", "[link=x]a\x07\r\nb"]
COMMANDS = "\x1b\x9b\x07\r\u202e"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of four with names that would command a terminal."""
    game = Game.new(4, 4)
    chance = random.Random(4)
    while not game.over:
        game.apply(chance.choice(game.legal(game.to_act[0])), game.to_act[0])
    kept = game.record()
    kept.names = NAMES
    path = tmp_path_factory.mktemp("names") / "record.json"
    path.write_text(kept.dumps(), "utf-8")
    return path


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [["show"], ["show", "--at", "40"], ["score"], ["replay"], ["analyse", "--bot", "greedy"]],
)
def test_names_command_no_terminal(call: Call, record: Path, arguments: list[str]) -> None:
    verb, *options = arguments
    said = call(verb, record, *options)
    assert said.code == 0, said.err
    assert not set(COMMANDS) & set(said.out + said.err)
    if verb in ("show", "score"):
        assert "[/red][bold]markup[/]" in said.out
        assert "<U+001B>[31mred" in said.out


@pytest.mark.slow
def test_errors_command_no_terminal(call: Call, record: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    text = record.read_text("utf-8")
    line = next(line for line in text.splitlines() if '"do"' in line)
    wrong.write_text(
        text.replace(line, '  {"seat": 0, "do": "\\u001b[31m\\u202e[bold]"},'), "utf-8"
    )
    for verb in ("show", "score", "replay", "analyse"):
        said = call(verb, wrong)
        assert said.code == 2, verb
        assert not set(COMMANDS) & set(said.err)
        assert "<U+001B>[31m" in said.err
        assert "Traceback" not in said.err


def test_half_a_character_is_refused(call: Call, record: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "half.json"
    wrong.write_text(
        record.read_text("utf-8").replace('"markup', '"').replace("[bold]markup", "\\ud800"),
        "utf-8",
    )
    said = call("show", wrong)
    assert said.code == 2
    assert "the record isn't valid text" in said.err


def test_a_name_without_an_end_is_refused(call: Call, record: Path, tmp_path: Path) -> None:
    long = tmp_path / "long.json"
    for letters, code in ((300, 0), (301, 2), (500_000, 2)):
        text = record.read_text("utf-8")
        long.write_text(text.replace("[/red][bold]markup[/]", "n" * letters), "utf-8")
        said = call("score", long)
        assert said.code == code
        assert "{???}" not in said.out
        if code:
            assert f"names: expected at most 300 characters, got {letters}" in said.err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such file here")
def test_a_file_without_an_end_is_refused(call: Call) -> None:
    said = call("replay", "/dev/zero")
    assert said.code == 2
    assert "too large for a record" in said.err


def test_what_people_write_stays_as_it_is() -> None:
    for name in ("Ἀθηνᾶ", "علی\u200cرضا", "👨\u200d👩", "王小明"):
        assert plain(name) == name
