"""F4: items given to scoring tiles so that the points are the most there can be.

One solver for one domain: resources, skills or workers. Every item has a best use of its own:
where it lies (F3), at a tile that counts each item, at a tile whose kind is chosen once, or left
over. Against that stand the tiles that count whole groups: sets (one item of each kind) and
fives (any items). For fixed numbers of groups it is cheapest to fill them with the items whose own
use is worth least: the fillable collections of items are the independent sets of a transversal
matroid, so taking items greedily, cheapest first, while the rest can still be filled (Hall's
condition), is exactly optimal.

The numbers of groups are searched. The cost of filling is the value of a transport problem, so the
gain is concave in the number of groups of one tile: the last tile's number is climbed to, and
where groups of earlier tiles alone have become too dear (cost is superadditive) the search stops.
"""

from typing import Final

from keyflower.rules.lookup import ANY, CHOSEN, EACH, SET

MAX_KINDS: Final = 4  # the most kinds in a domain
UNFILLABLE: Final = -(1 << 30)
OWN: Final = -1  # in `Given.use`: where the item lies, or left over


class ScoringTile:
    """A tile that items can be given to; `kinds` is a mask of the kinds that count."""

    def __init__(self, tile: int, way: int, kinds: int, size: int, points: int) -> None:
        self.tile: int = tile
        self.way: int = way
        self.kinds: int = kinds
        self.size: int = size
        self.points: int = points


class Stack:
    """Equal items in one place. Wild ones count as any kind.

    `own` is what one of them scores without being given to any `ScoringTile`: on the tile
    `own_tile` where it may stay (F3), or left over (-1), counted as the kind `own_as`.
    """

    def __init__(self, kind: int, count: int, wild: bool, own: int, own_tile: int) -> None:
        self.kind: int = kind
        self.count: int = count
        self.wild: bool = wild
        self.own: int = own
        self.own_tile: int = own_tile
        self.own_as: int = kind
        self.spot: int = -1
        self.purple: bool = False


class Given:
    """So many items of a stack, given to one use (or kept: OWN), counted as a kind."""

    def __init__(self, use: int, stack: int, counted_as: int, count: int) -> None:
        self.use: int = use
        self.stack: int = stack
        self.counted_as: int = counted_as
        self.count: int = count


class AllocationProblem:
    """Stacks of items and the uses that they can be given to, sorted by how uses count."""

    def __init__(self, stacks: list[Stack], uses: list[ScoringTile]) -> None:
        self.stacks: list[Stack] = stacks
        self.uses: list[ScoringTile] = uses
        self.items: int = sum([stack.count for stack in stacks])
        # By stack: the best use of one item, chosen kinds aside.
        self.single: list[int] = [stack.own for stack in stacks]
        self.single_use: list[int] = [OWN] * len(stacks)
        self.pick_uses: list[int] = []  # the uses whose kind is chosen
        self.groups: list[int] = []  # the uses that count groups
        self.rooms: list[int] = []  # the different masks of uses that count any items
        self.room_of: list[int] = []  # by group: which of these, -1 for sets
        self.limits: list[list[int]] = []
        grouped = False
        for index in range(len(uses)):
            way = uses[index].way
            if way == EACH:
                self._count_each(index, uses[index].kinds, self.single, self.single_use)
            elif way == CHOSEN:
                self.pick_uses.append(index)
            else:
                grouped = True
        if grouped:
            self._read_groups(ANY)
            self._read_groups(SET)
            self._read_limits()

    def _count_each(self, index: int, kinds: int, worth: list[int], used: list[int]) -> None:
        """Give every item of some kinds, a mask, to a use where that is worth more."""
        points = self.uses[index].points
        for i in range(len(self.stacks)):
            stack = self.stacks[i]
            if (stack.wild or kinds >> stack.kind & 1) and (
                points > worth[i] or (points == worth[i] and used[i] == OWN and stack.own_tile < 0)
            ):
                worth[i] = points
                used[i] = index

    def _read_groups(self, way: int) -> None:
        """The uses of one way that can matter: of alike ones only the dearest."""
        for index in range(len(self.uses)):
            use = self.uses[index]
            if use.way != way or use.size > self.items:
                continue
            alike = -1
            for j in range(len(self.groups)):
                other = self.uses[self.groups[j]]
                if other.way == way and other.kinds == use.kinds and other.size == use.size:
                    alike = j
            if alike < 0:
                self.groups.append(index)
            elif use.points > self.uses[self.groups[alike]].points:
                self.groups[alike] = index

    def _read_limits(self) -> None:
        """Hall's condition for items in excess of the sets' places.

        For each collection of `rooms` (a mask): the kinds that fit nowhere else have no more
        places than these rooms. `limits` holds, by kind, the collections that bind it.
        """
        for index in self.groups:
            use = self.uses[index]
            if use.way == SET:
                self.room_of.append(-1)
                continue
            if use.kinds not in self.rooms:
                self.rooms.append(use.kinds)
            self.room_of.append(self.rooms.index(use.kinds))
        for kind in range(MAX_KINDS):
            fits = 0
            for room in range(len(self.rooms)):
                if self.rooms[room] >> kind & 1:
                    fits |= 1 << room
            self.limits.append([c for c in range(1 << len(self.rooms)) if c & fits == fits])


