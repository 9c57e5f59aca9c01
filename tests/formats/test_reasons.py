"""What a player reads after an illegal action: what was wrong, what would have been right."""

import pickle

import pytest
from tests.contracts import refusal
from tests.script import board, pass_all, play, refused, seat

from keyflower import Game, IllegalAction, Options
from keyflower.rules import actions
from keyflower.rules.actions import LOSING_STEP, PASS, PICK_TILES, bid_action, use_action
from keyflower.rules.chapters.village import cell_at
from keyflower.rules.errors import IllegalMove, Reason
from keyflower.rules.state import FLIP


def refused_number(game: Game, action: int, p: int | None = None) -> str:
    """The message with which an action number is refused."""
    return str(refusal(game, action, p))


def tile(game: Game, name: str) -> int:
    return game.state.lookup.index[name]


# -------- Bids


def bidding(**more: object) -> Game:
    """Three players, each with 3 blue, 6 red and 2 yellow."""
    hands = {f"p{p}": seat("3 blue 6 red 2 yellow") for p in range(3)}
    lots = ["miner", "stable", "keywood", "peddler"]
    return board(players=3, lots=lots, **{**hands, **more})  # type: ignore[arg-type]


# The rules; moves, of which the last is refused; why; and what is legal instead.
REFUSALS = """
B2: bid too small
    p0: bid 3 red lot:miner
    p1: bid 2 red lot:miner  <- refused
        you need at least 4 to lead here: seat 0 has 3 (B2)
        legal there: 4 to 6 red

B2, B5: bid top up too small
    p0: bid 1 red lot:miner
    p1: bid 2 red lot:miner
    p2: pass
    p0: bid 1 red lot:miner  <- refused
        you need at least 3 in total to lead here: you have 1, seat 1 has 2 (B2)
        legal there: 2 to 5 red

B1: bid in a village
    bid 1 red p1:home_2  <- refused
        home_2 is in a village, so nobody can bid for it (B1)
        nothing is legal there; legal now: pass, bid 1 blue lot:miner

B3: bid second colour
    p0: bid 1 red lot:miner
    p1: bid 2 red lot:miner
    p2: pass
    p0: bid 3 blue lot:miner  <- refused
        your bid here is red: add only red workers (B3)
        legal there: 2 to 5 red

B3, C1: bid colour of the tile
    p0: bid 1 blue lot:miner
    p1: bid 2 red lot:miner  <- refused
        this tile is blue this season (C1)
        legal there: 2 to 3 blue

C1: bid colour by a use
    p0: use 1 blue lot:miner
    p1: bid 2 red lot:miner  <- refused
        this tile is blue this season (C1)
        legal there: 1 to 3 blue

T6: bid not so many
    bid 4 blue lot:miner  <- refused
        you have only 3 blue workers behind your screen (T6)
        legal there: 1 to 3 blue, 1 to 6 red, 1 to 2 yellow

T6: bid none of that colour
    bid 1 green turn:1  <- refused
        you have no green workers behind your screen (T6)
        legal there: 1 to 3 blue

B4: bid move the largest
    p0: bid 2 red lot:miner
    p1: pass
    p2: pass
    p0: bid 1 red +lot:miner lot:stable  <- refused
        your bid at lot:miner is the largest, so it can’t move (B4)
        legal there: 1 to 3 blue, 1 to 4 red

T6: bid losing bid of another colour
    p0: bid 1 red lot:miner
    p1: bid 2 red lot:miner
    p2: pass
    p0: bid 1 blue +lot:miner lot:stable  <- refused
        your losing bid at lot:miner is red: it can only join red workers (T6)
        1 to 3 blue, 1 to 6 red (up to 5 from the screen, any of +lot:miner), 1 to 2 yellow

B5: bid onto itself
    p0: bid 1 red lot:miner
    p1: bid 2 red lot:miner
    p2: pass
    p0: bid 2 red +lot:miner lot:miner  <- refused
        a losing bid can be raised where it is, but not moved onto itself (B5)
        legal there: 2 to 5 red

U2: use turn order tile
    use 1 blue turn:1  <- refused
        you can’t use turn-order tiles (U2)
        nothing is legal there; legal now: pass, bid 1 blue lot:miner

C1, U4: use colour of the tile
    p0: use 1 blue lot:miner
    p1: use 2 red lot:miner  <- refused
        this tile is blue this season (C1)
        legal there: 2 to 3 blue

U4: use two colours
    use 1 blue 1 red lot:miner  <- refused
        all workers of a use must be the same colour (U4)
        legal there: 1 to 3 blue, 1 to 6 red, 1 to 2 yellow

U3: use too few
    p0: use 1 red lot:miner
    p1: use 1 red lot:miner  <- refused
        this tile was last used with 1 worker, so you need at least 2 (U3)
        legal there: 2 to 5 red

U3: use full
    p0: use 1 red lot:miner
    p1: use 3 red lot:miner
    p2: use 4 red lot:miner  <- refused
        the next use needs 4, but only 2 more fit (U3)
        nothing is legal there; legal now: pass

U3: use too many
    p0: use 1 red lot:miner
    p1: use 6 red lot:miner  <- refused
        only 5 more workers fit on this tile, but this is 6 (U3)
        legal there: 2 to 5 red

T6: use not so many
    use 4 blue lot:miner  <- refused
        you have only 3 blue workers behind your screen (T6)
        legal there: 1 to 3 blue

U7: use nothing left to pay
    use 2 yellow lot:peddler  <- refused
        using it also costs a yellow worker; you’d have none left (U7)
        legal there: 1 to 3 blue, 1 to 6 red, 1 yellow

B4: use move the largest
    p0: bid 2 red lot:stable
    p1: pass
    p2: pass
    p0: use 1 red +lot:stable lot:miner  <- refused
        your bid at lot:stable is the largest, so it can’t move (B4)
        legal there: 1 to 3 blue, 1 to 4 red
"""
CASES = [case.split("\n") for case in REFUSALS.strip().split("\n\n")]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param([line.strip() for line in case[1:]], id=name, marks=pytest.mark.rule(*rules))
        for case in CASES
        for rules, name in [(case[0].split(": ")[0].split(", "), case[0].split(": ")[1])]
    ],
)
def test_bids_and_uses(case: list[str]) -> None:
    *script, last, why, instead = case
    line = last.removesuffix("  <- refused")
    message = refused(play(bidding(), *script), line)
    assert message.startswith(line.partition(": ")[2] or line)
    assert why in message
    assert instead in message


