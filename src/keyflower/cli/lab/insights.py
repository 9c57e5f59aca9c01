"""`keyflower insights`: what wins games, as a page of the documentation."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from keyflower.cli.console import print_line, progress
from keyflower.cli.errors import CommandError
from keyflower.cli.options import PROCESSES, Processes, Seed
from keyflower.lab.insights.facts import Insights, facts_of
from keyflower.lab.insights.page import PICTURES, Page
from keyflower.lab.pages import plots
from keyflower.lab.selfplay import PlayedGame, even_tasks, play
from keyflower.runs.folder import Lines, save
from keyflower.runs.pool import spread


def insights(
    *,
    stored: Path,
    out: Annotated[Path, Parameter(help="A folder for insights.md and its pictures.")],
    games: int = 0,
    seed: Seed = 1,
    bot: Annotated[str, Parameter(help="Who plays, at all seats.")] = "trained",
    processes: Processes = PROCESSES,
) -> None:
    """Find out from many games what wins, and write a page about it.

    Parameters
    ----------
    stored
        The file with the games, one line each, as `train` writes them too; it may end in .gz.
    games
        Play until the file has this many games; by default only those already there are read.
    """
    if plots.load() is None:
        raise CommandError(f"insights would be {plots.WITHOUT}")
    file = Lines(stored, PlayedGame)
    there = {game.number for game in file.read()}
    missing = games - len(there)
    if missing > 0:
        stored.parent.mkdir(parents=True, exist_ok=True)
        with progress(missing, "games") as advance:
            processes.run_missing(play, even_tasks(games, seed, bot), there, file.add, advance)
    played = file.read()
    if not played:
        raise CommandError(f"{stored}: has no games; --games plays some")
    figures = Insights()
    with progress(len(played), "games") as advance:
        for facts in spread(facts_of, played, processes.processes):
            figures.add(facts)
            advance(1)
    page = Page(figures, bot)
    text = page.text()
    (out / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, svg in page.pictures.items():
        save(svg, out / PICTURES / name)
    save(text, out / "insights.md")
    print_line(str(out / "insights.md"))
