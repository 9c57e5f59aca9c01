"""What a table refuses, as types: a code for programs, a message for people, a status of HTTP."""

from typing import ClassVar

from keyflower.rules.errors import IllegalAction, KeyflowerError, Reason


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


class Unknown(Refusal):
    """It doesn't exist, or this person may not see it: the answer is the same."""

    status = 404
    code = "unknown"


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
