"""Who sits where: taking and leaving seats, bots on seats, and the start of the game."""

import msgspec

from keyflower.game import Game
from keyflower.rules.log import ENGINE
from keyflower.rules.view import SPECTATOR
from keyflower.server.errors import NotAllowed, Refusal, SeatFreed, Stale, Unknown, WrongTime
from keyflower.server.identity import new_invite
from keyflower.server.opponents import checked_spec
from keyflower.server.quotas import check_bots
from keyflower.server.seals import LastContribution, hashes_of, may_contribute, source_of
from keyflower.server.setup import STAND_IN
from keyflower.server.storage import Identity, LogRow, SeatRow, TableRow
from keyflower.server.storage.statements.games import count_usage, is_removed
from keyflower.server.tables.stored import News, StoredTable
from keyflower.server.text import checked_name, distinct
from keyflower.server.villagers import free_face


class Seating:
    """The seats of one table."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    async def sit(self, me: Identity, seat: int) -> None:
        """Take an open seat."""
        await self._table.alone(self._sit(me, seat))

    async def sit_here(self, me: Identity, seat: int, name: str) -> None:
        """Give an open seat to somebody else at the device of a person who has one."""
        shown = checked_name(name)
        await self._table.alone(self._sit_here(me, seat, shown))

    async def fill(self, identity: str, seat: int, bot: str | None) -> None:
        """The host puts a bot on a seat, or opens it (None): whoever sat there loses the seat."""
        if bot is not None:
            checked_spec(bot)
        await self._table.alone(self._fill(identity, seat, bot))

    async def renew(self, identity: str) -> None:
        """The host gets a new invitation, and the old one stops working."""
        await self._table.alone(self._renew(identity))

    async def leave(self, identity: str) -> None:
        """Give up a seat: before the start it is open again, during the game a bot plays it."""
        await self._table.alone(self._leave(identity))

    async def come_back(self, identity: str) -> None:
        """Take a seat back from the bot."""
        await self._table.alone(self._come_back(identity))

    async def start(
        self, identity: str, fill: str | None, last: LastContribution | None = None
    ) -> None:
        """Deal; open seats get a bot, where one is named.

        last: what the host's browser contributes.
        """
        if fill is not None:
            checked_spec(fill)
        await self._table.alone(self._start(identity, fill, last))

    async def set_next(self, table_id: str) -> None:
        """The table at which these people play next."""
        await self._table.alone(self._set_next(table_id))

    # ---- One at a time

    async def _sit(self, me: Identity, seat: int) -> None:
        self._check_open(seat)
        seats = self._table.seats
        if self._table.seats_of(me.id):
            raise Refusal("you have a seat already: leave it to take another", "seated")
        if await self._table.services.store.read(is_removed, self._table.id, me.id):
            raise SeatFreed("the host has freed your seat: ask for a new invitation")
        await self._set(
            SeatRow(
                seat=seat,
                kind="person",
                identity=me.id,
                name=distinct(me.name, [row.name for row in seats]),
                face=free_face(me.face, seats),
            )
        )

    async def _sit_here(self, me: Identity, seat: int, name: str) -> None:
        self._check_open(seat)
        self._table.own_seat(me.id)
        shown = distinct(name, [row.name for row in self._table.seats])
        await self._set(SeatRow(seat=seat, kind="person", identity=me.id, name=shown))

    async def _fill(self, identity: str, seat: int, bot: str | None) -> None:
        self._check_waiting()
        self._check_seat(seat)
        self._check_host(identity)
        row = self._table.seats[seat]
        if seat == next(iter(self._table.seats_of(identity)), None):
            raise NotAllowed("that's your own seat: leave it instead", "own-seat")
        if bot is None:
            others = [each.identity for each in self._table.seats if each.seat != seat]
            gone = row.identity or ""
            await self._set(SeatRow(seat=seat), removed="" if gone in others else gone)
            return
        if row.kind == "person" and row.identity != identity:
            raise NotAllowed("someone has that seat: free it first", "seat-taken")
        await self._check_first_bot()
        await self._set(SeatRow(seat=seat, kind="bot", bot=bot))

    async def _set(self, row: SeatRow, removed: str = "") -> None:
        seats = self._table.seats[:]
        seats[row.seat] = row
        await self._store(self._table.row, seats, removed=removed)

    async def _renew(self, identity: str) -> None:
        self._check_waiting()
        self._check_host(identity)
        table = self._table
        await table.store(msgspec.structs.replace(table.row, invite=new_invite()), table.seats, [])
        table.announce(News(0, whole=True))

    async def _leave(self, identity: str) -> None:
        table = self._table
        shown = table.seat_of(identity)
        leaving = table.seats_of(identity)
        if not leaving:
            table.own_seat(identity)
        seats = table.copied_seats()
        row = msgspec.structs.replace(table.row)
        if row.status == "waiting":
            for seat in leaving:
                seats[seat] = SeatRow(seat=seat)
            people = [each.identity for each in seats if each.kind == "person"]
            if not people:
                row.status = "abandoned"
            elif identity == row.host:
                row.host = people[0]
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
            return
        staying = any(seats[seat].identity and not seats[seat].stand_in for seat in leaving)
        await self._store(row, seats, unhooked=identity == table.row.host and not staying)

    async def _come_back(self, identity: str) -> None:
        table = self._table
        table.playing()
        seat = table.own_seat(identity)
        if not table.seats[seat].stand_in:
            return
        seats = table.copied_seats()
        seats[seat].stand_in = False
        if seat in table.row.to_act:
            seats[seat].owes_since = table.services.steady()
        await self._store(table.row, seats)

    async def _start(self, identity: str, fill: str | None, last: LastContribution | None) -> None:
        self._check_waiting()
        self._check_host(identity)
        if any(row.kind == "open" for row in self._table.seats):
            if fill is None:
                raise Refusal(
                    "some seats are free: wait, or choose a bot to fill them", "seats-free"
                )
            await self._check_first_bot()
        seats = self._table.copied_seats()
        if last is not None:
            if last.others != hashes_of(seats):
                raise Stale("someone else has contributed to the draws: look again")
            mine = self._table.seat_of(identity)
            if mine == SPECTATOR or not may_contribute(self._table.row, mine):
                raise Refusal("your seat doesn't contribute to the draws: start without")
            seats[mine].contribution = last.value
        await self._deal(seats, fill or STAND_IN)

    async def _deal(self, seats: list[SeatRow], fill: str) -> None:
        """Begin the game, open seats with a bot."""
        table = self._table
        services = table.services
        now = services.now()
        source = source_of(table.row, seats, None)
        draws = None if source is None else source.draws()
        game = Game.new(len(seats), services.chance(), table.setup.options.rules(), draws=draws)
        game.seed = None
        for each in seats:
            if each.kind == "open":
                each.kind, each.bot = "bot", fill
            each.reserve = float(table.setup.pace.reserve)
            each.owes_since = services.steady() if each.seat in game.to_act else None
        row = msgspec.structs.replace(
            table.row,
            status="playing",
            to_act=game.to_act,
            engine=ENGINE,
            catalogue=game.state.lookup.version,
        )
        first = game.log[0]
        await table.store(row, seats, [LogRow(0, first.seat, first.action, first.outcomes, now)])
        table.game = game
        table.events = [game.read_latest(game.state, now)]
        services.metrics.games.inc()
        table.announce(News(0, whole=True))

    async def _set_next(self, table_id: str) -> None:
        if self._table.row.next_table is not None:
            raise Stale("there is a rematch already")
        row = msgspec.structs.replace(self._table.row, next_table=table_id)
        await self._store(row, self._table.seats)

    async def _store(
        self, row: TableRow, seats: list[SeatRow], unhooked: bool = False, removed: str = ""
    ) -> None:
        await self._table.store(row, seats, [], unhooked=unhooked, removed=removed)
        self._table.announce(News(self._table.seq))

    # ---- Checks

    async def _check_first_bot(self) -> None:
        """Refuse the first bot at a table whose host has too many games with bots."""
        table = self._table
        most = table.services.settings.limits
        host = table.row.host
        if most.bot_games and host and all(row.kind != "bot" for row in table.seats):
            now = table.services.now()
            check_bots(most, await table.services.store.read(count_usage, host, ENGINE, now))

    def _check_waiting(self) -> None:
        if self._table.row.status != "waiting":
            raise WrongTime("the game has already started, or was abandoned", "started")

    def _check_host(self, identity: str) -> None:
        if identity != self._table.row.host:
            raise NotAllowed("only the host of the table can do this", "host-only")

    def _check_open(self, seat: int) -> None:
        self._check_waiting()
        self._check_seat(seat)
        if self._table.seats[seat].kind != "open":
            raise WrongTime("this seat is taken", "seat-taken")

    def _check_seat(self, seat: int) -> None:
        last = len(self._table.seats) - 1
        if not 0 <= seat <= last:
            raise Unknown(f"there is no seat {seat}: seats are 0 to {last}")
