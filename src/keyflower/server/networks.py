"""From which network people came last: kept in memory only, never stored."""

from typing import Final

MOST_PEOPLE: Final = 100_000
"""People whose network is remembered; beyond that the least recently seen one is forgotten."""


class Networks:
    """The network of each person who has asked this process for something.

    >>> networks = Networks()
    >>> networks.note("ann", "192.0.2.1")
    >>> networks.of("ann"), networks.of("bob")
    ('192.0.2.1', '')
    """

    def __init__(self) -> None:
        self._networks: dict[str, str] = {}  # least recently seen first

    def note(self, person: str, network: str) -> None:
        """Somebody has asked from a network (`access.network`)."""
        self._networks.pop(person, None)
        self._networks[person] = network
        if len(self._networks) > MOST_PEOPLE:
            del self._networks[next(iter(self._networks))]

    def of(self, person: str) -> str:
        """Where somebody asked from last; empty if this process doesn't know."""
        return self._networks.get(person, "")
