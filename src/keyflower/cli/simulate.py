"""`keyflower simulate`: complete games between bots."""

from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from keyflower.cli.console import cell, print_json, progress
from keyflower.cli.console import out as console
from keyflower.cli.language import speak
from keyflower.cli.records import read_catalogue
from keyflower.lab.arena.simulate import Totals
from keyflower.lab.arena.simulate import simulate as play
from keyflower.lab.specs import split_specs
from keyflower.runs.pool import cores
from keyflower.words import Words


def simulate(
    *,
    players: int,
    games: int,
    seed: int,
    bots: str = "random",
    jobs: int | None = None,
    out: Path | None = None,
    catalogue: Path | None = None,
    language: str | None = None,
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
    language
        en, fr, el, ro, zh-Hant or fa; by default that of the environment.
    json
        Print one JSON object, the same in every language.
    """
    words = speak(language)
    specs = split_specs(bots)
    tiles = read_catalogue(catalogue)
    processes = cores() if jobs is None else jobs
    with progress(games, "games") as advance:
        totals = play(players, games, seed, specs, processes, tiles, out, advance)
    if json:
        print_json(asdict(totals))
    else:
        console.print(_table(words, totals))
        console.print(words.text("terminal-digest", digest=totals.digest), soft_wrap=True)
        if out is not None:
            said = words.text("terminal-records", folder=str(out))
            console.print(said, markup=False, soft_wrap=True)


def _table(words: Words, totals: Totals) -> Table:
    games = totals.games
    number = words.number

    def a_game(total: int, digits: int) -> str:
        return words.text("terminal-a-game", number=number(total / games, digits))

    seconds = words.text("terminal-seconds", number=number(totals.cpu_seconds, 2))
    speed = words.text("terminal-games-a-second", number=number(games / totals.cpu_seconds, 1))
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_column()
    for what, value, more in (
        ("players", number(totals.players), ""),
        ("games", number(games), words.text("terminal-seed", seed=str(totals.seed))),
        ("decisions", number(totals.decisions), a_game(totals.decisions, 1)),
        ("legal", number(totals.legal), a_game(totals.legal, 0)),
        ("score", number(totals.score_mean, 2), ""),
        ("winner", number(totals.winner_mean, 2), ""),
        ("highest", number(totals.score_max), ""),
        ("time", seconds, speed),
    ):
        said = words.text(f"terminal-sum-{what}")
        table.add_row(*(cell(words, text) for text in (said, value, more)))
    return table
