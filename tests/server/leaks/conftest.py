"""An evening of games, played once for all tests of leaks."""

from typing import TYPE_CHECKING

import pytest
from tests.once import made_once

if TYPE_CHECKING:
    from tests.server.leaks.evening import Evening


@pytest.fixture(scope="package")
def evening(tmp_path_factory: pytest.TempPathFactory) -> "Evening":
    """All games, on one server, which has been stopped."""
    # This file is read before it's known how much to try (tests/amounts.py).
    from tests.server.leaks.evening import Evening, played_evening

    found = made_once(tmp_path_factory, "evening", played_evening)
    assert isinstance(found, Evening)
    return found
