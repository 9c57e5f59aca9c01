"""All requests of every home; a server and a tab have a few more of their own."""

from typing import Final

from keyflower.home import lobby, playing
from keyflower.home.features import fairness, replays, statistics, turning, tutorial
from keyflower.home.features.daily import requests as daily
from keyflower.home.features.puzzles import requests as puzzles
from keyflower.home.features.sheets import requests as sheets
from keyflower.home.requests import Request, request_of, requests_of

OFFERED: Final = {
    "tables": [*requests_of(lobby, tutorial)],
    "play": [*requests_of(playing)],
    "fairness": [*requests_of(fairness)],
    "after the game": [*requests_of(replays, turning)],
    "me": [*requests_of(statistics)],
    "daily game": [*requests_of(daily)],
    "puzzles": [*requests_of(puzzles)],
    "score sheets": [*requests_of(sheets)],
}
"""By subject, for the description of the API."""
MOVES: Final[dict[str, Request]] = {
    "act": request_of(playing.act),
    "undo": request_of(playing.undo),
    "passing": request_of(playing.set_passing),
}
"""Requests that also are messages of a line to a table."""
