"""What decides draws: a key here; the generator of a state or a record in `chapters.chance`."""

import hmac


class Source:
    """Decides the draws of one action, and notes what they brought."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []

    def pick(self, outcomes: list[int], counts: list[int], viewer: int) -> int:
        """Which of several outcomes comes; `counts`: how many there are of each."""
        raise NotImplementedError


class Draws(Source):
    """Draws that can be checked: each follows from a key and its number (docs/fairness.md).

    >>> draws = Draws(bytes(32), 1)
    >>> [draws.below(60) for _ in range(3)], draws.number
    ([15, 41, 44], 4)
    """

    def __init__(self, key: bytes, number: int) -> None:
        super().__init__()
        self.key = key
        self.number = number  # of the next draw; the first is 1

    def below(self, n: int) -> int:
        """The next draw: a whole number from 0 to n - 1."""
        found = choice(self.key, self.number, n)
        self.number += 1
        return found

    def pick(self, outcomes: list[int], counts: list[int], viewer: int) -> int:
        """All pieces in order, and the next draw among them."""
        return kind_at(counts, self.below(sum(counts)))


class SeasonDraws(Draws):
    """Draws of the entry that starts a season: what 1a brings to one seat (X1) is drawn first, and
    still comes from the season before."""

    def __init__(self, key: bytes, before: Draws) -> None:
        super().__init__(key, 1)
        self.before = before

    def pick(self, outcomes: list[int], counts: list[int], viewer: int) -> int:
        """What everyone sees is of the new season."""
        if viewer >= 0:
            return self.before.pick(outcomes, counts, viewer)
        return super().pick(outcomes, counts, viewer)


def choice(key: bytes, number: int, n: int) -> int:
    """Which of n pieces the draw with this number takes."""
    digest = hmac.digest(key, str(number).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") * n >> 64


def kind_at(counts: list[int], place: int) -> int:
    """The kind of the piece at a place of a mixed lot, all pieces in order."""
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind
