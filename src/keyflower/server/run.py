"""Running a server: uvicorn around the application, until it is told to stop."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from keyflower.rules.errors import KeyflowerError
from keyflower.server import logs
from keyflower.server.app import create
from keyflower.server.database import open_store
from keyflower.server.settings import MOST_MESSAGE, Settings
from keyflower.server.web.http import LiveProtocol, protocol

BACKLOG: Final = 2048
OPEN_FILES: Final = 65_536
SWITCH_S: Final = 0.001
"""How long another thread keeps the interpreter while the event loop waits for it; usually 5 ms."""


class CannotListen(KeyflowerError):
    """Can't listen on the address; the message says what would help."""


def listen(host: str, port: int) -> socket.socket:
    """A socket on which to listen; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only on sockets that say they are TCP.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise CannotListen(
            f"can't listen on {host} port {port}: {error.strerror}; --port 0 takes any free port"
        ) from None
    found.listen(BACKLOG)
    found.set_inheritable(True)
    return found


def address(settings: Settings, taken: socket.socket) -> str:
    """How a browser reaches the server."""
    if settings.origin:
        return settings.origin
    host, port = taken.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(settings: Settings, taken: socket.socket, opened: Callable[[str], None]) -> None:
    """Serve until a signal comes; then finish the running requests.

    `opened` is called with the location of the database, once it is open.
    """
    logs.set_up(settings.log_level)
    sys.setswitchinterval(SWITCH_S)
    allow_open_files()
    for stop in (signal.SIGINT, signal.SIGTERM):
        # uvicorn handles them while it serves, and raises them again after closing.
        signal.signal(stop, _leave)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        runner.run(serve(settings, taken, opened))


def allow_open_files() -> None:
    """Every connection is an open file: many systems give a program 1,024, and more if it asks."""
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where the extra `fast` is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _leave(_number: int, _frame: object) -> None:
    """A requested stop."""
    sys.exit(0)


async def serve(settings: Settings, taken: socket.socket, opened: Callable[[str], None]) -> None:
    """Open the database, then serve."""
    store = await open_store(settings.database)
    opened(store.shown)
    config = configured(settings, create(settings, store))
    await uvicorn.Server(config).serve(sockets=[taken])


def configured(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=protocol(settings),
        ws=LiveProtocol,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
