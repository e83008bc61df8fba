"""The Python client for bots, against a real server on a real socket."""

from pakli.client import connect
from tests.client.kit import open_club


async def test_a_bot_plays_hands() -> None:
    async with open_club() as club:
        token, actor = await club.bot(), await club.table()
        async with connect(club.address, token) as client:
            assert client.name == "Robi"
            table = await client.sit()
            turns = 0
            async for turn in table.turns():
                assert await turn.take("check", "call", "fold")
                turns += 1
                if turns == 20:
                    break
        assert actor.moment.table.hands > 2
