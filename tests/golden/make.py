"""Choose and write the golden games: `python -m tests.golden.make` from the root of a checkout.

Golden games are complete records that together show every tile side at work, every number of
players, every summer boat, every kind of action. They are played by dice that prefer what is
rare, and picked greedily until nothing is missing. `test_golden.py` replays them exactly.
"""

import random
from pathlib import Path

from keyflower import Game
from keyflower.rules import actions
from keyflower.rules.actions import KIND_MASK, KIND_NAMES
from keyflower.rules.pieces import POWER_NAMES
from keyflower.rules.state import PHASE_NAMES

FOLDER = Path(__file__).parent / "games"
GAMES_TRIED = 1500

# How often an action is preferred to a bid, by kind.
LIKING = {
    actions.PASS: 0.3,
    actions.BID: 0.4,
    actions.USE: 1.0,
    actions.UPGRADE: 60.0,
    actions.STEP: 4.0,
    actions.DONE: 0.2,
    actions.FLIP_TILE: 1.0,
    actions.KEEP: 1.0,
}


def choose(rng: random.Random, legal: list[int]) -> int:
    """Dice that like what is rare, and small numbers of workers."""
    weights = [LIKING.get(action & KIND_MASK, 1.0) for action in legal]
    for i, action in enumerate(legal):
        kind = action & KIND_MASK
        if kind == actions.BID:
            weights[i] /= 1 + actions.bid_count(action)
    at = rng.random() * sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    return legal[-1]


def seen_in(game: Game, seat: int, action: int) -> set[str]:
    """What an action shows that a golden game should show."""
    state = game.state
    ids = state.lookup.ids
    kind = action & KIND_MASK
    out = {f"action:{KIND_NAMES[kind]}:{kind}", f"phase:{PHASE_NAMES[state.phase]}"}
    tile = actions.tile_of(action)
    if kind == actions.USE:
        out.add(f"side:{ids[tile]}/{('front', 'back')[state.side[tile]]}")
        colours = [c for c in range(4) if actions.use_count(action, c)]
        if len(colours) > 1:
            out.add("mixed colours")
    if kind in (actions.USE, actions.BID) and actions.losing_mask(action):
        out.add("losing bid moved")
    if kind == actions.BID and state.colour[tile] not in (-1, actions.bid_colour(action)):
        out.add("colour changed")
    return out


def seen_at_end(game: Game) -> set[str]:
    """What the end of a game shows: tiles that only score, owners of summer boats."""
    state = game.state
    lookup = state.lookup
    out = {f"players:{game.players}"}
    for village in state.villages:
        for tile in village:
            if not lookup.acts[tile * 2 + state.side[tile]]:
                out.add(f"side:{lookup.ids[tile]}/{('front', 'back')[state.side[tile]]}")
    out |= {f"boat:{POWER_NAMES[i]}" for i in range(8) if state.power[i] >= 0}
    if any(state.aside):
        out.add("set aside")
    return out


def play_out(players: int, seed: int) -> tuple[Game, set[str]]:
    """A complete game and what it shows."""
    rng = random.Random(seed)
    game = Game.new(players=players, seed=seed)
    seen: set[str] = set()
    while not game.over:
        seat = game.to_act[int(rng.random() * len(game.to_act))]
        action = choose(rng, game.legal(seat))
        seen |= seen_in(game, seat, action)
        game.apply(action)
        if rng.random() < 0.02 and game.can_undo(seat):
            game.undo(seat)
            seen.add("undo")
    return game, seen | seen_at_end(game)


def wanted() -> set[str]:
    """Everything that the golden games must show together."""
    game = Game.new(players=2, seed=0)
    lookup = game.state.lookup
    out = {f"action:{KIND_NAMES[kind]}:{kind}" for kind in range(actions.UNDO)}
    out |= {f"phase:{name}" for name in PHASE_NAMES if name != "over"}
    out |= {f"boat:{name}" for name in POWER_NAMES}
    out |= {f"players:{players}" for players in range(2, 7)}
    out |= {"undo", "losing bid moved", "mixed colours", "colour changed", "set aside"}
    for tile in lookup.catalogue.tiles:
        out.add(f"side:{tile.id}/front")
        if tile.back is not None:
            out.add(f"side:{tile.id}/back")
    return out


def main() -> None:
    """Play, pick, write."""
    missing = wanted()
    tried = []
    for seed in range(GAMES_TRIED):
        players = 2 + seed % 5
        game, seen = play_out(players, seed)
        tried.append((players, seed, seen))
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    while missing:
        players, seed, seen = max(tried, key=lambda game: len(game[2] & missing))
        if not seen & missing:
            raise SystemExit(f"no game shows {sorted(missing)}: try more games")
        game, _ = play_out(players, seed)
        record = game.record()
        record.names = ["dice"] * players
        (FOLDER / f"{players}-players-{seed}.json").write_text(record.dumps(), "utf-8")
        print(f"{players} players, seed {seed}: {len(seen & missing)} new")
        missing -= seen


if __name__ == "__main__":
    main()
