"""What a game answers: events of what was done, and what it was after some of them."""

from keyflower import Game
from keyflower.formats import position
from keyflower.formats.moves import Bid, UndoMove


def table(game: Game) -> object:
    """Everything that lies there; a replay needs no random generator."""
    return {**position.write(game.state), "rng": ""}


def played() -> Game:
    """A game with a few entries."""
    game = Game.new(players=2, seed=7)
    for line in ("bid 1 red turn:1", "pass", "pass"):
        game.play(line)
    return game


def test_play_returns_the_event_which_prints_as_its_text() -> None:
    game = Game.new(players=2, seed=7)
    event = game.play("p1: bid 1 red turn:1")
    assert isinstance(event.move, Bid)
    assert (event.seq, event.seat, event.move.total) == (1, 1, 1)
    assert (str(event), repr(event)) == ("bid 1 red turn:1", "<Event 1: p1: bid 1 red turn:1>")


def test_play_returns_the_event_of_an_undo() -> None:
    game = Game.new(players=2, seed=7)
    game.play("bid 1 red turn:1")
    event = game.play("undo")
    assert (event.move, str(event)) == (UndoMove(1), "undo")


def test_a_state_prints_as_what_a_person_can_read() -> None:
    state = Game.new(players=2, seed=7).state
    assert repr(state) == "<State: 2 players, spring, seat 1 to act>"


def test_retelling_a_log_gives_the_same_game_and_what_happened() -> None:
    game = played()
    again = game.start()
    events = [again.retell(entry, 3.0) for entry in game.log[1:]]
    assert [str(event) for event in events] == ["bid 1 red turn:1", "pass", "pass"]
    assert {event.at for event in events} == {3.0}
    assert table(again) == table(game)


def test_a_game_after_some_entries_from_its_start_or_from_a_known_state() -> None:
    game = played()
    second = game.after(2)
    assert len(second.log) == 2
    again = game.after(3, second.state.clone(), 2)
    assert table(again) == table(game.after(3))
    assert table(game.after(4)) == table(game)
