"""Access control: the middleware through which every request and WebSocket passes first.

It identifies the visitor by their cookie, refuses requests from other sites and above the rate
limits, adds the security headers to every answer, updates the metrics, and writes the access log,
without the secrets in paths.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from keyflower.server.logs import log
from keyflower.server.metrics import Metrics
from keyflower.server.settings import Settings
from keyflower.server.web.errors import NotAllowed, Refusal, TooMany
from keyflower.server.web.identity import COOKIE, COOKIE_LIFE, DAY, SECURE_COOKIE, Identities
from keyflower.server.web.limits import Networks, Open, RateLimits
from keyflower.server.web.refused import written
from keyflower.server.web.wire import ErrorBody

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PYTHON_POLICY: Final = POLICY.replace("script-src", "script-src 'wasm-unsafe-eval'")
"""Where Python runs: in the game that lies in /here/, by a worker whose script is in /assets/."""
HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
FILES: Final = ("/assets/", "/here")
"""Where the client's files are: they lie in memory, and a first visit loads some 300."""
RATES: Final = {
    "address": (50, 200),
    "files": (200, 2000),
    "identity": (20, 80),
    "bytes": (1e6, 1e7),
    "newcomers": (0.2, 30),
    "returning": (0.1, 10),
    "tables": (0.2, 15),
    "kept": (200, 2e6),
    "chat": (0.5, 6),
    "mails": (1 / 1200, 3),
    "invitations": (3 / DAY, 3),
    "hints": (0.5, 8),
    "examples": (4, 40),
    "messages": (20, 60),
}
"""The rate limits: how much a second, and how much at once."""

LONGEST_COOKIE: Final = 200  # characters of a value; ours have about 90
MOST_COOKIES: Final = 8  # cookies of one name: another path or a parent domain may have set one too
Clock = Callable[[], float]  # seconds since 1970


@dataclass(slots=True)
class Visitor:
    """Who sent a request; `issue` is the identity that gets a fresh cookie, and `forget` removes
    the cookie."""

    address: str
    identity: str | None = None
    issue: str | None = None
    forget: bool = False


def visitor_of(scope: Scope) -> Visitor:
    """Who sent a request."""
    visitor = scope["keyflower"]  # type: ignore[typeddict-item]
    assert isinstance(visitor, Visitor)
    return visitor


class Access:
    """Rate limits, cookies and origin checks; the identities are set once the server is up."""

    def __init__(self, settings: Settings, metrics: Metrics, now: Clock) -> None:
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.identities: Identities | None = None
        self.networks = Networks()
        times = settings.allowance
        self.limits = {
            name: RateLimits(rate * times, burst * times) for name, (rate, burst) in RATES.items()
        }
        self.sockets = Open(settings.connections)
        self.requests = Open(settings.connections)
        self.secure = settings.origin.startswith("https://")
        self.cookie_name = SECURE_COOKIE if self.secure else COOKIE

    def allow(self, limit: str, key: str, what: str, cost: float = 1) -> None:
        """Count one use against somebody's rate limit, or refuse."""
        wait = self.limits[limit].take(key, time.monotonic(), cost)
        if wait:
            raise TooMany(f"too many {what}: try again in {wait:.1f} seconds", wait)

    def keep(self, address: str, size: int, what: str) -> None:
        """Count bytes that are stored for an address, or refuse: its people are free."""
        self.allow("kept", address, f"{what} from your network", cost=0)
        self.limits["kept"].charge(address, time.monotonic(), size)

    def sent(self, address: str, size: int) -> None:
        """Count the bytes of an answer of the API; the next ones wait for those above the limit."""
        self.limits["bytes"].charge(address, time.monotonic(), size)

    def who(self, scope: Scope) -> tuple[str, bool] | None:
        """Whose cookie it is, and whether to issue it again."""
        if self.identities is None:
            return None
        found = self._read(scope, self.cookie_name)
        if found is None and self.secure:
            # Issued before the cookie was renamed: replace it.
            old = self._read(scope, COOKIE)
            return None if old is None else (old[0], True)
        return found

    def _read(self, scope: Scope, name: str) -> tuple[str, bool] | None:
        assert self.identities is not None
        read = [self.identities.read(value, self.now()) for value in read_cookies(scope, name)]
        found = [each for each in read if each is not None]
        if not found:
            return None
        identity = found[0][0]
        return identity, all(renew for each, renew in found if each == identity)

    def cookie(self, identity: str) -> str:
        """The header that gives somebody a fresh cookie."""
        assert self.identities is not None
        value = self.identities.cookie(identity, self.now())
        secure = "; Secure" if self.secure else ""
        return (
            f"{self.cookie_name}={value}; Path=/; Max-Age={int(COOKIE_LIFE)}; HttpOnly; "
            f"SameSite=Strict{secure}"
        )

    def origin(self, scope: Scope, headers: Headers) -> str:
        """How browsers reach this server: as it is set, or as this request did."""
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return self.settings.origin or f"{scheme}://{headers.get('host', '')}"

    def check_site(self, scope: Scope, headers: Headers) -> None:
        """Pages of other sites can link to ours, but neither use the API nor read a WebSocket.

        A server for this machine only accepts no other host names.
        """
        if self.settings.private and not is_loopback(headers.get("host", "")):
            raise NotAllowed("this server answers to localhost only; --origin says otherwise")
        site = headers.get("sec-fetch-site", "none")
        reads = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS
        if reads and not (scope["path"].startswith("/api") and site == "cross-site"):
            return
        origin, expected = headers.get("origin"), self.origin(scope, headers)
        if site == "cross-site" or (origin is None and site not in ("none", "same-origin")):
            raise NotAllowed("requests from other sites are refused")
        if origin not in (None, expected):
            raise NotAllowed(f"requests from other sites are refused; this is {expected}")


