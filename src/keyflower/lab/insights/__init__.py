"""What wins games: figures from many games of one bot (docs/measurements/insights.md)."""
