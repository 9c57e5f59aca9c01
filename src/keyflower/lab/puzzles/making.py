"""Puzzles from games of strong bots, for `keyflower puzzles`."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import product
from time import monotonic
from typing import Final

from keyflower.bots.seeds import derived_seed
from keyflower.coach.puzzle import GRADES, THEMES, Puzzle, shipped
from keyflower.game import Game
from keyflower.lab.engine import Engine
from keyflower.lab.puzzles.finding import find
from keyflower.rules.pieces import BOAT, MAX_PLAYERS, MIN_PLAYERS, TURN_ORDER, WINTER
from keyflower.rules.state import BUILD, TRANSPORT, TURN
from keyflower.rules.view import View
from keyflower.runs.table import Turns

BOT: Final = "trained"
MIN_PER_THEME: Final = 40  # puzzles that a theme must have to be chosen at all
THEME_SHARE: Final = 3  # at most one in so many puzzles has the same theme


def find_in_game(game: tuple[int, int]) -> list[Puzzle]:
    """Play a game of some players and with a seed, and find its puzzles."""
    return [puzzle for view in positions(*game) if (puzzle := find(view))]


def positions(players: int, seed: int) -> Iterator[View]:
    """What the seats see in winter at the starts of turns, transports and builds."""
    game = Game.new(players, seed)
    phase = TURN
    with closing(Turns(game, [BOT] * players, seed)) as turns:
        turns.start()
        while not game.over:
            state = game.state
            goes_on = phase == state.phase == TRANSPORT
            starts = state.phase in (TURN, BUILD, TRANSPORT) and not goes_on
            if state.season == WINTER and starts:
                yield game.view(game.to_act[0])
            phase = state.phase
            turns.advance()


def make(engine: Engine, seed: int, seconds: float) -> list[Puzzle]:
    """Play games and look through them until the time is up."""
    end = monotonic() + seconds
    found: dict[str, Puzzle] = {}
    with closing(engine.run(find_in_game, games(seed, end))) as played:
        for puzzles in played:
            found.update((puzzle.id, puzzle) for puzzle in puzzles)
            if monotonic() > end:
                break
    return list(found.values())


def games(seed: int, end: float) -> Iterator[tuple[int, int]]:
    """Games, one after the other, until the time is up."""
    number = 0
    while monotonic() < end:
        players = MIN_PLAYERS + number % (MAX_PLAYERS - MIN_PLAYERS + 1)
        yield players, derived_seed("puzzles", seed, number)
        number += 1


def choose(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """As many as asked for, an even mix of levels and themes as far as there are enough.

    Those that people know already come first, then those with the clearest margin. Of those of one
    game with the same idea, such as two turns between which little changed, only the first is kept.
    """
    known = shipped()
    rising = sorted(puzzles, key=lambda one: (one.id in known, one.margin, one.id))
    unlike = {idea_in_game(puzzle): puzzle for puzzle in rising}
    left = Counter(puzzle.theme for puzzle in unlike.values())
    shelves: dict[object, list[Puzzle]] = {each: [] for each in product(GRADES, THEMES)}
    for puzzle in rising:
        if unlike[idea_in_game(puzzle)] is puzzle and left[puzzle.theme] >= MIN_PER_THEME:
            shelves[puzzle.level, puzzle.theme].append(puzzle)
    out: list[Puzzle] = []
    taken: Counter[str | None] = Counter()
    while len(out) < most and any(shelves.values()):
        for shelf in shelves.values():
            if shelf and len(out) < most:
                puzzle = shelf.pop()
                if taken[puzzle.theme] < max(MIN_PER_THEME, most // THEME_SHARE):
                    taken[puzzle.theme] += 1
                    out.append(puzzle)
    return sorted(out, key=lambda puzzle: (puzzle.rating, puzzle.id))


def idea_in_game(puzzle: Puzzle) -> tuple[object, ...]:
    """Equal for puzzles of one game in which the same seat does the same thing at the same place.

    A game is known by the tiles that lie in the villages before winter ends.
    """
    seen = puzzle.seen()
    lookup = seen.board.lookup
    villages = tuple(
        tuple(
            tile
            for tile in village
            if lookup.season[tile] != WINTER and lookup.kind[tile] not in (BOAT, TURN_ORDER)
        )
        for village in seen.board.villages
    )
    if puzzle.kind == "building":
        return seen.seat, villages, puzzle.kind
    first = puzzle.turn[0].split()
    return seen.seat, villages, puzzle.kind, first[0], first[-1]
