"""A folder of games and positions as Parquet, written in chunks; a run that was stopped goes on.

    dataset.json            which games these are, and what the numbers mean
    games-00000.parquet     a row for each game (docs/research.md has the columns)
    positions-00000.parquet a row for each decision

The file of games is written last and atomically; it marks a chunk as complete.
"""

import io
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow.parquet import write_table

from keyflower import __version__
from keyflower.bots import check
from keyflower.envs import codes, observations
from keyflower.envs.coded import CodedGame
from keyflower.formats.notation import text
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import ENGINE
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.state import PHASE_NAMES
from keyflower.runs.folder import open_run, save
from keyflower.runs.table import Turns, game_seed, seat_specs

FORMAT: Final = "keyflower dataset 1"
ABOUT: Final = "dataset.json"
VERSIONS: Final = {
    "keyflower": __version__,
    "engine": ENGINE,
    "codes": str(codes.VERSION),
    "observations": str(observations.VERSION),
}
"""In the metadata of every file: what its numbers mean."""

_NAME: Final = pa.dictionary(pa.int8(), pa.string())

GAMES: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("players", pa.int8()),
        ("bots", pa.list_(pa.string())),
        ("points", pa.list_(pa.int16())),
        ("winners", pa.list_(pa.int8())),
        ("moves", pa.int32()),
        ("record", pa.string()),
    ]
)
POSITIONS: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("season", _NAME),
        ("phase", _NAME),
        ("legal", pa.int32()),
        ("action", pa.int64()),
        ("text", pa.string()),
        ("codes", pa.list_(pa.int16())),
        ("points", pa.int16()),
        ("share", pa.float32()),
    ]
)
OBSERVATION: Final = pa.field("observation", pa.list_(pa.float32(), observations.SIZE))
Rows = list[dict[str, Any]]


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
        self.path = path
        self.plan = plan
        open_run(path, ABOUT, plan.about(), kind="dataset")

    def missing(self) -> list[Chunk]:
        """The chunks that are not there yet."""
        there = {file.name for file in self.path.glob("games-*.parquet")}
        chunks = self.plan.chunks()
        return [one for one in chunks if f"games-{one.number:05}.parquet" not in there]

    def add(self, files: ChunkFiles) -> None:
        """Keep a chunk that has just been finished."""
        number = files.chunk.number
        save(files.positions, self.path / f"positions-{number:05}.parquet")
        save(files.games, self.path / f"games-{number:05}.parquet")


def play_chunk(chunk: Chunk) -> ChunkFiles:
    games: Rows = []
    positions: Rows = []
    for number in chunk.games:
        played, decisions = play_rows(chunk.plan, number)
        games.append(played)
        positions += decisions
    schema = POSITIONS.append(OBSERVATION) if chunk.plan.observations else POSITIONS
    return ChunkFiles(chunk, write_parquet(games, GAMES), write_parquet(positions, schema))


def play_rows(plan: DatasetPlan, number: int) -> tuple[dict[str, Any], Rows]:
    """Play one game. -> its row, and those of its positions"""
    seed = game_seed(plan.seed, number)
    game = Game.new(plan.players, seed)
    specs = seat_specs(plan.players, plan.bots)
    positions: Rows = []
    with closing(Turns(game, specs, seed)) as turns:
        turns.start()
        while not game.over:
            before = game.clone()
            listed = turns.legal
            turns.advance()
            row = read_position(before, game.log[-1].action)
            row |= {"game": number, "move": len(positions), "legal": turns.legal - listed}
            if plan.observations:
                row[OBSERVATION.name] = observations.flat(before.view(row["seat"]), [])
            positions.append(row)
    totals = [score.total for score in game.scores()]
    winners = game.winners()
    for row in positions:
        seat = row["seat"]
        row |= {"points": totals[seat], "share": (seat in winners) / len(winners)}
    return {
        "game": number,
        "seed": seed,
        "players": plan.players,
        "bots": specs,
        "points": totals,
        "winners": winners,
        "moves": len(positions),
        "record": game.record().dumps(),
    }, positions


def read_position(before: Game, action: int) -> dict[str, Any]:
    """A decision: the position before it, and what was chosen."""
    coded = CodedGame(before)
    return {
        "seat": coded.seat,
        "season": SEASON_NAMES[before.state.season],
        "phase": PHASE_NAMES[before.state.phase],
        "action": action,
        "text": text(before.state, action),
        "codes": coded.run_of(action),
    }


def write_parquet(rows: Rows, schema: Any) -> bytes:
    out = io.BytesIO()
    table = pa.Table.from_pylist(rows, schema=schema.with_metadata(VERSIONS))
    write_table(table, out, compression="zstd")
    return out.getvalue()
