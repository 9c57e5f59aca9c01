"""README, CONTRIBUTING, SECURITY and docs: what they name exists, and their examples run."""

import json
import re
import shlex
from doctest import ELLIPSIS, DocTestParser, DocTestRunner
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from tests.docs import (
    PICTURE,
    PICTURE_DIGEST,
    Block,
    Page,
    files,
    pages,
    shown_by_the_picture,
    wrong_command,
    wrong_names,
)

from keyflower.cli import console, main
from keyflower.formats import position
from keyflower.home.line import PING
from keyflower.play.messages import ServerMessage
from keyflower.server.tables.routes.chat import ORDERS
from tools import ROOT

PAGES = pages()

NOT_RUN = {
    "sh": "commands that need the network, another program or hours, or that don't end",
    "text": "diagrams, messages and other things that are no program",
    "bibtex": "how to cite",
}


@pytest.mark.slow
def test_everything_that_is_named_exists() -> None:
    wrong = []
    for page in PAGES:
        wrong += [f"{page.name}: {what}" for span in page.spans() for what in wrong_names(span)]
        for block in page.blocks():
            for line in block.text.replace("\\\n", " ").splitlines():
                if block.language in ("sh", "console") and re.search(r"\bkeyflower [a-z]", line):
                    wrong += [f"{page.name}: {what}" for what in wrong_command(line)]
    assert wrong == []


def test_every_link_leads_somewhere() -> None:
    wrong = []
    for page in PAGES:
        for link in page.links():
            file, _, anchor = link.partition("#")
            target = page.path.parent / file if file else page.path
            there = target.exists() and (not anchor or anchor in Page(target.resolve()).anchors())
            if not there and not re.match(r"[a-z]+:", link):
                wrong.append(f"{page.name}: {link}")
    assert wrong == []


def test_every_code_block_runs_or_is_of_a_kind_that_is_named_here() -> None:
    kinds = {"python", "console", "json", *NOT_RUN}
    for page in PAGES:
        assert [block.text for block in page.blocks() if block.language not in kinds] == []
        indented = re.findall(r"^(?:    |\t)[^ *\d-].*$", page.prose, re.MULTILINE)
        assert indented == [], f"{page.name}: write ``` around code"


@pytest.mark.thorough
@pytest.mark.parametrize(
    "doc",
    [doc for doc in PAGES if {"python", "console"} & {b.language for b in doc.blocks()}],
    ids=lambda doc: doc.name,
)
def test_the_examples_of_a_page_run_in_their_order(
    doc: Page,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(console.out, "width", console.PIPED_WIDTH)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    names: dict[str, Any] = {}
    for block in doc.blocks():
        if block.language == "python":
            _run_python(block, names)
        elif block.language == "console":
            _run_commands(block, capsys)


def _run_python(block: Block, names: dict[str, Any]) -> None:
    """Run a block with the names of those before it; a test in it too.

    Where the paragraph before says "Save this as", it becomes that file.
    """
    if saved := re.search(r"Save this as `([\w/.]+)`", block.before):
        Path(saved[1]).write_text(block.text, "utf-8")
    if block.text.startswith(">>> "):
        example = DocTestParser().get_doctest(block.text, names, "example", None, None)
        assert not DocTestRunner(optionflags=ELLIPSIS).run(example, clear_globs=False).failed
        return
    exec(compile(block.text, "example", "exec"), names)
    for test in re.findall(r"^def (test_\w+)\(\)", block.text, re.MULTILINE):
        names[test]()


def _run_commands(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Run each line with a prompt; lines after it are what it prints, `…` for what is left out."""
    for part in block.text.removeprefix("$ ").split("\n$ "):
        command, _, shown = part.partition("\n")
        script, *words = shlex.split(command)
        assert script in ("./keyflower", "keyflower")
        capsys.readouterr()
        code = main(words)
        said = capsys.readouterr()
        assert code == 0, (command, said.err)
        assert said.out
        out = re.sub(r" +$", "", said.out, flags=re.MULTILINE)
        pattern = r"[^\0]*".join(map(re.escape, shown.rstrip("\n").split("…")))
        assert re.search(pattern, out), f"{command} prints:\n{out}"


def test_json_examples_are_json_and_positions_can_be_read() -> None:
    blocks = [block for page in PAGES for block in page.blocks() if block.language == "json"]
    assert blocks
    for block in blocks:
        data = json.loads(block.text)
        if "format" in data:
            position.read(data)


def test_the_protocol_describes_every_message() -> None:
    spans = set(Page(ROOT / "docs" / "protocol.md").spans())
    tags = [get_args(get_type_hints(kind)["type"])[0] for kind in get_args(ServerMessage)]
    tags += [*ORDERS, PING]
    assert len(tags) == len(set(tags))
    assert set(tags) <= spans


def test_a_newcomer_finds_both_commands_and_who_made_this() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "./keyflower serve" in readme
    assert "./keyflower test" in readme
    assert "unofficial fan" in readme


def test_the_picture_shows_the_table_as_it_is_today() -> None:
    taken = PICTURE_DIGEST.read_text("utf-8").strip()
    assert taken == shown_by_the_picture(), (
        "the table has changed since README's picture was taken: run"
        " `.venv/bin/python -m tests.browser.screenshots --readme`, and look at docs/pictures"
    )
    assert PICTURE.stat().st_size < 150_000


@pytest.mark.parametrize(
    ("name", "folder", "pattern"),
    [
        ("docs/architecture.md", "src/keyflower", "[a-z]+/"),
        ("docs/architecture.md", "src/keyflower/server", r"[a-z]+(/|\.py)"),
        ("docs/client.md", "web/src", "[a-z0-9]+/"),
        ("docs/client.md", "web/src/table", "[a-z]+/"),
        ("docs/languages.md", "locale/en", r"[a-z]+\.ftl"),
        ("CONTRIBUTING.md", "src/keyflower", "[a-z]+/"),
    ],
)
def test_a_page_leaves_nothing_of_a_folder_out(name: str, folder: str, pattern: str) -> None:
    named = " ".join(Page(ROOT / name).spans())
    inside = {file.removeprefix(f"{folder}/") for file in files() if file.startswith(f"{folder}/")}
    found = [re.match(pattern, file) for file in inside]
    parts = {match[0].partition(".")[0].rstrip("/") for match in found if match}
    assert {part for part in parts if not re.search(rf"\b{part}\b", named)} == set()
