"""What a player can ask for besides playing: a hint, and the points."""

import asyncio

import msgspec

from keyflower.bots.failure import BotFailure
from keyflower.bots.ideas import ideas, why
from keyflower.formats import notation
from keyflower.game import Game
from keyflower.rules.view import SPECTATOR, deal_unknown
from keyflower.server import wire
from keyflower.server.errors import NotAllowed, Unavailable, WrongTime
from keyflower.server.once import Once
from keyflower.server.setup import ADVISER
from keyflower.server.tables.stored import StoredTable
from keyflower.server.thinking import Closed
from keyflower.server.trial import plays_bots
from keyflower.server.views import scores_of

HINTS_SHOWN = 3


class Advice:
    """Hints and points at one table."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self._hints: Once[tuple[int, int], wire.Hint] = Once(len(table.seats))  # by entries, seat

    async def hint(self, identity: str) -> wire.Hint:
        """What a bot would do in somebody's place, and why; for a position it is asked once."""
        table = self._table
        game = table.playing()
        seat = table.own_seat(identity)
        if not table.setup.hints:
            raise NotAllowed("this table plays without hints", "no-hints")
        if seat not in game.to_act:
            raise WrongTime("there's nothing for you to decide now", "nothing-to-decide")
        seq = table.seq
        return await self._hints.get((seq, seat), lambda: self._hint(game, seat, seq, identity))

    def knows_hint(self, identity: str) -> bool:
        """Whether somebody's hint for the position now is at hand."""
        return self._hints.has((self._table.seq, self._table.seat_of(identity)))

    async def _hint(self, game: Game, seat: int, seq: int, person: str) -> wire.Hint:
        services = self._table.services
        view = game.view(seat)
        payer = services.payer(person)
        try:
            thoughts = await services.thinkers.consider(ADVISER, services.chance(), view, payer)
        except BotFailure as failure:
            raise Unavailable(f"no hint this time: the bot {failure.verdict}") from None
        except Closed as closed:
            raise Unavailable(str(closed)) from None
        state = deal_unknown(view, 0)  # nothing that the player can't know enters a reason
        shown = []
        for thought in ideas(thoughts, HINTS_SHOWN):
            reason = why(state, seat, thought.action)
            shown.append(
                wire.HintThought(
                    thought.action,
                    notation.text(view.board, thought.action),
                    round(thought.value, 2),
                    wire.HintReason(reason.id, reason.variables),
                )
            )
        if plays_bots(self._table.seats, seat) and not self._table.setup.advised:
            await self._table.alone(self._note_advice())
        return wire.Hint(seq, ADVISER, shown)

    async def _note_advice(self) -> None:
        """A game against bots with hints isn't rated."""
        table = self._table
        setup = msgspec.structs.replace(table.setup, advised=True)
        row = msgspec.structs.replace(table.row, setup=msgspec.to_builtins(setup))
        await table.store(row, table.seats, [])
        table.setup = setup

    async def scores(self, identity: str | None) -> wire.Scores:
        """Every seat's points once the game is over; before that only the asker's, as of now."""
        table = self._table
        table.check_well()
        game = table.game
        if game is None:
            raise WrongTime("the game hasn't started yet", "not-started")
        if table.row.status == "finished":
            everyone = list(range(game.players))
            return wire.Scores(game.over, await asyncio.to_thread(scores_of, game, everyone))
        seat = table.seat_of(identity)
        if seat == SPECTATOR:
            raise WrongTime("points are available once the game is over", "not-over")
        return wire.Scores(False, await asyncio.to_thread(scores_of, game.clone(), [seat]))
