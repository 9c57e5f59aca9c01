"""Those who are not at their table hear that it's their turn, or that the game is over."""

import asyncio
from typing import Literal

from keyflower.server.notify import Notice
from keyflower.server.storage import SeatRow, TableRow
from keyflower.server.tables.presence import Presence
from keyflower.server.tables.stored import StoredTable
from keyflower.server.villagers import names


class Absent:
    """Notices of one table."""

    def __init__(self, table: StoredTable, presence: Presence) -> None:
        self._table = table
        self._presence = presence

    def after(self, before: TableRow) -> None:
        """Something was stored: tell those whom it concerns, unless they come back by then."""
        table = self._table
        row = table.row
        if not self._among_people():
            return
        if row.status == "playing":
            new = [seat for seat in row.to_act if seat not in before.to_act]
            if any(self._is_away(table.seats[seat]) for seat in new):
                table.services.start(self._tell_turn(new))
        elif row.status == "finished" and before.status == "playing":
            table.services.start(self._tell_over())

    async def _tell_turn(self, seats: list[int]) -> None:
        await self._wait()
        table = self._table
        if table.row.status != "playing":
            return
        owing = [seat for seat in seats if seat in table.row.to_act]
        await self._tell("turn", [seat for seat in owing if self._is_away(table.seats[seat])])

    async def _tell_over(self) -> None:
        await self._wait()
        await self._tell("over", [row.seat for row in self._table.seats if self._is_away(row)])

    async def _tell(self, kind: Literal["turn", "over"], seats: list[int]) -> None:
        table = self._table
        if not seats or table.services.closing:
            return
        called = names(table.id, table.seats)
        people = [called[seat] for seat in seats] if kind == "turn" else []
        identities = {table.seats[seat].identity or "" for seat in seats}
        for identity in sorted(identities):
            mine = table.seats_of(identity)
            others = [name for seat, name in enumerate(called) if seat not in mine]
            notice = Notice(kind, table.id, people, others)
            await table.services.notifier.tell_person(notice, identity)
        await table.services.notifier.tell_channel(Notice(kind, table.id, people, called))

    async def _wait(self) -> None:
        """People who reload a page, or put a phone aside for a moment, need no notice."""
        await asyncio.sleep(self._table.services.settings.notify_after)

    def _is_away(self, row: SeatRow) -> bool:
        person = row.kind == "person" and row.identity is not None and not row.stand_in
        return person and row.seat not in self._presence.now().online

    def _among_people(self) -> bool:
        """Against bots alone, nobody has to be called: they wait for as long as one likes."""
        people = {row.identity for row in self._table.seats if row.kind == "person"}
        return len(people) > 1
