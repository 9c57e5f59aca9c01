"""Keyflower for learning agents: a fixed action space, observations, environments.

Import the adapter that you need; each needs its own package (docs/research.md):
`keyflower.envs.pettingzoo`, `keyflower.envs.gymnasium`, `keyflower.envs.openspiel`.
"""
