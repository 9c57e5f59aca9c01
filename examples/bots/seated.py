"""Seats a bot at a table of a server, where it plays against people.

Make a table with an open seat in the browser and copy its invitation. Then, in this folder:
  ../../.venv/bin/python seated.py http://127.0.0.1:8612/join/INVITATION bargain:Bargain
"""

import json
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from keyflower import determinize
from keyflower.bots import make
from keyflower.formats.position import read_view


class Server:
    """Requests of one person: the cookie says who."""

    def __init__(self, address: str) -> None:
        self.api = f"{address}/api"
        self.opener = build_opener(HTTPCookieProcessor())

    def ask(self, path: str, body: object = None) -> Any:
        """GET a path, or POST a body to it."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.api + path, data, {"Content-Type": "application/json"})
        with self.opener.open(request, timeout=30) as answer:
            return json.load(answer)


def play(link: str, spec: str, pause: float = 1.0) -> list[int]:
    """Take the first open seat, and play to the end. -> the points by seat"""
    address, _, invitation = link.partition("/join/")
    server = Server(address)
    server.ask("/me", {})
    path = f"/tables/{server.ask('/join', {'invite': invitation})['table']}"
    seats = server.ask(path)["table"]["seats"]
    seat = next(at for at, each in enumerate(seats) if each["kind"] == "open")
    state = server.ask(f"{path}/seats/{seat}", {"kind": "me"})
    while state["table"]["status"] in ("waiting", "playing"):
        if state["table"]["status"] == "playing" and seat in state["table"]["to_act"]:
            view = read_view(state["view"])
            legal = determinize(view, 0).legal(seat)  # what is hidden makes no action legal
            action = make(spec, state["seq"], seat).plan(view, legal)[0]
            try:
                server.ask(f"{path}/actions", {"seq": state["seq"], "action": action})
            except HTTPError as error:
                if error.code != 409:  # the table has moved on: look again
                    raise
        else:
            time.sleep(pause)
        state = server.ask(path)
    points: list[int] = state["table"]["result"]
    return points


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
