"""./keyflower from outside: what it sets up, messages, exit codes."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest
from tests.processes import run, started

from keyflower import cli
from keyflower.cli import VERBS
from keyflower.rules.errors import IllegalAction, Reason
from tools import ROOT, launch, page

SET_UP_SECONDS = 280.0  # within the limit of a test


def call(*arguments: str, root: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    return run(
        [sys.executable, str(root / "keyflower"), *arguments],
        seconds=SET_UP_SECONDS,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        cwd=root.parent,
    )


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    """Everything is built before a test looks at what is said."""
    call("serve", "--shuffle")


@pytest.mark.thorough
def test_help_names_the_verbs_and_nothing_else_is_printed() -> None:
    done = call("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: keyflower")
    for verb in ("serve", "test"):
        assert f" {verb} " in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("shuffle",),
        pytest.param(("--shuffle",), marks=pytest.mark.thorough),
        ("serve", "--shuffle"),
        ("serve", "7"),
    ],
)
def test_bad_arguments_give_one_line_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    done = call(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("keyflower: ")
    assert arguments[-1] in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_verb_that_can_be_compiled_is_compiled_when_asked() -> None:
    """The launcher can't ask the verbs: it sets up what they need."""
    asking = []
    for verb, where, _ in VERBS:
        function = getattr(import_module(f"keyflower.cli.{where}"), verb)
        if "compiled" in signature(function).parameters:
            asking.append(verb)
    assert asking
    assert set(asking) <= set(launch.COMPILED)


@pytest.mark.skipif(os.name == "nt", reason="there serve is another process")
def test_serve_waits_for_the_page_that_is_being_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_file = tmp_path / "index.html"
    builder = subprocess.Popen(
        [sys.executable, "-c", f"open({str(page_file)!r}, 'w')"], start_new_session=True
    )
    monkeypatch.setenv(launch.BUILDER, str(builder.pid))
    launch.load_beside_page()
    assert page_file.exists()
    assert launch.BUILDER not in os.environ
    assert set(launch.SERVING) <= set(sys.modules)
    builder.wait()


@pytest.mark.slow
def test_serve_says_where_it_is_and_where_games_are_kept(tmp_path: Path) -> None:
    kept = tmp_path / "games.db"
    command = [sys.executable, str(ROOT / "keyflower"), "serve", "--port", "0"]
    with started(
        [*command, "--database", str(kept)],
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "400"},
    ) as serving:
        said = serving.stderr.readline() + serving.stderr.readline()
        found = re.search(r"Keyflower is at (http://127\.0\.0\.1:\d+) ", said)
        assert found is not None, said
        assert f"Games are kept in {kept}" in said
        with urllib.request.urlopen(f"{found[1]}/health", timeout=30) as answer:
            assert json.loads(answer.read())["status"] == "ok"
        serving.terminate()
        assert (serving.wait(30), serving.stderr.read()) == (0, "")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 130, ""),
        (
            FileNotFoundError(2, "No such file or directory", "game.json"),
            2,
            "keyflower: game.json: No such file or directory\n",
        ),
        (
            IllegalAction("the boat has sailed", Reason("illegal-boat-taken", "E6")),
            2,
            "keyflower: the boat has sailed\n",
        ),
        (ZeroDivisionError(), None, "its traceback"),
    ],
)
def test_errors_are_one_line_unless_they_are_faults_of_ours(
    error: BaseException,
    code: int | None,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_arguments: object, **_options: object) -> int:
        raise error

    monkeypatch.setattr(cli, "app", fail)
    if code is None:
        with pytest.raises(type(error)):
            cli.main(["serve"])
    else:
        assert cli.main(["serve"]) == code
        assert capsys.readouterr() == ("", said)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
def test_a_reader_who_leaves_early_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = run([sys.executable, "-m", "keyflower", "--help"], stdout=writing)
    finally:
        os.close(writing)
    assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="a shell script plays Node here")
@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.1", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.12.0", False),
        ("v22.13.1", True),
        ("v24.0.0", True),
        ("v25.1.0", True),
        ("no node", False),
    ],
)
def test_an_old_node_is_not_used(
    version: str, enough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert page.has_node() is enough


NOT_CLONED = [".cache", ".*_cache", ".git", ".hypothesis", ".venv", "__pycache__", "generated"]
NOT_CLONED += ["node_modules", "static", "static.partial"]


def copied(fresh: Path) -> Path:
    """A copy of what a tarball would have, with nothing prepared."""
    return Path(shutil.copytree(ROOT, fresh, ignore=shutil.ignore_patterns(*NOT_CLONED)))


@pytest.mark.thorough  # a fresh checkout that runs its tests has done the first half by then
def test_a_fresh_checkout_prepares_itself_once(tmp_path: Path) -> None:
    fresh = copied(tmp_path / "κήπος – 花 園")
    first = call("--help", root=fresh)
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith("Usage: keyflower")
    assert "ready after" in first.stderr
    installed = {path.name for path in fresh.glob(".venv/lib/*/site-packages/*")}
    assert "litestar" in installed
    assert not installed & {"asyncpg", "babel", "faker", "mypy", "playwright", "pytest", "ray"}
    assert not (fresh / "web" / "node_modules").exists()

    begun = time.monotonic()
    second = call("--help", root=fresh)
    assert time.monotonic() - begun < 3  # 0.3 s on a machine with nothing else to do
    assert (second.stdout, second.stderr) == (first.stdout, "")

    # The page to play on: built once, before a verb that shows it is run.
    static = fresh / "src" / "keyflower" / "server" / "static"
    built = call("serve", "--shuffle", root=fresh)
    assert built.returncode == 2
    assert "the page is ready after" in built.stderr
    assert (static / "index.html").is_file()
    assert list((static / "assets").glob("*.js.br"))
    again = call("serve", "--shuffle", root=fresh)
    assert again.stderr.count("\n") == 1

    # It is built again when its sources change, without fetching packages again.
    strings = fresh / "locale" / "en" / "common.ftl"
    strings.write_text(strings.read_text("utf-8") + "another-word = Windmillful\n", "utf-8")
    changed = call("serve", "--shuffle", root=fresh)
    assert "the page is ready after" in changed.stderr
    assert "package-lock" not in changed.stderr
    assert any("Windmillful" in path.read_text() for path in (static / "assets").glob("*.js"))

    # Where it can't be built, that is said, and the verb goes on with the page that there is.
    (fresh / "web" / "src" / "main.ts").write_text("import './nowhere';\n")
    broken = call("serve", "--shuffle", root=fresh)
    assert broken.returncode == 2
    assert "could not be built: vite failed (see above); an older one is shown" in broken.stderr
    assert (static / "index.html").is_file()


@pytest.mark.thorough
def test_a_path_with_spaces_and_other_letters_can_be_tested(tmp_path: Path) -> None:
    fresh = copied(tmp_path / "κήπος – 花 園")
    tested = call("test", "tests/rules/test_bidding.py", root=fresh)
    assert tested.returncode == 0, tested.stdout + tested.stderr

    # Where packages have changed, none that tests need are taken away for a verb without them.
    for lock in fresh.glob("requirements*.lock"):
        lock.write_text(f"{lock.read_text('utf-8')}# changed\n", "utf-8")
    helped = call("--help", root=fresh)
    assert "preparing .venv from requirements-dev.lock" in helped.stderr
