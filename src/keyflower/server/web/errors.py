"""What the server refuses besides what a table does (`keyflower.play.errors`)."""

from keyflower.play.errors import Broken as Broken
from keyflower.play.errors import NotAllowed as NotAllowed
from keyflower.play.errors import Refusal as Refusal
from keyflower.play.errors import Unavailable as Unavailable
from keyflower.play.errors import Unknown as Unknown
from keyflower.play.errors import WrongTime as WrongTime
from keyflower.rules.errors import KeyflowerError
from keyflower.server.logs import log
from keyflower.server.storage.errors import StorageError


class HungUp(Refusal):
    """The client has disconnected: the answer has no reader."""


class Nobody(Refusal, status=401, code="nobody"):
    """It needs an identity."""


class TooMany(Refusal, status=429, code="too-many"):
    """Above a rate limit."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait
        self.retry_after = int(wait) + 1  # whole seconds


def refusal_of(error: KeyflowerError) -> Refusal:
    """An error as a refusal to send; the details of database errors go only to the log."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageError):
        log.error("the database failed", error)
        return Unavailable("the database isn't available right now: try again later")
    return Refusal(str(error))
