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
from keyflower.game import Game
from keyflower.rules.errors import KeyflowerError
from keyflower.runs.folder import make_folder, save
from keyflower.runs.pool import spread
from keyflower.runs.table import game_seed, play_out, seat_specs


@dataclass(frozen=True, slots=True)
class Totals:
    """What some games came to."""

    players: int
    games: int
    seed: int
    decisions: int
    legal: int
    cpu_seconds: float  # CPU time of all processes that played
    score_mean: float
    winner_mean: float
    score_max: int
    digest: str  # SHA-256 over the text of all records, in order


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
        make_folder(out, "records")
    digest = hashlib.sha256()
    figures = []
    work = partial(_play, players, specs, catalogue)
    seeds = (game_seed(seed, number) for number in range(games))
    with closing(spread(work, seeds, min(jobs, games))) as played:
        for number, (text, *found) in enumerate(played, 1):
            digest.update(text)
            if out is not None:
                save(text, out / f"game-{number:06}.json")
            figures.append(found)
            advance(1)
    points, seconds, decisions, legal = zip(*figures)
    return Totals(
        players=players,
        games=games,
        seed=seed,
        decisions=sum(decisions),
        legal=sum(legal),
        cpu_seconds=round(sum(seconds), 3),
        score_mean=sum(map(sum, points)) / (games * players),
        winner_mean=sum(map(max, points)) / games,
        score_max=max(map(max, points)),
        digest=digest.hexdigest(),
    )


def _play(
    players: int, specs: list[str], catalogue: Catalogue | None, seed: int
) -> tuple[bytes, list[int], float, int, int]:
    """Play a game. -> its record, the points, CPU seconds, decisions, and legal actions"""
    started = process_time()
    game = Game.new(players, seed, catalogue=catalogue)
    legal = play_out(game, specs, seed).legal
    record = game.record()
    text = record.dumps().encode()
    return text, record.result or [], process_time() - started, len(record.moves), legal
