"""Who sits where, each change as a step: taking and leaving seats, bots, the start, the curtain."""

import secrets
from collections.abc import Sequence

from keyflower.formats.seals import hash_of
from keyflower.game import Game
from keyflower.play.errors import NotAllowed, Refusal, Stale, Unknown, WrongTime
from keyflower.play.rows import STAND_IN, SeatRow
from keyflower.play.seals import asks_for, is_locked, source_of
from keyflower.play.step import Step
from keyflower.play.table import Table
from keyflower.play.villagers import free_face, make_distinct
from keyflower.rules.log import ENGINE
from keyflower.rules.view import SPECTATOR


def sit(table: Table, identity: str, name: str, face: str, seat: int) -> Step:
    _check_open(table, seat)
    if table.seats_of(identity):
        raise Refusal("you have a seat already: leave it to take another", "seated")
    return _set(table, person(table.seats, seat, identity, name, face))


def sit_here(table: Table, identity: str, name: str, seat: int) -> Step:
    """Give an open seat to somebody else at the device of a person who has one."""
    _check_open(table, seat)
    table.own_seat(identity)
    return _set(table, person(table.seats, seat, identity, name))


def fill(table: Table, identity: str, seat: int, bot: str | None) -> Step:
    """The host puts a bot on a seat, or opens it (None): whoever sat there loses the seat."""
    _check_waiting(table)
    _check_seat(table, seat)
    _check_host(table, identity)
    row = table.seats[seat]
    if seat == next(iter(table.seats_of(identity)), None):
        raise NotAllowed("that's your own seat: leave it instead", "own-seat")
    if bot is not None:
        if row.kind == "person" and row.identity != identity:
            raise NotAllowed("someone has that seat: free it first", "seat-taken")
        return _set(table, SeatRow(seat=seat, kind="bot", bot=bot))
    step = _set(table, SeatRow(seat=seat))
    if row.identity is not None and not any(s.identity == row.identity for s in step.seats):
        step.removed = row.identity
    return step


def renew(table: Table, identity: str, invite: str) -> Step:
    """The host gets a new invitation, and the old one stops working."""
    _check_waiting(table)
    _check_host(table, identity)
    step = Step(table)
    step.row.invite = invite
    step.whole = True
    return step


def leave(table: Table, identity: str) -> Step | None:
    """Give up a seat: before the start it is open again, during the game a bot plays it."""
    shown = table.seat_of(identity)
    leaving = table.seats_of(identity)
    if not leaving:
        table.own_seat(identity)
    step = Step(table)
    row, seats = step.row, step.seats
    if row.status == "waiting":
        for seat in leaving:
            seats[seat] = SeatRow(seat=seat)
        people = [each.identity for each in seats if each.kind == "person"]
        if not people:
            row.status = "abandoned"
        elif identity == row.host:
            row.host = people[0]
        _reopened(step)
    elif row.daily and row.status == "playing":
        raise NotAllowed(
            "no bot plays a daily game for you: it waits until you come back", "no-stand-in"
        )
    elif row.status == "playing":
        # Of those who share a device, the one whose side is shown; nobody's: all of them.
        for seat in leaving if shown == SPECTATOR else [shown]:
            seats[seat].stand_in = True
            seats[seat].pass_mode = ""
    else:
        return None
    staying = any(seats[seat].identity and not seats[seat].stand_in for seat in leaving)
    step.host_left = identity == table.row.host and not staying
    return step


def come_back(table: Table, identity: str) -> Step | None:
    """Take a seat back from the bot."""
    table.playing()
    seat = table.own_seat(identity)
    if not table.seats[seat].stand_in:
        return None
    step = Step(table)
    step.seats[seat].stand_in = False
    if seat in table.row.to_act:
        step.seats[seat].owes_since = table.steady()
    return step


def replace_late(table: Table) -> Step | None:
    """Let a bot play for those whose time is up."""
    step = Step(table)
    late = [step.seats[seat] for seat in step.row.to_act if _is_late(table, table.seats[seat])]
    if table.row.status != "playing" or not late:
        return None
    for row in late:
        row.stand_in = True
        row.pass_mode = ""
        row.reserve = 0.0
    return step


def show(table: Table, identity: str, seat: int | None) -> Step:
    """Where people share a device, show the side of one of them; None closes the curtain."""
    table.playing()
    if seat is not None and seat not in table.seats_of(identity):
        raise NotAllowed("that seat isn't played on this device", "not-here")
    step = Step(table)
    step.show(identity, seat)
    return step


def close_curtain(table: Table, identity: str | None) -> Step | None:
    """A page was opened: whoever holds a device that people share must say who they are."""
    mine = table.seats_of(identity)
    if identity is None or table.row.status != "playing" or len(mine) < 2:
        return None
    return show(table, identity, None) if any(table.seats[seat].unlocked for seat in mine) else None


