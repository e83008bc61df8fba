"""Somebody without a phone is seated by name at a table with real cards, over HTTP."""

from typing import Any, Final

import pytest

from tests.server.kit import Browser, open_desk, refusal
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")

KATI: Final = {"seat": 3, "name": "Kati", "chips": 100}


async def opened(owner: Browser, **more: Any) -> str:
    """A table with real cards, of somebody's."""
    answer = await owner.post("/api/tables", TABLE | {"private": True, "live": "console"} | more)
    table: str = answer["table"]
    return table


async def test_who_has_no_phone_is_seated_by_name() -> None:
    async with open_desk() as desk:
        owner = await desk.member("Anna")
        table = await opened(owner)
        seated = await owner.post(f"/api/tables/{table}/names", KATI)
        actor = desk.house.room.table(table)
        assert actor is not None
        seat = actor.moment.table.seat(3)
        assert (seat.player, seat.stack) == (seated["player"], 100)
        assert desk.house.room.house.people[seat.player].name == "Kati"
        assert seat.player not in actor.moment.away, "nobody waits for a phone that was never there"


async def test_a_seat_that_is_taken_makes_nobody() -> None:
    async with open_desk() as desk:
        owner = await desk.member("Anna")
        table = await opened(owner)
        await owner.post(f"/api/tables/{table}/names", KATI)
        no = await owner.ask("POST", f"/api/tables/{table}/names", KATI | {"name": "Zoli"})
        assert refusal(no) == (422, "seat.taken")
        assert await desk.house.club.people.named("Zoli") is None


async def test_there_are_no_bots_where_people_hold_the_cards() -> None:
    async with open_desk() as desk:
        host = await desk.member("Judit", "host")
        no = await host.ask("POST", "/api/tables", TABLE | {"live": "chips", "bots": 2})
        assert refusal(no) == (422, "live.no_bots")
