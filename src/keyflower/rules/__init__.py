"""The game itself: no I/O, no clock, no network, standard library only.

One file for each chapter of the rules: `setup` (S), `seasons` (T, E), `bidding` (B, C),
`production` (U), `transport` (M), `village` (V), `scoring` (F); the summer boats (X) act inside
the chapters that they change.
"""
