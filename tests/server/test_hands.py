"""A table's last hands over HTTP."""

import asyncio
from typing import Any

import pytest

from pakli.rules import Fold, Player
from pakli.table import Sit
from tests.server.kit import Browser, Desk, refusal
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def played_table(desk: Desk, owner: Browser, **more: Any) -> str:
    """A table of two at which a hand was folded."""
    opened = await owner.post("/api/tables", TABLE | {"name": "Hands", "cut": False} | more)
    table_id: str = opened["table"]
    actor = desk.house.room.table(table_id)
    assert actor is not None
    for seat in (1, 2):
        player = (await (await desk.guest(f"Seat {seat} of {table_id}")).get("/api/me"))["player"]
        person = await desk.house.club.people.find(player)
        assert person is not None
        desk.house.room.knows(person)
        await actor.house_does(Sit(seat, player, 100))
    while not isinstance(actor.moment.table.next, Player):
        await asyncio.sleep(0.01)
    await actor.house_does(Fold(actor.moment.table.next.seat))
    return table_id


async def test_they_are_listed_and_shown(desk: Desk) -> None:
    host = await desk.member("Past host", "host")
    table = await played_table(desk, host)
    (line,) = [one for one in await host.get(f"/api/tables/{table}/hands") if one["number"] == 1]
    assert line["winners"][0]["chips"] == 2, "the bet that nobody called has gone back"
    hand = await host.get(f"/api/tables/{table}/hands/1")
    assert hand["first"]["hand"]["number"] == 1
    assert hand["steps"]
    no = await host.ask("GET", f"/api/tables/{table}/hands/99")
    assert refusal(no) == (404, "gone.hand")
    assert refusal(await host.ask("GET", "/api/tables/nosuch/hands")) == (404, "gone.table")


async def test_who_sees_everything_later_sees_hands_later_too(desk: Desk) -> None:
    host = await desk.member("Past delayer", "host")
    table = await played_table(desk, host, delay=600)
    rail = await desk.guest("Past onlooker")
    assert await rail.get(f"/api/tables/{table}/hands") == []
    assert refusal(await rail.ask("GET", f"/api/tables/{table}/hands/1")) == (404, "gone.hand")
    assert await host.get(f"/api/tables/{table}/hands"), "who runs the table sees the present"


async def test_a_private_table_s_hands_are_private(desk: Desk) -> None:
    owner, other = await desk.member("Past owner", "host"), await desk.member("Past stranger")
    table = await played_table(desk, owner, private=True)
    assert (await other.ask("GET", f"/api/tables/{table}/hands")).status_code == 403
