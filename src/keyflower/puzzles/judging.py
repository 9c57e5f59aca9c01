"""Whether a turn solves a puzzle; equivalent turns do, too."""

from typing import Final, Literal

from keyflower.bots.network import BUILT_IN, network_for
from keyflower.bots.planner import Plan
from keyflower.bots.trained import LOGIT, valued
from keyflower.bots.evaluation import Judge
from keyflower.bots.weights import TUNED
from keyflower.bots.trained import after
from keyflower.puzzles.exact import last_points, points_of_village
from keyflower.puzzles.puzzle import Puzzle, actions_of
from keyflower.puzzles.searched import idea_of
from keyflower.rules.state import State

NEARLY: Final = 1.5
"""Points by which a turn with the idea of a searched solution may be worth less than it."""

Verdict = Literal["solved", "close", "wrong"]
