"""Games again: a new one from a moment of another, and records from elsewhere."""

import asyncio
from functools import partial
from typing import Annotated

from msgspec import Meta

from keyflower.formats import position
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.play.rows import Sealed, SeatRow, Setup, TableOptions, replace
from keyflower.play.seals import all_seals, new_secret
from keyflower.play.table import MOST_WITH_UNDO
from keyflower.play.villagers import free_face, known_face
from keyflower.rules.errors import KeyflowerError
from keyflower.server.bots.opponents import Spec, checked_spec
from keyflower.server.settings import MOST_ENTRIES
from keyflower.server.storage import Identity
from keyflower.server.tables import LiveTable
from keyflower.server.tables.create import log_rows, new_row, person
from keyflower.server.tables.faults import is_bot
from keyflower.server.tables.quotas import check_record
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.wire import Seq
from keyflower.server.web.errors import Refusal, WrongTime
from keyflower.server.web.text import checked_name
from keyflower.server.web.wire import Body


class ContinueBody(Body, frozen=True):
    """Continue a finished game from some point: the asker's seat, and the bot for the others."""

    at: Seq
    seat: Annotated[int, Meta(ge=0, le=5)]
    bot: Spec = "planner"


async def go_on(
    registry: TableRegistry, old: LiveTable, body: ContinueBody, me: Identity
) -> LiveTable:
    """A new game against bots that continues a finished one from some point."""
    checked_spec(body.bot)
    past = old.finished("only a finished game can be continued")
    check_day(old)
    if not 1 <= body.at <= len(old.events) or body.seat >= len(old.seats):
        raise Refusal(f"at is 1 to {len(old.events)}, seat 0 to {len(old.seats) - 1}")
    if body.at > MOST_WITH_UNDO:
        raise Refusal(f"continue from one of the first {MOST_WITH_UNDO} entries", "game-too-long")
    game = await asyncio.to_thread(past.after, body.at)
    if game.over:
        raise Refusal("the game is over at that point: continue from an earlier one", "over")
    now = registry.services.steady()
    seats = [
        person(seat, me) if seat == body.seat else SeatRow(seat=seat, kind="bot", bot=body.bot)
        for seat in range(len(old.seats))
    ]
    for row in seats:
        row.owes_since = now if row.seat in game.to_act else None
    setup = Setup(old.setup.options)
    earlier = [seal for seal in all_seals(old.row, old.seats, past) if seal.since < body.at]
    new = replace(
        new_row(registry, setup, me.id, seats),
        status="playing",
        origin=old.row.origin,
        sealed=new_secret(seats, body.at, earlier),
        seq=body.at,
        to_act=game.to_act,
        due_at=now,
    )
    entries = log_rows(game, [event.at for event in old.events])
    return await registry.add_game(new, seats, entries)


async def keep_record(registry: TableRegistry, text: str, me: Identity) -> LiveTable:
    """A record from elsewhere as a finished table, to be watched and gone on from."""
    try:
        record, game, result = await asyncio.to_thread(replayed, text)
    except KeyflowerError as error:
        raise Refusal(str(error), "bad-file") from None
    seats: list[SeatRow] = []
    for seat in range(record.players):
        seats.append(recorded(seat, recorded_name(record, seat), seats))
    options = TableOptions(record.options.boat_4a_on_turn_order, record.options.boat_3b_leftovers)
    origin = None if game.origin is None else position.write(game.origin)
    new = new_row(registry, Setup(options), None, seats)
    row = replace(
        new,
        status="finished",
        origin=origin,
        seq=len(game.log),
        finished_at=new.created_at,
        result=result,
        uploaded_by=me.id,
        sealed=Sealed("", 0, [seal.write() for seal in record.seals]),
    )
    entries = log_rows(game, [new.created_at] * len(game.log))
    allow = partial(check_record, registry.services.settings.limits)
    return await registry.add(row, seats, entries, allow)


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


def check_day(table: LiveTable) -> None:
    """Refuse what could show a day's deal to others while their games still count."""
    if not table.is_open:
        raise WrongTime(
            "others still play this daily game: wait until its day is closed", "day-open"
        )
