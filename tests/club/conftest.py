"""A store and a club for each test."""

from collections.abc import AsyncIterator, Iterator

import pytest

from pakli.club import SCHEMA, Club
from pakli.store import Store
from tests.club.kit import HandClock, club_of


@pytest.fixture
def clock() -> HandClock:
    """A clock to be set by hand."""
    return HandClock()


@pytest.fixture
async def store() -> AsyncIterator[Store]:
    """A new database in memory; test_engines.py tries the others."""
    async with await Store.open("sqlite://", schemas=(SCHEMA,)) as opened:
        yield opened


@pytest.fixture
def club(store: Store, clock: HandClock) -> Iterator[Club]:
    """A club open to everybody."""
    opened = club_of(store, clock)
    yield opened
    opened.close()
