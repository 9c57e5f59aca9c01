"""T: how a season starts, how turns go round, and when it ends."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from tests.contracts import view_values
from tests.script import (
    BOATS,
    aboard,
    bag,
    bid_of,
    board,
    end_season,
    legal,
    lots,
    pass_all,
    pick_boats,
    pile,
    play,
    refused,
    seat,
    side_of,
    village,
)

from keyflower import Game, View
from keyflower.formats.events import read_event
from keyflower.rules.chapters.chance import outcome_text
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.state import PICK_BOAT, PICK_WINTER, TURN, UNSEEN

PLAYERS = [2, 3, 4, 5, 6]

# Workers and skills by boat, as printed.
LOADS = {
    "spring": [(7, 1), (6, 2), (6, 1), (5, 2), (5, 1), (4, 2)],
    "summer": [(7, 1), (6, 2), (4, 1), (5, 2), (5, 1), (4, 2)],
    "autumn": [(3, 2), (6, 2), (4, 1), (2, 2), (3, 1), (4, 1)],
}


def loads(game: Game) -> list[tuple[int, int]]:
    """How many workers and skills lie on each boat in play."""
    found = [aboard(game, boat) for boat in BOATS[: game.players]]
    return [(sum(load.values()), sum(taught.values())) for load, taught in found]


def before(season: str, players: int, **more: str) -> Game:
    """The start of a season, after one in which everyone passed; `bag`, `pile`: what was left."""
    past = SEASON_NAMES[SEASON_NAMES.index(season) - 1]
    game = board(players=players, season=past, **more)  # type: ignore[arg-type]
    return end_season(game)


# -------- T1, T2: spring, summer, autumn


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", PLAYERS)
def test_spring_loads_each_boat_as_printed(players: int) -> None:
    assert loads(Game.new(players=players, seed=1)) == LOADS["spring"][:players]


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_summer_and_autumn_load_each_boat_as_printed(season: str, players: int) -> None:
    """Out of the bag and the pile."""
    game = before(season, players)
    assert loads(game) == LOADS[season][:players]
    assert sum(bag(game).values()) == 120 - sum(load for load, _ in loads(game))
    assert sum(pile(game).values()) == 48 - sum(taught for _, taught in loads(game))


@pytest.mark.rule("T1")
def test_lots_are_laid_out_at_random_front_side_up() -> None:
    """Every tile of the season comes, not always the same ones; the rest stays unseen."""
    spring = set()
    layouts = set()
    for seed in range(30):
        game = Game.new(players=2, seed=seed)
        layouts.add(tuple(lots(game)))
        spring.update(lots(game))
        assert {side_of(game, tile) for tile in lots(game)} == {"front"}
        for tile in game.state.lookup.by_season[0]:
            out = game.state.lookup.ids[tile] in lots(game)
            assert (game.state.place[tile] != UNSEEN) == out
    assert len(spring) == 12
    assert len(layouts) == 30


@pytest.mark.rule("T1")
def test_tiles_of_the_season_that_are_not_needed_never_come_out() -> None:
    game = Game.new(players=2, seed=5)
    unneeded = [tile for tile in game.state.lookup.by_season[0] if not game.state.place[tile]]
    assert len(unneeded) == 6
    for _ in range(3):
        end_season(game)
        assert [game.state.place[tile] for tile in unneeded] == [UNSEEN] * 6


@pytest.mark.rule("T1")
def test_a_summer_boat_shows_one_of_its_sides_at_random() -> None:
    """All four boats, both sides of each; other summer tiles always the front."""
    found: set[tuple[str, str]] = set()
    for seed in range(40):
        game = board(players=6, season="spring", seed=seed)
        end_season(game)
        found.update((tile, side_of(game, tile)) for tile in lots(game))
    boats = {(f"summer_boat_{number}", side) for number in "1234" for side in ("front", "back")}
    assert boats <= found
    assert {side for tile, side in found if "boat" not in tile} == {"front"}


@pytest.mark.rule("T1")
@pytest.mark.parametrize("side", ["a", "b"])
def test_a_summer_boat_never_changes_its_side(side: str) -> None:
    """Neither when it is won, nor by an upgrade."""
    game = board(season="summer", lots=[f"summer_boat_3{side}"], p0=seat("3 red"))
    play(game, "p0: bid 1 red lot:summer_boat_3")
    shown = side_of(game, "summer_boat_3")
    end_season(game)
    assert "summer_boat_3" in village(game, 0)
    assert side_of(game, "summer_boat_3") == shown == {"a": "front", "b": "back"}[side]
    play(game, "p1: pass")
    play(game, "p0: use 1 red p0:home_1")
    assert "summer_boat_3 can’t be upgraded" in refused(game, "p0: upgrade summer_boat_3")


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("left", "loaded"),
    [
        (0, [0, 0, 0]),
        (1, [1, 0, 0]),
        (2, [1, 1, 0]),
        (4, [2, 1, 1]),
        (9, [3, 3, 3]),
        (10, [3, 4, 3]),
        (11, [3, 4, 4]),
        (12, [3, 5, 4]),
        (13, [3, 6, 4]),
        (14, [3, 6, 4]),
    ],
)
def test_workers_are_loaded_in_rounds_until_the_bag_is_empty(left: int, loaded: list[int]) -> None:
    """Autumn with three players: room for 3, 6 and 4; a boat that is full is passed over."""
    game = before("autumn", 3, bag=f"{left} red" if left else "")
    assert [load for load, _ in loads(game)] == loaded


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("left", "loaded"),
    [
        (0, [0, 0, 0, 0, 0, 0]),
        (2, [1, 1, 0, 0, 0, 0]),
        (4, [1, 1, 1, 1, 0, 0]),
        (6, [1, 1, 1, 1, 1, 1]),
        (7, [2, 1, 1, 1, 1, 1]),
        (8, [2, 2, 1, 1, 1, 1]),
        (9, [2, 2, 1, 2, 1, 1]),
        (10, [2, 2, 1, 2, 1, 1]),
    ],
)
def test_skills_are_loaded_in_rounds_after_the_workers(left: int, loaded: list[int]) -> None:
    """Autumn with six players: room for 2, 2, 1, 2, 1, 1; an empty bag does not hinder them."""
    game = before("autumn", 6, bag="", pile=f"{left} saw" if left else "")
    assert loads(game) == [(0, taught) for taught in loaded]


@pytest.mark.rule("T2", "S3")
def test_boats_are_loaded_in_their_order() -> None:
    """Workers first, one to each boat, then skills: what came out of the bag says so."""
    game = board(players=3, season="summer", seed=4)
    pass_all(game)
    pick_boats(game)
    ids = game.state.lookup.ids
    drawn = [outcome_text(outcome, ids) for outcome in game.log[-1].outcomes]
    order = [0, 1, 2] * 3 + [1, 2, 1, 1]  # room for 3, 6 and 4 workers
    taught = [0, 1, 2, 0, 1]  # room for 2, 2 and 1 skills
    for boat in range(3):
        load = Counter(drawn[i] for i in range(13) if order[i] == boat)
        skills = Counter(drawn[13 + i] for i in range(5) if taught[i] == boat)
        assert aboard(game, BOATS[boat]) == (load, skills)


# -------- T3: winter


def picking(**hands: list[str]) -> Game:
    """Three players at the start of winter."""
    seats = {p: seat("3 red", winter=hand) for p, hand in hands.items()}
    return board(players=3, season="winter", picking=True, hands=seats)


FIRST = ["jeweller", "windmill", "scholar"]
SECOND = ["scribes", "keythedral", "watermill"]
THIRD = ["key_guild", "key_market", "apothecary"]


@pytest.mark.rule("T3")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_winter_tiles_are_picked_all_at_once_in_any_order(order: tuple[int, ...]) -> None:
    """Nobody waits for anybody; the turns begin when all have picked."""
    game = picking(p0=FIRST, p1=SECOND, p2=THIRD)
    lines = ["winter jeweller scholar", "winter keythedral", "winter key_guild key_market"]
    waiting = [0, 1, 2]
    for p in order:
        assert game.state.phase == PICK_WINTER
        assert game.to_act == waiting
        play(game, f"p{p}: {lines[p]}")
        waiting.remove(p)
    assert game.state.phase == TURN
    assert game.to_act == [game.state.start]
    assert set(lots(game)) == {"jeweller", "scholar", "keythedral", "key_guild", "key_market"}
    assert game.state.winter_picked == [2, 1, 2]


@pytest.mark.rule("T3")
def test_at_least_one_of_the_tiles_held_and_any_of_them() -> None:
    game = picking(p0=FIRST, p1=SECOND, p2=THIRD)
    some = [pick for size in (1, 2, 3) for pick in combinations(FIRST, size)]
    picks = {frozenset(line.split()[1:]) for line in legal(game, 0)}
    assert picks == {frozenset(pick) for pick in some}
    assert "expected at least one winter tile" in refused(game, "p0: winter")
    assert "scribes isn’t one of your winter tiles" in refused(game, "p0: winter jeweller scribes")


@pytest.mark.rule("T3")
def test_a_pick_is_made_once() -> None:
    game = picking(p0=FIRST, p1=SECOND, p2=THIRD)
    play(game, "p1: winter scribes")
    message = refused(game, "p1: winter watermill")
    assert "waiting for seats 0 and 2" in message


def known_to_all(view: View) -> dict[str, object]:
    """All that a view says, but whose it is and its own hand and screen."""
    own = ("seat", "hand", "picked")
    return {name: value for name, value in view_values(view).items() if name not in own}


@pytest.mark.rule("T3", "I5")
def test_nobody_learns_who_picked_what() -> None:
    """The same tiles out of other hands, as many from each seat: no view and no report differs."""
    told = []
    for hands, lines in [
        (
            [["jeweller", "scribes", "windmill"], ["scholar", "keythedral", "watermill"], THIRD],
            ["winter jeweller scribes", "winter scholar", "winter key_guild"],
        ),
        (
            [["scholar", "key_guild", "windmill"], ["jeweller", "keythedral", "watermill"]]
            + [["scribes", "key_market", "apothecary"]],
            ["winter scholar key_guild", "winter jeweller", "winter scribes"],
        ),
    ]:
        game = picking(p0=hands[0], p1=hands[1], p2=hands[2])
        reports = []
        for p in range(3):
            state = game.state.clone()
            play(game, f"p{p}: {lines[p]}")
            for viewer in [other for other in (-1, 0, 1, 2) if other != p]:
                reports.append(read_event(state, game.log, len(game.log) - 1).seen_by(viewer))
        views = [known_to_all(game.view(p)) for p in (0, 1, 2, None)]
        told.append((reports, views))
        assert game.view(None).board.winter_picked == [2, 1, 1]
    assert told[0] == told[1]


@pytest.mark.rule("T3", "I5")
def test_nobody_sees_a_pick_while_others_still_pick() -> None:
    """Whatever a player picks, and however many, all the others see the same."""
    saw = set()
    for line in ["winter jeweller", "winter scholar", "winter jeweller windmill scholar"]:
        game = picking(p0=FIRST, p1=SECOND, p2=THIRD)
        state = game.state.clone()
        play(game, f"p0: {line}")
        for viewer in (1, 2, -1):
            event = read_event(state, game.log, len(game.log) - 1).seen_by(viewer)
            view = game.view(None if viewer < 0 else viewer)
            saw.add((viewer, repr(event), repr(known_to_all(view))))
    assert len(saw) == 3


@pytest.mark.rule("T3")
def test_the_picked_tiles_are_shuffled() -> None:
    """They lie in an order that says nothing about the seats, and differs from game to game."""
    orders = set()
    for seed in range(20):
        game = board(
            season="winter", picking=True, seed=seed, p0=seat(winter=FIRST), p1=seat(winter=SECOND)
        )
        play(game, "p0: winter jeweller windmill scholar")
        play(game, "p1: winter scribes keythedral watermill")
        orders.add(tuple(lots(game)))
        assert sorted(lots(game)) == sorted(FIRST + SECOND)
    assert len(orders) > 10


@pytest.mark.rule("T3")
def test_winter_tiles_that_were_not_picked_leave_the_game_unseen() -> None:
    game = picking(p0=FIRST, p1=SECOND, p2=THIRD)
    play(game, "p0: winter jeweller")
    play(game, "p1: winter scribes")
    play(game, "p2: winter key_guild")
    assert game.state.hand == [[], [], []]
    index = game.state.lookup.index
    left = ["windmill", "scholar", "keythedral", "watermill", "key_market", "apothecary"]
    assert [game.state.place[index[tile]] for tile in left] == [UNSEEN] * 6
    end_season(game)
    assert [game.state.place[index[tile]] for tile in left] == [UNSEEN] * 6


@pytest.mark.rule("T3")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_loaded_on_the_boats_in_winter(players: int) -> None:
    game = board(players=players, season="autumn")
    end_season(game)
    full = (dict(bag(game)), dict(pile(game)))
    for p in range(players):
        play(game, f"p{p}: {legal(game, p)[0]}")
    assert game.state.phase == TURN
    assert loads(game) == [(0, 0)] * players
    assert (bag(game), pile(game)) == full


# -------- T4, T5: turns and passing


@pytest.mark.rule("T4")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    """Twice round, each with a bid at a tile of its own."""
    hands = {f"p{p}": seat("2 red") for p in range(players)}
    game = board(players=players, season="summer", start=1, turn=1, hands=hands)
    tiles = lots(game)
    for i in range(2 * players):
        p = (1 + i) % players
        assert game.to_act == [p]
        play(game, f"bid 1 red lot:{tiles[p]}")
    assert [bid_of(game, p, tiles[p]) for p in range(players)] == ["2 red"] * players


@pytest.mark.rule("T4")
def test_who_is_not_in_turn_does_nothing() -> None:
    game = board(players=3, p0=seat("2 red"), p1=seat("2 red"))
    for line in ("p1: pass", "p1: bid 1 red turn:1", "p2: pass"):
        assert "waiting for seat 0" in refused(game, line)


@pytest.mark.rule("T4")
def test_a_turn_is_one_location_bid_use_or_pass() -> None:
    """After a bid, after a whole use, and after a pass the next player is in turn."""
    game = board(lots=["miner", "keywood"], p0=seat("5 red"), p1=seat("5 blue"))
    play(game, "p0: bid 1 red lot:miner")
    assert "waiting for seat 1" in refused(game, "p0: bid 1 red lot:keywood")
    play(game, "p1: use 1 blue lot:keywood")
    assert game.to_act == [0]
    play(game, "p0: pass")
    assert game.to_act == [1]


@pytest.mark.rule("T4")
def test_workers_go_to_one_location_only() -> None:
    """A line with two places is invalid."""
    game = board(lots=["miner", "keywood"], p0=seat("5 red"))
    assert "not a number of workers" in refused(game, "bid 1 red lot:miner 1 red lot:keywood")


@pytest.mark.rule("T4")
def test_a_use_is_finished_before_the_next_turn() -> None:
    """A home's steps and upgrades belong to the turn."""
    game = board(p0=seat("1 red"), p1=seat("1 red"))
    play(game, "p0: use 1 red p1:home_2")
    assert game.to_act == [0]
    assert "first finish using" in refused(game, "p0: pass")
    play(game, "p0: done")
    assert game.to_act == [1]


