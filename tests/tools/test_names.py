"""Names of constants say the thing, not the amount: `MAX_PLANS`, not `MOST`."""

import ast
from collections.abc import Iterator

from tools import ROOT

FOLDERS = ("src", "tools", "bench")
BARE = {
    *("FEW", "FEWER", "FEWEST", "MANY", "MORE", "MOST", "LESS", "LEAST", "ENOUGH", "ALL", "EVERY"),
    *("LONG", "LONGER", "LONGEST", "SHORT", "SHORTEST", "LARGE", "LARGEST", "SMALL", "SMALLEST"),
    *("FAST", "QUICK", "SLOW", "EARLY", "LATE", "LATEST", "YOUNG", "OLD", "NEW", "FIRST", "LAST"),
    *("NEAR", "FAR", "CLOSE", "CLEAR", "AHEAD", "APART", "TOGETHER", "INSIDE", "OUTSIDE", "ALONE"),
    *(
        "KEPT",
        "SHOWN",
        "GIVEN",
        "TAKEN",
        "MADE",
        "PAID",
        "LOADED",
        "UPGRADED",
        "SETTLED",
        "MISSING",
    ),
    *("WHOLE", "USUAL", "PLAIN", "SAFE", "WRONG", "SAME", "UNKNOWN", "NEVER", "DOUBLED", "NOBODY"),
}


def constants(tree: ast.Module) -> Iterator[str]:
    """The names of a module's constants."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper():
                yield target.id


def test_no_constant_is_a_bare_adjective() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {name}"
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*.py"))
        for name in constants(ast.parse(file.read_text("utf-8")))
        if name.lstrip("_") in BARE
    ]
    assert found == []
