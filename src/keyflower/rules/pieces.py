"""I: the pieces and how many there are of each (I1 to I4), as plain ints for hot code."""

from typing import Final, Literal

# I1: colours of workers. The purple worker isn't a colour: it is `Table.start`.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = 4
NO_COLOUR: Final = -1
WORKERS_IN_BAG: Final = 40
GREENS: Final = 20
ALL_WORKERS: Final = (WORKERS_IN_BAG, WORKERS_IN_BAG, WORKERS_IN_BAG, GREENS)

# I2: resources.
IRON: Final = 0
STONE: Final = 1
WOOD: Final = 2
GOLD: Final = 3
RESOURCES: Final = 4
GOLD_IN_STOCK: Final = 48
OTHERS_IN_STOCK: Final = 24
ALL_RESOURCES: Final = (OTHERS_IN_STOCK, OTHERS_IN_STOCK, OTHERS_IN_STOCK, GOLD_IN_STOCK)

# I3: skills.
ANVIL: Final = 0
PICK: Final = 1
SAW: Final = 2
SKILLS: Final = 3
SKILLS_IN_PILE: Final = 16
ALL_SKILLS: Final = (SKILLS_IN_PILE, SKILLS_IN_PILE, SKILLS_IN_PILE)

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

FRONT: Final = 0
BACK: Final = 1

# Edges of a hexagon with a flat top, clockwise; the number is the direction.
SOUTH: Final = 0
SOUTH_WEST: Final = 1
NORTH_WEST: Final = 2
NORTH: Final = 3
NORTH_EAST: Final = 4
SOUTH_EAST: Final = 5
DIRECTIONS: Final = 6

FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2

# What kind of hexagon a tile is (I4).
HOME: Final = 0
VILLAGE_TILE: Final = 1
SUMMER_BOAT: Final = 2
BOAT: Final = 3
TURN_ORDER: Final = 4
TILES: Final = 64

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

# S1, S2: what the number of players decides.
LOTS_BY_PLAYERS: Final = (0, 0, 6, 7, 8, 9, 10)
TURN_TILES_BY_PLAYERS: Final = (0, 0, 1, 2, 3, 4, 4)
WINTER_HAND_BY_PLAYERS: Final = (0, 0, 3, 3, 3, 2, 2)
FIRST_WORKERS: Final = 8

# How far from the home a tile can come to lie: more than there are tiles.
ORIGIN_REACH: Final = 60

MAX_WORKERS_ON_TILE: Final = 6

# Summer boats' powers (X), in the order of `Table.power`.
POWER_1A: Final = 0
POWER_1B: Final = 1
POWER_2A: Final = 2
POWER_2B: Final = 3
POWER_3A: Final = 4
POWER_3B: Final = 5
POWER_4A: Final = 6
POWER_4B: Final = 7

Colour = Literal["blue", "red", "yellow", "green"]
Resource = Literal["iron", "stone", "wood", "gold"]
Skill = Literal["anvil", "pick", "saw"]
Season = Literal["spring", "summer", "autumn", "winter"]
Direction = Literal["S", "SW", "NW", "N", "NE", "SE"]
Side = Literal["front", "back", "a", "b"]

COLOUR_NAMES: Final[tuple[Colour, ...]] = ("blue", "red", "yellow", "green")
RESOURCE_NAMES: Final[tuple[Resource, ...]] = ("iron", "stone", "wood", "gold")
SKILL_NAMES: Final[tuple[Skill, ...]] = ("anvil", "pick", "saw")
SEASON_NAMES: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")
DIRECTION_NAMES: Final[tuple[Direction, ...]] = ("S", "SW", "NW", "N", "NE", "SE")
SIDE_NAMES: Final[tuple[Side, ...]] = ("front", "back")
BOAT_SIDE_NAMES: Final[tuple[Side, ...]] = ("a", "b")
POWER_NAMES: Final = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
