"""What must hold in every position: each piece is somewhere, once, and nothing contradicts a rule.

`problems` names every broken rule with its id. The rules of play never break one; a position
written by hand may.
"""

from keyflower.formats.position.conservation.pieces import check_pieces
from keyflower.formats.position.conservation.tiles import (
    check_numbers_of_tiles,
    check_tiles,
    check_winter,
)
from keyflower.formats.position.conservation.turns import check_boats, check_pending, check_turns
from keyflower.formats.position.conservation.villages import (
    check_powers,
    check_sides,
    check_villages,
)
from keyflower.formats.position.conservation.workers import check_bids, check_uses
from keyflower.rules.state import State

CHECKS = (
    *(check_pieces, check_tiles, check_numbers_of_tiles, check_winter),
    *(check_villages, check_powers, check_sides, check_uses, check_bids),
    *(check_boats, check_turns, check_pending),
)


def problems(state: State) -> list[str]:
    """Every broken rule, as a message that names the rule, the piece and the numbers.

    >>> from keyflower.game import Game
    >>> state = Game.new(players=2, seed=7).state
    >>> problems(state)
    []
    >>> state.greens += 1
    >>> problems(state)
    ['I1: 21 green workers instead of 20']
    """
    return [problem for check in CHECKS for problem in check(state)]
