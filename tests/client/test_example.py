"""The example of the manual plays a hundred hands against the house's bots, as it stands there."""

import asyncio
from typing import Any

from tests.client.kit import open_club
from tests.docs.kit import fences
from tests.server.kit import with_limits


async def test_the_example_plays_a_hundred_hands() -> None:
    names: dict[str, Any] = {}
    exec(fences("docs/developers/bots.md", "python")[0], names)
    names["connect"] = lambda address, token, real=names["connect"]: real(address, token, by_second=1e6)
    async with open_club(with_limits(messages_by_second=1e6)) as club:
        actor = await club.table(bots=1, seats=2)
        playing = asyncio.create_task(names["play"](club.address, await club.bot(), 10_000))
        try:
            async with asyncio.timeout(60):
                while actor.moment.table.hands <= 100:
                    assert not playing.done(), playing.exception()
                    await asyncio.sleep(0.01)
        finally:
            playing.cancel()
        assert actor.moment.table.missing == 0
