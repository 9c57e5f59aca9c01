"""The statements for slow games: notes. Each function runs inside one transaction."""

from sqlalchemy import Connection, select

from keyflower.server.storage.queries import put
from keyflower.server.storage.schema import notes

# --- notes


def notes_of(connection: Connection, table_id: str, identity_id: str, seat: int) -> str:
    """The text; empty if there is none."""
    mine = (
        (notes.c.table_id == table_id) & (notes.c.identity == identity_id) & (notes.c.seat == seat)
    )
    return connection.execute(select(notes.c.text).where(mine)).scalar() or ""


def put_notes(
    connection: Connection, table_id: str, identity_id: str, seat: int, text: str
) -> None:
    row = {"table_id": table_id, "identity": identity_id, "seat": seat, "text": text}
    put(connection, notes, [row])
