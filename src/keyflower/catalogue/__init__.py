"""What is printed on the pieces of Keyflower: data and its loader.

>>> from keyflower.catalogue import load
>>> load().tile("miner").front.action.gives  # iron, stone, wood, gold
(2, 0, 0, 0)
"""

from keyflower.catalogue.load import CatalogueError, load, loads
from keyflower.catalogue.model import (
    COLOURS,
    EDGES,
    MARKS,
    RESOURCES,
    SEASONS,
    SKILLS,
    Action,
    Catalogue,
    Cost,
    Scoring,
    Side,
    Tile,
)

__all__ = [
    "COLOURS",
    "EDGES",
    "MARKS",
    "RESOURCES",
    "SEASONS",
    "SKILLS",
    "Action",
    "Catalogue",
    "CatalogueError",
    "Cost",
    "Scoring",
    "Side",
    "Tile",
    "load",
    "loads",
]
