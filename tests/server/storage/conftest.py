"""Every statement runs on both kinds of databases."""

import pytest


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database of this test, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))
