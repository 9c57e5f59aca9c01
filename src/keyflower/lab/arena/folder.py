"""The folder of an arena: its contest, and every finished game as soon as it is finished.

    arena.json                which games these are
    records/game-000001.json  what was played; `keyflower replay` and `show` read it
    facts/game-000001.json    what else is worth knowing of it: times, standings, a verdict
    results.json, report.html what it all came to

The record is written last and atomically; it marks a game as complete.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from keyflower import bots, catalogue, rules
from keyflower.formats.plain_json import format_json, parse_json
from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.match import Facts, Finished, Forfeit, play_match
from keyflower.lab.arena.results import Results, sum_up
from keyflower.lab.engine import Engine
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE
from keyflower.runs.folder import open_run, read_json, read_run, save

FORMAT: Final = "keyflower arena 1"
CONTEST: Final = "arena.json"
RESULTS: Final = "results.json"
REPORT: Final = "report.html"
VERSIONS: Final = {"engine": "engine of the rules", "code": "code of bots and rules"}
"""What of a run is about this version, and not about its contest."""


class ArenaFolder:
    """The games of one contest in a folder."""

    def __init__(self, path: Path, contest: Contest, looking: bool = False) -> None:
        """Open a folder for a contest, or make it; a folder of another contest is refused.

        `looking`: only read it; a complete run may have been played with another version.
        """
        self.path = path
        self.contest = contest
        complete = looking and len(self.finished()) == contest.games
        run = {"format": FORMAT, **asdict(contest), "engine": ENGINE, "code": code_digest()}
        run = parse_json(format_json(run))  # tuples become lists, as in the file
        ignored = VERSIONS if complete else ()
        open_run(path, CONTEST, run, names=VERSIONS, ignored=ignored)
        for part in (path / "records", path / "facts"):
            part.mkdir(exist_ok=True)
            for leaving in part.glob(".*.partial"):
                leaving.unlink(missing_ok=True)

    def finished(self) -> set[int]:
        """The numbers of the games that are there."""
        there = {file.name for file in (self.path / "records").glob("game-*.json")}
        return {n for n in range(1, self.contest.games + 1) if _name(n) in there}

    def add(self, finished: Finished) -> None:
        """Keep a game that has just been finished."""
        name = _name(finished.number)
        save(format_json(asdict(finished.facts)), self.path / "facts" / name)
        save(finished.record, self.path / "records" / name)

    def games(self) -> Iterator[tuple[int, bytes, Facts]]:
        """The games that are there, in order: number, record, facts."""
        for number in sorted(self.finished()):
            record = self.path / "records" / _name(number)
            yield number, record.read_bytes(), _facts_from(self.path / "facts" / _name(number))

    def play_missing(
        self, engine: Engine, advance: Callable[[int], None] = lambda _games: None
    ) -> None:
        """Play what the folder lacks; after an interrupt, finished games are complete there."""
        engine.run_missing(play_match, self.contest.matches(), self.finished(), self.add, advance)

    def results(self) -> Results:
        """What the games that are there came to."""
        return sum_up(self.contest, self.games())


def contest_of(path: Path) -> Contest:
    """The contest that a folder was made for."""
    if not (path / CONTEST).is_file():
        raise KeyflowerError(f"{path}: has no run: give --table or --bots to start one")
    found = read_run(path / CONTEST, FORMAT)
    try:
        players, games, seed = (int(found[key]) for key in ("players", "games", "seed"))
        table, bots = (tuple(map(str, found[key])) for key in ("table", "bots"))
    except (KeyError, TypeError, ValueError):
        raise KeyflowerError(f"{path / CONTEST}: is damaged: start again in a new folder") from None
    return Contest(players, games, seed, table, bots)


def code_digest() -> str:
    """A hash of the sources of bots, rules and catalogue: other code may play other games."""
    digest = hashlib.sha256()
    for package in (bots, rules, catalogue):
        folder = Path(str(package.__file__)).parent
        for file in sorted(file for kind in ("*.py", "*.toml") for file in folder.rglob(kind)):
            digest.update(f"{package.__name__} {file.relative_to(folder).as_posix()}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).digest())
    return digest.hexdigest()[:16]


def _name(number: int) -> str:
    return f"game-{number:06}.json"


def _facts_from(file: Path) -> Facts:
    found = read_json(file)
    try:
        forfeit = found["forfeit"] and Forfeit(**found["forfeit"])
        return Facts(**{**found, "forfeit": forfeit})
    except (KeyError, TypeError):
        raise KeyflowerError(f"{file}: is damaged: remove it and the record beside it") from None
