"""A game: the state, the log that led to it, and everything one can ask of it."""

from typing import TYPE_CHECKING, Final

from keyflower.catalogue import Catalogue, load
from keyflower.rules.actions import KIND_MASK, PICK_TILES, PLACE, UNDO
from keyflower.rules.chance import mix
from keyflower.rules.decisions import acting_seat, is_legal, legal_actions, perform
from keyflower.rules.errors import IllegalAction, KeyflowerError, NotationError, RecordError
from keyflower.rules.explain import why_illegal
from keyflower.rules.notation import named_seat, parse
from keyflower.rules.options import Options
from keyflower.rules.pieces import MAX_PLAYERS, MIN_PLAYERS
from keyflower.rules.scoring import Score, score
from keyflower.rules.setup import deal
from keyflower.rules.state import OVER, State
from keyflower.rules.tables import Tables
from keyflower.rules.view import SPECTATOR, View, deal_unknown

if TYPE_CHECKING:
    from keyflower.rules.record import Record

# Raised whenever the same log would lead to another game: a record names the engine it needs.
ENGINE: Final = "1"

MARK_EVERY: Final = 64  # entries between the states that undo starts from

DEALER: Final = -1  # the seat of the first entry of a log: the deal itself


class Entry:
    """One line of the log: who did what, and what chance brought. Never changed."""

    __slots__ = ("action", "outcomes", "seat")

    seat: int
    action: int
    outcomes: list[int]

    def __init__(self, seat: int, action: int, outcomes: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes


class Game:
    """A game of Keyflower in progress or finished.

    >>> game = Game.new(players=2, seed=7)
    >>> game.to_act
    [0]
    >>> game.apply(game.legal(0)[0])
    >>> game.over
    False
    """

    __slots__ = ("_kept", "_mark_states", "_marks", "log", "origin", "seed", "state")

    state: State
    log: list[Entry]
    origin: State | None  # where the log starts, when it does not start with the deal
    seed: int | None
    _kept: list[Entry]  # the entries that stand
    _marks: list[int]  # after how many of them `_mark_states` were: an undo starts from there
    _mark_states: list[State]  # never changed

    def __init__(self, state: State, log: list[Entry], origin: State | None) -> None:
        self.state = state
        self.log = log
        self.origin = origin
        self.seed = None
        self._kept = effective(log)
        self._marks = []
        self._mark_states = []

    @staticmethod
    def new(
        players: int,
        seed: int,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
    ) -> "Game":
        """Set up a game for 2 to 6 players; the same seed always gives the same game."""
        check_players(players)
        state = fresh_state(players, options or Options(), tables_of(catalogue))
        state.rng = mix(seed)
        game = Game(state, [], None)
        game.seed = seed
        deal(state)
        game._note(DEALER, 0)
        return game

    @staticmethod
    def dealt(
        players: int,
        options: Options,
        outcomes: list[int],
        tables: Tables | None = None,
    ) -> "Game":
        """A game whose deal is known, as the first entry of its log has it."""
        check_players(players)
        state = fresh_state(players, options, tables or tables_of(None))
        script = outcomes[:]
        state.script = script
        deal(state)
        state.script = None
        if script:
            raise RecordError("more is recorded than is dealt")
        game = Game(state, [], None)
        game._note(DEALER, 0)
        return game

    @staticmethod
    def from_state(state: State) -> "Game":
        """A game that starts at a position instead of the deal."""
        return Game(state, [], state.clone())

    @property
    def players(self) -> int:
        """The number of players, 2 to 6."""
        return self.state.players

    @property
    def options(self) -> Options:
        """The options of this table (O)."""
        return Options(self.state.o1, self.state.o2)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision now: several while building or picking winter tiles."""
        return self.state.to_act()

    def legal(self, seat: int) -> list[int]:
        """Every legal action of a seat, in a fixed order; empty where it owes no decision."""
        self._check_seat(seat)
        return legal_actions(self.state, seat)

    def is_legal(self, action: int, seat: int | None = None) -> bool:
        """Whether `apply` would carry out an action; quick however many actions are legal."""
        actor = acting_seat(self.state, action) if seat is None else seat
        return 0 <= actor < self.state.players and is_legal(self.state, actor, action)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out an action; an illegal one raises `IllegalAction` and changes nothing.

        Where several seats owe a decision, the action itself says whose it is.
        """
        actor = acting_seat(self.state, action) if seat is None else seat
        if not 0 <= actor < self.state.players or not is_legal(self.state, actor, action):
            raise IllegalAction(why_illegal(self.state, actor, action))
        perform(self.state, actor, action)
        self._note(actor, action)

    def clone(self) -> "Game":
        """An equal game, independent of this one."""
        other = Game(self.state.clone(), [], self.origin)
        other.log = self.log[:]
        other.seed = self.seed
        other._kept = self._kept[:]
        other._marks = self._marks[:]
        other._mark_states = self._mark_states[:]
        return other

    def resumed(self, state: State, entries: int) -> "Game":
        """This game after so many entries of its log, whose state is known; it takes the state."""
        return Game(state, self.log[:entries], self.origin)

    def view(self, seat: int | None) -> View:
        """What a seat may know, or a spectator (None)."""
        if seat is None:
            return View(self.state, SPECTATOR)
        self._check_seat(seat)
        return View(self.state, seat)

    def scores(self) -> list[Score]:
        """F14: the score of every seat as things stand, line by line; final when over."""
        return [score(self.state, seat) for seat in range(self.state.players)]

    def winners(self) -> list[int]:
        """F14: the seats with the most points; ties are shared."""
        totals = [line.total for line in self.scores()]
        best = max(totals)
        return [seat for seat in range(len(totals)) if totals[seat] == best]

    def record(self) -> "Record":
        """The whole game so far as a record that can be kept and replayed."""
        from keyflower.rules.record import record_of  # a record knows how to make games

        return record_of(self)

    def play(self, line: str, seat: int | None = None) -> None:
        """Carry out an action given in notation: `bid 3 red lot:miner`, `p1: pass`, `undo`."""
        named = named_seat(line)
        if named is not None and seat is not None and named != seat:
            raise NotationError(f"{line!r} is an action of seat {named}, not of seat {seat}")
        actor = seat if named is None else named
        action = parse(self.state, line, actor)
        if action == UNDO:
            self.undo(self._latest_seat() if actor is None else actor)
        else:
            self.apply(action, actor)

    def repeat(self, entry: Entry) -> None:
        """Carry out an entry of a log of this game, taken to be right, with chance as it was."""
        if entry.action == UNDO:
            self.undo(entry.seat)
            return
        self.state.script = entry.outcomes[:]
        perform(self.state, entry.seat, entry.action)
        self.state.script = None
        self._note(entry.seat, entry.action)

    def _latest_seat(self) -> int:
        """The seat of the latest action that stands."""
        return self._kept[-1].seat if self._kept else DEALER

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's latest action can be taken back: nothing drawn or revealed since."""
        return self._undoable(seat) >= 0

    def undo(self, seat: int) -> None:
        """Take back a seat's latest action, as a further entry of the log."""
        at = self._undoable(seat)
        if at < 0:
            raise IllegalAction(
                f"seat {seat} cannot undo: its latest action is followed by another player's, "
                "or something has been drawn or revealed since"
            )
        del self._kept[at]
        self.log.append(Entry(seat, UNDO, []))
        while self._marks and self._marks[-1] > at:
            self._marks.pop()
            self._mark_states.pop()
        rng = self.state.rng
        if self._marks:
            state = self._mark_states[-1].clone()
            repeat_entries(state, self._kept[self._marks[-1] :])
        else:
            first = max(0, len(self._kept) - MARK_EVERY)
            state = replay_entries(self.origin, self.state, self._kept[:first])
            if first:
                self._marks.append(first)
                self._mark_states.append(state.clone())
            repeat_entries(state, self._kept[first:])
        state.rng = rng
        self.state = state
        self._mark()

    def _undoable(self, seat: int) -> int:
        """The place of a seat's latest action among the effective entries, or -1."""
        if self.over:
            return -1
        kept = self._kept
        last = len(kept) - 1
        for at in range(last, -1, -1):
            entry = kept[at]
            kind = entry.action & KIND_MASK
            if entry.outcomes or kind != kept[last].action & KIND_MASK:
                return -1
            if entry.seat == seat:
                return at
            if kind not in (PLACE, PICK_TILES):
                return -1
        return -1

    def _note(self, seat: int, action: int) -> None:
        """Write an action and its outcomes into the log."""
        entry = Entry(seat, action, self.state.outcomes)
        self.log.append(entry)
        self._kept.append(entry)
        self.state.outcomes = []
        self._mark()

    def _mark(self) -> None:
        """Keep the state now and then, so that no undo repeats the whole game: the last two."""
        if len(self._kept) - (self._marks[-1] if self._marks else 0) >= MARK_EVERY:
            self._marks.append(len(self._kept))
            self._mark_states.append(self.state.clone())
            if len(self._marks) > 2:
                del self._marks[0]
                del self._mark_states[0]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.players:
            last = self.state.players - 1
            raise KeyflowerError(f"there is no seat {seat}: seats are 0 to {last}")


def check_players(players: int) -> None:
    """The game is for 2 to 6 players."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise KeyflowerError(f"{players} players: Keyflower is for {MIN_PLAYERS} to {MAX_PLAYERS}")


def fresh_state(players: int, options: Options, tables: Tables) -> State:
    """A state with everything in its box."""
    state = State(tables, players)
    state.clear()
    state.o1 = options.boat_4a_on_turn_order
    state.o2 = options.boat_3b_leftovers
    return state


_built_in: list[Tables] = []


def tables_of(catalogue: Catalogue | None) -> Tables:
    """The look-up tables of a catalogue; the built-in one's are made once."""
    if catalogue is not None:
        return Tables(catalogue)
    if not _built_in:
        _built_in.append(Tables(load()))
    return _built_in[0]


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
    if origin is None:
        state = fresh_state(like.players, Options(like.o1, like.o2), like.tables)
    else:
        state = origin.clone()
    repeat_entries(state, entries)
    return state


def repeat_entries(state: State, entries: list[Entry]) -> None:
    """Carry out entries in a state, with chance as they recorded it."""
    for entry in entries:
        state.script = entry.outcomes[:]
        if entry.seat == DEALER:
            deal(state)
        else:
            perform(state, entry.seat, entry.action)
    state.script = None
    state.outcomes = []


def determinize(view: View, seed: int) -> Game:
    """A full game that gives this very view, with everything hidden dealt at random."""
    return Game.from_state(deal_unknown(view, seed))
