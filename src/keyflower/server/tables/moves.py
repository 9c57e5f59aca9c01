"""Moves at a table: of people, and of the bots that the server lets play."""

from functools import partial

import msgspec

from keyflower.rules.actions import KIND_MASK, PICK_TILES, PLACE, UNDO
from keyflower.rules.state import BUILD, PICK_WINTER
from keyflower.server.errors import NotAllowed, Refusal, Stale, WrongTime
from keyflower.server.prepared import refusal
from keyflower.server.rated import rated_players
from keyflower.server.seals import source_of
from keyflower.server.settings import MOST_WITH_UNDO
from keyflower.server.storage import LogRow
from keyflower.server.storage.rows import PassMode, Prepared, PreparedBid
from keyflower.server.tables.stored import News, StoredTable
from keyflower.server.trial import Trial, plays_bots


class Moves:
    """Carries out moves at one table."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    async def act(self, identity: str, seq: int, action: int | str) -> int:
        """An action of somebody who saw the game after `seq` entries. -> entries now

        Never cancel it: a task for each action would take longer than the rules do.
        """
        if action == "undo":
            return await self.undo(identity, seq)
        return await self._table.locked(self._act(identity, seq, action))

    async def undo(self, identity: str, seq: int) -> int:
        """Take back somebody's latest action, unless something was drawn or revealed since.

        Where all others are bots, their answers are taken back with it.
        """
        return await self._table.alone(self._undo(identity, seq))

    async def passing(self, identity: str, mode: PassMode) -> int:
        """Pass automatically until outbid or for the season, or stop that."""
        return await self._table.alone(self._passing(identity, mode))

    async def prepare(self, identity: str, bids: list[PreparedBid]) -> int:
        """Bids to be made when it's somebody's turn; the earlier ones are forgotten."""
        return await self._table.alone(self._prepare(identity, bids))

    async def act_for(self, seat: int, seq: int, action: int) -> int:
        """An action of the bot that plays a seat."""
        return await self._table.locked(self._act_for(seat, seq, action))

    # ---- One at a time

    async def _act(self, identity: str, seq: int, action: int | str) -> int:
        seat = self._person(identity)
        trial = self._trial(self._table.seq if self._decided_apart(seat, seq) else seq)
        trial.act(seat, action)
        return await self._keep(trial)

    async def _undo(self, identity: str, seq: int) -> int:
        seat = self._person(identity)
        entries = self._table.seq
        if entries >= MOST_WITH_UNDO:
            raise WrongTime(
                f"this game has {entries} entries: after {MOST_WITH_UNDO} moves can't be undone",
                "undo-limit",
            )
        trial = self._trial(self._table.seq if self._bots_answered(seat, seq) else seq)
        trial.undo(seat)
        return await self._keep(trial)

    async def _passing(self, identity: str, mode: PassMode) -> int:
        seat = self._person(identity)
        trial = self._trial(self._table.seq)
        trial.seats[seat].pass_mode = mode
        trial.go_on()
        return await self._keep(trial)

    async def _prepare(self, identity: str, bids: list[PreparedBid]) -> int:
        seat = self._person(identity)
        trial = self._trial(self._table.seq)
        for bid in bids:
            wrong = refusal(trial.game, seat, bid)
            if wrong:
                raise Refusal(wrong, "bad-bid")
        if len({bid.at for bid in bids}) < len(bids):
            raise Refusal("prepare one bid for each tile", "bad-bid")
        trial.seats[seat].prepared = Prepared(bids)
        trial.go_on()
        return await self._keep(trial)

    async def _act_for(self, seat: int, seq: int, action: int) -> int:
        if not self._table.seats[seat].is_bot:
            raise Stale("the player is back")
        trial = self._trial(seq)
        trial.act(seat, action)
        return await self._keep(trial)

    def _person(self, identity: str) -> int:
        """The seat of somebody who plays it themselves."""
        self._table.playing()
        seat = self._table.own_seat(identity)
        self._table.attended_at = self._table.services.steady()
        if self._table.seats[seat].stand_in:
            raise WrongTime("a bot plays for you: take your seat back first", "bot-plays")
        return seat

    def _decided_apart(self, seat: int, seq: int) -> bool:
        """Whether since `seq` others only made their own part of a simultaneous decision."""
        game = self._table.playing()
        kind = {BUILD: PLACE, PICK_WINTER: PICK_TILES}.get(game.state.phase, -1)
        if seat not in game.to_act or not 0 < seq < self._table.seq:
            return False
        since = game.log[seq:]
        return all(each.seat != seat and each.action & KIND_MASK == kind for each in since)

    def _bots_answered(self, seat: int, seq: int) -> bool:
        """Whether since `seq` only bots have acted, at a table without people elsewhere."""
        table = self._table
        if not plays_bots(table.seats, seat) or not 0 < seq < table.seq:
            return False
        return all(table.seats[each.seat].kind == "bot" for each in table.playing().log[seq:])

    def _trial(self, seq: int) -> Trial:
        table = self._table
        game = table.playing()
        if seq != table.seq:
            raise Stale(f"you saw the game after {seq} entries, it has {table.seq} now")
        services = table.services
        sealing = partial(source_of, table.row, table.seats)
        pace = table.setup.pace
        return Trial(game, table.seats, pace, services.now, services.steady(), sealing)

    async def _keep(self, trial: Trial) -> int:
        """Store the trial; then make it the current game, and inform those whom it concerns."""
        table = self._table
        since = table.seq
        game = trial.game
        if table.row.daily and any(entry.action == UNDO for entry in game.log[since:]):
            raise NotAllowed("in a daily game moves can't be taken back", "no-undo")
        row = msgspec.structs.replace(table.row, to_act=game.to_act)
        if game.over:
            row.status = "finished"
            row.finished_at = trial.events[-1].at
            scores = await table.services.in_thread(game.scores)
            row.result = [score.total for score in scores]
        entries = [
            LogRow(seq, entry.seat, entry.action, entry.outcomes, event.at)
            for seq, (entry, event) in enumerate(zip(game.log[since:], trial.events), since)
        ]
        networks = table.services.networks
        rated = (
            rated_players(row, table.setup, trial.seats, game.log, networks) if game.over else []
        )
        only = await table.store(row, trial.seats, entries, rated)
        table.game = game
        table.events += trial.events
        metrics = table.services.metrics
        metrics.actions.inc(len(entries))
        if game.over:
            metrics.finished.inc()
        table.announce(News(since, only=only))
        return table.seq