def pledge(table: Table, identity: str, digest: str, away: Sequence[int] = ()) -> Step | None:
    """The hash of what a browser will contribute to the draws; too late is not an error.

    The host's comes last and makes the list final, with the seats that are `away` and contribute
    nothing. If a browser then doesn't reveal its bytes, the host's comes again, and all start over.
    """
    seat = table.own_seat(identity)
    asked = asks_for(table.row, table.seats, table.game, seat)
    step = Step(table)
    if asked == "last":
        if _reopened(step):
            return step
        for row in step.seats:
            row.pledge = "" if row.seat in away else row.pledge
    elif asked != "hash":
        return None
    step.seats[seat].pledge = digest
    return step


def reveal(table: Table, identity: str, value: str) -> Step | None:
    """The bytes of a browser, after all hashes are known; too late is not an error."""
    seat = table.own_seat(identity)
    if asks_for(table.row, table.seats, table.game, seat) != "bytes":
        return None
    step = Step(table)
    _contribute(step.seats[seat], value)
    return step


def _contribute(row: SeatRow, value: str) -> None:
    if hash_of(value) != row.pledge:
        raise Refusal("these bytes don't match the hash that your browser has sent")
    row.contribution = value


def _reopened(step: Step) -> bool:
    """Open a final list of hashes again: all browsers start over. -> whether it was final"""
    locked = is_locked(step.table.row, step.table.seats) or is_locked(step.row, step.seats)
    if locked:
        for row in step.seats:
            row.pledge = row.contribution = ""
    return locked


def start(table: Table, identity: str, fill: str | None = None, value: str = "") -> Step:
    """Deal; open seats get a bot, where one is named. value: the bytes of the host's browser."""
    _check_waiting(table)
    _check_host(table, identity)
    if fill is None and any(row.kind == "open" for row in table.seats):
        raise Refusal("some seats are free: wait, or choose a bot to fill them", "seats-free")
    step = Step(table)
    if value:
        mine = step.seats[table.own_seat(identity)]
        late = [row for row in step.seats if row.pledge and not row.contribution]
        if late != [mine]:
            raise Stale("not all browsers have revealed their bytes: look again")
        _contribute(mine, value)
    _deal(step, fill or STAND_IN)
    return step


def _deal(step: Step, fill: str) -> None:
    """Begin the game, open seats with a bot."""
    setup = step.table.setup
    source = source_of(step.row, step.seats, None)
    draws = None if source is None else source.draws()
    chance = secrets.randbits(64)
    game = Game.new(len(step.seats), chance, setup.options.rules(), draws=draws)
    game.seed = None
    for each in step.seats:
        if each.kind == "open":
            each.kind, each.bot = "bot", fill
        each.reserve = float(setup.pace.reserve)
        each.owes_since = step.table.steady() if each.seat in game.to_act else None
    step.row.status = "playing"
    step.row.engine = ENGINE
    step.row.catalogue = game.state.lookup.version
    step.game = game
    step.events = [game.read_latest(game.state, step.table.now())]
    step.whole = True


def set_next(table: Table, table_id: str) -> Step:
    """The table at which these people play next."""
    if table.row.next_table is not None:
        raise Stale("there is a rematch already")
    step = Step(table)
    step.row.next_table = table_id
    return step


def person(others: list[SeatRow], seat: int, identity: str, name: str, face: str = "") -> SeatRow:
    """A seat with a person on it, who looks and is called like nobody else at the table."""
    return SeatRow(
        seat=seat,
        kind="person",
        identity=identity,
        name=make_distinct(name, [row.name for row in others]),
        face=free_face(face, others),
    )


def _set(table: Table, row: SeatRow) -> Step:
    step = Step(table)
    step.seats[row.seat] = row
    _reopened(step)
    return step


def _is_late(table: Table, row: SeatRow) -> bool:
    end = None if row.is_bot else row.deadline(table.setup.pace)
    return end is not None and end <= table.steady()


def _check_waiting(table: Table) -> None:
    if table.row.status != "waiting":
        raise WrongTime("the game has already started, or was abandoned", "started")


def _check_host(table: Table, identity: str) -> None:
    if identity != table.row.host:
        raise NotAllowed("only the host of the table can do this", "host-only")


def _check_open(table: Table, seat: int) -> None:
    _check_waiting(table)
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise WrongTime("this seat is taken", "seat-taken")


def _check_seat(table: Table, seat: int) -> None:
    last = len(table.seats) - 1
    if not 0 <= seat <= last:
        raise Unknown(f"there is no seat {seat}: seats are 0 to {last}")
