"""A record as a text to read: season by season, move by move, as one viewer saw it."""

from dataclasses import asdict

from rich.cells import cell_len
from rich.rule import Rule
from rich.text import Text

from keyflower.catalogue import Catalogue
from keyflower.cli.console import out
from keyflower.cli.records import seat_names
from keyflower.cli.view import board
from keyflower.cli.view.perspective import Perspective, list_drawn
from keyflower.cli.view.saying import say, season_end
from keyflower.cli.view.scoresheet import overview
from keyflower.cli.view.villages import villages
from keyflower.formats.events import OPEN, Event, SeasonEnd
from keyflower.formats.record import Record
from keyflower.game import Replay
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.state import OVER, PICK_WINTER, TURN, Board
from keyflower.rules.view import SPECTATOR
from keyflower.words import Words


class PlayThrough:
    """Goes through a record once, and prints what a viewer saw of it."""

    def __init__(
        self, words: Words, record: Record, catalogue: Catalogue | None, viewer: int
    ) -> None:
        self.words = words
        self.record = record
        self.viewer = viewer
        self.seats = seat_names(record)
        self.replay = Replay(record, catalogue)

    # --- going on

    def _step(self) -> tuple[Board, Event]:
        """Do the next move. -> the table before it, and what was seen of it"""
        before = self.replay.game.state.clone()
        self.replay.step()
        return before, self.replay.game.read_latest(before).seen_by(self.viewer)

    def _table(self) -> Board:
        return self.replay.game.state

    # --- the whole game

    def print_all(self) -> None:
        """Everything: the deal, every season with its board and moves, the end."""
        self._print_header(None)
        out.print()
        out.print(board.screens(self.words, self._perspective(), self.seats))
        self._print_season()
        if self._table().phase != PICK_WINTER:
            self._print_board()
        while self.replay.at < len(self.record.moves):
            before, event = self._step()
            self._print_move(event)
            if event.ends is not None:
                self._print_season_end(event, event.ends)
            self._print_turning_point(before)
        self.replay.check_result()
        self._print_end()

    def _print_move(self, event: Event) -> None:
        number = self.words.number(self.replay.at)
        line = Text(f"{number:>4}  ") + say(self.words, self._table().lookup, event, self.seats)
        what = list_drawn(self.words, event)
        if what:
            line.append(" " * max(2, 54 - cell_len(line.plain)))
            line.append(self.words.text("terminal-drew", pieces=what.plain))
        out.print(line, soft_wrap=True)

    def _print_turning_point(self, before: Board) -> None:
        """What follows a move that starts a season."""
        board = self._table()
        if board.season > before.season:
            out.print()
            self._print_villages()
            self._print_season()
        began = board.season > before.season or before.phase == PICK_WINTER
        if began and board.phase == TURN:
            if before.phase == PICK_WINTER:
                out.print()
            self._print_board()

    def _print_season(self) -> None:
        out.print()
        self._print_heading(f"terminal-group-{SEASON_NAMES[self._table().season]}")
        out.print()

    def _print_heading(self, message: str) -> None:
        out.print(Rule(Text(self.words.cell(self.words.text(message)), "bold"), align="left"))

    def _print_board(self) -> None:
        perspective = self._perspective()
        out.print(board.lots(self.words, perspective.board))
        out.print()
        out.print(board.boats(self.words, perspective.board))
        out.print(board.supplies(self.words, perspective))
        out.print()

    def _print_season_end(self, event: Event, ends: SeasonEnd) -> None:
        """E1 to E7: who wins what, what nobody bid for, who gets workers back, who starts."""
        words = self.words
        lines = season_end(words, self._table().lookup, event, ends, self.seats)
        out.print(f"      {words.text('log-close', season=event.season)}", style="italic bold")
        for line in lines:
            out.print(f"      {line}", soft_wrap=True, style="italic", markup=False)

    def _print_end(self) -> None:
        out.print()
        over = self._table().phase == OVER
        self._print_heading("terminal-the-end" if over else "terminal-so-far")
        out.print()
        self._print_villages()
        out.print(board.screens(self.words, self._perspective(), self.seats))
        if not over:
            self._print_owed()
            return
        game = self.replay.game
        out.print()
        out.print(overview(self.words, game.scores(), self.seats))
        out.print()
        names = self.words.text("terminal-and").join(self.seats[seat] for seat in game.winners())
        won = self.words.text("terminal-won-by", names=names)
        out.print(won, style="bold", markup=False, soft_wrap=True)

    # --- one position

    def print_position(self, at: int) -> None:
        """The position after that many moves."""
        latest = None
        while self.replay.at < at:
            _, latest = self._step()
        if at == len(self.record.moves):
            self.replay.check_result()
        self._print_header(at)
        if latest is not None:
            self._print_move(latest)
        self._print_season()
        perspective = self._perspective()
        if any(tile >= 0 for tile in perspective.board.slot_tile):
            out.print(board.bids(self.words, perspective.board))
            out.print()
        if perspective.board.phase != OVER:
            out.print(board.boats(self.words, perspective.board))
        out.print(board.supplies(self.words, perspective))
        out.print()
        self._print_villages()
        out.print(board.screens(self.words, perspective, self.seats))
        self._print_owed()

    # --- parts of both

    def _print_header(self, at: int | None) -> None:
        record = self.record
        say = self.words.text
        moves = len(record.moves)
        parts = [
            say("terminal-game", players=record.players),
            say("terminal-moves", count=moves)
            if at is None
            else say("terminal-after", at=at, moves=moves),
            say("terminal-catalogue", version=record.catalogue),
        ]
        if record.options.boat_4a_on_turn_order:
            parts.append(say("terminal-option-on", rule="O1"))
        if not record.options.boat_3b_leftovers:
            parts.append(say("terminal-option-off", rule="O2"))
        if self.viewer == OPEN:
            if record.seed is not None:  # it would tell everything that is hidden
                parts.append(say("terminal-seed", seed=str(record.seed)))
            parts.append(say("terminal-open"))
        elif self.viewer == SPECTATOR:
            parts.append(say("terminal-spectator"))
        else:
            parts.append(say("terminal-seen-by", name=self.seats[self.viewer]))
        out.print(" · ".join(parts), style="bold", markup=False, soft_wrap=True)

    def _print_villages(self) -> None:
        lines = villages(self.words, self._table(), self.seats, out.width)
        out.print("\n".join(lines), markup=False, soft_wrap=True)
        out.print()
        out.print(self.words.text("terminal-legend"), style="dim", markup=False)
        out.print()

    def _print_owed(self) -> None:
        out.print()
        if self.replay.game.over:
            out.print(self.words.text("terminal-over"), style="bold")
        for each in self._perspective().list_owed(self.words):
            line = self.words.text(
                "terminal-owes" if each.legal is None else "terminal-owes-legal",
                name=self.seats[each.seat],
                decision=each.decision,
                count=each.legal or 0,
            )
            out.print(line, style="bold", markup=False, soft_wrap=True)

    def _perspective(self) -> Perspective:
        return Perspective(self.replay.game, self.viewer)

    # --- for programs

    def as_json(self, at: int | None) -> dict[str, object]:
        """The moves up to `at` as they were seen, and what is owed then."""
        moves = []
        last = len(self.record.moves)
        while self.replay.at < (last if at is None else at):
            _, event = self._step()
            moves.append(asdict(event))
        if self.replay.at == last:
            self.replay.check_result()
        game = self.replay.game
        viewer: int | str = self.viewer
        if self.viewer < 0:
            viewer = "open" if self.viewer == OPEN else "spectator"
        return {
            "players": self.record.players,
            "names": self.record.names,
            "viewer": viewer,
            "moves": moves,
            "season": SEASON_NAMES[game.state.season],
            "over": game.over,
            # The same in every language: programs may look at it.
            "owed": [asdict(each) for each in self._perspective().list_owed(Words("en"))],
            "points": [score.total for score in game.scores()] if game.over else None,
        }
