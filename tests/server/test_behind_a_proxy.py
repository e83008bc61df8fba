"""Behind a proxy that ends https: whom the room believes, its cookies, its sockets."""

import asyncio

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from pakli.server import Options, networks_of
from pakli.wire.messages import PROTOCOL
from tests.server.kit import open_desk
from tests.server.network import listening
from tests.server.proxy import CALLER, proxy_before

NAME = "poker.example"
BELIEVED = Options(host_names=frozenset({NAME}), proxies=(networks_of("127.0.0.1"),))
NOBODY = Options(host_names=frozenset({NAME}))


def page(origin: str) -> dict[str, str]:
    """Headers of a request from a page of the room."""
    return {"host": NAME, "origin": origin, "content-type": "application/json"}


async def come_in(port: int, origin: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        return await client.post("/api/guest", json={"name": "Anna"}, headers=page(origin))


async def test_by_a_proxy_that_is_believed_everything_is_https() -> None:
    async with (
        open_desk(BELIEVED) as desk,
        listening(desk.app, BELIEVED) as inner,
        proxy_before(inner) as port,
    ):
        response = await come_in(port, f"https://{NAME}")
        assert response.status_code == 200, response.text
        cookies = response.headers.get_list("set-cookie")
        assert all("secure" in cookie.lower() for cookie in cookies)
        session = next(cookie for cookie in cookies if cookie.startswith("pakli_session"))
        headers = {"cookie": session.partition(";")[0]}
        origin = Origin(f"https://{NAME}")
        async with connect(
            f"ws://{NAME}/ws", host="127.0.0.1", port=port, origin=origin, additional_headers=headers
        ) as socket:
            await socket.send(
                msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "lang": "en"}).decode()
            )
            welcome = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
            assert (welcome["t"], welcome["name"]) == ("welcome", "Anna")


async def test_a_page_by_plain_http_is_none_of_the_room_s() -> None:
    async with (
        open_desk(BELIEVED) as desk,
        listening(desk.app, BELIEVED) as inner,
        proxy_before(inner) as port,
    ):
        response = await come_in(port, f"http://{NAME}")
        assert (response.status_code, response.json()["code"]) == (403, "door.origin")
        with pytest.raises(InvalidStatus):
            await connect(
                f"ws://{NAME}/ws", host="127.0.0.1", port=port, origin=Origin("https://evil.example")
            )


async def test_a_proxy_that_was_not_named_is_not_believed() -> None:
    async with open_desk(NOBODY) as desk, listening(desk.app, NOBODY) as inner, proxy_before(inner) as port:
        response = await come_in(port, f"https://{NAME}")
        assert (response.status_code, response.json()["code"]) == (403, "door.origin")
        plain = await come_in(port, f"http://{NAME}")
        assert plain.status_code == 200
        assert "secure" not in plain.headers["set-cookie"].lower()


async def test_through_a_proxy_nobody_is_the_machine_itself() -> None:
    async with (
        open_desk(BELIEVED) as desk,
        listening(desk.app, BELIEVED) as inner,
        proxy_before(inner) as port,
    ):
        async with httpx.AsyncClient() as client:
            at = {"host": NAME}
            assert (await client.get(f"http://127.0.0.1:{port}/metrics", headers=at)).status_code == 401
            assert (await client.get(f"http://127.0.0.1:{inner}/metrics")).status_code == 200
        assert CALLER not in desk.metrics.text().decode()
