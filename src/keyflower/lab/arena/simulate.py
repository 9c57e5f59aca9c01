"""Many games between bots: totals, and one digest of all their records."""

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time

from keyflower.bots import check
from keyflower.catalogue import Catalogue
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import save
from keyflower.runs.pool import spread
from keyflower.runs.table import game_seed, play_game, seat_specs


@dataclass(frozen=True, slots=True)
class Totals:
    """What some games came to."""

    players: int
    games: int
    seed: int
    decisions: int
    legal: int
    cpu_seconds: float
    """CPU time of all processes that played."""
    score_mean: float
    winner_mean: float
    score_max: int
    digest: str
    """SHA-256 over the text of all records, in order."""


@dataclass(frozen=True, slots=True)
class _Finished:
    """A game with all that the totals need."""

    text: bytes
    decisions: int
    legal: int
    points: list[int]
    cpu_seconds: float


def simulate(
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    jobs: int,
    catalogue: Catalogue | None = None,
    out: Path | None = None,
    advance: Callable[[int], None] = lambda _games: None,
) -> Totals:
    """Play games in `jobs` processes; write each record into the folder `out`.

    The same players, games, seed, bots and catalogue are the same games, on any machine.
    """
    specs = seat_specs(players, bots)
    for spec in specs:
        check(spec)
    for count, what in ((games, "games"), (jobs, "jobs")):
        if count < 1:
            raise KeyflowerError(f"{count} {what}: at least one is needed")
    if out is not None:
        _make_folder(out)
    digest = hashlib.sha256()
    decisions = legal = points = winners = best = 0
    seconds = 0.0
    work = partial(_play, players, specs, catalogue)
    seeds = (game_seed(seed, number) for number in range(games))
    with closing(spread(work, seeds, min(jobs, games))) as played:
        for number, game in enumerate(played, 1):
            digest.update(game.text)
            if out is not None:
                save(game.text, out / f"game-{number:06}.json")
            decisions += game.decisions
            legal += game.legal
            seconds += game.cpu_seconds
            points += sum(game.points)
            winners += max(game.points)
            best = max(best, *game.points)
            advance(1)
    return Totals(
        players=players,
        games=games,
        seed=seed,
        decisions=decisions,
        legal=legal,
        cpu_seconds=round(seconds, 3),
        score_mean=points / (games * players),
        winner_mean=winners / games,
        score_max=best,
        digest=digest.hexdigest(),
    )


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise KeyflowerError(f"{folder}: is in the way of a folder for the records") from None
    except OSError as error:
        raise KeyflowerError(f"{folder}: can't be made: {error.strerror}") from error


def _play(players: int, specs: list[str], catalogue: Catalogue | None, seed: int) -> _Finished:
    started = process_time()
    played = play_game(players, seed, specs, catalogue)
    text = played.record.dumps().encode()
    points = played.record.result or []
    return _Finished(text, played.decisions, played.legal, points, process_time() - started)
