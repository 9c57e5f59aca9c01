"""Notation: every action both ways, and nonsense answered with what would be right."""

import random
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.amounts import amount
from tests.contracts import check_legal
from tests.script import board, build_all, end_season, pass_all, pick_boats, play, refused, seat

from keyflower import Game, KeyflowerError, NotationError
from keyflower.formats.moves.kinds import BY_VERB
from keyflower.formats.notation import named_seat, parse, text
from keyflower.rules.actions import KIND_MASK, UNDO


def positions_of_every_kind() -> list[Game]:
    """A position for every kind of action."""
    losing = "p0: bid 1 yellow lot:miner\np1: bid 2 yellow lot:miner"
    lots = ["miner", "keywood", "peddler", "workshop"]
    turn = board(lots=lots, p0=seat("3 red 3 yellow"), p1=seat("5 yellow"))
    play(turn, losing)
    pay = play(turn.clone(), "p0: use 1 red lot:peddler")
    take = play(turn.clone(), "p0: use 1 red lot:workshop")
    skill = board(season="summer", lots=["brewer"], p0=seat("1 red", "saw anvil"))
    play(skill, "p0: use 1 red lot:brewer")
    carry = board(
        season="winter",
        p0=seat(
            "1 red",
            "saw pick",
            ["barn", "inn", "stable"],
            {"home": "wood stone gold", "inn": "iron"},
        ),
    )
    play(carry, "p0: use 1 red p0:home_1")
    boats = pass_all(board(players=4))
    build = board(lots=["miner", "alehouse"], p0=seat("1 red"), p1=seat("1 blue"))
    play(build, "p0: bid 1 red lot:miner\np1: bid 1 blue lot:alehouse")
    pass_all(build)
    pick_boats(build)
    winter = board(players=3, season="winter", picking=True)
    flip = board(players=4, season="winter", p0=seat("1 red", village=["stable", "barn"]), start=0)
    pass_all(flip)
    play(flip, "boat flipper\nboat keyflower\nboat sea_bastion\nboat sea_breese")
    build_all(flip)
    return [turn, pay, take, skill, carry, boats, build, winter, flip]


def test_every_kind_of_action_both_ways() -> None:
    kinds: set[int] = set()
    for game in positions_of_every_kind():
        check_legal(game, random.Random("kinds"))
        kinds |= {action & KIND_MASK for p in game.to_act for action in game.legal(p)}
    assert kinds == set(range(UNDO))
    assert parse(game.state, text(game.state, UNDO)) == UNDO


def test_mixed_uses_both_ways() -> None:
    """X8: several colours and losing bids in one line."""
    mine = seat("3 blue 3 red 3 yellow 2 green", village=["summer_boat_4b"])
    game = board(season="autumn", lots=["inn", "well"], p0=mine, p1=seat("9 red"))
    play(game, "p0: bid 1 red lot:well\np1: bid 2 red lot:well\np0: pass\np1: bid 1 red lot:inn")
    check_legal(game, random.Random("mixed"))
    line = "use 1 blue 1 yellow 1 green +lot:well lot:inn"
    assert text(game.state, parse(game.state, line)) == line


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("bid 2 red lot:miner", "  bid   2 red\tlot:miner  "),
        ("use 1 red 1 blue lot:keywood", "use 1 blue 1 red lot:keywood"),
        ("upgrade home_1 wood stone", "upgrade home_1 stone wood"),
        ("upgrade inn iron saw", "upgrade inn saw iron"),
        ("bid 1 red +lot:miner lot:keywood", "bid +lot:miner 1 red lot:keywood"),
        ("winter windmill scholar", "winter scholar windmill"),
        ("pass", "p0: pass"),
    ],
)
def test_the_order_of_what_is_paid_or_placed_does_not_matter(one: str, other: str) -> None:
    game = board(lots=["miner", "keywood"], p0=seat("9 red 2 blue"), p1=seat("9 red"))
    play(game, "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner")
    assert parse(game.state, one) == parse(game.state, other)


