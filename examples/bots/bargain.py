"""A bot that looks for bargains: tiles that are worth more than the workers they cost.

It reads the table with the methods of a view (docs/reading-a-view.md). Try it in this folder:
  ../../keyflower arena --table bargain:Bargain,random --games 20 --seed 1 --out games
"""

from keyflower import View, read_action
from keyflower.bots import Bot
from keyflower.formats.moves import Bid, Boat, Move, Upgrade, Use, Winter

TURNS_LEFT = {"spring": 6, "summer": 4, "autumn": 2, "winter": 0}  # on which a tile can be used


class Bargain(Bot):
    """Plays the action that gains the most points, by a rough estimate."""

    def plan(self, view: View, legal: list[int]) -> list[int]:
        return [max(legal, key=lambda action: gain(view, read_action(view, action)))]


def gain(view: View, move: Move) -> float:
    """The points that a move gains; a pass and everything not named here gains none."""
    price = 0.3 if view.season == "winter" else 1.0  # of a worker
    match move:
        case Bid(place=place, added=added, total=total):
            if view.leader(place.tile) == view.seat:
                return -added  # no need to raise my own bid
            return worth(view, place.tile) - price * total
        case Use(place=place, workers=workers):
            if place.owner == view.seat:
                price *= 0.3  # workers on my own tiles come back to me
            return output(view, place.tile) - price * sum(workers.values())
        case Upgrade():
            return 5
        case Boat(place=place):
            return sum(view.boats()[place.tile].values())
        case Winter(tiles=tiles):
            return len(tiles)
    return 0


def worth(view: View, tile: str) -> float:
    """The points that a tile brings to a village until the end of the game."""
    side, back = view.side(tile), view.tile(tile).back
    upgraded = back.points if back else 0
    scoring = 3 * side.scoring.points if side.scoring else 0
    uses = TURNS_LEFT[view.season] / 4
    return max(side.points, upgraded / 2) + scoring + uses * output(view, tile)


def output(view: View, tile: str) -> float:
    """The points that one use of a tile brings, with one for each thing that it gives."""
    action = view.side(tile).action
    if action is None:
        return 0
    resources = 1 if action.choose else sum(action.gives)
    return resources + action.skills + action.workers + action.greens - bool(action.takes)