@pytest.mark.rule("B1")
def test_only_what_is_laid_out_can_be_bid_for() -> None:
    game = bidding()
    boat = refused_number(game, bid_action(tile(game, "keyflower"), 0, 1))
    assert "you can’t bid for boats (B1)" in boat
    assert "legal now: pass, bid 1 blue lot:miner" in boat
    later = refused_number(game, bid_action(tile(game, "tavern"), 0, 1))
    assert "tavern isn’t laid out this season (B1)" in later


@pytest.mark.rule("B2")
def test_a_bid_of_nobody() -> None:
    game = bidding()
    message = refused_number(game, bid_action(tile(game, "miner"), 0))
    assert "a bid takes at least one worker (B2); legal there: 1 to 3 blue" in message


@pytest.mark.rule("B5")
def test_a_losing_bid_that_is_not_there() -> None:
    game = bidding()
    head = bid_action(tile(game, "miner"), 0, 1)
    assert "you have no bid at lot:stable (B5)" in refused_number(game, head | (LOSING_STEP << 1))
    nowhere = refused_number(game, head | (LOSING_STEP << 11))
    assert "there’s no tile at slot 11, so there’s no losing bid either (B5)" in nowhere
    assert "legal there: 1 to 3 blue" in nowhere


@pytest.mark.rule("X7", "O1")
def test_boat_4a_keeps_to_the_colour_where_it_does_not_act() -> None:
    def autumn(options: Options | None = None) -> Game:
        owner = seat("2 blue 6 red", village=["summer_boat_4a"])
        return board(season="autumn", lots=["inn"], options=options, p0=seat("1 blue"), p1=owner)

    game = play(autumn(), "p0: bid 1 blue turn:1")
    message = refused(game, "p1: bid 2 red turn:1")
    assert "The Crown boat (4a) doesn’t work here (C1, O1)" in message
    assert "legal there: 2 blue" in message
    game = play(autumn(), "p0: use 1 blue lot:inn")
    message = refused(game, "p1: bid 2 red lot:inn")
    assert "The Crown boat (4a) needs another player’s bid (C1, X7)" in message
    game = play(autumn(Options(boat_4a_on_turn_order=True)), "p0: bid 1 blue turn:1")
    play(game, "p1: bid 2 red turn:1")


