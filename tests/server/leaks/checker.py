"""Goes through a tape, each message against the truth for the viewer who got it."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal, get_args, get_type_hints
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct, inspect
from tests.server.leaks.evening import Played, contribution
from tests.server.leaks.shapes import Fields, sentences, unchecked
from tests.server.leaks.tape import Sent

from bench.client import Json
from keyflower.bots import make
from keyflower.bots.ideas import reasons
from keyflower.bots.thought import Thought
from keyflower.formats import notation
from keyflower.formats.events import OPEN, Event
from keyflower.home.features.replays import Frame
from keyflower.home.lobby import Joined, Lists, MyGames
from keyflower.home.playing import Acted
from keyflower.play import messages
from keyflower.play.advice import ADVISER
from keyflower.play.audience import MOST_EVENTS
from keyflower.play.seals import Fair, Pool
from keyflower.play.viewing import Scores
from keyflower.play.villagers import VILLAGERS
from keyflower.rules.pieces import SEASON_NAMES
from keyflower.rules.view import SPECTATOR
from keyflower.server.features.profile.me import Link, Me
from keyflower.server.web.wire import ErrorBody

NOTHING_PREPARED: Json = {"bids": [], "cancelled": []}


class Closed(Struct):
    """The end of a connection, as the tape keeps it."""

    type: Literal["closed"]
    reason: str | None


FRAMES = {
    str(get_args(get_type_hints(kind)["type"])[0]): kind
    for kind in (*get_args(messages.ServerMessage), Closed)
}
ABOUT_TABLE: dict[str, Any] = {
    "": messages.State, "seats": messages.State, "start": messages.State, "return": messages.State,
    "actions": Acted, "undo": Acted, "events": list[Event], "replay": Frame,
    "scores": Scores, "fair": Fair, "pools": list[Pool], "hint": messages.Hint,
    "pledge": bool, "contribution": bool, "leave": Joined, "rematch": Joined,
}  # fmt: skip
"""What is answered to a request about a table; a record, and what a finished game has, is text."""
HEADERS = {
    "date", "content-type", "content-length", "cache-control", "set-cookie", "retry-after",
    "content-disposition", "allow", "upgrade", "connection", "sec-websocket-accept",
    "content-security-policy", "x-content-type-options", "referrer-policy",
    "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy",
}  # fmt: skip


class Leak(Exception):
    """Something was sent that its viewer may not know."""


def must(held: object, what: object) -> None:
    if not held:
        raise Leak(str(what)[:600])


def same(found: object, expected: object, what: str) -> None:
    must(found == expected, f"{what}: {found!r} was sent, {expected!r} is right")


class Checker:
    """Goes through a tape, each message against the truth for the one who got it."""

    def __init__(self, tables: dict[str, Played]) -> None:
        self.faces: dict[tuple[str, int], str] = {}
        self.tables = tables
        self.next_event: dict[int, int] = {}
        self.next_line: dict[int, int] = {}
        self.times: dict[tuple[str, int], float] = {}
        self.pages: dict[str, str] = {}
        self.checked: dict[str, int] = {}
        self.fixed: set[tuple[str, str]] = set()  # viewers, and tables of which they saw this
        self.revealed: set[tuple[str, str]] = set()
        self.body: Any = None  # of the message that is checked
        self.kind: inspect.Type = inspect.NoneType()

    def problems(self, tape: list[Sent]) -> list[str]:
        """What was sent that should not have been."""
        found = []
        for sent in tape:
            try:
                self.check(sent)
            except (Leak, AssertionError, KeyError, TypeError, ValueError, IndexError) as leak:
                text = f"{sent.viewer}: {sent.asked}: {type(leak).__name__}: {leak}"
                found.append(text)
        return found

    def check(self, sent: Sent) -> None:
        """One thing that was sent."""
        page = sent.asked.startswith("GET /") and not sent.asked.startswith("GET /api")
        for name, value in sent.headers:
            if page and name not in HEADERS:
                same(value, self.pages.setdefault(name, value), "a header that all get alike")
            else:
                must(name.lower() in HEADERS, f"the header {name}")
        self.body = None
        if not sent.link:
            self.answer(sent)
        elif sent.body:
            self.frame(sent)
        must(not (left := sorted(unchecked(self.body, self.kind))), f"nobody may send {left}")

    def count(self, what: str) -> None:
        self.checked[what] = self.checked.get(what, 0) + 1

    def read(self, sent: Sent, kind: Any) -> Any:
        """The body, of this type; at the end all of it must have been looked at."""
        self.body = json.loads(sent.body, object_hook=Fields)
        self.kind = inspect.type_info(kind)
        return self.body

    # -- frames

    def frame(self, sent: Sent) -> None:
        kind = json.loads(sent.body)["type"]
        self.count(kind)
        message = self.read(sent, FRAMES[kind])
        where = urlsplit(sent.asked)
        for line in message.get("chat", []):
            expected = self.next_line.get(sent.link, int(parse_qs(where.query)["chat"][0]))
            same(line["number"], expected, "the order of chat")
            self.next_line[sent.link] = expected + 1
        played = self.tables[where.path.split("/")[2]]
        assert isinstance(sent.wanted, dict)
        must(message.get("id", "") in ("", *sent.wanted), "an answer to somebody else")
        if kind == "closed":
            reason = message["reason"] or ""
            must(not reason or sentences().fullmatch(reason), f"the reason {reason}")
        elif kind == "state":
            self.state(sent, message, played)
            since = int(parse_qs(where.query)["since"][0])
            self.in_order(sent.link, message, self.next_event.get(sent.link, since))
        elif kind == "update":
            self.update(sent, message, played)
            self.in_order(sent.link, message, self.next_event[sent.link])
        elif kind == "chat":
            self.chat(message["chat"], played)
        elif kind == "presence":
            must(sent.link in self.next_event, "presence for those who may see the table")
            self.presence(message["presence"], played)
        elif kind == "done":
            must(0 <= message["seq"] <= played.truth.last, message)
        elif kind == "refused":
            self.refused(message, sent, played, sent.wanted.get(message["id"], {}))

    def presence(self, presence: Json, played: Played) -> None:
        """Seats of people and a number: nobody learns who watches."""
        people = played.names.values()
        must(set(presence["online"]) <= set(people), "people who are here")
        same(presence["online"], sorted(set(presence["online"])), "people who are here")
        must(0 <= presence["spectators"] <= len(people) + 2, "how many watch")

    def in_order(self, link: int, message: Json, since: int) -> None:
        """Events on one connection come without a gap and without a repeat."""
        seqs = [event["seq"] for event in message["events"]]
        same(seqs, list(range(since, since + len(seqs))), "the order of events")
        self.next_event[link] = message["seq"]
        if message["type"] == "update" or since:
            upto = min(message["seq"], since + MOST_EVENTS)
            same(since + len(seqs), upto, "the end of the events")

    def seat(self, sent: Sent, played: Played) -> int:
        return played.names.get(sent.viewer, SPECTATOR)

    def admitted(self, sent: Sent, played: Played, status: str) -> None:
        """Whether somebody may see a table at all."""
        listed, watchable = played.made["listed"], played.made["watchable"]
        if sent.viewer in played.names or sent.viewer in played.guests or status == "finished":
            return
        open_to_all = listed if status == "waiting" else watchable
        must(open_to_all, f"{sent.viewer} may not see this table ({status}, {watchable=})")

    def state(self, sent: Sent, message: Json, played: Played) -> None:
        self.table(message["table"], played)
        seat = self.seat(sent, played)
        self.admitted(sent, played, message["table"]["status"])
        you = message["you"]
        same(you["here"], [] if you["seat"] is None else [you["seat"]], "the seats at the device")
        if message["seq"] or you["seat"] is None:
            same(you["contribute"], "", "what the browser can do for the draws")
        asked = ("", "hash", "bytes", "last")
        must(you["contribute"] in asked, "what the browser can do for the draws")
        if not sent.link:  # requests are made one after the other
            who = (sent.viewer, played.table_id)
            must(message["seq"] or who not in self.fixed, "contributions before they are fixed")
            over = message["table"]["status"] == "finished"
            must(over or who not in self.revealed, "the secret before the end")
        if message["seq"]:  # before the start people come and go
            same(you["seat"], seat if seat >= 0 else None, "the own seat")
        same(you["host"], seat == 0, "the host")
        sits = you["seat"] is not None or you["host"]
        same(you["invite"], played.invite if sits else None, "the invitation")
        must(you["pass_mode"] in ("", "outbid", "season"), "the pass mode")
        same(you["prepared"], NOTHING_PREPARED, "what is prepared")
        self.presence(message["presence"], played)
        self.chat(message["chat"], played)
        self.game(message, played, seat)
        seq = message["seq"]
        same(message["view"], played.truth.view(seq, seat) if seq else None, "the view")

    def update(self, sent: Sent, message: Json, played: Played) -> None:
        self.table(message["table"], played)
        self.admitted(sent, played, message["table"]["status"])
        must(message["pass_mode"] in ("", "outbid", "season"), "the pass mode")
        same(message["prepared"], NOTHING_PREPARED, "what is prepared")
        seat = self.seat(sent, played)
        seq = message["seq"]
        if not seq:
            found = (message["view"], message["events"], message["legal"], message["standing"])
            same(found, (None, [], None, None), "before the start")
            return
        self.game(message, played, seat)
        same(message["view"], played.truth.view(seq, seat), "the view")

    def game(self, message: Json, played: Played, seat: int) -> None:
        """What state and update have in common."""
        seq = message["seq"]
        truth = played.truth
        same(message["table"]["seq"], seq, "the number of entries")
        must(isinstance(message["now"], float), "the server's time")
        self.events(message["events"], played, seat)
        own = seq > 0 and seat >= 0 and not message["table"]["seats"][seat]["stand_in"]
        same(message["legal"], truth.legal(seq, seat) if own else None, "the legal actions")
        standing = truth.standing(seq, seat, played.made["scores"]) if seq else None
        same(message["standing"], standing, "how things stand")
        same(message["can_undo"], own and truth.at(seq).can_undo(seat), "undo")

    def events(self, events: list[Fields], played: Played, viewer: int) -> None:
        for event in events:
            seq = event["seq"]
            same(event.without("at"), played.truth.event(seq, viewer), f"event {seq}")
            first = self.times.setdefault((played.table_id, seq), event["at"])
            same(event["at"], first, "the time of an event")

    def table(self, table: Json, played: Played) -> None:
        """What everyone may know about a table."""
        made, truth = played.made, played.truth
        same(table["id"], played.table_id, "its id")
        for name in ("listed", "watchable", "hints", "scores", "options"):
            same(table[name], made[name], f"its {name}")
        same(table["pace"], {"kind": "none", "seconds": 0, "reserve": 0}, "its pace")
        same(table["on_timeout"], "planner", "its bot")
        same(table["tutorial"], False, "a game like any other")
        same(table["commitment"], truth.seal["commitment"], "the commitment")
        same(table["daily"], "", "the day of a daily game")
        same(table["closes_at"], None, "when a daily game closes")
        status, seq = table["status"], table["seq"]
        at = "waiting" if seq == 0 else "finished" if seq == truth.last else "playing"
        same(status, at, "its status")
        same(table["to_act"], truth.at(seq).to_act if seq else [], "who owes a decision")
        same(table["result"], truth.result if status == "finished" else None, "the result")
        must(table["next_table"] is None or isinstance(table["next_table"], str), "the rematch")
        must(table["next_table"] is None or status == "finished", "the rematch")
        must((table["finished_at"] is not None) == (status == "finished"), "the end")
        must(isinstance(table["created_at"], float), "its time")
        must(isinstance(table["updated_at"], float), "its time")
        same(len(table["seats"]), len(made["seats"]), "its seats")
        sitting = {seat: name for name, seat in played.names.items()}
        for number, seat in enumerate(table["seats"]):
            same(seat["seat"], number, "the seat")
            bot = made["seats"][number]["kind"] == "bot"
            must(seat["kind"] == ("bot" if bot else "person") or seat["kind"] == "open", seat)
            must(seat["kind"] != "open" or status == "waiting", "an open seat")
            same(seat["name"], sitting[number] if seat["kind"] == "person" else "", "a name")
            same(seat["bot"], "random" if bot else "", "a bot")
            same((seat["reserve"], seat["deadline"]), (0.0, None), "a clock")
            must(isinstance(seat["stand_in"], bool), "whether a bot plays")
            same(seat["level"], 1 if bot else 0, "a bot's strength")
            must(seat["face"] in VILLAGERS if bot else seat["face"] == "", "a face")
            face = self.faces.setdefault((played.table_id, number), seat["face"])
            same(seat["face"], face, "the same face as before")

    def chat(self, lines: list[Json], played: Played) -> None:
        for line in lines:
            must(line["number"] >= 0, "the number of a line")
            same(played.names.get(line["name"]), line["seat"], "who said it")
            if line["phrase"]:
                must(line["phrase"] in ("hello", "nudge"), f"nobody said {line['phrase']}")
                same(line["text"], "", "a phrase")
            else:
                must(line["text"] in played.said, f"nobody said {line['text']}")

    def refused(self, error: Json, sent: Sent, played: Played | None, asked: Json) -> None:
        """The rules' own words, or words that are the same for everyone."""
        code, message = error["code"], error["message"]
        self.count(f"refused {code}")
        if code == "illegal":
            assert played is not None
            action = "undo" if asked.get("type") == "undo" else asked.get("action", "undo")
            seat = self.seat(sent, played)
            expected = played.truth.refusal(asked["seq"], seat, action)
            same((message, error["reason"]), expected, "why it is illegal")
        else:
            must(sentences().fullmatch(message), f"{code}: {message}")
            same(error["reason"], None, "a reason of the rules")

    # -- answers

    def answer(self, sent: Sent) -> None:
        method, _, target = sent.asked.partition(" ")
        where = urlsplit(target)
        path = where.path.removeprefix("/api")
        query = {key: values[0] for key, values in parse_qs(where.query).items()}
        parts = path.strip("/").split("/")
        if not where.path.startswith("/api"):
            page = self.pages.setdefault(parts[0], sent.body)
            same(sent.body, page, "the page that is the same for all")
            return
        played = self.tables.get(parts[1]) if parts[0] == "tables" and len(parts) > 1 else None
        if sent.status >= 400:
            wanted = sent.wanted if isinstance(sent.wanted, dict) else {}
            self.refused(self.read(sent, ErrorBody), sent, played, wanted)
            return
        self.count(f"{method} {'/'.join(p for p in parts if p not in self.tables)}")
        if parts == ["me", "link"]:
            must(self.read(sent, Link)["path"].startswith("/me/"), "the link")
        elif parts[0] == "me":
            me = self.read(sent, Me)
            must(me["name"] in ("Guest", sent.viewer), "the name")
        elif parts == ["games"]:
            for game in self.read(sent, MyGames)["games"]:
                self.my_game(game, sent)
        elif parts == ["tables"] and method == "GET":
            for table in self.read(sent, Lists)["tables"]:
                self.table(table, self.tables[table["id"]])
                must(table["listed"] and table["watchable"], "a table that is not for all")
        elif parts == ["join"]:
            must(self.read(sent, Joined)["table"] in self.tables, "the table joined")
        elif parts == ["tables"]:
            made = self.read(sent, messages.State)
            self.state(sent, made, self.tables[made["table"]["id"]])
        else:
            assert played is not None
            self.about_table(sent, played, parts[2] if len(parts) > 2 else "", query)

    def about_table(self, sent: Sent, played: Played, what: str, query: dict[str, str]) -> None:
        truth = played.truth
        kind = ABOUT_TABLE.get(what)
        body: Any = self.read(sent, kind) if kind else None
        if kind is messages.State:
            self.state(sent, body, played)
            seqs = [event["seq"] for event in body["events"]]
            since = int(query.get("since", 0))
            upto = min(body["seq"], since + MOST_EVENTS)
            same(seqs, list(range(since, upto)), "the order of events")
        elif kind is Acted:
            must(0 <= body["seq"] <= truth.last, "the number of entries")
        elif kind is Joined:
            must(body["table"] in self.tables, "the table")
        elif what == "events":
            over = bool(body) and body[-1]["seq"] == truth.last - 1
            over = over or int(query.get("since", 0)) >= truth.last
            self.events(body, played, self.viewer(sent, played, query, over))
        elif what == "replay":
            over = body["last"] == truth.last
            self.admitted(sent, played, "finished" if over else "playing")
            viewer = self.viewer(sent, played, query, over)
            same(body["view"], truth.view(body["seq"], viewer), "the view of a replay")
            same([event["seq"] for event in body["events"]], [body["seq"] - 1], "its event")
            self.events(body["events"], played, viewer)
        elif what == "scores":
            seats = [played.names.get(sent.viewer, SPECTATOR)]
            if body["final"]:
                same(body["seats"], truth.scores(truth.last, list(range(len(truth.result)))), what)
            else:
                must(seats != [SPECTATOR], "points before the end")
                moments = (truth.scores(seq, seats) for seq in range(1, truth.last))
                must(body["seats"] in moments, "points that the seat never had")
        elif what == "record":
            same(sent.body, truth.text, "the record")
        elif what == "fair":
            self.fair(sent, body, played)
        elif what == "pools":
            drawn = [(draw.entry, draw.pool) for draw in truth.draws]
            found = [
                (each["entry"], [word for word, count in each["pieces"] for _ in range(count)])
                for each in body
            ]
            same(found, drawn, "what draws were made from")
            must({each["season"] for each in body} <= {"", *SEASON_NAMES}, "the season of a draw")
            self.revealed.add((sent.viewer, played.table_id))
        elif what == "hint":
            self.hint(sent, body, played)
        elif kind is None:
            # A finished game: all of it is open.
            must(what in ("continue", "turning-points"), f"a request: {what}")

    def fair(self, sent: Sent, body: Json, played: Played) -> None:
        """What decides the draws: hashes, then contributions, then the secret."""
        seal: Any = played.truth.seal
        same(body["commitment"], seal["commitment"], "the commitment")
        same(body["contributors"], seal["contributors"], "the seats that may contribute")
        given = {seat: contribution(name) for name, seat in played.names.items()}
        given.pop(len(given) - 1)
        hashes = {seat: sha256(bytes.fromhex(value)).hexdigest() for seat, value in given.items()}
        for seat, found in enumerate(body["hashes"]):
            must(found in ("", hashes.get(seat, "")), "the hash of a contribution")
        must(set(body["revealed"]) <= set(given), "the seats that have revealed their bytes")
        who = (sent.viewer, played.table_id)
        if body["contributions"] is not None:
            self.fixed.add(who)
            same(body["contributions"], seal["contributions"], "contributions")
        if body["secret"] is not None:
            same(body["secret"], seal["secret"], "the secret")
            self.revealed.add(who)

    def viewer(self, sent: Sent, played: Played, query: dict[str, str], over: bool) -> int:
        """As whom somebody may look: as oneself, as a spectator, as anyone once it is over."""
        asked = query.get("viewer", "own")
        own = self.seat(sent, played)
        if asked == "own":
            return own
        if asked == "spectator":
            return SPECTATOR
        viewer = OPEN if asked == "open" else int(asked)
        must(over or viewer == own, f"seen as {asked} before the end")
        must(viewer == OPEN or 0 <= viewer < len(played.truth.result), f"seen as seat {asked}")
        return viewer

    def my_game(self, game: Json, sent: Sent) -> None:
        played = self.tables[game["table"]["id"]]
        self.table(game["table"], played)
        seat = played.names[sent.viewer]
        same(game["seat"], seat, "the own seat")
        status = game["table"]["status"] == "playing"
        same(game["my_turn"], status and seat in game["table"]["to_act"], "the turn")

    def hint(self, sent: Sent, hint: Json, played: Played) -> None:
        """A bot saw the view of the seat and nothing else; what it says is of that shape."""
        same(hint["bot"], ADVISER, "who gives hints")
        game = played.truth.at(hint["seq"])
        seat = played.names[sent.viewer]
        legal = game.legal(seat)
        guessed = played.truth.guessed(hint["seq"], seat)
        adviser = make(ADVISER, 1, seat)
        chosen: list[Thought] = []
        for thought in hint["thoughts"]:
            must(thought["action"] in legal, "a hint that is not legal")
            same(thought["move"], notation.text(game.state, thought["action"]), "the move")
            [found] = adviser.consider(guessed.view(seat), [thought["action"]])
            chosen.append(replace(found, value=thought["value"]))
        expected = msgspec.to_builtins(reasons(guessed.state, seat, chosen))
        same([one["reasons"] for one in hint["thoughts"]], expected, "the reasons of a hint")
