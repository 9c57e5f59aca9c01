"""The verbs in six languages: whose words, and that programs notice nothing of it."""

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest
from tests.amounts import amount
from tests.cli.conftest import Call

from keyflower.catalogue import load
from keyflower.cli.view.names import name
from keyflower.draw.formulas.grammar import cost_message
from keyflower.formats.record import Record
from keyflower.runs.table import play_game
from keyflower.words import NAMES, Words

OTHERS = [language for language in NAMES if language != "en"]
SAMPLE = amount(["fa"], thorough=list(NAMES))
ENGLISH = re.compile(r"\b(the|of|and|for|to|with|worker|upgrade|tile|step|points? for)\b")


def plain(text: str) -> str:
    """A text without the marks that keep directions apart."""
    return re.sub("[\u200e\u2066-\u2069]", "", text)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_all_tiles(language: str, call: Call) -> None:
    said = call("tiles", "--language", language)
    assert (said.code, said.err) == (0, "")
    out = plain(said.out)
    words = Words(language)
    for tile in load().tiles:
        assert name(words, tile) in out
    assert words.text("terminal-group-turn_order") in out
    assert "terminal-" not in out
    assert "count-" not in out
    assert not ENGLISH.search(out)


@pytest.mark.slow
@pytest.mark.parametrize("language", NAMES)
def test_one_tile_is_found_by_its_name_and_by_the_english_one(language: str, call: Call) -> None:
    words = Words(language)
    local = call("tiles", words.text("tile-stable").upper(), "--language", language)
    assert local.code == 0
    assert local.out == call("tiles", "Stable", "--language", language).out
    assert local.out == call("tiles", "stable", "--language", language).out
    out = " ".join(plain(local.out).split())
    assert words.text("does-stable-front") in out
    assert words.text("cost-iron-wood") in out


@pytest.mark.slow
def test_every_tile_has_sentences_that_tell_of_it(call: Call) -> None:
    english = Words("en")
    for tile in load().tiles:
        assert tile.cost is None or english.has(cost_message(tile.cost))
        out = call("tiles", tile.id).out
        assert "does-" not in out
        assert "cost-" not in out


