"""The command line: one thin verb per capability.

A verb is a function in its own file here, named in VERBS with its line of help. Its module is
imported only when the verb is called, so that `keyflower --help` starts quickly. A verb
returns nothing or an exit code; what it cannot do it says by raising an error, which `main`
turns into one message on stderr and exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from keyflower import __version__
from keyflower.cli.errors import CommandError
from keyflower.cli.help import HelpFormatter
from keyflower.cli.plain import plain

BAD_REQUEST: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
EXTRAS: Final = {"serve": "server", "doctor": "server", "dataset": "envs"}
"""What else a verb needs to be installed, beyond `keyflower[cli]`."""
LINES: Final = "\n\u2066\u2067\u2068\u2069"
"""What our own messages may hold: lines, and names set apart from the words around them."""

# (verb, the module of its function, its line in the help)
VERBS: Final = (
    ("simulate", "lab.simulate", "Play complete games between bots."),
    ("arena", "lab.arena", "Measure how strong bots are, in many games."),
    ("ladder", "lab.ladder", "Measure how strong the levels are."),
    ("insights", "lab.insights", "Find out from many games what wins."),
    ("dataset", "lab.dataset", "Write games between bots as Parquet."),
    ("train", "lab.train", "Let bots learn from their own games."),
    ("puzzles", "lab.puzzles", "Find puzzles in games of strong bots."),
    ("show", "records.show", "Show a recorded game, move by move."),
    ("replay", "records.replay", "Verify a record, move by move."),
    ("verify", "records.verify", "Check that nobody chose the draws of a game."),
    ("score", "records.score", "Show the final score of a record, line by line."),
    ("analyse", "lab.analyse", "Find the costliest decisions in a record."),
    ("tiles", "tiles", "Show what is printed on the tiles."),
    ("serve", "serve", "Play: open the table in the browser."),
    ("site", "site", "Write the game as files for a host without a server."),
    ("doctor", "doctor", "Check a database of games for damage."),
)


app = App(
    name="keyflower",
    help="The board game Keyflower.",
    help_format="plaintext",
    help_formatter=HelpFormatter(),
    version=__version__,
    default_parameter=Parameter(negative=()),
)
for _verb, _where, _help in VERBS:
    app.command(f"keyflower.cli.{_where}:{_verb}", name=_verb, help=_help)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; `arguments` are those of the process unless given. -> exit code"""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = app(
            words,
            exit_on_error=False,
            print_error=False,
            result_action="return_int_as_exit_code_else_zero",
        )
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone. Python would report it again on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        message = _message(error, words[0] if words else "")
        if message is None:
            raise
        print(f"keyflower: {plain(message, keep=LINES)}", file=sys.stderr)
        return BAD_REQUEST
    return int(code)


def _message(error: Exception, verb: str) -> str | None:
    """The message for `error`; None for a bug, which shows its traceback."""
    if isinstance(error, CommandError):
        return str(error)
    if isinstance(error, CycloptsError):
        return " ".join(str(error).split()) + " (--help tells what there is)"
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("keyflower"):
        extra = EXTRAS.get(verb, "cli")
        return f"{verb} needs the package {error.name}: in a checkout, pip install '.[{extra}]'"

    from keyflower.catalogue import CatalogueError
    from keyflower.rules.errors import KeyflowerError

    return str(error) if isinstance(error, KeyflowerError | CatalogueError) else None