class Allocation(AllocationProblem):
    """The best way to give stacks of items to uses: `points`, and `given()` for how."""

    def __init__(self, stacks: list[Stack], uses: list[ScoringTile]) -> None:
        super().__init__(stacks, uses)
        self.points: int = -1
        self.picks: list[int] = [0] * len(self.pick_uses)  # the kinds chosen
        self.best_picks: list[int] = []
        self.filled: list[int] = [0] * len(self.groups)  # how many of each use
        self.best_filled: list[int] = self.filled[:]
        self.alone: list[int] = self.filled[:]
        self.base: list[int] = []  # as `single`, with the kinds chosen
        self.base_use: list[int] = []
        self.order: list[int] = []  # stacks, least base first
        self.taken: list[int] = []  # by stack: items that go into groups
        self.best_gain: int = 0
        self.hint: int = 0
        self._choose(0)

    def _choose(self, at: int) -> None:
        """F4: try every kind for every use whose kind is chosen once."""
        if at == len(self.pick_uses):
            self._weigh()
            return
        kinds = self.uses[self.pick_uses[at]].kinds
        held = 0
        for stack in self.stacks:
            if not stack.wild and stack.count:
                held |= 1 << stack.kind
        if kinds & held == 0:  # wild items only: one kind is as good as another
            held = kinds & -kinds
        for kind in range(MAX_KINDS):
            if kinds & held & 1 << kind:
                self.picks[at] = kind
                self._choose(at + 1)

    def _set_base(self) -> int:
        """The worth of every item by itself; gives the sum."""
        stacks = self.stacks
        base = self.single
        base_use = self.single_use
        if self.pick_uses:
            base = base[:]
            base_use = base_use[:]
        for p in range(len(self.pick_uses)):
            self._count_each(self.pick_uses[p], 1 << self.picks[p], base, base_use)
        self.base = base
        self.base_use = base_use
        return sum([base[i] * stacks[i].count for i in range(len(stacks))])

    def _weigh(self) -> None:
        """The best for the kinds chosen."""
        total = self._set_base()
        last = len(self.groups) - 1
        self.best_gain = 0
        if last >= 0:
            self._set_order()
            self.hint = 0
            kept = self.best_filled
            self.best_filled = [0] * (last + 1)
            for at in range(last, -1, -1):
                self._search(at)
                self.alone[at] = self.best_gain
            if total + self.best_gain <= self.points:
                self.best_filled = kept
        if total + self.best_gain > self.points:
            self.points = total + self.best_gain
            self.best_picks = self.picks[:]

    def _set_order(self) -> None:
        keys = sorted([worth << 16 | i for i, worth in enumerate(self.base)])
        self.order = [key & 0xFFFF for key in keys]
        self.taken = [0] * len(keys)

    def _search(self, at: int) -> None:
        """Try numbers of groups for the uses from `at` on, the earlier ones as they are."""
        if at == len(self.groups) - 1:
            self._climb(at)
            return
        before = UNFILLABLE
        number = 0
        while True:
            self.filled[at] = number
            gain = self._gain()
            if gain == UNFILLABLE:
                break
            if gain + self.alone[at + 1] > self.best_gain:
                self._search(at + 1)
            elif gain < before:
                break
            before = gain
            number += 1
        self.filled[at] = 0

    def _climb(self, at: int) -> None:
        """The last use's best number of groups: the gain is concave in it."""
        number = self.hint
        gain = self._gain_at(at, number)
        while gain == UNFILLABLE:
            number -= 1
            gain = self._gain_at(at, number)
        first = number
        step = 1
        while True:
            if number + step < 0:
                break
            other = self._gain_at(at, number + step)
            if other > gain:
                gain = other
                number += step
            elif step == 1 and number == first:
                step = -1
            else:
                break
        self.hint = number
        self.filled[at] = number
        if gain > self.best_gain:
            self.best_gain = gain
            self.best_filled = self.filled[:]
        self.filled[at] = 0

    def _gain_at(self, at: int, number: int) -> int:
        self.filled[at] = number
        return self._gain()

    def _gain(self) -> int:
        """What the filled groups score more than their items by themselves."""
        places = [0] * MAX_KINDS  # of sets, by kind
        rooms = [0] * len(self.rooms)
        need = 0
        gain = 0
        for g in range(len(self.groups)):
            number = self.filled[g]
            if number == 0:
                continue
            use = self.uses[self.groups[g]]
            need += number * use.size
            gain += number * use.points
            if use.way == SET:
                for kind in range(MAX_KINDS):
                    if use.kinds >> kind & 1:
                        places[kind] += number
            else:
                rooms[self.room_of[g]] += number * use.size
        if need > self.items:
            return UNFILLABLE
        slack = [0]  # by collection of rooms
        for room in rooms:
            slack.extend([more + room for more in slack])
        cost = self._cheapest_fill(places, slack, need)
        return gain - cost if cost >= 0 else UNFILLABLE

    def _cheapest_fill(self, places: list[int], slack: list[int], need: int) -> int:
        """Take so many items, those worth least by themselves first, while Hall's condition holds.

        -> what they are worth by themselves; -1 where there are too few
        """
        stacks = self.stacks
        base = self.base
        cost = 0
        for i in self.order:
            if need == 0:
                break
            stack = stacks[i]
            take = stack.count
            if not stack.wild:
                kind = stack.kind
                limits = self.limits[kind]
                beyond = slack[limits[0]]
                for limit in limits:
                    if slack[limit] < beyond:
                        beyond = slack[limit]
                own = places[kind]
                if take > own + beyond:
                    take = own + beyond
                if take > need:
                    take = need
                if take <= own:
                    places[kind] = own - take
                else:
                    places[kind] = 0
                    for limit in limits:
                        slack[limit] -= take - own
            elif take > need:
                take = need
            self.taken[i] = take
            need -= take
            cost += take * base[i]
        return cost if need == 0 else -1

    def given(self) -> list[Given]:
        """Which items go where in the best allocation; what scores nothing is left out."""
        self.picks = self.best_picks
        self._set_base()
        out: list[Given] = []
        if self.groups:
            self._set_order()
            self.filled = self.best_filled
            self._gain()
            left = self.taken[:]
            self._give_to_groups(left, out)
        else:
            self.taken = [0] * len(self.stacks)
        for i in range(len(self.stacks)):
            stack = self.stacks[i]
            count = stack.count - self.taken[i]
            if count and self.base[i]:
                index = self.base_use[i]
                if index == OWN:
                    out.append(Given(OWN, i, stack.own_as, count))
                else:
                    out.append(Given(index, i, self._counted_as(stack, index), count))
        return out

    def groups_of(self, index: int) -> int:
        """How many sets or fives a use counts in the best allocation."""
        if index not in self.groups:
            return 0
        return self.best_filled[self.groups.index(index)]

    def _counted_as(self, stack: Stack, index: int) -> int:
        """The kind as which an item counts at a use that isn't a set."""
        if index in self.pick_uses:
            return self.best_picks[self.pick_uses.index(index)]
        kinds = self.uses[index].kinds
        if stack.kind >= 0 and kinds >> stack.kind & 1:
            return stack.kind
        return first_kind(kinds)

    def _give_to_groups(self, left: list[int], out: list[Given]) -> None:
        """Items of a kind to the sets' places for it, the excess to the other groups, then wild."""
        excess = [0] * MAX_KINDS
        for i in range(len(self.stacks)):
            if not self.stacks[i].wild:
                excess[self.stacks[i].kind] += left[i]
        wild_places: list[int] = []  # triples: use, kind (-1: any), how many
        for g in range(len(self.groups)):
            index = self.groups[g]
            use = self.uses[index]
            if use.way != SET:
                continue
            for kind in range(MAX_KINDS):
                if use.kinds >> kind & 1:
                    number = min(excess[kind], self.filled[g])
                    excess[kind] -= number
                    self._draw(left, kind, index, kind, number, out)
                    wild_places.extend([index, kind, self.filled[g] - number])
        room = [0] * len(self.groups)
        for g in range(len(self.groups)):
            if self.room_of[g] >= 0:
                room[g] = self.filled[g] * self.uses[self.groups[g]].size
        placed = [0] * (len(self.groups) * MAX_KINDS)
        for kind in range(MAX_KINDS):
            for _ in range(excess[kind]):
                self._place(kind, room, placed, [False] * len(self.groups))
        for g in range(len(self.groups)):
            index = self.groups[g]
            for kind in range(MAX_KINDS):
                self._draw(left, kind, index, kind, placed[g * MAX_KINDS + kind], out)
            wild_places.extend([index, -1, room[g]])
        for p in range(0, len(wild_places), 3):
            self._draw(left, -1, wild_places[p], wild_places[p + 1], wild_places[p + 2], out)

    def _place(self, kind: int, room: list[int], placed: list[int], seen: list[bool]) -> bool:
        """One more item of a kind into the groups that take any, others making way if need be."""
        for g in range(len(self.groups)):
            if seen[g] or self.room_of[g] < 0 or not self.uses[self.groups[g]].kinds >> kind & 1:
                continue
            seen[g] = True
            if room[g]:
                room[g] -= 1
                placed[g * MAX_KINDS + kind] += 1
                return True
            for other in range(MAX_KINDS):
                if placed[g * MAX_KINDS + other] and self._place(other, room, placed, seen):
                    placed[g * MAX_KINDS + other] -= 1
                    placed[g * MAX_KINDS + kind] += 1
                    return True
        return False

    def _draw(
        self, left: list[int], kind: int, index: int, counted_as: int, number: int, out: list[Given]
    ) -> None:
        """Give so many taken items of a kind (-1: wild ones) to a use, stack by stack."""
        for i in range(len(self.stacks)):
            if number == 0:
                return
            stack = self.stacks[i]
            if left[i] and (stack.wild if kind < 0 else not stack.wild and stack.kind == kind):
                count = min(left[i], number)
                as_kind = counted_as if counted_as >= 0 else self._counted_as(stack, index)
                out.append(Given(index, i, as_kind, count))
                left[i] -= count
                number -= count


def first_kind(kinds: int) -> int:
    return (kinds & -kinds).bit_length() - 1


def most_points(stacks: list[Stack], uses: list[ScoringTile]) -> int:
    """The most points that these items can score."""
    for use in uses:
        if use.way != EACH:
            return Allocation(stacks, uses).points
    total = 0
    for stack in stacks:
        best = stack.own
        for use in uses:
            if use.points > best and (stack.wild or use.kinds >> stack.kind & 1):
                best = use.points
        total += best * stack.count
    return total
