"""`keyflower verify`: was every draw of a game fixed before the first?"""

from pathlib import Path
from typing import Final

from keyflower.cli.console import print_json, print_line
from keyflower.cli.errors import CommandError
from keyflower.cli.records import RecordOptions, read_file, read_record
from keyflower.game.fairness import check, read_notes

CODES: Final = {"same": 0, "unnoted": 0, "different": 2, "incomparable": 3, "unused": 4}


def verify(
    record: Path, /, *, noted: Path | None = None, options: RecordOptions | None = None
) -> int:
    """Check that nobody chose the draws of a game, and compare it with what your browser noted.

    Exit codes: 0 everything is as noted, 2 something differs, 3 the notes don't suffice for a
    comparison, 4 the bytes of your browser were not used, or the start was repeated.

    Parameters
    ----------
    record
        The game file, downloaded from the table after the game.
    noted
        What your browser noted during the game, saved with "Save my notes" under "Fair draws".
        Without it only the draws are checked.
    """
    options = options or RecordOptions()
    kept = read_record(record)
    known = None if noted is None else read_file(noted, read_notes)
    with options.blame(record):
        verdict = check(kept, known, options.tiles)
    said = [options.words.text(f"fair-{line.kind}", **line.values) for line in verdict.said]
    if options.json:
        print_json(
            {
                "outcome": verdict.outcome,
                "said": [{"kind": line.kind, **line.values} for line in verdict.said],
                "seals": [seal.write() for seal in kept.seals],
                "over": kept.result is not None,
            }
        )
    elif verdict.outcome == "different":
        raise CommandError(f"{record}: {said[0]}")
    else:
        for line in said:
            print_line(line)
    return CODES[verdict.outcome]
