"""What can be asked of a home: each request is one typed function.

Its parameters say what it takes: `me` (a known person) or `visit` (anyone), `table` (of the path,
as the client may see it), `body`, other parts of the path, and what the query has. A server makes
HTTP routes of them, a browser tab rows of its table of routes.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Annotated, Any, Literal, TypeVar

from keyflower.home.table import HostedTable
from keyflower.home.visit import Visit
from keyflower.play.typed_json import Bounds

Answer = Callable[..., Awaitable[object]]
F = TypeVar("F", bound=Answer)
Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
Number = Annotated[int, Bounds(ge=0, le=100_000)]
"""A number of entries or lines."""


@dataclass(frozen=True)
class Request:
    """A request. path: without /api, with names of parts in braces. limit: a rate limit, and what
    is counted."""

    method: Method
    path: str
    summary: str
    answer: Answer
    status: int = 200
    limit: tuple[str, str] | None = None

    @cached_property
    def signature(self) -> Mapping[str, inspect.Parameter]:
        """All parameters: read when they are needed, for a first visit waits for all requests."""
        return inspect.signature(self.answer).parameters

    @property
    def asker(self) -> str:
        """Who must ask: `me`, or `visit`, which is anyone."""
        return "me" if "me" in self.signature else "visit"

    @cached_property
    def takes(self) -> Mapping[str, inspect.Parameter]:
        """What it takes besides the asker; for a table its id."""
        takes = {name: self.signature[name] for name in self.signature if name != self.asker}
        if takes.pop("table", None) is not None:
            table_id = inspect.Parameter("table_id", inspect.Parameter.KEYWORD_ONLY, annotation=str)
            takes = {"table_id": table_id, **takes}
        return takes

    async def carry_out(
        self, visit: Visit, given: Mapping[str, Any], table: HostedTable | None = None
    ) -> object:
        """The answer. given: what it takes, read. table: where it is known already"""
        if self.limit is not None:
            visit.allow(*self.limit)
        arguments = {**given, self.asker: visit}
        if "table" in self.signature:
            table_id = arguments.pop("table_id", "")
            arguments["table"] = table or await visit.table(table_id)
        return await self.answer(**arguments)

    def is_in_path(self, name: str) -> bool:
        """Whether a parameter is a part of the path, not of the query."""
        return f"{{{name}}}" in self.path


def request(
    method: Method,
    path: str,
    summary: str,
    status: int = 200,
    limit: tuple[str, str] | None = None,
) -> Callable[[F], F]:
    """Offer a function as a request."""

    def offer(answer: F) -> F:
        answer.__dict__["request"] = Request(method, path, summary, answer, status, limit)
        return answer

    return offer


def request_of(answer: Answer) -> Request:
    """The request that a function answers."""
    found: Request = answer.__dict__["request"]
    return found


def requests_of(*modules: ModuleType) -> Iterator[Request]:
    """The requests of modules, in their order."""
    for module in modules:
        for member in vars(module).values():
            offered = getattr(member, "request", None)
            if isinstance(offered, Request) and member.__module__ == module.__name__:
                yield offered


@dataclass(frozen=True)
class Download:
    """An answer that a browser saves as a file. text: JSON"""

    name: str
    text: str
