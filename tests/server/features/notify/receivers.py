"""Those who get notices, as far as a test needs them.

A receiver of webhooks and pushes over TLS with a certificate of its own, a browser that decrypts,
and a mail server that keeps what it gets.
"""

import asyncio
import json
import os
import socket
import socketserver
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from keyflower.server.features.notify.webpush import decode, encode

SOON = 20.0
HOST = "localhost"


class Got:
    """A request that came."""

    def __init__(self, method: str, path: str, headers: dict[str, str], body: bytes) -> None:
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Inbox:
    """What came, in order; a test waits for the next."""

    def __init__(self) -> None:
        self.all: list[Any] = []
        self._unread: list[Any] = []
        self._came = threading.Condition()

    def add(self, thing: Any) -> None:
        with self._came:
            self.all.append(thing)
            self._unread.append(thing)
            self._came.notify_all()

    async def next(self, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The next that fits and hasn't been read."""
        return await asyncio.to_thread(self._next, fits)

    def _next(self, fits: Callable[[Any], bool]) -> Any:
        with self._came:
            assert self._came.wait_for(lambda: any(map(fits, self._unread)), SOON)
            found = next(filter(fits, self._unread))
            self._unread.remove(found)
            return found


class Receiver(Inbox):
    """A server for webhooks and pushes."""

    def __init__(self, context: ssl.SSLContext) -> None:
        super().__init__()
        self.status = 201
        self.location = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def _take(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                headers = {name.lower(): value for name, value in self.headers.items()}
                got = Got(self.command, self.path, headers, self.rfile.read(length))
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("location", receiver.location)
                self.end_headers()
                receiver.add(got)

            do_POST = do_PUT = do_GET = _take  # noqa: N815

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer((HOST, 0), Handler)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    async def at(self, path: str) -> Got:
        """The next at an address, or below it; late ones of other tests go elsewhere."""
        found: Got = await self.next(lambda got: got.path.startswith(path))
        return found

    @property
    def url(self) -> str:
        return f"https://{HOST}:{self.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(SOON)


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine, and how a server uses it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    kept, secret = folder / "certificate.pem", folder / "key.pem"
    kept.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(kept, secret)
    return kept, context


@contextmanager
def receiving(folder: Path) -> Iterator[Receiver]:
    """A receiver; what sends to it must trust `SSL_CERT_FILE`, as set here."""
    kept, context = certificate(folder)
    before = os.environ.get("SSL_CERT_FILE")
    os.environ["SSL_CERT_FILE"] = str(kept)
    receiver = Receiver(context)
    try:
        yield receiver
    finally:
        receiver.close()
        if before is None:
            del os.environ["SSL_CERT_FILE"]
        else:
            os.environ["SSL_CERT_FILE"] = before


class Browser:
    """The keys of a subscription; decrypts as RFC 8291 says, and checks who signed (RFC 8292)."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        curve = ec.SECP256R1()
        if private:
            self._key = ec.derive_private_key(int.from_bytes(decode(private), "big"), curve)
        else:
            self._key = ec.generate_private_key(curve)
        self.auth = decode(auth) if auth else os.urandom(16)

    @property
    def point(self) -> bytes:
        return self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def keys(self) -> dict[str, str]:
        return {"p256dh": encode(self.point), "auth": encode(self.auth)}

    def read(self, body: bytes) -> bytes:
        """The text of a message."""
        salt, length = body[:16], body[20]
        theirs = body[21 : 21 + length]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.point + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        padded = text.rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return padded[:-1]


def vapid_claims(header: str, expected_key: str) -> dict[str, Any]:
    """What the sender of a push claims, if their signature is right."""
    kind, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    assert fields["k"] == expected_key
    head, claims, signature = fields["t"].split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    numbers = [int.from_bytes(raw[i : i + 32], "big") for i in (0, 32)]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields["k"]))
    signed = utils.encode_dss_signature(*numbers)
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(decode(claims))
    return found


class Letter:
    """A mail that came."""

    def __init__(self, to: str, text: str) -> None:
        self.to = to
        self.text = text


class MailSink(Inbox):
    """A mail server on this machine that keeps everything."""

    def __init__(self) -> None:
        super().__init__()
        sink = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 sink")
                to = ""
                while line := self.rfile.readline().decode().strip():
                    verb = line[:4].upper()
                    if verb == "RCPT":
                        to = line.partition("<")[2].partition(">")[0]
                    if verb == "DATA":
                        self.say("354 go on")
                        sink.add(Letter(to, self._text()))
                    if verb == "QUIT":
                        self.say("221 bye")
                        return
                    self.say("250 ok")

            def _text(self) -> str:
                lines = []
                while (line := self.rfile.readline().decode()) not in (".\r\n", ""):
                    lines.append(line)
                return "".join(lines)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(SOON)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
