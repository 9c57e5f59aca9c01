"""Seals: what fixed the draws of a game beforehand, so that anybody can check them afterwards.

docs/fairness.md explains them.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from keyflower.rules.errors import RecordError
from keyflower.rules.wording import write_count

DIGITS: Final = 64  # 32 bytes in hexadecimal
LONGEST_ID: Final = 100
COVERS: Final = ("deal", "seasons", "rest")
FIELDS: Final = (
    "version",
    "game",
    "covers",
    "since",
    "contributors",
    "commitment",
    "secret",
    "contributions",
)
FIRST_FIELDS: Final = ("game", "since", "commitment", "secret", "contributions")
"""Those of version 1, which committed to the secret only."""


@dataclass(eq=False, repr=False)
class Seal:
    """What decides the draws of a game from one entry of its log on.

    >>> seal = Seal("g1", "deal", 0, [1], "00" * 32, ["", "ff" * 32])
    >>> seal
    <Seal: game g1, from entry 0, 1 contribution>
    >>> seal.key().hex()[:16]
    'd20aea97fbc738b0'
    """

    game: str  # the id of its table; the day of a daily game
    covers: str  # the whole game from its "deal", each of its "seasons" by itself, or the "rest"
    since: int  # how many entries of the log come before
    contributors: list[int]  # seats that may contribute
    secret: str
    contributions: list[str]  # of the players' browsers, by seat; empty where nothing came
    version: int = 2
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
        lines = ["keyflower seal 2", self.game, f"{self.covers} {self.since}", seats, self.secret]
        return sha256(text_of(lines)).hexdigest()

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

    def write(self) -> dict[str, object]:
        """The seal as JSON data."""
        return {
            name: getattr(self, name) for name in (FIRST_FIELDS if self.version == 1 else FIELDS)
        }


def first_seal(game: str, since: int, secret: str, contributions: list[str]) -> Seal:
    """A seal of version 1: any seat could contribute, and any seal could follow."""
    seats = list(range(len(contributions)))
    return Seal(game, "rest" if since else "deal", since, seats, secret, contributions, 1)


def text_of(lines: list[str]) -> bytes:
    """Lines, each with its end."""
    return "".join(f"{line}\n" for line in lines).encode()


def hash_of(value: str) -> str:
    """The SHA-256 of 32 bytes, all in hexadecimal."""
    return sha256(bytes.fromhex(value)).hexdigest()


def is_hex(value: object) -> bool:
    """Whether a value is 32 bytes in hexadecimal, as we write it."""
    if not isinstance(value, str) or len(value) != DIGITS:
        return False
    return all(digit in "0123456789abcdef" for digit in value)


def read_seals(data: object, players: int) -> list[Seal]:
    """The seals of a record, the earliest first."""
    if not isinstance(data, list):
        raise RecordError("seals: expected a list")
    seals: list[Seal] = []
    for each in data:
        seal = read_seal(each, players)
        if seals and seal.since <= seals[-1].since:
            raise RecordError("seals: each must start after the one before")
        seals.append(seal)
    return seals


def read_seal(data: object, players: int) -> Seal:
    """One seal of a record; whether it is intact is another question."""
    if not isinstance(data, dict):
        raise RecordError("seals: expected an object for each")
    first = "version" not in data
    fields = FIRST_FIELDS if first else FIELDS
    if sorted(data) != sorted(fields):
        raise RecordError(f"seals: each has {', '.join(fields)}")
    game, given = data["game"], data["contributions"]
    if not isinstance(game, str) or not game.isprintable() or not 0 < len(game) <= LONGEST_ID:
        raise RecordError(f"seals: game is an id of at most {LONGEST_ID} characters")
    since = number(data["since"], "since is the number of an entry, 0 or more")
    for name in ("commitment", "secret"):
        if not is_hex(data[name]):
            raise RecordError(f"seals: {name} has {DIGITS} hexadecimal digits")
    if not isinstance(given, list) or len(given) != players:
        raise RecordError("seals: contributions has one for each seat")
    for one in given:
        if one != "" and not is_hex(one):
            raise RecordError(f"seals: a contribution has {DIGITS} hexadecimal digits, or none")
    contributions = [str(one) for one in given]
    secret = str(data["secret"])
    if first:
        seal = first_seal(game, since, secret, contributions)
    else:
        if number(data["version"], "version is 2") != 2:
            raise RecordError("seals: version is 2; a later version of keyflower wrote this")
        covers, seats = data["covers"], data["contributors"]
        if covers not in COVERS:
            raise RecordError(f"seals: covers is one of {', '.join(COVERS)}")
        if not isinstance(seats, list):
            raise RecordError("seals: contributors is a list of seats")
        numbers = [number(seat, "contributors is a list of seats") for seat in seats]
        if numbers != sorted(set(numbers)) or (numbers and numbers[-1] >= players):
            raise RecordError("seals: contributors names each seat once, in order")
        seal = Seal(game, str(covers), since, numbers, secret, contributions)
    seal.commitment = str(data["commitment"])
    return seal


def number(value: object, what: str) -> int:
    """A whole number of a seal, 0 or more."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise RecordError(f"seals: {what}")
    return value
