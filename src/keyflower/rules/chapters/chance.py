"""Chance: the only place where anything is random, and where what came of it is written down.

Every outcome is one int: what was drawn, and who alone may see it (I6). A replay takes the
outcomes from the record instead of the generator, so it needs no seed.
"""

from typing import Final

from keyflower.rules.draws import Source, kind_at
from keyflower.rules.errors import DrawMissing, RecordError
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, SKILL_NAMES, SKILLS
from keyflower.rules.state import State

# Outcomes: a worker is its colour, then skills, sides of summer boats, tiles; for the eyes of
# one seat alone, (seat + 1) * SECRET is added.
SKILL_OUTCOME: Final = 4
SIDE_OUTCOME: Final = 8
TILE_OUTCOME: Final = 16
WORKERS_DRAWN: Final = list(range(COLOURS))
SKILLS_DRAWN: Final = list(range(SKILL_OUTCOME, SKILL_OUTCOME + SKILLS))
SIDES_DRAWN: Final = [SIDE_OUTCOME, SIDE_OUTCOME + 1]
WORDS: Final = (*COLOUR_NAMES, *SKILL_NAMES, "", "side a", "side b")  # of all but tiles
SECRET: Final = 128
EVERYONE: Final = -1

MASK64: Final = (1 << 64) - 1


def mix_seed(seed: int) -> int:
    """A well-stirred 64-bit start for the generator from any seed."""
    return scramble((seed ^ seed >> 64) & MASK64)


def scramble(x: int) -> int:
    """The output function of SplitMix64: the same on every platform."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK64
    return x ^ x >> 31


def random_below(state: State, n: int) -> int:
    """A random whole number from 0 to n - 1."""
    state.rng = (state.rng + 0x9E3779B97F4A7C15) & MASK64
    return scramble(state.rng) * n >> 64


class Generator(Source):
    """The generator of a state."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def pick(self, outcomes: list[int], counts: list[int], viewer: int) -> int:
        """Any piece, each as likely as the others."""
        return kind_at(counts, random_below(self.state, sum(counts)))


class Script(Source):
    """The outcomes of a record, one after the other.

    `pools` is given what each was drawn from, if somebody asks: every piece as its outcome.
    """

    def __init__(self, outcomes: list[int], pools: list[list[int]] | None = None) -> None:
        super().__init__()
        self.left = outcomes[:]
        self.pools = pools

    def pick(self, outcomes: list[int], counts: list[int], viewer: int) -> int:
        """The next one of the record, if it is possible."""
        if self.pools is not None:
            self.pools.append([outcomes[i] for i in range(len(counts)) for _ in range(counts[i])])
        if not self.left:
            there = [i for i in range(len(counts)) if counts[i]]
            raise DrawMissing(viewer, [outcomes[i] for i in there], [counts[i] for i in there])
        recorded = self.left.pop(0)
        if recorded // SECRET - 1 != viewer:
            raise RecordError("this seat wasn't allowed to see that draw")
        what = recorded % SECRET
        if what not in outcomes or not counts[outcomes.index(what)]:
            raise RecordError("what was drawn is not there to be drawn")
        return outcomes.index(what)


def draw_kind(draws: Source, outcomes: list[int], counts: list[int], viewer: int) -> int:
    """Draw one piece from a mixed lot and take it out; -1 when there is none (I7)."""
    if not any(counts):
        return -1
    kind = draws.pick(outcomes, counts, viewer)
    draws.outcomes.append(outcomes[kind] + (viewer + 1) * SECRET)
    counts[kind] -= 1
    return kind


def draw_tile(draws: Source, tiles: list[int], viewer: int) -> int:
    """Draw one of several tiles and take it out."""
    outcomes = [TILE_OUTCOME + tile for tile in tiles]
    return tiles.pop(draw_kind(draws, outcomes, [1] * len(tiles), viewer))


def draw_worker(state: State, seat: int, draws: Source) -> bool:
    """U8, I6: a random worker from the bag goes behind a screen; False when the bag is empty."""
    colour = draw_kind(draws, WORKERS_DRAWN, state.bag, seat)
    if colour < 0:
        return False
    state.screen[seat * COLOURS + colour] += 1
    return True


def draw_skill(state: State, seat: int, draws: Source) -> bool:
    """I6: a random skill from the pile goes behind a screen; False when the pile is empty."""
    kind = draw_kind(draws, SKILLS_DRAWN, state.pile, seat)
    if kind < 0:
        return False
    state.skills[seat * SKILLS + kind] += 1
    return True


def outcome_text(outcome: int, ids: list[str]) -> str:
    """An outcome as a word of the record: `red`, `saw`, `side a`, `miner`; `p1 red` if secret."""
    viewer = outcome // SECRET - 1
    what = outcome % SECRET
    word = ids[what - TILE_OUTCOME] if what >= TILE_OUTCOME else WORDS[what]
    return word if viewer == EVERYONE else f"p{viewer} {word}"


def parse_outcome(text: str, index: dict[str, int]) -> int:
    """The outcome that a word of a record names."""
    viewer = EVERYONE
    word = text
    if len(text) > 3 and text[0] == "p" and text[1].isdigit() and text[2] == " ":
        viewer = int(text[1])
        word = text[3:]
    secret = (viewer + 1) * SECRET
    if word and word in WORDS:
        return secret + WORDS.index(word)
    if word in index:
        return secret + TILE_OUTCOME + index[word]
    raise RecordError(f"{text!r} can't be drawn: expected a colour, a skill, a side or a tile")
