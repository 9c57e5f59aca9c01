"""A folder of games and positions as Parquet, written in chunks; a run that was stopped goes on.

    dataset.json            which games these are, and what the numbers mean
    games-00000.parquet     a row for each game (docs/research.md has the columns)
    positions-00000.parquet a row for each decision

The file of games is written last and atomically; it marks a chunk as complete.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from keyflower.bots import check
from keyflower.envs.rows import VERSIONS, Chunk, Tables
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import RunFolder
from keyflower.runs.table import seat_specs

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

    def __init__(self, path: Path, plan: Plan) -> None:
        self.plan = plan
        self._folder = RunFolder(path, ABOUT, plan.about(), kind="dataset")

    def missing(self) -> list[Chunk]:
        """The chunks that are not there yet."""
        folder = self._folder.path
        chunks = self.plan.chunks()
        return [one for one in chunks if not (folder / f"games-{one.number:05}.parquet").exists()]

    def add(self, tables: Tables) -> None:
        """Keep a chunk that has just been finished."""
        self._folder.save(f"positions-{tables.number:05}.parquet", tables.positions)
        self._folder.save(f"games-{tables.number:05}.parquet", tables.games)
