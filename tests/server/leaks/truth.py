"""What each viewer may know of a finished game, at every moment of it.

Choices, points and refusals are computed from games in which everything hidden from the viewer is
dealt again, so they can't reveal it.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from bench.client import Json
from keyflower.formats import position
from keyflower.formats.events import OPEN, Event, read_event
from keyflower.formats.position.shapes import ViewData
from keyflower.formats.record import Record
from keyflower.formats.scores import ScoreData
from keyflower.game import Game, Replay, determinize
from keyflower.game.fairness import draws_of
from keyflower.play.views import legal_choices, scores_of, worth
from keyflower.rules.actions import KIND_MASK, PAY_SKILL, PICK_TILES
from keyflower.rules.chapters.chance import SECRET
from keyflower.rules.chapters.scoring import score
from keyflower.rules.errors import IllegalAction, KeyflowerError
from keyflower.rules.log import Entry
from keyflower.rules.pieces import COLOURS, SKILLS

Made = TypeVar("Made")

SOURCE_OF = {"F2": "tiles", "F3": "resources", "F5": "resources", "F6": "skills", "F7": "workers"}
SOURCE_OF |= {"F10": "boats", "F11": "boats", "F12": "boats", "F13": "boats"}
PAID_FACE_DOWN = {"do": "pay", "what": "skill"}


class Truth:
    """A finished game at every moment, and what each viewer may know of it."""

    def __init__(self, text: str) -> None:
        record = Record.loads(text)
        replay = Replay(record)
        self.text = text
        (self.seal,) = [seal.write() for seal in record.seals]
        self.draws = list(draws_of(record))
        self.moments = [replay.game.clone()]  # the game after 1, 2, ... entries of its log
        for _ in record.moves:
            replay.step()
            self.moments.append(replay.game.clone())
        self.game = replay.game
        self.last = len(self.moments)
        self.result = [each.total for each in self.game.scores()]
        self._known: dict[tuple[object, ...], Any] = {}

    def __reduce__(self) -> tuple[type["Truth"], tuple[str]]:
        """Its record as text: compiled objects can't be pickled."""
        return Truth, (self.text,)

    def at(self, seq: int) -> Game:
        """The game after `seq` entries."""
        assert 1 <= seq <= self.last, f"there was no moment {seq}"
        return self.moments[seq - 1]

    def _once(self, key: tuple[object, ...], make: Callable[[], Made]) -> Made:
        if key not in self._known:
            self._known[key] = msgspec.json.decode(msgspec.json.encode(make()))
        found: Made = self._known[key]
        return found

    def view(self, seq: int, viewer: int) -> ViewData:
        """What a viewer may see after `seq` entries."""
        return self._once(("view", seq, viewer), lambda: self._view(self.at(seq), viewer))

    def _view(self, game: Game, viewer: int) -> ViewData:
        shown = position.write_view(game.view(viewer if viewer >= 0 else None))
        if viewer == OPEN:
            own = [position.write_view(game.view(s)) for s in range(game.players)]
            shown["seats"] = [own[s]["seats"][s] for s in range(game.players)]
        return shown

    def legal(self, seq: int, seat: int) -> Json | None:
        """What a seat can do after `seq` entries, as far as its view tells."""
        found: Json | None = self._once(
            ("legal", seq, seat),
            lambda: msgspec.to_builtins(legal_choices(self.guessed(seq, seat), seat)),
        )
        return found

    def guessed(self, seq: int, seat: int) -> Game:
        """The game as a seat may imagine it: everything that it cannot know is dealt again."""
        view = self.at(seq).view(seat if seat >= 0 else None)
        return determinize(view, 7919 * seq + seat)

    def standing(self, seq: int, viewer: int, scores: bool) -> Json:
        """How things stand, from nothing but what the viewer may know."""
        return self._once(
            ("standing", seq, viewer, scores), lambda: self._standing(seq, viewer, scores)
        )

    def _standing(self, seq: int, viewer: int, scores: bool) -> Json:
        over = seq == self.last
        game = self.game if over else self.guessed(seq, viewer)
        points = []
        for seat in range(game.players if scores else 0):
            state = game.state.clone()
            if seat != viewer and not over:
                state.screen[seat * COLOURS : (seat + 1) * COLOURS] = [0] * COLOURS
                state.skills[seat * SKILLS : (seat + 1) * SKILLS] = [0] * SKILLS
            sources: dict[str, int] = {}
            for line in score(state, seat).lines:
                if line.points:
                    source = SOURCE_OF[line.rule]
                    sources[source] = sources.get(source, 0) + line.points
            points.append({"total": sum(sources.values()), "sources": sources})
        if viewer < 0:
            return {"points": points, "worth": {}}
        now = score(game.state, viewer).total
        return {"points": points, "worth": worth(game, viewer, now)}

    def scores(self, seq: int, seats: list[int]) -> list[ScoreData]:
        """The points of some seats as they stood."""
        over = seq == self.last

        def make() -> list[ScoreData]:
            return [
                found
                for seat in seats
                for found in scores_of(self.game if over else self.guessed(seq, seat), [seat])
            ]

        return self._once(("scores", seq, *seats), make)

    def event(self, seq: int, viewer: int) -> Json:
        """An entry of the log as a viewer saw it, without its time."""
        return self._once(("event", seq, viewer), lambda: self._event(seq, viewer))

    def _event(self, seq: int, viewer: int) -> Json:
        before = self.moments[max(0, seq - 1)].state
        event = read_event(before, self.game.log, seq).seen_by(viewer)
        check_hidden(event, self.game.log[seq], viewer)
        shown: Json = msgspec.to_builtins(event)
        del shown["at"]
        return shown

    def refusal(self, seq: int, seat: int, action: object) -> tuple[str, Json | None]:
        """What the rules say to an illegal action; the same whatever is hidden from the seat."""
        game = self.at(seq)
        said = refusal(game, seat, action)
        if action != "undo":  # which is about the log alone
            for seed in range(3):
                other = refusal(determinize(game.view(seat), seed), seat, action)
                assert other == said, f"a refusal tells what is hidden: {said}, {other}"
        return said


def check_hidden(event: Event, entry: Entry, viewer: int) -> None:
    """What `seen_by` must hide, once more and in other words."""
    if viewer == OPEN:
        return
    kind = entry.action & KIND_MASK
    if viewer != entry.seat and entry.seat >= 0 and kind in (PICK_TILES, PAY_SKILL):
        assert event.text in ("winter", "pay skill"), event.text
        expected = {"do": "winter", "tiles": []} if kind == PICK_TILES else PAID_FACE_DOWN
        assert msgspec.to_builtins(event.move) == expected
    for drawn in event.drew:
        mine = [o for o in entry.outcomes if o // SECRET - 1 == drawn.seat]
        if drawn.seat != viewer:
            assert (drawn.workers, drawn.skills, drawn.tiles) == ({}, {}, [])
            hidden = drawn.hidden_workers + drawn.hidden_skills + drawn.hidden_tiles
            assert hidden == len(mine)


def refusal(game: Game, seat: int, action: object) -> tuple[str, Json | None]:
    """Why an action cannot be, in English and as a reason."""
    tried = game.clone()
    try:
        if isinstance(action, str):
            tried.play(action, seat)
        else:
            assert isinstance(action, int)
            tried.apply(action, seat)
    except IllegalAction as error:
        return str(error), msgspec.to_builtins(error.reason)
    except KeyflowerError as error:
        return str(error), None
    return "", None
