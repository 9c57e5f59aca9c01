"""The readers of a view say the same as the view written as a position, all through a game."""

from pathlib import Path

import pytest

from keyflower import Game, View
from keyflower.catalogue import load
from keyflower.formats import position
from keyflower.formats.position.shapes import OwnData, TileData
from keyflower.formats.record import Record
from keyflower.game import Replay

GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "3-players-291.json"


def check_tile(view: View, data: TileData) -> None:
    tile = data["tile"]
    bids = {bid["seat"]: {bid["colour"]: bid["size"]} for bid in data.get("bids", [])}
    assert view.bids(tile) == bids
    assert view.leader(tile) == max(bids, key=lambda seat: [*bids[seat].values()], default=None)
    assert view.workers_on(tile) == data.get("workers", {})
    assert view.resources_on(tile) == data.get("goods", {})
    printed = load().tile(tile)
    assert view.tile(tile) == printed
    up = printed.back if data.get("side") in ("back", "b") else printed.front
    assert view.side(tile) == up


def check_view(view: View) -> None:
    data = position.write_view(view)
    assert (view.players, view.season) == (data["players"], data["season"])
    assert view.phase == data["phase"]
    lots, turn_order = data.get("lots", []), data.get("turn_order", [])
    assert view.lots() == [lot["tile"] for lot in lots]
    assert view.turn_order_tiles() == [tile["tile"] for tile in turn_order]
    for tile in (*lots, *turn_order):
        check_tile(view, tile)
    for seat, shown in enumerate(data["seats"]):
        assert view.village(seat) == [tile["tile"] for tile in shown["village"]]
        for tile in shown["village"]:
            check_tile(view, tile)
    assert view.boats() == {
        boat["boat"]: boat.get("workers", {}) | boat.get("skills", {})
        for boat in data.get("boats", [])
        if not boat.get("picked")
    }
    own: OwnData = {} if view.seat < 0 else data["seats"][view.seat]
    assert view.my_workers() == own.get("workers", {})
    assert view.my_skills() == own.get("skills", {})
    assert view.my_winter_tiles() == own.get("winter", [])


def test_readers_agree_with_the_written_view_all_through_a_game() -> None:
    replay = Replay(Record.loads(GOLDEN.read_text("utf-8")))
    while replay.at < len(replay.record.moves):
        assert replay.game.view(0).to_act == replay.game.to_act
        check_view(replay.game.view(replay.game.to_act[0]))
        if replay.at % 20 == 0:
            check_view(replay.game.view(None))
        replay.step()


def test_an_unknown_tile_is_named() -> None:
    with pytest.raises(KeyError, match="no tile has the id 'minor'"):
        Game.new(players=2, seed=7).view(0).bids("minor")
