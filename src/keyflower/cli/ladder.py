"""`keyflower ladder`: how strong the levels of the lobby are."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.compiling import check_compiled
from keyflower.cli.console import out as console
from keyflower.cli.console import progress
from keyflower.lab.engine import Engine
from keyflower.lab.ladder import FIGURES, PAGE, Ladder, measure, page


def ladder(
    *,
    games: int,
    seed: int,
    out: Path,
    jobs: int | None = None,
    compiled: Annotated[bool | None, Parameter(negative="--no-compiled")] = None,
) -> None:
    """Play all levels of the lobby against each other, and rate them.

    The same command resumes a stopped run. docs/measurements/levels.md says what to
    do with the files it writes.

    Parameters
    ----------
    games
        How many games at tables of each size, 2 to 6 players.
    seed
        Any whole number: the same one gives the same line-ups and deals.
    out
        A folder for the games, ladder.json and levels.md.
    jobs
        How many processes; by default as many as there are cores.
    compiled
        Play with rules and bots compiled by mypyc, which is several times faster, or not. The
        strongest level is limited by time: measure it compiled.
    """
    check_compiled(compiled)
    engine = Engine(jobs)
    run = Ladder(out, games, seed)
    missing = run.total - len(run.finished())
    if missing:
        with progress(missing, "games") as advance:
            run.play(engine, advance)
    found = measure(run)
    run.folder.save(FIGURES, json.dumps(found, indent=1) + "\n")
    run.folder.save(PAGE, page(found))
    console.print(page(found), markup=False, soft_wrap=True)
