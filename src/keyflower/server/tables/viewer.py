"""Somebody connected to a table."""

from typing import Protocol


class Viewer(Protocol):
    """Somebody connected to a table, with a seat or as a spectator."""

    identity: str | None
    seat: int
    chatted: int  # lines of chat that this viewer has

    def push(self, message: bytes) -> None:
        """Send a message, at once or soon; never blocks."""

    def disconnect(self) -> None:
        """Disconnect: the table is no longer open to this viewer."""
