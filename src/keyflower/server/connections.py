"""How much each address has open at once."""

from collections import Counter


class Open:
    """What is open, by address; at most so much of each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more. -> False, and nothing is counted, if there are too many"""
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def remove(self, address: str) -> None:
        """One less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
