"""`keyflower analyse`: expected results in a recorded game, and the most expensive decisions."""

import json as json_text
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from keyflower.bots import check
from keyflower.bots.failure import BotFailure
from keyflower.catalogue import Catalogue
from keyflower.cli.console import cell, coloured, plain_table, print_json, progress
from keyflower.cli.console import out as console
from keyflower.cli.errors import CommandError
from keyflower.cli.language import speak
from keyflower.cli.plots import tell_plots
from keyflower.cli.records import read_catalogue, read_record, seat_names, wrong
from keyflower.coach.turning import LOOKED_AT, TurningPoint
from keyflower.coach.turning import turning_points as find_turning_points
from keyflower.formats.record import Record
from keyflower.lab.analysis import Analysis
from keyflower.lab.analysis import analyse as look_back
from keyflower.lab.pages.analysis import page
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import save
from keyflower.words import Words


def analyse(
    record: Path,
    /,
    *,
    bot: str = "trained",
    out: Path | None = None,
    catalogue: Path | None = None,
    language: str | None = None,
    turning_points: bool = False,
    json: bool = False,
) -> None:
    """Look back at a recorded game: the expected result after every decision, and mistakes.

    The game may be unfinished. A decision is judged by what its seat knew.

    Parameters
    ----------
    record
        The file with the record.
    bot
        The bot that judges, such as trained or search:iterations=300.
    out
        A folder for analysis.json and analysis.html, a page with a graph in this language.
    catalogue
        The file with the tiles it was played with, if not the built-in ones.
    language
        en, fr, el, ro, zh-Hant or fa; by default that of the environment.
    turning_points
        Name for every player the five decisions that changed the result most, and what the
        strongest bot would have done; for finished games.
    json
        Print one JSON object, the same in every language.
    """
    words = speak(language)
    check(bot)
    kept = read_record(record)
    tiles = read_catalogue(catalogue)
    if turning_points:
        try:
            points = _turning_points(kept, tiles)
        except KeyflowerError as error:
            raise wrong(words, record, tiles, error) from None
        if json:
            print_json([asdict(point) for point in points])
        else:
            _print_turning(words, points, kept)
        return
    try:
        with progress(len(kept.moves), "decisions") as advance:
            found = look_back(kept, bot, tiles, advance=advance)
    except BotFailure as failure:
        raise CommandError(str(failure)) from None
    except KeyflowerError as error:
        raise wrong(words, record, tiles, error) from None
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        save(json_text.dumps(asdict(found), indent=1).encode() + b"\n", out / "analysis.json")
        save(page(words, found).encode(), out / "analysis.html")
    if json:
        print_json(asdict(found))
    else:
        _print(words, found, kept, out)


def _turning_points(record: Record, tiles: Catalogue | None) -> list[TurningPoint]:
    with progress(len(record.moves) + LOOKED_AT * record.players, "decisions") as advance:
        return find_turning_points(record, tiles, advance=advance)


def _print_turning(words: Words, points: list[TurningPoint], record: Record) -> None:
    """A table for each player."""
    for seat, name in enumerate(seat_names(record)):
        console.print(f"{words.text('turning-points')}: {name}", style="bold", markup=False)
        table = plain_table()
        for head in ("terminal-move", "terminal-played", "turning-change", "terminal-better"):
            table.add_column(cell(words, words.text(head)))
        table.add_column(cell(words, words.text("turning-change")), justify="right")
        for point in points:
            if point.seat != seat:
                continue
            better = coloured(" · ".join(event.text for event in point.better))
            table.add_row(
                words.number(point.at),
                coloured(" · ".join(event.text for event in point.done)),
                _signed(words, point.after - point.before),
                better,
                _signed(words, point.best - point.after) if point.better else "",
            )
        console.print(table)
        console.print()


def _signed(words: Words, share: float) -> str:
    sign = "+" if share > 0 else "−" if share < 0 else ""
    return f"{sign}{words.percent(abs(share))}"


def _print(words: Words, found: Analysis, record: Record, out: Path | None) -> None:
    console.print(words.text("terminal-expected"), style="bold")
    console.print(_shares(words, found, seat_names(record)))
    console.print()
    if found.worst:
        heading = words.text("terminal-worst", bot=found.bot)
        console.print(heading, style="bold", markup=False)
        console.print(_worst(words, found))
    else:
        console.print(words.text("terminal-none-worst"))
    if out is not None:
        console.print()
        said = words.text("terminal-page", file=str(out / "analysis.html"))
        console.print(said, markup=False, soft_wrap=True)
        tell_plots("analysis.html")


def _shares(words: Words, found: Analysis, seats: list[str]) -> Table:
    """What each seat could expect before the first move, after each season, and at the end."""
    heads = ["terminal-start"]
    columns = [found.start]
    for one, after in zip(found.decisions, [*found.decisions[1:], None]):
        if after is None or after.season != one.season:
            heads.append(f"term-{one.season}")
            columns.append(one.expected)
    if found.points is not None:
        heads.append("terminal-value-points")
    table = plain_table()
    table.add_column(cell(words, words.text("terminal-seat")))
    for head in heads:
        table.add_column(cell(words, words.text(head)), justify="right")
    for seat, name in enumerate(seats):
        row = [words.percent(shares[seat]) for shares in columns]
        points = [] if found.points is None else [words.number(found.points[seat])]
        table.add_row(cell(words, name), *row, *points)
    return table


def _worst(words: Words, found: Analysis) -> Table:
    table = plain_table()
    table.add_column(cell(words, words.text("terminal-move")), justify="right")
    table.add_column(cell(words, words.text("terminal-seat")))
    table.add_column(cell(words, words.text("terminal-played")))
    table.add_column(cell(words, words.text("terminal-better")))
    table.add_column(cell(words, words.text("terminal-value-points")), justify="right")
    for one in found.worst:
        cost = words.number(one.cost or 0.0, 1)
        move = words.number(one.move)
        table.add_row(move, f"p{one.seat}", coloured(one.do), coloured(one.best), cost)
    return table
