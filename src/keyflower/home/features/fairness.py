"""What decides the draws of a game, for those who check it (docs/fairness.md).

`play.seals` has how it works.
"""

from dataclasses import dataclass, field
from typing import Annotated

from keyflower.home.playing import Seat
from keyflower.home.requests import request
from keyflower.home.table import HostedTable
from keyflower.home.visit import Asker, Visit
from keyflower.play import seating
from keyflower.play.seals import Fair, Pool, fair_data, pools_of
from keyflower.play.typed_json import Bounds, Bytes
from keyflower.play.views import write_record
from keyflower.rules.pieces import MAX_PLAYERS


@dataclass(frozen=True)
class ContributionBody:
    """32 random bytes of the asker's browser, in hexadecimal."""

    value: Bytes


@dataclass(frozen=True)
class PledgeBody:
    """The hash of what the asker's browser will contribute; the host's also has the seats that are
    away and contribute nothing."""

    hash: Bytes
    away: Annotated[list[Seat], Bounds(max_length=MAX_PLAYERS)] = field(default_factory=list)


@request("GET", "/tables/{table_id}/fair", "What decides the draws")
async def show_fair(visit: Visit, table: HostedTable) -> Fair:
    """The commitment at once, contributions after the first draw, the secret after the game."""
    table.check_well()
    return fair_data(table.row, table.seats, table.game, table.is_open)


@request(
    "GET", "/tables/{table_id}/pools", "What each draw was made from", limit=("hints", "checks")
)
async def list_pools(visit: Visit, table: HostedTable) -> list[Pool]:
    """For finished games: with the record, enough to check every draw (docs/fairness.md)."""
    game = table.finished("draws can be checked once the game is over")
    return await visit.in_thread(lambda: pools_of(write_record(game.clone())))


@request("POST", "/tables/{table_id}/pledge", "Join the draws")
async def pledge(me: Asker, table: HostedTable, body: PledgeBody) -> bool:
    """The hash of random bytes of your browser. The answer: whether they will count.

    The host's comes last, before the start, and makes the list final. Sent again, it opens it.
    """
    await table.change(seating.pledge, me.id, body.hash, body.away)
    return table.seats[table.own_seat(me.id)].pledge == body.hash


@request("POST", "/tables/{table_id}/contribution", "Contribute to the draws")
async def contribute(me: Asker, table: HostedTable, body: ContributionBody) -> bool:
    """The random bytes of your browser, once the list of hashes is final. The answer: whether they
    count. The host's come with the start."""
    await table.change(seating.reveal, me.id, body.value)
    return table.seats[table.own_seat(me.id)].contribution == body.value
