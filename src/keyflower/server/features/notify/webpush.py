"""Web Push: messages that only the subscribed browser can read (RFC 8291), signed by the server's
own key (VAPID, RFC 8292)."""

import hashlib
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from keyflower.formats.plain_json import format_json

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
LAST_RECORD_MARK: Final = b"\x02"  # ends the only record of a message
TOKEN_LIFE_S: Final = 12 * 3600


def encode(data: bytes) -> str:
    """Base64 as the web's protocols write it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """The bytes of such a text; ValueError if it isn't one."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A private key for the server, to be stored."""
    key = ec.generate_private_key(CURVE)
    return key.private_numbers().private_value.to_bytes(32, "big")


def public_key(private: bytes) -> str:
    """What browsers subscribe with."""
    return encode(_point(_private(private).public_key()))


def check_browser_key(p256dh: str, auth: str) -> None:
    """ValueError unless these are keys of a subscription."""
    if len(decode(auth)) != 16:
        raise ValueError("auth has 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a request (aes128gcm): a fresh key and a fresh salt each time."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
    ours = ec.generate_private_key(CURVE)
    salt = os.urandom(16)
    info = b"WebPush: info\x00" + _point(browser) + _point(ours.public_key())
    secret = _derive(ours.exchange(ec.ECDH(), browser), decode(auth), info, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    point = _point(ours.public_key())
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD_MARK, None)


def sign(private: bytes, audience: str, contact: str, now: float) -> str:
    """The Authorization header for a push service."""
    claims = {"aud": audience, "exp": int(now) + TOKEN_LIFE_S, "sub": contact}
    head = encode(format_json({"typ": "JWT", "alg": "ES256"}).encode())
    text = f"{head}.{encode(format_json(claims).encode())}"
    signature = _private(private).sign(text.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(signature)
    raw = r.to_bytes(32, "big") + s.to_bytes(32, "big")
    return f"vapid t={text}.{encode(raw)}, k={public_key(private)}"


def topic(text: str) -> str:
    """A name under which a push service keeps only the latest message; at most 32 letters."""
    return encode(hashlib.sha256(text.encode()).digest()[:16])


def _private(value: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(value, "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)
