"""Those who are not at their table hear that it waits for them, or that the game is over."""

from collections.abc import Iterable
from typing import Final

from keyflower.play import Audience, Step, Table, TableRow
from keyflower.play.villagers import names
from keyflower.server.features.notify.notices import Kind, Notice
from keyflower.server.features.notify.notifier import Notifier
from keyflower.server.features.notify.statements import webhooks
from keyflower.server.features.profile.statements import list_invitations
from keyflower.server.storage.statements.games import Also
from keyflower.server.tables.feature import Feature
from keyflower.server.tables.services import Services
from keyflower.server.web.limits import RateLimits

HOURLY_NOTICES: Final = 6
"""Notices that somebody gets of one table in an hour, whatever happens there."""
MAX_TOLD: Final = 100_000  # people who are remembered to know that a table waits
INVITATIONS_READ: Final = 10  # invitations of somebody that are looked through for a new one


class AwayNotices(Feature):
    """Notices of all tables."""

    def __init__(self, services: Services, notifier: Notifier) -> None:
        self._services = services
        self._notifier = notifier
        self._pending: dict[str, set[int]] = {}  # by table: the seats that are nudged
        self._told: set[tuple[str, str | None]] = set()
        """Tables and people who know that one waits, and haven't looked since."""
        self._limits = RateLimits(HOURLY_NOTICES / 3600, HOURLY_NOTICES)

    def write_with(self, step: Step) -> Also | None:
        """A table's webhook ends with the host who set it."""
        return (lambda c: webhooks.drop(c, step.row.id)) if step.host_left else None

    def on_stored(self, audience: Audience, before: TableRow) -> None:
        """Tell those whom it concerns, unless they come back by then."""
        table = audience.table
        row = table.row
        if len({each.identity for each in table.seats if each.kind == "person"}) < 2:
            return  # against bots alone nobody has to be called: they wait as long as one likes
        if row.status == "playing":
            new = [seat for seat in row.to_act if seat not in before.to_act]
            if self._untold(audience, new):
                self._tell_soon(audience)
        elif row.status == "finished" and before.status == "playing":
            self._services.start(self._tell_over(audience))

    def on_seen(self, table: str, identity: str) -> None:
        self._told.discard((table, identity))

    def on_nudge(self, audience: Audience, seats: list[int]) -> None:
        self._tell_soon(audience).update(seats)

    def on_invite(self, audience: Audience, people: list[str]) -> None:
        self._services.start(self._tell_invited(audience.table, people))

    def _tell_soon(self, audience: Audience) -> set[int]:
        """Tell those for whom the table waits, a little later. -> the seats that are nudged then"""
        table = audience.table.id
        if table not in self._pending:
            self._pending[table] = set()
            self._services.start(self._tell_waiting(audience))
        return self._pending[table]

    async def _tell_waiting(self, audience: Audience) -> None:
        table = audience.table
        await self._wait()
        nudged = self._pending.pop(table.id)
        if table.row.status != "playing":
            return
        away = _away(audience, table.row.to_act)
        untold = self._untold(audience, away)
        waited_for: dict[Kind, list[int]] = {
            "nudge": [seat for seat in away if seat in nudged],
            "turn": [seat for seat in untold if seat not in nudged],
        }
        called = names(table.id, table.seats)
        for kind, seats in waited_for.items():
            allowed = self._allowed(table, seats)
            if len(self._told) > MAX_TOLD:
                self._told.clear()
            self._told.update((table.id, table.seats[seat].identity) for seat in allowed)
            await self._tell(kind, table, allowed, [called[seat] for seat in allowed])

    def _untold(self, audience: Audience, seats: Iterable[int]) -> list[int]:
        """Those of these seats whose people are away and don't know that the table waits."""
        table = audience.table
        away = _away(audience, seats)
        return [seat for seat in away if (table.id, table.seats[seat].identity) not in self._told]

    def _allowed(self, table: Table, seats: list[int]) -> list[int]:
        """Those of these seats whose people have not had too many notices of this table."""
        now = self._services.now()
        people = {table.seats[seat].identity for seat in seats}
        too_many = {each for each in people if self._limits.take((table.id, each), now)}
        return [seat for seat in seats if table.seats[seat].identity not in too_many]

    async def _tell_over(self, audience: Audience) -> None:
        table = audience.table
        await self._wait()
        away = _away(audience, range(len(table.seats)))
        await self._tell("over", table, away, [])

    async def _tell_invited(self, table: Table, people: list[str]) -> None:
        await self._wait()
        for identity in people:
            invitations = await self._services.store.read(
                list_invitations, identity, INVITATIONS_READ
            )
            if table.id in invitations:  # not declined, answered or unwanted by now
                await self._tell_person("invite", table, identity, [])

    async def _tell(self, kind: Kind, table: Table, away: list[int], waited_for: list[str]) -> None:
        """Notify absent players in these seats, and the table's webhook."""
        for identity in sorted({table.seats[seat].identity or "" for seat in away}):
            await self._tell_person(kind, table, identity, waited_for)
        if away and not self._services.closing:
            notice = Notice(kind, table.id, waited_for, [])
            await self._notifier.tell_channel(notice, table.row.host or "")

    async def _tell_person(
        self, kind: Kind, table: Table, identity: str, waited_for: list[str]
    ) -> None:
        if self._services.closing:
            return
        mine = table.seats_of(identity)
        named = zip(table.seats, names(table.id, table.seats))
        others = [name for row, name in named if row.kind != "open" and row.seat not in mine]
        await self._notifier.tell_person(Notice(kind, table.id, waited_for, others), identity)

    async def _wait(self) -> None:
        """People who reload a page, or put a phone aside for a moment, need no notice."""
        await self._services.pause(self._services.settings.notify_after)


def _away(audience: Audience, seats: Iterable[int]) -> list[int]:
    """Those of these seats whose people decide for them and are not here."""
    here = audience.presence().online
    rows = [audience.table.seats[seat] for seat in seats if seat not in here]
    return [row.seat for row in rows if row.decides and row.identity is not None]
