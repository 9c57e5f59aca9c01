"""I5, I6: what a seat may know, as data with no handle on the rest; and dealing the unknown."""

from typing import Final

from keyflower.catalogue import Side, Tile
from keyflower.rules import pieces
from keyflower.rules.chapters.bidding import slot_of
from keyflower.rules.chapters.chance import mix_seed, random_below
from keyflower.rules.chapters.placing import losing_slots
from keyflower.rules.draws import kind_at
from keyflower.rules.lookup import TAKES_COLOUR
from keyflower.rules.pieces import COLOUR_NAMES, COLOURS, SKILLS, Colour, Resource, Season, Skill
from keyflower.rules.state import (
    LOT_SLOTS,
    PAY,
    PHASE_NAMES,
    PICK_WINTER,
    UNSEEN,
    Board,
    Phase,
    State,
)
from keyflower.rules.wording import by_name, by_name_at

SPECTATOR: Final = -1


class View:
    """What one seat knows, or a spectator (`seat` -1): the table, its own screen, and counts.

    A view shares nothing with the game it was made from: changing it changes nothing. Its methods
    use the words of the game (docs/reading-a-view.md); fast code reads the lists of `board`.

    >>> from keyflower import Game
    >>> game = Game.new(players=2, seed=7)
    >>> view = game.view(0)
    >>> view
    <View: seat 0, 2 players, spring, seat 1 to act>
    >>> view.players, view.season, view.phase, view.to_act
    (2, 'spring', 'turn', [1])
    >>> game.view(None)
    <View: spectator, 2 players, spring, seat 1 to act>
    """

    __slots__ = (
        *("bag_count", "board", "hand", "hand_counts", "picked", "pile_count", "screen"),
        *("screen_counts", "seat", "skill_counts", "skills"),
    )

    def __init__(self, state: State, seat: int) -> None:
        board = Board(state.lookup, state.players)
        state.copy_onto(board)
        board.unshare()
        self.board = board
        self.seat = seat
        players = range(state.players)
        # What is behind each screen.
        self.screen_counts = [sum(state.screen[s * COLOURS : (s + 1) * COLOURS]) for s in players]
        self.skill_counts = [sum(state.skills[s * SKILLS : (s + 1) * SKILLS]) for s in players]
        self.hand_counts = [len(hand) for hand in state.hand]  # winter tiles
        self.bag_count = sum(state.bag)
        self.pile_count = sum(state.pile)
        # The own workers by colour, skills by kind and winter tiles; empty for a spectator.
        nobody = seat == SPECTATOR
        self.screen: list[int] = (
            [] if nobody else state.screen[seat * COLOURS : (seat + 1) * COLOURS]
        )
        self.skills: list[int] = [] if nobody else state.skills[seat * SKILLS : (seat + 1) * SKILLS]
        self.hand: list[int] = [] if nobody else state.hand[seat][:]
        self.picked: list[int] = [] if nobody else state.picked[seat][:]  # while others still pick

    def __repr__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View: {who}, {self.board.summary()}>"

    @property
    def players(self) -> int:
        """The number of players, 2 to 6."""
        return self.board.players

    @property
    def season(self) -> Season:
        """The season, such as `spring`."""
        return pieces.SEASON_NAMES[self.board.season]

    @property
    def phase(self) -> Phase:
        """What is owed: `turn`, `pay`, `take`, `transport`, `pick_boat`, `build`, …"""
        return PHASE_NAMES[self.board.phase]

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision now: several while building or picking winter tiles."""
        return self.board.to_act()

    def tile(self, tile: str) -> Tile:
        """All that is printed on a tile, from the catalogue of this game.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).tile("miner").cost.skills  # anvil, pick, saw
        (1, 0, 0)
        """
        return self.board.lookup.catalogue.tiles[self._number(tile)]

    def side(self, tile: str) -> Side:
        """What is printed on the side of a tile that is up.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).side("miner").action.gives[0]  # iron
        2
        """
        printed = self.tile(tile)
        if self.board.side[self._number(tile)] == pieces.BACK and printed.back is not None:
            return printed.back
        return printed.front

    def lots(self) -> list[str]:
        """The tiles laid out this season that can be won.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).lots()[:2]
        ['workshop', 'quarryman']
        """
        return self._ids(self.board.slot_tile[:LOT_SLOTS])

    def turn_order_tiles(self) -> list[str]:
        """The turn-order tiles in play, on which players bid as on lots.

        >>> from keyflower import Game
        >>> Game.new(players=3, seed=7).view(0).turn_order_tiles()
        ['turn_order_tile_1', 'turn_order_tile_2']
        """
        return self._ids(self.board.slot_tile[LOT_SLOTS:])

    def bids(self, tile: str) -> dict[int, dict[Colour, int]]:
        """The bids beside a lot or turn-order tile, by seat.

        >>> from keyflower import Game
        >>> game = Game.new(players=2, seed=7)
        >>> game.play("p1: bid 1 red lot:workshop")
        <Event 1: p1: bid 1 red lot:workshop>
        >>> game.play("p0: bid 2 red lot:workshop")
        <Event 2: p0: bid 2 red lot:workshop>
        >>> game.view(1).bids("workshop")
        {0: {'red': 2}, 1: {'red': 1}}
        """
        board = self.board
        bids: dict[int, dict[Colour, int]] = {}
        slot = slot_of(board, self._number(tile))
        for seat in range(board.players):
            at = slot * pieces.MAX_PLAYERS + seat
            if slot >= 0 and board.bid_size[at]:
                bids[seat] = {COLOUR_NAMES[board.bid_colour[at]]: board.bid_size[at]}
        return bids

    def leader(self, tile: str) -> int | None:
        """The seat that would win a lot or turn-order tile now, or None without a bid.

        >>> from keyflower import Game
        >>> game = Game.new(players=2, seed=7)
        >>> game.play("p1: bid 1 red lot:workshop")
        <Event 1: p1: bid 1 red lot:workshop>
        >>> game.view(0).leader("workshop")
        1
        """
        slot = slot_of(self.board, self._number(tile))
        if slot < 0 or self.board.lead[slot] < 0:
            return None
        return self.board.lead[slot]

    def workers_on(self, tile: str) -> dict[Colour, int]:
        """The workers that stand on a tile because it was used this season.

        >>> from keyflower import Game
        >>> game = Game.new(players=2, seed=7)
        >>> game.play("p1: use 1 blue lot:workshop")
        <Event 1: p1: use 1 blue lot:workshop>
        >>> game.view(0).workers_on("workshop")
        {'blue': 1}
        """
        return by_name_at(self.board.workers_on, self._number(tile), COLOUR_NAMES)

    def resources_on(self, tile: str) -> dict[Resource, int]:
        """The resources that lie on a tile of a village.

        >>> from keyflower import Game
        >>> game = Game.new(players=2, seed=7)
        >>> game.play("p1: use 1 blue lot:woodcutter")
        <Event 1: p1: use 1 blue lot:woodcutter>
        >>> game.view(0).resources_on(game.view(0).village(1)[0])
        {'wood': 2}
        """
        return by_name_at(self.board.goods, self._number(tile), pieces.RESOURCE_NAMES)

    def village(self, seat: int) -> list[str]:
        """The tiles of a seat's village, the home first.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).village(1)
        ['home_2']
        """
        return self._ids(self.board.villages[seat])

    def boats(self) -> dict[str, dict[str, int]]:
        """The boats that nobody has picked this season, each with its workers and skills.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).boats()["keyflower"]
        {'blue': 1, 'red': 5, 'yellow': 1, 'anvil': 1}
        """
        board = self.board
        loads: dict[str, dict[str, int]] = {}
        for boat in board.boats:
            load = loads.setdefault(board.lookup.ids[board.lookup.boats[boat]], {})
            load.update(by_name_at(board.boat_workers, boat, COLOUR_NAMES))
            load.update(by_name_at(board.boat_skills, boat, pieces.SKILL_NAMES))
        return loads

    def my_workers(self) -> dict[Colour, int]:
        """The workers behind the own screen; none for a spectator.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).my_workers()
        {'blue': 1, 'red': 4, 'yellow': 3}
        """
        return by_name(self.screen, COLOUR_NAMES)

    def my_skills(self) -> dict[Skill, int]:
        """The skills behind the own screen; none for a spectator.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).my_skills()
        {}
        """
        return by_name(self.skills, pieces.SKILL_NAMES)

    def my_winter_tiles(self) -> list[str]:
        """The winter tiles in the own hand; none for a spectator.

        >>> from keyflower import Game
        >>> Game.new(players=2, seed=7).view(0).my_winter_tiles()
        ['mercers_guild', 'jeweller', 'scholar']
        """
        return self._ids(self.hand)

    def _number(self, tile: str) -> int:
        """The number of a tile in the lists of the board."""
        if tile not in self.board.lookup.index:
            raise KeyError(f"no tile has the id {tile!r}")
        return self.board.lookup.index[tile]

    def _ids(self, tiles: list[int]) -> list[str]:
        """The ids of tiles, where there are any."""
        return [self.board.lookup.ids[tile] for tile in tiles if tile >= 0]

    def unseen_workers(self) -> list[int]:
        """By colour: the workers in the bag and behind the others' screens together."""
        board = self.board
        out = unseen_workers(board)
        out[pieces.GREEN] -= board.greens
        for colour in range(len(self.screen)):
            out[colour] -= self.screen[colour]
        return out

    def unseen_skills(self) -> list[int]:
        """By kind: the skills in the pile and behind the others' screens together."""
        out = list(pieces.ALL_SKILLS)
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
            for tile in board.lookup.by_season[pieces.WINTER]
            if board.place[tile] == UNSEEN and tile not in self.hand
        ]


def unseen_workers(board: Board) -> list[int]:
    """By colour: the workers behind screens, in the bag and in the supply together."""
    out = list(pieces.ALL_WORKERS)
    for colour in range(COLOURS):
        out[colour] -= sum(board.workers_on[colour::COLOURS])
        out[colour] -= sum(board.boat_workers[colour::COLOURS])
    for i in range(len(board.bid_size)):
        if board.bid_size[i]:
            out[board.bid_colour[i]] -= board.bid_size[i]
    return out


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
        if board.bid_colour[slot * pieces.MAX_PLAYERS + seat] == colour:
            return -1
    return colour


def take_one(state: State, counts: list[int]) -> int:
    """Take one piece at random out of a mixed lot; nothing is noted, for nothing happened."""
    kind = kind_at(counts, random_below(state, sum(counts)))
    counts[kind] -= 1
    return kind
