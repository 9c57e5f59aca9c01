"""I5, I6: what a seat may know, as data with no handle on the rest; and dealing the unknown."""

from typing import Final

from keyflower.rules.bidding import losing_slots
from keyflower.rules.chance import mix_seed, random_below
from keyflower.rules.lookup import TAKES_COLOUR
from keyflower.rules.pieces import (
    COLOURS,
    GREENS,
    MAX_PLAYERS,
    SKILLS,
    SKILLS_IN_PILE,
    WINTER,
    WORKERS_IN_BAG,
)
from keyflower.rules.state import PAY, PICK_WINTER, UNSEEN, Board, State

SPECTATOR: Final = -1


class View:
    """What one seat knows, or a spectator (`seat` -1): the table, its own screen, and counts.

    A view shares nothing with the game it was made from: changing it changes nothing.

    >>> from keyflower import Game
    >>> game = Game.new(players=2, seed=7)
    >>> game.view(0)
    <View: seat 0, 2 players, spring, seat 1 to act>
    >>> game.view(None)
    <View: spectator, 2 players, spring, seat 1 to act>
    """

    __slots__ = (
        "bag_count",
        "board",
        "hand",
        "hand_counts",
        "picked",
        "pile_count",
        "screen",
        "screen_counts",
        "seat",
        "skill_counts",
        "skills",
    )

    seat: int
    board: Board
    screen: list[int]  # own workers by colour; empty for a spectator
    skills: list[int]  # own skills by kind; empty for a spectator
    hand: list[int]  # own winter tiles
    picked: list[int]  # those of them that were picked, while others still pick
    screen_counts: list[int]  # workers behind each screen
    skill_counts: list[int]  # skills behind each screen
    hand_counts: list[int]  # winter tiles held by each seat
    bag_count: int
    pile_count: int

    def __init__(self, state: State, seat: int) -> None:
        board = Board(state.lookup, state.players)
        state.copy_onto(board)
        board.unshare()
        self.board = board
        self.seat = seat
        players = range(state.players)
        self.screen_counts = [sum(state.screen[s * COLOURS : (s + 1) * COLOURS]) for s in players]
        self.skill_counts = [sum(state.skills[s * SKILLS : (s + 1) * SKILLS]) for s in players]
        self.hand_counts = [len(hand) for hand in state.hand]
        self.bag_count = sum(state.bag)
        self.pile_count = sum(state.pile)
        if seat == SPECTATOR:
            self.screen = []
            self.skills = []
            self.hand = []
            self.picked = []
        else:
            self.screen = state.screen[seat * COLOURS : (seat + 1) * COLOURS]
            self.skills = state.skills[seat * SKILLS : (seat + 1) * SKILLS]
            self.hand = state.hand[seat][:]
            self.picked = state.picked[seat][:]

    def __repr__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View: {who}, {self.board.summary()}>"

    def unseen_workers(self) -> list[int]:
        """By colour: the workers in the bag and behind the others' screens together."""
        board = self.board
        out = [WORKERS_IN_BAG, WORKERS_IN_BAG, WORKERS_IN_BAG, GREENS - board.greens]
        for colour in range(COLOURS):
            out[colour] -= sum(board.workers_on[colour::COLOURS])
            out[colour] -= sum(board.boat_workers[colour::COLOURS])
        for i in range(len(board.bid_size)):
            if board.bid_size[i]:
                out[board.bid_colour[i]] -= board.bid_size[i]
        for colour in range(len(self.screen)):
            out[colour] -= self.screen[colour]
        return out

    def unseen_skills(self) -> list[int]:
        """By kind: the skills in the pile and behind the others' screens together."""
        out = [SKILLS_IN_PILE] * SKILLS
        for i in range(len(self.board.boat_skills)):
            out[i % SKILLS] -= self.board.boat_skills[i]
        for kind in range(len(self.skills)):
            out[kind] -= self.skills[kind]
        return out

    def unseen_winter_tiles(self) -> list[int]:
        """The winter tiles that others hold, or that nobody was dealt."""
        board = self.board
        return [
            tile
            for tile in board.lookup.by_season[WINTER]
            if board.place[tile] == UNSEEN and tile not in self.hand
        ]


def deal_unknown(view: View, seed: int) -> State:
    """A full state that gives this very view, with everything hidden dealt at random."""
    board = view.board
    state = State(board.lookup, board.players)
    state.clear()
    board.copy_onto(state)
    state.rng = mix_seed(seed)
    workers = view.unseen_workers()
    skills = view.unseen_skills()
    tiles = view.unseen_winter_tiles()
    for seat in range(board.players):
        if seat == view.seat:
            state.screen[seat * COLOURS : (seat + 1) * COLOURS] = view.screen
            state.skills[seat * SKILLS : (seat + 1) * SKILLS] = view.skills
            state.hand[seat] = view.hand[:]
            state.picked[seat] = view.picked[:]
            continue
        owed = owed_worker(board, seat)
        if owed >= 0:
            workers[owed] -= 1
            state.screen[seat * COLOURS + owed] += 1
        for _ in range(view.screen_counts[seat] - (owed >= 0)):
            state.screen[seat * COLOURS + take_one(state, workers)] += 1
        for _ in range(view.skill_counts[seat]):
            state.skills[seat * SKILLS + take_one(state, skills)] += 1
        hand = [tiles.pop(random_below(state, len(tiles))) for _ in range(view.hand_counts[seat])]
        state.hand[seat] = hand
        if board.phase == PICK_WINTER and board.has_picked[seat]:
            some = 1 + random_below(state, (1 << len(hand)) - 1)
            state.picked[seat] = sorted(hand[i] for i in range(len(hand)) if some >> i & 1)
    state.bag = workers
    state.pile = skills
    return state


def owed_worker(board: Board, seat: int) -> int:
    """U7: the colour that a seat is known to hold, since it is about to pay with it; or -1."""
    if board.phase != PAY or board.turn != seat:
        return -1
    tile = board.use_tile
    colour = board.lookup.takes[tile * 2 + board.side[tile]] - TAKES_COLOUR
    if not 0 <= colour < COLOURS:
        return -1
    for slot in losing_slots(board, seat):
        if board.bid_colour[slot * MAX_PLAYERS + seat] == colour:
            return -1
    return colour


def take_one(state: State, counts: list[int]) -> int:
    """Take one piece at random out of a mixed lot; nothing is noted, for nothing happened."""
    left = random_below(state, sum(counts))
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
