"""The socket's door: who comes in, how many, when he has to leave; and that no frame stops a table."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from pakli.server import Options, seed
from tests.server.kit import Desk, open_desk, with_limits
from tests.server.network import listening
from tests.server.page import Page, guest, opened, tables


class Served(NamedTuple):
    """A server that listens."""

    desk: Desk
    origin: str

    @property
    def address(self) -> str:
        """Of its socket."""
        return self.origin.replace("http", "ws", 1) + "/ws"


@asynccontextmanager
async def served(options: Options | None = None) -> AsyncIterator[Served]:
    """Serve while the block runs."""
    async with open_desk(options) as desk, listening(desk.app, options) as port:
        yield Served(desk, f"http://127.0.0.1:{port}")


async def refused(address: str, origin: str | None, **headers: str) -> tuple[int, str]:
    """Status and code with which a socket is not opened."""
    with pytest.raises(InvalidStatus) as no:
        async with connect(address, origin=Origin(origin) if origin else None, additional_headers=headers):
            pass
    response = no.value.response
    return response.status_code, msgspec.json.decode(response.body or b"{}")["code"]


async def test_another_site_s_page_gets_no_socket() -> None:
    async with served() as server:
        cookies = await guest(server.origin, "Anna")
        cookie = f"pakli_session={cookies['pakli_session']}"
        assert await refused(server.address, "http://evil.example", cookie=cookie) == (403, "door.origin")
        assert await refused(server.address, None, cookie=cookie) == (403, "door.no_origin")
        assert await refused(server.address, "null", cookie=cookie) == (403, "door.origin")


async def test_a_name_that_is_not_ours_gets_no_socket() -> None:
    async with served() as server:
        port = server.origin.rpartition(":")[2]
        with pytest.raises(InvalidStatus) as no:
            async with connect(
                f"ws://evil.example:{port}/ws", host="127.0.0.1", origin=Origin(f"http://evil.example:{port}")
            ):
                pass
        assert no.value.response.status_code == 403


async def told_and_closed(address: str, origin: str, cookie: str = "") -> tuple[str, int]:
    """The code of the error a socket is told, and with what it is closed then."""
    headers = {"cookie": f"pakli_session={cookie}"} if cookie else {}
    async with connect(address, origin=Origin(origin), additional_headers=headers) as socket:
        error = msgspec.json.decode(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        return error["code"], closed.value.rcvd.code


async def test_who_is_not_signed_in_is_told_so() -> None:
    async with served() as server:
        assert await told_and_closed(server.address, server.origin) == ("signed_out", 4401)
        assert await told_and_closed(server.address, server.origin, "guessed") == ("signed_out", 4401)


async def test_a_person_has_so_many_sockets() -> None:
    async with served(with_limits(sockets_by_person=2)) as server:
        cookies = await guest(server.origin, "Anna")
        async with opened(server.origin, cookies), opened(server.origin, cookies):
            told = await told_and_closed(server.address, server.origin, cookies["pakli_session"])
            assert told == ("wait.sockets_by_person", 4429)
            async with opened(server.origin, await guest(server.origin, "Béla")):
                pass
        async with opened(server.origin, cookies):
            pass


async def test_an_address_has_so_many_sockets() -> None:
    async with served(with_limits(sockets_by_address=2)) as server:
        cookies = [await guest(server.origin, name) for name in ("Anna", "Béla")]
        async with opened(server.origin, cookies[0]), opened(server.origin, cookies[1]):
            assert await refused(server.address, server.origin) == (429, "wait.sockets_by_address")
        async with opened(server.origin, cookies[0]):
            pass


async def test_who_signs_out_elsewhere_is_signed_out_here() -> None:
    async with served() as server:
        cookies = await guest(server.origin, "Anna")
        async with opened(server.origin, cookies) as page:
            await server.desk.house.club.sessions.end(cookies["pakli_session"])
            await page.until(lambda: page.errors)
            assert page.errors == ["signed_out"]
            with pytest.raises(ConnectionClosed):
                await page.hear()


async def test_only_the_session_that_ended_loses_its_socket() -> None:
    async with served() as server:
        club = server.desk.house.club
        cookies = await guest(server.origin, "Anna")
        signed_in = await club.sessions.who(cookies["pakli_session"])
        assert signed_in is not None
        await club.people.set_language(signed_in.person.id, "hu")
        async with opened(server.origin, cookies) as page:
            await club.sessions.revoke_others(signed_in.person.id, signed_in.session.id)
            await club.people.set_language(signed_in.person.id, "pl")
            await asyncio.sleep(0.05)
            await page.say(t="ping", n=1)
            assert await page.hear() == {"t": "pong", "n": 1}


async def test_who_falls_behind_is_sent_the_table_anew_and_nobody_waits_for_him() -> None:
    async with served() as server:
        await seed(server.desk.house)
        cookies = await guest(server.origin, "Anna")
        table = (await tables(server.origin, cookies))[0]["table"]
        actor = server.desk.house.room.table(table)
        assert actor is not None
        async with opened(server.origin, cookies, narrow=True) as page:
            await page.watch(table)
            page.socket.transport.pause_reading()
            sent = -1
            while sent != server.desk.metrics.messages_out:
                sent = server.desk.metrics.messages_out
                await asyncio.sleep(0.3)
            passed_over = actor.moment.version
            await asyncio.sleep(0.3)
            assert actor.moment.version > passed_over, "bots play on"
            page.socket.transport.resume_reading()
            views = 0
            while page.versions[table] < passed_over:
                views += (await page.hear())["t"] == "view"
            assert views == 1
            await page.hear()
            assert server.desk.metrics.dropped == 0


def nonsense(chance: random.Random, good: list[dict[str, Any]]) -> str | bytes:
    """A frame that is nearly a good one, or nothing like one."""
    if chance.random() < 0.3:
        return chance.randbytes(chance.randrange(200))
    message: Any = msgspec.json.decode(msgspec.json.encode(chance.choice(good)))
    for _ in range(chance.randrange(3)):
        inside = message
        while isinstance(inside, dict) and inside and chance.random() < 0.6:
            name = chance.choice([*inside])
            if not isinstance(inside[name], dict):
                inside[name] = chance.choice(
                    [None, -1, 2**70, "", "x" * 5000, [], {}, 0.5, True, "\ud83c\udccf"]
                )
                break
            inside = inside[name]
    return json.dumps(message)[: chance.choice([10_000, 10_000, 20])]


async def test_no_frame_stops_a_table() -> None:
    chance = random.Random(8052)
    async with served(with_limits(messages_by_second=1e6, messages_at_once=10**6)) as server:
        await seed(server.desk.house)
        cookies = await guest(server.origin, "Anna")
        table = (await tables(server.origin, cookies))[0]["table"]
        async with opened(server.origin, cookies) as page:
            await page.watch(table)
            await page.sit(table)
            await page.until(lambda: page.questions[table])
            actions = [option["action"] for option in page.questions[table]["options"]]  # type: ignore[index]
            actions += [option["action"] for option in page.views[table]["can"].values()]
            good = [{"t": "do", "id": "a1", "table": table, "version": 9, "action": each} for each in actions]
            good += [{"t": "hello", "protocol": 1, "lang": "en"}, {"t": "chat", "id": "c", "table": table}]
            good += [
                {"t": "watch", "table": table, "since": 0},
                {"t": "lobby", "on": True},
                {"t": "ping", "n": 1},
            ]
            for _ in range(400):
                await page.socket.send(nonsense(chance, good))
        async with opened(server.origin, cookies) as page:
            await played_on(page, table)
        assert not server.desk.house.room.gauges()["in_trouble"]


def hand_number(view: dict[str, Any]) -> int:
    """The number of the hand on the table; 0: none lies there."""
    number: int = view.get("hand", {}).get("number", 0)
    return number


async def played_on(page: Page, table: str) -> None:
    """The table plays another hand with whoever is at this page."""
    view = await page.watch(table)
    if "seat" not in view["me"]:
        await page.sit(table)
    before = hand_number(view)
    while hand_number(page.views[table]) <= before:
        if await page.answer(table) is None:
            await page.hear()
