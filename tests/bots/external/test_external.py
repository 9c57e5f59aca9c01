"""`exec:COMMAND`: real programs that play, and real programs that fail in every way."""

import gc
import json
import os
import pickle
import shlex
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.bots.asked import asked

from keyflower.bots import make
from keyflower.bots.external.bot import ExternalBot
from keyflower.bots.failure import BotFailure
from keyflower.formats import position
from keyflower.game import Game
from keyflower.rules.actions import DONE, PASS
from keyflower.runs.table import play_game

EXAMPLES = Path(__file__).parents[3] / "examples" / "bots"
COMMANDS = {"thrifty.py": sys.executable, "thrifty.mjs": "node"}
RUNNABLE = [name for name, program in COMMANDS.items() if shutil.which(program)]

HELLO = "import json, sys, time, os\nsys.stdin.readline(); print('{\"protocol\": 1}', flush=True)\n"

# Answers with the last legal action, by its line in notation; keeps what it was told.
LAST = (
    HELLO
    + """
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    message = json.loads(line)
    if message["type"] == "decide":
        print(" " + message["legal"][-1]["do"] + " ", flush=True)
"""
)

Write = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """Writes a program; gives its spec."""

    def write(text: str, *arguments: object, options: str = "") -> str:
        path = tmp_path / "bot.py"
        path.write_text(text, "utf-8")
        words = [sys.executable, "-S", str(path), *map(str, arguments)]
        return f"exec{options}:{shlex.join(words)}"

    return write


def failure(spec: str, decisions: int = 1, **limits: int) -> BotFailure:
    """How a bot fails within its first decisions; nothing of it may be left."""
    _, seat, view, legal = asked(2, 4)
    bot = make(spec, 1, seat)
    assert isinstance(bot, ExternalBot)
    for name, value in limits.items():
        setattr(bot, name, value)

    def ask() -> None:
        for _ in range(decisions):
            bot.plan(view, legal)

    with pytest.raises(BotFailure) as found:
        ask()
    with pytest.raises(BotFailure) as again:
        ask()
    assert again.value is found.value
    bot.close()
    assert (found.value.seat, found.value.spec) == (seat, spec)
    assert "\n" not in str(found.value)
    return found.value


def children() -> set[int]:
    """The children of this process, also dead ones that nobody has asked after (on Linux)."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == os.getpid():
                found.add(int(stat.parent.name))
    return found


@pytest.fixture(autouse=True)
def _nothing_is_left_behind() -> Iterator[None]:
    before = children()
    yield
    if not children() <= before:
        gc.collect()  # some end with the object that started them
    assert children() <= before


def is_gone(pid: int) -> bool:
    """Whether a process has ended, though perhaps nobody has asked after it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "\nState:\tZ" in status.read_text()


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_program_plays_whole_games_against_random(
    players: int, program: Write, tmp_path: Path
) -> None:
    told = tmp_path / "told"
    spec = program(LAST, told)
    played = play_game(players, players, [*["random"] * (players - 1), spec])
    assert Game.from_record(played).over
    messages = [json.loads(line) for line in told.read_text().splitlines()]
    assert [m["type"] for m in messages[:2]] == ["new_game", "decide"]
    assert {m["type"] for m in messages[2:]} <= {"decide", "game_over"}
    decided = [move for move in played.moves if move.seat == players - 1]
    assert sum(m["type"] == "decide" for m in messages) == len(decided)


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNNABLE)
@pytest.mark.parametrize("players", [2, 5])
def test_an_example_plays_whole_games(name: str, players: int) -> None:
    spec = f"exec:{COMMANDS[name]} {shlex.quote(str(EXAMPLES / name))}"
    played = play_game(players, 3, [spec, *["random"] * (players - 1)])
    assert Game.from_record(played).over


def test_the_program_is_told_its_view_and_nothing_else(program: Write, tmp_path: Path) -> None:
    told = tmp_path / "told"
    _, seat, view, legal = asked(3, 5)
    bot = make(program(LAST, told, options="[ms=700]"), 5, seat)
    assert bot.plan(view, legal) == legal[-1:]
    assert [thought.action for thought in bot.consider(view, legal)] == legal[-1:]
    bot.close()
    bot.close()
    new_game, decide, again, over = map(json.loads, told.read_text().splitlines())
    assert over == {"type": "game_over"}
    assert decide == again
    assert set(new_game) == {"type", "seat", "players", "ms", "dice"}
    assert set(decide) == {"type", "seat", "players", "ms", "legal", "view"}
    assert (decide["seat"], decide["players"], decide["ms"]) == (seat, 3, 700)
    assert decide["view"] == json.loads(json.dumps(position.write_view(view)))
    assert [one["action"] for one in decide["legal"]] == legal
    assert 0 <= new_game["dice"] < 2**16


FIRST = (
    HELLO
    + """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        first = message["legal"][0]
        print(json.dumps(ANSWER), flush=True)
"""
)


@pytest.mark.parametrize(
    ("answer", "rest"),
    [
        ("first['action']", []),
        ("[first['do'], 'done', 'pass', 4706, '4706']", [DONE, PASS, 4706, 4706]),
    ],
)
def test_an_answer_may_be_a_number_or_a_list(answer: str, rest: list[int], program: Write) -> None:
    """The first action must be legal now; the others are tried when their time comes."""
    spec = program(FIRST.replace("ANSWER", answer))
    _, seat, view, legal = asked(2, 4)
    bot = make(spec, 1, seat)
    assert bot.plan(view, legal) == [legal[0], *rest]
    bot.close()
    played = play_game(2, 4, [spec, "random"])
    assert Game.from_record(played).over


