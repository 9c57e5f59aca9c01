"""People: their name and settings, ways to come back, and those they have met."""
