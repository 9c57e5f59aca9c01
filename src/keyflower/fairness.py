"""Checking the draws of a record: does each follow from what was sealed before the first?"""

from collections.abc import Iterator
from dataclasses import dataclass

from keyflower.catalogue import Catalogue
from keyflower.formats.record import Record
from keyflower.formats.seals import Seal
from keyflower.game import Replay
from keyflower.rules.chance import SECRET, outcome_text, parse_outcome
from keyflower.rules.draws import Draws, choice
from keyflower.rules.lookup import Lookup, lookup_of
from keyflower.rules.setup import deal, fresh_state


@dataclass(frozen=True)
class Draw:
    """One draw of a record, and what it was made from, by the rules."""

    entry: int
    """The entry of the log: 0 is the deal, unless the game started from a position."""
    pool: list[str]
    """Every piece that could be drawn, in order."""
    drew: str
    seal: Seal | None
    """What decides it; None if it happened before the first seal."""
    number: int
    """Counts the draws under a seal from 1."""

    @property
    def expected(self) -> str:
        """What the seal decides."""
        assert self.seal is not None
        return self.pool[choice(self.seal.key(), self.number, len(self.pool))]

    @property
    def fits(self) -> bool:
        """Whether it is what the seal decides; nobody can say so without a seal."""
        return self.seal is None or self.drew == self.expected


def draws_of(record: Record, catalogue: Catalogue | None = None) -> Iterator[Draw]:
    """All draws of a record, while it is replayed: `RecordError` if it breaks the rules."""
    sheet = Sheet(record, lookup_of(catalogue))
    replay = Replay(record, catalogue)
    if record.position is None:
        yield from sheet.entry(record.deal, sheet.deal_pools())
    for move in record.moves:
        draws = Draws(b"", 1)
        replay.game.state.draws = draws
        replay.step()
        replay.game.state.draws = None
        yield from sheet.entry(move.drew, draws.pools)
    replay.check_result()


class Sheet:
    """Numbers the draws of a record, entry by entry of its log."""

    def __init__(self, record: Record, lookup: Lookup) -> None:
        self.record = record
        self.lookup = lookup
        self.at = 0
        self.seal: Seal | None = None
        self.number = 0

    def deal_pools(self) -> list[list[int]]:
        """What each draw of the deal was made from."""
        state = fresh_state(self.record.players, self.record.options, self.lookup)
        state.script = [parse_outcome(word, self.lookup.index) for word in self.record.deal]
        draws = Draws(b"", 1)
        state.draws = draws
        deal(state)
        return draws.pools

    def entry(self, drew: list[str], pools: list[list[int]]) -> Iterator[Draw]:
        """The draws of the next entry."""
        for seal in self.record.seals:
            if seal.since == self.at:
                self.seal, self.number = seal, 0
        for word, pool in zip(drew, pools):
            self.number += 1
            what = self.word(parse_outcome(word, self.lookup.index) % SECRET)
            pieces = [self.word(outcome) for outcome in pool]
            yield Draw(self.at, pieces, what, self.seal, self.number)
        self.at += 1

    def word(self, outcome: int) -> str:
        """A piece as a record names it."""
        return outcome_text(outcome, self.lookup.ids)