# -------- Uses


@pytest.mark.rule("U2")
def test_tiles_that_are_never_used() -> None:
    p0 = seat("2 red", village=["well", "summer_boat_1a"])
    game = board(season="winter", lots=["scholar", "scribes"], p0=p0)
    for place, why in (
        ("p0:well", "this side of the tile has no action to use (U2)"),
        ("p0:summer_boat_1", "you can’t use boats (U2)"),
        ("lot:scholar", "you can’t use winter tiles (U2)"),
    ):
        message = refused(game, f"use 1 red {place}")
        assert why in message
        assert "nothing is legal there; legal now: pass" in message


@pytest.mark.rule("U1")
def test_a_tile_that_is_not_on_the_table_is_not_used() -> None:
    game = bidding()
    message = refused_number(game, use_action(tile(game, "tavern")) + actions.USE_STEPS[0])
    assert "tavern is neither laid out nor in a village (U1)" in message


@pytest.mark.rule("U3")
def test_a_use_by_nobody() -> None:
    game = bidding()
    message = refused_number(game, use_action(tile(game, "miner")))
    assert "a use takes at least one worker (U3); legal there: 1 to 3 blue" in message


@pytest.mark.rule("U7")
def test_a_missing_skill() -> None:
    game = board(season="summer", lots=["mason", "brewer"], p0=seat("3 red", "saw"))
    message = refused(game, "use 1 red lot:mason")
    assert "using it costs a pick; you have none (U7)" in message
    game = board(season="summer", lots=["mason", "brewer"], p0=seat("3 red"))
    message = refused(game, "use 1 red lot:brewer")
    assert "using it costs a skill; you have none (U7)" in message


@pytest.mark.rule("X8", "C1")
def test_boat_4b_mixes_colours_only_on_a_tile_touched_before() -> None:
    owner = seat("3 red 2 blue", village=["summer_boat_4b"])
    game = board(season="autumn", lots=["inn"], p1=owner, p0=seat("1 yellow"))
    play(game, "p0: use 1 yellow lot:inn")
    message = refused(game, "p1: use 1 blue 1 red p0:home_1")
    assert "all workers of a use must be the same colour (U4)" in message
    message = refused(game, "p1: use 1 red lot:inn")
    assert "so you need at least 2 (U3); legal there: 2 to 5 blue or red" in message


# -------- Inside a use


@pytest.mark.rule("U7")
def test_payments() -> None:
    game = bidding()
    play(game, "p0: use 1 red lot:peddler")
    message = refused(game, "pass")
    assert message == "pass: first pay for peddler (U7); legal now: pay yellow"
    assert "peddler costs a yellow worker (U7)" in refused(game, "pay red")
    assert "peddler costs a yellow worker (U7)" in refused(game, "pay saw")
    assert "you have no bid at lot:miner (B5)" in refused_number(game, actions.PAY_BID)


@pytest.mark.rule("U7", "B4")
def test_a_leading_bid_does_not_pay() -> None:
    game = board(season="summer", lots=["tavern", "farrier"], p0=seat("3 red"), p1=seat("1 red"))
    play(
        game,
        "p0: bid 1 red lot:farrier",
        "p1: pass",
        "p0: use 1 red lot:tavern",
    )
    message = refused(game, "pay +lot:farrier")
    assert "your bid at lot:farrier is the largest, so it can’t move (B4)" in message
    assert "legal now: pay red" in message
    assert "you have no blue workers behind your screen (U7)" in refused(game, "pay blue")


@pytest.mark.rule("U7")
def test_a_skill_that_is_not_there_does_not_pay() -> None:
    game = board(season="summer", lots=["brewer"], p0=seat("3 red", "saw"))
    play(game, "use 1 red lot:brewer")
    assert "you have no pick behind your screen (U7); legal now: pay saw" in refused(
        game, "pay pick"
    )
    assert "brewer costs a skill of any kind (U7)" in refused(game, "pay red")


