"""What a new room begins with."""

import pytest

from pakli.server import seed
from pakli.server.seeding import PRACTICE_TABLES
from tests.server.kit import Desk

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