@pytest.mark.rule("T4")
def test_who_has_no_legal_placement_passes() -> None:
    """Without workers, or with none of the colour that everything has by now."""
    game = board(lots=["miner"], p0=seat(), p1=seat("2 blue"))
    assert legal(game) == ["pass"]
    game = board(
        season="winter",
        lots=["jeweller", "scholar"],
        p0=seat("9 red"),
        p1=seat("1 blue"),
    )
    play(
        game,
        "p0: bid 1 red lot:jeweller",
        "p1: pass",
        "p0: bid 1 red lot:scholar",
        "p1: pass",
        "p0: bid 1 red turn:1",
        "p1: pass",
        "p0: use 1 red p0:home_1",
        "p0: done",
        "p1: pass",
        "p0: use 1 red p1:home_2",
        "p0: done",
    )
    assert legal(game) == ["pass"]


@pytest.mark.rule("T4")
def test_passing_is_always_allowed_on_a_turn() -> None:
    """Also with placements left."""
    game = board(p0=seat("9 red"))
    assert legal(game)[0] == "pass"
    assert len(legal(game)) > 1


@pytest.mark.rule("T5")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_season_ends_after_as_many_passes_in_a_row_as_players(players: int) -> None:
    game = board(players=players, p0=seat("5 red"))
    for _ in range(players - 1):
        play(game, "pass")
        assert game.state.phase == TURN
    play(game, "pass")
    assert game.state.phase == PICK_BOAT


