"""The built client: its files in memory, sent in the smallest encoding that the browser accepts.

`./keyflower serve` builds them into the folder `static` of the server; a wheel carries them.
Names in `assets/` contain a hash of the content, so browsers cache them forever; the page itself is
requested each time, and mostly answered with 304.

In /here/ lies the game that runs in the browser, as `keyflower site` writes it; its assets lie
beside those of the page. It's written when somebody first asks for it.

By hand, because Litestar's static files ignore compressed ones and read the disk on every request,
which takes fifteen times the CPU.
"""

import asyncio
import gzip
import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException

from keyflower.server.logs import log
from keyflower.server.web.errors import Unavailable

FOLDER: Final = Path(__file__).parents[1] / "static"
DESCRIPTION: Final = Path(__file__).with_name("openapi.json")
"""The OpenAPI description of everything under /api (tools/openapi.py)."""
INDEX: Final = "index.html"
WORKER: Final = "worker.js"  # the service worker (web/src/worker)
LICENCES: Final = "licences.txt"
"""Of everything of others that the page contains; the build writes it (web/build/licences.ts)."""

HERE: Final = "here"
"""The folder of the game that runs in the browser."""

PAGES: Final = (
    *("/new", "/settings", "/profile", "/statistics", "/me/{token:str}", "/turning/{token:str}"),
    *("/score", "/score/{token:str}", "/learn", "/learn/{page:str}"),
)
"""The client's addresses (web/src/lib/router.svelte.ts)."""
SHARED_PAGES: Final = (
    *("/", "/join/{token:str}", "/table/{token:str}", "/replay/{token:str}"),
    *("/daily", "/daily/{day:str}", "/puzzles", "/puzzles/{token:str}"),
)
"""Those of them that people send to each other: links to them show a preview."""

PARTS: Final = (
    *("/assets/{name:str}", "/assets/{folder:str}/{name:str}", f"/{LICENCES}"),
    *(f"/{HERE}", f"/{HERE}/{{name:str}}"),
)

RETRY_S: Final = 60.0  # after a failure to write the game that runs in the browser

FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_KEPT: Final = "no-store"

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
OTHER_KIND: Final = "application/octet-stream"
CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""What the build writes beside a file, the smallest first."""

Asked = Request[object, object, AppState]


class File:
    """One file: plain, and compressed if that is smaller."""

    __slots__ = ("bodies", "cache", "kind", "tag")

    def __init__(self, path: Path, cache: str) -> None:
        body = path.read_bytes()
        self.kind = KINDS.get(path.suffix, OTHER_KIND)
        self.cache = cache
        self.tag = hashlib.sha256(body).hexdigest()[:20]
        self.bodies = {"": body}
        for coding, suffix in CODINGS:
            smaller = path.with_name(path.name + suffix)
            if smaller.is_file():
                self.bodies[coding] = smaller.read_bytes()

    def answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        """The file, or 304 if the browser has it already and all is well."""
        coding = self._best(request.headers.get("accept-encoding", ""))
        tag = f'W/"{self.tag}"'
        headers = {"cache-control": self.cache, "etag": tag, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if status == 200 and tag in (one.strip() for one in known.split(",")):
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        if coding:
            headers["content-encoding"] = coding
        body = self.bodies[coding]
        return Response(body, status_code=status, media_type=self.kind, headers=headers)

    def _best(self, accepted: str) -> str:
        """The smallest encoding that a browser accepts."""
        wanted = codings_in(accepted)
        for coding, _ in CODINGS:
            if coding in wanted and coding in self.bodies:
                return coding
        return ""


def codings_in(header: str) -> set[str]:
    """The encodings that a browser accepts; one with q=0 is not accepted."""
    wanted = set()
    for part in header.split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            wanted.add(name.strip().lower())
    return wanted


class BuiltClient:
    """The page and its assets; empty if the client wasn't built.

    write_site: writes the game that runs in the browser into a folder.
    """

    def __init__(
        self,
        folder: Path = FOLDER,
        write_site: Callable[[Path], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._write_site = write_site
        self._clock = clock
        self._again_at = 0.0  # when writing it may be tried again, if it fails
        self._site: asyncio.Task[dict[str, File]] | None = None
        self.description = File(DESCRIPTION, NOT_KEPT)
        paths = [folder / name for name in (INDEX, LICENCES, WORKER)]
        self.files = {path.name: File(path, ASK_AGAIN) for path in paths if path.is_file()}
        self.index = self.files.get(INDEX)
        for path in sorted((folder / "assets").glob("*")):
            if path.suffix in KINDS:
                self.files[f"assets/{path.name}"] = File(path, FOR_GOOD)

    def page(self, request: Asked, status: int = 200) -> Response[bytes] | None:
        """The page, which reads its address itself."""
        return None if self.index is None else self.index.answer(request, status)

    def with_card(self, request: Asked, card: str) -> Response[bytes] | None:
        """The page with what a link to it shows elsewhere."""
        if self.index is None:
            return None
        head, end, rest = self.index.bodies[""].partition(b"</head>")
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
        body = head + card.encode() + end + rest
        if "gzip" in codings_in(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            body = gzip.compress(body)
        return Response(body, media_type=self.index.kind, headers=headers)

    async def answer(self, request: Asked) -> Response[bytes]:
        """The file that a request names."""
        name = request.scope["path"].removeprefix("/")
        found = self.files.get(name)
        if found is None and name.startswith((HERE, "assets/")):
            found = (await self._here()).get(name)
        if found is None:
            raise NotFoundException("there is no such file")
        return found.answer(request)

    async def _here(self) -> dict[str, File]:
        """The files of the game that runs in the browser, by name."""
        if self.index is None or self._write_site is None:
            return {}
        now = self._clock()
        failed = self._site is not None and self._site.done() and self._site.exception()
        if self._site is None or (failed and now >= self._again_at):
            self._again_at = now + RETRY_S
            self._site = asyncio.create_task(asyncio.to_thread(self._write, self._write_site))
            self._site.add_done_callback(_log_failure)
        try:
            return await asyncio.shield(self._site)
        except OSError:  # the disk is full
            raise Unavailable("the game that runs in the browser can't be written now") from None

    def _write(self, write_site: Callable[[Path], None]) -> dict[str, File]:
        found = {}
        with TemporaryDirectory(prefix="keyflower-here-") as spare:
            folder = Path(spare)
            write_site(folder)
            for path in folder.iterdir():
                if path.is_file():
                    path.write_text(beside_server(path.read_text("utf-8")), "utf-8")
                    found[f"{HERE}/{path.name}"] = File(path, ASK_AGAIN)
            for path in (folder / "assets").rglob("*"):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and name not in self.files:
                    found[name] = File(path, FOR_GOOD)
        for file in found.values():
            if file.kind != OTHER_KIND:
                file.bodies["gzip"] = gzip.compress(file.bodies[""], 6)
        return found | {HERE: found[f"{HERE}/{INDEX}"]}


def _log_failure(written: asyncio.Task[dict[str, File]]) -> None:
    if error := written.exception():
        log.error("the game that runs in the browser was not written", error)


def beside_server(text: str) -> str:
    """A file of a site where a server is: it has the assets, and the page knows of it."""
    text = text.replace('"./assets/', '"/assets/').replace('"assets/', '"/assets/')
    return text.replace('"keyflower-site">{', '"keyflower-site">{"server": true, ')
