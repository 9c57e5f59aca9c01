"""`keyflower verify`: was every draw of a game fixed before the first?"""

from pathlib import Path

from keyflower.cli.console import out, print_json
from keyflower.cli.errors import CommandError
from keyflower.cli.language import speak
from keyflower.cli.printed import listed
from keyflower.cli.records import read_catalogue, read_record, wrong
from keyflower.fairness import Draw, draws_of
from keyflower.formats.record import Record
from keyflower.formats.seals import Seal
from keyflower.rules.errors import KeyflowerError
from keyflower.words import Words


def verify(
    record: Path,
    /,
    *,
    commitment: str | None = None,
    contribution: str | None = None,
    catalogue: Path | None = None,
    language: str | None = None,
    json: bool = False,
) -> None:
    """Check that nobody chose the draws of a game; the first draw that doesn't fit is named.

    Parameters
    ----------
    record
        The game file, downloaded from the table after the game.
    commitment
        The commitment that you saved during the game: it must be the one in the file.
    contribution
        The randomness that your browser contributed: it must be in the file.
    catalogue
        The file with the tiles it was played with, if not the built-in ones.
    language
        en, fr, el, ro, zh-Hant or fa; by default that of the environment.
    json
        Print one JSON object, the same in every language.
    """
    words = speak(language)
    kept = read_record(record)
    tiles = read_catalogue(catalogue)
    problem = seal_problem(words, kept) or saved_problem(words, kept, commitment, contribution)
    draws: list[Draw] = []
    try:
        for draw in () if problem else draws_of(kept, tiles):
            draws.append(draw)
            if not draw.fits:
                problem = misfit(words, kept, draw)
                break
    except KeyflowerError as error:
        raise wrong(words, record, tiles, error) from None
    if problem:
        raise CommandError(f"{record}: {problem}")
    if json:
        print_json(summary(kept, draws))
        return
    for line in report(words, kept, draws, commitment is not None):
        out.print(line, markup=False, soft_wrap=True)


def seal_problem(words: Words, record: Record) -> str:
    """What is wrong with the seals of a record; empty: nothing."""
    if not record.seals:
        return words.text("terminal-verify-unsealed")
    for seal in record.seals:
        if not seal.intact:
            return words.text("terminal-verify-secret", commitment=seal.commitment, game=seal.game)
    return ""


def saved_problem(
    words: Words, record: Record, commitment: str | None, contribution: str | None
) -> str:
    """Whether the file lacks what a player saved during the game."""
    last = record.seals[-1]
    if commitment is not None and commitment.strip().lower() != last.commitment:
        return words.text("terminal-verify-other-commitment", commitment=last.commitment)
    if contribution is not None and contribution.strip().lower() not in last.contributions:
        return words.text("terminal-verify-no-contribution")
    return ""


def misfit(words: Words, record: Record, draw: Draw) -> str:
    """Which draw doesn't fit, and what it should have been."""
    at = draw.entry if record.position is None else draw.entry + 1
    which: dict[str, str | int | float]
    which = {"number": draw.number, "drew": draw.drew, "expected": draw.expected}
    if at == 0:
        return words.text("terminal-verify-misfit-deal", **which)
    move = record.moves[at - 1]
    return words.text("terminal-verify-misfit", at=at, move=f"p{move.seat}: {move.do}", **which)


def sealed_by(draws: list[Draw], seal: Seal | None) -> int:
    """How many draws a seal decides."""
    return len([draw for draw in draws if draw.seal is seal])


def summary(record: Record, draws: list[Draw]) -> dict[str, object]:
    """What was checked, as data."""
    return {
        "seals": [
            {
                "game": seal.game,
                "commitment": seal.commitment,
                "contributions": seal.contributions,
                "draws": sealed_by(draws, seal),
            }
            for seal in record.seals
        ],
        "unsealed": sealed_by(draws, None),
        "over": record.result is not None,
    }


def report(words: Words, record: Record, draws: list[Draw], compared: bool) -> list[str]:
    """What was checked, in words."""
    lines = []
    unsealed = sealed_by(draws, None)
    if unsealed:
        lines.append(words.text("terminal-verify-before", draws=unsealed))
    for seal in record.seals:
        lines.append(words.text("terminal-verify-fits", game=seal.game, commitment=seal.commitment))
        given = [f"p{seat}" for seat, value in enumerate(seal.contributions) if value]
        lines.append(
            words.text("terminal-verify-contributed", seats=listed(words, given))
            if given
            else words.text("terminal-verify-nothing-contributed")
        )
        lines.append(words.text("terminal-verify-draws", draws=sealed_by(draws, seal)))
    if record.result is None:
        lines.append(words.text("terminal-verify-unfinished"))
    if not compared:
        lines.append(words.text("terminal-verify-compare"))
    return lines
