"""`keyflower bench strength`: how strong a bot is, by a protocol that stays the same.

Four sit at a table: the bot against three of one opponent, in every seat equally often, with the
same seeds for all bots. The opponents stay as they are, so that figures of different years and
people can be compared (docs/measurements/bots.md).
"""

from pathlib import Path
from typing import Any, Final

from rich.table import Table

from keyflower.bots import specs
from keyflower.cli.console import out, plain_table, print_json, print_note
from keyflower.cli.errors import CommandError
from keyflower.cli.options import PROCESSES, Processes
from keyflower.lab.train.figures import measure
from keyflower.rules.compiled import COMPILED

NETWORK: Final = Path(__file__).with_name("network-422b030.npz")
"""The network that version 422b030 played with; features of version 1."""
OPPONENTS: Final = {
    "random": "random",
    "greedy": "greedy",
    "planner": "planner:without=yards",
    "network": f"trained:network={NETWORK}",
}
"""`planner` as in version 422b030, and `trained` with the network of that version."""
PLAYERS: Final = 4
GAMES: Final = 400
SEED: Final = 1


def bench_strength(
    bot: str,
    *,
    against: str = ",".join(OPPONENTS),
    games: int = GAMES,
    processes: Processes = PROCESSES,
    json: bool = False,
) -> None:
    """Measure how strong a bot is against fixed opponents, three of a kind, at tables of four.

    Equal bots win 25 %. Intervals are 95 %, Wilson's.

    Parameters
    ----------
    bot
        Its spec, such as search:ms=300, exec:./mybot or my.bots:Bold.
    against
        The opponents, separated by commas: random, greedy, planner, network.
    games
        How many games against each; with fewer than 400 the interval is wide.
    json
        Print one JSON object.
    """
    names = against.split(",")
    for name in names:
        if name not in OPPONENTS:
            known = ", ".join(OPPONENTS)
            raise CommandError(f"unknown opponent {name!r}; the opponents are {known}")
    specs.check(bot)
    if not COMPILED and specs.parse(bot).by_clock:
        print_note("bots limited by time are weaker interpreted; --compiled is faster")
    found = {}
    for name in names:
        if bot == OPPONENTS[name]:
            print_note(f"{name} is the bot itself, which wins 25 %")
            continue
        print_note(f"{games} games against {name}")
        found[name] = measure(bot, OPPONENTS[name], PLAYERS, games, SEED, processes)
    if json:
        print_json({"bot": bot, "compiled": COMPILED, "against": found})
    else:
        out.print(strength_table(bot, found))


def strength_table(bot: str, found: dict[str, dict[str, Any]]) -> Table:
    """A row for each opponent."""
    table = plain_table(bot)
    table.add_column("against three")
    for head in ("wins", "95 %", "points", "others", "ms an answer"):
        table.add_column(head, justify="right")
    for name, one in found.items():
        interval = f"{one['low']:.1%} to {one['high']:.1%}"
        points = f"{one['points']:.1f}", f"{one['others']:.1f}"
        table.add_row(name, f"{one['share']:.1%}", interval, *points, f"{one['ms']:.1f}")
    return table
