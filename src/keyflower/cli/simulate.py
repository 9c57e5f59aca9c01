"""`keyflower simulate`: complete games between bots."""

from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from keyflower.arena.pool import cores
from keyflower.arena.simulate import Run, Totals
from keyflower.arena.simulate import simulate as play
from keyflower.arena.specs import split_specs
from keyflower.cli.console import out as console
from keyflower.cli.console import print_json, progress
from keyflower.cli.records import read_catalogue


def simulate(
    *,
    players: int,
    games: int,
    seed: int,
    bots: str = "random",
    jobs: int | None = None,
    out: Path | None = None,
    catalogue: Path | None = None,
    json: bool = False,
) -> None:
    """Play complete games between bots, and sum them up.

    The same players, games, seed and bots give the same games on every machine.

    Parameters
    ----------
    players
        How many sit at the table, 2 to 6.
    games
        How many games.
    seed
        Any whole number.
    bots
        Who plays: one name for all seats, or one for each, separated by commas.
    jobs
        How many processes; by default as many as there are cores.
    out
        A folder for the records, one file for each game.
    catalogue
        A file with other tiles than the built-in ones.
    json
        Print one JSON object.
    """
    run = Run(players, games, seed, tuple(split_specs(bots)), read_catalogue(catalogue))
    with progress(games, "games") as advance:
        totals = play(run, cores() if jobs is None else jobs, out, advance)
    if json:
        print_json(asdict(totals))
    else:
        console.print(_table(totals))
        console.print(f"digest {totals.digest}", soft_wrap=True)
        if out is not None:
            console.print(f"records: {out}", markup=False, soft_wrap=True)


def _table(totals: Totals) -> Table:
    games = totals.games
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_column()
    for row in (
        ("players", f"{totals.players}", ""),
        ("games", f"{games:,}", f"seed {totals.seed}"),
        ("decisions", f"{totals.decisions:,}", f"{totals.decisions / games:,.1f} a game"),
        ("legal actions", f"{totals.legal:,}", f"{totals.legal / games:,.0f} a game"),
        ("score, mean", f"{totals.score_mean:.2f}", ""),
        ("winner's, mean", f"{totals.winner_mean:.2f}", ""),
        ("highest", f"{totals.score_max}", ""),
        ("CPU time", f"{totals.cpu_seconds:.2f} s", f"{games / totals.cpu_seconds:,.1f} games/s"),
    ):
        table.add_row(*row)
    return table
