"""`keyflower analyse`: what was to be expected in a recorded game, and what cost most."""

import json as json_text
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from keyflower.arena.analysis import Analysis
from keyflower.arena.analysis import analyse as look_back
from keyflower.arena.analysis_page import page
from keyflower.arena.simulate import save
from keyflower.bots import check
from keyflower.bots.failure import BotFailure
from keyflower.cli.console import coloured, plain_table, print_json, progress
from keyflower.cli.console import out as console
from keyflower.cli.errors import CommandError
from keyflower.cli.records import read_catalogue, read_record, seat_names
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.record import Record


def analyse(
    record: Path,
    /,
    *,
    bot: str = "planner",
    out: Path | None = None,
    catalogue: Path | None = None,
    json: bool = False,
) -> None:
    """Look back at a recorded game: the expected result after every decision, and mistakes.

    The game may be unfinished. A decision is judged by what its seat knew.

    Parameters
    ----------
    record
        The file with the record.
    bot
        Whose opinion it is: a bot such as planner or search:iterations=300.
    out
        A folder for analysis.json and analysis.html, a page with a graph.
    catalogue
        The file with the tiles it was played with, if not the built-in ones.
    json
        Print one JSON object.
    """
    check(bot)
    kept = read_record(record)
    tiles = read_catalogue(catalogue)
    try:
        with progress(len(kept.moves), "decisions") as advance:
            found = look_back(kept, bot, tiles, advance=advance)
    except BotFailure as failure:
        raise CommandError(str(failure)) from None
    except KeyflowerError as error:
        raise CommandError(f"{record}: {error}") from None
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        save(json_text.dumps(asdict(found), indent=1).encode() + b"\n", out / "analysis.json")
        save(page(found).encode(), out / "analysis.html")
    if json:
        print_json(asdict(found))
    else:
        _print(found, kept, out)


def _print(found: Analysis, record: Record, out: Path | None) -> None:
    console.print("Expected share of the win", style="bold")
    console.print(_shares(found, seat_names(record)))
    console.print()
    if found.worst:
        console.print(f"The decisions that cost most, by {found.bot}", style="bold", markup=False)
        console.print(_worst(found))
    else:
        console.print("no decision cost anything worth naming")
    if out is not None:
        console.print()
        console.print(f"page: {out / 'analysis.html'}", markup=False, soft_wrap=True)


def _shares(found: Analysis, seats: list[str]) -> Table:
    """What each seat could expect before the first move, after each season, and at the end."""
    table = plain_table()
    table.add_column("seat")
    table.add_column("start", justify="right")
    columns = [found.start]
    for one, after in zip(found.decisions, [*found.decisions[1:], None]):
        if after is None or after.season != one.season:
            table.add_column(one.season, justify="right")
            columns.append(one.expected)
    if found.points is not None:
        table.add_column("points", justify="right")
    for seat, name in enumerate(seats):
        row = [f"{shares[seat]:.0%}" for shares in columns]
        points = [] if found.points is None else [str(found.points[seat])]
        table.add_row(name, *row, *points)
    return table


def _worst(found: Analysis) -> Table:
    table = plain_table()
    table.add_column("move", justify="right")
    table.add_column("seat")
    table.add_column("played")
    table.add_column("better")
    table.add_column("points", justify="right")
    for one in found.worst:
        cost = f"{one.cost or 0.0:.1f}"
        table.add_row(str(one.move), f"p{one.seat}", coloured(one.do), coloured(one.best), cost)
    return table
