"""What the games of a ladder came to: the ratings of the levels, as data and as a page."""

from typing import Any, Final

from keyflower.arena.intervals import share_interval
from keyflower.arena.ladder_games import SIZES, Ladder, LadderGame
from keyflower.arena.ratings import rate
from keyflower.levels import in_points

PROVISIONAL: Final = 200
"""With fewer games at tables of each size the ratings are provisional."""


def measured(ladder: Ladder) -> dict[str, Any]:
    """The figures of all levels, as `ladder.json` has them."""
    games = ladder.finished()
    bots = [level.bot for level in ladder.levels]
    ratings = rate(bots, [(game.bots, game.facts.ranks()) for game in games])
    return {
        "games": len(games),
        "seed": ladder.seed,
        "provisional": len(games) < PROVISIONAL * len(SIZES),
        "levels": {
            level.id: {
                "bot": level.bot,
                "rating": round(ratings[level.bot].mu, 2),
                "sigma": round(ratings[level.bot].sigma, 2),
                "ms": round(_milliseconds(games, level.bot), 2),
                "players": {
                    str(size): _at_tables(
                        [game for game in games if len(game.bots) == size], level.bot
                    )
                    for size in SIZES
                },
            }
            for level in ladder.levels
        },
    }


def _milliseconds(games: list[LadderGame], bot: str) -> float:
    """For each answer, on average."""
    answers = micros = 0
    for game in games:
        for seat, name in enumerate(game.bots):
            if name == bot:
                answers += game.answers[seat]
                micros += game.micros[seat]
    return micros / max(answers, 1) / 1000


def _at_tables(games: list[LadderGame], bot: str) -> dict[str, Any]:
    """A bot at tables of one size: its share of the wins with its interval, and its points."""
    wins: list[float] = []
    seats: list[int] = []
    points = 0
    for game in games:
        own = [seat for seat, name in enumerate(game.bots) if name == bot]
        if own:
            shares = game.facts.wins()
            wins.append(sum(shares[seat] for seat in own))
            seats.append(len(own))
            points += sum(game.points[seat] for seat in own)
    if not seats:
        return {"seats": 0}
    low, high = share_interval(wins, seats, len(games[0].bots))
    return {
        "seats": sum(seats),
        "share": round(sum(wins) / sum(seats), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(points / sum(seats), 1),
    }


def page(found: dict[str, Any]) -> str:
    """The figures as a page of the documentation."""
    levels: dict[str, Any] = found["levels"]
    lines = [
        "# Levels",
        "",
        "The opponents of the lobby, from weakest to strongest, rated by games of all six against",
        "each other. This page is generated: `./keyflower ladder` plays the games and writes it.",
        "",
        "| level | bot | rating | openskill | ms for each answer |",
        "|---|---|---|---|---|",
    ]
    for name, level in levels.items():
        lines.append(
            f"| {name.capitalize()} | `{level['bot']}` | {in_points(level['rating'])} |"
            f" {level['rating']:.1f} ± {2 * level['sigma']:.1f} | {level['ms']:.1f} |"
        )
    lines += [
        "",
        f"{found['games']:,} games, seed {found['seed']}."
        + (" Too few to separate neighbours for certain." if found["provisional"] else ""),
        "The rating is 1500 plus 30 for each point that openskill's mu lies above 25. With two",
        "players 100 more are about two wins in three.",
        "",
        "## By the number of players",
        "Wins for each seat (95 %), and mean points. All mixtures of levels are played, so an",
        "average level has one over the number of players.",
        "",
        "| level | " + " | ".join(f"{size} players" for size in SIZES) + " |",
        "|---" * (len(SIZES) + 1) + "|",
    ]
    for name, level in levels.items():
        cells = [_cell(level["players"][str(size)]) for size in SIZES]
        lines.append(f"| {name.capitalize()} | {' | '.join(cells)} |")
    lines += [
        "",
        "## Measuring again",
        "```sh",
        "./keyflower ladder --games 400 --seed 1 --out ladder --compiled",
        "```",
        "",
        "It continues where it was stopped. Copy its `ladder.json` to `src/keyflower/ladder.json`,",
        "which the lobby reads, and its `levels.md` to `docs/measurements/levels.md`.",
    ]
    return "\n".join(lines) + "\n"


def _cell(found: dict[str, Any]) -> str:
    if not found["seats"]:
        return "–"
    interval = f"{found['low']:.0%} to {found['high']:.0%}".replace("%", " %")
    return f"{found['share'] * 100:.1f} % ({interval}), {found['points']:.0f}"
