"""Structured logs: one JSON object per line on stderr. They never contain secrets."""

import json
import logging
import sys
import time
from typing import Final

LOGGER: Final = "keyflower"
TRACE_EVERY_S: Final = 60.0


class JsonLines(logging.Formatter):
    """Time, level, event, and whatever belongs to it.

    What fails again and again, as writes to a full disk do, has its trace once a minute.
    """

    def __init__(self) -> None:
        super().__init__()
        self._traced: dict[object, float] = {}

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
        place = trace and (trace.tb_frame.f_code, trace.tb_lineno)
        key = (record.msg, kind, place)
        if record.created - self._traced.get(key, -TRACE_EVERY_S) < TRACE_EVERY_S:
            return False
        self._traced[key] = record.created
        return True


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


def set_up(level: str) -> None:
    """Send all logs of this process to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(LOGGER).setLevel(level.upper())
