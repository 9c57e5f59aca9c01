"""The expected result of a game that goes on: each seat's share of the win, as things stand."""

import math
from collections.abc import Iterator

from keyflower.bots.evaluation.judge import by_evaluation
from keyflower.bots.network.features import Encoder, rows
from keyflower.bots.network.network import BUILT_IN, Network, network_for
from keyflower.formats.record import Record
from keyflower.game import Game, Replay
from keyflower.rules.actions import TAKE_BOAT, action_with
from keyflower.rules.chapters.scoring import total_points
from keyflower.rules.chapters.worth import boat_worth
from keyflower.rules.decisions import perform
from keyflower.rules.pieces import AUTUMN, WINTER
from keyflower.rules.state import BUILD, PAY, PICK_BOAT, PICK_WINTER, TRANSPORT, TURN, State


def expectation(game: Game, network: str = BUILT_IN) -> list[float]:
    """Each seat's expected share of the win; together 1.

    By the network, or by the evaluation where it can't be used. Every seat is valued by what it
    may see. Once the game is over it is the result, and a tie is shared.
    """
    if game.over:
        winners = game.winners()
        return [(seat in winners) / len(winners) for seat in range(game.players)]
    loaded = network_for(network, game.state.lookup)
    if loaded is None:
        return by_evaluation(game.state)
    return by_logits(seat_logits(game.state, loaded))


def expectations(record: Record) -> Iterator[list[float]]:
    """What is expected at each point of a record, rounded for output."""
    replay = Replay(record)
    while True:
        yield [round(share, 4) for share in expectation(replay.game)]
        if replay.at == len(record.moves):
            return
        replay.step()


def by_logits(logits: list[float]) -> list[float]:
    """Shares of the win that add up, from what each seat expects for itself."""
    alone = [share_of(logit) for logit in logits]
    together = sum(alone)
    return [share / together for share in alone]


def share_of(logit: float) -> float:
    """The share of the win that a logit stands for."""
    return 1.0 / (1.0 + math.exp(-logit))


def seat_logits(state: State, network: Network) -> list[float]:
    """What the network says about each seat's view of a position, in one batch."""
    seen = settle(state)
    numbers = rows(state.players)
    for seat in range(state.players):
        Encoder(seen, seat, network.weights).write(seen, numbers, seat)
    return network.logits(numbers)


def settle(state: State) -> State:
    """The position once what is under way is done: the network values positions after decisions.

    An unfinished turn ends here. Until the winter tiles are in play it is still autumn. In winter
    everyone picks the boat that brings them most points: until then no seat's points include it.
    """
    if state.phase == PICK_WINTER:
        then = state.clone()
        then.season, then.phase = AUTUMN, BUILD
        return then
    if PAY <= state.phase <= TRANSPORT:
        then = state.clone()
        then.phase = TURN
        then.turn = (state.turn + 1) % state.players
        return then
    if state.phase != PICK_BOAT or state.season != WINTER:
        return state
    then = state.clone()
    while then.phase == PICK_BOAT:
        seat = then.queue[0]
        now = total_points(then, seat)
        best = max(then.boats, key=lambda boat: boat_worth(then, seat, boat, now))
        perform(then, seat, action_with(TAKE_BOAT, best))
    return then
