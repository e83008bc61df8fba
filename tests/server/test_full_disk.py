"""A full disk, seen from pages: the table says that it stands still, and goes on with the same thing."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from pakli.store import check
from tests.server.kit import open_desk
from tests.server.network import listening
from tests.server.page import Page, guest, opened
from tests.server.test_playing import chips, number, play, seated
from tests.server.test_routes import TABLE


def no_more_room(connection: Connection) -> None:
    """Let the database not grow by a page."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def noting(page: Page) -> list[Any]:
    """Every trouble that a page is told of from now on; None: it is over."""
    troubles: list[Any] = []
    hear = page.hear

    async def heard() -> dict[str, Any]:
        message = await hear()
        if message["t"] == "batch" and "trouble" in message["set"]:
            troubles.append(message["set"]["trouble"])
        return message

    page.hear = heard  # type: ignore[method-assign]
    return troubles


async def test_a_full_disk_is_told_as_trouble_and_then_the_hands_go_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'room.sqlite'}"
    async with open_desk(url=url) as desk, listening(desk.app) as port:
        origin = f"http://127.0.0.1:{port}"
        host = await desk.join(desk.browser(origin=origin), "Judit", "host")
        table = (await host.post("/api/tables", TABLE | {"cut": False}))["table"]
        anna, bela = await guest(origin, "Anna"), await guest(origin, "Béla")
        async with opened(origin, anna) as here, opened(origin, bela) as there:
            troubles = [noting(page) for page in (here, there)]
            for page in (here, there):
                await seated(page, table)
            await asyncio.gather(*[play(page, table, 1) for page in (here, there)])
            before = chips(here.views[table])
            for _ in range(8):
                await desk.house.store.transact(no_more_room)
                last = number(here, table) + 3
                await asyncio.gather(*[play(page, table, last) for page in (here, there)])
                if all(troubles):
                    break
            for page, told in zip((here, there), troubles, strict=True):
                assert (told[0], told[-1]) == ("storage", None)
                assert page.errors == []
                assert "trouble" not in page.views[table]
            assert chips(here.views[table]) == before
        assert (await check(desk.house.store)).faults == ()
