"""One server for each module: who needs a fresh one opens it."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.server.kit import Desk, open_desk


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def desk() -> AsyncIterator[Desk]:
    """A server that all tests of a module share: people in it are told apart by name."""
    async with open_desk() as opened:
        yield opened
