"""
The ways outside as they are described: the room with the real Caddy before it and the file in `deploy/`, on
the same machine or at the other end of a tunnel by SSH, a real one too.
"""

import asyncio
import contextlib
import getpass
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
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

SSHD: Final = shutil.which("sshd", path="/usr/sbin:/usr/local/sbin:/usr/bin")
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


Way = Callable[[Path, int], AbstractContextManager[int]]
"""From a folder and the room's port to the port at which Caddy finds the room."""


@contextmanager
def beside(folder: Path, inner: int) -> Iterator[int]:
    """Caddy runs on the room's machine."""
    yield inner


@contextmanager
def by_ssh(folder: Path, inner: int) -> Iterator[int]:
    """The room's machine lets nothing in: it holds a tunnel open to the server on which Caddy runs."""
    far, port = free_port(), free_port()
    for name in ("host", "user"):
        key = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
        subprocess.run(key, check=True)
    lines = (
        f"Port {port}",
        "ListenAddress 127.0.0.1",
        f"HostKey {folder / 'host'}",
        f"AuthorizedKeysFile {folder / 'user.pub'}",
        *("StrictModes no", "UsePAM no", "PidFile none", "PasswordAuthentication no"),
    )
    (folder / "sshd_config").write_text("\n".join(lines) + "\n", "utf-8")
    server = [str(SSHD), "-D", "-e", "-f", str(folder / "sshd_config")]
    nobody_asked = ("StrictHostKeyChecking=no", f"UserKnownHostsFile={folder / 'known'}", "BatchMode=yes")
    options = [word for one in (*nobody_asked, "ExitOnForwardFailure=yes") for word in ("-o", one)]
    way = f"127.0.0.1:{far}:127.0.0.1:{inner}"
    user = f"{getpass.getuser()}@127.0.0.1"
    client = ["ssh", "-N", *options, "-i", str(folder / "user"), "-p", str(port), "-R", way, user]
    with contextlib.suppress(OSError):
        Path("/run/sshd").mkdir(exist_ok=True)  # sshd wants it where root starts it
    with ended(server), ended(client, again_until=far):
        yield far


@contextmanager
def ended(words: list[str], *, again_until: int = 0) -> Iterator[None]:
    """A program for as long as it is needed; started again until there is somebody at a port."""
    program = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    late = time.monotonic() + _PATIENCE
    while again_until and not answered(again_until):
        assert time.monotonic() < late, "the tunnel does not open"
        time.sleep(0.1)
        if program.poll() is not None:
            program = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        program.terminate()
        program.wait()


def answered(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@asynccontextmanager
async def outside(folder: Path, way: Way) -> AsyncIterator[tuple[int, ssl.SSLContext]]:
    """The room behind Caddy: Caddy's port, and whom a browser has to trust."""
    async with open_desk(HOSTED) as desk, listening(desk.app, HOSTED) as inner:
        port, file = free_port(), folder / "Caddyfile"
        written = FILE.read_text("utf-8")
        assert written.count(f"{NAME} {{") == written.count("127.0.0.1:8052") == 1
        with contextlib.ExitStack() as stack:
            found = await asyncio.to_thread(stack.enter_context, way(folder, inner))
            written = written.replace(f"{NAME} {{", f"{NAME}:{port} {{").replace("8052", str(found))
            async with behind(folder, file, written, port) as trust:
                yield port, trust


@asynccontextmanager
async def behind(folder: Path, file: Path, written: str, port: int) -> AsyncIterator[ssl.SSLContext]:
    """Caddy, with this file; whom a browser has to trust."""
    file.write_text(_GLOBAL.format(folder=folder / "kept") + written, "utf-8")
    words = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL) as caddy:
        try:
            yield await trusted(folder / "kept/pki/authorities/local/root.crt", port)
        finally:
            caddy.terminate()


WAYS: Final = pytest.mark.parametrize(
    "way",
    [
        pytest.param(beside, id="caddy"),
        pytest.param(
            by_ssh,
            id="ssh",
            marks=pytest.mark.skipif(SSHD is None, reason="no sshd here: apt-get install openssh-server"),
        ),
    ],
)


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


@WAYS
async def test_a_friend_comes_in_from_outside_and_plays_over_his_socket(tmp_path: Path, way: Way) -> None:
    async with outside(tmp_path, way) as (port, trust):
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


@WAYS
async def test_a_page_from_elsewhere_gets_no_socket_from_outside_either(tmp_path: Path, way: Way) -> None:
    async with outside(tmp_path, way) as (port, trust):
        with pytest.raises(InvalidStatus) as caught:
            await connect(
                f"wss://{NAME}/ws",
                host="127.0.0.1",
                port=port,
                ssl=trust,
                origin=Origin("https://evil.example"),
            )
        assert caught.value.response.status_code == 403