@pytest.mark.rule("U10")
def test_taking_from_the_workshop() -> None:
    game = board(lots=["workshop"], p0=seat("3 red"), stock="stone wood 5 gold")
    play(game, "use 1 red lot:workshop")
    message = refused(game, "take gold")
    assert "workshop doesn’t give gold (U10)" in message
    assert "legal now: take stone, take wood" in message
    assert "there’s no iron left in the supply (U10)" in refused(game, "take iron")
    assert "first take a resource from workshop (U10)" in refused(game, "done")


def moving() -> Game:
    """Seat 0 uses home 1 (one step, one upgrade); the road goes north, a boat lies south."""
    p0 = seat(
        "2 red",
        village=["miner@0,-1r0", "summer_boat_1a@0,1r0", "farrier"],
        goods={"home": "iron wood", "farrier": "iron"},
    )
    game = board(season="autumn", p0=p0, p1=seat(goods={"home": "iron"}))
    return play(game, "use 1 red p0:home_1")


@pytest.mark.rule("M1", "M2")
def test_steps() -> None:
    game = moving()
    message = refused(game, "step stone 0,0>0,-1")
    assert "there’s no stone on home_1 (M2)" in message
    assert "legal there: step iron 0,0>-1,1, step iron 0,0>0,-1, step wood 0,0>-1,1" in message
    assert "no road leads from home_1 to summer_boat_1 (M2)" in refused(game, "step iron 0,0>0,1")
    assert "there’s no tile north-west of home_1 (M2)" in refused(game, "step iron 0,0>-1,0")
    other = refused_number(game, actions.step_action(tile(game, "home_2"), 0, 0))
    assert "home_2 isn’t in your village" in other
    assert "(M1); nothing is legal there; legal now: done, step iron 0,0>-1,1" in other
    play(game, "step iron 0,0>0,-1")
    assert "this use has no steps left (M1)" in refused(game, "step wood 0,0>0,-1")
    assert "first finish using home_1" in refused(game, "pass")


@pytest.mark.rule("X3")
def test_boat_2a_does_not_cross_water() -> None:
    p0 = seat(
        "2 red",
        village=["summer_boat_2a@0,1r0", "timber_yard@1,-1r0"],
        goods={"home": "iron"},
    )
    game = play(board(season="winter", p0=p0), "use 1 red p0:home_1")
    message = refused(game, "step iron 0,0>0,1")
    assert "there’s water between home_1 and summer_boat_2 (X3)" in message
    play(game, "step iron 0,0>1,-1")


@pytest.mark.rule("M1", "M4")
def test_upgrades() -> None:
    game = moving()
    message = refused(game, "upgrade home_1 wood iron")
    assert "upgrading home_1 costs 1 stone and 1 wood; you’re missing 1 stone (M4)" in message
    assert "nothing is legal there; legal now: done" in message
    message = refused(game, "upgrade miner anvil")
    assert "upgrading miner costs 1 anvil; you’re missing 1 anvil (M4)" in message
    message = refused(game, "upgrade farrier iron")
    assert "costs 2 resources; you’re missing 1 resource (M4)" in message
    message = refused(game, "upgrade home_2")
    assert "home_2 isn’t in your village (M1)" in message


@pytest.mark.rule("M4")
def test_payments_of_an_upgrade() -> None:
    village = ["stable/back@0,-1r0", "summer_boat_1a@0,1r0"]
    p0 = seat("2 red", village=village, goods={"home": "wood stone gold"})
    game = play(board(season="autumn", p0=p0), "use 1 red p0:home_1")
    for paid, why in (
        ("wood wood", "there’s only 1 wood on home_1 (M4)"),
        ("wood", "costs exactly 1 stone and 1 wood (M4)"),
        ("wood stone gold", "costs exactly 1 stone and 1 wood (M4)"),
        ("wood stone saw", "costs exactly 1 stone and 1 wood (M4)"),
    ):
        message = refused(game, f"upgrade home_1 {paid}")
        assert why in message
        assert "legal there: upgrade home_1 wood gold" in message
        assert "upgrade home_1 stone wood" in message
    assert "stable is already upgraded (M4)" in refused(game, "upgrade stable")
    assert "summer_boat_1 can’t be upgraded (M4)" in refused(game, "upgrade summer_boat_1")
    play(game, "upgrade home_1 wood stone")
    assert "this use has no upgrades left (M1)" in refused(game, "upgrade stable")