@pytest.mark.parametrize("line", ["p1: pass", "  p1: pass", "\tp1:  pass", "p1: bid 1 red turn:1"])
def test_the_seat_that_a_line_names_is_the_seat_that_acts(line: str) -> None:
    """Also with space before it: nobody's turn is taken by a line of somebody else's."""
    game = board(p0=seat("2 red"), p1=seat("2 red"))
    assert named_seat(line) == 1
    assert "waiting for seat 0" in refused(game, line)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "an empty line is not an action; the verbs are pass, bid, use"),
        (" \t ", "an empty line is not an action"),
        ("p1:", "an empty line is not an action"),
        ("bed 1 red lot:miner", "'bed' is unknown, did you mean 'bid'?"),
        ("dance", "'dance' is unknown"),
        ("BID 1 red lot:miner", "'BID' is unknown; known are pass, bid"),
        ("123", "'123' is unknown"),
        ("bid", "expected workers and a place; the form is bid 3 red lot:miner"),
        ("bid lot:miner", "no workers are named"),
        ("use lot:miner", "no workers are named; the form is use 1 blue p2:stable"),
        ("bid 1 red", "'red' is not a place; places are lot:TILE, turn:N, pSEAT:TILE"),
        ("bid 1 red miner", "'miner' is not a place; places are lot:TILE"),
        ("bid 1 red lot:minre", "'minre' is unknown, did you mean 'miner'?"),
        ("bid 1 red lot:quary_man", "did you mean 'quarryman'?"),
        ("bid 1 red lot:xyzzy", "'xyzzy' is unknown"),
        ("bid 1 red lot:", "'' is unknown"),
        ("bid 1 red lot:scholar", "scholar is not laid out"),
        ("bid 1 red lot:home_1", "home_1 is not laid out"),
        ("bid 1 red p0:miner", "miner is at lot:miner, not at p0:miner"),
        ("use 1 red p1:home_1", "home_1 is at p0:home_1, not at p1:home_1"),
        ("use 1 red p7:home_1", "home_1 is at p0:home_1, not at p7:home_1"),
        ("use 1 red p0:scholar", "scholar is neither laid out nor in a village"),
        ("use 1 red moon:miner", "miner is at lot:miner, not at moon:miner"),
        ("bid 1 red turn:0", "turn-order tiles are turn:1 to turn:4"),
        ("bid 1 red turn:5", "turn-order tiles are turn:1 to turn:4"),
        ("bid 1 red turn:-1", "turn-order tiles are turn:1 to turn:4"),
        ("bid 1 red turn:01", "not at turn:01"),
        ("bid 1 red turn:one", "turn-order tiles are turn:1 to turn:4"),
        ("bid 1 red turn:" + "9" * 400, "turn-order tiles are turn:1 to turn:4"),
        ("bid 0 red lot:miner", "'0' is not a number of workers"),
        ("bid -1 red lot:miner", "'-1' is not a number of workers"),
        ("bid 64 red lot:miner", "'64' is not a number of workers"),
        ("bid 1.5 red lot:miner", "'1.5' is not a number of workers"),
        ("bid two red lot:miner", "'two' is not a number of workers"),
        ("bid " + "9" * 900 + " red lot:miner", "is not a number of workers"),
        ("use 8 red lot:miner", "more than 6 workers never fit on a tile (U3)"),
        ("bid 1 lot:miner", "a colour is missing"),
        ("use 1 red 1 lot:miner", "a colour is missing"),
        ("bid 1 rad lot:miner", "'rad' is unknown, did you mean 'red'?"),
        ("bid 1 purple lot:miner", "known are blue, red, yellow, green"),
        ("bid 1 red 1 blue lot:miner", "a bid has one colour (B3)"),
        ("use 1 red 1 red lot:miner", "red is named twice"),
        ("bid 1 red lot:miner please", "'please' is not a place"),
        ("bid 1 red lot:miner lot:keywood", "'lot:miner' is not a number of workers"),
        ("bid +lot:keywood lot:miner", "seat 0 has no bid at lot:keywood"),
        ("bid +p0:home_1 lot:miner", "seat 0 has no bid at p0:home_1"),
        ("bid + lot:miner", "'' is not a place"),
        ("pay", "expected one word, got 0; the form is pay red"),
        ("pay red blue", "expected one word, got 2"),
        ("pay gold", "'gold' is unknown; known are blue, red, yellow, green"),
        ("pay +", "'' is not a place"),
        ("pay +lot:miner", "seat 0 has no bid at lot:miner"),
        ("take saw", "'saw' is unknown; known are iron, stone, wood, gold"),
        ("take", "expected one word"),
        ("step iron", "expected a resource and a way"),
        ("step iron 0,0", "'0,0' is not a way; the form is step iron 0,0>1,0"),
        ("step iron 0,0>0,0", "0,0 is not a neighbour of 0,0"),
        ("step iron 0,0>2,0", "2,0 is not a neighbour of 0,0"),
        ("step iron 3,3>3,4", "there is no tile at 3,3"),
        ("step tin 0,0>1,0", "'tin' is unknown"),
        ("step iron 0>1", "'0' is not a place in a village; places are COLUMN,ROW"),
        ("step iron 0,0>", "'' is not a place in a village"),
        ("upgrade", "expected a tile"),
        ("upgrade castle", "'castle' is unknown"),
        ("upgrade home_1 silver", "'silver' is unknown; known are iron"),
        ("upgrade home_1" + " wood" * 8, "no upgrade takes that much"),
        ("upgrade home_1" + " saw" * 4, "no upgrade takes that much"),
        ("boat", "expected one word"),
        ("boat titanic", "'titanic' is unknown"),
        ("boat sea_bastian", "did you mean 'sea_bastion'?"),
        ("boat miner", "miner is not a boat"),
        ("boat summer_boat_1", "summer_boat_1 is not a boat"),
        ("place miner 1,0", "expected a tile, a place and a rotation"),
        ("place miner 1,0 r6", "'r6' is not a rotation; rotations are r0 to r5, clockwise"),
        ("place miner 1,0 3", "'3' is not a rotation"),
        ("place miner 1 r0", "'1' is not a place in a village"),
        ("place miner --1,0 r0", "'--1,0' is not a place in a village"),
        ("place miner 61,0 r0", "'61,0' is too far away"),
        ("place miner 0,-9999 r0", "'0,-9999' is too far away"),
        ("place miner " + "1" * 500 + ",0 r0", "is not a place in a village"),
        ("winter", "expected at least one winter tile"),
        ("winter miner", "miner is not a winter tile"),
        ("winter windmil", "did you mean 'windmill'?"),
        ("flip", "expected one word"),
        ("flip pancake", "'pancake' is unknown"),
        ("pass now", "nothing follows 'pass'"),
        ("done done", "nothing follows 'done'"),
        ("keep it", "nothing follows 'keep'"),
        ("undo 3", "nothing follows 'undo'"),
        ("p2: pass", "there is no seat 2; seats are 0 to 1"),
        ("p9: pass", "there is no seat 9; seats are 0 to 1"),
        ("px: pass", "'x' is not a seat; seats are 0 to 1"),
        ("p²: pass", "'²' is not a seat; seats are 0 to 1"),
        ("p١: pass", "'١' is not a seat"),
        ("p1:pass", "'p1:pass' is unknown"),
        ("bid ² red lot:miner", "'²' is not a number of workers"),
        ("bid ٣ red lot:miner", "'٣' is not a number of workers"),
        ("bid 1 red turn:²", "turn-order tiles are turn:1 to turn:4"),
        ("bid 1 rouge lot:miner", "'rouge' is unknown"),
        ("place miner ٣,0 r0", "is not a place in a village"),
        ("place miner 1,0 r٣", "is not a rotation"),
        ("出價 1 red lot:miner", "'出價' is unknown"),
        ("bid 1 κόκκινο lot:miner", "'κόκκινο' is unknown"),
        ("bid 1 red lot:\N{PILE OF POO}", "is unknown"),
        ("\x00", "is unknown"),
        ("x" * 10_000, "goes on for 10000 characters: no action is so long; the verbs are pass"),
        ("bid " + "1 red " * 2_000 + "lot:miner", "no action is so long"),
        ("9" * 10_000, "no action is so long"),
        (" " * 10_000, "no action is so long"),
    ],
)
def test_nonsense_is_answered_with_what_would_be_right(line: str, why: str) -> None:
    game = board(lots=["miner", "keywood"], p0=seat("9 red 2 blue"), p1=seat("9 red"))
    with pytest.raises(NotationError) as wrong:
        parse(game.state, line)
    assert why in str(wrong.value)
    assert len(str(wrong.value)) < 3_000
    assert refused(game, line) == str(wrong.value)


