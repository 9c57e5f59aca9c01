"""What is installed: nothing for the library, and what playing needs for ./keyflower."""

import ast
import asyncio
import os
import re
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import (
    Distribution,
    distribution,
    distributions,
    packages_distributions,
)
from pathlib import Path

import pytest
from tests.processes import run
from tests.server.server_process import Server

from keyflower.cli import VERBS
from tools import ROOT, lock, packages

MOST_MEGABYTES = 120
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NAME = re.compile(r"^[A-Za-z0-9._-]+")

PLAY = """
from keyflower import Game
from keyflower.bots import make

for spec in ("random", "greedy", "planner"):
    game = Game.new(players=2, seed=7)
    bots = [make(spec, 7, seat) for seat in range(2)]
    while not game.over:
        seat = game.to_act[0]
        for action in bots[seat].plan(game.view(seat), game.legal(seat)):
            game.apply(action, seat)
    again = Game.from_record(game.record())
    assert [score.total for score in again.scores()] == [score.total for score in game.scores()]
    print(spec)
"""
ASK = """
from keyflower import Game
from keyflower.bots import make

game = Game.new(players=2, seed=7)
seat = game.to_act[0]
print(make("{spec}", 7, seat).plan(game.view(seat), game.legal(seat))[0] in game.legal(seat))
"""
COMMAND = """
import runpy
sys.argv = ["keyflower", "simulate"]
runpy.run_module("keyflower", run_name="__main__")
"""

INSTALL = (
    "in a checkout, pip install '.[cli]', or '.[server]' to play in the browser"
    " (uvx --from '.[server]' keyflower serve)"
)


def bare(code: str) -> tuple[int, str, str]:
    """Run Python without any package but our source. -> exit code, stdout, stderr"""
    source = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n{code}"
    done = run([sys.executable, "-S", "-E", "-P", "-c", source], text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.slow
def test_rules_bots_and_records_need_no_package() -> None:
    assert bare(PLAY) == (0, "random\ngreedy\nplanner\n", "")


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["trained", "search:iterations=1"])
def test_a_bot_without_numpy_says_what_to_install_and_plays(spec: str) -> None:
    assert bare(ASK.format(spec=spec)) == (
        0,
        "True\n",
        "a network needs NumPy: pip install 'keyflower[network]'; bots play without a network\n",
    )


def test_the_command_without_its_packages_says_what_to_install() -> None:
    assert bare(COMMAND) == (
        2,
        "",
        f"keyflower: the command line needs the package cyclopts: {INSTALL}\n",
    )


def locked() -> list[Distribution]:
    """The packages of the lock for playing; those with a condition where they are installed."""
    lines = re.findall(
        r"^([\w.-]+)==\S+( ;)?", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE
    )
    found = []
    for name, condition in sorted(set(lines)):
        # Not on sys.path: Ray brings some packages along in a folder of its own.
        installed = list(distributions(name=name, path=[sysconfig.get_path("purelib")]))
        assert installed or condition, name
        found += installed
    return found


def environment(folder: Path, packages: list[Distribution]) -> str:
    """An environment that has these of our packages and no other. -> its Python"""
    site = folder / "site"
    site.mkdir()
    for package in packages:
        for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
            (site / top).symlink_to(Path(str(package.locate_file(top))))
    run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    (purelib,) = (folder / "venv").glob("lib/python*/site-packages")
    (purelib / "only.pth").write_text(f"{site}\n{ROOT / 'src'}\n", "utf-8")
    return str(folder / "venv" / "bin" / "python")


needs_links = pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")


@pytest.mark.thorough
@needs_links
def test_playing_needs_the_lock_only(tmp_path: Path) -> None:
    """What Litestar, Cyclopts and Rich ask for besides is left out of it."""
    python = environment(tmp_path, locked())
    for words in ([], *([verb] for verb, _, _ in VERBS)):
        done = run([python, "-P", "-m", "keyflower", *words, "--help"], text=True)
        assert (done.returncode, done.stderr) == (0, ""), words
    simulate = ["simulate", "--games", "1", "--seed", "1", "--bots", "trained,greedy"]
    simulate += ["--players", "2", "--jobs", "1"]
    done = run([python, "-P", "-m", "keyflower", *simulate], text=True)
    assert (done.returncode, done.stderr) == (0, "")
    with Server(str(tmp_path / "games.db"), python=python) as server:
        asyncio.run(play_and_look(server))
    assert server.said[2:] == []


async def play_and_look(server: Server) -> None:
    """A game of two people, and what else is asked for."""
    from tests.server.server_thread import Person, played  # a plugin: pytest loads it first

    await played(server)
    async with Person(server.address) as visitor:
        for path in ("/", "/api/openapi.json", "/icon-192.png", "/manifest.webmanifest"):
            assert (await visitor.http.get(path)).status_code == 200, path


@pytest.mark.slow
@needs_links
def test_a_verb_without_its_packages_says_what_to_install(tmp_path: Path) -> None:
    names = ("attrs", "cyclopts", "docstring-parser", "openskill", "rich")
    python = environment(tmp_path, [distribution(name) for name in names])
    for verb, missing in (
        ("serve", "serve needs the package [a-z]+: in a checkout, pip install '\\.\\[server\\]'"),
        (
            "dataset --bot random --games 1 --out x",
            "[a-z]+: in a checkout, pip install '\\.\\[envs\\]'",
        ),
    ):
        done = run([python, "-P", "-m", "keyflower", *verb.split()], text=True, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, ""), done.stderr
        assert re.fullmatch(f"keyflower: .*{missing}\n", done.stderr), done.stderr


def test_playing_needs_little_room() -> None:
    blocks = sum(
        -(-Path(str(package.locate_file(file))).stat().st_size // 4096)
        for package in locked()
        for file in package.files or ()
        if file.suffix != ".pyc" and file.parts[0] != ".."
    )
    assert blocks * 4096 / 2**20 <= MOST_MEGABYTES


UV = """#!/bin/sh
cat "$UV_RELEASE"
for target; do :; done
mkdir "$target"
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script plays uv here")
def test_two_that_need_the_same_packages_install_them_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "uv").write_text(UV)
    (tmp_path / "uv").chmod(0o755)
    os.mkfifo(tmp_path / "release")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("UV_RELEASE", str(tmp_path / "release"))
    for module in (lock, packages):
        monkeypatch.setattr(module, "CACHE", tmp_path)
    packages.find_uv.cache_clear()
    packages.environment.cache_clear()
    try:
        with ThreadPoolExecutor(2) as both:
            folders = [both.submit(packages.folder_of, ["some-package"]) for _ in range(2)]
            (tmp_path / "release").write_text("the first may go on")
            assert folders[0].result().is_dir()
            assert folders[0].result() == folders[1].result()
    finally:
        packages.find_uv.cache_clear()
        packages.environment.cache_clear()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_locks_name_packages_and_nothing_of_the_machine(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert not re.search(r"://|@ |^-|\s/|\\\\", text, re.MULTILINE)
    assert not re.search(r"^(torch|faker)==", text, re.MULTILINE)


@pytest.mark.slow
def test_what_is_imported_is_declared() -> None:
    declared = {
        NAME.match(entry)[0].lower().replace("_", "-")  # type: ignore[index]
        for entries in EXTRAS["optional-dependencies"].values()
        for entry in entries
    }
    assert EXTRAS["dependencies"] == []
    known = packages_distributions()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            for top in {name.partition(".")[0] for name in names}:
                if top not in sys.stdlib_module_names and top != "keyflower":
                    packages = {name.lower().replace("_", "-") for name in known.get(top, [top])}
                    assert packages & declared, (file, top)
