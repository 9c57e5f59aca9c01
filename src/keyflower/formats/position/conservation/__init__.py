"""What must hold in every position: each piece is somewhere, once, and nothing contradicts a rule.

`problems` names every broken rule with its id. The rules of play never break one; a position
written by hand may.
"""

from keyflower.formats.position.conservation import pieces, tiles, turns, villages, workers
from keyflower.rules.state import State

CHECKS = (
    *(pieces.check_pieces, tiles.check_tiles, tiles.check_numbers_of_tiles, tiles.check_winter),
    *(villages.check_villages, villages.check_powers, villages.check_sides),
    *(workers.check_uses, workers.check_bids),
    *(turns.check_boats, turns.check_turns, turns.check_pending),
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