@pytest.mark.parametrize("verb", [verb for verb in BY_VERB if verb not in ("pass", "done", "keep")])
def test_a_line_that_cannot_be_read_is_answered_with_the_right_form(verb: str) -> None:
    game = board(lots=["miner"], p0=seat("9 red"))
    with pytest.raises(NotationError) as wrong:
        parse(game.state, f"{verb} ?")
    assert str(wrong.value).endswith(f"; the form is {BY_VERB[verb].form}")


@pytest.mark.parametrize("p", [-1, 2, 99])
def test_a_seat_that_is_not_there_reads_nothing(p: int) -> None:
    game = board(lots=["miner", "keywood"], p0=seat("9 red"), p1=seat("9 red"))
    play(game, "p0: bid 1 red lot:miner\np1: bid 2 red lot:miner")
    with pytest.raises(NotationError, match="there is no seat"):
        parse(game.state, "bid +lot:miner lot:keywood", p)


# -------- Nothing but NotationError, whatever the line

WORDS = [
    *BY_VERB,
    *("1", "2", "0", "-1", "63", "64", "99999", "red", "green", "purple", "iron", "saw", "+", ":"),
    *("lot:miner", "lot:scholar", "lot:", "turn:1", "turn:4", "turn:9", "p0:home_1", "p1:home_1"),
    *("+lot:miner", "+turn:1", "+p0:home_1", "miner", "windmill", "keyflower", "home_1", "p1:"),
    *("0,0", "1,-1", "0,0>1,0", "0,0>", ">", ",", "r0", "r9", "r", "²", "١", "\N{SNOWMAN}"),
]


