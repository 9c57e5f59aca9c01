"""What can go wrong, as types whose message a player can read."""


class KeyflowerError(Exception):
    """Something was asked for that cannot be done; the message says what would be right."""


class IllegalAction(KeyflowerError):
    """An action that the rules do not allow now; the game has not changed."""


class NotationError(KeyflowerError):
    """A line that is no action, or names something that is not there."""


class PositionError(KeyflowerError):
    """A position that cannot be: each broken rule is named in `problems`."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("impossible position: " + "; ".join(problems))
        self.problems = problems


class RecordError(KeyflowerError):
    """A record that does not replay; the message names the first wrong move."""
