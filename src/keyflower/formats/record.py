"""Records: a whole game as readable JSON, with what chance brought; replaying needs no seed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from keyflower.formats.plain_json import format_json, parse_json
from keyflower.formats.seals import Seal, hash_of_lines, read_seals
from keyflower.formats.values import expect, expect_all, show
from keyflower.rules.chapters.setup import check_players
from keyflower.rules.errors import RecordError
from keyflower.rules.log import ENGINE
from keyflower.rules.options import Options
from keyflower.rules.wording import write_count

FORMAT: Final = "keyflower record 1"
SKILL_WORD: Final = re.compile(r"\b(anvil|pick|saw)\b")
MAX_NAME_LENGTH: Final = 300  # enough for a bot with its options; six of them fit into one message
RECORD_KEYS: Final = (
    *("format", "engine", "catalogue", "players", "options", "names", "seed"),
    *("deal", "position", "moves", "result", "seals"),
)


@dataclass
class RecordedMove:
    """One move of a record: who, the line in notation, what was drawn, and a check sum."""

    seat: int
    do: str
    drew: list[str]
    check: str  # "" in records written by hand


@dataclass(eq=False, repr=False)
class Record:
    """A game as it was played: where it started, every move, every draw, the result.

    >>> from keyflower import Game
    >>> record = Game.new(players=2, seed=7).record()
    >>> record
    <Record: 2 players, 0 moves, not over>
    >>> Game.from_record(Record.loads(record.dumps()))
    <Game: 2 players, spring, seat 1 to act, 1 entry>
    """

    catalogue: str
    players: int
    options: Options
    engine: str = ENGINE
    names: list[str] = field(default_factory=list)
    seed: int | None = None
    deal: list[str] = field(default_factory=list)  # unless the game started from a position
    position: Mapping[str, object] | None = None
    moves: list[RecordedMove] = field(default_factory=list)
    result: list[int] | None = None  # total points by seat, once over
    seals: list[Seal] = field(default_factory=list)  # what fixed the draws, at a server's table

    def __repr__(self) -> str:
        end = "not over" if self.result is None else f"result {self.result}"
        moves = write_count(len(self.moves), "move", "moves")
        return f"<Record: {self.players} players, {moves}, {end}>"

    def header(self) -> dict[str, object]:
        """Everything but moves, result and seals."""
        out: dict[str, object] = {
            "format": FORMAT,
            "engine": self.engine,
            "catalogue": self.catalogue,
            "players": self.players,
            "options": self.options.data(),
            "names": self.names,
            "seed": self.seed,
        }
        if self.position is None:
            out["deal"] = self.deal
        else:
            out["position"] = self.position
        return out

    def past(self, entry: int) -> str:
        """The hash of everything before an entry of the log: the start, moves and draws."""
        if self.position is None:
            lines, moves = ["deal: " + ",".join(self.deal)], self.moves[: entry - 1]
        else:
            start = format_json(self.position, ensure_ascii=False, separators=(",", ":"))
            lines, moves = [start], self.moves[:entry]
        return hash_of_lines(
            lines + [f"p{move.seat}: {move.do}: {','.join(move.drew)}" for move in moves]
        )

    def seen(self, entry: int) -> str:
        """The running hash of what everyone saw before an entry of the log."""
        lines = [f"p{move.seat}: {open_text(move.do)}" for move in self.moves]
        if self.position is None:
            lines.insert(0, "deal")
        running = ""
        for line in lines[:entry]:
            running = hash_of_lines([running, line])
        return running

    def first_sum(self) -> int:
        """The check sum that the moves go on from; names are labels and may be changed."""
        return check_sum(0, compact({**self.header(), "names": []}))

    def dumps(self) -> str:
        """The record as JSON, one line for each move."""
        lines = [f" {format_json(key)}: {compact(value)}" for key, value in self.header().items()]
        moves = ",\n".join("  " + compact(move_json(move)) for move in self.moves)
        lines.append(f' "moves": [\n{moves}\n ]' if moves else ' "moves": []')
        lines.append(f' "result": {compact(self.result)}')
        if self.seals:
            seals = ",\n".join("  " + compact(seal.write()) for seal in self.seals)
            lines.append(f' "seals": [\n{seals}\n ]')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """A record from JSON; `RecordError` says what is wrong with it."""
        try:
            data = parse_json(text)
        except ValueError as error:
            raise RecordError(f"invalid JSON (is the record truncated?): {error}") from None
        try:
            format_json(data, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise RecordError(f"the record isn't valid text: {error}") from None
        return record_from(data)


def open_text(line: str) -> str:
    """A move as everyone saw it: not which skills were paid, nor which winter tiles were picked.

    >>> open_text("upgrade stable wood saw"), open_text("winter windmill scholar")
    ('upgrade stable wood skill', 'winter')
    """
    return "winter" if line.startswith("winter") else SKILL_WORD.sub("skill", line)


def compact(value: object) -> str:
    return format_json(value, ensure_ascii=False, separators=(", ", ": "))


def check_sum(before: int, text: str) -> int:
    """The running check sum of a record: a changed line shows where it was changed."""
    return crc32(text.encode(), before)


def move_json(move: RecordedMove) -> dict[str, object]:
    out: dict[str, object] = {"seat": move.seat, "do": move.do}
    if move.drew:
        out["drew"] = move.drew
    if move.check:
        out["check"] = move.check
    return out


def record_from(data: object) -> Record:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'a record is a JSON object with "format": "{FORMAT}"')
    for key in data:
        if key not in RECORD_KEYS:
            raise RecordError(f"a record has no {key!r}; it has {', '.join(RECORD_KEYS)}")
    players = expect(data.get("players"), int, "players")
    check_players(players)
    record = Record(expect(data.get("catalogue"), str, "catalogue"), players, options_from(data))
    record.engine = expect(data.get("engine"), str, "engine")
    record.names = expect_all(data.get("names", []), str, "names")
    for name in record.names:
        if len(name) > MAX_NAME_LENGTH:
            raise RecordError(
                f"names: expected at most {MAX_NAME_LENGTH} characters, got {len(name)}"
            )
    if data.get("seed") is not None:
        record.seed = expect(data["seed"], int, "seed")
    if ("deal" in data) == ("position" in data):
        raise RecordError("a record starts with either a deal or a position")
    if "deal" in data:
        record.deal = expect_all(data["deal"], str, "deal")
    else:
        record.position = expect(data["position"], dict, "position")
    moves = expect(data.get("moves"), list, "moves")
    record.moves = [move_from(move, f"move {i}") for i, move in enumerate(moves, 1)]
    if data.get("result") is not None:
        record.result = expect_all(data["result"], int, "result")
    record.seals = read_seals(data.get("seals", []), players)
    return record


def options_from(data: dict[str, object]) -> Options:
    values = Options().data()
    for name, value in expect(data.get("options", {}), dict, "options").items():
        if name not in values:
            raise RecordError(f"options: there is no {name!r}; there are {', '.join(values)}")
        if not isinstance(value, bool):
            raise RecordError(f"options: {name} must be true or false, not {show(value)}")
        values[name] = value
    return Options(**values)


def move_from(data: object, where: str) -> RecordedMove:
    move = expect(data, dict, where)
    for key in move:
        if key not in ("seat", "do", "drew", "check"):
            raise RecordError(f"{where}: a move has seat, do, drew, check, not {key!r}")
    return RecordedMove(
        expect(move.get("seat"), int, f"{where}, seat"),
        expect(move.get("do"), str, f"{where}, do"),
        expect_all(move.get("drew", []), str, f"{where}, drew"),
        expect(move.get("check", ""), str, f"{where}, check"),
    )
