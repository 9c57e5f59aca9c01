"""What lies on a tile: the land that turns with it, and the sign that stays upright."""
