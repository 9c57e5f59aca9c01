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
    "/me": {"GET": me.show, "POST": me.show, "PATCH": me.change},
    "/me/settings": {"GET": me.settings, "PUT": me.keep_settings},
    "/me/statistics": {"GET": statistics.games_counted},
    "/backup": {"GET": backup.save, "POST": backup.bring_back},
    "/bots": {"GET": lobby.bots},
    "/invitations": {"GET": lobby.listed},
    "/games": {"GET": lobby.games},
    "/tables": {"GET": lobby.listed, "POST": lobby.make},
    "/tables/{id}": {"GET": lobby.show, "DELETE": lobby.delete},
    "/tables/{id}/seats/{seat}": {"POST": lobby.sit},
    "/tables/{id}/start": {"POST": lobby.start},
    "/tables/{id}/leave": {"POST": lobby.leave},
    "/tables/{id}/return": {"POST": lobby.come_back},
    "/tables/{id}/rematch": {"POST": lobby.rematch},
    "/tables/{id}/actions": {"POST": playing.act},
    "/tables/{id}/undo": {"POST": playing.undo},
    "/tables/{id}/passing": {"PUT": playing.passing},
    "/tables/{id}/prepared": {"PUT": playing.prepare},
    "/tables/{id}/curtain": {"POST": playing.curtain},
    "/tables/{id}/hint": {"POST": playing.hint},
    "/tables/{id}/notes": {"GET": playing.notes, "PUT": playing.keep_notes},
    "/tables/{id}/fair": {"GET": fairness.fair},
    "/tables/{id}/pools": {"GET": fairness.pools},
    "/tables/{id}/pledge": {"POST": fairness.pledge},
    "/tables/{id}/contribution": {"POST": fairness.contribute},
    "/tables/{id}/scores": {"GET": records.scores},
    "/tables/{id}/events": {"GET": records.events},
    "/tables/{id}/record": {"GET": records.record},
    "/tables/{id}/continue": {"POST": records.go_on},
    "/records": {"POST": records.bring},
    "/tables/{id}/replay": {"GET": replays.frame},
    "/tables/{id}/analysis": {"GET": replays.analysis},
    "/tables/{id}/turning-points": {"GET": turning.turned},
    "/tutorial": {"POST": tutorial.begin},
    "/daily": {"GET": daily.show, "POST": daily.begin},
    "/daily/{day}": {"GET": daily.show},
    "/puzzles": {"GET": puzzles.mine},
    "/puzzles/next": {"GET": puzzles.following},
    "/puzzles/{puzzle}": {"GET": puzzles.one},
    "/puzzles/{puzzle}/play": {"POST": puzzles.play},
    "/puzzles/{puzzle}/hint": {"POST": puzzles.hint},
    "/puzzles/{puzzle}/solution": {"POST": puzzles.solution},
    "/sheets": {"GET": sheets.listed, "POST": sheets.make},
    "/sheets/{sheet}": {"GET": sheets.show, "PUT": sheets.change},
    "/learn/score": {"POST": sheets.example},
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
        try:
            address = urlsplit(path)
            handler, parts = route_of(method, address.path)
            query = dict(parse_qsl(address.query, keep_blank_values=True))
            asked = Asked(self.tables, await self.tables.me(), parts, query, load(body or "null"))
            with self.tables.answering():
                answer = await handler(asked)
            if isinstance(answer, Created):
                return write({"status": 201, "wait": 0, "body": answer.body})
            return write({"status": 200, "wait": 0, "body": answer})
        except Exception as error:
            refusal = refusal_of(error)
            said = {"code": refusal.code, "message": str(refusal), "reason": refusal.reason}
            return write({"status": refusal.status, "wait": 0, "body": said})

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
    for pattern, handlers in ROUTES.items():
        pairs = list(zip(pattern.split("/"), given))
        if method in handlers and pattern.count("/") + 1 == len(given):
            if all(name == text or name.startswith("{") for name, text in pairs):
                parts = {name[1:-1]: unquote(text) for name, text in pairs if name != text}
                return handlers[method], parts
    raise Unknown(f"{method} {path} isn't there without a server")
