"""Those who are not at their table hear that it waits for them, or that the game is over."""

from collections.abc import Iterable
from typing import Final

from keyflower.play import TableRow
from keyflower.play.villagers import names
from keyflower.server.notify import Notice
from keyflower.server.notify.notices import Kind
from keyflower.server.storage.statements.profile import list_invitations
from keyflower.server.tables.audience import Audience
from keyflower.server.tables.stored import StoredTable

LATEST: Final = 10
"""Invitations of somebody that are looked through for a new one."""


class AwayNotices:
    """Notices of one table."""

    def __init__(self, table: StoredTable, audience: Audience) -> None:
        self._table = table
        self._audience = audience

    def after(self, before: TableRow) -> None:
        """Something was stored: tell those whom it concerns, unless they come back by then."""
        table = self._table
        row = table.row
        if not self._among_people():
            return
        if row.status == "playing":
            new = [seat for seat in row.to_act if seat not in before.to_act]
            if any(map(self._is_away, new)):
                table.services.start(self._tell_waiting("turn", new))
        elif row.status == "finished" and before.status == "playing":
            table.services.start(self._tell_over())

    def nudged(self, seats: list[int]) -> None:
        """Somebody reminds those who are to decide in these seats."""
        self._table.services.start(self._tell_waiting("nudge", seats))

    def invited(self, people: list[str]) -> None:
        """Seats are kept free for these people, who may not know of the table yet."""
        self._table.services.start(self._tell_invited(people))

    async def _tell_waiting(self, kind: Kind, seats: list[int]) -> None:
        await self._wait()
        table = self._table
        if table.row.status != "playing":
            return
        owing = [seat for seat in seats if seat in table.row.to_act]
        called = names(table.id, table.seats)
        await self._tell(kind, owing, [called[seat] for seat in owing if self._is_away(seat)])

    async def _tell_over(self) -> None:
        await self._wait()
        await self._tell("over", range(len(self._table.seats)), [])

    async def _tell_invited(self, people: list[str]) -> None:
        await self._wait()
        table = self._table
        for identity in people:
            invitations = await table.services.store.read(list_invitations, identity, LATEST)
            if table.id in invitations:  # not declined, answered or unwanted by now
                await self._tell_person("invite", identity, [])

    async def _tell(self, kind: Kind, seats: Iterable[int], waited_for: list[str]) -> None:
        """Notify absent players in these seats, and the table's webhook."""
        table = self._table
        away = {table.seats[seat].identity or "" for seat in seats if self._is_away(seat)}
        for identity in sorted(away):
            await self._tell_person(kind, identity, waited_for)
        if away and not table.services.closing:
            notice = Notice(kind, table.id, waited_for, [])
            await table.services.notifier.tell_channel(notice, table.row.host or "")

    async def _tell_person(self, kind: Kind, identity: str, waited_for: list[str]) -> None:
        table = self._table
        if table.services.closing:
            return
        mine = table.seats_of(identity)
        named = zip(table.seats, names(table.id, table.seats))
        others = [name for row, name in named if row.kind != "open" and row.seat not in mine]
        notice = Notice(kind, table.id, waited_for, others)
        await table.services.notifier.tell_person(notice, identity)

    async def _wait(self) -> None:
        """People who reload a page, or put a phone aside for a moment, need no notice."""
        services = self._table.services
        await services.pause(services.settings.notify_after)

    def _is_away(self, seat: int) -> bool:
        row = self._table.seats[seat]
        return row.decides and row.identity is not None and not self._audience.has(seat)

    def _among_people(self) -> bool:
        """Against bots alone, nobody has to be called: they wait for as long as one likes."""
        people = {row.identity for row in self._table.seats if row.kind == "person"}
        return len(people) > 1
