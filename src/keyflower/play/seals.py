"""What decides the draws of a table's game (docs/fairness.md).

The secret is made with the table and stays here until the game is over. Before the first draw the
players' browsers send hashes of random bytes; the host's comes last and makes the list final. Then
all reveal their bytes. In daily games no browser contributes: the secret of the day is the same at
every table.
"""

import secrets
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from keyflower.formats.record import Record
from keyflower.formats.seals import VERSION, Seal, first_seal, hash_of, read_seal
from keyflower.game import Game
from keyflower.game.fairness import DAILY, draws_of, season_started
from keyflower.play.rows import Asked, Sealed, SeatRow, TableRow
from keyflower.rules.chapters import chance
from keyflower.rules.draws import Draws
from keyflower.rules.pieces import SEASON_NAMES


@dataclass
class Fair:
    """What decides the draws of a game (docs/fairness.md); `secret` is null until it is over.

    `contributors` are the seats that may contribute. `hashes` of what the browsers will contribute,
    by seat, come first; `revealed` are the seats whose contribution has come. `contributions` are
    null until the first draw. Hashes and contributions are empty where nothing came.
    """

    commitment: str
    contributors: list[int]
    hashes: list[str]
    revealed: list[int]
    contributions: list[str] | None
    secret: str | None


@dataclass
class Pool:
    """What a draw of an entry of the log was made from: the pieces, and how many of each.

    season: in which the draw is numbered, where a commitment covers each season by itself.
    """

    entry: int
    season: str
    pieces: list[tuple[str, int]]


class DrawSource(NamedTuple):
    """What the next draws of a game come from: a key, and how many draws were made with it.

    seasonal: whether each season has a key of its own. whole_entries: as for its seal.
    """

    key: bytes
    drawn: int
    seasonal: bool = False
    whole_entries: bool = False

    def draws(self) -> Draws:
        """The draws of the next entry of the log."""
        return Draws(self.key, self.drawn + 1)


def new_secret(
    seats: list[SeatRow], since: int = 0, earlier: list[Seal] | None = None, past: str = ""
) -> Sealed:
    """A secret for the draws after some entries of a log, which earlier seals decided.

    seats: as they are when the server commits. A bot's never contributes, even if a person takes
    it later.
    past: the hash of the entries before (`Record.past`).
    """
    return Sealed(
        secret=secrets.token_hex(32),
        since=since,
        earlier=[seal.write() for seal in earlier or []],
        version=VERSION,
        contributors=[row.seat for row in seats if row.kind != "bot"],
        past=past,
    )


def daily_seal(day: str, secret: str, players: int, version: int = VERSION) -> Seal:
    """A daily game numbers the draws of each season by themselves: however much people have drawn
    before, the same tiles come to the table."""
    return Seal(f"{DAILY}{day}", "seasons", 0, [], secret, [""] * players, version=version)


def own_seals(row: TableRow, seats: list[SeatRow], game: Game | None) -> list[Seal]:
    """What the server has committed to at a table, its secret included; daily games of version 1
    have a seal for each season so far."""
    sealed = row.sealed
    if sealed is None or not sealed.secret:
        return []
    given = [seat.contribution for seat in seats]
    if sealed.daily and sealed.version == 1:
        return [
            first_seal(f"{DAILY}{sealed.daily} {SEASON_NAMES[season]}", at, sealed.secret, given)
            for season, at in enumerate(season_starts(game))
        ]
    if sealed.daily:
        return [daily_seal(sealed.daily, sealed.secret, len(seats), sealed.version)]
    if sealed.version == 1:
        return [first_seal(row.id, sealed.since, sealed.secret, given)]
    covers = "rest" if sealed.since or row.origin is not None else "deal"
    may, version = sealed.contributors, sealed.version
    return [Seal(row.id, covers, sealed.since, may, sealed.secret, given, sealed.past, version)]


