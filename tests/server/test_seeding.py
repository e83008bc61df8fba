"""What a new room begins with."""

from typing import Any

import pytest

from pakli.bots.levels import character
from pakli.club import MACHINE
from pakli.server import seed
from pakli.server.seeding import PRACTICE_TABLES
from pakli.table import JoinList
from tests.server.kit import Browser, Desk, open_desk, refusal, with_limits
from tests.server.test_routes import TABLE

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_new_room_has_practice_tables_of_several_games_with_bots(desk: Desk) -> None:
    assert await seed(desk.house) == len(PRACTICE_TABLES)
    guest = await desk.guest("Anna")
    tables = await guest.get("/api/tables")
    assert len({table["sign"]["games"][0]["variant"] for table in tables}) >= 6
    assert all(table["sign"]["practice"] and table["bots"] == table["players"] >= 3 for table in tables)
    assert all(table["sign"]["seats"] > table["bots"] for table in tables), "there is a seat for who comes"
    assert await seed(desk.house) == 0, "once"


async def test_a_newcomer_is_seated_in_one_step(desk: Desk) -> None:
    guest = await desk.guest("Béla")
    found = await guest.post("/api/quick-seat", {"practice": True, "game": "omaha"})
    tables = await guest.get("/api/tables")
    sign = next(table["sign"] for table in tables if table["table"] == found["table"])
    assert sign["games"][0]["variant"] == "omaha"


async def found(browser: Browser, **wish: Any) -> dict[str, Any]:
    """The table that a quick seat leads to, as the lobby lists it."""
    opened = await browser.post("/api/quick-seat", {"practice": False, **wish})
    tables = await browser.get("/api/tables")
    return next(each for each in tables if each["table"] == opened["table"])


async def test_a_quick_seat_is_at_a_practice_table_where_nobody_plays_for_more() -> None:
    async with open_desk() as desk:
        await seed(desk.house)
        floor, guest = await desk.member("Judit", "floor"), await desk.guest("Anna")
        empty = await floor.post("/api/tables", TABLE | {"practice": False})
        table = await found(guest)
        assert table["sign"]["practice"]
        assert table["bots"] >= 3
        assert table["table"] != empty["table"]
        assert table["players"] < table["sign"]["seats"]


async def test_a_newcomer_finds_bots_of_the_level_he_has_picked() -> None:
    async with open_desk(with_limits(practice_tables=len(PRACTICE_TABLES) + 2)) as desk:
        await seed(desk.house)
        guest, other = await desk.guest("Anna"), await desk.guest("Béla")

        async def levels(who: Browser, level: str) -> tuple[str, set[str]]:
            table = await found(who, practice=True, level=level)
            actor = desk.house.room.table(table["table"])
            assert actor is not None
            bots = [desk.house.room.house.people[seat.player] for seat in actor.moment.table.seats]
            return table["table"], {character(bot.name)[0] for bot in bots}

        easy = await levels(guest, "easy")
        assert easy[1] == {"easy"}
        assert await levels(other, "easy") == easy, "he finds the same table"
        assert (await levels(guest, "hard"))[1] == {"hard"}
        assert (await levels(guest, "medium"))[0], "where no more are opened, any will do"
        assert refusal(await guest.ask("POST", "/api/quick-seat", {"practice": True, "level": "odd"})) == (
            400,
            "request.unreadable",
        )


async def test_where_no_practice_seat_is_free_the_house_opens_a_table() -> None:
    async with open_desk(with_limits(practice_tables=len(PRACTICE_TABLES) + 2)) as desk:
        await seed(desk.house)
        guest = await desk.guest("Anna")
        for actor in desk.house.room.tables:
            for number in range(actor.lobby_entry().sign.seats):
                await actor.house_does(JoinList(f"waits {number}"))
        first = await found(guest)
        assert first["sign"]["name"] == "Duna 2"
        assert first["bots"] == 4
        passing = [one for one in desk.house.room.tables if one.moment.kept.manners.passing]
        assert [one.table_id for one in passing] == [first["table"]], "only this one closes again by itself"
        badugi = await found(guest, game="badugi")
        assert badugi["sign"]["games"][0]["variant"] == "badugi"
        assert badugi["bots"] == badugi["sign"]["seats"] - 2
        assert desk.house.room.owned_by(MACHINE.id) == len(PRACTICE_TABLES) + 2
        none = await guest.ask("POST", "/api/quick-seat", {"practice": False, "game": "razz"})
        assert refusal(none) == (404, "gone.seat"), "so many, and no more"


async def test_a_house_that_keeps_no_practice_tables_opens_none() -> None:
    async with open_desk() as desk:
        guest = await desk.guest("Anna")
        assert refusal(await guest.ask("POST", "/api/quick-seat", {"practice": True})) == (404, "gone.seat")
        assert not desk.house.room.tables


async def test_there_is_no_practice_table_of_a_game_nobody_knows() -> None:
    async with open_desk() as desk:
        await seed(desk.house)
        guest, before = await desk.guest("Anna"), len(desk.house.room.tables)
        unknown = await guest.ask("POST", "/api/quick-seat", {"practice": True, "game": "old maid"})
        assert refusal(unknown) == (422, "setup.unknown_game")
        assert len(desk.house.room.tables) == before
