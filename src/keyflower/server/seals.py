"""What decides the draws of a table's game (docs/fairness.md).

The secret is made with the table and stays here until the game is over; the seats have what their
players' browsers contribute, until the first draw. In daily games nobody contributes: the secret of
the day is the same at every table.
"""

import secrets
from typing import Annotated

from msgspec import Meta, Struct

from keyflower.formats.seals import Seal, read_seal
from keyflower.game import Game
from keyflower.rules.chance import SECRET, TILE_OUTCOME
from keyflower.rules.draws import Draws
from keyflower.rules.log import Entry
from keyflower.rules.lookup import Lookup
from keyflower.rules.pieces import SEASON_NAMES, SPRING
from keyflower.server.storage import Sealed, SeatRow, TableRow


class Fair(Struct, frozen=True):
    """What decides the draws of a game (docs/fairness.md); `secret` is null until it is over.

    `contributions` of the browsers, by seat, are null until the first draw; `hashes` are there at
    once. Both are empty where nothing came.
    """

    commitment: str
    hashes: list[str]
    contributions: list[str] | None
    secret: str | None


class Pools(Struct, frozen=True):
    """For each draw of an entry of the log: all pieces that could be drawn, and how many."""

    entry: int
    pools: list[list[tuple[str, int]]]


class ContributionBody(Struct, frozen=True, forbid_unknown_fields=True):
    """32 random bytes of the asker's browser, in hexadecimal."""

    value: Annotated[str, Meta(pattern="^[0-9a-f]{64}(?!\\n)$")]


def new_secret(since: int = 0, earlier: list[Seal] | None = None) -> Sealed:
    """A secret for the draws after some entries of a log, which earlier seals decided."""
    return Sealed(secrets.token_hex(32), since, [seal.write() for seal in earlier or []])


def seal_of(row: TableRow, seats: list[SeatRow], game: Game | None) -> Seal | None:
    """What decides the next draws at a table, its secret included; None: nothing was committed to.

    game: as far as it was played.
    """
    sealed = row.sealed
    if sealed is None or not sealed.secret:
        return None
    if sealed.daily:
        return daily_seals(sealed, len(seats), game)[-1]
    return Seal(row.id, sealed.since, sealed.secret, [seat.contribution for seat in seats])


def all_seals(row: TableRow, seats: list[SeatRow], game: Game) -> list[Seal]:
    """The seals of a finished game, and before it those of the games that it continues."""
    if row.sealed is not None and row.sealed.daily:
        return daily_seals(row.sealed, len(seats), game)
    earlier = [] if row.sealed is None else row.sealed.earlier
    found = [read_seal(each, len(seats)) for each in earlier]
    seal = seal_of(row, seats, game)
    return found if seal is None else [*found, seal]


def daily_seals(sealed: Sealed, players: int, game: Game | None) -> list[Seal]:
    """A daily game has one for each season: however much people have drawn before, the same tiles
    come to the table."""
    starts = {SPRING: 0}
    if game is not None:
        for at, entry in enumerate(game.log):
            season = season_started(entry, game.state.lookup)
            if season >= 0:
                starts.setdefault(season, at)
    return [
        Seal(f"daily {sealed.daily} {SEASON_NAMES[season]}", since, sealed.secret, [""] * players)
        for season, since in starts.items()
    ]


def season_started(entry: Entry, lookup: Lookup) -> int:
    """The season whose tiles were laid out with an entry of a log; -1 if none was."""
    for outcome in entry.outcomes:
        if TILE_OUTCOME <= outcome < SECRET:  # a tile that everyone saw
            season = lookup.season[outcome - TILE_OUTCOME]
            if season >= 0:
                return season
    return -1


def is_fixed(row: TableRow, game: Game | None) -> bool:
    """Whether something was drawn: from then on nobody can contribute."""
    if game is None or row.sealed is None:
        return False
    return any(entry.outcomes for entry in game.log[row.sealed.since :])


def next_draws(seal: Seal, game: Game) -> Draws:
    """The draws of the next entry of a log."""
    done = sum(len(entry.outcomes) for entry in game.log[seal.since :])
    return Draws(seal.key(), done + 1)
