"""Seals: what fixed the draws of a game beforehand, so that anybody can check them afterwards.

docs/fairness.md explains them.
"""

import hmac
from hashlib import sha256
from typing import Final

from keyflower.rules.errors import RecordError

DIGITS: Final = 64  # 32 bytes in hexadecimal
LONGEST_ID: Final = 100
FIELDS: Final = ("game", "since", "commitment", "secret", "contributions")


class Seal:
    """What decides the draws of a game from one entry of its log on.

    >>> seal = Seal("g1", 0, "00" * 32, ["", "ff" * 32])
    >>> seal
    <Seal: game g1, from entry 0, 1 contribution>
    >>> seal.key().hex()[:16]
    'f5d5eb60b2b29789'
    """

    __slots__ = ("commitment", "contributions", "game", "secret", "since")

    game: str  # the id of its table
    since: int  # how many entries of the log come before
    commitment: str  # what was published before the first draw
    secret: str
    contributions: list[str]  # of the players' browsers, by seat; empty where nothing came

    def __init__(self, game: str, since: int, secret: str, contributions: list[str]) -> None:
        self.game = game
        self.since = since
        self.commitment = hash_of(secret)
        self.secret = secret
        self.contributions = contributions

    def __repr__(self) -> str:
        count = len([given for given in self.contributions if given])
        what = "1 contribution" if count == 1 else f"{count} contributions"
        return f"<Seal: game {self.game}, from entry {self.since}, {what}>"

    @property
    def intact(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return hash_of(self.secret) == self.commitment

    def key(self) -> bytes:
        """The key of all draws under this seal."""
        lines = ["keyflower draws 1", self.game]
        lines += [f"{seat} {given}" for seat, given in enumerate(self.contributions) if given]
        text = "".join(f"{line}\n" for line in lines)
        return hmac.digest(bytes.fromhex(self.secret), text.encode(), "sha256")

    def write(self) -> dict[str, object]:
        """The seal as JSON data."""
        return {
            "game": self.game,
            "since": self.since,
            "commitment": self.commitment,
            "secret": self.secret,
            "contributions": self.contributions,
        }


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
    if not isinstance(data, dict) or sorted(data) != sorted(FIELDS):
        raise RecordError(f"seals: each has {', '.join(FIELDS)}")
    game, since, given = data["game"], data["since"], data["contributions"]
    if not isinstance(game, str) or not game.isprintable() or not 0 < len(game) <= LONGEST_ID:
        raise RecordError(f"seals: game is an id of at most {LONGEST_ID} characters")
    if isinstance(since, bool) or not isinstance(since, int) or since < 0:
        raise RecordError("seals: since is the number of an entry, 0 or more")
    for name in ("commitment", "secret"):
        if not is_hex(data[name]):
            raise RecordError(f"seals: {name} has {DIGITS} hexadecimal digits")
    if not isinstance(given, list) or len(given) != players:
        raise RecordError("seals: contributions has one for each seat")
    for one in given:
        if one != "" and not is_hex(one):
            raise RecordError(f"seals: a contribution has {DIGITS} hexadecimal digits, or none")
    seal = Seal(game, since, str(data["secret"]), [str(one) for one in given])
    seal.commitment = str(data["commitment"])
    return seal