@cache
def games() -> list[Game]:
    """Games in every phase, for reading only."""
    return [*positions_of_every_kind(), end_season(board(season="autumn", players=6))]


ONE_OF_THEM = st.integers(0, 9)


def read(game: Game, line: str) -> None:
    """Parse and play on a copy: it works, or one of our own errors says why not."""
    with suppress(NotationError):
        assert parse(game.state, line) >= 0
    with suppress(KeyflowerError):
        game.clone().play(line)


@pytest.mark.slow
@settings(max_examples=amount(150, thorough=400), deadline=None, derandomize=True, database=None)
@given(which=ONE_OF_THEM, line=st.text(max_size=60))
def test_any_text_is_read_or_refused(which: int, line: str) -> None:
    read(games()[which], line)


@pytest.mark.slow
@settings(max_examples=amount(300, thorough=1500), deadline=None, derandomize=True, database=None)
@given(
    which=ONE_OF_THEM,
    words=st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), max_size=7),
)
def test_any_words_are_read_or_refused(which: int, words: list[str]) -> None:
    read(games()[which], " ".join(words))


@pytest.mark.slow
@settings(max_examples=amount(300, thorough=1500), deadline=None, derandomize=True, database=None)
@given(which=ONE_OF_THEM, data=st.data())
def test_spoilt_lines_are_read_or_refused(which: int, data: st.DataObject) -> None:
    """A legal line with a piece cut out, put in or doubled."""
    game = games()[which]
    p = data.draw(st.sampled_from(game.to_act))
    action = data.draw(st.sampled_from(game.legal(p)))
    line = text(game.state, action)
    i = data.draw(st.integers(0, len(line)))
    j = data.draw(st.integers(i, len(line)))
    middle = data.draw(st.one_of(st.just(""), st.just(line[i:j] * 2), st.text(max_size=3)))
    read(game, line[:i] + middle + line[j:])


def test_nobody_plays_for_another_seat() -> None:
    game = board()
    with pytest.raises(NotationError, match="seat 0, not of seat 1"):
        game.play("p0: pass", seat=1)
    game.play("p0: pass", seat=0)
    assert game.to_act == [1]
