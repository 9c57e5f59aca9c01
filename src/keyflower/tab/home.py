"""What the page asks instead of a server."""

import time
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from keyflower.features.tutorial import answer as tutorial_answer
from keyflower.play.errors import Unknown
from keyflower.tab import (
    backup,
    daily,
    fairness,
    lobby,
    me,
    playing,
    puzzles,
    records,
    replays,
    sheets,
    statistics,
    turning,
    tutorial,
)
from keyflower.tab.asked import Asked, Created, Handler, Routes, refusal_of
from keyflower.tab.line import Line
from keyflower.tab.plain import load, write
from keyflower.tab.store import Store
from keyflower.tab.table import Script
from keyflower.tab.tables import Tables

PARTS: Final = (
    *(me, lobby, playing, records, fairness, backup),
    *(
        daily,
        puzzles,
        replays,
        sheets,
        statistics,
        turning,
        tutorial,
    ),
)
ROUTES: Final[Routes] = {route: one for part in PARTS for route, one in part.ROUTES.items()}
SCRIPTS: Final[list[Script]] = [tutorial_answer]  # of tables where bots follow one


class Home:
    """The tables of a device, for its page.

    now: seconds since 1970
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.tables = Tables(store, now, SCRIPTS)

    async def request(self, method: str, path: str, body: str | None) -> str:
        """The answer to a request under /api, as JSON: status, wait, body.

        path: without /api, with its query
        """
        status, answer = 200, object()
        try:
            address = urlsplit(path)
            handler, parts = route_of(method, address.path)
            query = dict(parse_qsl(address.query, keep_blank_values=True))
            asked = Asked(self.tables, await self.tables.me(), parts, query, load(body or "null"))
            answer = await handler(asked)
            if isinstance(answer, Created):
                status, answer = 201, answer.body
        except Exception as error:
            refusal = refusal_of(error)
            status = refusal.status
            answer = {"code": refusal.code, "message": str(refusal), "reason": refusal.reason}
        return write({"status": status, "wait": 0, "body": answer})

    def dial(self, path: str, push: Callable[[str], None], hang_up: Callable[[int], None]) -> Line:
        """A line to a table: `/tables/ID/live?since=0`. push: gets its messages; hang_up: a code
        like that of a WebSocket, if it ends from here."""
        return Line(self.tables, path, push, hang_up)

    async def refresh(self, table: str) -> None:
        """Another tab has written a table: catch up if it is shown here."""
        if table in self.tables.known:
            await self.tables.known[table].refresh()


def route_of(method: str, path: str) -> tuple[Handler, dict[str, str]]:
    """The handler of a path, and what its parts stand for."""
    given = path.split("/")
    for (asked, pattern), handler in ROUTES.items():
        wanted = pattern.split("/")
        if asked == method and len(wanted) == len(given):
            pairs = list(zip(wanted, given))
            if all(name == text or name.startswith("{") for name, text in pairs):
                parts = {name[1:-1]: unquote(text) for name, text in pairs if name != text}
                return handler, parts
    raise Unknown(f"{method} {path} isn't there without a server")
