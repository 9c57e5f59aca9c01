"""Game files of honest and of dishonest servers: what a browser noted, what a check must say.

A dishonest server wants draws of its choice. Each kind of forgery is a way to get them, or to make
a file pass for the game that was played. The page's tests check the same files.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from tests.sealed import MINE, SECRET, play_on, played

from keyflower.formats.record import Record
from keyflower.formats.seals import Seal, first_seal, hash_of
from keyflower.game import Game
from keyflower.game.fairness import Noted, Outcome
from keyflower.rules.draws import Draws

TABLE = "table-1"
OTHERS = "b2" * 32
INVENTED = "0f" * 32
STEPS = 12
REST = 6  # the entry from which a continued game goes on
FAVOURITE = 1  # the seat that the server wants to help
TRIES = 12


@dataclass(frozen=True)
class GameFile:
    """A record, what a browser noted, and what a check must say first."""

    record: Record
    noted: Noted
    outcome: Outcome
    kind: str = ""  # of a sentence that the verdict must have


Make = Callable[[int], GameFile]  # from a number: the same kind with other bytes and moves


def secret_of(number: int) -> str:
    return hash_of(f"{number:064x}")


def honest(contributors: list[int], *given: str, number: int = 0) -> Seal:
    """What the server committed to."""
    secret = secret_of(number) if number else SECRET
    return Seal(TABLE, "deal", 0, contributors, secret, list(given))


def noted_of(record: Record, seat: int | None = 0, game: str = TABLE) -> Noted:
    """What the browser of a seat notes in an honest game."""
    last = record.seals[-1]
    entries = len(record.moves) + (record.position is None)
    known = Noted(game, last.commitment, entries=entries, seen=record.seen(entries))
    if seat is None:
        return known
    hashes = [given and hash_of(given) for given in last.contributions]
    return replace(known, seat=seat, contribution=last.contributions[seat], hashes=hashes)


def luck(record: Record) -> int:
    """How many yellow workers more than the other the favourite seat was dealt."""
    return record.deal.count(f"p{FAVOURITE} yellow") - record.deal.count("p0 yellow")


def chosen(seals: list[Seal], number: int) -> Record:
    """The game with the best deal for the server's favourite."""
    best = max(seals, key=lambda by: luck(played(by, 0)))
    return played(best, STEPS, number)


def sealed_by(record: Record, *seals: Seal) -> Record:
    """A record with other seals than those that decide its draws."""
    found = Record.loads(record.dumps())
    found.seals = list(seals)
    return found


def altered(by: Seal, **fields: Any) -> Seal:
    """A seal with other fields, and the commitment that was published."""
    found = Seal(by.game, by.covers, by.since, by.contributors, by.secret, by.contributions)
    for name, value in {"past": by.past, "version": by.version, **fields}.items():
        setattr(found, name, value)
    found.commitment = by.commitment
    return found


def tried(number: int) -> list[str]:
    """What the server tries."""
    return [secret_of(1000 * (number + 1) + at) for at in range(TRIES)]


def alone(number: int) -> Record:
    return played(honest([0], MINE, "", number=number), STEPS, number)


def together(number: int) -> Record:
    return played(honest([0, 1], MINE, OTHERS, number=number), STEPS, number)


def continued(number: int) -> Record:
    """A game that goes on from an entry of another one."""
    first = honest([0], MINE, "", number=number)
    game = Game.new(2, 0, draws=Draws(first.key(), 1))
    play_on(game, first, REST - 1, number)
    past = game.record().past(REST)
    second = Seal("table-2", "rest", REST, [0], secret_of(number + 9000), [OTHERS, ""], past)
    play_on(game, second, STEPS, number)
    record = game.record()
    record.seals = [first, second]
    return record


def from_position(start: Record, number: int, seal: Callable[[str], Seal]) -> Record:
    """A game from a position, whose later draws a seal decides.

    seal: makes it from the hash of the past.
    """
    game = Game.from_state(Game.from_record(start, 0).state)
    by = seal(game.record().past(0))
    play_on(game, by, STEPS, number)
    record = game.record()
    record.seals = [by]
    assert record.position is not None
    return record


