"""`keyflower analyse`: expected results in a recorded game, and the most expensive decisions."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.bots import check
from keyflower.cli.console import coloured, number_table, print_json, print_line, progress
from keyflower.cli.console import out as console
from keyflower.cli.lab import tell_plots
from keyflower.cli.records import RecordFile, RecordOptions, read_record, seat_names
from keyflower.coach.turning import WHOLE_WORK, TurningPointData
from keyflower.coach.turning import turning_points as find_turning_points
from keyflower.formats.plain_json import format_json
from keyflower.formats.record import Record
from keyflower.lab.analysis import GameAnalysis
from keyflower.lab.analysis import analyse as look_back
from keyflower.lab.pages.analysis import page
from keyflower.runs.folder import save
from keyflower.words import Words


def analyse(
    record: RecordFile,
    /,
    *,
    bot: Annotated[
        str, Parameter(help="The bot that judges, such as trained or search:iterations=300.")
    ] = "trained",
    out: Path | None = None,
    turning_points: bool = False,
    options: RecordOptions | None = None,
) -> None:
    """Look back at a recorded game: the expected result after every decision, and mistakes.

    The game may be unfinished. A decision is judged by what its seat knew.

    Parameters
    ----------
    out
        A folder for analysis.json and analysis.html, a page with a graph in this language.
    turning_points
        Name for every player the decisions that changed the chance of winning most, each beside
        another turn, as good bots play on after both; for finished games.
    """
    options = options or RecordOptions()
    words = options.words
    check(bot)
    kept = read_record(record)
    if turning_points:
        with options.blame(record), progress(WHOLE_WORK, "per cent") as advance:
            points = find_turning_points(kept, options.tiles, advance)
        if options.json:
            print_json([asdict(point) for point in points])
        else:
            _print_turning(words, points, kept)
        return
    with options.blame(record), progress(len(kept.moves), "decisions") as advance:
        analysis = look_back(kept, bot, options.tiles, advance=advance)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        save(format_json(asdict(analysis), indent=1) + "\n", out / "analysis.json")
        save(page(words, analysis), out / "analysis.html")
    if options.json:
        print_json(asdict(analysis))
        return
    _print(words, analysis, kept)
    if out is not None:
        console.print()
        print_line(words.text("terminal-page", file=str(out / "analysis.html")))
        tell_plots("analysis.html")


def _print_turning(words: Words, points: list[TurningPointData], record: Record) -> None:
    """A table for each player."""
    heads = ("terminal-move", "terminal-played", "turning-change", "terminal-better")
    for seat, name in enumerate(seat_names(record)):
        print_line(f"{words.text('turning-points')}: {name}", "bold")
        rows = [
            (
                words.number(point.at),
                coloured(" · ".join(event.text for event in point.done)),
                words.percent(point.played),
                coloured(" · ".join(event.text for event in point.instead)),
                words.percent(point.other),
            )
            for point in points
            if point.seat == seat
        ]
        columns = map(words.text, (*heads, "turning-change"))
        console.print(number_table(words, columns, rows, texts=(1, 3)))
        console.print()


def _print(words: Words, analysis: GameAnalysis, record: Record) -> None:
    """What each seat could expect before the first move and after each season; mistakes."""
    heads = ["terminal-seat", "terminal-start"]
    columns = [analysis.start]
    for decision, after in zip(analysis.decisions, [*analysis.decisions[1:], None]):
        if after is None or after.season != decision.season:
            heads.append(f"term-{decision.season}")
            columns.append(decision.expected)
    rows = [
        [name, *(words.percent(shares[seat]) for shares in columns)]
        for seat, name in enumerate(seat_names(record))
    ]
    if analysis.points is not None:
        heads.append("terminal-value-points")
        for row, points in zip(rows, analysis.points):
            row.append(words.number(points))
    print_line(words.text("terminal-expected"), "bold")
    console.print(number_table(words, map(words.text, heads), rows))
    console.print()
    if not analysis.worst:
        print_line(words.text("terminal-none-worst"))
        return
    heads = ["terminal-move", "terminal-seat", "terminal-played", "terminal-better"]
    worst = [
        (
            words.number(decision.move),
            f"p{decision.seat}",
            coloured(decision.do),
            coloured(decision.best),
            words.number(decision.cost or 0.0, 1),
        )
        for decision in analysis.worst
    ]
    print_line(words.text("terminal-worst", bot=analysis.bot), "bold")
    said = map(words.text, (*heads, "terminal-value-points"))
    console.print(number_table(words, said, worst, texts=(1, 2, 3)))
