"""`keyflower dataset`: games between bots as Parquet, for learning and statistics."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.console import print_json, print_line, print_note, progress
from keyflower.cli.options import PROCESSES, Bots, Games, Json, Players, Processes, Seed
from keyflower.lab.specs import split_specs


def dataset(
    *,
    bot: Bots,
    games: Games,
    out: Annotated[Path, Parameter(help="A folder: a new one, or that of the same dataset.")],
    players: Players = 4,
    seed: Seed = 1,
    chunk: Annotated[int, Parameter(help="How many games are in one file.")] = 50,
    observations: Annotated[
        bool, Parameter(help="Also write what the seat saw, as numbers.")
    ] = False,
    processes: Processes = PROCESSES,
    json: Json = False,
) -> None:
    """Write games between bots as Parquet: a row for each game, and one for each decision.

    Every chunk is stored as soon as it is finished: the same command again goes on where it was
    stopped. docs/research.md describes the columns, and how to read them.
    """
    from keyflower.envs.dataset import Dataset, DatasetPlan, play_chunk

    plan = DatasetPlan(players, games, seed, tuple(split_specs(bot)), chunk, observations)
    folder = Dataset(out, plan)
    missing = folder.missing()
    left = sum(len(chunk.games) for chunk in missing)
    if left < games:
        print_note(f"{games - left} of {games} games are there already")
    if left:
        finished = processes.run(play_chunk, missing)
        with progress(left, "games") as advance, closing(finished):
            for files in finished:
                folder.add(files)
                advance(len(files.chunk.games))
    if json:
        print_json(plan.about())
    else:
        print_line(f"{games} games of {players} players in {len(plan.chunks())} chunks: {out}")