# ---- Forgeries


def invented_first(number: int, last: Callable[[Seal, int], Seal], kind: str) -> GameFile:
    """A seal of the server's choice decides the draws; the noted one stands at the end."""
    real = honest([0], MINE, "", number=number)
    ground = chosen([Seal("any", "deal", 0, [], one, ["", ""]) for one in tried(number)], number)
    file = sealed_by(ground, *ground.seals, last(real, len(ground.moves)))
    return GameFile(file, noted_of(alone(number)), "different", kind)


def only_seal(number: int, seal: Callable[[Seal], Seal], kind: str) -> GameFile:
    """Draws of the server's choice with another seal, after it saw all bytes."""
    real = alone(number)
    ground = chosen([Seal("any", "deal", 0, [], one, ["", ""]) for one in tried(number)], number)
    return GameFile(sealed_by(ground, seal(real.seals[0])), noted_of(real), "different", kind)


def other_id(number: int) -> GameFile:
    ids = [Seal(f"t{at}", "deal", 0, [0], SECRET, [MINE, ""]) for at in range(TRIES)]
    return GameFile(chosen(ids, number), noted_of(alone(0)), "different", "other-commitment")


def other_id_same_commitment(number: int) -> GameFile:
    found = other_id(number)
    seal = altered(alone(0).seals[0], game="t7")
    return replace(found, record=sealed_by(found.record, seal), kind="secret")


def other_table(number: int) -> GameFile:
    """The commitment that was shown is that of another table."""
    file = played(Seal("t7", "deal", 0, [0], SECRET, [MINE, ""]), STEPS, number)
    return GameFile(file, noted_of(file), "different", "other-game")


def bytes_of_a_bot(number: int) -> GameFile:
    file = chosen([honest([0], MINE, one) for one in tried(number)], number)
    return GameFile(file, noted_of(alone(0)), "different", "outsider")


def bot_allowed(number: int) -> GameFile:
    file = chosen([honest([0, 1], MINE, one) for one in tried(number)], number)
    return GameFile(file, noted_of(alone(0)), "different", "other-commitment")


def others_replaced(number: int) -> GameFile:
    file = chosen([honest([0, 1], MINE, one) for one in tried(number)], number)
    return GameFile(file, noted_of(together(0)), "different", "other-contribution")


def others_dropped(number: int) -> GameFile:
    file = played(honest([0, 1], MINE, ""), STEPS, number)
    return GameFile(file, noted_of(together(0)), "different", "other-contribution")


def open_seat_filled(number: int) -> GameFile:
    """Bytes for a seat that had none when the browser revealed its own."""
    noted = noted_of(played(honest([0, 1], MINE, ""), STEPS, number))
    file = chosen([honest([0, 1], MINE, one) for one in tried(number)], number)
    return GameFile(file, noted, "different", "other-contribution")


def own_replaced(number: int) -> GameFile:
    file = chosen([honest([0, 1], one, OTHERS) for one in tried(number)], number)
    return GameFile(file, noted_of(together(0)), "different", "other-contribution")


def own_moved(number: int) -> GameFile:
    file = played(honest([0, 1], "", MINE), STEPS, number)
    noted = noted_of(played(honest([0, 1], MINE, ""), STEPS, number))
    return GameFile(file, noted, "different", "other-contribution")


def answer_lost(number: int) -> GameFile:
    """C: the bytes were revealed and not used: without them the draws pleased the server."""
    file = played(honest([0], "", "", number=number), STEPS, number)
    known = replace(noted_of(file), contribution=MINE, hashes=[hash_of(MINE), ""])
    return GameFile(file, known, "unused", "own-unused")


def passed_over(number: int) -> GameFile:
    """The game started without asking for the bytes whose hash had been sent."""
    file = played(honest([0], "", "", number=number), STEPS, number)
    return GameFile(file, replace(noted_of(file), contribution=MINE), "unused", "own-unused")


