"""Nothing at the table covers anything else: bids, tiles, names and counts, at every size."""

from typing import Final

import pytest
from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.records import bring, go_on, moment, played
from tests.browser.screens import resize, speak
from tests.browser.test_words import problems

SIZES: Final = amount(
    [(1440, 900), (1024, 768), (390, 844)],
    thorough=[
        (1920, 1080),
        (1440, 900),
        (1366, 768),
        (1280, 720),
        (1024, 768),
        (820, 1180),
        (844, 390),
        (390, 844),
    ],
)

# Shapes that must not touch, each with the tile or the card it belongs to: bids (with crown or
# triangle), tiles that can be bid for, dots of news, and whatever has letters. A bid reaches
# over its own tile.
COVERED: Final = r"""() => {
  const seen = (element) => !element.closest('[inert]')
    && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const unseen = (element) => element !== document.body
    && (getComputedStyle(element).clipPath === 'inset(50%)' || unseen(element.parentElement));
  const all = (query) => [...document.querySelectorAll(query)].filter(seen);
  const home = (element) => element.closest('[data-at]')?.dataset.at ?? '';
  const around = ({ left, right, top, bottom }) =>
    [[left, top], [right, top], [right, bottom], [left, bottom]];

  const chips = all('.lot .chip').map((chip) => ({
    name: `bid on ${home(chip)} “${chip.textContent.trim()}”`, home: home(chip),
    corners: around(chip.getBoundingClientRect()), chip: true,
  }));
  const tiles = all('.lot image.land').map((land) => {
    const turn = land.parentElement.getScreenCTM();
    const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
      const [x, y] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
      const point = new DOMPoint(100 * x, 100 * y).matrixTransform(turn);
      return [point.x, point.y];
    });
    return { name: `tile ${home(land)}`, home: home(land), corners };
  });
  const dots = all('.lot .dot').map((dot) => (
    { name: `dot of ${home(dot)}`, home: '', corners: around(dot.getBoundingClientRect()) }
  ));
  /** What is seen of a box within all that cuts or scrolls around it. */
  const within = (box, element) => {
    for (let outer = element; outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const { left, right, top, bottom } = outer.getBoundingClientRect();
      box = { left: Math.max(left, box.left), right: Math.min(right, box.right),
        top: Math.max(top, box.top), bottom: Math.min(bottom, box.bottom) };
    }
    return box;
  };
  const range = document.createRange();
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!data.trim() || parentElement.closest('svg, select, .skip')) continue;
    if (!seen(parentElement) || unseen(parentElement)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const line = { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
      const box = within(line, parentElement);
      if (box.left >= box.right || box.top >= box.bottom) continue;
      texts.push({ name: `“${data.trim()}”`, home: '', corners: around(box), at: parentElement });
    }
  }

  // Two convex shapes are apart where a line between them is found, along one of their edges.
  const SLACK = 1;
  const apart = (a, b) => a.some(([x, y], n) => {
    const [nextX, nextY] = a[(n + 1) % a.length];
    const [outX, outY] = [nextY - y, x - nextX];
    const long = Math.hypot(outX, outY) || 1;
    return b.every(([p, q]) => ((p - x) * outX + (q - y) * outY) / long > -SLACK);
  });
  const touch = (a, b) => !apart(a.corners, b.corners) && !apart(b.corners, a.corners);
  const found = [];
  chips.forEach((chip, n) => {
    for (const other of [...chips.slice(n + 1), ...tiles, ...dots, ...texts]) {
      if (!other.chip && other.home === chip.home) continue;
      if (touch(chip, other)) found.push(`${chip.name} covers ${other.name}`);
    }
    const own = document.querySelector(`[data-at="${chip.home}"]`);
    for (let box = own; box; box = box.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(box).overflow)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const out = ([x, y]) => x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1;
      if (chip.corners.some(out)) found.push(`${chip.name} is cut by ${box.className}`);
    }
  });
  for (const flower of all('.other .points')) {
    const corners = around(flower.getBoundingClientRect());
    const hides = (text) => !flower.contains(text.at) && touch({ corners }, text);
    found.push(...texts.filter(hides).map(({ name }) => `points cover ${name}`));
  }
  return found;
}"""


@pytest.mark.parametrize("players", amount([6], thorough=[2, 3, 4, 5, 6]))
@pytest.mark.parametrize("after", amount([0.7], thorough=[0.2, 0.45, 0.7, 0.88]))
def test_bids_cover_nothing(visit: Visit, players: int, after: float) -> None:
    """Bids touch no other bid, no other tile and no words, however many players there are."""
    player = visit()
    record = played(players, 11)
    at, seat = moment(record, "turn", after=after)
    request = player.context.request
    table = go_on(request, player.address, bring(request, player.address, record), at, seat)
    player.open(f"/table/{table}")
    player.at_table()
    found = {}
    for language in amount(("en",), thorough=("en", "el", "fa")):
        speak(player, language)
        for size in SIZES:
            resize(player, *size)
            key = f"{language} {size[0]}x{size[1]}"
            found[key] = player.page.evaluate(COVERED) + problems(player)
    assert not {key: wrong for key, wrong in found.items() if wrong}


@pytest.mark.thorough
@pytest.mark.parametrize("players", [4, 6])
def test_small_lots_cover_nothing(visit: Visit, players: int) -> None:
    """While goods are moved, the lots stand beside the village with their bids."""
    player = visit()
    record = played(players, 11)
    at, seat = moment(record, "transport", after=0.6)
    request = player.context.request
    table = go_on(request, player.address, bring(request, player.address, record), at, seat)
    player.open(f"/table/{table}")
    player.at_table()
    found = {}
    for language in ("en", "el"):
        speak(player, language)
        for size in ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180)):
            resize(player, *size)
            key = f"{language} {size[0]}x{size[1]}"
            found[key] = player.page.evaluate(COVERED) + problems(player)
    assert not {key: wrong for key, wrong in found.items() if wrong}


# What lies over the tiles of a village: the line of its bot, and the way back to one's own.
OVER_TILES: Final = """() => {
  const box = (query) => document.querySelector(`.village ${query}`).getBoundingClientRect();
  const tiles = [...document.querySelectorAll('.village image.land')]
    .map((tile) => tile.getBoundingClientRect());
  const [line, back, zoom] = [box('.villager'), box('.back'), box('.zoom')];
  return [
    ...tiles.some(({ top }) => top < line.bottom - 1) ? ['line'] : [],
    ...tiles.some(({ bottom }) => bottom > back.top + 1) ? ['back'] : [],
    ...zoom.width && zoom.left < back.right && zoom.right > back.left
      && zoom.bottom > back.top && zoom.top < back.bottom ? ['zoom'] : [],
  ];
}"""


def test_nothing_lies_on_the_village_of_a_bot(visit: Visit) -> None:
    player = visit()
    record = played(4, 11)
    at, seat = moment(record, "turn", after=0.6)
    request = player.context.request
    table = go_on(request, player.address, bring(request, player.address, record), at, seat)
    player.open(f"/table/{table}")
    player.at_table()
    player.press(player.page.locator(".other").first)
    found = {}
    for size in SIZES:
        resize(player, *size)
        if size[0] > 844:  # elsewhere the village is in a tab
            found[size] = player.page.evaluate(OVER_TILES)
    assert not {size: wrong for size, wrong in found.items() if wrong}
