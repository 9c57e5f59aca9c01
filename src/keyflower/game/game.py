"""A game: the state, the log that led to it, and everything one can ask of it."""

from keyflower.catalogue import Catalogue
from keyflower.formats import notation, position
from keyflower.formats.events import Event, read_event
from keyflower.formats.reasons import make_error, refusal
from keyflower.formats.record import Record, RecordedMove, check_sum, compact
from keyflower.game.history import History
from keyflower.rules import errors
from keyflower.rules.actions import UNDO
from keyflower.rules.chapters.chance import Generator, Script, mix_seed, outcome_text, parse_outcome
from keyflower.rules.chapters.scoring import Score, score
from keyflower.rules.chapters.setup import check_players, fresh_state
from keyflower.rules.decisions import acting_seat, find_reason, is_legal, legal_actions
from keyflower.rules.draws import Source
from keyflower.rules.errors import IllegalAction, IllegalMove, KeyflowerError, Reason, RecordError
from keyflower.rules.log import DEALER, ENGINE, Entry, carry_out, effective
from keyflower.rules.lookup import Lookup, lookup_of
from keyflower.rules.options import Options
from keyflower.rules.state import OVER, State
from keyflower.rules.view import SPECTATOR, View, deal_unknown
from keyflower.rules.wording import write_count


