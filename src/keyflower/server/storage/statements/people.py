"""Identities, the links that take them to other devices, and the keys of the server."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Index, delete, insert, select

from keyflower.server.storage.relation import EMPTY, PersonRef, Relation
from keyflower.server.storage.store import Store, tell


class Identity(Struct, frozen=True):
    """A person, as far as the server knows: a browser with a name."""

    id: str
    name: str
    created_at: float
    seen_at: float  # to about a day
    face: str = ""  # a villager; empty for those who wear the emblem of their seat


class LinkRow(Struct, frozen=True):
    """A link that takes an identity to another device, once: only its hash is stored."""

    token_hash: str
    identity: PersonRef
    expires_at: float


class SigningKey(Struct, frozen=True):
    """A secret that cookies are signed with."""

    id: int
    key: bytes
    created_at: float


class ServerKey(Struct, frozen=True):
    """A key of the server itself: to sign for push services, and for secrets of daily games."""

    name: str
    key: bytes


identities: Final = Relation(
    "identities", Identity, Index(None, "seen_at"), defaults={"face": EMPTY}
)
links: Final = Relation("links", LinkRow, key="token_hash")
signing_keys: Final = Relation("signing_keys", SigningKey)
server_keys: Final = Relation("server_keys", ServerKey, key="name")


def hold(connection: Connection, identity_id: str) -> None:
    """Let nobody else add to what a person has until this is written (SQLite has one writer)."""
    person = select(identities.c.id).where(identities.c.id == identity_id)
    connection.execute(person.with_for_update(key_share=True)).all()


def drop_own(connection: Connection, rows: Relation[Any], key: str, identity_id: str) -> bool:
    """Delete a row of somebody. -> False if there is none, or it isn't theirs"""
    return rows.delete(connection, rows.has_key(key), rows.c.identity == identity_id) == 1


def take_link(connection: Connection, token_hash: str, now: float) -> str | None:
    """Delete a link, so that it works once, and expired ones. -> the id of its identity; None if
    used, expired or never there"""
    links.delete(connection, links.c.expires_at <= now)
    taken = delete(links.table).where(links.has_key(token_hash)).returning(links.c.identity)
    return connection.execute(taken).scalar()


def list_signing_keys(connection: Connection) -> list[SigningKey]:
    """The newest first."""
    newest = (signing_keys.c.created_at.desc(), signing_keys.c.id.desc())
    return signing_keys.find(connection, order=newest)


def add_signing_key(connection: Connection, key: bytes, created_at: float) -> int:
    """Store a new key; other processes get the notice "keys". -> its id"""
    tell(connection, "keys", "")
    made = insert(signing_keys.table).returning(signing_keys.c.id)
    return int(connection.execute(made, {"key": key, "created_at": created_at}).scalar_one())


def drop_signing_key(connection: Connection, key_id: int) -> None:
    """Forget a key; other processes get the notice "keys"."""
    tell(connection, "keys", "")
    signing_keys.drop(connection, key_id)


async def keep_server_key(store: Store, name: str, make: Callable[[], bytes]) -> bytes:
    """A key that this server keeps for good: the first that any process made."""
    known = await store.read(server_keys.get, name)
    if known is None:
        known = await store.write(_add_server_key, ServerKey(name, make()))
    return known.key


def _add_server_key(connection: Connection, row: ServerKey) -> ServerKey:
    server_keys.add_new(connection, row)
    return server_keys.get(connection, row.name) or row
