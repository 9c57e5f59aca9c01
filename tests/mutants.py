"""`python -m tests.mutants`: whether the tests notice rules that are wrong in one place.

Each of tests/mutants.toml is written into a copy of `src`; the tests of the rules must fail there.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools import ROOT

MUTANTS: Final = ROOT / "tests" / "mutants.toml"
CHAPTERS: Final = Path("keyflower") / "rules" / "chapters"
TESTS: Final = ("tests/rules", "tests/catalogue", "tests/formats", "tests/game")


def is_noticed(mutants: list[dict[str, str]]) -> bool:
    """Whether a test fails with wrong rules; a `ValueError` if a text doesn't occur once."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("static", "*.so"))
        (source.parent / "locale").symlink_to(ROOT / "locale")
        for mutant in mutants:
            file = source / CHAPTERS / f"{mutant['file']}.py"
            before, after = file.read_text("utf-8").split(mutant["old"])
            file.write_text(before + mutant["new"] + after, "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *TESTS]
        path = os.pathsep.join([str(source), str(ROOT)])
        environment = os.environ | {"PYTHONPATH": path}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    return done.returncode == 1


def main() -> None:
    """Try all of them; those that no test notices are named."""
    if is_noticed([]):
        sys.exit("the tests fail without a mutant, too")
    missed: list[str] = []
    for mutant in tomllib.loads(MUTANTS.read_text("utf-8"))["mutant"]:
        noticed = is_noticed([mutant])
        print("noticed" if noticed else "MISSED", mutant["rule"], flush=True)
        if not noticed:
            missed.append(mutant["rule"])
    sys.exit(f"{len(missed)} are missed" if missed else None)


if __name__ == "__main__":
    main()
