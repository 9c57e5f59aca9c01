"""`keyflower simulate`: complete games between bots."""

from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from keyflower.cli.console import fact_table, print_json, print_line, progress
from keyflower.cli.console import out as console
from keyflower.cli.options import Bots, Games, Players, Seed
from keyflower.cli.records import Options
from keyflower.lab.arena.simulate import Totals
from keyflower.lab.arena.simulate import simulate as play
from keyflower.lab.specs import split_specs
from keyflower.runs.pool import cores
from keyflower.words import Words


def simulate(
    *,
    players: Players,
    games: Games,
    seed: Seed,
    bots: Bots = "random",
    jobs: int | None = None,
    out: Path | None = None,
    options: Options | None = None,
) -> None:
    """Play complete games between bots, and sum them up.

    The same players, games, seed and bots give the same games on every machine.

    Parameters
    ----------
    jobs
        How many processes; by default as many as there are cores.
    out
        A folder for the records, one file for each game.
    """
    options = options or Options()
    words = options.words
    processes = cores() if jobs is None else jobs
    with progress(games, "games") as advance:
        specs = split_specs(bots)
        totals = play(players, games, seed, specs, processes, options.tiles, out, advance)
    if options.json:
        print_json(asdict(totals))
        return
    console.print(_table(words, totals))
    print_line(words.text("terminal-digest", digest=totals.digest))
    if out is not None:
        print_line(words.text("terminal-records", folder=str(out)))


def _table(words: Words, totals: Totals) -> Table:
    games = totals.games
    number = words.number

    def a_game(total: int, digits: int) -> str:
        return words.text("terminal-a-game", number=number(total / games, digits))

    seconds = words.text("terminal-seconds", number=number(totals.cpu_seconds, 2))
    speed = words.text("terminal-games-a-second", number=number(games / totals.cpu_seconds, 1))
    facts = (
        ("players", number(totals.players), ""),
        ("games", number(games), words.text("terminal-seed", seed=str(totals.seed))),
        ("decisions", number(totals.decisions), a_game(totals.decisions, 1)),
        ("legal", number(totals.legal), a_game(totals.legal, 0)),
        ("score", number(totals.score_mean, 2), ""),
        ("winner", number(totals.winner_mean, 2), ""),
        ("highest", number(totals.score_max), ""),
        ("time", seconds, speed),
    )
    rows = [(words.text(f"terminal-sum-{what}"), *told) for what, *told in facts]
    table = fact_table(words, rows)
    table.columns[1].justify = "right"
    return table
