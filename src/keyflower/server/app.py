"""The application: all parts of the server, opened at the start and closed at the end."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from keyflower.home.features.daily.requests import DailyStore
from keyflower.home.features.puzzles.requests import PuzzleStore
from keyflower.home.features.replays import Replays
from keyflower.home.features.sheets.requests import SheetStore
from keyflower.home.features.statistics import FactsStore
from keyflower.home.features.turning import PointStore, TrialRunners, TurningWork
from keyflower.home.offered import OFFERED
from keyflower.home.playing import NoteStore
from keyflower.home.requests import requests_of
from keyflower.home.visit import Tables
from keyflower.rules.compiled import COMPILED
from keyflower.rules.errors import KeyflowerError
from keyflower.server.bots import WorkerPools
from keyflower.server.bots.compile import compile_bots
from keyflower.server.features import daily, puzzles, sheets, statistics, turning, uploads
from keyflower.server.features.notify import routes as notify
from keyflower.server.features.notify.away import AwayNotices
from keyflower.server.features.notify.notifier import Notifier
from keyflower.server.features.profile import people
from keyflower.server.features.profile import routes as profile
from keyflower.server.features.ratings import Ratings
from keyflower.server.features.sharing import routes as sharing
from keyflower.server.features.sharing.pictures import Pictures
from keyflower.server.logs import log, on_loop_error
from keyflower.server.metrics import Metrics
from keyflower.server.operations import routes as operations
from keyflower.server.operations.garbage import collect_when_grown, no_full_collections
from keyflower.server.operations.housekeeping import Housekeeping
from keyflower.server.settings import MOST_BODY, Settings
from keyflower.server.storage import StorageError, Store
from keyflower.server.storage.statements.chat import SqlNotes
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes import chat, invitations
from keyflower.server.tables.routes.given import Asker, OurVisit, Parts, ServerVisit, someone
from keyflower.server.tables.services import Services, steady_clock
from keyflower.server.web import about
from keyflower.server.web.access import Access, AccessMiddleware, Clock, visitor_of
from keyflower.server.web.errors import TooMany, refusal_of
from keyflower.server.web.identity import Identities
from keyflower.server.web.refused import wants_page, written
from keyflower.server.web.requests import router_of
from keyflower.server.web.static import BuiltClient
from keyflower.server.web.wire import ErrorBody, StrictRequest

AnyRequest = Request[Any, Any, Any]

WORKERS: Final = 2
"""Threads for what takes long and no table waits for: replays, scores of sheets, pictures. Tables
have their own (services.py)."""
PARTS: Final = (
    *("registry", "store", "identities", "access", "settings", "metrics", "thinkers", "client"),
    *("notifier", "pictures", "parts", "uploads"),
)
"""What handlers can ask for."""


class Server:
    """The parts of a running server."""

    registry: TableRegistry
    housekeeping: Housekeeping
    identities: Identities
    notifier: Notifier
    pictures: Pictures
    parts: Parts
    thinkers: WorkerPools

    def __init__(self, settings: Settings, store: Store, now: Clock, steady: Clock) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.steady = steady
        self.metrics = Metrics()
        self.access = Access(settings, self.metrics, now)
        self.uploads = uploads.Uploads()
        self.client = BuiltClient(write_site=settings.write_site)

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """From opening the store to closing it."""
        settings = self.settings
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(WORKERS, "work"))
        loop.set_exception_handler(partial(on_loop_error, self.metrics.protocol_errors.inc))
        try:
            self.thinkers = WorkerPools(settings.thinkers, settings.think_limit, settings.warm)
            services = Services(
                settings,
                self.store,
                self.thinkers,
                self.metrics,
                self.now,
                self.steady,
                self.access.networks,
            )
            self.notifier = Notifier(settings, self.store, self.now)
            services.features = (
                Ratings(),
                daily.DailyGames(self.store),
                AwayNotices(services, self.notifier),
            )
            self.registry = TableRegistry(services)
            self.parts = parts_of(self.registry, services)
            self.housekeeping = Housekeeping(self.registry)
            self.identities = await Identities.open(self.store, self.now())
            self.access.identities = self.identities
            self.pictures = Pictures(services)
            self.store.on_notice = self._on_notice
            await self.identities.reload()  # another process may have created keys while starting
            await self.registry.resume()
            works = (
                self.registry.sweep(),
                self.housekeeping.run(),
                self._renew_keys(),
                compile_bots(self.thinkers),
                collect_when_grown(),
            )
            background = [services.start(work) for work in works]
            rules = "compiled" if COMPILED else "interpreted"
            log.info("started", processes_for_bots=settings.thinkers, rules=rules)
            try:
                with no_full_collections():
                    yield
            finally:
                for task in background:
                    task.cancel()
                await services.close()
                self.notifier.close()
        finally:
            await self.store.close()
            log.info("stopped")

    def _on_notice(self, table_id: str, what: str) -> None:
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


def parts_of(registry: TableRegistry, services: Services) -> Parts:
    """What fills the ports of `keyflower.home`, by the port."""
    store = services.store
    return {
        Tables: registry,
        NoteStore: SqlNotes(store),
        Replays: Replays(),
        TurningWork: TurningWork(),
        TrialRunners: turning.WorkerTrialRunners(services),
        PointStore: turning.SqlPoints(store),
        FactsStore: statistics.SqlFacts(store),
        DailyStore: daily.SqlDays(registry),
        PuzzleStore: puzzles.SqlPuzzles(store),
        SheetStore: sheets.SqlSheets(store),
    }


def create(
    settings: Settings, store: Store, now: Clock = time.time, steady: Clock | None = None
) -> ASGIApp:
    """The ASGI application of a server; it closes the store when it stops.

    now: the machine's clock; steady: the time for the tables' clocks, which is never set.
    """
    server = Server(settings, store, now, steady or steady_clock())
    return AccessMiddleware(application(server), server.access)


def application(server: Server, description: OpenAPIConfig | None = None) -> Litestar:
    """The application inside the access middleware.

    description: for `tools.openapi`, which writes the file that is served.
    """
    return Litestar(
        route_handlers=[
            *(operations.router, profile.router, people.router, notify.router),
            *(about.router, sharing.router, uploads.router, chat.live),
            *(router_of(tag, requests, Asker, OurVisit) for tag, requests in OFFERED.items()),
            router_of("tables", requests_of(invitations), Asker, OurVisit),
            router_of("play", requests_of(chat), Asker, OurVisit),
        ],
        dependencies={
            **{name: _part(server, name) for name in PARTS},
            "visitor": Provide(visitor_of, sync_to_thread=False),
            "visit": Provide(ServerVisit, sync_to_thread=False),
            "me": Provide(someone),
        },
        exception_handlers={
            KeyflowerError: refused,
            HTTPException: partial(wrong, server.client),
            Exception: failed,
        },
        request_class=StrictRequest,
        lifespan=[server.running],
        openapi_config=description,
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )


def _part(server: Server, name: str) -> Provide:
    return Provide(lambda: getattr(server, name), sync_to_thread=False)


def answer(
    request: AnyRequest, status: int, error: ErrorBody, headers: dict[str, str]
) -> Response[bytes]:
    kind, body = written(request.scope, error, int(headers.get("retry-after", 0)))
    return Response(body, status_code=status, media_type=kind, headers=headers)


def refused(request: AnyRequest, error: KeyflowerError) -> Response[bytes]:
    """What the server or the rules refuse."""
    refusal = refusal_of(error)
    headers = {}
    if isinstance(refusal, TooMany):
        headers["retry-after"] = str(refusal.retry_after)
    body = ErrorBody(refusal.code, str(refusal), refusal.reason)
    return answer(request, refusal.status, body, headers)


CODES = {404: "unknown", 405: "no-such-method", 413: "too-large"}
FAILED = "failed"


def wrong(client: BuiltClient, request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar refuses: unknown paths, invalid bodies. People get a page with ways on."""
    if error.status_code >= 500:
        return failed(request, error)
    if error.status_code == 404 and wants_page(request.scope):
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
    return answer(request, error.status_code, ErrorBody(code, message), headers)


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """An unexpected error: a bug."""
    log.error("a request failed", error, method=request.method)
    body = ErrorBody(FAILED, "something went wrong on the server; the error has been logged")
    return answer(request, 500, body, {})
