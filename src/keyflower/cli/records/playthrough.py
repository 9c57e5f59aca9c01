"""A record as a text to read: season by season, move by move, as one viewer saw it."""

from dataclasses import asdict

from rich.cells import cell_len
from rich.rule import Rule
from rich.text import Text

from keyflower.catalogue import Catalogue
from keyflower.cli.console import out, print_line
from keyflower.cli.records import seat_names
from keyflower.cli.view.saying import Saying
from keyflower.cli.view.scoresheet import overview
from keyflower.cli.view.table import BIDS, PRINTED, TableView, list_drawn
from keyflower.formats.events import OPEN, Event
from keyflower.formats.record import Record
from keyflower.game import Replay
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.state import OVER, PICK_WINTER, TURN, Board
from keyflower.rules.view import SPECTATOR
from keyflower.words import Words

VIEWERS = {OPEN: "open", SPECTATOR: "spectator"}


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

    def print_all(self) -> None:
        """Everything: the deal, every season with its board and moves, the end."""
        self._print_header(None)
        out.print()
        out.print(self._view().screens())
        self._print_season()
        if self._board().phase != PICK_WINTER:
            self._print_board()
        while self.replay.at < len(self.record.moves):
            before, event = self._step()
            self._print_move(event)
            self._print_season_end(event)
            self._print_turning_point(before)
        self.replay.check_result()
        self._print_end()

    def print_position(self, at: int) -> None:
        """The position after that many moves."""
        events = self._go_to(at)
        self._print_header(at)
        for event in events[-1:]:
            self._print_move(event)
        self._print_season()
        view = self._view()
        if any(tile >= 0 for tile in view.board.slot_tile):
            out.print(view.lots(BIDS))
            out.print()
        if view.board.phase != OVER:
            out.print(view.boats())
        out.print(view.supplies())
        out.print()
        self._print_villages()
        out.print(view.screens())
        self._print_owed()

    def as_json(self, at: int | None) -> dict[str, object]:
        """The moves up to `at` as they were seen, and what is owed then."""
        events = self._go_to(len(self.record.moves) if at is None else at)
        game = self.replay.game
        # The same in every language: programs may look at it.
        english = TableView(Words("en"), game, self.viewer, self.seats)
        return {
            "players": self.record.players,
            "names": self.record.names,
            "viewer": VIEWERS.get(self.viewer, self.viewer),
            "moves": [asdict(event) for event in events],
            "season": SEASON_NAMES[game.state.season],
            "over": game.over,
            "owed": [asdict(owed) for owed in english.list_owed()],
            "points": [score.total for score in game.scores()] if game.over else None,
        }

    def _step(self) -> tuple[Board, Event]:
        """Do the next move. -> the table before it, and what was seen of it"""
        before = self.replay.game.state.clone()
        self.replay.step()
        return before, self.replay.game.read_latest(before).seen_by(self.viewer)

    def _go_to(self, at: int) -> list[Event]:
        """Do the first moves. -> what was seen of them"""
        events = [self._step()[1] for _ in range(at)]
        if at == len(self.record.moves):
            self.replay.check_result()
        return events

    def _board(self) -> Board:
        return self.replay.game.state

    def _view(self) -> TableView:
        return TableView(self.words, self.replay.game, self.viewer, self.seats)

    def _saying(self, event: Event) -> Saying:
        return Saying(self.words, self._board().lookup, event, self.seats)

    def _print_header(self, at: int | None) -> None:
        record, say = self.record, self.words.text
        moves = len(record.moves)
        so_far = say("terminal-moves", count=moves)
        parts = [
            say("terminal-game", players=record.players),
            so_far if at is None else say("terminal-after", at=at, moves=moves),
            say("terminal-catalogue", version=record.catalogue),
        ]
        if record.options.boat_4a_on_turn_order:
            parts.append(say("terminal-option-on", rule="O1"))
        if not record.options.boat_3b_leftovers:
            parts.append(say("terminal-option-off", rule="O2"))
        if self.viewer == OPEN and record.seed is not None:  # it would tell all that is hidden
            parts.append(say("terminal-seed", seed=str(record.seed)))
        if self.viewer in VIEWERS:
            parts.append(say(f"terminal-{VIEWERS[self.viewer]}"))
        else:
            parts.append(say("terminal-seen-by", name=self.seats[self.viewer]))
        print_line(" · ".join(parts), "bold")

    def _print_move(self, event: Event) -> None:
        number = self.words.number(self.replay.at)
        line = Text(f"{number:>4}  ") + self._saying(event).text()
        if what := list_drawn(self.words, event):
            line.append(" " * max(2, 54 - cell_len(line.plain)))
            line.append(self.words.text("terminal-drew", pieces=what))
        out.print(line, soft_wrap=True)

    def _print_season_end(self, event: Event) -> None:
        """E1 to E7: who wins what, tiles without a bid, who gets workers back, who starts."""
        if event.ends is None:
            return
        print_line(f"      {self.words.text('log-close', season=event.season)}", "italic bold")
        for line in self._saying(event).season_end(event.ends):
            print_line(f"      {line}", "italic")

    def _print_turning_point(self, before: Board) -> None:
        """What follows a move that starts a season."""
        board = self._board()
        if board.season > before.season:
            out.print()
            self._print_villages()
            self._print_season()
        picked = before.phase == PICK_WINTER
        if board.phase == TURN and (picked or board.season > before.season):
            if picked:
                out.print()
            self._print_board()

    def _print_season(self) -> None:
        out.print()
        self._print_heading(f"terminal-group-{SEASON_NAMES[self._board().season]}")

    def _print_heading(self, message: str) -> None:
        out.print(Rule(Text(self.words.cell(self.words.text(message)), "bold"), align="left"))
        out.print()

    def _print_board(self) -> None:
        view = self._view()
        out.print(view.lots(PRINTED))
        out.print()
        out.print(view.boats())
        out.print(view.supplies())
        out.print()

    def _print_villages(self) -> None:
        print_line("\n".join(self._view().villages(out.width)))
        out.print()
        out.print(self.words.text("terminal-legend"), style="dim", markup=False)
        out.print()

    def _print_owed(self) -> None:
        out.print()
        if self.replay.game.over:
            print_line(self.words.text("terminal-over"), "bold")
        for owed in self._view().list_owed():
            line = self.words.text(
                "terminal-owes" if owed.legal is None else "terminal-owes-legal",
                name=self.seats[owed.seat],
                decision=owed.decision,
                count=owed.legal or 0,
            )
            print_line(line, "bold")

    def _print_end(self) -> None:
        out.print()
        over = self._board().phase == OVER
        self._print_heading("terminal-the-end" if over else "terminal-so-far")
        self._print_villages()
        out.print(self._view().screens())
        if not over:
            self._print_owed()
            return
        game = self.replay.game
        out.print()
        out.print(overview(self.words, game.scores(), self.seats))
        out.print()
        names = self.words.text("terminal-and").join(self.seats[seat] for seat in game.winners())
        print_line(self.words.text("terminal-won-by", names=names), "bold")
