"""Somebody at a screen: finds things by role and name, clicks or taps them, notes what goes wrong.

Everything is decided through the page. What comes over the WebSocket is only listened to: to know
when the page has drawn the answer to a click, and that no screen of another player is shown.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as TooLong

from keyflower.bots.levels import LEVELS

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

PATIENCE: Final = 20_000  # ms; a busy machine isn't a failure

# Notes on <html> what the line has brought, once the page had the time to draw it: how many of my
# messages were answered, the latest refusal, and how long redrawing the board took.
LISTEN: Final = """
(() => {
  const kept = { answers: 0, seq: 0, waiting: [], redraws: [], latest: 0 };
  window.keyflowerSeen = kept;
  const after = (message) => {
    const marks = document.documentElement.dataset;
    if (message.seq !== undefined) kept.seq = Math.max(kept.seq, message.seq);
    if (message.type === 'done') kept.waiting.push(message.seq);
    if (message.type === 'refused') marks.refused = message.code;
    if (message.type === 'refused') kept.answers += 1;
    const known = kept.waiting.filter((seq) => seq <= kept.seq);
    kept.answers += known.length;
    kept.waiting = kept.waiting.filter((seq) => seq > kept.seq);
    marks.answers = String(kept.answers);
    marks.seq = String(kept.seq);
  };
  // The page draws what came in its next frame; where frames are slow, a tenth of a second later.
  const drawn = (then) => {
    let waits = true;
    const once = () => { if (waits) then(); waits = false; };
    requestAnimationFrame(() => setTimeout(once));
    setTimeout(once, 150);
  };
  // How often the page has changed since somebody first asked.
  let changed = 0;
  let watch = null;
  const changes = () => {
    if (!watch) {
      watch = new MutationObserver(() => { changed += 1; });
      const all = { childList: true, subtree: true, attributes: true, characterData: true };
      watch.observe(document.body, all);
    }
    return changed;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data);
        drawn(() => after(message));
        if (message.type !== 'update') return;
        kept.latest = event.timeStamp;
        // From the message to the end of the frame that shows what it changed.
        const before = changes();
        const look = () => requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const took = performance.now() - event.timeStamp;
            if (changes() > before) {
              const name = `keyflower-redraw-${kept.redraws.push(took)}`;
              performance.measure(name, { start: event.timeStamp });
            } else if (took < 2000) look();
          };
          port2.postMessage(null);
        });
        look();
      });
    }
  };
  // Where the game runs in the tab, its worker says the same.
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.ready) document.documentElement.dataset.ready = 'yes';
        if (data.message && data.line) drawn(() => after(JSON.parse(data.message)));
      });
    }
  };
})();
"""

# Every click of a test is its own: the page makes no decision by itself.
BY_HAND: Final[dict[str, object]] = {
    "auto_pass": False,
    "auto_single": False,
    "speed": "instant",
}
CHOOSE: Final = """
if (location.protocol.startsWith('http') && !localStorage.getItem('keyflower-settings')) {
  localStorage.setItem('keyflower-settings', %s);
}
"""

CAN_CHOOSE: Final = re.compile(r"You can choose it\.")
USABLE: Final = re.compile(r"you can choose\.")
# What the button says that sends what is drafted.
GO: Final = re.compile(
    r"^(Bid \d|Raise to |Use with \d|Take |Pick \d|Choose |Change "
    r"|(Pay|Flip|Upgrade|Move here|Place here)$)"
)
# One owes a decision, or the game is over. To look for roles and names again and again until then
# takes the page longer than to draw it.
OVER: Final = ".end h1"
READY: Final = f"[data-phase]:not([data-phase=waiting]), {OVER}"
# Where a good goes with one message; over several tiles it takes one for each step.
ONE_STEP: Final = re.compile(r"^To (?!.* steps\)$)")

BOTS: Final = {level.id: level.bot for level in LEVELS}


class Player:
    """One browser with one page."""

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        touch: bool = False,
        settings: dict[str, object] | None = None,
    ) -> None:
        self.context = context
        self.address = address
        self.touch = touch
        self.problems: list[str] = []
        self.away = False  # while the server is down, failed requests are no problem
        self.screens: set[int] = set()  # seats whose workers the server has shown during the game
        self.did: Counter[str] = Counter()
        context.add_init_script(LISTEN)
        context.add_init_script(CHOOSE % json.dumps(json.dumps(BY_HAND | (settings or {}))))
        context.set_default_timeout(PATIENCE)
        context.on("request", self._requested)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        self.page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note what goes wrong on a page."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        page.on("websocket", self._connected)

    # ---- What goes wrong

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.away:
            self.problems.append(f"console: {message.text}")

    def _requested(self, request: Request) -> None:
        self._same_host(request.url)

    def _same_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self.problems.append(f"request to another host: {url}")

    def _failed(self, request: Request) -> None:
        # What a page leaves behind when it goes elsewhere, or turns into a download, is aborted.
        if not self.away and request.failure != "net::ERR_ABORTED":
            self.problems.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and not self.away:
            self.problems.append(f"{response.status}: {response.request.method} {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        self._same_host(socket.url)
        socket.on("framereceived", self._heard)

    def _heard(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message.get("table", {}).get("status") != "playing":
            return
        view = message.get("view") or {"seats": []}
        for seat, shown in enumerate(view["seats"]):
            if {"workers", "skills", "winter"} & shown.keys():
                self.screens.add(seat)

    # ---- Moving about

    def open(self, path: str = "/") -> None:
        """Go to an address, as typed."""
        self.page.goto(self.address + path)

    def press(self, button: Locator) -> None:
        """A click, or a tap where there is no mouse."""
        if self.touch:
            button.tap()
        else:
            button.click()

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        """A button by its name."""
        place = self.page if within is None else within
        return place.get_by_role("button", name=name, exact=isinstance(name, str))

    def play_now(self, opponents: int = 1, strength: str = "Easy") -> None:
        """From the start page to a table against bots."""
        count = "1 opponent" if opponents == 1 else f"{opponents} opponents"
        self.choose("Opponents", count)
        self.choose("Strength", strength)
        self.press(self.button("Play now"))
        self.at_table()

    def sit_down(self, opponents: int = 1, level: str = "easy") -> None:
        """At a table against bots, without the start page, until one owes a decision."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": BOTS[level]} for _ in range(opponents))]
        made = self.ask("/api/tables", {"seats": seats, "start": True})
        self.open(f"/table/{made['table']['id']}")
        self.at_table()
        self.wait()

    def choose(self, group: str, name: str) -> None:
        """One of some radio buttons; they lie invisible over what one sees."""
        radio = self.page.get_by_role("radio", name=name, exact=True)
        places = self.page.get_by_role("radiogroup", name=group)
        self.press(places.locator("label").filter(has=radio))
        expect(places.locator(radio)).to_be_checked()

    def rename(self, name: str) -> None:
        """Take a name, on the start page."""
        self.page.get_by_role("textbox", name="Your name").fill(name)
        self.press(self.button("Save"))
        expect(self.button("Save")).to_be_disabled()

    def at_table(self) -> None:
        """Until the table is drawn and the line is open."""
        self.page.wait_for_url(re.compile(r"/table/"))
        self.panel.wait_for()
        self.page.locator("html[data-seq]").wait_for(state="attached")

    @property
    def table(self) -> str:
        """The id of the table at which one is."""
        return self.page.url.rsplit("/", 1)[1]

    def get(self, path: str) -> Any:
        """What the server says to this person, besides the page."""
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.status_text
        return answer.json()

    def ask(self, path: str, body: object = None, method: str = "POST") -> Any:
        """Ask the server for something, besides the page; whoever is new gets a cookie."""
        request = self.context.request
        if not self.context.cookies():
            request.post(f"{self.address}/api/me")
        data = {} if body is None else body
        answer = request.fetch(self.address + path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    # ---- The table

    @property
    def panel(self) -> Locator:
        """Where one decides."""
        return self.page.get_by_role("region", name="Your decision")

    @property
    def owing(self) -> Locator:
        """The panel, while one owes a decision."""
        return self.panel.and_(self.page.locator("[data-phase]:not([data-phase=waiting])"))

    @property
    def village(self) -> Locator:
        """The village that is shown large."""
        return self.page.locator("section.village")

    @property
    def over(self) -> Locator:
        """The headline of the end."""
        return self.page.locator(OVER)

    @property
    def go(self) -> Locator:
        """The button that sends what is drafted."""
        return self.button(GO, self.panel)

    def wait(self) -> bool:
        """Until one owes a decision or the game is over. -> whether it goes on"""
        self.page.locator(READY).first.wait_for()
        return not self.over.is_visible()

    def skip(self) -> None:
        """See the latest at once, if moves of others still play."""
        self.page.keyboard.press("Shift")

    def owes(self, within: int = 0) -> bool:
        """Whether one owes a decision, now or within that many milliseconds."""
        if within and not self.owing.is_visible():
            with suppress(TooLong):
                self.page.locator(READY).first.wait_for(timeout=within)
        return self.owing.is_visible() and not self.over.is_visible()

    @property
    def phase(self) -> str:
        """What kind of decision it is."""
        return self.panel.get_attribute("data-phase") or ""

    def marks(self) -> dict[str, str]:
        """What was noted of the line."""
        found: dict[str, str] = self.page.evaluate("() => ({...document.documentElement.dataset})")
        return found

    def send(self, button: Locator) -> None:
        """Press what sends a message, and wait until its answer is drawn."""
        self.sends(lambda: self.press(button))

    def sends(self, act: Callable[[], object]) -> None:
        """Do what sends a message, and wait until its answer is drawn."""
        answers = int(self.marks().get("answers", "0"))
        act()
        self.page.locator(f'html[data-answers="{answers + 1}"]').wait_for(state="attached")
        refused = self.marks().get("refused")
        assert refused is None, f"the server refused: {refused}; {self.panel.inner_text()}"

    def talk(self, part: str) -> None:
        """Go to the log or the chat, wherever this screen has them."""
        tab = self.page.get_by_role("tab", name=re.compile(f"^{part}"))
        if not tab.is_visible():
            self.press(self.page.locator("[data-do=talk]"))
        self.press(tab)

    # ---- Deciding

    def decide(self, chance: random.Random) -> str:
        """Decide something, whatever is legal. -> what kind"""
        phase = self.phase
        kind = {
            "turn": self._turn,
            "pay": self._one_of,
            "take": self._one_of,
            "transport": self._transport,
            "pick_boat": self._one_of,
            "build": self._build,
            "pick_winter": self._winter,
            "flip": self._flip,
        }[phase](chance)
        self.did[kind or phase] += 1
        return kind or phase

    def tap_mark(self, place: Locator) -> None:
        """Choose a marked tile, and see that the panel is about it."""
        self.press(place)
        self.modes.wait_for()

    @property
    def modes(self) -> Locator:
        """Bid or use."""
        return self.panel.get_by_role("group", name="Bid or use")

    def marked(self, chance: random.Random) -> Locator | None:
        """A tile at which something can be done; sometimes in the village of another player."""
        others = self.button(USABLE)
        lots = self.button(CAN_CHOOSE, self.page.locator(".lots"))
        if lots.count() and not self.did["bid"]:
            found = lots  # everybody bids at least once
        elif others.count() and chance.random() < 0.25:
            self.press(others.nth(chance.randrange(others.count())))
            found = self.village.get_by_role("button", name=CAN_CHOOSE)
        else:
            found = self.button(CAN_CHOOSE)
        count = found.count()
        return found.nth(chance.randrange(count)) if count else None

    def choose_tile(self) -> None:
        """Choose the first tile at which something can be done."""
        self.tap_mark(self.button(CAN_CHOOSE).first)

    def _turn(self, chance: random.Random) -> str:
        place = None if chance.random() < 0.15 else self.marked(chance)
        if place is None:
            self.pass_()
            return "pass"
        self.tap_mark(place)
        modes = self.modes.get_by_role("button", disabled=False)
        bids = modes.filter(has_not_text=re.compile("^Use"))
        if bids.count() and not self.did["bid"]:
            modes = bids
        mode = modes.nth(chance.randrange(modes.count()))
        self.press(mode)
        kind = "use" if mode.inner_text().startswith("Use") else "bid"
        groups = self.panel.get_by_role("group", name="Losing bids for here")
        free = groups.get_by_role("button", disabled=False)
        if free.count() and chance.random() < 0.5:
            self.press(free.first)
        colours = self.button(re.compile("behind your screen$"), self.panel)
        more = self.button("One more", self.panel)
        if chance.random() < 0.3 and colours.count() and colours.first.is_enabled():
            self.press(colours.first)
        if chance.random() < 0.3 and more.count() and more.first.is_enabled():
            self.press(more.first)
        if self.go.is_enabled():
            self.send(self.go)
            return kind
        self.press(self.button("Put it back", self.panel))
        self.pass_()
        return "pass"

    def pass_(self, how: str = "Pass") -> None:
        """Pass once, or in another way."""
        if how == "Pass":
            self.send(self.button(how, self.panel))
            return
        self.press(self.button("Other ways to pass", self.panel))
        way = self.page.get_by_role("menuitem", name=re.compile(f"^{how}"))
        if how == "Pass for the season":
            self.press(way)
            way = self.page.get_by_role("menuitem", name="Yes, pass")
        self.send(way)

    def _one_of(self, chance: random.Random) -> None:
        options = self.page.locator(".hand .body, .stage .opts").get_by_role("button")
        options.first.wait_for()  # boats are loaded when they're needed
        self.press(options.nth(chance.randrange(options.count())))
        self.send(self.go)

    def _transport(self, chance: random.Random) -> str:
        upgrades = self.panel.get_by_role("group", name="Upgrades").get_by_role("button")
        goods = self.panel.get_by_role("group", name="Resources you can move")
        if upgrades.count() and chance.random() < 0.8:
            self.press(upgrades.first)
            ways = self.panel.get_by_role("group", name="Pay with").get_by_role("button")
            if ways.count():
                self.press(ways.nth(chance.randrange(ways.count())))
            self.send(self.go)
            return "upgrade"
        if goods.count() and chance.random() < 0.7:
            to = self.button(ONE_STEP, self.panel)
            if not to.count():
                free = goods.get_by_role("button")
                self.press(free.nth(chance.randrange(free.count())))
            self.send(to.nth(chance.randrange(to.count())))
            return "step"
        self.send(self.button("Done", self.panel))
        return "done"

    @property
    def cells(self) -> Locator:
        """Where a tile can be built."""
        return self.village.get_by_role("button", name=re.compile("^Free place"))

    def _build(self, chance: random.Random) -> None:
        cells = self.cells
        self.press(cells.nth(chance.randrange(cells.count())))
        for _ in range(chance.randrange(3)):
            self.press(self.button("Rotate right", self.panel))
        self.send(self.go)

    def _winter(self, chance: random.Random) -> None:
        tiles = self.page.get_by_role("group", name="Winter tiles").get_by_role("button")
        tiles.first.wait_for()
        for at in range(tiles.count()):
            wanted = at == 0 or chance.random() < 0.5
            if wanted != (tiles.nth(at).get_attribute("aria-pressed") == "true"):
                self.press(tiles.nth(at))
        self.send(self.go)

    def _flip(self, chance: random.Random) -> None:
        options = self.panel.locator(".body").get_by_role("button")
        if options.count() and chance.random() < 0.8:
            self.press(options.first)
            self.send(self.go)
        else:
            self.send(self.button("Flip nothing", self.panel))

    # ---- The end

    def totals(self) -> dict[str, int]:
        """Points by name, as the end shows them once they are counted."""
        self.over.wait_for()
        self.skip()
        chart = self.page.get_by_role("region", name="Points by source")
        names = chart.locator(".name").all_inner_texts()
        points = [int(text.split()[0]) for text in chart.locator(".total").all_inner_texts()]
        return dict(zip(names, points, strict=True))