@pytest.mark.rule("M4", "X5")
def test_a_resource_stands_in_for_another_only_with_boat_3a() -> None:
    p0 = seat("2 red", goods={"home": "2 iron stone wood"})
    game = play(board(p0=p0), "use 1 red p0:home_1")
    message = refused(game, "upgrade home_1 iron wood")
    assert "pay each with its own kind, or with gold (M4); legal there: upgrade" in message
    p0 = seat("2 red", village=["summer_boat_3a"], goods={"home": "iron"})
    game = play(board(season="autumn", p0=p0), "use 1 red p0:home_1")
    message = refused(game, "upgrade home_1 iron")
    assert "you’re missing 1 resource (M4)" in message


# -------- The end of a season


@pytest.mark.rule("E6", "S3")
def test_boats() -> None:
    game = pass_all(board())
    assert "first pick a boat (E6)" in refused(game, "pass")
    play(game, "p0: boat keyflower")
    message = refused(game, "p1: boat keyflower")
    assert message == "boat keyflower: keyflower is already taken (E6); legal now: boat sea_bastion"
    message = refused(game, "p1: boat flipper")
    assert "flipper isn’t in play with 2 players (S3)" in message


def building() -> Game:
    """Seat 0 adds the miner (roads S SW N SE) to home 1 (water S, else roads)."""
    game = board(lots=["miner"], p0=seat("2 red"))
    play(game, "p0: bid 1 red lot:miner")
    pass_all(game)
    return play(game, "p0: boat keyflower\np1: boat sea_bastion")


@pytest.mark.rule("V1", "V2", "E9")
def test_placements() -> None:
    game = building()
    message = refused(game, "p0: place miner 0,1 r0")
    assert "in the north its road would meet the water of home_1 (V2)" in message
    message = refused(game, "p0: place miner 0,-1 r2")
    assert "in the south its field would meet the road of home_1 (V2)" in message
    assert "legal there: place miner 0,-1 r0, place miner 0,-1 r1" in message
    assert "place miner 0,-1 r2," not in message
    message = refused(game, "p0: place miner 0,0 r0")
    assert "home_1 is already at 0,0 (V1)" in message
    message = refused(game, "p0: place miner 3,0 r0")
    assert "3,0 doesn’t touch your village (V1)" in message
    assert "nothing is legal there; legal now: place miner" in message
    message = refused(game, "p0: place stable 0,-1 r0")
    assert "stable isn’t one of the tiles you have to place (E9)" in message
    message = refused(game, "p0: pass")
    assert "first add the tiles you won to your village (E9)" in message


@pytest.mark.rule("E9")
def test_tiles_are_added_to_the_own_village() -> None:
    game = building()
    elsewhere = actions.place_action(tile(game, "miner"), cell_at(1, 0, -1))
    assert "you can only place tiles in your own village (E9)" in refused_number(game, elsewhere, 0)
    message = refused_number(game, elsewhere)
    assert "not now: waiting for seat 0 to build (E9)" in message


@pytest.mark.rule("T3")
def test_winter_picks() -> None:
    p0 = seat(winter=["windmill", "scholar", "jeweller"])
    p1 = seat(winter=["scribes", "key_guild", "key_market"])
    game = board(season="winter", picking=True, p0=p0, p1=p1)
    message = refused(game, "p0: winter scribes")
    assert "scribes isn’t one of your winter tiles (T3)" in message
    assert "legal now: winter windmill, winter scholar, winter windmill scholar" in message
    message = refused_number(game, PICK_TILES)
    assert "pick at least one winter tile (T3)" in message
    message = refused_number(game, actions.winter_action(1, 1), 0)
    assert "you can only pick your own winter tiles (T3)" in message
    assert "first pick winter tiles (T3)" in refused(game, "p0: pass")
    play(game, "p0: winter windmill")
    message = refused(game, "p0: winter scholar")
    assert "not now: waiting for seat 1 to pick winter tiles (T3)" in message


