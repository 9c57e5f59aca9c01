"""Identities without accounts: a signed cookie, and links to take it to another device.

The cookie names an identity and when it was issued, signed with the server's newest key. It is
issued again once it is a day old, and keys change every month; a cookie signed with a key that is
gone is nobody's, and any other is good, whatever the clock says. An identity that was deleted never
comes back: whoever has its cookie gets a new one. A link is a random token, kept as a hash, good
once and for an hour.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from typing import Final

from keyflower.play.creating import new_id
from keyflower.server.storage import Identity, SigningKey, StorageError, Store
from keyflower.server.storage.statements import people
from keyflower.server.web.errors import Unknown

COOKIE: Final = "keyflower"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Over https: browsers take it from this very host only, and only over https."""
DAY: Final = 24 * 3600.0
RENEW_AFTER: Final = DAY
KEY_LIFE: Final = 30 * DAY
KEYS_KEPT: Final = 13  # a year, and the month that runs
COOKIE_LIFE: Final = 365 * DAY
LINK_LIFE: Final = 3600.0
UNNAMED: Final = "Guest"
ID: Final = re.compile("[0-9a-f]{16}")


class Identities:
    """Issues and reads identities of one server."""

    def __init__(self, store: Store, keys: list[SigningKey]) -> None:
        self.store = store
        self.keys = keys  # the newest first

    @classmethod
    async def open(cls, store: Store, now: float) -> "Identities":
        """With the keys of the database; a new one if there is none or it is old."""
        found = cls(store, await store.read(people.list_signing_keys))
        await found.rotate(now)
        return found

    async def reload(self) -> None:
        """Load the keys again after another process has changed them."""
        self.keys = (await self.store.read(people.list_signing_keys))[:KEYS_KEPT]

    async def rotate(self, now: float) -> None:
        """Create a key if the newest is old, and delete keys that are no longer needed."""
        if not self.keys or now - self.keys[0].created_at > KEY_LIFE:
            await self.store.write(people.add_signing_key, secrets.token_bytes(32), now)
            self.keys = await self.store.read(people.list_signing_keys)
        for key in self.keys[KEYS_KEPT:]:
            await self.store.write(people.drop_signing_key, key.id)
        self.keys = self.keys[:KEYS_KEPT]

    def cookie(self, identity: str, now: float) -> str:
        key = self.keys[0]
        payload = f"{identity}.{int(now)}.{key.id}"
        return f"{payload}.{_sign(key.key, payload)}"

    def read(self, cookie: str, now: float) -> tuple[str, bool] | None:
        """Whose a cookie is, and whether to issue it again; None if it is not ours.

        Only the signature counts: a wrong clock must not change anybody's identity.
        A cookie is valid for as long as its key is kept.
        """
        payload, _, signature = cookie.rpartition(".")
        parts = payload.split(".")
        if len(parts) != 3 or not all(part.isascii() for part in parts):
            return None
        identity, issued, key_id = parts
        if not (issued.isdigit() and key_id.isdigit() and len(issued) < 12 and len(key_id) < 12):
            return None
        key = next((key for key in self.keys if str(key.id) == key_id), None)
        if key is None or not hmac.compare_digest(
            _sign(key.key, payload).encode(), signature.encode("utf-8", "replace")
        ):
            return None
        renew = abs(now - int(issued)) > RENEW_AFTER or key is not self.keys[0]
        return identity, renew

    async def create(self, now: float) -> Identity:
        identity = Identity(new_id(), UNNAMED, now, now)
        await self.store.write(people.identities.add, identity)
        return identity

    async def find(self, identity: str | None, now: float) -> Identity | None:
        """A known identity; when it was last seen is written at most once a day."""
        found = None if identity is None else await self.store.read(people.identities.get, identity)
        if found is not None and abs(now - found.seen_at) > DAY:
            with suppress(StorageError):  # not worth refusing a request
                await self.store.write(people.identities.change, found.id, seen_at=now)
        return found

    async def link(self, identity: str, now: float) -> tuple[str, float]:
        """A token that takes an identity to another device, and when it expires."""
        token = secrets.token_urlsafe(32)
        expires = now + LINK_LIFE
        await self.store.write(people.links.add, people.LinkRow(_hash(token), identity, expires))
        return token, expires

    async def adopt(self, token: str, now: float) -> Identity:
        """The identity of a link, which is used up by this."""
        owner = await self.store.write(people.take_link, _hash(token), now)
        found = await self.find(owner, now)
        if found is None:
            raise Unknown("this link has been used already, or is too old: create a new one")
        return found


def _sign(key: bytes, payload: str) -> str:
    digest = hmac.digest(key, payload.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
