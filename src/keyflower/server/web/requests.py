"""Requests of `keyflower.home` as handlers of Litestar."""

import inspect
from collections.abc import Iterable
from typing import Annotated, Any, Final, get_args, get_origin

from litestar import Response, Router, delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from keyflower.home.requests import Download, Request
from keyflower.play.typed_json import Bounds

METHODS: Final = {"GET": get, "POST": post, "PUT": put, "DELETE": delete}
PATH_TYPES: Final = {str: "str", int: "int"}


def router_of(tag: str, requests: Iterable[Request], asker: Any, visit: Any) -> Router:
    """Routes of requests under /api. asker, visit: the dependencies for `me` and `visit`"""
    handlers = [handler_of(request, asker, visit) for request in requests]
    return Router("/api", route_handlers=handlers, tags=[tag])


def handler_of(request: Request, asker: Any, visit: Any) -> HTTPRouteHandler:
    """A handler, with the signature that Litestar reads."""

    async def handle(**given: Any) -> Any:
        who = given.pop(request.asker)
        if "data" in given:
            given["body"] = given.pop("data")
        answer = await request.carry_out(who, given)
        return file_of(answer) if isinstance(answer, Download) else answer

    path, dependency = request.path, asker if request.asker == "me" else visit
    parameters = [_keyword(request.asker, dependency)]
    for name, taken in request.takes.items():
        kind = taken.annotation
        if name == "body":
            parameters.append(_keyword("data", _of(JSONBody, kind)))
        elif request.is_in_path(name):
            path = path.replace(f"{{{name}}}", f"{{{name}:{PATH_TYPES[kind]}}}")
            parameters.append(_keyword(name, _of(FromPath, kind)))
        else:
            parameters.append(_keyword(name, _query(kind), taken.default))
    returns = inspect.signature(request.answer).return_annotation
    returns = Response[bytes] if returns is Download else returns
    signature = inspect.Signature(parameters, return_annotation=returns)
    handle.__signature__ = signature  # type: ignore[attr-defined]
    handle.__annotations__ = {each.name: each.annotation for each in parameters}
    handle.__annotations__["return"] = returns
    handle.__name__ = handle.__qualname__ = request.answer.__name__
    handle.__doc__ = request.answer.__doc__
    make = METHODS[request.method]
    handler: HTTPRouteHandler = make(path, status_code=request.status, summary=request.summary)(
        handle
    )
    return handler


def _keyword(name: str, kind: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _of(generic: Any, kind: Any) -> Any:
    """A generic type of a type that is known when this runs."""
    return generic[kind]


def _query(kind: Any) -> Any:
    """A parameter of the query, with its limits as Litestar has them."""
    if get_origin(kind) is not Annotated:
        return Annotated[kind, QueryParameter()]
    base, limits = get_args(kind)
    assert isinstance(limits, Bounds)
    return Annotated[
        base,
        QueryParameter(
            ge=limits.ge,
            le=limits.le,
            min_length=limits.min_length,
            max_length=limits.max_length,
            description=limits.description,
        ),
    ]


def file_of(download: Download) -> Response[bytes]:
    """JSON that a browser saves."""
    return Response(
        download.text.encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{download.name}"'},
    )
