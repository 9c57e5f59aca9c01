"""What the server stores: tables, their logs, seats and identities.

The log of a table is append-only; everything else about its game can be rebuilt from it.

    database.py   open_store(): which database, opened and migrated
    store.py      Store: what can be asked and written, the same on every database;
                  contacts.py the part for notes and notices
    rows.py       what it gives and takes
    schema.py     the tables of the database; migrations/ how they came to be
    queries.py    the statements themselves; expiry.py those that count and delete, notices.py
                  those for notes and notices; dailies.py, sheets.py and facts.py those of daily
                  games, of games with the box, and of statistics; learning.py those of puzzles
                  and turning points
    profiles.py   Profiles: the part about people; people.py its statements, erasing.py the last
    contract.py   what a kind of database must do
    sqlite.py     a file for one server: one writer, which commits for all who wait
    postgres.py   PostgreSQL for several servers; line.py how they notify each other
"""

from keyflower.server.storage.database import default_path, open_store
from keyflower.server.storage.errors import Conflict, Damaged, StorageError
from keyflower.server.storage.learning import Difficulty, Solver
from keyflower.server.storage.rows import (
    Attempt,
    Change,
    ChatRow,
    Identity,
    LogRow,
    Met,
    Passkey,
    Player,
    RatingRow,
    Sealed,
    SeatRow,
    SheetRow,
    SigningKey,
    TableRow,
    Usage,
)
from keyflower.server.storage.store import Store

__all__ = [
    "Attempt",
    "Change",
    "ChatRow",
    "Conflict",
    "Damaged",
    "Difficulty",
    "Identity",
    "LogRow",
    "Met",
    "Passkey",
    "Player",
    "RatingRow",
    "Sealed",
    "SeatRow",
    "SheetRow",
    "SigningKey",
    "Solver",
    "StorageError",
    "Store",
    "TableRow",
    "Usage",
    "default_path",
    "open_store",
]
