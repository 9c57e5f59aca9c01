"""A table as it was kept: its checks, its game, and the file of one that can't continue.

What is stored may have been damaged, edited by hand, or written by another engine. Such a table
is left alone; it must never stop other tables.
"""

from collections.abc import Sequence

from keyflower.bots import parse
from keyflower.formats import position
from keyflower.formats.events import OPEN, Event
from keyflower.game import Game
from keyflower.play.errors import Broken, Refusal
from keyflower.play.rows import LogRow, SeatRow, Setup, TableRow
from keyflower.play.table import Table
from keyflower.play.typed_json import read
from keyflower.play.villagers import names
from keyflower.rules.actions import KIND_MASK, PAY_SKILL, PICK_TILES, UPGRADE
from keyflower.rules.chapters.chance import EVERYONE, SECRET, outcome_text
from keyflower.rules.errors import KeyflowerError
from keyflower.rules.log import DEALER, ENGINE, Entry
from keyflower.rules.lookup import lookup_of
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS
from keyflower.rules.view import SPECTATOR, View

FORMAT = "keyflower game file 1"

Json = dict[str, object]

DAMAGED = "this game can't go on: its stored data is damaged; you can download its game file"
"""The message for players; the details go to the log."""

END_OF_TIME = 1e11
"""The year 5138: browsers can't show every number as a date."""

HIDDEN_KINDS = (PAY_SKILL, PICK_TILES, UPGRADE)
"""Actions that may tell others what they must not know; without the game nobody can say."""


class Damaged(KeyflowerError):
    """The stored data of a table is damaged."""


def of_other_engine(row: TableRow) -> bool:
    """Whether a game was started with other rules."""
    return row.status in ("playing", "finished") and row.engine != ENGINE


def check_seats(row: TableRow, seats: list[SeatRow]) -> None:
    """`Damaged` unless a row and its seats are valid."""
    if row.broken is not None:
        raise Damaged(row.broken)
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        raise Damaged(f"there are {len(seats)} seats, not {MIN_PLAYERS} to {MAX_PLAYERS}")
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise Damaged(f"seats are numbered {[seat.seat for seat in seats]}")
    if not {*row.to_act} <= {*range(len(seats))}:
        raise Damaged(f"seats {row.to_act} are to act, of {len(seats)}")
    if row.result is not None and len(row.result) != len(seats):
        raise Damaged(f"there are {len(row.result)} results of {len(seats)} seats")
    times = (row.created_at, row.updated_at, row.finished_at or 0.0)
    if not all(0.0 <= time < END_OF_TIME for time in times):
        raise Damaged(f"no clock shows {times}")
    for seat in seats:
        if seat.kind == "bot" and not is_bot(seat.bot):
            raise Damaged(f"seat {seat.seat}: there is no bot {seat.bot!r}")


def setup_of(row: TableRow) -> Setup | None:
    """The set-up of a table; None where it is damaged."""
    try:
        setup: Setup = read(Setup, row.setup, "setup")
        return setup
    except Refusal:
        return None


def checked_setup(row: TableRow, seats: list[SeatRow]) -> Setup:
    """The set-up of a table with a valid row and seats; else `Damaged` says what is wrong."""
    check_seats(row, seats)
    try:
        setup: Setup = read(Setup, row.setup, "setup")
        return setup
    except Refusal as error:
        raise Damaged(str(error)) from None


def start_of(row: TableRow) -> Game | None:
    """The game before the first entry of its log, if it doesn't begin with the deal."""
    return None if row.origin is None else Game.from_state(position.read(row.origin))


def replay(
    table: Table, row: TableRow, seats: list[SeatRow], setup: Setup, entries: Sequence[LogRow]
) -> tuple[Game | None, list[Event]]:
    """A table's game after further entries of its log, and their events; nothing changes here."""
    if of_other_engine(row):
        raise Broken(
            f"this game was played with engine {row.engine}, here it is {ENGINE}: "
            "play on with the version it was started with"
        )
    check_entries(entries, table.seq, row.seq)
    game = table.game.clone() if table.game is not None and entries else table.game
    events = []
    for each in entries:
        if game is None:  # the first entry is the deal
            game = Game.dealt(len(seats), setup.options.rules(), each.outcomes)
            events.append(game.read_latest(game.state, each.at))
        else:
            entry = Entry(each.seat, each.action, each.outcomes)
            events.append(game.retell(entry, each.at))
    check_game(row, seats, game)
    return game, events


def is_bot(spec: str) -> bool:
    """Whether a spec names a bot of ours: no program to run, no code to load."""
    try:
        parsed = parse(spec)
        if parsed.ours:
            parsed.options()
    except KeyflowerError:
        return False
    return parsed.ours


def check_entries(entries: Sequence[LogRow], first: int, end: int) -> None:
    """`Damaged` unless these are the entries of a log from one number to another."""
    if [entry.seq for entry in entries] != list(range(first, end)):
        raise Damaged(f"the log has {len(entries)} entries from {first} on, not {end - first}")


def check_game(row: TableRow, seats: list[SeatRow], game: Game | None) -> None:
    """`Damaged` unless a replayed game matches the row."""
    if game is None:
        if row.status in ("playing", "finished"):
            raise Damaged("there is no log")
        return
    if game.players != len(seats):
        raise Damaged(f"the game has {game.players} seats, the table {len(seats)}")
    if row.status == "playing" and (game.over or row.to_act != game.to_act):
        raise Damaged(f"seats {game.to_act} are to act, not {row.to_act}")


def game_file(row: TableRow, seats: list[SeatRow], entries: list[LogRow], seat: int) -> Json:
    """The file of a game that can't continue, with everything that a viewer may know.

    A finished game is open to everyone. Before that, actions of others that may hide something
    are null, and draws of others are hidden.
    """
    viewer = OPEN if row.status == "finished" else seat
    return {
        "format": FORMAT,
        "table": row.id,
        "status": row.status,
        "engine": row.engine,
        "catalogue": row.catalogue,
        "setup": row.setup,
        "names": names(row.id, seats),
        "start": start_seen(row, viewer),
        "entries": [entry_seen(entry, viewer) for entry in entries],
    }


def start_seen(row: TableRow, viewer: int) -> object:
    """The starting position, as far as a viewer may know it."""
    if row.origin is None or viewer == OPEN:
        return row.origin
    try:
        state = position.read(row.origin)
        if viewer >= state.players:
            return None
        return position.write_view(View(state, viewer if viewer >= 0 else SPECTATOR))
    except KeyflowerError:
        return None


def entry_seen(entry: LogRow, viewer: int) -> Json:
    """One entry of a log as a viewer may know it, without the game."""
    action: int | None = entry.action
    own = viewer in (OPEN, entry.seat) or entry.seat == DEALER
    if not own and entry.action & KIND_MASK in HIDDEN_KINDS:
        action = None
    ids = lookup_of(None).ids
    return {
        "seq": entry.seq,
        "seat": entry.seat,
        "action": action,
        "drew": [drawn(outcome, ids, viewer) for outcome in entry.outcomes],
        "at": entry.at,
    }


def drawn(outcome: int, ids: list[str], viewer: int) -> str | None:
    """What was drawn: `p1 hidden` where a viewer didn't see it, None where it's damaged."""
    seat = outcome // SECRET - 1
    if seat not in (EVERYONE, viewer) and viewer != OPEN:
        return f"p{seat} hidden"
    try:
        return outcome_text(outcome, ids)
    except LookupError:
        return None
