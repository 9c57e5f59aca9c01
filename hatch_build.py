"""What hatchling runs when it builds the package: the page, and compiled rules where asked for.

KEYFLOWER_COMPILE=1 in the environment makes a platform wheel, its rules and bots compiled by
mypyc, instead of a pure one.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compiled, page


class PackageBuild(BuildHookInterface[Any]):
    """Builds what git does not hold."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        needed = [] if page.has_node() else [page.NODE_WHEEL]
        if self._compiles():
            needed += compiled.requirements()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and compile, before hatchling collects the files."""
        if not page.is_built():
            page.build()
        page.compile_code()
        if self._compiles():
            self._work = tempfile.mkdtemp(prefix="keyflower-compiled-")
            finished = compiled.compile_in(Path(self._work))
            for file in finished.rglob("*"):
                if file.is_file():
                    relative = file.relative_to(finished).as_posix()
                    build_data["force_include"][str(file)] = relative
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled."""
        if self._compiles():
            shutil.rmtree(self._work)

    def _compiles(self) -> bool:
        wanted = os.environ.get("KEYFLOWER_COMPILE", "") not in ("", "0")
        return wanted and self.target_name == "wheel"
