"""O: the options of a table, stored with the game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Options:
    """O1 and O2, with the defaults of the rules.

    >>> Options(boat_4a_on_turn_order=True).boat_3b_leftovers
    True
    """

    boat_4a_on_turn_order: bool = False
    boat_3b_leftovers: bool = True

    def data(self) -> dict[str, bool]:
        return {
            "boat_4a_on_turn_order": self.boat_4a_on_turn_order,
            "boat_3b_leftovers": self.boat_3b_leftovers,
        }