class Game:
    """A game of Keyflower in progress or finished.

    >>> game = Game.new(players=2, seed=7)
    >>> game
    <Game: 2 players, spring, seat 1 to act, 1 entry>
    >>> game.play("bid 1 red turn:1")
    <Event 1: p1: bid 1 red turn:1>
    >>> game.apply(game.legal(0)[0])
    >>> game
    <Game: 2 players, spring, seat 1 to act, 3 entries>
    """

    def __init__(self, state: State, log: list[Entry], history: History) -> None:
        self.state = state
        self.log = log
        self.history = history  # what stands of the log
        self.seed: int | None = None

    def __repr__(self) -> str:
        return f"<Game: {self.state.summary()}, {write_count(len(self.log), 'entry', 'entries')}>"

    @staticmethod
    def new(
        players: int,
        seed: int,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
        draws: Source | None = None,
    ) -> "Game":
        """Set up a game for 2 to 6 players; the same seed, or draws, always give the same game."""
        check_players(players)
        state = fresh_state(players, options or Options(), lookup_of(catalogue))
        state.rng = mix_seed(seed)
        game = Game(state, [], History([], None))
        game.seed = seed if draws is None else None
        game._carry_out(DEALER, 0, draws or Generator(state))
        return game

    @staticmethod
    def dealt(
        players: int, options: Options, outcomes: list[int], lookup: Lookup | None = None
    ) -> "Game":
        """A game whose deal is known, as the first entry of its log has it."""
        check_players(players)
        state = fresh_state(players, options, lookup or lookup_of(None))
        game = Game(state, [], History([], None))
        script = Script(outcomes)
        game._carry_out(DEALER, 0, script)
        if script.left:
            raise RecordError("more is recorded than is dealt")
        return game

    @staticmethod
    def from_state(state: State) -> "Game":
        """A game that starts at a position instead of the deal."""
        return Game(state, [], History([], state.clone()))

    @staticmethod
    def from_record(
        record: Record, upto: int | None = None, catalogue: Catalogue | None = None
    ) -> "Game":
        """The game of a record after so many moves (all of them by default), each one checked."""
        moves = len(record.moves)
        if upto is not None and not 0 <= upto <= moves:
            raise RecordError(f"there is no move {upto}: the record has {moves} moves")
        replay = Replay(record, catalogue)
        while replay.at < (moves if upto is None else upto):
            replay.step()
        if replay.at == moves:
            replay.check_result()
        return replay.game

    @property
    def players(self) -> int:
        """The number of players, 2 to 6."""
        return self.state.players

    @property
    def options(self) -> Options:
        """The options of this table (O)."""
        return self.state.options

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def origin(self) -> State | None:
        """Where the log starts, when it does not start with the deal."""
        return self.history.origin

    def count_draws(self, since: int = 0) -> int:
        """How many pieces were drawn after some entries of the log."""
        return sum([len(entry.outcomes) for entry in self.log[since:]])

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision now: several while building or picking winter tiles."""
        return self.state.to_act()

    def legal(self, seat: int) -> list[int]:
        """Every legal action of a seat, in a fixed order; empty where it owes no decision."""
        self._check_seat(seat)
        return legal_actions(self.state, seat)

    def moves(self, seat: int) -> list[str]:
        """Every legal action of a seat in notation, in the order of `legal`; `play` takes each.

        >>> Game.new(players=2, seed=7).moves(1)[:3]
        ['pass', 'bid 1 blue lot:workshop', 'bid 2 blue lot:workshop']
        """
        return [notation.text(self.state, action) for action in self.legal(seat)]

    def is_legal(self, action: int, seat: int | None = None) -> bool:
        """Whether `apply` would carry out an action; quick however many actions are legal."""
        actor = acting_seat(self.state, action) if seat is None else seat
        return is_legal(self.state, actor, action)

    def apply(self, action: int, seat: int | None = None, draws: Source | None = None) -> None:
        """Carry out an action; an illegal one raises `IllegalAction` and changes nothing.

        Where several seats owe a decision, the action itself says whose it is. What is drawn
        follows from the seed of the game, unless `draws` decide it.
        """
        actor = acting_seat(self.state, action) if seat is None else seat
        why = find_reason(self.state, actor, action)
        if why is not None:
            raise refusal(self.state, actor, action, why)
        self._carry_out(actor, action, draws or Generator(self.state))

    def act(self, action: int, seat: int | None = None, draws: Source | None = None) -> Event:
        """Carry out an action like `apply`. -> what happened"""
        before = self.state.clone()
        self.apply(action, seat, draws)
        return self.read_latest(before)

    def clone(self) -> "Game":
        """An equal game, independent of this one."""
        other = Game(self.state.clone(), self.log[:], self.history.clone())
        other.seed = self.seed
        return other

    def start(self) -> "Game":
        """This game before its first move."""
        if self.origin is not None:
            return Game.from_state(self.origin.clone())
        return Game.dealt(self.players, self.options, self.log[0].outcomes, self.state.lookup)

    def after(self, entries: int, state: State | None = None, known: int = 0) -> "Game":
        """This game after some entries of its log, from its start, or from a known state on.

        `state` is the one after `known` entries; the game takes it.
        """
        if state is None:
            then = self.start()
        else:
            log = self.log[:known]
            then = Game(state, log, History(effective(log), self.origin))
        for entry in self.log[len(then.log) : entries]:
            then.repeat(entry)
        return then

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
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def record(self) -> "Record":
        """The whole game so far as a record that can be kept and replayed."""
        recording = Recording(self)
        while recording.step():
            pass
        return recording.record

    def play(self, line: str, seat: int | None = None, draws: Source | None = None) -> Event:
        """Carry out an action given in notation: `bid 3 red lot:miner`, `p1: pass`, `undo`.

        -> what happened; its `str` is the action in notation
        """
        named = notation.named_seat(line)
        if named is not None and seat is not None and named != seat:
            raise errors.NotationError(f"{line!r} is an action of seat {named}, not of seat {seat}")
        actor = seat if named is None else named
        action = notation.parse(self.state, line, actor)
        if action != UNDO:
            return self.act(action, actor, draws)
        before = self.state
        if actor is None:
            actor = self.history.entries[-1].seat if self.history.entries else DEALER
        self.undo(actor)
        return self.read_latest(before)

    def repeat(self, entry: Entry) -> None:
        """Carry out an entry of a log of this game, taken to be right, with chance as it was."""
        if entry.action == UNDO:
            self.undo(entry.seat)
            return
        self._carry_out(entry.seat, entry.action, Script(entry.outcomes))

    def retell(self, entry: Entry, at: float = 0.0) -> Event:
        """Carry out an entry like `repeat`. -> what happened; `at` is when"""
        before = self.state.clone()
        self.repeat(entry)
        return self.read_latest(before, at)

    def read_latest(self, before: State, at: float = 0.0) -> Event:
        """What the latest entry of the log did; `before` is the state before it."""
        return read_event(before, self.log, len(self.log) - 1, at)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's latest action can be taken back: nothing drawn or revealed since."""
        return self._undoable(seat) >= 0

    def undo_order(self, seat: int) -> list[int]:
        """The seats that must undo, one after the other, to take back a seat's latest action.

        Those who have answered it come first, the latest of them before the others; the seat
        itself comes last. Empty where something was drawn or revealed since.
        """
        return [] if self.over else self.history.undo_order(seat)

    def undo(self, seat: int) -> None:
        """Take back a seat's latest action, as a further entry of the log."""
        at = self._undoable(seat)
        if at < 0:
            raise make_error("undo", Reason("illegal-undo", ""), "")
        self.log.append(Entry(seat, UNDO, []))
        self.state = self.history.take_back(at, self.state)

    def _undoable(self, seat: int) -> int:
        """The place of a seat's latest action among those that stand, or -1."""
        return -1 if self.over else self.history.undoable(seat, len(self.history.entries))

    def _carry_out(self, seat: int, action: int, draws: Source) -> None:
        """Carry out an action, or the deal, and write it into the log."""
        entry = carry_out(self.state, seat, action, draws)
        self.log.append(entry)
        self.history.add(entry, self.state)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.players:
            last = self.state.players - 1
            raise KeyflowerError(f"there is no seat {seat}: seats are 0 to {last}")


