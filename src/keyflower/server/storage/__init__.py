"""What the server stores: tables, their logs, seats and identities.

The log of a table is append-only; everything else about its game can be rebuilt from it.

    database.py   open_store(): which database, opened and migrated
    store.py      Store: what can be asked and written, the same on every database
    rows.py       what it gives and takes
    schema.py     the tables of the database; migrations/ how they came to be
    queries.py    the statements themselves; expiry.py those that count and delete;
                  learning.py those about turning points and puzzles
    sqlite.py     a file for one server: one writer, which commits for all who wait
    postgres.py   PostgreSQL for several servers; line.py how they notify each other
"""

from keyflower.server.storage.database import default_path, open_store
from keyflower.server.storage.errors import Conflict, Damaged, StorageError
from keyflower.server.storage.learning import Difficulty, Solver
from keyflower.server.storage.rows import (
    Change,
    ChatRow,
    Held,
    Identity,
    LogRow,
    Sealed,
    SeatRow,
    SigningKey,
    TableRow,
)
from keyflower.server.storage.store import Store

__all__ = [
    "Change",
    "ChatRow",
    "Conflict",
    "Damaged",
    "Difficulty",
    "Held",
    "Identity",
    "LogRow",
    "Sealed",
    "SeatRow",
    "SigningKey",
    "Solver",
    "StorageError",
    "Store",
    "TableRow",
    "default_path",
    "open_store",
]
