"""Words in Python: the right language, its numbers, names of the other direction."""

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest
from tests.processes import run

from keyflower.words import NAMES, Words, choose, folder, match, parse_accepted, read_environment

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["fr-CA", "en"], "fr"),
        (["de", "el-GR"], "el"),
        (["zh-TW"], "zh-Hant"),
        (["zh_HK", "en"], "zh-Hant"),
        (["zh-CN"], "zh-Hant"),
        (["zh-hant-TW"], "zh-Hant"),
        (["fa-IR"], "fa"),
        (["ro-MD"], "ro"),
        (["EN"], "en"),
        (["sv", "de"], "en"),
        ([], "en"),
    ],
)
def test_the_language_is_chosen_as_in_the_browser(tags: list[str], language: str) -> None:
    assert choose(tags) == language


def test_what_nobody_speaks_is_no_language() -> None:
    assert [match(tag) for tag in ("sv", "", "français", "e", "-")] == [None] * 5


def test_the_browser_offers_the_same_languages() -> None:
    source = (ROOT / "web" / "src" / "i18n" / "choose.ts").read_text("utf-8")
    names = source.partition("NAMES")[2].partition("}")[0]
    assert dict(re.findall(r"^\s+'?([\w-]+)'?: '(.+)',$", names, re.MULTILINE)) == NAMES


@pytest.mark.parametrize(
    ("environment", "tags"),
    [
        ({"LANG": "fr_CA.UTF-8"}, ["fr-CA"]),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "el_GR"}, ["el-GR"]),
        ({"LANG": "fr_CA.UTF-8", "LC_MESSAGES": "ro_RO@euro", "LC_ALL": ""}, ["ro-RO"]),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:fa:en"}, ["sv", "fa", "en", "sv-SE"]),
        ({"LANGUAGE": "zh_TW"}, ["zh-TW"]),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8", "LANGUAGE": "el"}, []),
        ({"LANG": "POSIX"}, []),
        ({}, []),
    ],
)
def test_the_environment_says_what_is_wanted(environment: dict[str, str], tags: list[str]) -> None:
    assert read_environment(environment) == tags


def test_names_of_the_other_direction_stand_apart(tmp_path: Path) -> None:
    for language, source in (
        ("en", "w = Waiting for { $name }\nonly-english = 3 { $name }\n"),
        ("fa", "w = در انتظار { $name }، { $c ->\n  [red] قرمز\n *[blue] آبی\n }, ۳. { $n }.\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(source, "utf-8")
    english, persian = Words("en", tmp_path), Words("fa", tmp_path)
    assert english.text("w", name="Dara") == "Waiting for Dara"
    assert english.text("w", name="آنا") == "Waiting for \u2068آنا\u2069"
    said = persian.text("w", name="Anna 2", c="red", n=7)
    assert said == "در انتظار \u2068Anna 2\u2069، قرمز, ۳. ۷."
    assert persian.text("w", name="آنا", c="blue", n=1).startswith("در انتظار آنا، آبی")
    # English steps in for what is missing, with its own digits; what is nowhere shows its id.
    assert persian.text("only-english", name="آنا") == "3 آنا"
    assert persian.text("nowhere") == "nowhere"
    assert not persian.has("nowhere")
    assert persian.has("w")


def test_a_broken_message_falls_back_to_english(tmp_path: Path) -> None:
    for language, source in (("en", "a = one\nb = two\n"), ("fr", "a = { un\nb = deux\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(source, "utf-8")
    words = Words("fr", tmp_path)
    assert (words.text("a"), words.text("b")) == ("one", "deux")
    assert Words("en", tmp_path / "nowhere").text("a") == "a"  # a browser tab has no files


def test_an_installed_package_has_the_files_inside(tmp_path: Path) -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    included = build["targets"]["wheel"]["force-include"]
    assert "/locale" in build["targets"]["sdist"]["include"]
    shutil.copytree(ROOT / "src" / "keyflower" / "words", tmp_path / "keyflower" / "words")
    (tmp_path / "keyflower" / "__init__.py").touch()
    for source, target in included.items():
        shutil.copytree(ROOT / source, tmp_path / target)
    code = (
        "from keyflower.words import Words, folder;"
        "print(folder(), Words('fr').text('term-tile'), Words('en').text('count-iron', count=2))"
    )
    done = run(
        [sys.executable, "-P", "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        text=True,
        check=True,
    )
    inside = str((tmp_path / "keyflower" / "locale").resolve())
    assert done.stdout.split() == [inside, "tuile", "2", "iron"]
    assert folder() == ROOT / "locale"


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", []),
        ("fa", ["fa"]),
        ("en;q=0.5, el-GR, fr;q=0.8", ["el-GR", "fr", "en"]),
        ("fr;q=0, ro;q=nonsense, el;q=1.0", ["el"]),
    ],
)
def test_what_a_browser_accepts(header: str, tags: list[str]) -> None:
    assert parse_accepted(header) == tags
