"""What a viewer sees of a game: the table, the legal choices, and scores.

A viewer is a seat, a spectator (-1), or one with open screens (OPEN) once the game is over.
Everything about a game that leaves the server, except events, is made here.
"""

from keyflower.formats import position
from keyflower.formats.choices import Choices
from keyflower.formats.choosing import choices
from keyflower.formats.events import OPEN
from keyflower.formats.reasons import blocked
from keyflower.formats.scores import ScoreData, write_score
from keyflower.formats.shapes import ViewData
from keyflower.game import Game
from keyflower.rules.pieces import WINTER
from keyflower.rules.scoring import score, worth_now
from keyflower.rules.state import LOT_SLOTS, PICK_WINTER, TURN
from keyflower.rules.view import SPECTATOR


def view_data(game: Game, viewer: int, shown: ViewData | None = None) -> ViewData:
    """The table as a viewer sees it (docs/position.md).

    shown: as a spectator sees it, if that is already known.
    """
    if shown is None:
        shown = position.write_view(game.view(None))
    if viewer == SPECTATOR:
        return shown
    if viewer != OPEN:
        return position.write_own_view(shown, game.state, viewer)
    for seat in range(game.players):
        shown = position.write_own_view(shown, game.state, seat)
    return {**shown, "seat": None}


def legal_choices(game: Game, seat: int) -> Choices | None:
    """What a seat can do now; None if it has nothing to decide."""
    if seat not in game.to_act:
        return None
    found = choices(game.state, seat)
    found.blocked = blocked(game.state, seat, found)
    found.worth = worth(game, seat)
    return found


def worth(game: Game, seat: int) -> dict[str, int]:
    """What the winter tiles that a seat decides about would score as things stand."""
    state = game.state
    tiles: list[int] = []
    if state.phase == PICK_WINTER:
        tiles = state.hand[seat]
    elif state.phase == TURN and state.season == WINTER:
        tiles = [tile for tile in state.slot_tile[:LOT_SLOTS] if tile >= 0]
    return {state.lookup.ids[tile]: worth_now(state, seat, tile) for tile in tiles}


def scores_of(game: Game, seats: list[int]) -> list[ScoreData]:
    """F14: the score of these seats as things stand, line by line."""
    ids = game.state.lookup.ids
    return [write_score(score(game.state, seat), ids) for seat in seats]
