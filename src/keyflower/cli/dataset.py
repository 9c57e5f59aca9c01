"""`keyflower dataset`: games between bots as Parquet, for learning and statistics."""

from contextlib import closing
from pathlib import Path
from typing import Literal

from keyflower.cli.console import err, print_json, progress
from keyflower.cli.console import out as console
from keyflower.lab.engine import Engine
from keyflower.lab.specs import split_specs


def dataset(
    *,
    bot: str,
    games: int,
    out: Path,
    players: int = 4,
    seed: int = 1,
    chunk: int = 50,
    observations: bool = False,
    jobs: int | None = None,
    engine: Literal["local", "ray"] = "local",
    ray_address: str | None = None,
    json: bool = False,
) -> None:
    """Write games between bots as Parquet: a row for each game, and one for each decision.

    Every chunk is stored as soon as it is finished: the same command again goes on where it was
    stopped. docs/research.md describes the columns, and how to read them.

    Parameters
    ----------
    bot
        Who plays: one name for all seats, or one for each, separated by commas.
    games
        How many games.
    out
        A folder: a new one, or that of the same dataset.
    players
        How many sit at the table, 2 to 6.
    seed
        Any whole number: the same one gives the same games.
    chunk
        How many games are in one file.
    observations
        Also write what the seat saw, as numbers.
    jobs
        How many processes; by default as many as there are cores.
    engine
        Where to play: on this machine, or on a Ray cluster.
    ray_address
        The address of the Ray cluster; by default one is started on this machine.
    json
        Print one JSON object.
    """
    from keyflower.envs.dataset import Dataset, DatasetPlan, play_chunk

    where = Engine(jobs, engine == "ray", ray_address)
    plan = DatasetPlan(players, games, seed, tuple(split_specs(bot)), chunk, observations)
    folder = Dataset(out, plan)
    missing = folder.missing()
    left = sum(len(chunk.games) for chunk in missing)
    if left < games:
        err.print(f"keyflower: {games - left} of {games} games are there already", soft_wrap=True)
    if left:
        finished = where.run(play_chunk, missing, together=1)
        with progress(left, "games") as advance, closing(finished):
            for files in finished:
                folder.add(files)
                advance(len(files.chunk.games))
    if json:
        print_json(plan.about())
    else:
        said = f"{games} games of {players} players in {len(plan.chunks())} chunks: {out}"
        console.print(said, markup=False, soft_wrap=True)
