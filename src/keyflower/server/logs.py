"""Structured logs: one JSON object per line on stderr. They never contain secrets."""

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any, Final

LOGGER: Final = "keyflower"
AGAIN_S: Final = 60.0
MAX_REMEMBERED: Final = 300

AnyLoop = asyncio.AbstractEventLoop


class Seldom:
    """Things that came in the last minute; of many the latest."""

    def __init__(self) -> None:
        self._at: dict[object, float] = {}

    def __len__(self) -> int:
        return len(self._at)

    def again(self, key: object, now: float) -> bool:
        """Whether it came within a minute; if not, it comes now."""
        if now - self._at.get(key, -AGAIN_S) < AGAIN_S:
            return True
        self._at.pop(key, None)
        self._at[key] = now
        if len(self._at) > MAX_REMEMBERED:
            del self._at[next(iter(self._at))]
        return False


class Quiet(logging.Filter):
    """What a library logs again and again, as for malformed requests, is logged once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._logged = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log it."""
        place = (record.name, record.pathname, record.lineno)
        return record.name == LOGGER or not self._logged.again(place, record.created)


class JsonLines(logging.Formatter):
    """Time, level, event, and whatever belongs to it.

    What fails again and again, as writes to a full disk do, has its trace once a minute.
    """

    def __init__(self) -> None:
        super().__init__()
        self._traced = Seldom()

    def format(self, record: logging.LogRecord) -> str:
        at = time.gmtime(record.created)
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", at) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != LOGGER:
            line["from"] = record.name
        line |= getattr(record, "fields", {})
        if record.exc_info and self._is_new(record):
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)  # in ASCII: no control sequences for a terminal

    def _is_new(self, record: logging.LogRecord) -> bool:
        """Whether this kind of error, from this place, has had no trace for a while."""
        kind, _, trace = record.exc_info or (None, None, None)
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
        return not self._traced.again((record.name, kind, place), record.created)


class Log:
    """An event with fields."""

    def __init__(self) -> None:
        self.logger = logging.getLogger(LOGGER)

    def info(self, event: str, **fields: object) -> None:
        self.logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: object) -> None:
        self.logger.warning(event, extra={"fields": fields})

    def error(self, event: str, error: BaseException | None = None, **fields: object) -> None:
        """Something that went wrong, with its trace."""
        self.logger.error(event, exc_info=error, extra={"fields": fields})


log: Final = Log()


def on_loop_error(count: Callable[[], None], loop: AnyLoop, context: dict[str, Any]) -> None:
    """What asyncio tells of a failure outside of any request; those of connections are counted.

    Its own line for a connection has addresses of objects.
    """
    if "protocol" not in context:
        loop.default_exception_handler(context)
        return
    count()
    error = context.get("exception")
    logging.getLogger("asyncio").error(
        "a connection failed: %s", type(error).__name__, exc_info=error
    )


def set_up(level: str) -> None:
    """Send all logs of this process to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Quiet())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(LOGGER).setLevel(level.upper())
