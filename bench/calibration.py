"""How far expected results can be trusted: `python -m bench.calibration FILE --games 2000`.

It takes the games that `keyflower insights --stored FILE` plays, and compares what was expected
after every decision with how the game ended, for the evaluation and for the network. `--compiled`
is faster.
"""

import subprocess
import sys
from argparse import ArgumentParser
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from keyflower.bots.evaluation.judge import by_evaluation
from keyflower.bots.network.expectation import by_logits, seat_logits
from keyflower.bots.network.network import BUILT_IN, network_for
from keyflower.game import Game
from keyflower.lab.selfplay import PlayedGame
from keyflower.lab.train.figures import figures
from keyflower.lab.train.positions import results_of
from keyflower.rules.decisions import acting_seat
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.runs.folder import Lines
from keyflower.runs.pool import cores, spread
from tools.compiled import environment

LARGE_JUMP: Final = 0.2
"""A jump that people ask about."""

Shares = list[list[float]]
"""By position and seat."""


@dataclass(frozen=True, slots=True)
class LookedAt:
    """What was expected in one game, at the start and after every decision but the last."""

    seasons: list[int]
    """By position."""
    evaluation: Shares
    network: Shares
    result: list[float]
    """Each seat's share of the win."""


def looked_at(played: PlayedGame) -> LookedAt:
    """Go through a game, and ask for the expected result all along."""
    game = Game.new(played.players, played.seed)
    network = network_for(BUILT_IN, game.state.lookup)
    if network is None:
        raise KeyflowerError("there is no network to measure")
    found = LookedAt([], [], [], results_of(played.points)[:, 0].tolist())
    for action in played.actions:
        found.seasons.append(game.state.season)
        found.evaluation.append(by_evaluation(game.state))
        found.network.append(by_logits(seat_logits(game.state, network)))
        game.apply(action, acting_seat(game.state, action))
    return found


def jumps(shares: Shares) -> list[float]:
    """The largest change of any seat's share, decision by decision."""
    return [
        max(abs(after - before) for before, after in zip(one, other))
        for one, other in pairwise(shares)
    ]


def summed_up(found: list[LookedAt], ways: list[Shares]) -> dict[str, Any]:
    """Calibration, Brier score and jumps of one way to expect results, over all games."""
    said: list[float] = []
    came: list[float] = []
    moved: list[float] = []
    in_winter: list[float] = []
    between: list[float] = []
    errors: dict[tuple[int, int], list[float]] = {}
    for game, shares in zip(found, ways):
        for season, position in zip(game.seasons, shares):
            said += position
            came += game.result
            squares = [(share - won) ** 2 for share, won in zip(position, game.result)]
            errors.setdefault((season, len(position)), []).extend(squares)
        changes = jumps(shares)
        moved += changes
        for change, season, then in zip(changes, game.seasons, game.seasons[1:]):
            if SEASON_NAMES[season] == "winter":
                in_winter.append(change)
            if then != season:
                between.append(change)
    summary = figures(np.array(said, np.float32), np.array(came, np.float32))
    return summary | {
        "jump": _mean(moved),
        "jump_in_winter": _mean(in_winter),
        "jump_between_seasons": _mean(between),
        "errors": errors,
        "jumps_over_20": _mean([float(change > LARGE_JUMP) for change in moved]),
    }


def _mean(values: list[float]) -> float:
    return round(sum(values) / max(1, len(values)), 4)


def table(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Both ways side by side, in Markdown."""
    lines = ["| | evaluation | network |", "|---|---|---|"]
    for name, key, percent in (
        ("Brier score", "brier", False),
        ("cross-entropy", "cross_entropy", False),
        ("mean jump for each decision", "jump", True),
        ("the same in winter", "jump_in_winter", True),
        ("the same where a season ends", "jump_between_seasons", True),
        ("decisions with a jump over 20 %", "jumps_over_20", True),
    ):
        pair = [
            f"{way[key] * 100:.1f} %" if percent else f"{way[key]:.4f}" for way in (before, after)
        ]
        lines.append(f"| {name} | {pair[0]} | {pair[1]} |")
    lines += ["", "| expected | evaluation: mean, won, how often | network: mean, won, how often |"]
    lines.append("|---|---|---|")
    for place in range(10):
        cells = [_bin(way["calibration"], place) for way in (before, after)]
        lines.append(f"| {place * 10} to {place * 10 + 10} % | {cells[0]} | {cells[1]} |")
    return "\n".join(lines)


def by_season(errors: dict[tuple[int, int], list[float]]) -> str:
    """Brier scores by season and number of players, in Markdown."""
    players = sorted({each for _, each in errors})
    lines = ["| Brier score | " + " | ".join(f"{each} players" for each in players) + " | all |"]
    lines.append("|---" * (len(players) + 2) + "|")
    for season, name in enumerate(SEASON_NAMES):
        rows = [errors.get((season, each), []) for each in players]
        cells = [f"{_mean(row):.4f}" for row in [*rows, [one for row in rows for one in row]]]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _bin(calibration: list[list[float]], place: int) -> str:
    for said, came, count in calibration:
        if int(min(said, 0.9999) * 10) == place:
            return f"{said * 100:.1f} %, {came * 100:.1f} %, {count:,}"
    return "–"


def main() -> None:
    """Measure by the arguments of the command line."""
    parser = ArgumentParser(prog="bench.calibration", description=__doc__)
    parser.add_argument("stored", type=Path, metavar="FILE")
    parser.add_argument("--games", type=int, help="only the first ones")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--compiled", action="store_true")
    given = parser.parse_args()
    if given.compiled:
        command = [sys.executable, "-m", "bench.calibration", *sys.argv[1:]]
        command.remove("--compiled")
        sys.exit(subprocess.run(command, env=environment(), check=False).returncode)
    games = Lines(given.stored, PlayedGame).read()[: given.games]
    if not games:
        parser.error(f"no games in {given.stored}: expected those of keyflower insights")
    with closing(spread(looked_at, games, given.jobs)) as results:
        found = list(results)
    decisions = sum(len(game.seasons) for game in found)
    print(f"{len(found):,} games: {decisions:,} decisions\n")
    before = summed_up(found, [game.evaluation for game in found])
    after = summed_up(found, [game.network for game in found])
    print(table(before, after))
    print()
    print(by_season(after["errors"]))


if __name__ == "__main__":
    main()
