"""A server to test without a network, and browsers that call it: with their cookies, as a browser does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec

from pakli.club import MACHINE, Cost, Role
from pakli.room import Pace
from pakli.server import House, Limits, Metrics, Options, build_app, open_house
from pakli.server.gate import App

LIGHT: Final = Cost(passes=1, kibibytes=8, lanes=1)
ORIGIN: Final = "http://localhost:8052"
PASSWORD: Final = "correct horse battery"


class Browser:
    """One browser at one address. `Origin` and the token are sent as its page would send them."""

    def __init__(self, app: App, address: str = "192.0.2.10", origin: str = ORIGIN) -> None:
        transport = httpx.ASGITransport(app, client=(address, 4711))
        self.http = httpx.AsyncClient(transport=transport, base_url=origin)
        self.origin = origin

    async def ask(
        self, method: str, path: str, body: Any = None, *, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """Send a request, with a body as JSON if there is one."""
        sent = {"origin": self.origin} if method not in ("GET", "HEAD") else {}
        if token := self.http.cookies.get("csrftoken"):
            sent["x-csrftoken"] = token
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            sent["content-type"] = "application/json"
        return await self.http.request(method, path, content=content, headers=sent | (headers or {}))

    async def get(self, path: str) -> Any:
        """What is at `path`; it has to be there."""
        return told(await self.ask("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        """The answer to `body` at `path`; it has to be taken."""
        return told(await self.ask("POST", path, body))

    async def put(self, path: str, body: Any) -> Any:
        """The answer to `body` at `path`; it has to be taken."""
        return told(await self.ask("PUT", path, body))

    async def delete(self, path: str) -> Any:
        """Have what is at `path` gone."""
        return told(await self.ask("DELETE", path))

    @property
    def session(self) -> str:
        """The session's token among its cookies; empty: none."""
        return self.http.cookies.get("pakli_session") or ""


class Desk:
    """A server, and who calls it."""

    def __init__(self, house: House, app: App, metrics: Metrics) -> None:
        self.house = house
        self.app = app
        self.metrics = metrics

    def browser(self, address: str = "192.0.2.10", origin: str = ORIGIN) -> Browser:
        """A browser of nobody yet."""
        return Browser(self.app, address, origin)

    async def guest(self, name: str) -> Browser:
        """A browser of a guest."""
        browser = self.browser()
        await browser.post("/api/guest", {"name": name})
        return browser

    async def member(self, name: str, role: Role = "player") -> Browser:
        """A browser of a member."""
        return await self.join(self.browser(), name, role)

    async def join(self, browser: Browser, name: str, role: Role = "player") -> Browser:
        """Have who sits at this browser become a member."""
        account = await browser.post("/api/sign-up", {"name": name, "password": PASSWORD})
        if role != "player":
            await self.house.club.management.name_role(MACHINE, account["player"], role)
        return browser


@asynccontextmanager
async def open_desk(options: Options | None = None, url: str = "sqlite://") -> AsyncIterator[Desk]:
    """A server on a database in memory, with light hashes and no pauses."""
    async with open_house(url, pace=Pace.none(), cost=LIGHT) as house:
        metrics = Metrics()
        yield Desk(house, build_app(house.club, house.room, options, metrics), metrics)


def told(response: httpx.Response) -> Any:
    """What a response says; it has to be a good one."""
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json() if response.content else None


def refusal(response: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal; it has to say in words why."""
    problem = response.json()
    assert problem["text"]
    assert problem.keys() <= {"code", "text", "clause", "facts"}
    return response.status_code, problem["code"]


def with_limits(**limits: float) -> Options:
    """Options with these limits instead of the usual ones."""
    return Options(limits=msgspec.structs.replace(Limits(), **limits))