def determinize(view: View, seed: int) -> Game:
    """A full game that gives this very view, with everything hidden dealt at random."""
    return Game.from_state(deal_unknown(view, seed))


class Replay:
    """Goes through a record move by move; `game` is the game after `at` moves."""

    def __init__(self, record: Record, catalogue: Catalogue | None = None) -> None:
        if record.engine != ENGINE:
            raise RecordError(
                f"the record needs engine {record.engine}, this is engine {ENGINE}: "
                "replay it with the version it was played with"
            )
        lookup = lookup_of(catalogue)
        if record.catalogue != lookup.version:
            raise RecordError(
                f"the record was played with catalogue {record.catalogue}, this is "
                f"{lookup.version}: give the catalogue file it was played with"
            )
        self.record = record
        self.pools: list[list[int]] | None = None  # as for `Script`
        self.at: int = 0
        self.sum: int = record.first_sum()
        self.game: Game = first_game(record, lookup, catalogue)

    def step(self) -> None:
        """Check and do the next move."""
        move = self.record.moves[self.at]
        name = f"move {self.at + 1} (p{move.seat}: {move.do})"
        self.sum = check_sum(self.sum, compact([move.seat, move.do, move.drew]))
        if move.check and move.check != f"{self.sum:08x}":
            what = "it or the start of the record" if self.at == 0 else "it"
            raise RecordError(f"{name} is not as it was written: {what} has been changed")
        try:
            self._do(move)
        except IllegalAction as error:
            raise IllegalMove(self.at + 1, f"p{move.seat}: {move.do}", error) from None
        except KeyflowerError as error:
            raise RecordError(f"{name} is wrong: {error}") from None
        self.at += 1

    def _do(self, move: RecordedMove) -> None:
        game = self.game
        state = game.state
        if not 0 <= move.seat < state.players:
            raise RecordError(f"there is no seat {move.seat}")
        action = notation.parse(state, move.do, move.seat)
        if action == UNDO:
            if move.drew:
                raise RecordError("an undo draws nothing")
            game.undo(move.seat)
            return
        outcomes = [parse_outcome(word, state.lookup.index) for word in move.drew]
        script = Script(outcomes, self.pools)
        game.apply(action, move.seat, script)
        if script.left:
            raise RecordError(f"only {len(outcomes) - len(script.left)} of what it names is drawn")

    def check_result(self) -> None:
        """Compare the result at the end of the record with the game's."""
        game = self.game
        result = self.record.result
        if result is None:
            return
        after = f"after move {self.at}"
        if not game.over:
            raise RecordError(f"the record is cut off {after}: it gives a result, the game goes on")
        totals = [score.total for score in game.scores()]
        if totals != result:
            raise RecordError(f"{after} the points are {totals}, the record says {result}")


def first_game(record: Record, lookup: Lookup, catalogue: Catalogue | None) -> Game:
    """The game as a record starts it: dealt as it says, or from its position."""
    if record.position is not None:
        state = position.read(record.position, catalogue)
        if state.players != record.players:
            raise RecordError(
                f"the position has {state.players} seats, but players is {record.players}: "
                "both must be the same"
            )
        return Game.from_state(state)
    outcomes = [parse_outcome(word, lookup.index) for word in record.deal]
    try:
        game = Game.dealt(record.players, record.options, outcomes, lookup)
    except RecordError as error:
        raise RecordError(f"the deal is wrong: {error}") from None
    game.seed = record.seed
    return game


class Recording:
    """Writes the record of a game so far, one move at each step."""

    def __init__(self, game: Game) -> None:
        state = game.state
        self.record: Record = Record(state.lookup.version, state.players, state.options)
        self.record.seed = game.seed
        self._game = game
        self._ids: list[str] = state.lookup.ids
        if game.origin is None:
            self.record.deal = self._texts(game.log[0])
        else:
            self.record.position = position.write(game.origin)
        if game.over:
            self.record.result = [score.total for score in game.scores()]
        self._sum: int = self.record.first_sum()
        self._so_far: Game = game.start()

    def step(self) -> bool:
        """Write the next move. -> whether there was one"""
        at = len(self._so_far.log)
        if at == len(self._game.log):
            return False
        entry = self._game.log[at]
        do = notation.text(self._so_far.state, entry.action)
        drew = self._texts(entry)
        self._sum = check_sum(self._sum, compact([entry.seat, do, drew]))
        self.record.moves.append(RecordedMove(entry.seat, do, drew, f"{self._sum:08x}"))
        self._so_far.repeat(entry)
        return True

    def _texts(self, entry: Entry) -> list[str]:
        return [outcome_text(outcome, self._ids) for outcome in entry.outcomes]
