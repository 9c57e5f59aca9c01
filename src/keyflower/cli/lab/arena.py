"""`keyflower arena`: many games between bots, and how strong they are."""

from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from keyflower.bots import parse
from keyflower.cli.console import number_table, print_json, print_line, print_note, progress
from keyflower.cli.console import out as console
from keyflower.cli.errors import CommandError
from keyflower.cli.lab import tell_plots
from keyflower.cli.options import PROCESSES, Json, Processes
from keyflower.formats.plain_json import format_json
from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.folder import REPORT, RESULTS, ArenaFolder, contest_of
from keyflower.lab.arena.results import Results
from keyflower.lab.engine import Engine
from keyflower.lab.pages.plots import ENGLISH
from keyflower.lab.pages.report import ladder, list_facts, page, who_plays
from keyflower.lab.specs import split_specs
from keyflower.rules.compiled import COMPILED
from keyflower.runs.folder import save


def arena(
    *,
    table: str | None = None,
    bots: str | None = None,
    players: int | None = None,
    games: int | None = None,
    seed: int | None = None,
    out: Path | None = None,
    processes: Processes = PROCESSES,
    json: Json = False,
) -> None:
    """Play many games between bots, and measure how strong they are.

    A win share is wins per seat: equal bots have one over the number of players. A shared win
    counts its share; its 95 % interval is Wilson's. A bot that fails (a crash, a hang, an illegal
    answer) loses that game, the others share the win, and the arena continues.

    With --out every game is stored as soon as it is finished: the same command again goes on
    where it was stopped, and so does --out alone. In the folder are the records, results.json
    and report.html.

    Parameters
    ----------
    table
        A bot for each seat, separated by commas: this line-up, rotated through the seats. Options
        of a bot are separated by commas, too: greedy,search:ms=800,seed=3,random.
    bots
        Bots separated by commas: all mixtures of them, with balanced seats.
    players
        With --bots: how many sit at the table, 2 to 6.
    games
        How many games.
    seed
        Any whole number: the same one gives the same games.
    out
        A folder for the games and the report: a new one, or that of the same run.
    """
    contest = _contest(table, bots, players, games, seed, out)
    if not COMPILED and any(parse(spec).by_clock for spec in contest.bots):
        print_note("bots limited by time are weaker interpreted; --compiled is faster")
    with TemporaryDirectory(prefix="keyflower-") as temporary:
        store = ArenaFolder(out or Path(temporary), contest, looking=table is None and bots is None)
        try:
            _play(store, processes)
        except KeyboardInterrupt:
            _tell(store, out, json)
            raise
        _tell(store, out, json)


def _contest(
    table: str | None,
    bots: str | None,
    players: int | None,
    games: int | None,
    seed: int | None,
    out: Path | None,
) -> Contest:
    """The contest that the arguments describe."""
    if table is None and bots is None:
        if out is None:
            raise CommandError("who plays? give --table A,B,B,B, or --bots A,B,C --players N")
        if (players, games, seed) != (None, None, None):
            raise CommandError("--out alone goes on with a run; a new one needs --table or --bots")
        return contest_of(out)
    if games is None or seed is None:
        raise CommandError(f"{'--games' if games is None else '--seed'} is missing")
    if table is not None:
        if bots is not None:
            raise CommandError("give --table or --bots, not both")
        if players is not None:
            raise CommandError("--players goes with --bots; --table names a bot for every seat")
        return Contest.of_table(split_specs(table), games, seed)
    if players is None:
        raise CommandError("--bots needs --players: how many sit at a table")
    return Contest.of_mixtures(split_specs(bots or ""), players, games, seed)


def _play(store: ArenaFolder, engine: Engine) -> None:
    games = store.contest.games
    there = len(store.finished())
    if there:
        print_note(f"{there:,} of {games:,} games are already there")
    if there < games:
        with progress(games - there, "games") as advance:
            store.play_missing(engine, advance)


def _tell(store: ArenaFolder, out: Path | None, json: bool) -> None:
    """Write and print what all finished games came to."""
    results = store.results()
    if not results.finished:
        return
    figures = asdict(results)
    if out is not None:
        save(format_json(figures, indent=1) + "\n", out / RESULTS)
        save(page(store.contest, results), out / REPORT)
    if json:
        print_json(figures)
        return
    title = f"{results.players} players: {who_plays(store.contest)}"
    console.print(number_table(ENGLISH, *ladder(results), title))
    print_line(_summary(results))
    if out is not None:
        print_line(f"report: {out / REPORT}")
        tell_plots(REPORT)


def _summary(results: Results) -> str:
    """What holds for all bots together, in lines."""
    lines = ["; ".join(f"{name}: {value}" for name, value in list_facts(results))]
    lines += [
        f"game {failed.game:,}: {failed.bot} forfeits, {failed.verdict}"
        for failed in results.forfeits[:3]
    ]
    if more := len(results.forfeits[3:]):
        lines.append(f"and {more:,} more forfeit{'' if more == 1 else 's'}")
    lines.append(f"digest {results.digest}")
    return "\n".join(lines)
