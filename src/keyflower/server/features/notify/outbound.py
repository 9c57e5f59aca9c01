"""Requests to addresses that people gave us: webhooks and push services.

They may be hostile. Only HTTPS on its usual port goes out, to names whose addresses are all
public. Each name is resolved once, and the connection goes to the address that was checked, so a
name can't change its mind in between. Redirects are not followed, and everything has a time limit.
Names are looked up in threads of their own: one whose server never answers delays nobody else.

By hand, because only the status of an answer is read: with httpx, a transport to the checked
address would be as long as the request is here, and the server would start 0.4 s later.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from keyflower.server.features.notify.senders import Busy, Senders
from keyflower.server.web.errors import Refusal

TIMEOUT_S: Final = 10.0
AT_ONCE: Final = 8
NAMES: Final = 2 * AT_ONCE  # names looked up at once, with those that nobody waits for any more
LONGEST_URL: Final = 2000
MOST_HEAD: Final = 16 * 1024
PORT: Final = 443
NAT64: Final = IPv6Network("64:ff9b::/96")
UNICAST: Final = IPv6Network("2000::/3")  # what is assigned; `is_global` has the rest too
ISATAP: Final = (0x00005EFE, 0x02005EFE)  # what precedes an IPv4 address of an inner network
INNER_NETWORKS: Final = (
    *(IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"), IPv6Network("3fff::/20")),
    IPv4Network("168.63.129.16"),
)
"""Protocols' own and those of examples that Python thinks are public, and a cloud's services."""

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], list[Address]]


class BadAddress(Refusal, code="bad-address"):
    """An address to which nothing is sent."""


class Unreached(Exception):
    """The other side didn't answer, or not in time."""


class Target(Struct, frozen=True):
    """A checked URL."""

    host: str
    port: int
    path: str  # with the query

    @property
    def origin(self) -> str:
        """Scheme and host, as VAPID names whom a request is for."""
        return f"https://{self.host}" + ("" if self.port == PORT else f":{self.port}")


def resolve_name(host: str, port: int) -> list[Address]:
    """All addresses of a name; takes as long as its servers do, so run it in a thread."""
    found = socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)
    return [ip_address(str(each[4][0]).partition("%")[0]) for each in found]


def is_public(address: Address) -> bool:
    """Whether an address belongs to the internet; of addresses that wrap another, that one."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        isatap = int(address) >> 32 & 0xFFFFFFFF in ISATAP
        if address not in UNICAST or address.teredo is not None or isatap:
            return False
    inside = any(address in network for network in INNER_NETWORKS)
    return address.is_global and not address.is_multicast and not inside


class Outbound:
    """Sends requests.

    hosts: of the operator's own network; for them, addresses and ports are not restricted.
    """

    def __init__(self, hosts: tuple[str, ...] = (), resolve: Resolve = resolve_name) -> None:
        self._hosts = hosts
        self._resolve = resolve
        self._senders = Senders(AT_ONCE)
        self._names = ThreadPoolExecutor(NAMES, "names")
        self._asking: set[str] = set()  # people whose name is being looked up
        self._context: ssl.SSLContext | None = None

    def close(self) -> None:
        """Look up nothing more."""
        self._names.shutdown(wait=False, cancel_futures=True)

    def target(self, url: str) -> Target:
        """A URL that something may be sent to; `BadAddress` says what would work."""
        try:
            if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
                raise ValueError
            parts = urlsplit(url)
            return self._checked(parts, parts.hostname or "", parts.port or PORT)
        except ValueError:
            raise BadAddress("the URL must look like https://hooks.example/path") from None

    def _checked(self, parts: SplitResult, host: str, port: int) -> Target:
        if parts.scheme != "https" or parts.username is not None or parts.password is not None:
            raise ValueError
        if host not in self._hosts:
            if port != PORT or not is_name(host):
                raise BadAddress("the URL must be public and use https on port 443")
        path = parts.path or "/"
        return Target(host, port, f"{path}?{parts.query}" if parts.query else path)

    async def send(
        self, person: str, method: str, target: Target, headers: dict[str, str], body: bytes
    ) -> int:
        """The status of the answer; `Unreached` if there is none, `Busy` if nothing was sent.

        person: for whom it is sent. Hosts inside are as unreachable as those that don't exist.
        """
        try:
            async with self._senders.turn(person), asyncio.timeout(TIMEOUT_S):
                addresses = await self._addresses(person, target)
                return await self._request(method, target, str(addresses[0]), headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            raise Unreached(type(error).__name__) from None
        except asyncio.LimitOverrunError:
            raise Unreached("a head that never ends") from None

    async def _addresses(self, person: str, target: Target) -> list[Address]:
        """A lookup can't be stopped: whoever has one under way gets no other."""
        if person in self._asking or len(self._asking) >= NAMES:
            raise Busy
        self._asking.add(person)
        asked = self._names.submit(self._resolve, target.host, target.port)
        asked.add_done_callback(lambda _: self._asking.discard(person))
        found = await asyncio.wrap_future(asked)
        if not found:
            raise Unreached("no address")
        if target.host not in self._hosts and not all(is_public(each) for each in found):
            raise Unreached("an address inside")
        return found

    async def _request(
        self, method: str, target: Target, address: str, headers: dict[str, str], body: bytes
    ) -> int:
        if self._context is None:
            self._context = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=self._context, server_hostname=target.host, limit=MOST_HEAD
        )
        try:
            host = target.host if target.port == PORT else f"{target.host}:{target.port}"
            lines = [f"{method} {target.path} HTTP/1.1", f"host: {host}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"content-length: {len(body)}", "connection: close", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            head = await reader.readuntil(b"\r\n")
            return int(head.split(b" ", 2)[1])
        except IndexError:
            raise ValueError("an answer that isn't HTTP") from None
        finally:
            writer.transport.abort()


def is_name(host: str) -> bool:
    """Whether a host is a full name, and not an address or a name of one's own network."""
    try:
        ip_address(host)
    except ValueError:
        last = host.rstrip(".").rpartition(".")[2]
        return "." in host.rstrip(".") and not last.isdigit() and last not in PRIVATE_NAMES
    return False


PRIVATE_NAMES: Final = ("local", "localhost", "internal", "lan", "home", "arpa", "test")