def never_asked(number: int) -> GameFile:
    """A: other bytes at the seat of a browser that has revealed none."""
    file = chosen([honest([0], one, "") for one in tried(number)], number)
    known = replace(noted_of(file), contribution=MINE, hashes=[])
    return GameFile(file, known, "unused", "own-unused")


def repeated(number: int) -> GameFile:
    """B: the browser revealed bytes more than once, and the server took those that it liked."""
    file = alone(number)
    return GameFile(file, replace(noted_of(file), earlier=[INVENTED]), "unused", "repeated")


def shut_out(number: int) -> GameFile:
    """F: the server let no browser contribute."""
    file = played(honest([], "", "", number=number), STEPS, number)
    return GameFile(file, noted_of(file), "incomparable", "own-none")


def foreign_bytes(number: int) -> GameFile:
    """A: bytes at the seat of a browser that was told that it may not contribute."""
    file = chosen([honest([0], one, "") for one in tried(number)], number)
    known = replace(noted_of(file), contribution="", hashes=[])
    return GameFile(file, known, "incomparable", "own-none")


def unseen(number: int) -> GameFile:
    """D: any game under the seal, for a browser that noted no moves."""
    file = alone(number)
    return GameFile(file, replace(noted_of(file), entries=0, seen=""), "incomparable", "no-moves")


def other_moves(number: int) -> GameFile:
    """D: another game under the same seal."""
    by = honest([0], MINE, "", number=number)
    real, shown = played(by, STEPS, number), played(by, STEPS, number + 5000)
    return GameFile(shown, noted_of(real), "different", "other-moves")


def cut(number: int) -> GameFile:
    by = honest([0], MINE, "", number=number)
    file = played(by, STEPS - 3, number)
    return GameFile(file, noted_of(played(by, STEPS, number)), "different", "cut")


def other_past(number: int) -> GameFile:
    """E: the same seal for the rest, after another beginning."""
    real = continued(number)
    first, second = real.seals
    game = Game.new(2, 0, draws=Draws(first.key(), 1))
    play_on(game, first, REST - 1, number + 5000)
    play_on(game, second, STEPS, number)
    file = game.record()
    file.seals = [first, second]
    known = replace(noted_of(real, game="table-2"), entries=0, seen="")
    return GameFile(file, known, "different", "past")


def other_position(number: int) -> GameFile:
    """E: another hidden hand at the start, with the past that was committed to."""
    seals: list[Seal] = []

    def seal(past: str) -> Seal:
        by = Seal(TABLE, "rest", 0, [0], SECRET, [MINE, ""], seals[0].past if seals else past)
        seals.append(by)
        return by

    real = from_position(alone(number), number, seal)
    file = from_position(alone(number + 5000), number, seal)
    return GameFile(file, noted_of(real), "different", "past")


def position_instead(number: int) -> GameFile:
    """A game that starts at a position, with the seal of a game from its deal."""
    real = alone(number)
    start = chosen([honest([0], MINE, one) for one in tried(number)], number)
    file = from_position(start, number, lambda _: real.seals[0])
    return GameFile(file, noted_of(real), "different", "start")


def old_seal(number: int, version: int) -> GameFile:
    """The server committed to less: new pages expect a seal of today."""
    by = first_seal(TABLE, 0, secret_of(number), [MINE, ""])
    if version == 2:
        by = Seal(TABLE, "deal", 0, [0], secret_of(number), [MINE, ""], version=2)
    file = played(by, STEPS, number)
    return GameFile(file, noted_of(file), "different", "old-seal")


def old_seal_shown(number: int) -> GameFile:
    """The same for a browser that has sent no bytes: the game may have started before an update."""
    found = old_seal(number, 2)
    known = replace(found.noted, seat=None, contribution="", hashes=[])
    return replace(found, noted=known, outcome="incomparable", kind="old")


