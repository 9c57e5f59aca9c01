"""`keyflower verify`: was every draw of a game fixed before the first?"""

from dataclasses import replace
from pathlib import Path

from keyflower.cli.console import print_json, print_line
from keyflower.cli.errors import CommandError
from keyflower.cli.records import Options, read_file, read_record
from keyflower.cli.view.printed import join_parts
from keyflower.formats.record import Record
from keyflower.formats.seals import Seal
from keyflower.game.fairness import Draw, Noted, check, is_used, read_notes
from keyflower.words import Words


def verify(
    record: Path,
    /,
    *,
    noted: Path | None = None,
    commitment: list[str] | None = None,
    contribution: str | None = None,
    table: str | None = None,
    options: Options | None = None,
) -> None:
    """Check that nobody chose the draws of a game; the first draw that doesn't match is named.

    Parameters
    ----------
    record
        The game file, downloaded from the table after the game.
    noted
        What your browser noted during the game, saved with "Save my notes" under "Fair draws".
    commitment
        The commitment that you copied during the game: it must decide the draws of the file.
        Give it several times for a game that continues another one of yours.
    contribution
        The randomness that your browser contributed, as p0:… with its seat, or without.
    table
        The id of the table in its address, or the day of a daily game: "daily 2026-11-17".
    """
    options = options or Options()
    words = options.words
    kept = read_record(record)
    known = read_known(noted, commitment or [], contribution, table)
    with options.blame(record):
        draws, problem = check(kept, known, options.tiles)
    if problem:
        raise CommandError(f"{record}: {words.text(f'fair-{problem.kind}', **problem.values)}")
    if options.json:
        print_json(write_summary(kept, draws, known))
        return
    for line in write_report(words, kept, draws, known):
        print_line(line)


def read_known(
    path: Path | None, commitments: list[str], contribution: str | None, table: str | None
) -> Noted:
    """What somebody noted: a file, and what they add to it."""
    known = Noted() if path is None else read_file(path, read_notes)
    if commitments:
        known = replace(known, commitments=[one.strip().lower() for one in commitments])
    if contribution is not None:
        seat, _, value = contribution.strip().lower().rpartition(":")
        if seat and not seat.removeprefix("p").isdecimal():
            raise CommandError("--contribution is 64 hexadecimal digits, after p0: for its seat")
        at = int(seat.removeprefix("p")) if seat else None
        known = replace(known, contribution=value, seat=at, given="used")
    return known if table is None else replace(known, game=table)


def count_draws(draws: list[Draw], seal: Seal | None) -> int:
    return len([draw for draw in draws if draw.seal is seal])


def write_summary(record: Record, draws: list[Draw], known: Noted) -> dict[str, object]:
    """What was checked, as data."""
    return {
        "seals": [
            {
                "version": seal.version,
                "game": seal.game,
                "since": seal.since,
                "commitment": seal.commitment,
                "contributions": seal.contributions,
                "draws": count_draws(draws, seal),
            }
            for seal in record.seals
        ],
        "unsealed": count_draws(draws, None),
        "over": record.result is not None,
        "compared": {
            "commitment": bool(known.commitments),
            "game": bool(known.game),
            "contribution": bool(known.contribution) and is_used(record.seals[-1], known),
            "others": bool(known.hashes),
        },
    }


def write_report(words: Words, record: Record, draws: list[Draw], known: Noted) -> list[str]:
    """What was checked, in words."""
    lines = []
    unsealed = count_draws(draws, None)
    if unsealed:
        lines.append(words.text("fair-before", draws=unsealed))
    for seal in record.seals:
        lines.append(words.text("fair-intact", game=seal.game, commitment=seal.commitment))
        if seal.version == 1:
            lines.append(words.text("fair-old"))
        given = [f"p{seat}" for seat, value in enumerate(seal.contributions) if value]
        mixed = "fair-contributors" if given else "fair-unmixed"
        lines.append(words.text(mixed, seats=join_parts(words, given)))
        lines.append(words.text("fair-good", draws=count_draws(draws, seal)))
    lines.append(words.text("fair-same-commitment" if known.commitments else "fair-not-compared"))
    if known.contribution:
        unused = "fair-refused" if known.given == "refused" else "fair-lost"
        used = is_used(record.seals[-1], known)
        lines.append(words.text("fair-own-used" if used else unused))
    if known.hashes:
        lines.append(words.text("fair-others-same"))
    if record.result is None:
        lines.append(words.text("fair-unfinished"))
    lines.append(words.text("fair-scope"))
    return lines
