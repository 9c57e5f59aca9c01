"""The application: all parts of the server, opened at the start and closed at the end."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Scope

from keyflower.rules.compiled import COMPILED
from keyflower.rules.errors import KeyflowerError
from keyflower.server.access import Access, AccessMiddleware, Clock, Visitor, visitor_of
from keyflower.server.clock import Steady
from keyflower.server.compiling import compile_bots
from keyflower.server.errors import TooMany, refusal_of
from keyflower.server.garbage import collect_when_grown, no_full_collections
from keyflower.server.housekeeping import Housekeeping
from keyflower.server.identity import Identities
from keyflower.server.live import Live
from keyflower.server.logs import log
from keyflower.server.metrics import Metrics
from keyflower.server.pictures import Pictures
from keyflower.server.registry import TableRegistry
from keyflower.server.replays import Replays
from keyflower.server.routes import (
    about,
    daily,
    learn,
    me,
    notify,
    play,
    profile,
    puzzles,
    replays,
    sheets,
    shell,
    statistics,
    tables,
)
from keyflower.server.routes.given import table_for_asker
from keyflower.server.services import Services
from keyflower.server.settings import MOST_BODY, Settings
from keyflower.server.static import BuiltClient
from keyflower.server.storage import StorageError, Store
from keyflower.server.strict import StrictRequest
from keyflower.server.thinking import WorkerPools
from keyflower.server.turning import TurningPointsOfGames
from keyflower.server.wire import ErrorBody

AnyRequest = Request[Any, Any, Any]

WORKERS: Final = 2
"""Threads for what takes long and no table waits for: replays, scores of sheets, pictures. Tables
have their own (services.py)."""


class Server:
    """The parts of a running server."""

    registry: TableRegistry
    housekeeping: Housekeeping
    identities: Identities
    live: Live
    pictures: Pictures

    def __init__(self, settings: Settings, store: Store, now: Clock, steady: Clock) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.steady = steady
        self.metrics = Metrics()
        self.access = Access(settings, self.metrics, now)
        self.replays = Replays()
        self.turning = TurningPointsOfGames()

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """From opening the store to closing it."""
        settings = self.settings
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(WORKERS, "work"))
        try:
            thinkers = WorkerPools(settings.thinkers, settings.think_limit, settings.warm)
            services = Services(
                settings,
                self.store,
                thinkers,
                self.metrics,
                self.now,
                self.steady,
                self.access.networks,
            )
            self.registry = TableRegistry(services)
            self.housekeeping = Housekeeping(self.registry)
            self.identities = await Identities.open(self.store, self.now())
            self.access.identities = self.identities
            self.live = Live(self.registry, self.access)
            self.pictures = Pictures(services)
            self.store.on_notice = self._on_notice
            await self.identities.reload()  # another process may have created keys while starting
            await self.registry.resume()
            works = (
                self.registry.sweep(),
                self.housekeeping.run(),
                self._renew_keys(),
                compile_bots(thinkers),
                collect_when_grown(),
            )
            background = [self.registry.services.start(work) for work in works]
            rules = "compiled" if COMPILED else "interpreted"
            log.info("started", processes_for_bots=settings.thinkers, rules=rules)
            try:
                with no_full_collections():
                    yield
            finally:
                for task in background:
                    task.cancel()
                await self.registry.services.close()
        finally:
            await self.store.close()
            log.info("stopped")

    def _on_notice(self, table_id: str, what: str) -> None:
        """Another process has changed something."""
        if what in ("keys", "all"):
            self.registry.services.start(self.identities.reload())
        if what != "keys":
            self.registry.on_notice(table_id, what)

    async def _renew_keys(self) -> None:
        """Create new signing keys when they are due, without a restart."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.identities.rotate(self.now())
            except StorageError as error:
                log.error("no new key to sign with", error)


def create(
    settings: Settings, store: Store, now: Clock = time.time, steady: Clock | None = None
) -> ASGIApp:
    """The ASGI application of a server; it closes the store when it stops.

    now: the machine's clock; steady: the time for the tables' clocks, which is never set.
    """
    server = Server(settings, store, now, steady or Steady())
    return AccessMiddleware(application(server), server.access)


def application(server: Server, description: OpenAPIConfig | None = None) -> Litestar:
    """The application inside the access middleware.

    description: for `tools.openapi`, which writes the file that is served.
    """
    settings = server.settings
    client = BuiltClient()
    return Litestar(
        route_handlers=[
            me.router,
            profile.router,
            notify.router,
            tables.router,
            play.router,
            replays.router,
            learn.router,
            daily.router,
            sheets.router,
            statistics.router,
            puzzles.router,
            about.router,
            shell.router,
        ],
        dependencies={
            "registry": Provide(lambda: server.registry, sync_to_thread=False),
            "store": Provide(lambda: server.store, sync_to_thread=False),
            "identities": Provide(lambda: server.identities, sync_to_thread=False),
            "access": Provide(lambda: server.access, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "metrics": Provide(lambda: server.metrics, sync_to_thread=False),
            "replays": Provide(lambda: server.replays, sync_to_thread=False),
            "pictures": Provide(lambda: server.pictures, sync_to_thread=False),
            "turning": Provide(lambda: server.turning, sync_to_thread=False),
            "live": Provide(lambda: server.live, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "visitor": Provide(visitor, sync_to_thread=False),
            "me": Provide(me.someone),
            "table": Provide(table_for_asker),
        },
        exception_handlers={
            KeyflowerError: refused,
            HTTPException: partial(wrong, client),
            Exception: failed,
        },
        request_class=StrictRequest,
        lifespan=[server.running],
        openapi_config=description,
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


def visitor(scope: Scope) -> Visitor:
    """Who sent a request."""
    return visitor_of(scope)


def answer(status: int, error: ErrorBody, headers: dict[str, str]) -> Response[bytes]:
    """A refusal as an HTTP response."""
    body = msgspec.json.encode(error)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refused(request: AnyRequest, error: KeyflowerError) -> Response[bytes]:
    """What the server or the rules refuse."""
    refusal = refusal_of(error)
    headers = {}
    if isinstance(refusal, TooMany):
        headers["retry-after"] = str(int(refusal.wait) + 1)
    body = ErrorBody(refusal.code, str(refusal), refusal.reason)
    return answer(refusal.status, body, headers)


CODES = {404: "unknown", 405: "no-such-method", 413: "too-large"}
FAILED = "failed"


def wants_page(request: AnyRequest) -> bool:
    """Whether a browser goes to an address, and no program asks the API."""
    reads = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api")
    return reads and "text/html" in request.headers.get("accept", "")


def wrong(client: BuiltClient, request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar refuses: unknown paths, invalid bodies. People get a page with ways on."""
    if error.status_code >= 500:
        return failed(request, error)
    if error.status_code == 404 and wants_page(request):
        page = client.page(request, 404)
        if page is not None:
            return page
    message = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    for problem in extra:
        if isinstance(problem, dict):
            message += f"; {problem.get('key', '')}: {problem.get('message', '')}"
    headers = dict(error.headers or {})
    code = CODES.get(error.status_code, "bad-request")
    return answer(error.status_code, ErrorBody(code, message), headers)


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """An unexpected error: a bug."""
    log.error("a request failed", error, method=request.method)
    body = ErrorBody(FAILED, "something went wrong on the server; the error has been logged")
    return answer(500, body, {})
