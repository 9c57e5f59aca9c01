"""Checking the draws of a record: does each follow from what was committed to before the first?

And is what was committed to what a browser noted during the game? docs/fairness.md explains both;
web/src/features/fairness/check.ts does the same in the browser.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Final, Literal

from keyflower.catalogue import Catalogue
from keyflower.formats.plain_json import parse_json
from keyflower.formats.record import Record
from keyflower.formats.seals import VERSION, Seal, are_hex, hash_of, is_number
from keyflower.game.game import Replay
from keyflower.rules.chapters import chance
from keyflower.rules.chapters.setup import deal, fresh_state
from keyflower.rules.draws import choice
from keyflower.rules.errors import RecordError
from keyflower.rules.lookup import Lookup, lookup_of
from keyflower.rules.pieces import SEASON_NAMES

DAILY: Final = "daily "  # with this the seals of daily games begin; ids of tables have no spaces

Outcome = Literal["same", "unnoted", "different", "incomparable", "unused"]
"""All as noted; nothing was noted; a proof of a change; notes that don't suffice for a comparison;
bytes of this browser that were not used, or not the first ones."""


@dataclass(frozen=True)
class Noted:
    """What a browser noted during a game (web/src/features/fairness/noted.ts)."""

    game: str  # the id of the table, or `daily` and the day
    commitment: str
    version: int = VERSION  # of the seal that the page expected; 0 in notes of older pages
    seat: int | None = None  # its player's; None: a spectator's, or in a daily game
    contribution: str = ""
    hashes: list[str] = field(default_factory=list)
    """Of all contributions, by seat, when the browser revealed its own; empty: it never did."""
    earlier: list[str] = field(default_factory=list)
    """What it revealed for starts that came to nothing."""
    entries: int = 0  # of the log, as the browser saw them
    seen: str = ""  # the running hash of these entries (`Record.seen`)


@dataclass(frozen=True)
class DrawFinding:
    """One sentence of a verdict: the id of its message without `fair-`, and its variables."""

    kind: str
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """What came of a check, in sentences, and the draws that were checked."""

    outcome: Outcome
    said: list[DrawFinding]
    draws: list["Draw"] = field(default_factory=list)


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


def check(record: Record, noted: Noted | None, catalogue: Catalogue | None = None) -> Verdict:
    """Check the draws of a record, and compare it with what a browser noted.

    `RecordError` if the record breaks the rules.
    """
    if not record.seals:
        return Verdict("incomparable", [DrawFinding("unsealed")])
    problem = seals_problem(record) or noted_problem(record, noted)
    draws: list[Draw] = []
    if problem is None:
        for draw in draws_of(record, catalogue):
            draws.append(draw)
            if not draw.fits:
                problem = misfit(record, draw)
                break
    if problem is not None:
        return Verdict("different", [problem], draws)
    sealed = len([draw for draw in draws if draw.seal is not None])
    given = len([value for value in record.seals[-1].contributions if value])
    said = [DrawFinding("before", {"draws": len(draws) - sealed})] if sealed < len(draws) else []
    mixed = DrawFinding("mixed", {"count": given}) if given else DrawFinding("unmixed")
    said += [DrawFinding("good", {"draws": sealed}), mixed]
    said += [DrawFinding("unfinished")] if record.result is None else []
    outcome, compared = compare(record.seals[-1], noted)
    return Verdict(outcome, [*said, *compared, DrawFinding("scope")], draws)


def seals_problem(record: Record) -> DrawFinding | None:
    """What is wrong with the seals of a record, whatever a browser noted."""
    for seal in record.seals:
        if not seal.intact:
            return DrawFinding("secret", {"commitment": seal.commitment})
        for seat, given in enumerate(seal.contributions):
            if given and seat not in seal.contributors:
                return DrawFinding("outsider", {"seat": f"p{seat}"})
        at_deal = seal.since == 0 and record.position is None
        if seal.version > 1 and seal.covers != "rest" and not at_deal:
            return DrawFinding("start")
        if seal.version > 2 and seal.past != (
            record.past(seal.since) if seal.covers == "rest" else ""
        ):
            return DrawFinding("past")
    return None


def noted_problem(record: Record, noted: Noted | None) -> DrawFinding | None:
    """Where a record contradicts what a browser noted."""
    if noted is None:
        return None
    last = record.seals[-1]
    if noted.commitment != last.commitment:
        return DrawFinding("other-commitment", {"commitment": last.commitment})
    if noted.version < VERSION:
        return None
    if last.version < VERSION:  # only for seals of today browsers send hashes first
        return DrawFinding("old-seal") if noted.contribution else None
    if noted.game != last.game:
        return DrawFinding("other-game", {"game": last.game})
    for seat, (given, seen) in enumerate(zip(last.contributions, noted.hashes)):
        if seat == noted.seat and not given:
            continue  # it wasn't used, which is no contradiction
        if seen != (hash_of(given) if given else ""):
            return DrawFinding("other-contribution", {"seat": f"p{seat}"})
    if noted.entries > len(record.moves) + (record.position is None):
        return DrawFinding("cut", {"entries": noted.entries})
    return DrawFinding("other-moves") if noted.seen != record.seen(noted.entries) else None


def compare(last: Seal, noted: Noted | None) -> tuple[Outcome, list[DrawFinding]]:
    """What the notes of a browser add, where the record doesn't contradict them."""
    if noted is None:
        return "unnoted", [DrawFinding("not-noted", {"commitment": last.commitment})]
    said = [DrawFinding("same-commitment")]
    if min(noted.version, last.version) < VERSION:
        return "incomparable", [*said, DrawFinding("old")]
    moves = noted.entries
    said.append(DrawFinding("same-moves", {"moves": moves}) if moves else DrawFinding("no-moves"))
    outcome: Outcome = "same" if moves else "incomparable"
    if not noted.contribution:
        said.append(DrawFinding("own-none"))
        return outcome if noted.seat is None else "incomparable", said
    own = dict(enumerate(last.contributions)).get(noted.seat or 0)
    used = noted.hashes != [] and own == noted.contribution
    said += (
        [DrawFinding("own-used"), DrawFinding("others-same")]
        if used
        else [DrawFinding("own-unused")]
    )
    if noted.earlier:
        said.append(DrawFinding("repeated", {"count": len(noted.earlier)}))
    return outcome if used and not noted.earlier else "unused", said


