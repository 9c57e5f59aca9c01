"""`keyflower replay`: is a record a game as the rules allow it?"""

from keyflower.cli.console import print_json, print_line
from keyflower.cli.records import RecordFile, RecordOptions
from keyflower.cli.view.printed import join_parts
from keyflower.rules.pieces import SEASON_NAMES


def replay(record: RecordFile, /, *, options: RecordOptions | None = None) -> None:
    """Verify a record move by move; the first wrong move is named."""
    options = options or RecordOptions()
    words = options.words
    kept, game = options.verify(record)
    moves = len(kept.moves)
    points = [score.total for score in game.scores()] if game.over else None
    if options.json:
        print_json({"moves": moves, "over": game.over, "points": points})
        return
    message = "terminal-replay-deal" if game.origin is None else "terminal-replay-position"
    if points is None:
        season = words.text(f"term-{SEASON_NAMES[game.state.season]}")
        said = words.text(f"{message}-so-far", moves=moves, season=season)
    else:
        said = words.text(message, moves=moves, points=join_parts(words, map(words.number, points)))
    print_line(said)
