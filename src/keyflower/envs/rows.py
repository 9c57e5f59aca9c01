"""The tables of a dataset: a row for each game and for each position, as Parquet."""

import io
from dataclasses import dataclass, field
from typing import Any, Final

import pyarrow as pa
from pyarrow.parquet import write_table

from keyflower import __version__
from keyflower.envs import codes, observations
from keyflower.envs.coded import CodedGame
from keyflower.formats.notation import text
from keyflower.game import Game
from keyflower.rules.log import ENGINE
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.state import PHASE_NAMES
from keyflower.runs.table import Turns, game_seed, seat_specs

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
VERSIONS: Final = {
    "keyflower": __version__,
    "engine": ENGINE,
    "codes": str(codes.VERSION),
    "observations": str(observations.VERSION),
}
"""In the metadata of every file: what its numbers mean."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a dataset, for one process."""

    number: int
    first: int
    after: int
    players: int
    seed: int
    bots: tuple[str, ...]
    observations: bool


@dataclass(frozen=True, slots=True)
class Tables:
    """The games of a chunk as two Parquet files."""

    number: int
    count: int
    games: bytes
    positions: bytes


@dataclass(slots=True)
class Rows:
    """The rows of a chunk by column."""

    games: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in GAMES.names})
    positions: dict[str, list[Any]] = field(
        default_factory=lambda: {name: [] for name in [*POSITIONS.names, OBSERVATION.name]}
    )


def play_chunk(chunk: Chunk) -> Tables:
    """Play the games of a chunk."""
    rows = Rows()
    for number in range(chunk.first, chunk.after):
        add_game(rows, chunk, number)
    positions = POSITIONS
    if chunk.observations:
        positions = positions.append(OBSERVATION)
    else:
        del rows.positions[OBSERVATION.name]
    games = parquet(rows.games, GAMES)
    count = chunk.after - chunk.first
    return Tables(chunk.number, count, games, parquet(rows.positions, positions))


def add_game(rows: Rows, chunk: Chunk, number: int) -> None:
    """Play one game, and add its rows."""
    seed = game_seed(chunk.seed, number)
    game = Game.new(chunk.players, seed)
    specs = seat_specs(chunk.players, chunk.bots)
    turns = Turns(game, specs, seed)
    moves = 0
    try:
        turns.start()
        while not game.over:
            before = game.clone()
            listed = turns.legal
            turns.advance()
            add_position(rows, number, moves, before, game.log[-1].action)
            rows.positions["legal"].append(turns.legal - listed)
            if chunk.observations:
                seen = observations.flat(before.view(before.to_act[0]), [])
                rows.positions[OBSERVATION.name].append(seen)
            moves += 1
    finally:
        turns.close()
    totals = [score.total for score in game.scores()]
    winners = game.winners()
    for seat in rows.positions["seat"][-moves:]:
        rows.positions["points"].append(totals[seat])
        rows.positions["share"].append((seat in winners) / len(winners))
    columns = rows.games
    columns["game"].append(number)
    columns["seed"].append(seed)
    columns["players"].append(chunk.players)
    columns["bots"].append(specs)
    columns["points"].append(totals)
    columns["winners"].append(winners)
    columns["moves"].append(moves)
    columns["record"].append(game.record().dumps())


def add_position(rows: Rows, number: int, move: int, before: Game, action: int) -> None:
    """A decision: the position before it, and what was chosen."""
    state = before.state
    coded = CodedGame(before)
    columns = rows.positions
    columns["game"].append(number)
    columns["move"].append(move)
    columns["seat"].append(coded.seat)
    columns["season"].append(SEASON_NAMES[state.season])
    columns["phase"].append(PHASE_NAMES[state.phase])
    columns["action"].append(action)
    columns["text"].append(text(state, action))
    columns["codes"].append(coded.run_of(action))


def parquet(columns: dict[str, list[Any]], schema: Any) -> bytes:
    """A whole Parquet file."""
    table = pa.table(columns, schema=schema.with_metadata(VERSIONS))
    out = io.BytesIO()
    write_table(table, out, compression="zstd")
    return out.getvalue()
