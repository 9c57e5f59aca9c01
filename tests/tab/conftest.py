"""Async tests run by anyio's plugin: a module of them says `pytestmark = pytest.mark.anyio`."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """asyncio is what Pyodide has."""
    return "asyncio"
