"""`keyflower arena`: many games between bots, and how strong they are."""

import tempfile
from contextlib import ExitStack
from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from keyflower.arena.cluster import ray_engine
from keyflower.arena.contest import Contest
from keyflower.arena.engines import Engine, local_engine
from keyflower.arena.report import page
from keyflower.arena.results import Results
from keyflower.arena.run import play_missing, results_of
from keyflower.arena.specs import split_specs
from keyflower.arena.store import REPORT, RESULTS, Store, contest_of
from keyflower.bots import parse
from keyflower.cli.compiling import check_compiled
from keyflower.cli.console import err, plain_table, print_json, progress
from keyflower.cli.console import out as console
from keyflower.cli.errors import CommandError
from keyflower.compiled import COMPILED


def arena(
    *,
    table: str | None = None,
    bots: str | None = None,
    players: int | None = None,
    games: int | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    engine: Literal["local", "ray"] = "local",
    ray_address: str | None = None,
    out: Path | None = None,
    compiled: Annotated[bool | None, Parameter(negative="--no-compiled")] = None,
    json: bool = False,
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
        of a bot follow each other by commas, too: greedy,search:ms=800,seed=3,random.
    bots
        Bots separated by commas: all mixtures of them, with balanced seats.
    players
        With --bots: how many sit at the table, 2 to 6.
    games
        How many games.
    seed
        Any whole number: the same one gives the same games.
    jobs
        How many processes; by default as many as there are cores.
    engine
        Where to play: on this machine, or on a Ray cluster.
    ray_address
        The address of the Ray cluster; by default one is started on this machine.
    out
        A folder for the games and the report: a new one, or that of the same run.
    compiled
        Play with rules and bots compiled by mypyc, which is several times faster, or not. In a
        checkout, --compiled compiles them where that was not done before; by default they are
        compiled if they are there. The games are the same, unless a bot thinks by the clock.
    json
        Print one JSON object.
    """
    if ray_address is not None and engine != "ray":
        raise CommandError("--ray-address needs --engine ray")
    contest = _contest(table, bots, players, games, seed, out)
    where = ray_engine(jobs, ray_address) if engine == "ray" else local_engine(jobs)
    check_compiled(compiled)
    if not COMPILED and any(parse(spec).by_clock for spec in contest.bots):
        err.print("keyflower: bots limited by time are weaker interpreted; --compiled is faster")
    with ExitStack() as stack:
        if out is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="keyflower-")))
        else:
            folder = out
        store = Store(folder, contest, looking=table is None and bots is None)
        try:
            _play(store, where)
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


def _play(store: Store, engine: Engine) -> None:
    games = store.contest.games
    there = len(store.finished())
    if there:
        err.print(f"keyflower: {there} of {games} games are there already", soft_wrap=True)
    if there < games:
        with progress(games - there, "games") as advance:
            play_missing(store, engine, advance)


def _tell(store: Store, out: Path | None, json: bool) -> None:
    """Write and print what all finished games came to."""
    results = results_of(store)
    if not results.finished:
        return
    found = asdict(results)
    if out is not None:
        store.write(RESULTS, dumps(found, indent=1) + "\n")
        store.write(REPORT, page(store.contest, results))
    if json:
        print_json(found)
        return
    console.print(_table(store.contest, results))
    console.print(_summary(results), soft_wrap=True, markup=False)
    if out is not None:
        console.print(f"report: {out / REPORT}", markup=False, soft_wrap=True)


def _table(contest: Contest, results: Results) -> Table:
    table = plain_table(escape(f"{contest.players} players: {contest.in_words()}"))
    table.add_column("bot", overflow="fold")
    for head in ("games", "wins", "share", "95 %", "rating", "score", "ms"):
        table.add_column(head, justify="right", no_wrap=True)
    ladder = sorted(results.bots.items(), key=lambda item: -item[1].win_share)
    for name, bot in ladder:
        table.add_row(
            escape(name),
            f"{bot.games:,}",
            f"{bot.wins:,.1f}".removesuffix(".0"),
            f"{bot.win_share:.1%}",
            f"{bot.low:.1%} – {bot.high:.1%}",
            f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}",
            "" if bot.score_mean is None else f"{bot.score_mean:.1f}",
            "" if bot.ms_per_decision is None else f"{bot.ms_per_decision:,.2f}",
        )
    return table


def _summary(results: Results) -> str:
    """What holds for all bots together, in lines."""
    of = "" if results.finished == results.games else f" of {results.games:,}"
    lines = [f"{results.finished:,}{of} games, seed {results.seed}; par {1 / results.players:.1%}"]
    if results.winner_mean is not None and results.under_20 is not None:
        lines[0] += f"; winner's mean {results.winner_mean:.1f} points"
        lines[0] += f"; villages under 20 points {results.under_20:.1%}"
    for failed in results.forfeits[:3]:
        lines.append(f"game {failed.game}: {failed.bot} forfeits, {failed.verdict}")
    if len(results.forfeits) > 3:
        lines.append(f"and {len(results.forfeits) - 3:,} more forfeits")
    lines.append(f"digest {results.digest}")
    return "\n".join(lines)
