"""Playing a contest: the games that are not yet there, each stored as soon as it is finished."""

from collections.abc import Callable
from contextlib import closing

from keyflower.arena.engines import Engine
from keyflower.arena.results import Results, summed_up
from keyflower.arena.store import Store


def play_missing(
    store: Store, engine: Engine, advance: Callable[[int], None] = lambda _games: None
) -> None:
    """Play what the folder lacks of its contest; whoever interrupts finds complete games there."""
    there = store.finished()
    missing = (match for match in store.contest.matches() if match.number not in there)
    with closing(engine(missing)) as games:
        for finished in games:
            store.add(finished)
            advance(1)


def results_of(store: Store) -> Results:
    """What the games that are there came to."""
    return summed_up(store.contest, store.games())
