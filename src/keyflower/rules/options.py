"""O: the options of a table, stored with the game."""


class Options:
    """O1 and O2, with the defaults of the rules.

    >>> Options(boat_4a_on_turn_order=True).boat_3b_leftovers
    True
    """

    def __init__(self, boat_4a_on_turn_order: bool = False, boat_3b_leftovers: bool = True) -> None:
        self.boat_4a_on_turn_order = boat_4a_on_turn_order
        self.boat_3b_leftovers = boat_3b_leftovers
