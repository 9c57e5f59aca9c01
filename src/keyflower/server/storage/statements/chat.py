"""What people write at a table: chat for all, notes for themselves."""

from typing import Final

from msgspec import Struct
from sqlalchemy import Column, Connection, Text, func, select

from keyflower.server.storage.errors import StorageError
from keyflower.server.storage.relation import EMPTY, PersonRef, Relation, TableRef, column_of
from keyflower.server.storage.statements.games import seats, tables
from keyflower.server.storage.store import Store, tell


class ChatRow(Struct, frozen=True):
    """A line of a table's chat; the first has number 0. A spectator has no seat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    phrase: str = ""  # the id of a phrase, which all read in their language; then `text` is empty


class NoteRow(Struct, frozen=True):
    """What a player notes for themselves: at a shared device each of them."""

    table_id: TableRef
    identity: PersonRef
    seat: int
    text: str


chat: Final = Relation(
    "chat",
    ChatRow,
    column_of("table_id", TableRef),
    Column("identity", Text, index=True),  # who said it; may be gone
    key="number",
    defaults={"phrase": EMPTY},
    sqlite_with_rowid=False,
)
notes: Final = Relation("notes", NoteRow, key="table_id identity seat")


def add_chat(
    connection: Connection,
    table_id: str,
    seat: int | None,
    name: str,
    text: str,
    at: float,
    phrase: str = "",
) -> ChatRow:
    """Store a line of chat; others get the notice "chat". -> the line with its number

    The lock on the table's row makes counting safe (SQLite has one writer anyway).
    """
    held = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
    if connection.execute(held).first() is None:
        raise StorageError(f"there is no table {table_id}")
    count = select(func.coalesce(func.max(chat.c.number) + 1, 0))
    number = connection.execute(count.where(chat.c.table_id == table_id)).scalar_one()
    sits = (seats.c.table_id == table_id) & (seats.c.seat == seat) & (seats.c.name == name)
    identity = connection.execute(select(seats.c.identity).where(sits)).scalar()
    row = ChatRow(number, seat, name, text, at, phrase)
    chat.add(connection, row, table_id=table_id, identity=identity)
    tell(connection, "chat", table_id)
    return row


def read_chat(
    connection: Connection, table_id: str, since: int = 0, limit: int = 200
) -> list[ChatRow]:
    """The last `limit` lines of a table's chat from number `since` on, in order."""
    wanted = (chat.c.table_id == table_id) & (chat.c.number >= since)
    return chat.find(connection, wanted, order=(chat.c.number.desc(),), limit=limit)[::-1]


class SqlNotes:
    """The `NoteStore` of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, identity: str, table_id: str, seat: int) -> str:
        """What a player has noted; empty if nothing."""
        row = await self._store.read(notes.get, table_id, identity, seat)
        return "" if row is None else row.text

    async def put(self, identity: str, table_id: str, seat: int, text: str) -> None:
        """Replace it."""
        await self._store.write(notes.put, NoteRow(table_id, identity, seat, text))
