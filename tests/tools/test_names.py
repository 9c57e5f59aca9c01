"""Names: constants say the thing, not the amount (`MAX_PLANS`, not `MOST`); a class has its own."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from tools import ROOT
from tools.page import WEB

FOLDERS = ("src", "tools", "bench")
BARE = {
    *("FEW", "FEWER", "FEWEST", "MANY", "MORE", "MOST", "LESS", "LEAST", "ENOUGH", "ALL", "EVERY"),
    *("LONG", "LONGER", "LONGEST", "SHORT", "SHORTEST", "LARGE", "LARGEST", "SMALL", "SMALLEST"),
    *("FAST", "QUICK", "SLOW", "EARLY", "LATE", "LATEST", "YOUNG", "OLD", "NEW", "FIRST", "LAST"),
    *("NEAR", "FAR", "CLOSE", "CLEAR", "AHEAD", "APART", "TOGETHER", "INSIDE", "OUTSIDE", "ALONE"),
    *("KEPT", "SHOWN", "GIVEN", "TAKEN", "MADE", "PAID", "LOADED", "UPGRADED", "SETTLED"),
    *("WHOLE", "USUAL", "PLAIN", "SAFE", "WRONG", "SAME", "UNKNOWN", "NEVER", "DOUBLED", "NOBODY"),
    "MISSING",
}
SHARED = {  # still to be renamed
    "State": ["play/messages.py", "rules/state.py"],
    "Step": ["formats/moves/step.py", "play/step.py"],
}
"""Classes of two modules with the same name, by module."""


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


def test_a_class_has_a_name_of_its_own() -> None:
    package = ROOT / "src" / "keyflower"
    modules: dict[str, list[str]] = defaultdict(list)
    for file in sorted(package.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                modules[node.name].append(file.relative_to(package).as_posix())
    assert {name: files for name, files in modules.items() if len(files) > 1} == SHARED


def test_no_constant_of_the_client_is_a_bare_adjective() -> None:
    files = [file for folder in ("src", "build", "tests") for file in (WEB / folder).rglob("*.*")]
    found = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in sorted(files)
        if file.suffix in (".ts", ".svelte") and "generated" not in file.parts
        for name in re.findall(r"\bconst ([A-Z_]+)\b", file.read_text("utf-8"))
        if name in BARE
    ]
    assert len(files) > 400
    assert found == []
