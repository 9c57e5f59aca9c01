"""The ladder: all mixtures of the levels at tables of every size, and what they came to."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final

from keyflower.bots.levels import LEVELS, Level, in_points
from keyflower.lab.arena.contest import Contest
from keyflower.lab.arena.match import Facts, Match, play_match
from keyflower.lab.arena.results import BotResults, sum_up
from keyflower.lab.engine import Engine
from keyflower.lab.pages.html import markdown_table
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS
from keyflower.runs.folder import Lines, open_run

GAMES: Final = "games.jsonl"
FIGURES: Final = "ladder.json"
PAGE: Final = "levels.md"
SIZES: Final = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))

PROVISIONAL: Final = 200  # with fewer games at tables of each size the ratings are provisional
TEXT: Final = """\
# Levels

The opponents of the lobby, from weakest to strongest, rated by games of all six against
each other. This page is generated: `./keyflower ladder` plays the games and writes it.

{ratings}

{games:,} games, seed {seed}.{few}
The rating is 1500 plus 30 for each point that openskill's mu lies above 25. With two
players 100 more are about two wins in three.

## By the number of players
Wins for each seat (95 %), and mean points. All mixtures of levels are played, so an
average level has one over the number of players.

{sizes}

## Measuring again
```sh
./keyflower ladder --games 400 --seed 1 --out ladder --compiled
```

It continues where it was stopped. Copy its `ladder.json` to `docs/measurements/levels.json`,
its `levels.md` beside that, and the ratings to `LEVELS` of `src/keyflower/bots/levels.py`,
which the lobby shows.
"""


@dataclass(frozen=True, slots=True)
class LadderGame:
    """A game as it is kept; lists are by seat."""

    number: int
    seed: int  # of the ladder
    bots: list[str]
    points: list[int]
    answers: list[int]
    micros: list[float]  # the times of all answers together

    def facts(self) -> Facts:
        """As the arena knows it; of the times only the mean is known."""
        times = zip(self.micros, self.answers)
        each = [[micros / max(answers, 1)] * answers for micros, answers in times]
        return Facts(self.bots, self.points, None, [], each)


def play_ladder_game(seed: int, match: Match) -> LadderGame:
    facts = play_match(match).facts
    if facts.points is None:
        raise KeyflowerError(f"game {match.number}: a bot failed: {facts.forfeit}")
    answers = [len(times) for times in facts.micros]
    micros = [sum(times) for times in facts.micros]
    return LadderGame(match.number, seed, facts.bots, facts.points, answers, micros)


class Ladder:
    """The games of a ladder in a folder: some of every size, and all mixtures of the levels."""

    def __init__(self, path: Path, games: int, seed: int, levels: Sequence[Level] = LEVELS) -> None:
        """games: at tables of each size."""
        self.levels = levels
        self.games = games
        self.seed = seed
        bots = [level.bot for level in levels]
        self.contests = [Contest.of_mixtures(bots, size, games, seed + size) for size in SIZES]
        run = {"seed": seed, "bots": bots}
        open_run(path, "run.json", run, kind="ladder", known=(GAMES, FIGURES, PAGE))
        self._lines = Lines(path / GAMES, LadderGame)

    @property
    def total(self) -> int:
        return self.games * len(SIZES)

    def matches(self) -> Iterator[Match]:
        """All games, numbered from 1 on across all sizes of tables, which take turns."""
        rows = zip(*(contest.matches() for contest in self.contests))
        for number, match in enumerate(chain.from_iterable(rows), 1):
            yield replace(match, number=number)

    def finished(self) -> dict[int, Facts]:
        """The games that are there by their numbers; those of another ladder are refused."""
        found = self._lines.read()
        planned = {match.number: list(match.bots) for match in self.matches()}
        for game in found:
            if game.seed != self.seed or planned.get(game.number) != game.bots:
                raise KeyflowerError(f"{self._lines.path}: holds another ladder, give a new folder")
        return {game.number: game.facts() for game in found}

    def play(self, engine: Engine, advance: Callable[[int], None] = lambda _games: None) -> None:
        """Play what is missing."""
        work = partial(play_ladder_game, self.seed)
        engine.run_missing(work, self.matches(), self.finished(), self._lines.add, advance)


def measure(ladder: Ladder) -> dict[str, Any]:
    """The figures of all levels, as `ladder.json` has them."""
    games = [(number, b"", facts) for number, facts in ladder.finished().items()]
    every = sum_up(ladder.contests[0], games).bots
    by_size = {
        contest.players: sum_up(
            contest, [game for game in games if len(game[2].bots) == contest.players]
        ).bots
        for contest in ladder.contests
    }
    return {
        "games": len(games),
        "seed": ladder.seed,
        "provisional": len(games) < PROVISIONAL * len(SIZES),
        "levels": {
            level.id: {
                "bot": level.bot,
                "rating": round(every[level.bot].rating.mu, 2),
                "sigma": round(every[level.bot].rating.sigma, 2),
                "ms": round(every[level.bot].ms_per_decision or 0.0, 2),
                "players": {
                    str(size): _figures(bots.get(level.bot)) for size, bots in by_size.items()
                },
            }
            for level in ladder.levels
        },
    }


def _figures(bot: BotResults | None) -> dict[str, Any]:
    """A bot at tables of one size: its share of the wins with its interval, and its points."""
    if bot is None:
        return {"seats": 0}
    return {
        "seats": bot.games,
        "share": round(bot.win_share, 4),
        "low": round(bot.low, 4),
        "high": round(bot.high, 4),
        "points": round(bot.score_mean or 0.0, 1),
    }


def page(found: dict[str, Any]) -> str:
    """The figures as a page of the documentation."""
    levels: dict[str, Any] = found["levels"]
    ratings = [["level", "bot", "rating", "openskill", "ms for each answer"]]
    sizes = [["level", *(f"{size} players" for size in SIZES)]]
    for name, level in levels.items():
        known = f"{level['rating']:.1f} ± {2 * level['sigma']:.1f}"
        points = str(in_points(level["rating"]))
        bot = f"`{level['bot']}`"
        ratings.append([name.capitalize(), bot, points, known, f"{level['ms']:.1f}"])
        cells = [_cell(level["players"][str(size)]) for size in SIZES]
        sizes.append([name.capitalize(), *cells])
    return TEXT.format(
        ratings=markdown_table(ratings),
        games=found["games"],
        seed=found["seed"],
        few=" Too few to separate neighbours for certain." if found["provisional"] else "",
        sizes=markdown_table(sizes),
    )


def _cell(found: dict[str, Any]) -> str:
    if not found["seats"]:
        return "–"
    interval = f"{found['low']:.0%} to {found['high']:.0%}".replace("%", " %")
    return f"{found['share'] * 100:.1f} % ({interval}), {found['points']:.0f}"
