"""The corpus of the fuzzer, and ten minutes of fuzzing."""

from pathlib import Path

import pytest
from tests.fuzz.__main__ import fuzz
from tests.fuzz.make import SECRETS, inputs
from tests.fuzz.targets import CORPUS, TARGETS, text_of

from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game
from tools.packages import InstallError

SECONDS = 600 // len(TARGETS)
FILES = sorted(path for path in CORPUS.glob("*/*") if path.is_file())


def test_every_target_has_a_small_corpus() -> None:
    assert {path.parent.name for path in FILES} == set(TARGETS)
    assert len(FILES) <= 60
    assert sum(path.stat().st_size for path in FILES) < 200_000


@pytest.mark.parametrize("name", TARGETS)
def test_the_corpus_shows_no_defect(name: str) -> None:
    for path in FILES:
        if path.parent.name == name:
            TARGETS[name](path.read_bytes())


def test_the_corpus_is_what_is_written_today() -> None:
    """If not, `.venv/bin/python -m tests.fuzz.make` writes it again."""
    written = inputs()
    made = {str(path.relative_to(CORPUS)): path.read_text("utf-8") for path in FILES}
    assert set(written) == {name for name in made if Path(name).name.startswith("made")}
    for name, text in written.items():
        if not name.startswith(SECRETS):
            assert made[name] == text, name


def test_fuzzing_starts_from_valid_records_and_positions() -> None:
    for path in (CORPUS / "record").glob("made-*"):
        assert Game.from_record(Record.loads(text_of(path.read_bytes()))).log
    for path in (CORPUS / "position").glob("made-*"):
        assert position.loads(text_of(path.read_bytes())).players


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(SECONDS + 300)
@pytest.mark.parametrize("name", TARGETS)
def test_fuzzing_finds_no_defect(name: str) -> None:
    try:
        fuzzed = fuzz(name, SECONDS)
    except InstallError as error:
        pytest.skip(str(error))
    assert fuzzed.found is None, fuzzed.said[-4000:]
    assert fuzzed.inputs > SECONDS
