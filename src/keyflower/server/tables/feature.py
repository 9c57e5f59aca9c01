"""How features take part in every table."""

from keyflower.play import Audience, Step, TableRow
from keyflower.server.storage.statements.games import Also


class Feature:
    """What a feature does at tables: nothing, unless it overrides a method.

    `Services.features` has all of them (`app.py`).
    """

    def write_with(self, step: Step) -> Also | None:
        """What is written together with a step, or not at all; the step is settled."""
        return None

    def on_stored(self, audience: Audience, before: TableRow) -> None:
        """A step is stored; before: the table's row before it."""

    def on_seen(self, table: str, identity: str) -> None:
        """Somebody looks at a table, or acts there."""

    def on_nudge(self, audience: Audience, seats: list[int]) -> None:
        """Somebody reminds those who are to decide in these seats."""

    def on_invite(self, audience: Audience, people: list[str]) -> None:
        """Seats are kept free for these people, who may not know of the table yet."""

    async def admits(self, row: TableRow, identity: str) -> bool:
        """Whether somebody may see a table that isn't open to them otherwise."""
        return False
