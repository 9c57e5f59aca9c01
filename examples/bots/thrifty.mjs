// A bot for Keyflower in plain JavaScript: node examples/bots/thrifty.mjs
// It likes to use tiles, above all its own, bids little, and upgrades when it can.
// The protocol is in docs/bots.md. Try it:
//   ./keyflower simulate --players 2 --games 1 --seed 1 --bots "exec:node examples/bots/thrifty.mjs,random"

import { createInterface } from "node:readline";

const say = (line) => process.stdout.write(line + "\n");
const sum = (counts) => Object.values(counts ?? {}).reduce((a, b) => a + b, 0);

// How much it likes an action, by its line in notation (docs/notation.md).
function worth({ do: line }, { seat, view }) {
  const words = line.split(" ");
  const workers = words.filter((word) => /^\d+$/.test(word)).reduce((a, b) => a + Number(b), 0);
  const regrouped = words.filter((word) => word.startsWith("+")).length;
  const where = words.at(-1);
  switch (words[0]) {
    case "use":
      return 9 - 3 * workers - regrouped + (where.startsWith(`p${seat}:`) ? 2 : 0);
    case "bid":
      return 7 - 2 * workers - regrouped - (where.startsWith("turn:") ? 2 : 0);
    case "upgrade":
      return 5;
    case "boat": {
      const boat = view.boats.find((one) => one.boat === words[1]);
      return 1 + sum(boat.workers) + sum(boat.skills);
    }
    case "winter":
      return words.length; // bring everything
    case "done":
    case "pass":
      return 1;
    default:
      return 0;
  }
}

function decide(message) {
  let best = message.legal[0];
  for (const one of message.legal) {
    if (worth(one, message) > worth(best, message)) best = one;
  }
  return best.action;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say(JSON.stringify({ protocol: 1, name: "thrifty" }));
  else if (message.type === "decide") say(String(decide(message)));
  else if (message.type === "game_over") break;
  // Anything else asks for no answer.
}
