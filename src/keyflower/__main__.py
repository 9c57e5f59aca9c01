"""`python -m keyflower` is the command line."""

import sys

from keyflower.cli import main

if __name__ == "__main__":
    sys.exit(main())
