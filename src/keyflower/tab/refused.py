"""Errors as refusals to send."""

import logging

from keyflower.play.errors import Refusal
from keyflower.rules.errors import KeyflowerError


class Failed(Refusal, status=500, code="failed"):
    """An error in the program."""


def refusal_of(error: Exception) -> Refusal:
    """An error as a refusal to send; unexpected ones are logged."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, KeyflowerError):
        return Refusal(str(error))
    logging.getLogger(__name__).exception("something failed", exc_info=error)
    return Failed(f"something went wrong: {error!r}")