def all_seals(row: TableRow, seats: list[SeatRow], game: Game) -> list[Seal]:
    """The seals of a finished game, and before it those of the games that it continues."""
    earlier = [] if row.sealed is None else row.sealed.earlier
    return [*(read_seal(each, len(seats)) for each in earlier), *own_seals(row, seats, game)]


def commitment(row: TableRow) -> str:
    """What everyone may know beforehand about the secret of the draws; empty: there is none."""
    seals = own_seals(row, [], None)
    return seals[0].commitment if seals else ""


def source_of(row: TableRow, seats: list[SeatRow], game: Game | None) -> DrawSource | None:
    """What the next draws at a table come from; None: nothing was committed to.

    game: as far as it was played.
    """
    seals = own_seals(row, seats, game)
    if not seals:
        return None
    seal = seals[-1]
    since, season = seal.since, ""
    if seal.covers == "seasons":
        starts = season_starts(game)
        since, season = starts[-1], SEASON_NAMES[len(starts) - 1]
    drawn = 0 if game is None else game.count_draws(since)
    if game is not None and since > seal.since and not seal.whole_entries:
        drawn -= len([drew for drew in game.log[since].outcomes if drew >= chance.SECRET])
    return DrawSource(seal.key(season), drawn, row.daily != "", seal.whole_entries)


def season_starts(game: Game | None) -> list[int]:
    """The entries of a log with which seasons started, the deal with the first."""
    starts = [0]
    if game is None:
        return starts
    for at, entry in enumerate(game.log):
        if season_started(entry.outcomes, game.state.lookup) == len(starts):
            starts.append(at)
    return starts


def may_contribute(row: TableRow, seat: int) -> bool:
    """Whether the server has committed to let a seat contribute."""
    sealed = row.sealed
    return sealed is not None and (sealed.version == 1 or seat in sealed.contributors)


def asks_for(row: TableRow, seats: list[SeatRow], game: Game | None, seat: int) -> Asked:
    """What a seat's browser can do for the draws now."""
    own = seats[seat]
    if own.contribution or not may_contribute(row, seat):
        return ""
    if row.status == "playing":  # it continues another game
        return "" if is_fixed(row, game) else "bytes" if own.pledge else "hash"
    if row.status != "waiting":
        return ""
    if own.identity == row.host:
        return "last"
    if is_locked(row, seats):
        return "bytes" if own.pledge else ""
    return "" if own.pledge else "hash"


def is_locked(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether the list of hashes is final: the host's, which comes last, is there."""
    return any(seat.pledge and seat.identity == row.host for seat in seats)


def awaits_bytes(row: TableRow, seats: list[SeatRow], game: Game | None) -> bool:
    """Whether a game goes on once a browser has revealed its bytes."""
    return row.status == "playing" and any(
        asks_for(row, seats, game, seat.seat) == "bytes" for seat in seats
    )


def is_fixed(row: TableRow, game: Game | None) -> bool:
    """Whether something was drawn: from then on nobody can contribute."""
    if game is None or row.sealed is None:
        return False
    return any(entry.outcomes for entry in game.log[row.sealed.since :])


def fair_data(row: TableRow, seats: list[SeatRow], game: Game | None, is_open: bool) -> Fair:
    """What decides the draws: contributions once they are fixed, the secret when all is open."""
    given = [seat.contribution for seat in seats]
    secret = row.sealed.secret if row.sealed is not None and is_open else ""
    return Fair(
        commitment=commitment(row),
        contributors=[seat.seat for seat in seats if may_contribute(row, seat.seat)],
        hashes=[seat.pledge or (value and hash_of(value)) for seat, value in zip(seats, given)],
        revealed=[seat.seat for seat in seats if seat.contribution],
        contributions=given if is_fixed(row, game) else None,
        secret=secret or None,
    )


def pools_of(record: Record) -> list[Pool]:
    """What each draw of a record was made from, by the rules."""
    return [
        Pool(draw.entry, draw.season, list(Counter(draw.pool).items())) for draw in draws_of(record)
    ]
