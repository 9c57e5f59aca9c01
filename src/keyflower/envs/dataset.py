"""A folder of games and positions as Parquet, written in chunks; a run that was stopped goes on.

    dataset.json            which games these are, and what the numbers mean
    games-00000.parquet     a row for each game (docs/research.md has the columns)
    positions-00000.parquet a row for each decision

The file of games is written last and atomically; it marks a chunk as complete.
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from keyflower import __version__
from keyflower.bots import check
from keyflower.envs import codes, observations
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE
from keyflower.runs.folder import RunFolder
from keyflower.runs.table import seat_specs

FORMAT: Final = "keyflower dataset 1"
ABOUT: Final = "dataset.json"
VERSIONS: Final = {
    "keyflower": __version__,
    "engine": ENGINE,
    "codes": str(codes.VERSION),
    "observations": str(observations.VERSION),
}
"""In the metadata of every file: what its numbers mean."""


@dataclass(frozen=True, slots=True)
class DatasetPlan:
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

    def chunks(self) -> "list[Chunk]":
        """All chunks, in order."""
        return [
            Chunk(self, number, range(first, min(first + self.in_chunk, self.games)))
            for number, first in enumerate(range(0, self.games, self.in_chunk))
        ]

    def about(self) -> dict[str, Any]:
        """What the file `dataset.json` says."""
        return {"format": FORMAT, **asdict(self), "bots": list(self.bots), "versions": VERSIONS}


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a dataset, for one process."""

    plan: DatasetPlan
    number: int
    games: range


@dataclass(frozen=True, slots=True)
class ChunkFiles:
    """A chunk that was played, as two Parquet files."""

    chunk: Chunk
    games: bytes
    positions: bytes


class Dataset:
    """The folder of a plan; a folder of another plan is refused."""

    def __init__(self, path: Path, plan: DatasetPlan) -> None:
        self.plan = plan
        self._folder = RunFolder(path, ABOUT, plan.about(), kind="dataset")

    def missing(self) -> list[Chunk]:
        """The chunks that are not there yet."""
        folder = self._folder.path
        chunks = self.plan.chunks()
        return [one for one in chunks if not (folder / f"games-{one.number:05}.parquet").exists()]

    def add(self, files: ChunkFiles) -> None:
        """Keep a chunk that has just been finished."""
        number = files.chunk.number
        self._folder.save(f"positions-{number:05}.parquet", files.positions)
        self._folder.save(f"games-{number:05}.parquet", files.games)
