"""Moves at a table, each as a step: of people, and of the bots that whoever runs the table asks."""

from collections.abc import Iterator, Sequence

from keyflower.game import Game
from keyflower.play.errors import Refusal, Stale, WrongTime
from keyflower.play.prepared import refusal
from keyflower.play.rows import PassMode, Prepared, PreparedBid
from keyflower.play.step import Step
from keyflower.play.table import MOST_WITH_UNDO, Table, plays_bots
from keyflower.rules.actions import KIND_MASK, PICK_TILES, PLACE
from keyflower.rules.state import BUILD, PICK_WINTER


def act(table: Table, identity: str, seq: int, action: int | str) -> Step:
    """An action of somebody who saw the game after `seq` entries."""
    if action == "undo":
        return undo(table, identity, seq)
    seat = person(table, identity)
    step = seen_step(table, seq, _decided_apart(table.playing(), seat, seq))
    step.act(seat, action)
    return step


def undo(table: Table, identity: str, seq: int) -> Step:
    """Take back somebody's latest action, unless something was drawn or revealed since.

    Where all others are bots, their answers are taken back with it.
    """
    seat = person(table, identity)
    if table.seq >= MOST_WITH_UNDO:
        raise WrongTime(
            f"this game has {table.seq} entries: after {MOST_WITH_UNDO} moves can't be undone",
            "undo-limit",
        )
    step = seen_step(table, seq, _bots_answered(table, seat, seq))
    step.undo(seat)
    return step


def set_passing(table: Table, identity: str, mode: PassMode) -> Step:
    """Pass automatically until outbid or for the season, or stop that."""
    seat = person(table, identity)
    step = Step(table)
    step.seats[seat].pass_mode = mode
    step.go_on()
    return step


def prepare(table: Table, identity: str, bids: list[PreparedBid]) -> Step:
    """Bids to be made when it's somebody's turn; the earlier ones are forgotten."""
    seat = person(table, identity)
    for bid in bids:
        wrong = refusal(table.playing(), seat, bid)
        if wrong:
            raise Refusal(wrong, "bad-bid")
    if len({bid.at for bid in bids}) < len(bids):
        raise Refusal("prepare one bid for each tile", "bad-bid")
    step = Step(table)
    step.seats[seat].prepared = Prepared(bids)
    step.go_on()
    return step


def answer(table: Table, seat: int, seq: int, action: int) -> Step:
    """An action of the bot that plays a seat."""
    table.playing()
    if not table.seats[seat].is_bot:
        raise Stale("the player is back")
    step = seen_step(table, seq)
    step.act(seat, action)
    return step


def follow_plan(
    table: Table, seat: int, seq: int, plan: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """The actions of a bot's plan, made after `seq` entries, as long as they are legal; each with
    the number of entries before it. Keep the step of one before asking for the next."""
    for number, action in enumerate(plan, seq):
        game = table.game
        if number > seq and (game is None or not game.is_legal(action, seat)):
            return
        yield number, action


def person(table: Table, identity: str) -> int:
    """The seat of somebody who plays it themselves."""
    table.playing()
    seat = table.own_seat(identity)
    if table.seats[seat].stand_in:
        raise WrongTime("a bot plays for you: take your seat back first", "bot-plays")
    return seat


def seen_step(table: Table, seq: int, harmless: bool = False) -> Step:
    """A step of somebody who saw the game after `seq` entries.

    harmless: what happened since doesn't matter for it.
    """
    if seq != table.seq and not harmless:
        raise Stale(f"you saw the game after {seq} entries, it has {table.seq} now")
    return Step(table)


def _decided_apart(game: Game, seat: int, seq: int) -> bool:
    """Whether since `seq` others only made their own part of a simultaneous decision."""
    kind = {BUILD: PLACE, PICK_WINTER: PICK_TILES}.get(game.state.phase, -1)
    if seat not in game.to_act or not 0 < seq < len(game.log):
        return False
    since = game.log[seq:]
    return all(each.seat != seat and each.action & KIND_MASK == kind for each in since)


def _bots_answered(table: Table, seat: int, seq: int) -> bool:
    """Whether since `seq` only bots have acted, at a table without people elsewhere."""
    if not plays_bots(table.seats, seat) or not 0 < seq < table.seq:
        return False
    return all(table.seats[each.seat].kind == "bot" for each in table.playing().log[seq:])
