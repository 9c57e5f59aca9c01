"""For tests that compile: where there is no C compiler, they are skipped with that reason."""

import pytest

from tools import compiled

needs_compiler = pytest.mark.skipif(
    bool(compiled.missing()), reason=f"compiling needs {compiled.missing()}"
)
