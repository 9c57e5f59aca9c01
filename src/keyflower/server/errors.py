"""What the server refuses, as types: a code for programs, a message for people, an HTTP status."""

from typing import ClassVar

from keyflower.rules.errors import IllegalAction, KeyflowerError, Reason
from keyflower.server.logs import log
from keyflower.server.storage.errors import StorageError


class Refusal(KeyflowerError):
    """A request that cannot be granted; nothing has changed. The message says what would do."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad-request"
    reason: Reason | None = None  # for the reader's language, where the rules refuse an action


class Unknown(Refusal):
    """There is no such thing, or none that this person may see: the answer is the same."""

    status = 404
    code = "unknown"


class Nobody(Refusal):
    """Something for which one must be somebody here."""

    status = 401
    code = "nobody"


class NotAllowed(Refusal):
    """Somebody else's to do."""

    status = 403
    code = "not-allowed"


class Stale(Refusal):
    """The table has gone on since: look again, then decide again."""

    status = 409
    code = "stale"


class WrongTime(Refusal):
    """Right in itself, but not now: the game has not begun, or is over."""

    status = 409
    code = "wrong-time"


class Broken(Refusal):
    """A game that cannot go on; its players can keep its file."""

    status = 409
    code = "broken"


class Illegal(Refusal):
    """The rules do not allow it."""

    status = 422
    code = "illegal"

    def __init__(self, error: KeyflowerError) -> None:
        super().__init__(str(error))
        if isinstance(error, IllegalAction):
            self.reason = error.reason


class TooMany(Refusal):
    """Too much in too short a time."""

    status = 429
    code = "too-many"

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


class TooManyGames(Refusal):
    """Somebody hosts as many unfinished games as this server allows."""

    status = 409
    code = "too-many-games"


class TooManyBotGames(Refusal):
    """Bots play at as many tables of somebody as this server allows."""

    status = 409
    code = "too-many-bot-games"


class TooManyRecords(Refusal):
    """Somebody has uploaded as many records as this server keeps."""

    status = 409
    code = "too-many-records"


class Unavailable(Refusal):
    """The server cannot do it now, for reasons of its own."""

    status = 503
    code = "unavailable"


def refusal_of(error: KeyflowerError) -> Refusal:
    """An error as it is told to whoever asked: what the database says is for the log alone."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageError):
        log.error("the database failed", error)
        return Unavailable("the database does not do its work now: try again later")
    return Refusal(str(error))