def test_other_tiles_than_the_built_in_ones_are_not_told_of(call: Call, tmp_path: Path) -> None:
    built_in = resources.files("keyflower.catalogue").joinpath("catalogue.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(built_in.replace("front = { iron = 2 }", "front = { iron = 5 }"), "utf-8")
    assert "Gives 2 iron." in call("tiles", "miner").out
    out = call("tiles", "miner", "--catalogue", mine).out
    assert "5 iron" in out
    assert "Gives" not in out


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_told(language: str, call: Call, path: Path, finished: Record) -> None:
    said = call("show", path, "--language", language)
    assert (said.code, said.err) == (0, "")
    out = plain(said.out)
    words = Words(language)
    for season in ("spring", "summer", "autumn", "winter"):
        assert words.text(f"terminal-group-{season}") in out
    assert out.count(words.text("terminal-village", name="p2").replace("\u2068", "")[:4]) >= 4
    assert not ENGLISH.search(out)
    assert not re.search(r"(terminal|log|count|term|tile|end)-[a-z]", out)
    for number in range(1, len(finished.moves) + 1):
        assert re.search(rf"^ *{words.number(number)}  .*p\d", out, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("language", [pytest.param("fr", marks=pytest.mark.thorough), "fa"])
def test_every_kind_of_move_has_its_sentence(language: str, call: Call, tmp_path: Path) -> None:
    kinds = set()
    for seed in range(4):
        record = play_game(4, seed, ["random"])
        file = tmp_path / f"{seed}.json"
        file.write_text(record.dumps(), "utf-8")
        out = call("show", file, "--language", language).out
        assert not re.search(r"log-|\$|\{", out)
        kinds |= {move.do.split()[0] for move in record.moves}
    assert kinds >= {"bid", "use", "pass", "pay", "take", "step", "upgrade", "done", "boat"}
    assert kinds >= {"place", "winter"}


def test_sentences_say_what_the_notation_says(call: Call, path: Path, finished: Record) -> None:
    out = call("show", path, "--language", "fr").out
    lines = re.findall(r"^ *\d+  p\d .*$", out, re.MULTILINE)
    words = Words("fr")
    checked = 0
    for move, line in zip(finished.moves, lines, strict=True):
        first, *rest = move.do.split()
        if first == "bid" and len(rest) == 3 and rest[2].startswith("lot:"):
            if rest[2].startswith("lot:summer_boat"):
                continue
            tile = words.text(f"tile-{rest[2].removeprefix('lot:')}")
            verb = r"(mise|ajoute)"
            assert re.search(rf"p{move.seat} {verb} {rest[0]} [a-z]+ sur {tile}[,.]", line)
            checked += 1
    assert checked > 5


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_the_score_a_summary_and_positions(
    language: str, call: Call, path: Path, finished: Record
) -> None:
    words = Words(language)
    moves = words.text("terminal-moves", count=len(finished.moves))
    assert moves in call("replay", path, "--language", language).out
    for at in amount([40], thorough=[0, 40, 90]):
        said = call("show", path, "--at", at, "--language", language)
        assert said.code == 0
        assert not ENGLISH.search(said.out)
    out = plain(call("score", path, "--language", language).out)
    for total in finished.result or []:
        assert words.number(total) in out
    assert words.text("end-total") in out
    assert not ENGLISH.search(out)


def test_what_bots_come_to_is_in_english(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    run = ("--games", 1, "--seed", 1, "--jobs", 1)
    assert "legal actions" in call("simulate", "--players", 2, *run).out
    assert "winner’s mean: " in call("arena", "--table", "random,random", *run).out


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "tiles",
        "tiles stable",
        "show RECORD",
        "show RECORD --at 30",
        "score RECORD",
        "replay RECORD",
    ],
)
def test_json_is_the_same_in_every_language(command: str, call: Call, path: Path) -> None:
    words = [str(path) if word == "RECORD" else word for word in command.split()]
    english = call(*words, "--json").out
    assert english.startswith("{")
    for language in OTHERS:
        assert call(*words, "--json", "--language", language).out == english


@pytest.mark.slow
@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "Écurie"),
        ({"LANG": "C.UTF-8"}, "Stable"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:el"}, "Στάβλος"),
        ({"LC_ALL": "zh_HK.UTF-8", "LANG": "fr_FR"}, "馬棚"),
    ],
)
def test_the_environment_chooses(
    environment: dict[str, str], said: str, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert said in call("tiles").out
    assert "Grajd" in call("tiles", "--language", "ro-MD").out


@pytest.mark.parametrize(
    ("locale", "spoken"), [("fr_FR.UTF-8", "fr"), ("sv_SE.UTF-8", "en"), ("fa_IR", "fa")]
)
def test_an_unknown_language_is_told_of_and_does_no_harm(
    locale: str, spoken: str, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", locale)
    said = call("tiles", "stable", "--language", "klingon")
    assert said.code == 0
    assert Words(spoken).text("tile-stable") in said.out
    assert said.err.count("\n") == 1
    err = plain(said.err)
    assert "klingon" in err
    for language, own in NAMES.items():
        assert f"{language} ({own})" in err
    start = Words(spoken).text("terminal-no-language", asked="klingon", languages="")
    assert plain(start)[:20] in err


def test_lines_do_not_break_at_no_break_spaces(call: Call) -> None:
    for line in call("tiles", "--language", "fr").out.splitlines():
        assert not re.search(r"(^|\s{2,})[:;!?]", line)


@pytest.mark.slow
def test_persian_cells_stand_apart(call: Call, path: Path) -> None:
    for command in (["tiles"], ["show", path], ["score", path]):
        for line in call(*command, "--language", "fa").out.splitlines():
            assert line.count("\u2068") == line.count("\u2069")
            if re.search(r"[\\/~=_]{2}", line) and "·" not in line:  # a map
                assert not re.search(r"[\u0600-\u06ff]", re.sub("\u2068.*?\u2069", "", line))


@pytest.mark.slow
@pytest.mark.parametrize("language", SAMPLE)
def test_the_page_of_an_analysis_speaks_it(
    language: str, call: Call, cut: Callable[[int], Path], tmp_path: Path
) -> None:
    said = call("analyse", cut(3), "--bot", "random", "--out", tmp_path, "--language", language)
    assert said.code == 0
    page = (tmp_path / "analysis.html").read_text("utf-8")
    assert f'<html lang="{language}" dir="' in page
    assert Words(language).text("analysis-graph-note") in page
