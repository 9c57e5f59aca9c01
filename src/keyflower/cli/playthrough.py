"""A record as a text to read: season by season, move by move, as one viewer saw it."""

from dataclasses import asdict

from keyflower.catalogue import Catalogue
from keyflower.cli import board
from keyflower.cli.console import coloured, out
from keyflower.cli.names import name
from keyflower.cli.owed import owed
from keyflower.cli.printed import count
from keyflower.cli.records import seat_names
from keyflower.cli.scoresheet import overview
from keyflower.cli.sight import Sight, drawn
from keyflower.cli.villages import LEGEND, villages
from keyflower.rules.history import OPEN, Event, seen
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.record import Record, Replay
from keyflower.rules.state import GONE, OVER, PICK_BOAT, PICK_WINTER, TURN, Table
from keyflower.rules.view import SPECTATOR


class PlayThrough:
    """Goes through a record once, and prints what a viewer saw of it."""

    def __init__(self, record: Record, catalogue: Catalogue | None, viewer: int) -> None:
        self.record = record
        self.viewer = viewer
        self.seats = seat_names(record)
        self.replay = Replay(record, catalogue)

    # --- going on

    def _step(self) -> tuple[Table, Event]:
        """Do the next move. -> the table before it, and what was seen of it"""
        before = self.replay.game.state.clone()
        self.replay.step()
        return before, seen(before, self.replay.game.log[-1], self.viewer)

    def _table(self) -> Table:
        return self.replay.game.state

    # --- the whole game

    def print_all(self) -> None:
        """Everything: the deal, every season with its board and moves, the end."""
        self._print_header(None)
        out.print()
        out.print(board.screens(self._sight(), self.seats))
        self._print_season()
        if self._table().phase != PICK_WINTER:
            self._print_board()
        while self.replay.at < len(self.record.moves):
            before, event = self._step()
            self._print_move(event)
            self._print_turning_point(before)
        self.replay.check_result()
        self._print_end()

    def _print_move(self, event: Event) -> None:
        line = f"{self.replay.at:>4}  p{event.seat}  {event.move}"
        what = drawn(event.drew, event.seat)
        if what:
            line = f"{line:<52}  drew {what}"
        out.print(coloured(line), soft_wrap=True)

    def _print_turning_point(self, before: Table) -> None:
        """What follows a move that ends a season, or begins one."""
        table = self._table()
        if before.phase == TURN and table.phase == PICK_BOAT:
            self._print_takings(before)
        if table.season > before.season:
            out.print()
            self._print_villages()
            self._print_season()
        began = table.season > before.season or before.phase == PICK_WINTER
        if began and table.phase == TURN:
            if before.phase == PICK_WINTER:
                out.print()
            self._print_board()

    def _print_season(self) -> None:
        out.print()
        out.rule(f"[bold]{SEASON_NAMES[self._table().season].capitalize()}", align="left")
        out.print()

    def _print_board(self) -> None:
        sight = self._sight()
        out.print(board.lots(sight.table))
        out.print()
        out.print(board.boats(sight.table))
        out.print(board.supplies(sight))
        out.print()

    def _print_takings(self, before: Table) -> None:
        """E2, E3, E5: who takes what at the end of a season, and what nobody wanted."""
        table = self._table()
        tiles = table.tables.catalogue.tiles
        parts = []
        for seat in range(table.players):
            taken = [name(tiles[tile], table.side[tile]) for tile in table.won[seat]]
            taken += [f"turn:{i + 1}" for i, who in enumerate(table.turn_winner) if who == seat]
            if taken:
                parts.append(f"p{seat} wins {', '.join(taken)}")
        gone = [name(tiles[t]) for t in before.slot_tile if t >= 0 and table.place[t] == GONE]
        if gone:
            parts.append(f"nobody wants {', '.join(gone)}")
        season = SEASON_NAMES[table.season]
        out.print(f"      end of {season}: " + "; ".join(parts), soft_wrap=True, style="italic")

    def _print_end(self) -> None:
        out.print()
        over = self._table().phase == OVER
        out.rule("[bold]The end" if over else "[bold]So far", align="left")
        out.print()
        self._print_villages()
        out.print(board.screens(self._sight(), self.seats))
        if not over:
            self._print_owed()
            return
        game = self.replay.game
        out.print()
        out.print(overview(game.scores(), self.seats))
        out.print()
        winners = " and ".join(self.seats[seat] for seat in game.winners())
        out.print(f"won by {winners}", style="bold", markup=False)

    # --- one position

    def print_position(self, at: int) -> None:
        """The position after so many moves."""
        event = None
        while self.replay.at < at:
            _, event = self._step()
        if at == len(self.record.moves):
            self.replay.check_result()
        self._print_header(at)
        if event is not None:
            self._print_move(event)
        self._print_season()
        sight = self._sight()
        if any(tile >= 0 for tile in sight.table.slot_tile):
            out.print(board.bids(sight.table))
            out.print()
        if sight.table.phase != OVER:
            out.print(board.boats(sight.table))
        out.print(board.supplies(sight))
        out.print()
        self._print_villages()
        out.print(board.screens(sight, self.seats))
        self._print_owed()

    # --- parts of both

    def _print_header(self, at: int | None) -> None:
        record = self.record
        moves = count(len(record.moves), "move")
        parts = [
            f"Keyflower for {record.players}",
            moves if at is None else f"after {at} of {moves}",
            f"catalogue {record.catalogue}",
        ]
        if record.options.boat_4a_on_turn_order:
            parts.append("option O1")
        if not record.options.boat_3b_leftovers:
            parts.append("without option O2")
        if self.viewer == OPEN:
            if record.seed is not None:  # it would tell everything that is hidden
                parts.append(f"seed {record.seed}")
            parts.append("screens open")
        elif self.viewer == SPECTATOR:
            parts.append("as a spectator sees it")
        else:
            parts.append(f"as {self.seats[self.viewer]} sees it")
        out.print(" · ".join(parts), style="bold", markup=False, soft_wrap=True)

    def _print_villages(self) -> None:
        lines = villages(self._table(), self.seats, out.width)
        out.print("\n".join(lines), markup=False, soft_wrap=True)
        out.print()
        out.print(LEGEND, style="dim", markup=False)
        out.print()

    def _print_owed(self) -> None:
        out.print()
        if self.replay.game.over:
            out.print("the game is over", style="bold")
        for each in owed(self.replay.game, self._sight()):
            line = f"{self.seats[each.seat]} is to {each.decision}"
            if each.legal is not None:
                line += f": {count(each.legal, 'legal action')}"
            out.print(line, style="bold", markup=False, soft_wrap=True)

    def _sight(self) -> Sight:
        return Sight(self.replay.game, self.viewer)

    # --- for programs

    def as_json(self, at: int | None) -> dict[str, object]:
        """The moves up to `at` as they were seen, and what is owed then."""
        moves = []
        last = len(self.record.moves)
        while self.replay.at < (last if at is None else at):
            _, event = self._step()
            moves.append({"seat": event.seat, "move": event.move, "drew": event.drew})
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
            "owed": [asdict(each) for each in owed(game, self._sight())],
            "points": [score.total for score in game.scores()] if game.over else None,
        }
