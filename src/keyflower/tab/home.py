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

ROUTES: Final[Routes] = {
    ("GET", "/me"): me.show,
    ("POST", "/me"): me.show,
    ("PATCH", "/me"): me.change,
    ("GET", "/me/settings"): me.settings,
    ("PUT", "/me/settings"): me.keep_settings,
    ("GET", "/me/statistics"): statistics.games_counted,
    ("GET", "/backup"): backup.save,
    ("POST", "/backup"): backup.bring_back,
    ("GET", "/bots"): lobby.bots,
    ("GET", "/invitations"): lobby.listed,
    ("GET", "/games"): lobby.games,
    ("GET", "/tables"): lobby.listed,
    ("POST", "/tables"): lobby.make,
    ("GET", "/tables/{id}"): lobby.show,
    ("POST", "/tables/{id}/seats/{seat}"): lobby.sit,
    ("POST", "/tables/{id}/start"): lobby.start,
    ("POST", "/tables/{id}/leave"): lobby.leave,
    ("POST", "/tables/{id}/return"): lobby.come_back,
    ("POST", "/tables/{id}/rematch"): lobby.rematch,
    ("POST", "/tables/{id}/actions"): playing.act,
    ("POST", "/tables/{id}/undo"): playing.undo,
    ("PUT", "/tables/{id}/passing"): playing.passing,
    ("PUT", "/tables/{id}/prepared"): playing.prepare,
    ("POST", "/tables/{id}/curtain"): playing.curtain,
    ("POST", "/tables/{id}/hint"): playing.hint,
    ("GET", "/tables/{id}/notes"): playing.notes,
    ("PUT", "/tables/{id}/notes"): playing.keep_notes,
    ("GET", "/tables/{id}/fair"): fairness.fair,
    ("GET", "/tables/{id}/pools"): fairness.pools,
    ("POST", "/tables/{id}/contribution"): fairness.contribute,
    **records.ROUTES,
    ("GET", "/tables/{id}/replay"): replays.frame,
    ("GET", "/tables/{id}/analysis"): replays.analysis,
    ("GET", "/tables/{id}/turning-points"): turning.turned,
    ("POST", "/tutorial"): tutorial.begin,
    ("GET", "/daily"): daily.show,
    ("GET", "/daily/{day}"): daily.show,
    ("POST", "/daily"): daily.begin,
    ("GET", "/puzzles"): puzzles.mine,
    ("GET", "/puzzles/next"): puzzles.following,
    ("GET", "/puzzles/{puzzle}"): puzzles.one,
    ("POST", "/puzzles/{puzzle}/play"): puzzles.play,
    ("POST", "/puzzles/{puzzle}/hint"): puzzles.hint,
    ("POST", "/puzzles/{puzzle}/solution"): puzzles.solution,
    ("GET", "/sheets"): sheets.listed,
    ("POST", "/sheets"): sheets.make,
    ("GET", "/sheets/{sheet}"): sheets.show,
    ("PUT", "/sheets/{sheet}"): sheets.change,
    ("POST", "/learn/score"): sheets.example,
}
"""Those of the server, as far as nobody else is needed; it says what each does."""
SCRIPTS: Final[list[Script]] = [tutorial_answer]  # of tables where bots follow one


class Home:
    """The tables of a device, for its page. now: seconds since 1970"""

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
