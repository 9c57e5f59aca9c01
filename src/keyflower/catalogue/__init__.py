"""What is printed on the pieces of Keyflower: data and its loader.

>>> from keyflower.catalogue import load
>>> load().tile("miner").front.action.gives  # iron, stone, wood, gold
(2, 0, 0, 0)
"""

from keyflower.catalogue.load import CatalogueError as CatalogueError
from keyflower.catalogue.load import load as load
from keyflower.catalogue.load import loads as loads
from keyflower.catalogue.model import COLOURS as COLOURS
from keyflower.catalogue.model import EDGES as EDGES
from keyflower.catalogue.model import MARKS as MARKS
from keyflower.catalogue.model import RESOURCES as RESOURCES
from keyflower.catalogue.model import SEASONS as SEASONS
from keyflower.catalogue.model import SKILLS as SKILLS
from keyflower.catalogue.model import Action as Action
from keyflower.catalogue.model import Catalogue as Catalogue
from keyflower.catalogue.model import Cost as Cost
from keyflower.catalogue.model import Scoring as Scoring
from keyflower.catalogue.model import Side as Side
from keyflower.catalogue.model import Tile as Tile
