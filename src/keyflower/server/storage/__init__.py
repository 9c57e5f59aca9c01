"""What the server stores. `server.database` opens it.

store.py       Store: runs statements, and connects several servers
statements/    what is stored of games, people and chat; features have their own
relation.py    Relation: a database table and its rows; migrations/ how they came to be
ready.py       statements of every move, at the speed of the database's own driver
rows.py        tables, seats and entries of the log
sqlite.py      a file for one server: one writer, which commits for all who wait
postgres.py    PostgreSQL for several servers; notify_connection.py how they notify each other
"""

from keyflower.server.storage.errors import Conflict, Damaged, StorageError
from keyflower.server.storage.rows import LogRow, Sealed, SeatRow, TableRow
from keyflower.server.storage.statements.chat import ChatRow
from keyflower.server.storage.statements.games import Change, Usage
from keyflower.server.storage.statements.people import Identity, SigningKey
from keyflower.server.storage.store import Store

__all__ = [
    "Change",
    "ChatRow",
    "Conflict",
    "Damaged",
    "Identity",
    "LogRow",
    "Sealed",
    "SeatRow",
    "SigningKey",
    "StorageError",
    "Store",
    "TableRow",
    "Usage",
]
