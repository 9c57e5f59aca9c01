"""Seals: what fixed the draws of a game beforehand, so that anybody can check them afterwards.

docs/fairness.md explains them.
"""

import hmac
import re
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final

from keyflower.formats.values import expect_all
from keyflower.rules.errors import RecordError
from keyflower.rules.wording import write_count

HASH_DIGITS: Final = 64  # 32 bytes in hexadecimal
MAX_ID_LENGTH: Final = 100
COVERS: Final = ("deal", "seasons", "rest")
VERSION: Final = 3  # of the seals of new games
FIRST_FIELDS: Final = ("game", "since", "commitment", "secret", "contributions")
"""Those of version 1, which committed to the secret only."""
SECOND_FIELDS: Final = (
    *("version", "game", "covers", "since"),
    *("contributors", "commitment", "secret", "contributions"),
)
"""Those of version 2, which didn't commit to what a game continues."""
FIELDS: Final = {1: FIRST_FIELDS, 2: SECOND_FIELDS, VERSION: (*SECOND_FIELDS, "past")}


@dataclass(eq=False, repr=False)
class Seal:
    """What decides the draws of a game from one entry of its log on.

    >>> seal = Seal("g1", "deal", 0, [1], "00" * 32, ["", "ff" * 32])
    >>> seal
    <Seal: game g1, from entry 0, 1 contribution>
    >>> seal.key().hex()[:16]
    'a85d5c57b8af6604'
    """

    game: str  # the id of its table; the day of a daily game
    covers: str  # the whole game from its "deal", each of its "seasons" by itself, or the "rest"
    since: int  # how many entries of the log come before
    contributors: list[int]  # seats that may contribute
    secret: str
    contributions: list[str]  # of the players' browsers, by seat; empty where nothing came
    past: str = ""
    """The hash of what comes before the "rest" (`Record.past`); else empty."""
    version: int = VERSION
    commitment: str = ""  # what was published before the first draw; follows from the rest

    def __post_init__(self) -> None:
        self.commitment = self.commitment or self.promised()

    def __repr__(self) -> str:
        count = len([given for given in self.contributions if given])
        what = write_count(count, "contribution", "contributions")
        return f"<Seal: game {self.game}, from entry {self.since}, {what}>"

    def promised(self) -> str:
        """The commitment that everything in this seal asks for."""
        if self.version == 1:
            return hash_of(self.secret)
        seats = " ".join(str(seat) for seat in self.contributors)
        lines = [f"keyflower seal {self.version}", self.game, f"{self.covers} {self.since}"]
        if self.version > 2:
            lines.append(self.past)
        return hash_of_lines([*lines, seats, self.secret])

    @property
    def intact(self) -> bool:
        """Whether everything in it was committed to."""
        return self.promised() == self.commitment

    def key(self, season: str = "") -> bytes:
        """The key of all draws under this seal; of a season's, where it covers each by itself."""
        lines = [f"keyflower draws {self.version}"]
        lines.append(self.game if self.version == 1 else self.commitment)
        if self.covers == "seasons":
            lines.append(season)
        lines += [f"{seat} {given}" for seat, given in enumerate(self.contributions) if given]
        return hmac.digest(bytes.fromhex(self.secret), text_of(lines), "sha256")

    @property
    def whole_entries(self) -> bool:
        """Whether all draws of the entry that starts a season are that season's, even those of 1a,
        which come before its tiles: until version 2."""
        return self.version < 3

    def write(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in FIELDS[self.version]}


def first_seal(game: str, since: int, secret: str, contributions: list[str]) -> Seal:
    """A seal of version 1: any seat could contribute, and any seal could follow."""
    seats = list(range(len(contributions)))
    covers = "rest" if since else "deal"
    return Seal(game, covers, since, seats, secret, contributions, version=1)


def text_of(lines: list[str]) -> bytes:
    """Lines, each with its end."""
    return "".join(f"{line}\n" for line in lines).encode()


def hash_of_lines(lines: list[str]) -> str:
    """The SHA-256 of lines, in hexadecimal."""
    return sha256(text_of(lines)).hexdigest()


def hash_of(value: str) -> str:
    """The SHA-256 of 32 bytes, all in hexadecimal."""
    return sha256(bytes.fromhex(value)).hexdigest()


def read_seals(data: object, players: int) -> list[Seal]:
    """The seals of a record, the earliest first; whether they are intact is another question."""
    seals = [read_seal(each, players) for each in expect_all(data, dict, "seals")]
    for seal, following in pairwise(seals):
        if following.since <= seal.since:
            raise RecordError("seals: each must start after the one before")
    return seals


def read_seal(data: dict[str, Any], players: int) -> Seal:
    version = data.get("version", 1)
    if not is_number(version) or version not in FIELDS:
        raise RecordError(f"seals: version {version!r}: a later version of keyflower wrote this")
    if sorted(data) != sorted(FIELDS[version]):
        raise RecordError(f"seals: each has {', '.join(FIELDS[version])}")
    game, since, given = data["game"], data["since"], data["contributions"]
    seats, past = data.get("contributors", []), data.get("past", "")
    a_game = isinstance(game, str) and game.isprintable() and 0 < len(game) <= MAX_ID_LENGTH
    for is_right, said in (
        (a_game, f"game is an id of at most {MAX_ID_LENGTH} characters"),
        (is_number(since), "since is the number of an entry, 0 or more"),
        (is_hex(data["commitment"]), f"commitment has {HASH_DIGITS} hexadecimal digits"),
        (is_hex(data["secret"]), f"secret has {HASH_DIGITS} hexadecimal digits"),
        (isinstance(given, list) and len(given) == players, "contributions has one for each seat"),
        (are_hex(given), f"a contribution has {HASH_DIGITS} hexadecimal digits, or none"),
        (data.get("covers", "deal") in COVERS, f"covers is one of {', '.join(COVERS)}"),
        (are_seats(seats, players), "contributors is a list of seats, each seat once, in order"),
        (are_hex([past]), f"past has {HASH_DIGITS} hexadecimal digits, or none"),
    ):
        if not is_right:
            raise RecordError(f"seals: {said}")
    if version == 1:
        seal = first_seal(game, since, data["secret"], given)
    else:
        seal = Seal(game, data["covers"], since, seats, data["secret"], given, past, version)
    seal.commitment = data["commitment"]
    return seal


def is_hex(value: object) -> bool:
    """Whether a value is 32 bytes in hexadecimal, as we write it."""
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{HASH_DIGITS}}}", value) is not None


def are_hex(values: object) -> bool:
    """Whether a value is a list of 32 bytes each in hexadecimal, or none."""
    return isinstance(values, list) and all(value == "" or is_hex(value) for value in values)


def is_number(value: object) -> bool:
    """Whether a value is a whole number, 0 or more."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def are_seats(values: object, players: int) -> bool:
    """Whether a value is a list of different seats, in order."""
    if not isinstance(values, list) or not all(is_number(value) for value in values):
        return False
    return values == sorted(set(values)) and max(values, default=0) < players
