"""`keyflower puzzles`: positions in which one turn is clearly best, from games of strong bots."""

import gzip
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from keyflower.cli.compiling import check_compiled
from keyflower.cli.console import err, plain_table
from keyflower.cli.console import out as console
from keyflower.cli.errors import CommandError
from keyflower.coach.puzzle import LEVELS, THEMES, Puzzle, PuzzleError, dumps, loads
from keyflower.lab.engine import Engine
from keyflower.lab.puzzles.making import SEARCHED, choose, make
from keyflower.runs.folder import save


def puzzles(
    *,
    out: Path,
    seconds: float = 300,
    seed: int = 1,
    searched: float = SEARCHED,
    jobs: int | None = None,
    most: int = 600,
    made: Path | None = None,
    compiled: Annotated[bool | None, Parameter(negative="--no-compiled")] = None,
) -> None:
    """Play games of strong bots, and keep the positions in which one turn is clearly best.

    docs/puzzles.md says how they are found, and which are thrown out.

    Parameters
    ----------
    out
        The file for the puzzles; it may end in .gz.
    seconds
        How long to look for them.
    seed
        Any whole number: another one plays other games.
    searched
        The share of turns that are searched, from 0 to 1; 0 finds proven puzzles only.
    jobs
        How many processes; by default as many as there are cores.
    most
        How many to keep, an even mix of levels and themes.
    made
        An existing file of puzzles to choose from, instead of finding new ones.
    compiled
        Play with rules and bots compiled by mypyc, which is several times faster, or not.
    """
    check_compiled(compiled)
    engine = Engine(jobs)
    if made is not None:
        try:
            found = loads(made.read_text("utf-8"))
        except (PuzzleError, UnicodeDecodeError) as error:
            raise CommandError(f"{made}: {error}") from None
    else:
        err.print(f"keyflower: looking for puzzles for {seconds:.0f} s", markup=False)
        found = make(engine, seed, seconds, searched)
    kept = choose(found, most)
    text = dumps(kept).encode()
    save(gzip.compress(text, mtime=0) if out.suffix == ".gz" else text, out)
    console.print(_table(kept))


def _table(kept: list[Puzzle]) -> Table:
    """How many there are of each level and theme."""
    table = plain_table(f"{len(kept)} puzzles")
    table.add_column("")
    for level in LEVELS:
        table.add_column(level, justify="right")
    for theme in THEMES:
        counts = [
            sum(one.theme == theme and one.level == level for one in kept) for level in LEVELS
        ]
        table.add_row(theme, *map(str, counts))
    return table
