"""Rows to write in tests: all that must be there, the rest as the test says."""

from typing import Any

from keyflower.server.storage import Change, Identity, LogRow, SeatRow, TableRow


def identity(name: str) -> Identity:
    return Identity(id=f"id-{name}", name=name, created_at=1.5, seen_at=2.5)


def table(table_id: str = "t", **fields: Any) -> TableRow:
    made: dict[str, Any] = {
        "invite": f"invite-{table_id}",
        "engine": "7",
        "catalogue": "3",
        "created_at": 100.0,
        "updated_at": 100.0,
    }
    return TableRow(id=table_id, **(made | fields))


def seats(*owners: str | None) -> list[SeatRow]:
    return [
        SeatRow(seat=seat, kind="person" if owner else "open", identity=owner)
        for seat, owner in enumerate(owners)
    ]


def entry(seq: int, **fields: Any) -> LogRow:
    made: dict[str, Any] = {"seat": seq % 2, "action": seq * 10, "outcomes": [], "at": 200.0 + seq}
    return LogRow(seq=seq, **(made | fields))


def act(seq: int, version: int | None = None, table_id: str = "t") -> Change:
    """The entry of that number, by a writer who has seen all before it."""
    seen = seq if version is None else version
    row = table(table_id, version=seen + 1, seq=seq + 1, updated_at=200.0 + seq)
    return Change(row=row, entries=[entry(seq)])
