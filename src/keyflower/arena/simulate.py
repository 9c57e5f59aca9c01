"""Many games between bots: totals, and one digest of all their records."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final

from keyflower.arena.interrupts import interrupts_later
from keyflower.arena.play import play_game, seat_specs
from keyflower.arena.pool import spread
from keyflower.bots import check
from keyflower.bots.seeds import derived_seed
from keyflower.catalogue import Catalogue
from keyflower.rules.errors import KeyflowerError

MOST_IN_CHUNK: Final = 16
"""Games that a process plays before it reports: few enough for a lively progress bar."""


@dataclass(frozen=True, slots=True)
class Run:
    """Which games to play: the same run is the same games, on any machine."""

    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    catalogue: Catalogue | None = None

    def __post_init__(self) -> None:
        for spec in seat_specs(self.players, self.bots):
            check(spec)
        if self.games < 1:
            raise KeyflowerError(f"{self.games} games: at least one is needed")


@dataclass(slots=True)
class Totals:
    """What a run came to."""

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
class _Chunk:
    """Some games of a run, for one process."""

    run: Run
    first: int
    after: int


@dataclass(frozen=True, slots=True)
class _Finished:
    """One game of a chunk, with all that the totals need."""

    text: str
    decisions: int
    legal: int
    points: list[int]


def simulate(
    run: Run,
    jobs: int,
    out: Path | None = None,
    advance: Callable[[int], None] = lambda _games: None,
) -> Totals:
    """Play all games of a run in `jobs` processes; write each record into the folder `out`."""
    if jobs < 1:
        raise KeyflowerError(f"{jobs} jobs: at least one is needed")
    if out is not None:
        _make_folder(out)
    digest = hashlib.sha256()
    decisions = legal = points = winners = number = 0
    best = 0
    seconds = 0.0
    jobs = min(jobs, run.games)
    with closing(spread(_play_chunk, _chunks(run, jobs), jobs)) as chunks:
        for finished, cpu in chunks:
            seconds += cpu
            for game in finished:
                number += 1
                data = game.text.encode()
                digest.update(data)
                if out is not None:
                    save(data, out / f"game-{number:06}.json")
                decisions += game.decisions
                legal += game.legal
                points += sum(game.points)
                winner = max(game.points)
                winners += winner
                best = max(best, winner)
            advance(len(finished))
    return Totals(
        players=run.players,
        games=run.games,
        seed=run.seed,
        decisions=decisions,
        legal=legal,
        cpu_seconds=round(seconds, 3),
        score_mean=points / (run.games * run.players),
        winner_mean=winners / run.games,
        score_max=best,
        digest=digest.hexdigest(),
    )


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run, counted from 0: runs of other seeds share none of them."""
    return derived_seed("game", seed, number)


def save(data: bytes, path: Path) -> None:
    """Write a whole file or none: first under another name, then renamed."""
    partial = path.with_name(f".{path.name}.partial")
    with interrupts_later():  # the other name must not be left behind
        try:
            partial.write_bytes(data)
            partial.replace(path)
        except OSError as error:
            raise KeyflowerError(f"{path}: can't be written: {error.strerror}") from error
        finally:
            partial.unlink(missing_ok=True)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise KeyflowerError(f"{folder}: is in the way of a folder for the records") from None
    except OSError as error:
        raise KeyflowerError(f"{folder}: can't be made: {error.strerror}") from error


def _chunks(run: Run, jobs: int) -> Iterator[_Chunk]:
    size = max(1, min(MOST_IN_CHUNK, run.games // (jobs * 4)))
    for first in range(0, run.games, size):
        yield _Chunk(run, first, min(first + size, run.games))


def _play_chunk(chunk: _Chunk) -> tuple[list[_Finished], float]:
    run = chunk.run
    started = process_time()
    finished = []
    for number in range(chunk.first, chunk.after):
        played = play_game(run.players, game_seed(run.seed, number), run.bots, run.catalogue)
        record = played.record
        finished.append(
            _Finished(record.dumps(), played.decisions, played.legal, record.result or [])
        )
    return finished, process_time() - started
