"""The log of a game: who did what, and what chance brought; a game can be played again from it."""

from typing import Final

from keyflower.rules.actions import KIND_MASK, KIND_NAMES, UNDO
from keyflower.rules.chapters.chance import Script
from keyflower.rules.chapters.setup import deal, fresh_state
from keyflower.rules.decisions import perform
from keyflower.rules.draws import Source
from keyflower.rules.state import State
from keyflower.rules.wording import write_count

# Raised whenever the same log would lead to another game: a record names the engine it needs.
ENGINE: Final = "1"

DEALER: Final = -1  # the seat of the first entry of a log: the deal itself


class Entry:
    """One line of the log: who did what, and what chance brought. Never changed.

    >>> from keyflower import Game
    >>> game = Game.new(players=2, seed=7)
    >>> game.play("bid 1 red turn:1")
    <Event 1: p1: bid 1 red turn:1>
    >>> game.log
    [<Entry: deal, 46 outcomes>, <Entry: seat 1, bid>]
    """

    __slots__ = ("action", "outcomes", "seat")  # logs are long

    def __init__(self, seat: int, action: int, outcomes: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes

    def __repr__(self) -> str:
        what = (
            "deal"
            if self.seat == DEALER
            else f"seat {self.seat}, {KIND_NAMES[self.action & KIND_MASK]}"
        )
        if self.outcomes:
            what += ", " + write_count(len(self.outcomes), "outcome", "outcomes")
        return f"<Entry: {what}>"


def effective(log: list[Entry]) -> list[Entry]:
    """The entries of a log that were not taken back."""
    kept: list[Entry] = []
    for entry in log:
        if entry.action == UNDO:
            at = len(kept) - 1
            while kept[at].seat != entry.seat:
                at -= 1
            del kept[at]
        else:
            kept.append(entry)
    return kept


def replay_entries(origin: State | None, like: State, entries: list[Entry]) -> State:
    """The state that entries lead to, with chance as they recorded it."""
    fresh = origin or fresh_state(like.players, like.options, like.lookup)
    state = fresh.clone()
    repeat_entries(state, entries)
    return state


def repeat_entries(state: State, entries: list[Entry]) -> None:
    """Carry out entries in a state, with chance as they recorded it."""
    for entry in entries:
        carry_out(state, entry.seat, entry.action, Script(entry.outcomes))


def carry_out(state: State, seat: int, action: int, draws: Source) -> Entry:
    """Carry out an action, or the deal. -> its entry"""
    if seat == DEALER:
        deal(state, draws)
    else:
        perform(state, seat, action, draws)
    return Entry(seat, action, draws.outcomes)
