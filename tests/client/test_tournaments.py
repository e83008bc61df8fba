"""A member's bot in a tournament that was announced so, until it is out; in others it is refused."""

import pytest

from pakli.client import Refused, connect
from tests.client.kit import open_club
from tests.server.kit import PASSWORD, with_limits


async def test_a_bot_plays_a_sit_and_go_until_it_is_out() -> None:
    async with open_club(with_limits(messages_by_second=1e6)) as club:
        host = club.desk.browser()
        await host.post("/api/sign-in", {"name": "Judit", "password": PASSWORD})
        plan = {"name": "Friday", "preset": "sit-and-go-6-practice"}
        made = await host.post("/api/tournaments", plan | {"members_bots": True, "bots": 5})
        closed = await host.post("/api/tournaments", plan | {"bots": 5})
        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            may = {one.tournament: one.may_enter for one in await client.tournaments()}
            assert may == {made["tournament"]: True, closed["tournament"]: False}
            with pytest.raises(Refused, match=r"may\.no_members_bots"):
                await client.enter(closed["tournament"])
            await client.enter(made["tournament"])
            turns = 0
            async for turn in client.tournament_turns(made["tournament"]):
                turns += 1
                await turn.take("call", "check", "fold", "show")
                if turns == 3:
                    action = {"type": "disqualify", "player": client.player, "reason": "enough"}
                    await host.post(
                        f"/api/tournaments/{made['tournament']}/rule", {"id": "r1", "action": action}
                    )
            assert turns >= 3
        view = await host.get(f"/api/tournaments/{made['tournament']}")
        assert view["members_bots"] is True
