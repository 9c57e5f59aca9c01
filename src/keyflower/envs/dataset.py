"""A folder of games and positions as Parquet, written in chunks; a run that was stopped goes on.

    dataset.json            which games these are, and what the numbers mean
    games-00000.parquet     a row for each game (docs/research.md has the columns)
    positions-00000.parquet a row for each decision

The file of games is written last and atomically; it marks a chunk as complete.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from keyflower.arena.play import seat_specs
from keyflower.arena.simulate import save
from keyflower.bots import check
from keyflower.envs.rows import VERSIONS, Chunk, Tables
from keyflower.rules.errors import KeyflowerError

FORMAT: Final = "keyflower dataset 1"
ABOUT: Final = "dataset.json"


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games a dataset has: the same plan is the same dataset, on any machine."""

    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    in_chunk: int
    observations: bool

    def __post_init__(self) -> None:
        for spec in seat_specs(self.players, self.bots):
            check(spec)
        if self.games < 1:
            raise KeyflowerError(f"{self.games} games: at least one is needed")
        if self.in_chunk < 1:
            raise KeyflowerError(f"{self.in_chunk} games in a chunk: at least one is needed")

    def chunks(self) -> list[Chunk]:
        """All chunks, in order."""
        return [
            Chunk(
                number,
                first,
                min(first + self.in_chunk, self.games),
                self.players,
                self.seed,
                self.bots,
                self.observations,
            )
            for number, first in enumerate(range(0, self.games, self.in_chunk))
        ]

    def about(self) -> dict[str, Any]:
        """What the file `dataset.json` says."""
        return {
            "format": FORMAT,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "in_chunk": self.in_chunk,
            "observations": self.observations,
            "versions": VERSIONS,
        }


class Dataset:
    """The folder of a plan; a folder of another plan is refused."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        try:
            self._open()
        except (FileExistsError, NotADirectoryError):
            raise KeyflowerError(f"{folder}: is in the way of a folder for the dataset") from None
        except OSError as error:
            raise KeyflowerError(f"{folder}: can't be used: {error.strerror}") from None

    def missing(self) -> list[Chunk]:
        """The chunks that are not there yet."""
        return [chunk for chunk in self.plan.chunks() if not self._games(chunk.number).exists()]

    def add(self, tables: Tables) -> None:
        """Keep a chunk that has just been finished."""
        save(tables.positions, self.folder / f"positions-{tables.number:05}.parquet")
        save(tables.games, self._games(tables.number))

    def _games(self, number: int) -> Path:
        return self.folder / f"games-{number:05}.parquet"

    def _open(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        about = self.folder / ABOUT
        if about.exists():
            self._compare(about)
        elif any(not file.name.startswith(".") for file in self.folder.iterdir()):
            raise KeyflowerError(f"{self.folder}: holds something else, give a new or empty folder")
        else:
            save(json.dumps(self.plan.about(), indent=1).encode(), about)

    def _compare(self, about: Path) -> None:
        try:
            there = json.loads(about.read_text("utf-8"))
        except ValueError:
            raise KeyflowerError(f"{about}: invalid JSON (is the file truncated?)") from None
        here = self.plan.about()
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise KeyflowerError(f"{about}: expected a {FORMAT!r}")
        different = [name for name in here if there.get(name) != here[name]]
        if different:
            what = "; ".join(f"{name} {there.get(name)}, not {here[name]}" for name in different)
            raise KeyflowerError(f"{self.folder}: holds another dataset, give a new folder: {what}")
