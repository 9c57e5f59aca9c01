"""schemathesis asks everything that the OpenAPI description allows, and much that it does not.

It fails on any error of the server, any answer that is not described, and any request that is
taken although it is wrong.
"""

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import pytest
from tests.processes import run
from tests.server.server_thread import ME, Finished, Person, Served, known, played, seated

from tools import ROOT
from tools.packages import InstallError, folder_of

pytest_plugins = ("tests.server.server_thread",)

# In a folder of its own: its pytest plugin would slow every other test. To write the lock again:
#   uv pip compile --group fuzz --universal --generate-hashes --no-header --no-annotate \
#     -o requirements-fuzz.lock
LOCK = ROOT / "requirements-fuzz.lock"

EXAMPLES = 5  # for each operation, beside those that cover its description
LIMIT = 300.0  # seconds; it takes one minute
LEFT_OUT = (
    "positive_data_acceptance",  # what fits the description may still be illegal or out of turn
    "allow_header_conformance",  # Litestar's own answer to OPTIONS names one handler's methods
)


async def something_to_do(finished: Finished, address: str) -> list[str]:
    """Tables at which the one who played seat 0 can do things: waiting, playing, finished."""
    async with known(address, finished.cookies[0]) as ann, Person(address) as bob:
        made = await ann.post("/tables", {"seats": [ME, {"kind": "open"}], "listed": True})
        playing = await seated(ann, bob)
        return [finished.table, playing, made["table"]["id"]]


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("served", ["sqlite", "postgres"], indirect=True)
def test_the_server_does_what_its_description_says(served: Served, tmp_path: Path) -> None:
    try:
        folder = folder_of(["schemathesis"], constraints=LOCK)
    except InstallError as error:
        pytest.skip(str(error))
    finished = asyncio.run(played(served))
    tables = asyncio.run(something_to_do(finished, served.address))
    (tmp_path / "schemathesis.toml").write_text(
        f"dictionaries.tables.values = {json.dumps(tables)}\n"
        'parameters."path.table_id" = { dictionary = "tables", probability = 0.8 }\n'
        'parameters."path.seat" = 1\n'
    )
    command = [
        sys.executable,
        "-P",
        "-m",
        "schemathesis.cli",
        "run",
        f"{served.local}/api/openapi.json",
        "--no-color",
    ]
    command += ["--phases", "coverage,fuzzing", "--mode", "all", "--continue-on-failure"]
    command += ["--max-examples", str(EXAMPLES), "--no-shrink", "--generation-deterministic"]
    command += ["--checks", "all", "--exclude-checks", ",".join(LEFT_OUT)]
    command += ["--suppress-health-check", "all"]
    command += ["--request-timeout", "20", "--warnings", "off"]
    command += ["--header", f"cookie:keyflower={finished.cookies[0]}"]
    environment = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    environment["PYTHONPATH"] = str(folder)
    done = run(command, cwd=tmp_path, env=environment, encoding="utf-8", seconds=LIMIT)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]
    counts = re.search(r"Selected: (\d+)/(\d+)\s+Tested: (\d+)", done.stdout)
    assert counts is not None
    assert len(set(counts.groups())) == 1
