"""`keyflower ladder`: how strong the levels of the lobby are."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.console import print_line, progress
from keyflower.cli.options import PROCESSES, Processes, Seed
from keyflower.formats.plain_json import format_json
from keyflower.lab.ladder import FIGURES, PAGE, Ladder, measure, page
from keyflower.runs.folder import save


def ladder(
    *,
    games: Annotated[int, Parameter(help="How many games at tables of each size, 2 to 6 players.")],
    seed: Seed,
    out: Annotated[Path, Parameter(help="A folder for the games, ladder.json and levels.md.")],
    processes: Processes = PROCESSES,
) -> None:
    """Play all levels of the lobby against each other, and rate them.

    The same command resumes a stopped run. docs/measurements/levels.md says what to do with the
    files it writes. The strongest level is limited by time: measure it compiled.
    """
    run = Ladder(out, games, seed)
    missing = run.total - len(run.finished())
    if missing:
        with progress(missing, "games") as advance:
            run.play(processes, advance)
    figures = measure(run)
    save(format_json(figures, indent=1) + "\n", out / FIGURES)
    save(page(figures), out / PAGE)
    print_line(page(figures))
