"""Games again: a new one from a moment of another, and records from elsewhere."""

from typing import Final, NamedTuple

from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.play.creating import Person, log_rows, new_row, person
from keyflower.play.errors import Refusal, WrongTime
from keyflower.play.kept import is_bot
from keyflower.play.opponents import checked_spec
from keyflower.play.rows import LogRow, Sealed, SeatRow, Setup, TableOptions, TableRow, replace
from keyflower.play.seals import all_seals, new_secret
from keyflower.play.table import MOST_WITH_UNDO, Table
from keyflower.play.text import checked_name
from keyflower.play.views import write_record
from keyflower.play.villagers import free_face, known_face, names
from keyflower.rules.errors import KeyflowerError

MOST_ENTRIES: Final = 3000  # entries of a record: five times what a long game of six has


class Seated(NamedTuple):
    """A table to be kept, with seats and log."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[LogRow]


def continue_from(old: Table, at: int, seat: int, bot: str, me: Person, pledge: str = "") -> Seated:
    """A new game against bots that continues a finished one from some point.

    pledge: the hash of what the person's browser contributes to the draws; the bots wait for it.
    """
    checked_spec(bot)
    past = old.finished("only a finished game can be continued")
    check_day(old)
    if not 1 <= at <= len(old.events) or seat >= len(old.seats):
        raise Refusal(f"at is 1 to {len(old.events)}, seat 0 to {len(old.seats) - 1}")
    if at > MOST_WITH_UNDO:
        raise Refusal(f"continue from one of the first {MOST_WITH_UNDO} entries", "game-too-long")
    game = past.after(at)
    if game.over:
        raise Refusal("the game is over at that point: continue from an earlier one", "over")
    now = old.steady()
    seats = [
        person(each, me) if each == seat else SeatRow(seat=each, kind="bot", bot=bot)
        for each in range(len(old.seats))
    ]
    seats[seat].pledge = pledge
    for row in seats:
        row.owes_since = now if row.seat in game.to_act else None
    earlier = [seal for seal in all_seals(old.row, old.seats, past) if seal.since < at]
    new = replace(
        new_row(Setup(old.setup.options), me.id, seats, old.now()),
        status="playing",
        origin=old.row.origin,
        sealed=new_secret(seats, at, earlier, write_record(past.clone()).past(at)),
        seq=at,
        to_act=game.to_act,
        due_at=now,
    )
    return Seated(new, seats, log_rows(game, [event.at for event in old.events]))


def table_of_record(text: str, identity: str, now: float) -> Seated:
    """A record from elsewhere as a finished table, to be watched and gone on from."""
    try:
        record, game, result = replayed(text)
    except KeyflowerError as error:
        raise Refusal(str(error), "bad-file") from None
    seats: list[SeatRow] = []
    for seat in range(record.players):
        seats.append(recorded(seat, recorded_name(record, seat), seats))
    options = TableOptions(record.options.boat_4a_on_turn_order, record.options.boat_3b_leftovers)
    row = replace(
        new_row(Setup(options), None, seats, now),
        status="finished",
        origin=None if game.origin is None else position.write(game.origin),
        seq=len(game.log),
        finished_at=now,
        result=result,
        uploaded_by=identity,
        sealed=Sealed("", 0, [seal.write() for seal in record.seals]),
    )
    return Seated(row, seats, log_rows(game, [now] * len(game.log)))


def record_of(table: Table) -> Record:
    """The record of a finished game, with what its draws were decided by."""
    game = table.finished("you can download the game file once the game is over")
    check_day(table)
    record = write_record(game.clone())
    record.names = names(table.id, table.seats)
    record.seals = all_seals(table.row, table.seats, game)
    return record


def recorded_name(record: Record, seat: int) -> str:
    """A seat's name in a record from elsewhere, if there is one and it is fit to be shown."""
    try:
        return checked_name(record.names[seat])
    except (IndexError, KeyflowerError):
        return ""


def recorded(seat: int, name: str, others: list[SeatRow]) -> SeatRow:
    """A seat of a record from elsewhere: a bot, a villager, a person, or nobody known."""
    if is_bot(name):
        return SeatRow(seat=seat, kind="bot", bot=name)
    face = known_face(name.lower()) if name.istitle() else ""
    if face and free_face(face, others):
        return SeatRow(seat=seat, kind="person", face=face)
    return SeatRow(seat=seat, kind="person", name=name)


def replayed(text: str) -> tuple[Record, Game, list[int] | None]:
    """A record that was read and gone through to its end, and the points if it is over."""
    record = Record.loads(text)
    if len(record.moves) > MOST_ENTRIES:
        raise Refusal(
            f"a record has at most {MOST_ENTRIES} moves here, not {len(record.moves)}", "bad-file"
        )
    replay = Replay(record)
    while replay.at < len(record.moves):
        replay.step()
    replay.check_result()
    game = replay.game
    return record, game, [score.total for score in game.scores()] if game.over else None


def check_day(table: Table) -> None:
    """Refuse what could show a day's deal to others while their games still count."""
    if not table.is_open:
        raise WrongTime(
            "others still play this daily game: wait until its day is closed", "day-open"
        )
