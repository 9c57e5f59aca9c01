"""The game itself: no I/O, no clock, no network, standard library only.

One file for each chapter of the rules: `setup` (S), `seasons` (T, E), `bidding` (B, C),
`using` and `production` (U), `transport` (M), `village` (V), `scoring` (F); `placing` (T6) is where
the workers of bids and uses come from. The summer boats (X) act inside the chapters that they
change.
"""
