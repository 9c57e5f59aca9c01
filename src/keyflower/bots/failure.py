"""A bot that fails in a game gets a verdict; other games go on."""

from keyflower.rules.errors import KeyflowerError


class BotFailure(KeyflowerError):
    """A bot failed: its seat, its spec, and what happened."""

    def __init__(self, seat: int, spec: str, verdict: str) -> None:
        super().__init__(seat, spec, verdict)  # so that it travels between processes
        self.seat = seat
        self.spec = spec
        self.verdict = verdict

    def __str__(self) -> str:
        return f"p{self.seat} ({self.spec}) {self.verdict}"
