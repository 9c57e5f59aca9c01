"""What the tests of the verbs share: calling them in this process, and a game to look at."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from keyflower.cli import main
from keyflower.cli.console import PIPED_WIDTH, out
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.runs.table import play_game


@dataclass(frozen=True)
class Said:
    """What a verb left behind."""

    code: int
    out: str
    err: str


Call = Callable[..., Said]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Calls the command line in this process, as wide as it is where nobody says how wide, and in
    English where nobody says which language."""
    monkeypatch.setattr(out, "width", PIPED_WIDTH)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object) -> Said:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def refused(call: Call) -> Callable[..., str]:
    """Calls the command line, which must refuse with one line; gives that line."""

    def run(*arguments: object) -> str:
        said = call(*arguments)
        assert said.code == 2
        assert said.err.startswith("keyflower: ")
        assert said.err.count("\n") == 1
        return said.err

    return run


@pytest.fixture(scope="session")
def finished() -> Record:
    """A complete game of three."""
    return play_game(3, 11, ["random"])


@pytest.fixture
def path(finished: Record, tmp_path: Path) -> Path:
    """The file of a complete game of three."""
    file = tmp_path / "game.json"
    file.write_text(finished.dumps(), "utf-8")
    return file


@pytest.fixture
def cut(finished: Record, tmp_path: Path) -> Callable[[int], Path]:
    """The file of the same game after that many moves."""

    def write(moves: int) -> Path:
        file = tmp_path / f"after-{moves}.json"
        file.write_text(Game.from_record(finished, moves).record().dumps(), "utf-8")
        return file

    return write
