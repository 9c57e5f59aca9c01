"""The rows of a dataset, one for each game and one for each position, as Parquet."""

import io
from typing import Any, Final

import pyarrow as pa
from pyarrow.parquet import write_table

from keyflower.envs import observations
from keyflower.envs.coded import CodedGame
from keyflower.envs.dataset import VERSIONS, Chunk, ChunkFiles, DatasetPlan
from keyflower.formats.notation import text
from keyflower.game import Game
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
Rows = list[dict[str, Any]]


def play_chunk(chunk: Chunk) -> ChunkFiles:
    """Play the games of a chunk."""
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
    turns = Turns(game, specs, seed)
    positions: Rows = []
    try:
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
    finally:
        turns.close()
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
    """A whole Parquet file."""
    out = io.BytesIO()
    table = pa.Table.from_pylist(rows, schema=schema.with_metadata(VERSIONS))
    write_table(table, out, compression="zstd")
    return out.getvalue()
