"""Sockets that die, and sockets of nobody, at real tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, get_args

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from pakli.wire.messages import ClientMessage
from tests.server.page import Page, guest, opened
from tests.server.test_endpoint import Served, served
from tests.server.test_routes import TABLE


@asynccontextmanager
async def table_of(server: Served) -> AsyncIterator[str]:
    """A practice table of the house without bots."""
    host = await server.desk.join(server.desk.browser(origin=server.origin), "Judit", "host")
    yield (await host.post("/api/tables", TABLE | {"cut": False}))["table"]


async def seated(page: Page, table: str) -> int:
    """Look on and sit down; the seat."""
    await page.watch(table)
    return await page.sit(table)


def marks(page: Page, table: str, seat: int) -> list[str]:
    """How a seat is marked."""
    found: list[str] = page.views[table]["seats"][str(seat)]["marks"]
    return found


async def answers(page: Page, table: str) -> None:
    """Answer once, if it is this page that is asked first."""
    await page.until(lambda: "hand" in page.views[table] and page.views[table]["to_act"])
    await page.answer(table)


async def test_a_socket_that_dies_is_a_player_away_and_he_comes_back_to_his_question() -> None:
    async with served() as server, table_of(server) as table:
        anna, bela = await guest(server.origin, "Anna"), await guest(server.origin, "Béla")
        async with opened(server.origin, bela) as there:
            async with opened(server.origin, anna) as here:
                seat = await seated(here, table)
                await seated(there, table)
                playing = asyncio.create_task(answers(there, table))
                await here.until(lambda: here.questions.get(table))
                asked = here.questions[table]
                here.socket.transport.abort()
                await playing
            await there.until(lambda: "away" in marks(there, table, seat))
            async with opened(server.origin, anna) as again:
                await again.watch(table)
                assert again.questions[table] == asked
                await there.until(lambda: "away" not in marks(there, table, seat))
                answer = await again.answer(table)
                assert answer is not None
                assert answer["t"] == "done"


async def test_two_sockets_of_one_player_are_told_the_same() -> None:
    async with served() as server, table_of(server) as table:
        anna, bela = await guest(server.origin, "Anna"), await guest(server.origin, "Béla")
        async with (
            opened(server.origin, anna) as first,
            opened(server.origin, anna) as second,
            opened(server.origin, bela) as there,
        ):
            await seated(first, table)
            await second.watch(table)
            await seated(there, table)
            await there.until(lambda: "hand" in there.views[table])
            version = there.versions[table]
            for page in (first, second):
                await page.until(lambda page=page: page.versions[table] >= version)  # type: ignore[misc]
            assert first.views[table]["me"] == second.views[table]["me"]
            assert first.questions[table] == second.questions[table]
            question = first.questions[table]
            if question is not None:
                option = next(one for one in question["options"] if "refusal" not in one)
                for page in (first, second):
                    await page.say(t="do", id="mine", table=table, version=version, action=option["action"])
                for page in (first, second):
                    await page.until(lambda page=page: "mine" in page.answers)  # type: ignore[misc]
                assert first.answers["mine"] == second.answers["mine"]


MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"protocol": 1, "lang": "en"},
    "watch": {"table": "t"},
    "unwatch": {"table": "t"},
    "do": {"id": "c", "table": "t", "version": 0, "action": {"type": "join_list"}},
    "chat": {"id": "c", "table": "t", "text": "x"},
    "lobby": {"on": True},
    "tournaments": {"on": True},
    "tournament": {"tournament": "e", "on": True},
    "ping": {"n": 1},
    "fair": {"table": "t"},
    "share": {"table": "t", "hand": "0" * 32, "share": "0" * 64},
}


async def test_nobody_is_told_anything_but_that_he_is_not_signed_in() -> None:
    assert MESSAGES.keys() == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    async with served() as server:
        for name, message in MESSAGES.items():
            async with connect(server.address, origin=Origin(server.origin)) as socket:
                with suppress(ConnectionClosed):
                    await socket.send(msgspec.json.encode({"t": name, **message}).decode())
                told: list[dict[str, Any]] = []
                with suppress(ConnectionClosed):
                    while True:
                        told.append(msgspec.json.decode(await socket.recv()))
                assert [(one["t"], one["code"]) for one in told] == [("error", "signed_out")]
                assert socket.close_code == 4401