@pytest.mark.rule("T5")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_placement_starts_the_count_again(players: int) -> None:
    """The last player places after all others have passed: everyone has a turn once more."""
    last = f"p{players - 1}"
    game = board(players=players, hands={last: seat("5 red")})
    for _ in range(players - 1):
        play(game, "pass")
    play(game, f"{last}: bid 1 red turn:1")
    for _ in range(players - 1):
        play(game, "pass")
        assert game.state.phase == TURN
    assert game.to_act == [players - 1]
    play(game, f"{last}: bid 1 red turn:1")  # placing again, just before the end
    for p in range(players):
        assert game.state.phase == TURN
        assert game.to_act == [p]
        play(game, "pass")
    assert game.state.phase == PICK_BOAT


@pytest.mark.rule("T5")
def test_a_use_starts_the_count_again_too() -> None:
    game = board(lots=["miner"], p1=seat("1 red"))
    play(game, "p0: pass")
    play(game, "p1: use 1 red lot:miner")
    play(game, "p0: pass")
    assert game.state.phase == TURN
    play(game, "p1: pass")
    assert game.state.phase == PICK_BOAT


@pytest.mark.rule("T5")
def test_passing_is_never_final() -> None:
    """A player who passed twice can still bid, use tiles and add to a bid."""
    game = board(players=3, lots=["miner"], p0=seat("6 red"), p1=seat("9 red"), p2=seat("9 red"))
    play(
        game,
        "p0: pass",
        "p1: bid 1 red lot:miner",
        "p2: pass",
        "p0: pass",
        "p1: use 1 red lot:miner",
        "p2: pass",
        "p0: bid 2 red lot:miner",
        "p1: pass",
        "p2: bid 3 red lot:miner",
        "p0: bid 2 red lot:miner",
        "p1: bid 5 red lot:miner",
        "p2: pass",
        "p0: use 2 red lot:miner",
    )
    assert (bid_of(game, 0, "miner"), bid_of(game, 1, "miner")) == ("4 red", "6 red")


