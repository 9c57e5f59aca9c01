"""When a bot fails in a game: a verdict on that bot, not an end of everything."""

from keyflower.rules.errors import KeyflowerError


class BotFailure(KeyflowerError):
    """A bot could not go on: who it was, and what happened, in words."""

    def __init__(self, seat: int, spec: str, verdict: str) -> None:
        super().__init__(seat, spec, verdict)  # so that it travels between processes
        self.seat = seat
        self.spec = spec
        self.verdict = verdict

    def __str__(self) -> str:
        return f"p{self.seat} ({self.spec}) {self.verdict}"
