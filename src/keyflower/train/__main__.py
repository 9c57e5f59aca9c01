"""`python -m keyflower.train`: the same as `keyflower train`, with nothing but NumPy installed."""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import MISSING, fields

from keyflower.rules.errors import KeyflowerError
from keyflower.train.run import Run
from keyflower.train.settings import Settings


def main(arguments: Sequence[str] | None = None) -> int:
    """Train by the arguments of the command line. -> exit code"""
    parser = ArgumentParser(
        prog="keyflower.train",
        description=Settings.__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    for each in fields(Settings):
        kind = each.type if isinstance(each.type, type) else str
        if each.default is MISSING:
            parser.add_argument(f"--{each.name}", type=kind, required=True)
        else:
            parser.add_argument(f"--{each.name}", type=kind, default=each.default)
    try:
        Run(Settings(**vars(parser.parse_args(arguments))), say).play_fit_measure()
    except KeyflowerError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def say(line: str) -> None:
    """Print a line of progress."""
    print(f"keyflower: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
