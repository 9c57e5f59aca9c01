"""The store: what the server can ask and write, the same on every database."""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from keyflower.server.storage import expiry, queries
from keyflower.server.storage.contacts import Contacts
from keyflower.server.storage.contract import Database, OnNotice
from keyflower.server.storage.dailies import Dailies
from keyflower.server.storage.errors import StorageError
from keyflower.server.storage.facts import Facts
from keyflower.server.storage.learning import Learning
from keyflower.server.storage.profiles import Profiles
from keyflower.server.storage.queries import Allow, Seated
from keyflower.server.storage.rows import (
    Attempt,
    Change,
    ChatRow,
    Identity,
    LogRow,
    SeatRow,
    SigningKey,
    TableRow,
    Usage,
)
from keyflower.server.storage.sheets import Sheets

_HEALTHY_S: Final = 5.0
_CHECK_EVERY_S: Final = 2.0
_FEW: Final = 50  # rows that are written at once


class Store:
    """Everything that the server stores. See `open_store`.

    When a write's call returns, it is durable. Cancelling a caller that waits doesn't cancel the
    write. Database errors are raised as StorageError.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.contacts = Contacts(database)
        self.profiles = Profiles(database)
        self.shown = database.shown
        """Where the data are, for people to read; without a password."""
        self.dailies = Dailies(database)
        """Daily games."""
        self.sheets = Sheets(database)
        """Games that were played with the box."""
        self.facts = Facts(database)
        """What finished games were made of."""
        self.learning = Learning(database)
        """Turning points and puzzles."""
        self._checking = asyncio.Lock()
        self._checked_at = -math.inf
        self._well = False

    # --- identities, links, keys

    async def add_identity(self, identity: Identity) -> None:
        """Store a new identity."""
        await self._database.write(lambda c: queries.add_identity(c, identity))

    async def identity(self, identity_id: str) -> Identity | None:
        """An identity, if there is one of that id."""
        return await self._database.read(lambda c: queries.identity(c, identity_id))

    async def set_identity(self, identity_id: str, name: str, face: str) -> None:
        """Give an identity another name and face; those at its seats stay."""
        fields = {"name": name, "face": face}
        await self._database.write(lambda c: queries.set_identity(c, identity_id, fields))

    async def touch(self, identity_id: str, now: float) -> None:
        """Remember when an identity was last seen."""
        fields = {"seen_at": now}
        await self._database.write(lambda c: queries.set_identity(c, identity_id, fields))

    async def user_settings(self, identity_id: str) -> Any:
        """The settings of an identity, as they were stored; None if there are none."""
        return await self._database.read(lambda c: queries.user_settings_of(c, identity_id))

    async def put_user_settings(self, identity_id: str, settings: Any, changed_at: float) -> Any:
        """Store settings, unless later ones are there. -> those that are stored now"""
        return await self._database.write(
            lambda c: queries.put_user_settings(c, identity_id, settings, changed_at)
        )

    async def signing_keys(self) -> list[SigningKey]:
        """The keys, newest first."""
        return await self._database.read(queries.signing_keys_newest_first)

    async def server_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key that this server keeps for good: the first that any process made."""
        known = await self._database.read(lambda c: queries.server_key(c, name))
        if known is not None:
            return known
        made = make()
        return await self._database.write(lambda c: queries.add_server_key(c, name, made))

    async def add_signing_key(self, key: bytes, created_at: float) -> int:
        """Store a new key; other processes get the notice "keys". -> its id"""
        return await self._database.write(
            lambda c: queries.add_signing_key(c, key, created_at), "keys"
        )

    async def drop_signing_key(self, key_id: int) -> None:
        """Forget a key; other processes get the notice "keys"."""
        await self._database.write(lambda c: queries.drop_signing_key(c, key_id), "keys")

    async def add_link(self, token_hash: str, identity_id: str, expires_at: float) -> None:
        """Store a link that takes an identity to another device, once."""
        await self._database.write(
            lambda c: queries.add_link(c, token_hash, identity_id, expires_at)
        )

    async def take_link(self, token_hash: str, now: float) -> str | None:
        """Use a link up. -> the id of its identity; None if used, expired or never there"""
        return await self._database.write(lambda c: queries.take_link(c, token_hash, now))

    # --- tables, seats, log

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[LogRow] = (),
        allow: Allow | None = None,
        attempt: Attempt | None = None,
    ) -> None:
        """Store a new table; a Conflict if its id or invite is taken.

        `allow` gets what its host or uploader has; if it raises, nothing is written.
        attempt: of a daily game; a Conflict if that person has one of that day.
        """
        written = partial(queries.log_values, self._database.dialect, table.id, entries)
        # Thousands of rows would keep the moves of others waiting.
        log = await asyncio.to_thread(written) if len(entries) > _FEW else written()
        await self._database.write(
            lambda c: queries.add_table(c, table, seats, log, allow, attempt), "table", table.id
        )

    async def table(self, table_id: str) -> Seated | None:
        """A table and its seats, as they were at one moment."""
        return await self._database.read(lambda c: queries.table(c, table_id))

    async def entries(self, table_id: str, since: int = 0) -> list[LogRow]:
        """The log of a table from number `since` on, in order; `Damaged` if it cannot be read."""
        return await self._database.read(lambda c: queries.entries(c, table_id, since))

    async def readable_entries(self, table_id: str) -> list[LogRow]:
        """What can be read of a damaged log, in order."""
        return await self._database.read(lambda c: queries.readable_entries(c, table_id))

    async def write(self, change: Change) -> None:
        """Change a table, all or nothing.

        Raises Conflict and writes nothing if the table has changed since the writer read it.
        """
        await self._database.write(lambda c: queries.write(c, change), "table", change.row.id)

    async def admit(self, table_id: str, identity_id: str, invite: str = "") -> None:
        """Admit somebody to a table permanently.

        invite: the link that they used; nobody sits down again with one that was taken from them.
        """
        await self._database.write(lambda c: queries.admit(c, table_id, identity_id, invite))

    async def admitted(self, table_id: str, identity_id: str) -> bool:
        """Whether somebody was admitted to a table."""
        return await self._database.read(lambda c: queries.admitted(c, table_id, identity_id))

    async def removed(self, table_id: str, identity_id: str) -> bool:
        """Whether the host has freed somebody's seat, and they have no newer invitation."""
        return await self._database.read(lambda c: queries.removed(c, table_id, identity_id))

    async def by_invite(self, invite: str) -> str | None:
        """The id of the table that an invitation is for."""
        return await self._database.read(lambda c: queries.by_invite(c, invite))

    async def due(self, now: float, limit: int = 100, engine: str | None = None) -> list[str]:
        """Ids of tables in play at which the server must do something by now, longest due first.

        Broken tables are left out, and those of other engines where `engine` is given.
        """
        return await self._database.read(lambda c: queries.due(c, now, limit, engine))

    async def unmark(self, table_id: str) -> None:
        """Unmark a table that was marked as broken."""
        await self._database.write(lambda c: queries.unmark(c, table_id), "table", table_id)

    async def table_ids(self, after: str, limit: int) -> list[str]:
        """The ids of all tables in order, from the one after `after` on."""
        return await self._database.read(lambda c: queries.table_ids(c, after, limit))

    async def damaged_columns(self, table_id: str) -> list[str]:
        """Columns of a table and its seats with invalid values."""
        return await self._database.read(lambda c: queries.damaged_columns(c, table_id))

    async def file_problems(self) -> list[str]:
        """What SQLite finds wrong with its file; PostgreSQL has tools of its own."""
        return await self._database.read(queries.file_problems)

    async def other_engines(self, engine: str) -> int:
        """How many games in play need another engine than this."""
        return await self._database.read(lambda c: queries.other_engines(c, engine))

    async def mark_broken(self, table_id: str, reason: str) -> bool:
        """Mark a table as broken. -> False if it was marked before"""
        return await self._database.write(
            lambda c: queries.mark_broken(c, table_id, reason), "table", table_id
        )

    # --- lists of tables

    async def open_tables(self, limit: int) -> list[Seated]:
        """Listed tables that wait for players, newest first."""
        return await self._database.read(lambda c: queries.open_tables(c, limit))

    async def watchable_tables(self, limit: int) -> list[Seated]:
        """Listed tables in play that may be watched, newest first."""
        return await self._database.read(lambda c: queries.watchable_tables(c, limit))

    async def finished_tables(self, limit: int) -> list[Seated]:
        """Listed, watchable tables whose game is finished, last finished first."""
        return await self._database.read(lambda c: queries.finished_tables(c, limit))

    async def tables_of(self, identity_id: str, limit: int) -> list[Seated]:
        """Tables where somebody has a seat, last changed first."""
        return await self._database.read(lambda c: queries.tables_of(c, identity_id, limit))

    # --- what people have, and what expires

    async def held(self, identity_id: str, engine: str, now: float) -> Usage:
        """How much somebody has here; games of other engines are not counted."""
        return await self._database.read(lambda c: expiry.held(c, identity_id, engine, now))

    async def see_table(self, table_id: str, now: float) -> None:
        """Remember when somebody last looked at a table."""
        await self._database.write(lambda c: expiry.see_table(c, table_id, now))

    async def expired_tables(self, kind: expiry.Kind, before: float, limit: int) -> list[str]:
        """Ids of tables that nobody changed since, or looked at for a day more; oldest first."""
        return await self._database.read(lambda c: expiry.expired_tables(c, kind, before, limit))

    async def delete_table(self, table_id: str, kind: expiry.Kind, before: float) -> list[str]:
        """Delete a table and all that belongs to it, if it is still expired.

        -> ids of the tables that have changed, itself first; other processes hear of each
        """
        return await self._database.change(lambda c: expiry.delete_table(c, table_id, kind, before))

    async def delete_sheets(self, before: float, limit: int) -> int:
        """Delete score sheets of people who were not seen since. -> how many"""
        return await self._database.write(lambda c: expiry.delete_sheets(c, before, limit))

    async def delete_guests(self, before: float, limit: int) -> int:
        """Delete people who were not seen since and have no table at all. -> how many"""
        return await self._database.write(lambda c: expiry.delete_guests(c, before, limit))

    # --- chat

    async def add_chat(
        self, table_id: str, seat: int | None, name: str, text: str, at: float, phrase: str = ""
    ) -> ChatRow:
        """Store a line of chat; others get the notice "chat". -> the line with its number"""
        return await self._database.write(
            lambda c: queries.add_chat(c, table_id, seat, name, text, at, phrase), "chat", table_id
        )

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """The last `limit` lines of a table's chat from number `since` on, in order."""
        return await self._database.read(lambda c: queries.chat_lines(c, table_id, since, limit))

    # --- several processes

    def listen(self, on_notice: OnNotice) -> None:
        """Call `on_notice(table_id, what)` for every change that another process has committed.

        `what` is "table" (made or changed), "chat", what was told (`tell`), "keys" (no table) or
        "all" (no table: the connection was lost for a while, anything may have changed). Never
        called with SQLite.
        """
        self._database.listen(on_notice)

    async def tell(self, table_id: str, what: str) -> None:
        """Tell the other processes something about a table that isn't stored."""
        await self._database.tell(what, table_id)

    async def drive(self, table_id: str) -> bool:
        """Whether this process may act for the server at a table: bots and clocks.

        Of several processes one may, until it releases the table, closes or loses its
        connection; ask each time. For the moment in which a connection is lost, two may think
        so: the version of the table decides between them.
        """
        return await self._database.drive(table_id)

    async def release(self, table_id: str) -> None:
        """Let another process drive a table."""
        await self._database.release(table_id)

    async def healthy(self) -> bool:
        """Whether the database accepts writes in time; tried at most every few seconds."""
        async with self._checking:
            if time.monotonic() - self._checked_at > _CHECK_EVERY_S:
                try:
                    async with asyncio.timeout(_HEALTHY_S):
                        await self._database.write(queries.touch)
                    self._well = True
                except (StorageError, TimeoutError):
                    self._well = False
                self._checked_at = time.monotonic()
            return self._well

    async def close(self) -> None:
        """Finish running writes, then release the database."""
        await self._database.close()
        self._checked_at = -math.inf  # later callers get an error at once
