"""An evening of games, played once for all tests of leaks."""

import pytest
from tests.once import made_once
from tests.server.leaks.evening import Evening, played_evening


@pytest.fixture(scope="package")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """All games, on one server, which has been stopped."""
    found = made_once(tmp_path_factory, "evening", played_evening)
    assert isinstance(found, Evening)
    return found