def misfit(record: Record, draw: Draw) -> DrawFinding:
    """Which draw isn't what its seal decides, and what it should have been."""
    at = draw.entry if record.position is None else draw.entry + 1
    values: dict[str, str | int]
    values = {"number": draw.number, "drew": draw.drew, "expected": draw.expected}
    if at == 0:
        return DrawFinding("misfit-deal", values)
    move = record.moves[at - 1]
    return DrawFinding("misfit", {"at": at, "move": f"p{move.seat}: {move.do}", **values})


def draws_of(record: Record, catalogue: Catalogue | None = None) -> Iterator[Draw]:
    """All draws of a record, while it is replayed: `RecordError` if it breaks the rules."""
    lookup = lookup_of(catalogue)
    season = 0
    seal: Seal | None = None
    number = 0
    for at, (drew, pools) in enumerate(entries_of(record, lookup, catalogue)):
        outcomes = [chance.parse_outcome(word, lookup.index) for word in drew]
        started = season_started(outcomes, lookup)
        for other in record.seals:
            if other.since == at:
                seal, number = other, 0
        for outcome, pool in zip(outcomes, pools):
            whole = seal is None or seal.whole_entries
            if started > season and (whole or outcome < chance.SECRET):
                season = started
                if seal is not None and seal.covers == "seasons":
                    number = 0
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
        outcomes = [chance.parse_outcome(word, lookup.index) for word in record.deal]
        deal(state, chance.Script(outcomes, pools))
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
        data = parse_json(text)
    except ValueError as error:
        raise RecordError(f"invalid JSON: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise RecordError("expected the notes that a browser saved, with game and commitment")
    data = {"version": 0, "commitment": "", **data}  # earlier pages wrote no version
    noted = Noted(**{each.name: data[each.name] for each in fields(Noted) if each.name in data})
    texts = {name: [getattr(noted, name)] for name in ("commitment", "contribution", "seen")}
    for name, values in {**texts, "hashes": noted.hashes, "earlier": noted.earlier}.items():
        if not are_hex(values):
            raise RecordError(f"{name}: expected 64 hexadecimal digits, or none")
    seat = 0 if noted.seat is None else noted.seat
    for name, value in {"version": noted.version, "entries": noted.entries, "seat": seat}.items():
        if not is_number(value):
            raise RecordError(f"{name}: expected a number, 0 or more")
    return noted
