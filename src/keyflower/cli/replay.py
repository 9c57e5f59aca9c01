"""`keyflower replay`: is a record a game as the rules allow it?"""

from pathlib import Path

from keyflower.cli.console import out, print_json
from keyflower.cli.printed import count
from keyflower.cli.records import verified
from keyflower.rules.pieces import SEASON_NAMES


def replay(record: Path, /, *, catalogue: Path | None = None, json: bool = False) -> None:
    """Verify a record move by move; the first wrong move is named.

    Parameters
    ----------
    record
        The file with the record.
    catalogue
        The file with the tiles it was played with, if not the built-in ones.
    json
        Print one JSON object.
    """
    kept, game = verified(record, catalogue)
    moves = len(kept.moves)
    points = [score.total for score in game.scores()] if game.over else None
    if json:
        print_json({"moves": moves, "over": game.over, "points": points})
        return
    start = "the deal" if game.origin is None else "its position"
    said = f"{count(moves, 'move')}, legal from {start} "
    if points is None:
        said += f"to here; the game is not over: it is {SEASON_NAMES[game.state.season]}"
    else:
        said += f"to the end; points {points}"
    out.print(said, markup=False, soft_wrap=True)
