"""`.venv/bin/python -m tests.fuzz SECONDS [TARGET…]`: fuzz what reads untrusted input.

Starts from tests/fuzz/corpus; inputs that reach new code are kept in .cache/fuzz. A defect is
printed, and its input kept in .cache/fuzz/found.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from tests.fuzz.targets import CORPUS, TARGETS

from tools import CACHE, ROOT
from tools.packages import folder_of

LOCK: Final = ROOT / "requirements-fuzz.lock"
KEPT: Final = CACHE / "fuzz"
LIMITS: Final = ("-max_len=20000", "-timeout=30", "-rss_limit_mb=2048")


class Fuzzed(NamedTuple):
    """What came of fuzzing a target. found: an input that shows a defect, and what was said"""

    inputs: int
    seconds: int
    found: Path | None
    said: str


def fuzz(target: str, seconds: int) -> Fuzzed:
    """Fuzz a target in a process of its own. `InstallError`: this Python has no atheris"""
    folder = folder_of(["atheris"], constraints=LOCK)
    kept, found = KEPT / target, KEPT / "found"
    kept.mkdir(parents=True, exist_ok=True)
    found.mkdir(exist_ok=True)
    command = [sys.executable, "-P", "-m", "tests.fuzz.engine", target, str(kept)]
    command += [str(CORPUS / target), f"-max_total_time={seconds}", *LIMITS]
    command += [f"-artifact_prefix={found}/{target}-", "-print_final_stats=1"]
    path = os.pathsep.join([str(ROOT), str(folder)])
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    said = done.stdout
    written = re.search(r"Test unit written to (\S+)", said)
    inputs = re.search(r"stat::number_of_executed_units: (\d+)", said)
    took = re.search(r"Done \d+ runs in (\d+) second", said)
    path_found = Path(written[1]) if written and done.returncode else None  # or it was slow
    if done.returncode and path_found is None:
        raise RuntimeError(said[-4000:])
    return Fuzzed(
        int(inputs[1]) if inputs else 0, int(took[1]) if took else seconds, path_found, said
    )


def main(seconds: str = "600", *targets: str) -> int:
    """Fuzz some targets, one after the other. -> exit code"""
    names = targets or tuple(TARGETS)
    code = 0
    for name in names:
        fuzzed = fuzz(name, max(1, int(seconds) // len(names)))
        print(f"{name}: {fuzzed.inputs:,} inputs in {fuzzed.seconds} s", flush=True)
        if fuzzed.found is not None:
            start = fuzzed.said.find("=== Uncaught Python exception")
            print(fuzzed.said[start:][:4000], f"{name}: {fuzzed.found}", sep="\n", flush=True)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
