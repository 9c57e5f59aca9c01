"""What stands of a log, and how to take an action back without repeating the whole game."""

from typing import Final

from keyflower.rules.actions import KIND_MASK, PICK_TILES, PLACE
from keyflower.rules.log import Entry, repeat_entries, replay_entries
from keyflower.rules.state import State

MARK_EVERY: Final = 64  # entries between the states that are kept
MAX_STATES: Final = 3  # kept at a time


class History:
    """The entries of a log that stand, with the state now and then, from which an undo starts."""

    def __init__(self, entries: list[Entry], origin: State | None) -> None:
        self.entries = entries
        self.origin = origin  # where the log starts, when it does not start with the deal
        self._states: dict[int, State] = {}  # after so many entries; never changed

    def clone(self) -> "History":
        """An equal history, independent of this one."""
        other = History(self.entries[:], self.origin)
        other._states = self._states.copy()
        return other

    def add(self, entry: Entry, state: State) -> None:
        """Note what was done last, and now and then the state after it."""
        self.entries.append(entry)
        if len(self.entries) % MARK_EVERY == 0:
            self._keep(state)

    def _keep(self, state: State) -> None:
        """Keep the state after all entries; of those kept, the last ones stay."""
        self._states[len(self.entries)] = state.clone()
        for old in sorted(self._states)[:-MAX_STATES]:
            del self._states[old]

    def undoable(self, seat: int, upto: int) -> int:
        """The place of a seat's latest action among the first entries that stand, or -1.

        It can be taken back if nothing was drawn or revealed since.
        """
        last = upto - 1
        for at in range(last, -1, -1):
            entry = self.entries[at]
            kind = entry.action & KIND_MASK
            if entry.outcomes or kind != self.entries[last].action & KIND_MASK:
                return -1
            if entry.seat == seat:
                return at
            if kind not in (PLACE, PICK_TILES):
                return -1
        return -1

    def undo_order(self, seat: int) -> list[int]:
        """The seats that must undo, one after the other, to take back a seat's latest action."""
        order: list[int] = []
        for upto in range(len(self.entries), 0, -1):
            if self.undoable(seat, upto) >= 0:
                return [*order, seat]
            latest = self.entries[upto - 1]
            if latest.outcomes:
                break
            order.append(latest.seat)
        return []

    def take_back(self, at: int, state: State) -> State:
        """Forget one entry. -> the state without it; `state` is the one with it"""
        del self.entries[at]
        self._states = {count: kept for count, kept in self._states.items() if count <= at}
        if not self._states:
            first = max(0, len(self.entries) - MARK_EVERY)
            self._states[first] = replay_entries(self.origin, state, self.entries[:first])
        latest = max(self._states)
        then = self._states[latest].clone()
        repeat_entries(then, self.entries[latest:])
        then.rng = state.rng
        self._keep(then)  # the next action may be taken back, too
        return then
