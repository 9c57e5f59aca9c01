"""S: setting the game up, for every number of players."""

from collections import Counter

import pytest
from tests.script import (
    BOATS,
    aboard,
    board,
    end_season,
    legal,
    lots,
    pass_all,
    play,
    refused,
    seat,
    village,
    workers,
)

from keyflower import Game, KeyflowerError
from keyflower.rules.chapters.village import spot
from keyflower.rules.state import LOT, PICK_BOAT, STANDING, UNSEEN

PLAYERS = [2, 3, 4, 5, 6]


def named_tiles(game: Game, place: int, first: str = "") -> list[str]:
    """The tiles in a place whose name begins so."""
    ids = game.state.lookup.ids
    return [ids[i] for i in range(64) if game.state.place[i] == place and ids[i].startswith(first)]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_draws_8_workers(players: int) -> None:
    """Blue, red and yellow from the bag, never green; different ones for different seats."""
    screens = []
    for seed in range(5):
        game = Game.new(players=players, seed=seed)
        for p in range(players):
            assert sum(workers(game, p).values()) == 8
            assert "green" not in workers(game, p)
            screens.append(workers(game, p))
        assert game.state.greens == 20
    assert len({str(screen) for screen in screens}) > 1


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_gets_one_home_at_the_centre_as_printed(players: int) -> None:
    """Front side up, not turned, no other tile beside it."""
    for seed in range(5):
        game = Game.new(players=players, seed=seed)
        state = game.state
        homes = []
        for p in range(players):
            (home,) = village(game, p)
            homes.append(home)
            tile = state.lookup.index[home]
            assert (state.side[tile], state.rotation[tile]) == (0, 0)
            assert spot(state.cell[tile]) == "0,0"
        assert len(set(homes)) == players
        assert all(home.startswith("home_") for home in homes)


@pytest.mark.rule("S1")
def test_homes_are_dealt_at_random() -> None:
    """Every home can come to every seat."""
    first: Counter[str] = Counter()
    last: Counter[str] = Counter()
    for seed in range(120):
        game = Game.new(players=3, seed=seed)
        first[village(game, 0)[0]] += 1
        last[village(game, 2)[0]] += 1
    assert len(first) == len(last) == 6
    assert min([*first.values(), *last.values()]) >= 8