def draw_changed(number: int, of_deal: bool) -> GameFile:
    """A piece that the seal didn't give."""
    real = alone(number)
    data = as_json(real)
    for move in data["moves"]:
        del move["check"]
    ground = chosen([Seal("any", "deal", 0, [], one, ["", ""]) for one in tried(number)], number)
    if of_deal:
        data["deal"] = ground.deal
        data["moves"] = []
        known = replace(noted_of(real), entries=1, seen=real.seen(1))
        return GameFile(Record.loads(json.dumps(data)), known, "different", "misfit-deal")
    file = sealed_by(ground, real.seals[0])
    known = replace(noted_of(ground), commitment=real.seals[0].commitment)
    known = replace(known, contribution=MINE, hashes=[hash_of(MINE), ""])
    return GameFile(file, known, "different", "misfit-deal")


FORGERIES: Final[dict[str, Make]] = {
    "invented-first": lambda n: invented_first(n, lambda by, end: altered(by, since=end), "secret"),
    "invented-first-rest": lambda n: invented_first(
        n,
        lambda by, end: Seal(TABLE, "rest", end, [0], by.secret, [MINE, ""]),
        "past",
    ),
    "after-end": lambda n: only_seal(n, lambda by: altered(by, since=9000), "secret"),
    "all-invented": lambda n: only_seal(
        n, lambda by: replace_secret(by, INVENTED), "other-commitment"
    ),
    "old-instead": lambda n: only_seal(
        n, lambda by: first_seal(TABLE, 0, by.secret, [MINE, ""]), "other-commitment"
    ),
    "other-secret": lambda n: only_seal(n, lambda by: altered(by, secret=INVENTED), "secret"),
    "other-id": other_id,
    "other-id-same-commitment": other_id_same_commitment,
    "other-table": other_table,
    "bytes-of-a-bot": bytes_of_a_bot,
    "bot-allowed": bot_allowed,
    "others-replaced": others_replaced,
    "others-dropped": others_dropped,
    "open-seat-filled": open_seat_filled,
    "own-replaced": own_replaced,
    "own-moved": own_moved,
    "answer-lost": answer_lost,
    "passed-over": passed_over,
    "never-asked": never_asked,
    "repeated": repeated,
    "shut-out": shut_out,
    "foreign-bytes": foreign_bytes,
    "unseen": unseen,
    "other-moves": other_moves,
    "cut": cut,
    "other-past": other_past,
    "other-position": other_position,
    "position-instead": position_instead,
    "sealed-as-1": lambda n: old_seal(n, 1),
    "sealed-as-2": lambda n: old_seal(n, 2),
    "sealed-as-2-spectator": old_seal_shown,
    "deal-changed": lambda n: draw_changed(n, of_deal=True),
    "draws-of-another": lambda n: draw_changed(n, of_deal=False),
}


def replace_secret(by: Seal, secret: str) -> Seal:
    return Seal(by.game, by.covers, by.since, by.contributors, secret, by.contributions)


# ---- Honest files


def kept(record: Record, seat: int | None = 0, game: str = TABLE) -> GameFile:
    return GameFile(record, noted_of(record, seat, game), "same", "good")


def left_early(number: int) -> GameFile:
    """The browser saw only the first moves."""
    record = alone(number)
    return GameFile(record, replace(noted_of(record), entries=5, seen=record.seen(5)), "same")


HONEST: Final[dict[str, Make]] = {
    "alone": lambda n: kept(alone(n)),
    "together": lambda n: kept(together(n)),
    "guest": lambda n: kept(together(n), 1),
    "spectator": lambda n: kept(together(n), None),
    "left-early": left_early,
    "continued": lambda n: kept(continued(n), game="table-2"),
    "from-position": lambda n: kept(
        from_position(
            alone(n), n, lambda past: Seal(TABLE, "rest", 0, [0], SECRET, [MINE, ""], past)
        )
    ),
    "daily": lambda n: kept(
        played(Seal("daily 2026-11-17", "seasons", 0, [], secret_of(n), ["", ""]), STEPS, n),
        None,
        "daily 2026-11-17",
    ),
}


def as_notes(known: Noted) -> dict[str, object]:
    """Notes as a browser keeps them."""
    return {"table": TABLE, **vars(known)}


def as_json(record: Record) -> Any:
    """A record as data."""
    return json.loads(record.dumps())
