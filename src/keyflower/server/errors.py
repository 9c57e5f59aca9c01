"""What the server refuses, as types: a code for programs, a message for people, an HTTP status."""

from typing import ClassVar

from keyflower.rules.errors import IllegalAction, KeyflowerError, Reason
from keyflower.server.logs import log
from keyflower.server.storage.errors import StorageError


class Refusal(KeyflowerError):
    """A refused request; nothing has changed. The message says what would work.

    What a page can meet has a code of its own, for which the page has a sentence in each language.
    """

    status: ClassVar[int] = 400
    code: str = "bad-request"
    reason: Reason | None = None  # for any language, if the rules refuse an action

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code


class HungUp(Refusal):
    """Whoever sent it is gone: nobody reads the answer."""


class Unknown(Refusal):
    """It doesn't exist, or this person may not see it: the answer is the same."""

    status = 404
    code = "unknown"


class Nobody(Refusal):
    """It needs an identity."""

    status = 401
    code = "nobody"


class NotAllowed(Refusal):
    """This person may not do it."""

    status = 403
    code = "not-allowed"


class Stale(Refusal):
    """The table has changed since: the sender must decide again."""

    status = 409
    code = "stale"


class WrongTime(Refusal):
    """Valid, but not now: the game hasn't started, or is over."""

    status = 409
    code = "wrong-time"


class Broken(Refusal):
    """A game that can't continue; its players can download its file."""

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
    """Above a rate limit."""

    status = 429
    code = "too-many"

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait


class AlreadyInvited(Refusal):
    """Somebody has an invitation of this person, or has had a few today."""

    status = 409
    code = "already-invited"


class SeatFreed(Refusal):
    """The host has freed this person's seat."""

    status = 403
    code = "seat-freed"


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


class TooManySheets(Refusal):
    """Somebody has as many score sheets as a server keeps for one person."""

    status = 409
    code = "too-many-sheets"


class Unavailable(Refusal):
    """The server can't do it at the moment."""

    status = 503
    code = "unavailable"


def refusal_of(error: KeyflowerError) -> Refusal:
    """An error as a refusal to send; the details of database errors go only to the log."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageError):
        log.error("the database failed", error)
        return Unavailable("the database isn't available right now: try again later")
    return Refusal(str(error))
