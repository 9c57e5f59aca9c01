"""Checking the draws of a record: does each follow from what was committed to before the first?

And is what was committed to what somebody noted during the game? docs/fairness.md explains both;
web/src/features/fairness/check.ts does the same in the browser.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from keyflower.catalogue import Catalogue
from keyflower.formats.record import Record
from keyflower.formats.seals import Seal, are_hex, hash_of
from keyflower.formats.values import expect
from keyflower.game.game import Replay
from keyflower.rules.chapters import chance
from keyflower.rules.chapters.setup import deal, fresh_state
from keyflower.rules.draws import choice
from keyflower.rules.errors import RecordError
from keyflower.rules.lookup import Lookup, lookup_of
from keyflower.rules.pieces import SEASON_NAMES

DAILY: Final = "daily "  # with this the seals of daily games begin; ids of tables have no spaces


@dataclass(frozen=True)
class Noted:
    """What somebody noted during a game; what they didn't note is empty or None."""

    game: str = ""  # the id of the table, or `daily` and the day
    commitments: list[str] = field(default_factory=list)
    """Several, if it continues other games of theirs."""
    contribution: str = ""
    seat: int | None = None  # the seat that contributed
    given: str = "used"
    """What came of the contribution: used, refused, or only sent, without an answer."""
    hashes: list[str] = field(default_factory=list)
    """Of all contributions, by seat, before one's own was sent."""


@dataclass(frozen=True)
class Problem:
    """Why a record isn't what was committed to: the id of a message, and its variables."""

    kind: str
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Draw:
    """One draw of a record, and what it was made from, by the rules."""

    entry: int  # the entry of the log: 0 is the deal, unless the game started from a position
    pool: list[str]  # every piece that could be drawn, in order
    drew: str
    seal: Seal | None  # what decides it; None if it happened before the first seal
    season: str  # the season in which it is numbered, where a seal covers each by itself
    number: int  # counts the draws under a seal from 1, or those of a season

    @property
    def expected(self) -> str:
        """What the seal decides."""
        assert self.seal is not None
        return self.pool[choice(self.seal.key(self.season), self.number, len(self.pool))]

    @property
    def fits(self) -> bool:
        """Whether it is what the seal decides; nobody can say so without a seal."""
        return self.seal is None or self.drew == self.expected


def check(
    record: Record, noted: Noted, catalogue: Catalogue | None = None
) -> tuple[list[Draw], Problem | None]:
    """The draws of a record up to the first problem, if there is one.

    `RecordError` if the record breaks the rules.
    """
    draws: list[Draw] = []
    problem = seals_problem(record) or noted_problem(record, noted)
    if problem is None:
        for draw in draws_of(record, catalogue):
            draws.append(draw)
            if not draw.fits:
                return draws, misfit(record, draw)
            if not starts_in_time(draw):
                return draws, Problem("start")
        problem = reach_problem(record, noted, draws)
    return draws, problem


def seals_problem(record: Record) -> Problem | None:
    """What is wrong with the seals of a record, whatever anybody noted."""
    if not record.seals:
        return Problem("unsealed")
    for seal in record.seals:
        if not seal.intact:
            return Problem("secret", {"commitment": seal.commitment})
        for seat, given in enumerate(seal.contributions):
            if given and seat not in seal.contributors:
                return Problem("outsider", {"seat": f"p{seat}"})
        if seal.version > 1 and seal.covers != "rest" and not at_deal(record, seal):
            return Problem("start")
    return None


def noted_problem(record: Record, noted: Noted) -> Problem | None:
    """Where the last seal of a record isn't what somebody noted."""
    last = record.seals[-1]
    if noted.commitments and last.commitment not in noted.commitments:
        return Problem("other-commitment", {"commitment": last.commitment})
    name = last.game.rpartition(" ")[0] if of_one_season(last) else last.game
    if noted.game and noted.game != name:
        return Problem("other-game", {"game": name})
    if noted.contribution and noted.given == "used" and not is_used(last, noted):
        return Problem("no-contribution")
    if noted.hashes:
        for seat, (one, seen) in enumerate(zip(last.contributions, noted.hashes)):
            if seat != noted.seat and seen != (hash_of(one) if one else ""):
                return Problem("other-contribution", {"seat": f"p{seat}"})
    return None


def is_used(seal: Seal, noted: Noted) -> bool:
    """Whether a seal has what somebody contributed, at their seat if that is known."""
    if noted.seat is None:
        return noted.contribution in seal.contributions
    return seal.contributions[noted.seat : noted.seat + 1] == [noted.contribution]


