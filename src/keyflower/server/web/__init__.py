"""What every request passes through: access, identity, limits, refusals, the page."""
