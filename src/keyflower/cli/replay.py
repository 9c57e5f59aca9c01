"""`keyflower replay`: is a record a game as the rules allow it?"""

from pathlib import Path

from keyflower.cli.console import out, print_json
from keyflower.cli.language import speak
from keyflower.cli.printed import listed
from keyflower.cli.records import verified
from keyflower.rules.pieces import SEASON_NAMES


def replay(
    record: Path,
    /,
    *,
    catalogue: Path | None = None,
    language: str | None = None,
    json: bool = False,
) -> None:
    """Verify a record move by move; the first wrong move is named.

    Parameters
    ----------
    record
        The file with the record.
    catalogue
        The file with the tiles it was played with, if not the built-in ones.
    language
        en, fr, el, ro, zh-Hant or fa; by default that of the environment.
    json
        Print one JSON object, the same in every language.
    """
    words = speak(language)
    kept, game = verified(words, record, catalogue)
    moves = len(kept.moves)
    points = [score.total for score in game.scores()] if game.over else None
    if json:
        print_json({"moves": moves, "over": game.over, "points": points})
        return
    message = "terminal-replay-deal" if game.origin is None else "terminal-replay-position"
    if points is None:
        season = words.text(f"term-{SEASON_NAMES[game.state.season]}")
        said = words.text(f"{message}-so-far", moves=moves, season=season)
    else:
        said = words.text(message, moves=moves, points=listed(words, map(words.number, points)))
    out.print(said, markup=False, soft_wrap=True)
