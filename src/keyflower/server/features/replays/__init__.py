"""Games again: any moment of them, their records, and playing on from there."""
