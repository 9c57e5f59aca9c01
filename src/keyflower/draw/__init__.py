"""Pictures: all pieces of Keyflower as our own SVG, drawn from the catalogue's data.

>>> from keyflower.draw import tile_svg
>>> tile_svg("miner", "front", 120).startswith("<svg ")
True
"""

from keyflower.draw.pictures.picture import overview_svg, tile_svg
from keyflower.draw.pictures.village import village_svg
from keyflower.draw.sprite import sprite

__all__ = ["overview_svg", "sprite", "tile_svg", "village_svg"]