@pytest.mark.rule("F1", "M4")
def test_flips() -> None:
    game = board(season="winter", players=4, p0=seat(village=["stable/back", "miner"]))
    play(pass_all(game), "p0: boat flipper")
    while game.state.phase != FLIP:
        p = game.to_act[0]
        game.apply(game.legal(p)[0])
    message = refused(game, "flip stable")
    assert "stable is already upgraded (M4); legal now: keep, flip home_1, flip miner" in message
    assert "flipper can’t be upgraded (M4)" in refused(game, "flip flipper")
    assert "home_2 isn’t in your village (M1)" in refused(game, "flip home_2")
    assert "you can flip one tile, or keep them all as they are (F1)" in refused(game, "pass")
    play(game, "keep")
    assert "keep: the game is over" in refused_number(game, actions.KEEP)


# -------- Whose turn, and numbers that are no action


@pytest.mark.rule("T4")
def test_who_owes_no_decision() -> None:
    game = bidding()
    message = refused(game, "p2: pass")
    assert message == "pass: it’s not your turn: waiting for seat 0 (T4)"
    assert "there’s no seat 7: seats are 0 to 2" in refused_number(game, PASS, 7)
    assert "there’s no seat -1: seats are 0 to 2" in refused_number(game, PASS, -1)
    assert "it’s your turn: bid, use a tile or pass (T4)" in refused(game, "done")


@pytest.mark.parametrize(
    "action",
    [
        -1,
        -(2**70),
        2**70,
        10**5000,
        -(10**5000),
        PASS | 1 << 4,
        actions.DONE | 1 << 4,
        actions.PAY_SKILL | 3 << 4,
        actions.STEP | 6 << 10,
        actions.PLACE | 7 << 10,
        actions.TAKE_BOAT | 6 << 4,
        actions.BID | 1 << 18,
        actions.UPGRADE | 1 << 28,
        actions.FLIP_TILE | 1 << 10,
        PICK_TILES | 1 << 7 | 1 << 10,
    ],
    ids=lambda action: hex(action)[:12],
)
def test_numbers_that_are_no_action(action: int) -> None:
    message = refused_number(bidding(), action, 0)
    assert message.startswith("there’s no such action number: ")
    assert "; legal now: pass, bid 1 blue lot:miner" in message
    assert refused_number(bidding(), action)


def test_an_undo_is_no_action() -> None:
    assert "to take back a move, use undo" in refused_number(bidding(), actions.UNDO)


@pytest.mark.rule("I5")
def test_a_message_depends_on_nothing_that_the_seat_may_not_know() -> None:
    game = bidding()
    other = bidding(p1=seat("1 blue 8 red 2 yellow", "saw pick"), p2=seat("11 yellow"))
    other.state.bag, other.state.pile = [9, 9, 9, 0], [1, 1, 1]
    for action in range(0, 1 << 23, 79999):
        if action not in game.legal(0):
            assert refused_number(game, action, 0) == refused_number(other, action, 0)


# -------- What an error carries


@pytest.mark.rule("B2")
def test_an_error_says_why_for_any_language() -> None:
    game = play(bidding(), "p0: bid 3 red lot:miner")
    with pytest.raises(IllegalAction) as caught:
        game.play("p1: bid 2 red lot:miner")
    small: dict[str, str | int] = {"needs": 4, "mine": 0, "seat": 0, "size": 3}
    assert caught.value.reason == Reason("illegal-bid-small", "B2", small)


def test_an_undo_is_refused_with_a_reason() -> None:
    game = bidding()
    with pytest.raises(IllegalAction, match="you can’t undo now: someone else") as caught:
        game.undo(0)
    assert caught.value.reason == Reason("illegal-undo", "")


def test_an_illegal_move_of_a_record_carries_the_reason() -> None:
    game = play(bidding(), "p0: pass")
    record = game.record()
    record.moves[0].do = "bid 9 red turn:1"
    record.moves[0].check = ""
    with pytest.raises(IllegalMove, match=r"move 1 \(p0: bid 9 red turn:1\) is wrong") as caught:
        Game.from_record(record)
    assert (caught.value.number, caught.value.move) == (1, "p0: bid 9 red turn:1")
    assert caught.value.reason == Reason("illegal-screen", "T6", {"colour": "red", "has": 6})
    copied = pickle.loads(pickle.dumps(caught.value))  # as between processes
    assert (str(copied), copied.reason) == (str(caught.value), caught.value.reason)
