"""The curtain of a table at which people share a device."""

from keyflower.server.errors import NotAllowed
from keyflower.server.hotseat import unlocked_at
from keyflower.server.tables.stored import News, StoredTable


class Curtain:
    """Opens and closes it for the devices at one table."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    async def show(self, identity: str, seat: int | None) -> None:
        """Show the side of one of somebody's seats; None closes the curtain."""
        await self._table.alone(self._show(identity, seat))

    async def close_again(self, identity: str | None) -> None:
        """A page was opened: whoever holds the device now must say who they are."""
        table = self._table
        if identity is None or table.row.status != "playing" or len(table.seats_of(identity)) < 2:
            return
        if any(table.seats[seat].unlocked for seat in table.seats_of(identity)):
            await self.show(identity, None)

    async def _show(self, identity: str, seat: int | None) -> None:
        table = self._table
        table.playing()
        if seat is not None and seat not in table.seats_of(identity):
            raise NotAllowed("that seat isn't played on this device", "not-here")
        await table.store(table.row, unlocked_at(table.seats, identity, seat), [])
        table.announce(News(table.seq))
