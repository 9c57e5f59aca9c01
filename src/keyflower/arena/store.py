"""The folder of an arena: its contest, and every finished game as soon as it is finished.

    arena.json                which games these are
    records/game-000001.json  what was played; `keyflower replay` and `show` read it
    facts/game-000001.json    what else is worth knowing of it: times, standings, a verdict
    results.json, report.html what it all came to

The record is written last and atomically; it marks a game as complete.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from keyflower import bots, catalogue, rules
from keyflower.arena.contest import Contest
from keyflower.arena.match import Facts, Finished, Forfeit
from keyflower.arena.simulate import save
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE

FORMAT: Final = "keyflower arena 1"
CONTEST: Final = "arena.json"
RESULTS: Final = "results.json"
REPORT: Final = "report.html"
NAMES: Final = {
    "players": "players",
    "games": "games",
    "seed": "seed",
    "table": "table",
    "bots": "bots",
    "engine": "engine of the rules",
    "code": "code of bots and rules",
}
"""What makes two runs the same, by its key in the file."""


class Store:
    """The games of one contest in a folder."""

    def __init__(self, folder: Path, contest: Contest, looking: bool = False) -> None:
        """Open a folder for a contest, or make it; a folder of another contest is refused.

        `looking`: only read it; a complete run may have been played with another version.
        """
        self.folder = folder
        self.contest = contest
        self._records = folder / "records"
        self._facts = folder / "facts"
        expected = described(contest)
        try:
            self._open(expected, looking)
        except (FileExistsError, NotADirectoryError):
            raise KeyflowerError(f"{folder}: is in the way of a folder for the games") from None
        except OSError as error:
            raise KeyflowerError(f"{folder}: can't be used: {error.strerror}") from None

    def _open(self, expected: dict[str, object], looking: bool) -> None:
        folder = self.folder
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CONTEST).exists():
            there = _read_contest(folder)
            if looking and len(self.finished()) == self.contest.games:
                there |= {"engine": expected["engine"], "code": expected["code"]}
            if differences := _differences(there, expected):
                raise KeyflowerError(
                    f"{folder}: holds another run, give a new folder: {'; '.join(differences)}"
                )
        else:
            if any(not file.name.startswith(".") for file in folder.iterdir()):
                raise KeyflowerError(f"{folder}: holds something else, give a new or empty folder")
            save(json.dumps(expected, indent=1).encode(), folder / CONTEST)
        for part in (self._records, self._facts):
            part.mkdir(exist_ok=True)
            for leaving in part.glob(".*.partial"):
                leaving.unlink(missing_ok=True)

    def finished(self) -> set[int]:
        """The numbers of the games that are there."""
        numbers = (_number(file.name) for file in self._records.glob("game-*.json"))
        return {number for number in numbers if 0 < number <= self.contest.games}

    def add(self, finished: Finished) -> None:
        """Keep a game that has just been finished."""
        name = _name(finished.number)
        save(json.dumps(_facts_json(finished.facts)).encode(), self._facts / name)
        save(finished.record.encode(), self._records / name)

    def games(self) -> Iterator[tuple[int, bytes, Facts]]:
        """The games that are there, in order: number, record, facts."""
        for number in sorted(self.finished()):
            name = _name(number)
            yield number, _bytes(self._records / name), _facts_from(self._facts / name)

    def write(self, name: str, text: str) -> None:
        """Write the results or the report."""
        save(text.encode(), self.folder / name)


def contest_of(folder: Path) -> Contest:
    """The contest that a folder was made for."""
    if not (folder / CONTEST).is_file():
        raise KeyflowerError(f"{folder}: has no run: give --table or --bots to start one")
    found = _read_contest(folder)
    try:
        table, bots = found["table"], found["bots"]
        assert isinstance(table, list)
        assert isinstance(bots, list)
        numbers = [found[key] for key in ("players", "games", "seed")]
        players, games, seed = (int(str(number)) for number in numbers)
        return Contest(players, games, seed, tuple(map(str, table)), tuple(map(str, bots)))
    except (KeyError, ValueError, AssertionError):
        raise KeyflowerError(f"{folder / CONTEST}: is damaged") from None


def described(contest: Contest) -> dict[str, object]:
    """All that decides which games are played."""
    return {
        "format": FORMAT,
        "players": contest.players,
        "games": contest.games,
        "seed": contest.seed,
        "table": list(contest.table),
        "bots": list(contest.bots),
        "engine": ENGINE,
        "code": code_digest(),
    }


def code_digest() -> str:
    """A hash of the sources of bots, rules and catalogue: other code may play other games."""
    digest = hashlib.sha256()
    for package in (bots, rules, catalogue):
        folder = Path(str(package.__file__)).parent
        files = sorted(file for kind in ("*.py", "*.toml") for file in folder.glob(kind))
        for file in files:
            digest.update(f"{package.__name__} {file.name}\0".encode())
            digest.update(hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).digest())
    return digest.hexdigest()[:16]


def _read_contest(folder: Path) -> dict[str, object]:
    file = folder / CONTEST
    found = _json(file)
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise KeyflowerError(f'{file}: not a run of this arena, whose format is "{FORMAT}"')
    return found


def _differences(there: dict[str, object], here: dict[str, object]) -> list[str]:
    return [
        f"{name} there {_shown(there.get(key))}, here {_shown(here[key])}"
        for key, name in NAMES.items()
        if there.get(key) != here[key]
    ]


def _shown(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    return str(value)


def _name(number: int) -> str:
    return f"game-{number:06}.json"


def _number(name: str) -> int:
    """The number of a game's file; 0 for any other file."""
    digits = name.removeprefix("game-").removesuffix(".json")
    return int(digits) if digits.isdecimal() and name == _name(int(digits)) else 0


def _facts_json(facts: Facts) -> dict[str, object]:
    forfeit = facts.forfeit
    return {
        "bots": facts.bots,
        "points": facts.points,
        "forfeit": forfeit and {"seat": forfeit.seat, "verdict": forfeit.verdict},
        "standing": facts.standing,
        "micros": facts.micros,
    }


def _facts_from(file: Path) -> Facts:
    found = _json(file)
    try:
        forfeit = found["forfeit"] and Forfeit(**found["forfeit"])
        return Facts(found["bots"], found["points"], forfeit, found["standing"], found["micros"])
    except (KeyError, TypeError):
        raise KeyflowerError(f"{file}: is damaged: remove it and the record beside it") from None


def _json(file: Path) -> Any:
    try:
        return json.loads(_bytes(file))
    except ValueError:
        raise KeyflowerError(f"{file}: is damaged, it holds no JSON") from None


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise KeyflowerError(f"{file}: can't be read: {error.strerror}") from None