@pytest.mark.rule("S1")
@pytest.mark.parametrize(("players", "held"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_everyone_keeps_winter_tiles_secret(players: int, held: int) -> None:
    """Three each, two with five or six players, no tile twice."""
    game = Game.new(players=players, seed=4)
    ids = game.state.lookup.ids
    dealt = [ids[tile] for hand in game.state.hand for tile in hand]
    assert [len(hand) for hand in game.state.hand] == [held] * players
    assert len(set(dealt)) == held * players
    for tile in dealt:
        assert game.state.lookup.season[game.state.lookup.index[tile]] == 3
        assert tile in named_tiles(game, UNSEEN)


@pytest.mark.slow
@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_not_dealt_or_not_in_play_leave_the_game_unseen(players: int) -> None:
    """They are in no place that anyone sees, and never come out later."""
    game = Game.new(players=players, seed=11)
    homes = named_tiles(game, UNSEEN, "home_")
    assert len(homes) == 6 - players
    dealt = {tile for hand in game.state.hand for tile in hand}
    while not game.over:
        p = game.to_act[0]
        lines = legal(game, p)
        bids = [line for line in lines if line.startswith("bid")]
        play(game, f"p{p}: {bids[-1] if bids else lines[-1]}")
    assert named_tiles(game, UNSEEN, "home_") == homes
    unseen = named_tiles(game, UNSEEN)
    assert set(BOATS[players:]) <= set(unseen)
    winter = [tile for tile in range(64) if game.state.lookup.season[tile] == 3]
    assert {tile for tile in winter if game.state.place[tile] != UNSEEN} <= dealt


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_the_game_is_for_2_to_6_players(players: int) -> None:
    with pytest.raises(KeyflowerError, match="Keyflower is for 2 to 6"):
        Game.new(players=players, seed=1)


@pytest.mark.rule("S2", "S3")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_boats_as_players_in_their_order(players: int) -> None:
    game = Game.new(players=players, seed=2)
    standing = named_tiles(game, STANDING)
    assert [tile for tile in standing if tile in BOATS] == BOATS[:players]
    loaded = [boat for boat in BOATS if aboard(game, boat)[0]]
    assert loaded == BOATS[:players]


@pytest.mark.rule("S2", "S3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_boats_to_pick_from_are_those_in_play(players: int) -> None:
    game = Game.new(players=players, seed=2)
    pass_all(game)
    assert game.state.phase == PICK_BOAT
    assert legal(game) == [f"boat {boat}" for boat in BOATS[:players]]
    if players < 6:
        message = refused(game, f"boat {BOATS[players]}")
        assert f"{BOATS[players]} isn’t in play with {players} players (S3)" in message


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_turn_order_tiles_in_play(players: int, count: int) -> None:
    game = Game.new(players=players, seed=2)
    assert named_tiles(game, STANDING, "turn_order") == [
        f"turn_order_tile_{number + 1}" for number in range(count)
    ]
    colour = next(iter(workers(game, game.to_act[0])))
    bids = [line for line in legal(game) if line.startswith(f"bid 1 {colour} turn:")]
    assert bids == [f"bid 1 {colour} turn:{number + 1}" for number in range(count)]
    if count < 4:
        assert "turn_order_tile_4 isn’t laid out this season" in refused(
            game, f"bid 1 {colour} turn:4"
        )


@pytest.mark.rule("S2", "T1")
@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_village_tiles_laid_out_in_each_season(players: int, count: int) -> None:
    """As many in spring, summer and autumn; all of the season, none twice."""
    game = Game.new(players=players, seed=6)
    for season in (0, 1, 2):
        assert game.state.season == season
        assert len(set(lots(game))) == len(lots(game)) == count
        assert set(named_tiles(game, LOT)) == set(lots(game))
        for tile in lots(game):
            assert game.state.lookup.season[game.state.lookup.index[tile]] == season
        end_season(game)


@pytest.mark.rule("S2", "T3")
@pytest.mark.parametrize(
    ("players", "least", "most"), [(2, 2, 6), (3, 3, 9), (4, 4, 12), (5, 5, 10), (6, 6, 12)]
)
def test_winter_tiles_that_can_come_out(players: int, least: int, most: int) -> None:
    """From one for each player to all that were dealt."""
    few = board(players=players, season="winter", picking=True)
    for p in range(players):
        play(few, f"p{p}: {legal(few, p)[0]}")
    assert len(lots(few)) == least
    many = board(players=players, season="winter", picking=True)
    for p in range(players):
        play(many, f"p{p}: {legal(many, p)[-1]}")
    assert len(lots(many)) == most


@pytest.mark.rule("S2", "T4")
@pytest.mark.parametrize("players", PLAYERS)
def test_left_is_the_next_seat_clockwise(players: int) -> None:
    """Turns go up by one, and round."""
    game = board(players=players, season="summer", start=1, turn=1, p1=seat("1 red"))
    play(game, "p1: bid 1 red turn:1")
    order = []
    for _ in range(players - 1):
        order += game.to_act
        play(game, "pass")
    assert order == [(p + 2) % players for p in range(players - 1)]


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_owner_of_the_lowest_home_starts_spring(players: int) -> None:
    starters = set()
    for seed in range(40):
        game = Game.new(players=players, seed=seed)
        homes = [village(game, p)[0] for p in range(players)]
        assert homes[game.state.start] == min(homes)
        assert game.to_act == [game.state.start]
        starters.add(game.state.start)
    assert starters == set(range(players))