class AccessMiddleware:
    """The outermost ASGI middleware.

    Litestar runs its own middleware after routing, so requests for unknown paths would bypass it.
    """

    def __init__(self, app: ASGIApp, access: Access) -> None:
        self.app = app
        self.access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle requests and WebSockets; pass on the server's start and stop."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._handle(scope, receive, send)
        else:
            await self.app(scope, receive, send)  # type: ignore[unreachable]

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it here."""
        started = time.perf_counter()
        headers = Headers.from_scope(scope)
        client = scope.get("client")
        visitor = Visitor(network(client[0]) if client else "")
        scope["keyflower"] = visitor  # type: ignore[typeddict-unknown-key]
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._finish(scope, visitor, MutableScopeHeaders.from_message(message))
            elif message["type"] == "http.response.body" and scope["path"].startswith("/api"):
                self.access.sent(visitor.address, len(message["body"]))
            await send(message)

        counted = scope["type"] == ScopeType.HTTP and self.access.requests.add(visitor.address)
        try:
            if scope["type"] == ScopeType.HTTP and not counted:
                raise TooMany("too many requests at once from your address", 1.0)
            self._admit(scope, headers, visitor)
        except Refusal as refusal:
            await self._refuse(scope, receive, answer, refusal)
        else:
            http = scope["type"] == ScopeType.HTTP
            await self.app(scope, receive, answer if http else send)
        finally:
            if counted:
                self.access.requests.remove(visitor.address)
        if scope["type"] == ScopeType.HTTP:
            self._log(scope, status, time.perf_counter() - started)

    def _admit(self, scope: Scope, headers: Headers, visitor: Visitor) -> None:
        access = self.access
        is_file = scope["path"].startswith(FILES)
        limit = "files" if is_file else "address"
        access.allow(limit, visitor.address, "requests from your address")
        if scope["path"].startswith("/api"):
            access.allow("bytes", visitor.address, "bytes for your address", cost=0)
        access.check_site(scope, headers)
        found = access.who(scope)
        # Nothing behind this parses them.
        scope["headers"] = [each for each in scope["headers"] if each[0] != b"cookie"]
        if found is not None:
            visitor.identity, renew = found
            if not is_file:
                access.allow("identity", visitor.identity, "requests")
            access.networks.note(visitor.identity, visitor.address)
            if renew:
                visitor.issue = visitor.identity

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        self.access.metrics.refused.labels(refusal.code).inc()
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
            return
        wait = refusal.retry_after if isinstance(refusal, TooMany) else 0
        kind, body = written(scope, ErrorBody(refusal.code, str(refusal)), wait)
        headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
        if wait:
            headers.append((b"retry-after", b"%d" % wait))
            headers.append((b"connection", b"close"))  # a body may still be on its way, slowly
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _finish(self, scope: Scope, visitor: Visitor, headers: MutableScopeHeaders) -> None:
        """Add the headers that every answer must have."""
        if scope["path"].startswith(FILES):
            headers.setdefault("content-security-policy", PYTHON_POLICY)
        for name, value in HEADERS:
            headers.setdefault(name, value)
        if self.access.secure:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")
        if visitor.forget:
            secure = "; Secure" if self.access.secure else ""
            gone = f"{self.access.cookie_name}=; Path=/; Max-Age=0{secure}"
            headers.add("set-cookie", gone)
        elif visitor.issue is not None:
            headers.add("set-cookie", self.access.cookie(visitor.issue))
            if self.access.secure:
                headers.add("set-cookie", f"{COOKIE}=; Path=/; Max-Age=0; Secure")

    def _log(self, scope: HTTPScope, status: int, seconds: float) -> None:
        method = scope["method"]
        known = method if method in METHODS else "other"
        self.access.metrics.requests.labels(known, str(status)).observe(seconds)
        log.info(
            "request",
            method=method[:20],
            path=without_secrets(scope["path"]),
            status=status,
            ms=round(seconds * 1000, 1),
        )


def read_cookies(scope: Scope, name: str) -> list[str]:
    """The values of all cookies with a name, in the order in which the browser sends them.

    Without the standard library: that takes seconds for some headers and gives up where another
    program of the same host has set something odd.
    """
    found: list[str] = []
    headers = [value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie"]
    for part in ";".join(headers).split(";"):
        key, equals, value = part.strip().partition("=")
        if equals and key == name and len(value) <= LONGEST_COOKIE:
            found.append(value)
    return found[:MOST_COOKIES]


def network(address: str) -> str:
    """The key for rate limits: one customer has a whole /64 of IPv6 addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def is_loopback(host: str) -> bool:
    """Whether a Host header means this machine; 127.evil.example doesn't."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def without_secrets(path: str) -> str:
    """A path for the log, without the tokens after /join/ and /me/."""
    for secret in ("/join/", "/me/"):
        if path.startswith(secret):
            return secret + "…"
    return path[:200]
