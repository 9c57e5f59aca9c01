"""What decides the draws of a game, for those who check it (docs/fairness.md)."""

from keyflower.play import seating
from keyflower.play.seals import fair_data, pools_of
from keyflower.play.views import write_record
from keyflower.tab.asked import Asked, checked_bytes


async def fair(asked: Asked) -> object:
    table = await asked.table()
    table.check_well()
    return fair_data(table.row, table.seats, table.game, table.is_open)


async def pools(asked: Asked) -> object:
    """What each draw of a finished game was made from."""
    game = (await asked.table()).finished("draws can be checked once the game is over")
    return pools_of(write_record(game.clone()))


async def pledge(asked: Asked) -> object:
    """The hash of random bytes of the browser. -> whether they will count"""
    table, digest = await asked.table(), checked_bytes(asked.given("hash", str))
    await table.change(seating.pledge, asked.me.id, digest, asked.given("away", list[int], []))
    return table.seats[table.own_seat(asked.me.id)].pledge == digest


async def contribute(asked: Asked) -> object:
    """Those bytes, once the list of hashes is final. -> whether they count"""
    table, value = await asked.table(), checked_bytes(asked.given("value", str))
    await table.change(seating.reveal, asked.me.id, value)
    return table.seats[table.own_seat(asked.me.id)].contribution == value
