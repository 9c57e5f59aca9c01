"""What a verb raises when it cannot do what was asked."""


class CommandError(Exception):
    """Its message is shown as it is: what is wrong, and what would help."""
