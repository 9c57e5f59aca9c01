"""`keyflower bench`: how fast the rules are, compared with other engines."""

from contextlib import ExitStack

from cyclopts import App
from rich.table import Table

from bench.gauges import Figures, Gauge, check_seconds, measure, own_gauge, peer_gauge, steps
from bench.peers import PEERS
from keyflower.cli.console import out, plain_table, print_json, progress
from keyflower.cli.errors import CommandError
from keyflower.rules.chapters.setup import check_players
from tools.compiled import CompileError, environment

app = App(help="Measure how fast rules and servers are, or how strong a bot is.")
app.command("bench.envs:bench_envs", name="envs", help="Measure the environments for learning.")
app.command(
    "bench.strength:bench_strength", name="strength", help="Measure a bot against fixed opponents."
)
app.command("bench.server_load:bench_server", name="server", help="Measure a server under load.")


@app.default
def bench(
    *,
    players: int = 4,
    seconds: float = 3.0,
    peers: bool = False,
    compiled: bool = False,
    json: bool = False,
) -> None:
    """Measure the speed of the rules: random moves, all legal ones listed, one thread, CPU time.

    Parameters
    ----------
    players
        How many sit at the table, 2 to 6.
    seconds
        How long each is measured.
    peers
        Measure other engines from PyPI too, and print how many times faster ours is.
    compiled
        Compile the rules with mypyc, and measure that too.
    json
        Print one JSON object.
    """
    check_players(players)
    check_seconds(seconds)
    with ExitStack() as stack:
        gauges: list[tuple[str, Gauge]] = []
        if compiled:
            try:
                gauge = own_gauge(players, environment())
            except CompileError as error:
                raise CommandError(str(error)) from None
            gauges.append(("keyflower", stack.enter_context(gauge)))
        gauges.append(("keyflower", stack.enter_context(own_gauge(players, None))))
        ours = len(gauges)
        if peers:
            others = stack.enter_context(peer_gauge())
            gauges += [(name, others) for name in PEERS]
        with progress(steps(len(gauges)), "measuring") as advance:
            measured = measure(gauges, seconds, advance)
    own = measured[:ours]
    theirs = {name: figures for (name, _), (figures, _) in zip(gauges[ours:], measured[ours:])}
    if json:
        print_json(as_json(players, own, theirs))
    else:
        out.print(figures_table(players, own, theirs))


def as_json(
    players: int, own: list[tuple[Figures, bool]], theirs: dict[str, Figures]
) -> dict[str, object]:
    """The first of ours at the top; the interpreted rules below, where that is another."""
    found: dict[str, object] = {"players": players}
    places = [found]
    if len(own) > 1:
        places.append({})
    for place, (figures, runs_compiled) in zip(places, own):
        place |= figures.as_json() | {"compiled": runs_compiled}
        if theirs:
            place["ratios"] = {name: figures.times(other) for name, other in theirs.items()}
    if len(own) > 1:
        found["interpreted"] = places[1]
    if theirs:
        found["peers"] = {name: figures.as_json() for name, figures in theirs.items()}
    return found


def figures_table(
    players: int, own: list[tuple[Figures, bool]], theirs: dict[str, Figures]
) -> Table:
    """All figures, and how many times faster ours are."""
    table = plain_table(f"One thread, CPU time, {players} players")
    table.add_column()
    for head in ("games/s", "decisions/s", "legal actions/s", "clone µs"):
        table.add_column(head, justify="right")
    rows = [(f"keyflower, {_how(runs_compiled)}", figures) for figures, runs_compiled in own]
    for name, figures in (*rows, *theirs.items()):
        table.add_row(
            name,
            f"{figures.games_per_s:,.1f}",
            f"{figures.decisions_per_s:,.0f}",
            f"{figures.legal_per_s:,.0f}",
            f"{figures.clone_us:,.1f}",
        )
    table.add_section()
    for figures, runs_compiled in own:
        for name, other in theirs.items():
            times = [f"× {value:,.2f}" for value in figures.times(other).values()]
            table.add_row(f"{_how(runs_compiled)} to {name}", *times)
    return table


def _how(runs_compiled: bool) -> str:
    return "compiled" if runs_compiled else "interpreted"
