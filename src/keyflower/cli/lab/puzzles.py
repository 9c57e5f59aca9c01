"""`keyflower puzzles`: positions in which one turn is clearly best, from games of strong bots."""

import gzip
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.console import number_table, print_note
from keyflower.cli.console import out as console
from keyflower.cli.errors import CommandError
from keyflower.cli.options import PROCESSES, Processes, Seed
from keyflower.coach.puzzle import GRADES, THEMES, PuzzleError, dumps, loads
from keyflower.lab.puzzles.making import choose, make
from keyflower.runs.folder import save
from keyflower.words import Words


def puzzles(
    *,
    out: Annotated[Path, Parameter(help="The file for the puzzles; it may end in .gz.")],
    seconds: Annotated[float, Parameter(help="How long to look for them.")] = 300,
    seed: Seed = 1,
    most: Annotated[
        int, Parameter(help="How many to keep, an even mix of levels and themes.")
    ] = 600,
    made: Path | None = None,
    processes: Processes = PROCESSES,
) -> None:
    """Play games of strong bots, and keep the positions in which one turn is clearly best.

    docs/puzzles.md says how they are found, and which are thrown out.

    Parameters
    ----------
    made
        An existing file of puzzles to choose from, instead of finding new ones.
    """
    if made is not None:
        try:
            candidates = loads(made.read_text("utf-8"))
        except (PuzzleError, UnicodeDecodeError) as error:
            raise CommandError(f"{made}: {error}") from None
    else:
        print_note(f"looking for puzzles for {seconds:.0f} s")
        candidates = make(processes, seed, seconds)
    kept = choose(candidates, most)
    text = dumps(kept).encode()
    save(gzip.compress(text, mtime=0) if out.suffix == ".gz" else text, out)
    counts = Counter((puzzle.theme, puzzle.level) for puzzle in kept)
    rows = [[theme, *(str(counts[theme, level]) for level in GRADES)] for theme in THEMES]
    console.print(number_table(Words("en"), ["", *GRADES], rows, f"{len(kept)} puzzles"))
