"""`keyflower insights`: what wins games, as a page of the documentation."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.compiling import check_compiled
from keyflower.cli.console import out as console
from keyflower.cli.console import progress
from keyflower.cli.errors import CommandError
from keyflower.lab.engine import Engine
from keyflower.lab.insights.facts import facts_of
from keyflower.lab.insights.page import PICTURES, Page
from keyflower.lab.insights.tallies import Insights
from keyflower.lab.pages import plots
from keyflower.lab.selfplay import GameFile, even_tasks
from keyflower.runs.folder import save
from keyflower.runs.pool import spread


def insights(
    *,
    stored: Path,
    out: Path,
    games: int = 0,
    seed: int = 1,
    bot: str = "trained",
    jobs: int | None = None,
    compiled: Annotated[bool | None, Parameter(negative="--no-compiled")] = None,
) -> None:
    """Find out from many games what wins, and write a page about it.

    Parameters
    ----------
    stored
        The file with the games, one line each, as `train` writes them too; it may end in .gz.
    out
        A folder for insights.md and its pictures.
    games
        Play until the file has this many games; by default only those already there are read.
    seed
        Any whole number: the same one gives the same games.
    bot
        Who plays, at all seats.
    jobs
        How many processes; by default as many as there are cores.
    compiled
        Play with rules and bots compiled by mypyc, which is several times faster, or not.
    """
    check_compiled(compiled)
    if plots.load() is None:
        raise CommandError(f"insights would be {plots.WITHOUT}")
    engine = Engine(jobs)
    file = GameFile(stored)
    missing = games - len(file.read())
    if missing > 0:
        stored.parent.mkdir(parents=True, exist_ok=True)
        with progress(missing, "games") as advance:
            file.play_missing(even_tasks(games, seed, bot), engine, advance)
    played = file.read()
    if not played:
        raise CommandError(f"{stored}: has no games; --games plays some")
    found = Insights()
    with progress(len(played), "games") as advance:
        for facts in spread(facts_of, played, engine.processes):
            found.add(facts)
            advance(1)
    page = Page(found, bot)
    text = page.text()
    (out / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, svg in page.pictures.items():
        save(svg, out / PICTURES / name)
    save(text, out / "insights.md")
    console.print(str(out / "insights.md"), markup=False, soft_wrap=True)
