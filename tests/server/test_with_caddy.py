"""The way outside as it is described: the room, and the real Caddy before it with the file in `deploy/`."""

import asyncio
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

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

FILE: Final = Path(__file__).resolve().parents[2] / "deploy" / "Caddyfile"
NAME: Final = "poker.example"
HOSTED: Final = Options(host_names=frozenset({NAME}), proxies=(networks_of("127.0.0.1"),))
_GLOBAL: Final = """{{
	admin off
	auto_https disable_redirects
	skip_install_trust
	local_certs
	storage file_system {folder}
}}
"""
"""Certificates of its own: nobody outside vouches for a name on this machine."""
_PATIENCE: Final = 20.0

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(shutil.which("caddy") is None, reason="no caddy here: apt-get install caddy"),
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def outside(folder: Path) -> AsyncIterator[tuple[int, ssl.SSLContext]]:
    """The room behind Caddy: Caddy's port, and whom a browser has to trust."""
    async with open_desk(HOSTED) as desk, listening(desk.app, HOSTED) as inner:
        port, file = free_port(), folder / "Caddyfile"
        written = FILE.read_text("utf-8")
        assert written.count(f"{NAME} {{") == written.count("127.0.0.1:8052") == 1
        written = written.replace(f"{NAME} {{", f"{NAME}:{port} {{").replace("8052", str(inner))
        file.write_text(_GLOBAL.format(folder=folder / "kept") + written, "utf-8")
        words = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
        with subprocess.Popen(words, stderr=subprocess.DEVNULL) as caddy:
            try:
                yield port, await trusted(folder / "kept/pki/authorities/local/root.crt", port)
            finally:
                caddy.terminate()


async def trusted(root: Path, port: int) -> ssl.SSLContext:
    """Wait until Caddy has a certificate for the name, and answers with it."""
    async with asyncio.timeout(_PATIENCE):
        while True:
            try:
                trust = ssl.create_default_context(cafile=str(root))
                _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=trust, server_hostname=NAME)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            writer.close()
            return trust


async def test_a_friend_comes_in_through_caddy_and_plays_over_its_socket(tmp_path: Path) -> None:
    async with outside(tmp_path) as (port, trust):
        origin = f"https://{NAME}"
        headers = {"host": NAME, "origin": origin}
        async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=trust) as client:
            named = {"sni_hostname": NAME}
            page = await client.get("/", headers=headers, extensions=named)
            assert "<title>Pakli" in page.text
            guest = {"name": "Anna"}
            response = await client.post("/api/guest", json=guest, headers=headers, extensions=named)
        assert response.status_code == 200, response.text
        cookies = response.headers.get_list("set-cookie")
        assert all("secure" in cookie.lower() for cookie in cookies), (
            "the room knows that it is called by https"
        )
        session = next(cookie for cookie in cookies if cookie.startswith("pakli_session"))
        async with connect(
            f"wss://{NAME}/ws",
            host="127.0.0.1",
            port=port,
            ssl=trust,
            origin=Origin(origin),
            additional_headers={"cookie": session.partition(";")[0]},
        ) as page_socket:
            hello = msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "lang": "pl"})
            await page_socket.send(hello.decode())
            welcome = msgspec.json.decode(await asyncio.wait_for(page_socket.recv(), _PATIENCE))
            assert (welcome["t"], welcome["name"]) == ("welcome", "Anna")


async def test_a_page_from_elsewhere_gets_no_socket_through_caddy_either(tmp_path: Path) -> None:
    async with outside(tmp_path) as (port, trust):
        with pytest.raises(InvalidStatus) as caught:
            await connect(
                f"wss://{NAME}/ws",
                host="127.0.0.1",
                port=port,
                ssl=trust,
                origin=Origin("https://evil.example"),
            )
        assert caught.value.response.status_code == 403
