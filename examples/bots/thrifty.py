"""A bot for Keyflower that needs nothing of Keyflower: python3 examples/bots/thrifty.py

It likes to use tiles, above all its own, bids little, and upgrades when it can.
The protocol is in docs/bots.md. Try it:
  ./keyflower simulate --players 2 --games 1 --seed 1 \
    --bots "exec:python3 examples/bots/thrifty.py,random"
"""

import json
import sys


def worth(line, seat, view):
    """How much it likes an action, by its line in notation (docs/notation.md)."""
    words = line.split()
    workers = sum(int(word) for word in words if word.isdigit())
    regrouped = sum(word.startswith("+") for word in words)
    where = words[-1]
    match words[0]:
        case "use":
            return 9 - 3 * workers - regrouped + 2 * where.startswith(f"p{seat}:")
        case "bid":
            return 7 - 2 * workers - regrouped - 2 * where.startswith("turn:")
        case "upgrade":
            return 5
        case "boat":
            boat = next(one for one in view["boats"] if one["boat"] == words[1])
            load = (*boat.get("workers", {}).values(), *boat.get("skills", {}).values())
            return 1 + sum(load)
        case "winter":
            return len(words)  # bring everything
        case "done" | "pass":
            return 1
    return 0


def decide(message):
    """The action it likes best."""
    seat, view = message["seat"], message["view"]
    return max(message["legal"], key=lambda one: worth(one["do"], seat, view))["action"]


for text in sys.stdin:
    message = json.loads(text)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1, "name": "thrifty"}), flush=True)
    elif message["type"] == "decide":
        print(decide(message), flush=True)
    elif message["type"] == "game_over":
        break
    # Anything else asks for no answer.
