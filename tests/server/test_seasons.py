"""Seasons over HTTP: who makes them, who sees them, who is on them."""

import pytest

from pakli.room.records import RECORDS, Manners, Opened, Record
from pakli.store import Append
from pakli.table.events import Left, Seated
from tests.server.kit import Desk, open_desk, refusal
from tests.table.kit import sat

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEASON = {"title": "Spring", "begins": 0, "ends": 2**52, "practice": False}


async def test_a_season_is_the_host_s_until_he_shows_it() -> None:
    async with open_desk() as desk:
        host, anna, bela = (
            await desk.member("Judit", "host"),
            await desk.member("Anna"),
            await desk.member("Béla"),
        )
        ids = [(await one.get("/api/me"))["player"] for one in (anna, bela)]
        bot = (await desk.house.club.people.bot("Alder")).id
        await played(desk, ids[0], ids[1], bot)
        made = await host.post("/api/seasons", SEASON)
        path = f"/api/seasons/{made['id']}"
        lines = await host.get(f"{path}/standings")
        assert [(line["name"], line["net"]) for line in lines] == [("Anna", 60), ("Béla", -50)]
        assert await anna.get("/api/seasons") == []
        assert refusal(await anna.ask("GET", f"{path}/standings")) == (404, "gone.season")
        await host.put(f"{path}/shown", {"shown": True})
        assert len(await anna.get(f"{path}/standings")) == 2
        await bela.put("/api/me/listed", {"listed": False})
        assert [line["name"] for line in await host.get(f"{path}/standings")] == ["Anna"]
        await bela.put("/api/me/listed", {"listed": True})
        assert len(await host.get(f"{path}/standings")) == 2
        await host.delete(path)
        assert await host.get("/api/seasons") == []


async def played(desk: Desk, winner: str, loser: str, bot: str) -> None:
    """A table that was closed: 60 to the one, 50 from the other, 10 from a bot."""
    records: tuple[Record, ...] = (
        Opened(Manners(name="Friday"), sat("NL 1/2", {1: 200, 3: 200}, button=1).opened.sign),
        *(Seated(seat, player, 100) for seat, player in enumerate((winner, loser, bot), 1)),
        Left(1, winner, 160),
        Left(2, loser, 50),
        Left(3, bot, 90),
    )
    await desk.house.store.append(Append("table:old", 0, RECORDS.encode_all(records)))


async def test_a_season_has_bounds(desk: Desk) -> None:
    host = await desk.member("Jolán of seasons", "host")
    for change, code in (({"title": " "}, "season.title"), ({"ends": 0}, "season.span")):
        assert refusal(await host.ask("POST", "/api/seasons", SEASON | change)) == (422, code)
