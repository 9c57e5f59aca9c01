"""A passkey in software: what a phone or a security key would answer."""

import hashlib
import json
import struct
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_encode

Json = dict[str, Any]

PRESENT_AND_VERIFIED = 0x05
WITH_A_KEY = 0x40


class Authenticator:
    """One passkey, for one origin; `uses` counts as a device would, 0 stays 0."""

    def __init__(self, origin: str, name: bytes = b"the only key here", uses: int = 0) -> None:
        self.origin = origin
        self.host = origin.split("://")[1].split(":")[0]
        self.name = name
        self.uses = uses
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: Json) -> Json:
        """The answer to the options for a new passkey."""
        key_data = ES256.from_cryptography_key(self._key.public_key())  # type: ignore[no-untyped-call]
        public = cbor.encode(dict(key_data))
        key = bytes(16) + struct.pack(">H", len(self.name)) + self.name + public
        data = self._data(PRESENT_AND_VERIFIED | WITH_A_KEY) + key
        made = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._answer(client, attestationObject=websafe_encode(made))

    def get(self, options: Json) -> Json:
        """The answer to the options for coming back."""
        if self.uses:
            self.uses += 1
        data = self._data(PRESENT_AND_VERIFIED)
        client = self._client("webauthn.get", options)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            client, authenticatorData=websafe_encode(data), signature=websafe_encode(signed)
        )

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + struct.pack(">BI", flags, self.uses)

    def _client(self, kind: str, options: Json) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _answer(self, client: bytes, **response: str) -> Json:
        name = websafe_encode(self.name)
        answer = {"clientDataJSON": websafe_encode(client), **response}
        return {"id": name, "rawId": name, "type": "public-key", "response": answer}
