"""What a table refuses, as types: a code for programs, a message for people, a status of HTTP."""

from typing import ClassVar

from keyflower.rules.errors import IllegalAction, KeyflowerError, Reason


class Refusal(KeyflowerError):
    """A refused request; nothing has changed. The message says what would work.

    What a page can meet has a code of its own, for which the page has a sentence in each language.
    Subclasses give theirs as keywords.
    """

    status: ClassVar[int] = 400
    code: str = "bad-request"
    reason: Reason | None = None  # for any language, if the rules refuse an action

    def __init_subclass__(cls, status: int = 0, code: str = "") -> None:
        cls.status = status or cls.status
        cls.code = code or cls.code

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code


class Unknown(Refusal, status=404, code="unknown"):
    """It doesn't exist, or this person may not see it: the answer is the same."""


class NotAllowed(Refusal, status=403, code="not-allowed"):
    """This person may not do it."""


class Stale(Refusal, status=409, code="stale"):
    """The table has changed since: the sender must decide again."""


class WrongTime(Refusal, status=409, code="wrong-time"):
    """Valid, but not now: the game hasn't started, or is over."""


class Unavailable(Refusal, status=503, code="unavailable"):
    """It can't be done at the moment."""


class Broken(Refusal, status=409, code="broken"):
    """A game that can't continue; its players can download its file."""


class Illegal(Refusal, status=422, code="illegal"):
    """The rules do not allow it."""

    def __init__(self, error: KeyflowerError) -> None:
        super().__init__(str(error))
        if isinstance(error, IllegalAction):
            self.reason = error.reason
