"""From whose side somebody may look at a game, and whose points they may know."""

from dataclasses import dataclass

from keyflower.formats.events import OPEN
from keyflower.formats.scores import ScoreData
from keyflower.play.errors import NotAllowed, Refusal, WrongTime
from keyflower.play.table import Table
from keyflower.play.views import scores_of
from keyflower.rules.view import SPECTATOR


@dataclass(frozen=True)
class Scores:
    """F14: points line by line; final once the game is over."""

    final: bool
    seats: list[ScoreData]


def viewpoint(table: Table, identity: str | None, asked: str) -> int:
    """The viewpoint that somebody may use: their own before the end, any after it."""
    own = table.seat_of(identity)
    if asked == "own":
        return own
    if asked == "spectator":
        return SPECTATOR
    over = table.row.status == "finished"
    if asked == "open":
        if not over:
            raise NotAllowed("screens open when the game is over", "not-over")
        return OPEN
    if not (asked.isascii() and asked.isdigit() and int(asked) < len(table.seats)):
        raise Refusal(f"viewer is own, spectator, open, or a seat from 0 to {len(table.seats) - 1}")
    seat = int(asked)
    if not over and seat != own:
        raise NotAllowed(
            "you can't see behind other players' screens before the game is over", "not-over"
        )
    return seat


def shown_scores(table: Table, identity: str | None) -> Scores:
    """Everyone's points once the game is over; before that somebody's own, as of now."""
    game = table.started()
    if table.row.status == "finished":
        return Scores(game.over, scores_of(game, list(range(game.players))))
    seat = table.seat_of(identity)
    if seat == SPECTATOR:
        raise WrongTime("points are available once the game is over", "not-over")
    return Scores(False, scores_of(game.clone(), [seat]))
