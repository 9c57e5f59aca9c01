"""`keyflower bench envs`: how fast the environments are, compared with others."""

import os
import sys
from contextlib import ExitStack
from typing import Final

from rich.table import Table

from bench.env_peers import PACKAGES
from bench.gauges import WARM_UP, Gauge, check_seconds
from keyflower.cli.console import out, plain_table, print_json, progress
from keyflower.cli.errors import CommandError
from keyflower.rules.chapters.setup import check_players
from keyflower.runs.pool import cores
from tools import ROOT
from tools.compiled import CompileError, environment
from tools.packages import InstallError, folder_of

OURS: Final = ("codes", "pettingzoo", "gymnasium", "openspiel", "vector")


def bench_envs(
    *,
    players: int = 2,
    seconds: float = 3.0,
    jobs: int | None = None,
    peers: bool = False,
    compiled: bool = False,
    json: bool = False,
) -> None:
    """Measure the environments for learning agents: random legal actions, all observed.

    One thread and CPU time, except `vector`: several processes, by the clock.

    Parameters
    ----------
    players
        How many sit at the table, 2 to 6.
    seconds
        How long each is measured.
    jobs
        How many processes `vector` uses; by default as many as there are cores.
    peers
        Measure other environments from PyPI too: PettingZoo's chess and catanatron's.
    compiled
        Compile the rules with mypyc, and measure with those.
    json
        Print one JSON object.
    """
    check_players(players)
    check_seconds(seconds)
    if jobs is not None and jobs < 1:
        raise CommandError(f"{jobs} jobs: at least one is needed")
    with ExitStack() as stack:
        own = stack.enter_context(_own_gauge(players, jobs or cores(), compiled))
        gauges = [(name, own) for name in OURS]
        if peers:
            gauges += [(name, stack.enter_context(_peer_gauge(name))) for name in PACKAGES]
        measured: dict[str, float] = {}
        with progress(len(gauges), "measuring") as advance:
            for name, gauge in gauges:
                gauge.ask(name, min(WARM_UP, seconds))
                counts = gauge.ask(name, seconds)
                measured[name] = round(counts["steps"] / counts["seconds"], 1)
                advance(1)
    if json:
        print_json({"players": players, "compiled": compiled, "steps_per_s": measured})
    else:
        out.print(steps_table(players, measured))


def steps_table(players: int, measured: dict[str, float]) -> Table:
    """Steps per second, and how many times faster ours are."""
    theirs = [name for name in measured if name not in OURS]
    table = plain_table(f"Steps per second, {players} players")
    for head in ("", "steps/s", *(f"to {name}" for name in theirs)):
        table.add_column(head, justify="right" if head else "left")
    for name, speed in measured.items():
        times = [f"× {speed / measured[other]:,.2f}" for other in theirs] if name in OURS else []
        table.add_row(name, f"{speed:,.0f}", *times)
    return table


def _own_gauge(players: int, jobs: int, compiled: bool) -> Gauge:
    try:
        where = environment() if compiled else None
    except CompileError as error:
        raise CommandError(str(error)) from None
    return Gauge([sys.executable, "-P", "-m", "bench.env_gauge", str(players), str(jobs)], where)


def _peer_gauge(name: str) -> Gauge:
    """Measures another environment, installed where it is not yet."""
    try:
        folder = folder_of(PACKAGES[name])
    except InstallError as error:
        raise CommandError(f"{name} can't be measured: {error}") from None
    where = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    return Gauge([sys.executable, "-P", "-m", "bench.env_peers"], where)
