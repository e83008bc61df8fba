"""A member's bot in a tournament that was announced so, until it is out; in others it is refused."""

import msgspec
import pytest

from pakli.client import Refused, connect
from pakli.rules import Stakes
from pakli.tournament import Level, Price, Structure
from pakli.tournament.structure import Rebuy
from pakli.wire.tournaments import PlayerAsked
from tests.client.kit import open_club
from tests.server.kit import PASSWORD, with_limits

REBUYS = Structure(
    name="Rebuys",
    schedule=(Level(Stakes(100, 50), minutes=60),),
    entry=Price(0),
    stack=200,
    preset="standard",
    least=2,
    most=2,
    sit_and_go=True,
    rebuy=Rebuy(minutes=60, when="broke"),
    table_size=2,
    practice=True,
)


async def test_a_bot_takes_a_rebuy_if_it_likes_and_says_no_at_once_if_not() -> None:
    async with open_club(with_limits(messages_by_second=1e6)) as club:
        host = club.desk.browser()
        await host.post("/api/sign-in", {"name": "Judit", "password": PASSWORD})
        plan = {"name": "Rebuys", "structure": msgspec.to_builtins(REBUYS), "members_bots": True}
        made = await host.post("/api/tournaments", plan | {"bots": 1})
        asked: list[str] = []

        def once(what: PlayerAsked) -> bool:
            asked.append(what.what)
            return len(asked) == 1

        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            await client.enter(made["tournament"])
            async for turn in client.tournament_turns(made["tournament"], buys=once):
                await turn.take("fold", "show")
            player = client.player
        view = await host.get(f"/api/tournaments/{made['tournament']}?desk=true")
        [mine] = [one for one in view["desk"]["entries"] if one["player"] == player]
        assert (asked, mine["rebuys"], mine["state"]) == (["rebuy", "rebuy"], 1, "out")


async def test_a_private_event_takes_the_bot_of_who_was_invited_and_shows_that_it_is_one() -> None:
    async with open_club(with_limits(messages_by_second=1e6)) as club:
        host = club.desk.browser()
        await host.post("/api/sign-in", {"name": "Judit", "password": PASSWORD})
        plan = {"name": "Private", "preset": "sit-and-go-6-practice", "private": True}
        made = await host.post("/api/tournaments", plan | {"members_bots": True, "bots": 1})
        async with connect(club.address, await club.bot(), by_second=1e6) as client:
            assert await client.tournaments() == ()
            with pytest.raises(Refused, match=r"gone\.tournament|may\.invited_only"):
                await client.enter(made["tournament"])
            owner = (await club.owner.get("/api/me"))["player"]
            invite = {"type": "invite", "player": owner}
            rule = f"/api/tournaments/{made['tournament']}/rule"
            await host.post(rule, {"id": "i1", "action": invite})
            await client.until(lambda: client._events, 10)
            assert [one.may_enter for one in await client.tournaments()] == [True]
            await client.enter(made["tournament"])
        view = await host.get(f"/api/tournaments/{made['tournament']}?desk=true")
        assert [one["bot"] for one in view["ranks"]] == [True, True]
        assert [one["bot"] for one in view["desk"]["entries"]] == [True, True]
        sheet = (await host.ask("GET", f"/api/tournaments/{made['tournament']}/result.csv")).text
        assert sheet.count("(bot)") == 2


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
