"""`./keyflower`: the verbs of the package, and those for developers."""

import sys
from typing import Final

from keyflower.cli import app as app  # the tests read it
from keyflower.cli import main
from tools import launch

# (verb, where its function is, its line in the help)
VERBS: Final = (
    ("test", "tools.test:run_tests", "Run the checks and tests of this checkout."),
    (
        "bench",
        "bench.speed:app",
        "Measure how fast rules and servers are, or how strong a bot is.",
    ),
)

for _verb, _where, _help in VERBS:
    app.command(_where, name=_verb, help=_help)

if __name__ == "__main__":
    launch.load_beside_page()
    sys.exit(main())
