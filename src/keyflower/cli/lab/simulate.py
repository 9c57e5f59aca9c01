"""`keyflower simulate`: complete games between bots."""

from dataclasses import asdict
from pathlib import Path

from keyflower.catalogue import load
from keyflower.cli.console import fact_table, print_json, print_line, progress
from keyflower.cli.console import out as console
from keyflower.cli.options import Bots, Games, Json, Players, Seed
from keyflower.lab.arena.simulate import Totals
from keyflower.lab.arena.simulate import simulate as play
from keyflower.lab.specs import split_specs
from keyflower.runs.pool import cores
from keyflower.words import Words


def simulate(
    *,
    players: Players,
    games: Games,
    seed: Seed,
    bots: Bots = "random",
    jobs: int | None = None,
    out: Path | None = None,
    catalogue: Path | None = None,
    json: Json = False,
) -> None:
    """Play complete games between bots, and sum them up.

    The same players, games, seed and bots give the same games on every machine.

    Parameters
    ----------
    jobs
        How many processes; by default as many as there are cores.
    out
        A folder for the records, one file for each game.
    catalogue
        A file with other tiles than the built-in ones.
    """
    tiles = None if catalogue is None else load(catalogue)
    processes = cores() if jobs is None else jobs
    with progress(games, "games") as advance:
        specs = split_specs(bots)
        totals = play(players, games, seed, specs, processes, tiles, out, advance)
    if json:
        print_json(asdict(totals))
        return
    table = fact_table(Words("en"), _facts(totals))
    table.columns[1].justify = "right"
    console.print(table)
    print_line(f"digest {totals.digest}")
    if out is not None:
        print_line(f"game files: {out}")


def _facts(totals: Totals) -> list[tuple[str, str, str]]:
    games, seconds = totals.games, totals.cpu_seconds
    return [
        ("players", f"{totals.players}", ""),
        ("games", f"{games:,}", f"seed {totals.seed}"),
        ("decisions", f"{totals.decisions:,}", f"{totals.decisions / games:,.1f} per game"),
        ("legal actions", f"{totals.legal:,}", f"{totals.legal / games:,.0f} per game"),
        ("score, mean", f"{totals.score_mean:.2f}", ""),
        ("winner’s, mean", f"{totals.winner_mean:.2f}", ""),
        ("highest", f"{totals.score_max}", ""),
        ("CPU time", f"{seconds:,.2f} s", f"{games / seconds:,.1f} games/s"),
    ]
