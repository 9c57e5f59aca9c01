"""What decides the draws of a table: each season of a daily game has a key of its own."""

from dataclasses import replace
from itertools import count
from pathlib import Path

from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.game.fairness import check
from keyflower.home.features.daily import results as daily
from keyflower.play import Step, Table
from keyflower.play.kept import replay
from keyflower.play.rows import LogRow, Sealed
from keyflower.play.seals import all_seals, pools_of
from keyflower.rules.chapters.chance import SECRET
from keyflower.rules.pieces import AUTUMN, COLOUR_NAMES, GREEN, SPRING, SUMMER
from keyflower.rules.state import ASIDE

MONDAY = "2026-11-16"  # one opponent
# In this village no boat finds a place (V3): no field or water lies open at its rim.
HOME, VILLAGE = "home_2", {"workshop": "-1,0 r2", "woodcutter": "-1,-1 r1"}
BOAT = "summer_boat_1"


class Me:
    """A person who plays the game of the day."""

    id, name, face = "me", "Ann", ""


def dealt(key: int) -> Table:
    """A person's game of Monday. key: of the server"""
    row, seats, entries = daily.deal(MONDAY, b"%d" % key, Me(), 0.0)
    table = Table(row, seats)
    table.game, table.events = replay(table, row, seats, table.setup, entries)
    return table


def stored(name: str) -> Table:
    """A daily game as an earlier version stored it."""
    record = Record.loads((Path(__file__).parent / name).read_text("utf-8"))
    game, seal = Game.from_record(record), record.seals[0]
    row, seats, _ = daily.deal(MONDAY, b"", Me(), 0.0)
    sealed = Sealed(seal.secret, daily=MONDAY, version=seal.version)
    row = replace(row, sealed=sealed, seq=len(game.log), to_act=game.to_act)
    log = [LogRow(at, one.seat, one.action, one.outcomes, 0.0) for at, one in enumerate(game.log)]
    table = Table(row, seats)
    table.game, table.events = replay(table, row, seats, table.setup, log)
    return table


def lots(table: Table) -> list[str]:
    """The tiles on the table, in the order in which they were laid out."""
    state = table.playing().state
    return [state.lookup.ids[tile] for tile in state.slot_tile if tile >= 0]


def bids(table: Table, seat: int, *slots: str) -> list[str]:
    """One worker on each of some slots, each of another colour."""
    held = table.playing().state.screen[seat * 4 : seat * 4 + GREEN]
    colours = [colour for colour, workers in zip(COLOUR_NAMES, held) if workers]
    return [f"bid 1 {colour} {slot}" for colour, slot in zip(colours, slots)]


def play(table: Table, season: int, mine: list[str], others: list[str]) -> None:
    """Play to the end of a season: some bids, then passes, the boats, and the village above."""
    wanted = [f"place {tile} {where}" for tile, where in VILLAGE.items()]
    while table.row.status == "playing" and table.playing().state.season == season:
        seat = table.playing().to_act[0]
        moves = table.playing().moves(seat)
        line = next((line for line in wanted if line in moves), moves[0])
        if line == "pass" and (mine, others)[seat]:
            line = (mine, others)[seat].pop(0)
        step = Step(table)
        step.act(seat, line)
        step.keep()


def summer(key: int) -> Table | None:
    """The summer of a day on which the person can win boat 1a and has no place for it."""
    table = dealt(key)
    state = table.playing().state
    if state.lookup.ids[state.villages[0][0]] != HOME or not set(VILLAGE) <= set(lots(table)):
        return None
    mine = bids(table, 0, *[f"lot:{tile}" for tile in VILLAGE])
    if len(mine) < len(VILLAGE):
        return None
    play(table, SPRING, mine, [])
    state = table.playing().state
    return table if BOAT in lots(table) and not state.side[state.lookup.index[BOAT]] else None


def won(bid: bool = True) -> Table:
    """The start of autumn. bid: whether the person has won boat 1a, which then fits nowhere"""
    table = next(table for key in count() if (table := summer(key)))
    play(table, SUMMER, bids(table, 0, f"lot:{BOAT}") if bid else [], bids(table, 1, "turn:1"))
    return table


def record_of(table: Table) -> Record:
    """The record of a game so far, as after its end."""
    assert table.game is not None
    record = table.game.record()
    record.seals = all_seals(table.row, table.seats, table.game)
    return record


def checked(table: Table) -> int:
    """The number of draws of a table's record, all of which follow from its seal."""
    record = record_of(table)
    verdict = check(record, None)
    assert verdict.outcome == "unnoted"
    assert len(pools_of(record)) == len(verdict.draws)
    return len(verdict.draws)


def test_boat_1a_that_fits_nowhere_changes_no_tile_of_the_day() -> None:
    """Its two workers and the tiles of autumn are one entry: the last pick of a boat."""
    winner, other = won(), won(bid=False)
    state, latest = winner.playing().state, winner.playing().log[-1]
    assert state.place[state.lookup.index[BOAT]] == ASIDE
    assert [drew >= SECRET for drew in latest.outcomes[:3]] == [True, True, False]
    assert lots(winner) == lots(other)
    for season in (AUTUMN, AUTUMN + 1):
        play(winner, season, [], [])
    assert winner.row.status == "finished"
    assert checked(winner) > checked(other) > 60


def test_a_daily_game_of_version_2_goes_on_as_it_began() -> None:
    """There 1a's workers were the first draws of autumn."""
    table = stored("daily_version_2.json")
    assert [drew >= SECRET for drew in table.playing().log[-1].outcomes[:3]] == [True, True, False]
    before = checked(table)
    for season in (AUTUMN, AUTUMN + 1):
        play(table, season, [], [])
    assert table.row.status == "finished"
    assert checked(table) > before
