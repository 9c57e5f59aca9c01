"""Passkeys: a device proves who somebody is, without a password (WebAuthn).

They belong to a host name, so they need one: `--origin https://play.example`, or localhost. A
challenge is stored until it is answered or five minutes old; each is accepted once, and only for
what it was made for: a new passkey of one person, or coming back.
"""

import hashlib
import ipaddress
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from fido2 import webauthn
from fido2.server import Fido2Server
from fido2.utils import websafe_encode

from keyflower.server.features.profile import statements
from keyflower.server.storage import Identity, Store
from keyflower.server.storage.errors import Conflict
from keyflower.server.web.errors import Refusal, Unknown

T = TypeVar("T")
Json = dict[str, Any]

NAME: Final = "Keyflower"
CHALLENGE_LIFE: Final = 300.0
MAX_PASSKEYS: Final = 10  # passkeys of one person
CHECK: Final = webauthn.UserVerificationRequirement.PREFERRED


class Passkeys:
    """Those of one server, for people who reach it by one origin."""

    def __init__(self, store: Store, origin: str) -> None:
        self._store = store
        host = urlsplit(origin).hostname or ""
        if _is_address(host):
            raise Refusal(
                "passkeys need a host name, not an address: use a recovery phrase", "no-passkeys"
            )
        entity = webauthn.PublicKeyCredentialRpEntity(name=NAME, id=host)
        self._server = Fido2Server(entity, verify_origin=lambda given: given == origin)

    async def offer(self, me: Identity, now: float) -> Json:
        """Options with which a browser makes a passkey for somebody."""
        theirs = await self._store.read(statements.list_passkeys, me.id)
        if len(theirs) >= MAX_PASSKEYS:
            raise too_many()
        options, _ = self._server.register_begin(
            webauthn.PublicKeyCredentialUserEntity(
                name=me.name, id=me.id.encode(), display_name=me.name
            ),
            [webauthn.AttestedCredentialData(each.credential) for each in theirs],
            webauthn.ResidentKeyRequirement.REQUIRED,
            CHECK,
            challenge=await self._challenge(me.id, now),
        )
        return dict(options.public_key)

    async def keep(self, me: Identity, answer: Json, now: float) -> None:
        """Store the passkey that a browser made."""
        made = parse_answer(lambda: webauthn.RegistrationResponse.from_dict(texts_of(answer)))
        state = await self._answered(me.id, made.response.client_data.challenge, now)
        data = parse_answer(lambda: self._server.register_complete(state, made))
        credential = data.credential_data
        if credential is None:
            raise invalid()
        key = websafe_encode(credential.credential_id)
        passkey = statements.Passkey(key, me.id, bytes(credential), data.counter, now, now)
        try:
            if not await self._store.write(statements.add_passkey, passkey, MAX_PASSKEYS):
                raise too_many()
        except Conflict:
            raise Refusal("this passkey has already been added", "passkey-known") from None

    async def ask(self, now: float) -> Json:
        """Options with which a browser shows the passkeys that it has for this server."""
        options, _ = self._server.authenticate_begin(
            None, CHECK, challenge=await self._challenge("", now)
        )
        return dict(options.public_key)

    async def owner(self, answer: Json, now: float) -> str:
        """The identity that a passkey proves."""
        given = parse_answer(lambda: webauthn.AuthenticationResponse.from_dict(texts_of(answer)))
        state = await self._answered("", given.response.client_data.challenge, now)
        known = await self._store.read(statements.passkeys.get, websafe_encode(given.raw_id))
        if known is None:
            raise Unknown("this passkey wasn't recognised: it may have been removed")
        credential = webauthn.AttestedCredentialData(known.credential)
        parse_answer(lambda: self._server.authenticate_complete(state, [credential], given))
        uses = given.response.authenticator_data.counter
        if not await self._store.write(statements.use_passkey, known.id, uses, now):
            raise Unknown("this passkey has been copied: sign in another way")
        return known.identity

    async def _challenge(self, owner: str, now: float) -> bytes:
        """owner: of the new passkey; empty to come back, when nobody knows yet who it is."""
        challenge = secrets.token_bytes(32)
        row = statements.Challenge(_bound(owner, challenge), now + CHALLENGE_LIFE)
        await self._store.write(statements.challenges.add, row)
        return challenge

    async def _answered(self, owner: str, challenge: bytes, now: float) -> Json:
        """What the library must know to check an answer; the challenge is used up."""
        if not await self._store.write(statements.take_challenge, _bound(owner, challenge), now):
            raise Refusal("this took too long, or was sent twice: try again", "bad-passkey")
        return {"challenge": websafe_encode(challenge), "user_verification": CHECK}


def parse_answer(work: Callable[[], T]) -> T:
    """What the library makes of an answer; it raises whatever its parsers meet."""
    try:
        return work()
    except Exception:
        raise invalid() from None


def texts_of(answer: Json) -> Json:
    """The texts of an untrusted answer: the library allocates as many bytes as a number says."""

    def texts(fields: Json) -> Json:
        return {name: value for name, value in fields.items() if isinstance(value, str)}

    return {**texts(answer), "response": texts(answer["response"])}


def too_many() -> Refusal:
    """For those who have as many passkeys as one person can have."""
    return Refusal(f"you have {MAX_PASSKEYS} passkeys: remove one first", "too-many-passkeys")


def invalid() -> Refusal:
    """For answers that no browser gives."""
    return Refusal("that passkey response isn't valid", "bad-passkey")


def _bound(owner: str, challenge: bytes) -> str:
    """A challenge as it is stored: no answer fits it but that of its owner."""
    return hashlib.sha256(f"{owner}:".encode() + challenge).hexdigest()


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host
    return True