def reach_problem(record: Record, noted: Noted, draws: list[Draw]) -> Problem | None:
    """Whether the seals that somebody noted decide all draws that they should."""
    named = [seal for seal in record.seals if seal.commitment in noted.commitments]
    if not named:
        return None
    first = record.seals.index(named[0])
    if record.seals[first:] != named:
        return Problem("unnamed")
    if any(all(draw.seal is not seal for draw in draws) for seal in named):
        return Problem("idle")
    # A seal of version 1 doesn't say that it continues something.
    return Problem("start") if named[0].version == 1 and not at_deal(record, named[0]) else None


def at_deal(record: Record, seal: Seal) -> bool:
    """Whether a seal decides a game from its deal on."""
    return seal.since == 0 and record.position is None


def of_one_season(seal: Seal) -> bool:
    """Whether a seal has the draws of one season of a daily game: those of version 1 did."""
    return seal.version == 1 and seal.game.startswith(DAILY)


def starts_in_time(draw: Draw) -> bool:
    """Whether the seal of a season has no draws of another one."""
    seal = draw.seal
    return seal is None or not of_one_season(seal) or seal.game.endswith(f" {draw.season}")


def misfit(record: Record, draw: Draw) -> Problem:
    """Which draw isn't what its seal decides, and what it should have been."""
    at = draw.entry if record.position is None else draw.entry + 1
    values: dict[str, str | int]
    values = {"number": draw.number, "drew": draw.drew, "expected": draw.expected}
    if at == 0:
        return Problem("misfit-deal", values)
    move = record.moves[at - 1]
    return Problem("misfit", {"at": at, "move": f"p{move.seat}: {move.do}", **values})


def draws_of(record: Record, catalogue: Catalogue | None = None) -> Iterator[Draw]:
    """All draws of a record, while it is replayed: `RecordError` if it breaks the rules."""
    lookup = lookup_of(catalogue)
    season = 0
    seal: Seal | None = None
    number = 0
    for at, (drew, pools) in enumerate(entries_of(record, lookup, catalogue)):
        outcomes = [chance.parse_outcome(word, lookup.index) for word in drew]
        started = season_started(outcomes, lookup)
        if started > season:
            season = started
            if seal is not None and seal.covers == "seasons":
                number = 0
        for other in record.seals:
            if other.since == at:
                seal, number = other, 0
        for outcome, pool in zip(outcomes, pools):
            number += 1
            words = [chance.outcome_text(each, lookup.ids) for each in pool]
            what = chance.outcome_text(outcome % chance.SECRET, lookup.ids)
            yield Draw(at, words, what, seal, SEASON_NAMES[season], number)


def entries_of(
    record: Record, lookup: Lookup, catalogue: Catalogue | None
) -> Iterator[tuple[list[str], list[list[int]]]]:
    """For each entry of the log what was drawn, and what each draw was made from."""
    replay = Replay(record, catalogue)
    if record.position is None:
        pools: list[list[int]] = []
        state = fresh_state(record.players, record.options, lookup)
        state.draws = chance.Script(
            [chance.parse_outcome(word, lookup.index) for word in record.deal], pools
        )
        deal(state)
        yield record.deal, pools
    for move in record.moves:
        replay.pools = []
        replay.step()
        yield move.drew, replay.pools
    replay.check_result()


def season_started(outcomes: list[int], lookup: Lookup) -> int:
    """The season whose tiles were laid out with an entry of a log; -1 if none was."""
    for outcome in outcomes:
        if chance.TILE_OUTCOME <= outcome < chance.SECRET:  # a tile that everyone saw
            season = lookup.season[outcome - chance.TILE_OUTCOME]
            if season >= 0:
                return season
    return -1


def read_notes(text: str) -> Noted:
    """What a browser noted, as it saves it; `RecordError` says what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"invalid JSON: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise RecordError("expected the notes that a browser saved, with game and commitment")
    if not are_hex(data.get("hashes", [])):
        raise RecordError("hashes: expected a list of 64 hexadecimal digits each, or none")
    for name in ("commitment", "contribution"):
        if not are_hex([data.get(name, "")]):
            raise RecordError(f"{name}: expected 64 hexadecimal digits")
    return Noted(
        game=data["game"],
        commitments=[data["commitment"]] if data.get("commitment") else [],
        contribution=data.get("contribution", ""),
        seat=None if data.get("seat") is None else expect(data["seat"], int, "seat"),
        given=str(data.get("given", "used")),
        hashes=data.get("hashes", []),
    )