# -------- T6: where the workers of a placement come from


def losing() -> Game:
    """Seat 0 has losing bids: 1 red at miner, 2 red at keywood, 1 blue at turn 1; it is in turn."""
    game = board(
        lots=["miner", "keywood", "quarryman"],
        p0=seat("6 red 3 blue 1 yellow"),
        p1=seat("9 red 5 blue"),
    )
    return play(
        game,
        "p0: bid 1 red lot:miner",
        "p1: bid 2 red lot:miner",
        "p0: bid 2 red lot:keywood",
        "p1: bid 3 red lot:keywood",
        "p0: bid 1 blue turn:1",
        "p1: bid 2 blue turn:1",
    )


@pytest.mark.rule("T6")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "bid 1 red +turn:1 lot:quarryman",
            "your losing bid at turn:1 is blue: it can only join blue workers (T6)",
        ),
        (
            "bid +lot:miner +turn:1 lot:quarryman",
            "your losing bid at turn:1 is blue: it can only join blue workers (T6)",
        ),
        ("use 1 red 1 blue lot:quarryman", "all workers of a use must be the same colour (U4)"),
        (
            "use +lot:miner +turn:1 lot:quarryman",
            "all workers of a use must be the same colour (U4)",
        ),
        (
            "use 1 yellow +lot:miner lot:quarryman",
            "all workers of a use must be the same colour (U4)",
        ),
        ("bid 1 red 1 blue lot:quarryman", "a bid has one colour (B3)"),
    ],
)
def test_different_colours_do_not_join(line: str, why: str) -> None:
    assert why in refused(losing(), f"p0: {line}")
