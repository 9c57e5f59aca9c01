"""What the page asks instead of a server."""

import time
from collections.abc import Callable
from itertools import chain
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from keyflower.home.features.daily.requests import DailyStore
from keyflower.home.features.puzzles.requests import PuzzleStore
from keyflower.home.features.replays import Replays
from keyflower.home.features.sheets.requests import SheetStore
from keyflower.home.features.statistics import FactsStore
from keyflower.home.features.turning import PointStore, TrialRunners, TurningWork
from keyflower.home.offered import OFFERED
from keyflower.home.playing import NoteStore
from keyflower.home.requests import Download, Request, requests_of
from keyflower.home.visit import Tables
from keyflower.play.errors import Refusal, Unknown
from keyflower.play.typed_json import load, read, read_text, write
from keyflower.tab import backup, features, requests
from keyflower.tab.line import Line
from keyflower.tab.refused import refusal_of
from keyflower.tab.store import DeviceStorage
from keyflower.tab.tables import DeviceTables
from keyflower.tab.thinkers import InlineTrialRunners
from keyflower.tab.visitor import DeviceVisit

REQUESTS: Final = [*chain(*OFFERED.values()), *requests_of(requests, backup)]


class Home:
    """The game without a server."""

    def __init__(self, store: DeviceStorage, now: Callable[[], float] = time.time) -> None:
        self.tables = DeviceTables(store, now)
        self.parts: dict[type, Any] = {
            Tables: self.tables,
            NoteStore: features.DeviceNotes(self.tables),
            Replays: Replays(),
            TurningWork: TurningWork(),
            TrialRunners: InlineTrialRunners(self.tables),
            PointStore: features.DevicePoints(self.tables),
            FactsStore: features.DeviceFacts(self.tables),
            DailyStore: features.DeviceDays(self.tables),
            PuzzleStore: features.DevicePuzzles(self.tables),
            SheetStore: features.DeviceSheets(self.tables),
        }

    async def visitor(self) -> DeviceVisit:
        """The person at the device."""
        return DeviceVisit(self.tables, self.parts, await self.tables.me())

    async def request(self, method: str, path: str, body: str | None) -> str:
        """The answer to a request under /api, as JSON: status, wait, body.

        path: without /api, with its query
        """
        try:
            address = urlsplit(path)
            request, given = find_request(method, address.path)
            query = dict(parse_qsl(address.query, keep_blank_values=True))
            for name, parameter in request.takes.items():
                if name == "body":
                    given[name] = read(parameter.annotation, load(body or "null"), name)
                elif name in (texts := query | given):
                    given[name] = read_text(parameter.annotation, texts[name], name)
                elif parameter.default is parameter.empty:
                    raise Refusal(f"the query lacks {name}")
            with self.tables.answering():
                answer = await request.carry_out(await self.visitor(), given)
            if isinstance(answer, Download):
                answer = load(answer.text)
            return write({"status": request.status, "wait": 0, "body": answer})
        except Exception as error:
            refusal = refusal_of(error)
            said = {"code": refusal.code, "message": str(refusal), "reason": refusal.reason}
            return write({"status": refusal.status, "wait": 0, "body": said})

    def dial(self, path: str, push: Callable[[str], None], hang_up: Callable[[int], None]) -> Line:
        """A line to a table: `/tables/ID/live?since=0`. push: gets its messages; hang_up: a code
        like that of a WebSocket, if it ends from here."""
        return Line(self.visitor, path, push, hang_up)

    async def refresh(self, table: str) -> None:
        """Another tab has written a table: catch up if it is shown here."""
        if table in self.tables.known:
            await self.tables.known[table].refresh()


def find_request(method: str, path: str) -> tuple[Request, dict[str, Any]]:
    """The request of a path, and the text of its parts."""
    given = path.split("/")
    for request in REQUESTS:
        pairs = list(zip(request.path.split("/"), given))
        if request.method == method and request.path.count("/") + 1 == len(given):
            if all(name == text or fits(request, name, text) for name, text in pairs):
                return request, {name[1:-1]: unquote(text) for name, text in pairs if name != text}
    raise Unknown(f"{method} {path} isn't there without a server")


def fits(request: Request, name: str, text: str) -> bool:
    """Whether a text can be a part of a request's path that has a name, as `{seat}`."""
    taken = request.takes.get(name[1:-1])
    return taken is not None and (taken.annotation is not int or text.isdecimal())
