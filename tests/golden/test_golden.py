"""Golden games: complete recorded games that must replay exactly, move by move."""

from pathlib import Path

import pytest
from tests.golden.make import FOLDER, seen_at_end, seen_in, wanted

from keyflower import Record
from keyflower.formats.notation import parse
from keyflower.game import Game, Replay

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_golden_game_replays_exactly(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.loads(text)
    game = Game.from_record(record)
    assert game.over
    again = game.record()
    again.names = record.names
    assert again.dumps() == text


def test_golden_games_show_every_tile_side_player_count_boat_and_decision() -> None:
    seen: set[str] = set()
    for path in GAMES:
        replay = Replay(Record.loads(path.read_text("utf-8")))
        for move in replay.record.moves:
            if move.do == "undo":
                seen.add("undo")
            else:
                action = parse(replay.game.state, move.do, move.seat)
                seen |= seen_in(replay.game, move.seat, action)
            replay.step()
        seen |= seen_at_end(replay.game)
    assert wanted() - seen == set()
