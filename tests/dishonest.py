"""Records of a dishonest server, which has seen what an honest browser contributed and then chose
the draws; and what that browser noted. The page's tests check the same ones."""

import json
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from tests.sealed import MINE, SECRET, play_on

from keyflower.formats.record import Record
from keyflower.formats.seals import Seal, first_seal, hash_of
from keyflower.game import Game
from keyflower.game.fairness import Noted
from keyflower.rules.draws import Draws

TABLE = "table-1"
OTHERS = "b2" * 32
INVENTED = "0f" * 32
STEPS = 12
FAVOURITE = 1  # the seat that the server wants to help
TRIES = 40

NAMES: Final = (
    "ground-first",
    "ground-first-rest",
    "ground-first-old",
    "other-id",
    "other-id-same-commitment",
    "other-id-old",
    "bot",
    "bot-allowed",
    "after-end",
    "after-end-rest",
    "after-end-old",
    "position",
    "position-old",
    "all-invented",
    "old-instead",
    "other-bytes",
    "dropped",
    "moved",
    "draws",
)
"""Those of the forgeries; it takes a while to make them."""


def honest(contributors: list[int], *given: str) -> Seal:
    """What the server committed to."""
    return Seal(TABLE, "deal", 0, contributors, SECRET, list(given))


ALONE = honest([0], MINE, "")
TOGETHER = honest([0, 1], MINE, OTHERS)
OLD = first_seal(TABLE, 0, SECRET, [MINE, ""])


def noted(seal: Seal, *hashes: str) -> Noted:
    """What the browser at the first seat noted: those hashes before it sent its own."""
    return Noted(TABLE, [seal.commitment], MINE, 0, "used", list(hashes))


NOTED = noted(ALONE, "", "")


@dataclass(frozen=True)
class Forgery:
    """A record, what somebody noted, and the problem that must be found."""

    name: str
    record: Record
    problem: str
    noted: Noted = field(default_factory=lambda: NOTED)


def played(by: Seal, steps: int = STEPS) -> Record:
    """The first steps of a game whose draws a seal decides."""
    game = Game.new(2, 0, draws=Draws(by.key(), 1))
    play_on(game, by, steps)
    record = game.record()
    record.seals = [by]
    return record


def luck(record: Record) -> int:
    """How many yellow workers more than the other the favourite seat was dealt."""
    return record.deal.count(f"p{FAVOURITE} yellow") - record.deal.count("p0 yellow")


def chosen(seals: list[Seal]) -> Record:
    """The game with the best deal for the server's favourite."""
    return max((played(by) for by in seals), key=luck)


def sealed_by(record: Record, *seals: Seal) -> Record:
    """A record with other seals than those that decide its draws."""
    found = Record.loads(record.dumps())
    found.seals = list(seals)
    return found


def moved(by: Seal, **fields: Any) -> Seal:
    """A seal with other fields, and the commitment that was published."""
    found = Seal(by.game, by.covers, by.since, by.contributors, by.secret, by.contributions)
    found.version = by.version
    for name, value in fields.items():
        setattr(found, name, value)
    found.commitment = by.commitment
    return found


def secrets() -> list[str]:
    """What the server tries."""
    return [hash_of(f"{number:064x}") for number in range(TRIES)]


def from_position(by: Seal) -> Record:
    """A game from a chosen position, whose later draws a seal decides."""
    start = chosen([honest([0], MINE, one) for one in secrets()])
    game = Game.from_state(Game.from_record(start, 0).state)
    play_on(game, by, STEPS)
    record = game.record()
    record.seals = [by]
    assert record.position is not None
    return record


@cache
def forgeries() -> dict[str, Forgery]:
    """One for each way in, by its name."""
    ground = chosen([Seal("any", "deal", 0, [], one, ["", ""]) for one in secrets()])
    end = len(ground.moves)
    other_id = chosen([replaced_id(ALONE, number) for number in range(TRIES)])
    with_bot = chosen([honest([0], MINE, one) for one in secrets()])
    late = chosen([honest([0, 1], MINE, one) for one in secrets()])
    elsewhere = played(honest([0, 1], "", MINE))
    without = played(honest([0], "", ""))
    first_id = chosen([first_seal(f"t{number}", 0, SECRET, [MINE, ""]) for number in range(TRIES)])
    alone, old = NOTED, noted(OLD)
    together = noted(TOGETHER, "", hash_of(OTHERS))
    found = [
        # a: a seal of its own first, the real one at the end, where it decides next to nothing
        Forgery("ground-first", with_seal(ground, moved(ALONE, since=end)), "secret"),
        Forgery("ground-first-rest", with_seal(ground, rest(end)), "other-commitment"),
        Forgery(
            "ground-first-old",
            with_seal(ground, first_seal(TABLE, end, SECRET, [MINE, ""])),
            "idle",
            replace(old, commitments=[OLD.commitment]),
        ),
        # b: another id of the table
        Forgery("other-id", other_id, "other-commitment"),
        Forgery("other-id-same-commitment", sealed_by(other_id, moved(ALONE, game="t7")), "secret"),
        Forgery("other-id-old", first_id, "other-game", old),
        # c: bytes for the seat of a bot
        Forgery("bot", with_bot, "outsider"),
        Forgery("bot-allowed", sealed_by(late, *late.seals), "other-commitment"),
        # d: the real seal, but from after the end
        Forgery("after-end", sealed_by(ground, moved(ALONE, since=9000)), "secret"),
        Forgery("after-end-rest", sealed_by(ground, rest(9000)), "other-commitment"),
        Forgery(
            "after-end-old",
            sealed_by(ground, first_seal(TABLE, 9000, SECRET, [MINE, ""])),
            "idle",
            old,
        ),
        # e: a position instead of the deal
        Forgery("position", from_position(ALONE), "start"),
        Forgery("position-old", from_position(OLD), "start", old),
        # f: everything invented
        Forgery("all-invented", ground, "other-commitment"),
        Forgery("old-instead", sealed_by(played(OLD), OLD), "other-commitment"),
        # What the others gave, replaced after ours arrived; ours dropped or moved
        Forgery("other-bytes", late, "other-contribution", together),
        Forgery("dropped", without, "no-contribution", alone),
        Forgery("moved", elsewhere, "no-contribution", together),
        # Draws that nothing decides
        Forgery("draws", sealed_by(ground, ALONE), "misfit-deal"),
    ]
    assert [forgery.name for forgery in found] == list(NAMES)
    return {forgery.name: forgery for forgery in found}


def rest(since: int) -> Seal:
    """The real secret, for the rest of a game."""
    return Seal(TABLE, "rest", since, [0], SECRET, [MINE, ""])


def replaced_id(by: Seal, number: int) -> Seal:
    """The same for another table."""
    return Seal(f"t{number}", by.covers, 0, by.contributors, by.secret, by.contributions)


def with_seal(record: Record, seal: Seal) -> Record:
    """A record with one more seal at its end."""
    return sealed_by(record, *record.seals, seal)


def as_notes(known: Noted) -> dict[str, object]:
    """Notes as a browser keeps them."""
    return {
        "table": TABLE,
        "game": known.game,
        "commitment": known.commitments[0],
        "seat": known.seat,
        "contribution": known.contribution,
        "given": known.given,
        "hashes": known.hashes,
    }


def as_json(record: Record) -> Any:
    """A record as data."""
    return json.loads(record.dumps())
