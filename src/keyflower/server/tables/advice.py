"""What a player can ask for besides playing: a hint, and the points."""

from keyflower.bots.failure import BotFailure
from keyflower.game import Game
from keyflower.play.advice import ADVISER, hint_of, hint_seat, note_advice
from keyflower.play.messages import Hint
from keyflower.play.table import plays_bots
from keyflower.server.bots import Closed
from keyflower.server.once import Once
from keyflower.server.tables.stored import StoredTable
from keyflower.server.web.errors import Unavailable


class Advice:
    """Hints and points at one table."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self._hints: Once[tuple[int, int], Hint] = Once(len(table.seats))  # by entries, seat

    async def hint(self, identity: str) -> Hint:
        """What a bot would do in somebody's place, and why; for a position it is asked once."""
        table = self._table
        game, seat = table.playing(), hint_seat(table, identity)
        seq = table.seq
        return await self._hints.get((seq, seat), lambda: self._hint(game, seat, seq, identity))

    def knows_hint(self, identity: str) -> bool:
        """Whether somebody's hint for the position now is at hand."""
        return self._hints.has((self._table.seq, self._table.seat_of(identity)))

    async def _hint(self, game: Game, seat: int, seq: int, person: str) -> Hint:
        services = self._table.services
        view = game.view(seat)
        payer = services.payer(person)
        try:
            thoughts = await services.thinkers.consider(ADVISER, services.chance(), view, payer)
        except BotFailure as failure:
            raise Unavailable(f"no hint this time: the bot {failure.verdict}") from None
        except Closed as closed:
            raise Unavailable(str(closed)) from None
        if plays_bots(self._table.seats, seat) and not self._table.setup.advised:
            await self._table.change(note_advice)
        return hint_of(view, seq, ADVISER, thoughts)
