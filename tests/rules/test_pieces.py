"""I: the pieces, what is hidden and what is seen, and that everything is finite."""

import random

import pytest
from tests.contracts import fields, view_values
from tests.script import (
    aboard,
    bag,
    board,
    end_season,
    goods,
    named,
    pass_all,
    pick_boats,
    pile,
    play,
    refused,
    seat,
    skills,
    stock,
    workers,
)

from keyflower import Game, View
from keyflower.formats.events import OPEN, Drawn, Event, read_event
from keyflower.formats.moves import Pay, Upgrade, Winter
from keyflower.rules.pieces import COLOUR_NAMES, SKILL_NAMES
from keyflower.rules.state import Board

SPECTATOR = -1


def events(game: Game, line: str) -> dict[int, Event]:
    """Play a line; how each viewer saw it: seats, a spectator (-1) and open screens (OPEN)."""
    before = game.state.clone()
    play(game, line)
    viewers = [*range(game.players), SPECTATOR, OPEN]
    event = read_event(before, game.log, len(game.log) - 1)
    return {viewer: event.seen_by(viewer) for viewer in viewers}


def finished(players: int, seed: int) -> Game:
    """A random game played to its end."""
    rng = random.Random(f"{players} {seed}")
    game = Game.new(players=players, seed=seed)
    while not game.over:
        game.apply(rng.choice(game.legal(game.to_act[0])))
    return game


# -------- I1 to I4: how many


