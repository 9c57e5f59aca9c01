"""Draws that can be checked: each follows from the key of a game and the number of the draw."""

import hmac


class Draws:
    """The source of a game's draws, where they were fixed beforehand (docs/fairness.md).

    `pools` has what each draw was made from: every piece as its outcome, in order.

    >>> draws = Draws(bytes(32), 1)
    >>> [draws.below(60) for _ in range(3)], draws.number
    ([15, 41, 44], 4)
    """

    def __init__(self, key: bytes, number: int) -> None:
        self.key = key
        self.number = number  # of the next draw; the first is 1
        self.pools: list[list[int]] = []

    def below(self, n: int) -> int:
        """The next draw: a whole number from 0 to n - 1."""
        found = choice(self.key, self.number, n)
        self.number += 1
        return found


def choice(key: bytes, number: int, n: int) -> int:
    """Which of n pieces the draw with this number takes."""
    digest = hmac.digest(key, str(number).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") * n >> 64