QUESTION = "sys.stdin.readline(); sys.stdin.readline()\n"  # a new game, and the decision

LEGAL = "(sys.stdin.readline(), sys.stdin.readline())[1]"

FAILURES = {
    "crash": (
        QUESTION + "1 / 0",
        "ended with exit code 1 instead of answering; its last words: 'ZeroDivisionError: div",
    ),
    "early exit": ("", "ended with exit code 0 instead of answering"),
    "killed": ("os.kill(os.getpid(), 9)", "was ended by signal 9 instead of answering"),
    "closed stdout": ("os.close(1); time.sleep(60)", "closed its stdout"),
    "half an answer": (QUESTION + "print('pa', end='')", "ended with exit code 0"),
    "illegal": (
        QUESTION + "print('bid 99 red lot:miner', flush=True); time.sleep(60)",
        "answered 'bid 99 red lot:miner', which is not one of its ",
    ),
    "illegal number": ("print(-1)", "answered '-1', which is not one of its "),
    "empty list": ("print('[]')", "answered '[]', which is not one of its "),
    "illegal list": ("print('[-1, 2]')", "answered '[-1, 2]', which is not one of its "),
    "nonsense later": (
        "print(json.dumps([json.loads(" + LEGAL + ")['legal'][0]['do'], 'dance']))",
        "answered with 'dance': 'dance': 'dance' is unknown",
    ),
    "empty": ("print()", "answered '', which is not one of its "),
    "long": ("print('x' * 500)", "answered '" + "x" * 80 + "…', which is not one"),
    "nonsense": ("os.write(1, b'\\xff\\xfe\\0\\n')", "which is not UTF-8"),
    "control": ("os.write(1, b'\\x1b[2J\\0\\n')", "answered '\\x1b[2J\\x00', which is"),
    "huge line": (
        "sys.stdout.write('y' * 10_000_000)",
        "answered with a line of more than 65536 bytes: 'yyyy",
    ),
    "endless line": (
        "while True: os.write(1, b'z' * 4096)",
        "answered with a line of more than 65536 bytes",
    ),
}
"""What a program does after it has said hello, and what is said of it."""

WITHOUT_HELLO = {
    "crash": ("raise SystemExit(7)", "ended with exit code 7 instead of answering"),
    "another protocol": (
        "print('{\"protocol\": 2}')",
        'said hello with \'{"protocol": 2}\' instead of {"protocol": 1}',
    ),
    "no JSON": ("print('hi')", "said hello with 'hi' instead of"),
    "deep JSON": ("print('[' * 50_000)", "said hello with '[[["),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "verdict"),
    [(HELLO + text, verdict) for text, verdict in FAILURES.values()] + list(WITHOUT_HELLO.values()),
    ids=[*FAILURES, *(f"{name} at once" for name in WITHOUT_HELLO)],
)
def test_what_a_program_does_wrong_is_its_verdict(text: str, verdict: str, program: Write) -> None:
    found = failure(program("import sys, os, time\n" + text))
    assert verdict in found.verdict


HANGING = [
    HELLO + "time.sleep(600)",
    HELLO + "while True: pass",
    HELLO + QUESTION + "print('pass', end='', flush=True); time.sleep(600)",
    HELLO + "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
    HELLO + "while True: os.write(2, b'words words words\\n' * 1000)",
]


@pytest.mark.slow
@pytest.mark.parametrize("text", HANGING)
def test_a_program_that_hangs_is_stopped(text: str, program: Write) -> None:
    """All of them run for longer than a test may."""
    found = failure(program(text, options="[ms=300]"))
    assert found.verdict.startswith("did not answer within 300 ms")


@pytest.mark.timed
@pytest.mark.parametrize("text", HANGING)
def test_a_program_that_hangs_is_stopped_soon(text: str, program: Write) -> None:
    begun = time.monotonic()
    assert failure(program(text, options="[ms=300]")).verdict
    assert time.monotonic() - begun < 10


def test_a_program_that_says_nothing_at_first_is_stopped(program: Write) -> None:
    found = failure(program("import time; time.sleep(60)"), start_ms=200)
    assert found.verdict == "did not say hello within 200 ms"


def test_a_program_that_stops_reading_cannot_stop_us(program: Write) -> None:
    answers = "for _ in range(10_000): print('pass', flush=True)\ntime.sleep(60)"
    found = failure(program(HELLO + answers, options="[ms=500]"), decisions=10_001)
    assert found.verdict  # once the pipe is full, no question gets through


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    assert failure(f"exec:{broken}").verdict == "could not be started: No such file or directory"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="process groups are of POSIX")
def test_what_a_program_started_ends_with_it(program: Write, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = HELLO + (
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "open(sys.argv[1], 'w').write(f'{os.getpid()} {child.pid}')\n"
        "sys.stdin.readline(); sys.stdin.readline(); print('pass', flush=True); time.sleep(600)\n"
    )
    _, seat, view, legal = asked(2, 4)
    for forgotten in (False, True):
        bot = make(program(text, pids), 1, seat)
        bot.plan(view, legal)
        if not forgotten:
            bot.close()
        del bot
        gc.collect()
        for pid in map(int, pids.read_text().split()):
            until = time.monotonic() + 5
            while not is_gone(pid):
                assert time.monotonic() < until
                time.sleep(0.01)


def test_a_failure_travels_between_processes() -> None:
    found = pickle.loads(pickle.dumps(BotFailure(2, "exec:x", "did not answer")))
    assert (found.seat, found.spec, found.verdict) == (2, "exec:x", "did not answer")
    assert str(found) == "p2 (exec:x) did not answer"