@pytest.mark.rule("I1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_workers_40_of_each_colour_and_20_greens_in_an_open_supply(players: int) -> None:
    """All of blue, red and yellow come from the bag; greens wait in the supply."""
    game = Game.new(players=players, seed=players)
    found: dict[str, int] = dict.fromkeys(COLOUR_NAMES, 0)
    places = [bag(game)]
    places += [workers(game, p) for p in range(players)]
    boats = [game.state.lookup.ids[boat] for boat in game.state.lookup.boats]
    places += [aboard(game, boat)[0] for boat in boats]
    for place in places:
        for colour, count in place.items():
            found[colour] += count
    assert found == {"blue": 40, "red": 40, "yellow": 40, "green": 0}
    assert game.state.greens == 20


@pytest.mark.rule("I1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_purple_worker_which_one_player_holds(players: int) -> None:
    """The start-player marker is with one seat, and no worker of that colour can be placed."""
    game = Game.new(players=players, seed=3)
    assert 0 <= game.state.start < players
    assert "known are blue, red, yellow, green" in refused(game, "bid 1 purple turn:1")


@pytest.mark.rule("I2")
def test_resources_48_gold_and_24_of_the_others() -> None:
    assert stock(Game.new(players=2, seed=1)) == {"iron": 24, "stone": 24, "wood": 24, "gold": 48}


@pytest.mark.rule("I3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_skills_16_of_each_kind_in_one_pile(players: int) -> None:
    """Those that are not in the pile lie on the boats; nobody has one yet."""
    game = Game.new(players=players, seed=players)
    found = dict(pile(game))
    for boat in game.state.lookup.boats:
        for kind, count in aboard(game, game.state.lookup.ids[boat])[1].items():
            found[kind] += count
    assert found == {"anvil": 16, "pick": 16, "saw": 16}
    assert [skills(game, p) for p in range(players)] == [{}] * players


@pytest.mark.rule("I3")
def test_the_pile_is_shuffled() -> None:
    """What is drawn from it differs, and every kind comes."""
    kinds: set[str] = set()
    for seed in range(30):
        game = board(lots=["apprentice_hall"], seed=seed, p0=seat("1 red"))
        play(game, "p0: use 1 red lot:apprentice_hall")
        kinds.update(skills(game, 0))
    assert kinds == set(SKILL_NAMES)


# -------- I5: hidden and public


def prepared() -> Game:
    """Three seats with different screens, skills, hands and goods, and bids on the table."""
    game = board(
        players=3,
        season="summer",
        lots=["smelter", "farrier"],
        p0=seat("5 red 1 green", "2 saw", ["stable"], {"stable": "1 gold"}, ["jeweller"]),
        p1=seat("4 red 3 blue", "1 pick 1 anvil", winter=["windmill", "scholar"]),
        p2=seat("2 yellow", "3 pick"),
    )
    return play(
        game,
        "p0: bid 2 red lot:smelter",
        "p1: use 1 blue lot:farrier",
        "p1: done",
    )


@pytest.mark.rule("I5")
def test_a_seat_sees_its_own_screen_skills_and_winter_tiles() -> None:
    game = prepared()
    view = game.view(1)
    ids = game.state.lookup.ids
    assert named(COLOUR_NAMES, view.screen) == {"red": 4, "blue": 2}
    assert named(SKILL_NAMES, view.skills) == {"pick": 1, "anvil": 1}
    assert [ids[tile] for tile in view.hand][:2] == ["windmill", "scholar"]


@pytest.mark.rule("I5")
def test_numbers_behind_the_screens_in_bag_and_pile_are_public() -> None:
    """For seats and spectators alike: how many, not which."""
    game = prepared()
    for p in (0, 1, 2, None):
        view = game.view(p)
        assert view.screen_counts == [4, 6, 2]
        assert view.skill_counts == [2, 2, 3]
        assert view.hand_counts == [3, 3, 3]
        assert view.bag_count == 120 - 5 - 7 - 2
        assert view.pile_count == 48 - 2 - 2 - 3
        assert view.board.greens == 19
        assert view.board.stock == game.state.stock


@pytest.mark.rule("I5")
def test_a_spectator_sees_no_screen() -> None:
    view = prepared().view(None)
    assert (view.screen, view.skills, view.hand, view.picked) == ([], [], [], [])


@pytest.mark.rule("I5")
def test_everything_on_the_table_is_public() -> None:
    """Bids, uses, colours, villages, goods, lots, boats with their loads, who starts."""
    game = end_season(Game.new(players=4, seed=5))
    game.play("bid 1 " + next(iter(workers(game, game.to_act[0]))) + " turn:1")
    for p in (0, 1, 2, 3, None):
        view = game.view(p)
        for name in fields(Board):
            assert getattr(view.board, name) == getattr(game.state, name), name
    assert sum(game.view(None).board.boat_workers) == 7 + 6 + 4 + 5
    assert sum(game.view(None).board.boat_skills) == 1 + 2 + 1 + 2


@pytest.mark.rule("I5")
def test_a_view_holds_nothing_else() -> None:
    """No bag, no pile, no chance, no hands of others: neither in the view nor in its table."""
    view = prepared().view(0)
    public = {"screen_counts", "skill_counts", "hand_counts", "bag_count", "pile_count"}
    own = {"seat", "screen", "skills", "hand", "picked"}
    of_the_board = {"players", "season", "phase", "to_act"}
    assert set(fields(View)) == public | own | {"board"} | of_the_board
    assert type(view.board) is Board
    for secret in ("bag", "pile", "rng", "hand", "picked", "screen", "skills", "outcomes"):
        assert not hasattr(view.board, secret)


@pytest.mark.rule("I5")
def test_the_colours_behind_a_screen_and_in_the_bag_are_hidden() -> None:
    """The same numbers of other colours, skills and winter tiles: nobody else sees a difference."""
    p1 = seat("2 yellow", winter=["key_guild", "key_market", "village_hall"])
    p2 = seat("1 red", winter=["apothecary", "mercers_guild", "craftsmans_guild"])
    hand = ["jeweller", "windmill", "scholar"]
    one = board(players=3, p0=seat("3 red 1 blue", "2 saw", winter=hand), p1=p1, p2=p2)
    hand = ["keythedral", "watermill", "scribes"]
    other = board(players=3, p0=seat("4 yellow", "anvil pick", winter=hand), p1=p1, p2=p2)
    assert bag(one) != bag(other)
    assert pile(one) != pile(other)
    for p in (1, 2, None):
        assert view_values(one.view(p)) == view_values(other.view(p))
    assert view_values(one.view(0)) != view_values(other.view(0))


@pytest.mark.rule("I5", "T3")
def test_winter_tiles_picked_are_hidden_and_how_many_is_public_when_all_have_picked() -> None:
    game = board(
        season="autumn",
        p0=seat(winter=["jeweller", "windmill", "scholar"]),
        p1=seat(winter=["scribes", "keythedral", "watermill"]),
    )
    end_season(game)
    play(game, "p0: winter jeweller windmill")
    ids = game.state.lookup.ids
    assert [ids[tile] for tile in game.view(0).picked] == ["jeweller", "windmill"]
    for p in (1, None):
        assert game.view(p).picked == []
        assert game.view(p).board.winter_picked == [0, 0]
    play(game, "p1: winter scribes")
    for p in (0, 1, None):
        assert game.view(p).board.winter_picked == [2, 1]


@pytest.mark.rule("I5")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_tiles_that_left_the_game_unseen_stay_unseen(players: int) -> None:
    """Homes not dealt and winter tiles not picked: no view tells them from each other."""
    game = finished(players, 1)
    view = game.view(None)
    unseen = [game.state.lookup.ids[i] for i in range(64) if view.board.place[i] == 0]
    assert len([name for name in unseen if name.startswith("home_")]) == 6 - players
    assert view.hand_counts == [0] * players


# -------- I6: who sees what is drawn and paid


@pytest.mark.rule("I6")
def test_workers_drawn_from_the_bag_are_seen_by_the_drawer_alone() -> None:
    game = board(players=3, lots=["alehouse"], bag="5 blue", p0=seat("1 red"))
    saw = events(game, "p0: use 1 red lot:alehouse")
    assert saw[0].drew == saw[OPEN].drew == [Drawn(0, workers={"blue": 1})]
    hidden = [Drawn(0, hidden_workers=1)]
    assert saw[1].drew == saw[2].drew == saw[SPECTATOR].drew == hidden


@pytest.mark.rule("I6")
def test_skills_drawn_from_the_pile_are_seen_by_the_drawer_alone() -> None:
    hall = seat("1 red", village=["apprentice_hall/back"])
    game = board(players=3, season="summer", pile="5 saw", p0=hall)
    saw = events(game, "p0: use 1 red p0:apprentice_hall")
    assert saw[0].drew == saw[OPEN].drew == [Drawn(0, skills={"saw": 2})]
    hidden = [Drawn(0, hidden_skills=2)]
    assert saw[1].drew == saw[2].drew == saw[SPECTATOR].drew == hidden


@pytest.mark.rule("I6", "S1")
def test_the_deal_is_seen_by_each_seat_for_itself() -> None:
    """Eight workers and three winter tiles each; homes and lots are for everyone's eyes."""
    game = Game.new(players=3, seed=8)
    for viewer in (0, 1, 2, SPECTATOR):
        event = read_event(game.state, game.log, 0).seen_by(viewer)
        assert len(event.laid_out) == 7
        for p in range(3):
            mine = event.drew[p]
            known = (mine.seat, sum(mine.workers.values()), len(mine.tiles))
            hidden = (mine.hidden_workers, mine.hidden_tiles)
            assert known == ((p, 8, 3) if p == viewer else (p, 0, 0))
            assert hidden == ((0, 0) if p == viewer else (8, 3))


@pytest.mark.rule("I6", "U7")
@pytest.mark.parametrize("tile", ["brewer", "hiring_fair"])
def test_a_skill_paid_where_any_kind_will_do_is_paid_face_down(tile: str) -> None:
    game = board(season="summer", lots=[tile], p0=seat("1 red", "saw pick"))
    play(game, f"p0: use 1 red lot:{tile}")
    saw = events(game, "p0: pay saw")
    assert saw[0].text == saw[OPEN].text == "pay saw"
    assert saw[1].text == saw[SPECTATOR].text == "pay skill"
    assert (saw[0].move, saw[1].move) == (Pay("saw"), Pay("skill"))


@pytest.mark.rule("I6", "M4")
def test_a_skill_of_any_kind_paid_for_an_upgrade_is_paid_face_down() -> None:
    """Barn: any skill. Inn: any resource and any skill; the resource lies open."""
    mine = seat(
        "1 red", "saw pick", ["barn", "inn", "wainwright"], goods={"inn": "1 iron"}, home="home_2"
    )
    game = board(season="winter", p0=mine, p1=seat(home="home_1"), start=0)
    play(game, "p0: use 1 red p0:wainwright")
    saw = events(game, "p0: upgrade barn pick")
    assert saw[0].text == "upgrade barn pick"
    assert saw[1].text == saw[SPECTATOR].text == "upgrade barn skill"
    saw = events(game, "p0: upgrade inn iron saw")
    assert saw[0].text == "upgrade inn iron saw"
    assert saw[1].text == saw[SPECTATOR].text == "upgrade inn iron skill"
    assert isinstance(saw[1].move, Upgrade)
    assert saw[1].move.cost == {"iron": 1, "skill": 1}


@pytest.mark.rule("I6", "M4")
def test_a_skill_whose_kind_the_upgrade_dictates_is_known() -> None:
    game = board(season="summer", p0=seat("1 red", "saw pick", ["keywood"]))
    play(game, "p0: use 1 red p0:home_1")
    saw = events(game, "p0: upgrade keywood saw")
    assert saw[1].text == saw[SPECTATOR].text == "upgrade keywood saw"


@pytest.mark.rule("I6", "U7")
def test_a_skill_whose_kind_the_tile_dictates_is_known() -> None:
    """The mason takes a pick: there is nothing to choose, so nothing to hide."""
    game = board(season="summer", lots=["mason"], p0=seat("1 red", "saw pick"))
    saw = events(game, "p0: use 1 red lot:mason")
    assert saw[1].text == "use 1 red lot:mason"
    assert skills(game, 0) == {"saw": 1}
    assert game.state.phase == 0


@pytest.mark.rule("I6", "U7")
def test_a_worker_paid_is_seen_by_all() -> None:
    game = board(season="summer", lots=["tavern"], p0=seat("1 red 1 yellow 1 blue"))
    play(game, "p0: use 1 red lot:tavern")
    saw = events(game, "p0: pay yellow")
    assert {event.text for event in saw.values()} == {"pay yellow"}
    assert saw[1].drew == [Drawn(0, hidden_workers=2)]


@pytest.mark.rule("I6", "T3")
def test_picked_winter_tiles_are_seen_by_the_picker_alone() -> None:
    game = board(season="winter", picking=True, p0=seat(winter=["jeweller", "scholar"]))
    saw = events(game, "p0: winter jeweller")
    assert saw[0].text == "winter jeweller"
    assert saw[1].text == saw[SPECTATOR].text == "winter"
    assert (saw[0].move, saw[1].move) == (Winter(["jeweller"]), Winter([]))


@pytest.mark.rule("I6", "X1")
def test_workers_of_boat_1a_are_seen_by_the_owner_alone() -> None:
    game = board(season="autumn", p0=seat(village=["summer_boat_1a"]), bag="9 red")
    pass_all(game)
    saw = events(game, "p0: boat keyflower")
    assert saw[0].drew == [Drawn(0, workers={"red": 2})]
    assert saw[1].drew == saw[SPECTATOR].drew == [Drawn(0, hidden_workers=2)]


@pytest.mark.rule("I5", "I6", "T1")
def test_what_is_loaded_on_the_boats_is_seen_by_all() -> None:
    """The last pass of summer's end brings autumn's boats: face up, for everyone."""
    game = board(season="summer", bag="30 red", pile="10 saw")
    pass_all(game)
    play(game, "boat keyflower")
    saw = events(game, "boat sea_bastion")
    assert saw[SPECTATOR] == saw[0] == saw[1]
    assert saw[SPECTATOR].loaded == {"red": 9, "saw": 4}


# -------- I7: who should receive more than there is receives what there is


@pytest.mark.rule("I7")
@pytest.mark.parametrize(
    ("tile", "left", "got"),
    [
        ("miner", "1 iron", {"iron": 1}),
        ("miner", "", {}),
        ("keywood/back", "2 wood", {"wood": 2}),
        ("keystone_quarry/back", "2 stone 9 wood", {"stone": 2}),
        ("gold_mine/back", "1 gold", {"gold": 1}),
        ("miner/back", "1 gold", {"gold": 1}),
        ("miner/back", "1 iron", {"iron": 1}),
        ("workshop/back", "1 iron 1 wood 1 gold", {"iron": 1, "wood": 1}),
        ("workshop/back", "1 stone", {"stone": 1}),
        ("workshop/back", "5 gold", {}),
        ("woodcutter/back", "2 gold", {"gold": 1}),
        ("keywood/back", "5 gold", {}),
    ],
)
def test_each_resource_is_counted_by_itself(tile: str, left: str, got: dict[str, int]) -> None:
    """Nothing stands in for what the stock lacks."""
    game = board(season="summer", stock=left, p0=seat("1 red", village=[tile]))
    name = tile.partition("/")[0]
    play(game, f"p0: use 1 red p0:{name}")
    assert goods(game, name) == got


@pytest.mark.rule("I7")
@pytest.mark.parametrize(("left", "got"), [(2, 2), (1, 1), (0, 0)])
def test_greens_as_many_as_there_are(left: int, got: int) -> None:
    """The peddler's back gives two; the payment is lost all the same."""
    game = board(season="summer", greens=left, p0=seat("1 red 1 yellow", village=["peddler/back"]))
    play(game, "p0: use 1 red p0:peddler", "p0: pay yellow")
    assert workers(game, 0) == ({"green": got} if got else {})
    assert game.state.greens == left - got


@pytest.mark.rule("I7")
@pytest.mark.parametrize(("left", "got"), [("3 blue", 2), ("1 blue", 1), ("", 0)])
def test_workers_from_the_bag_as_many_as_there_are(left: str, got: int) -> None:
    """The alehouse's back gives two."""
    game = board(season="summer", bag=left, p0=seat("1 red", village=["alehouse/back"]))
    play(game, "p0: use 1 red p0:alehouse")
    assert workers(game, 0) == ({"blue": got} if got else {})


@pytest.mark.rule("I7")
def test_greens_are_no_substitute_for_an_empty_bag() -> None:
    game = board(season="summer", bag="", greens=5, p0=seat("1 red", village=["alehouse"]))
    play(game, "p0: use 1 red p0:alehouse")
    assert workers(game, 0) == {}
    assert game.state.greens == 5


@pytest.mark.rule("I7")
@pytest.mark.parametrize(("left", "got"), [("3 saw", 2), ("1 saw", 1), ("", 0)])
def test_skills_as_many_as_there_are(left: str, got: int) -> None:
    """The apprentice hall's back gives two."""
    game = board(season="summer", pile=left, p0=seat("1 red", village=["apprentice_hall/back"]))
    play(game, "p0: use 1 red p0:apprentice_hall")
    assert skills(game, 0) == ({"saw": got} if got else {})


@pytest.mark.rule("I7", "T2")
def test_boats_get_what_is_left_in_the_bag_and_the_pile() -> None:
    game = board(season="summer", bag="", pile="1 saw")
    pass_all(game)
    pick_boats(game)
    assert aboard(game, "keyflower") == ({}, {"saw": 1})
    assert aboard(game, "sea_bastion") == ({}, {})
