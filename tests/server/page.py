"""A page without a browser: one socket, views kept up by patches, answers taken from what is offered."""

import asyncio
import itertools
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from pakli.wire.patch import merged

PATIENCE = 20.0
"""Seconds to wait for what has to come."""


class Page:
    """What a page knows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: dict[str, Any] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.versions: dict[str, int] = {}
        self.questions: dict[str, dict[str, Any] | None] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.errors: list[str] = []
        self.frames = 0
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        """Take the next message in; it has to come."""
        # Not `wait_for`: Python 3.11's forgets that it was cancelled when a message has just come.
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        self.frames += 1
        message: dict[str, Any] = msgspec.json.decode(frame)
        match message["t"]:
            case "welcome":
                self.welcome = message
            case "view":
                self.views[message["table"]] = message["view"]
                self._state(message)
            case "batch":
                before = self.versions[message["table"]]
                assert message["v"] == before + len(message["events"]), "no gap goes unnoticed"
                self.views[message["table"]] = merged(self.views[message["table"]], message["set"])
                self._state(message)
            case "done" | "refused":
                self.answers[message["id"]] = message
            case "error":
                self.errors.append(message["code"])
            case _:
                pass
        return message

    async def until(self, what: Callable[[], object]) -> None:
        """Hear what comes until `what()` is true."""
        while not what():
            await self.hear()

    async def watch(self, table: str) -> dict[str, Any]:
        """Look on at a table; its view."""
        await self.say(t="watch", table=table)
        await self.until(lambda: table in self.views)
        return self.views[table]

    async def do(self, table: str, action: Mapping[str, Any]) -> dict[str, Any]:
        """Do something and hear the answer."""
        command = next(self._ids)
        await self.say(t="do", id=command, table=table, version=self.versions[table], action=action)
        await self.until(lambda: command in self.answers)
        return self.answers[command]

    async def sit(self, table: str) -> int:
        """Take the first seat that is free, for as much as may be; its number."""
        await self.until(lambda: "sit" in self.views[table]["can"])
        offered = self.views[table]["can"]["sit"]
        action = filled(offered)
        action |= {
            choice["field"]: choice["most"] for choice in offered["choose"] if choice["what"] == "amount"
        }
        answer = await self.do(table, action)
        assert answer["t"] == "done", answer
        await self.until(lambda: "seat" in self.views[table]["me"])
        return int(self.views[table]["me"]["seat"])

    async def answer(self, table: str) -> dict[str, Any] | None:
        """Answer the table's question to this page, if there is one: check, else call, else whatever goes."""
        question = self.questions.get(table)
        if question is None:
            return None
        answer = await self.do(table, filled(preferred(question["options"])))
        await self.until(lambda: self.questions[table] is not question)
        return answer

    def _state(self, message: dict[str, Any]) -> None:
        self.versions[message["table"]] = message["v"]
        self.questions[message["table"]] = message.get("question")


ORDER = ("check", "call", "fold", "stand_pat", "discard", "show", "bring_in", "decline", "game", "runs")
CHEAP = 40
"""Chips for which a call is worth it: who called more would soon have none left, and be asked nothing."""


def preferred(options: list[dict[str, Any]]) -> dict[str, Any]:
    """The option of a passive player."""
    possible = [option for option in options if "refusal" not in option]
    by_word = {option["word"]: option for option in reversed(possible)}
    if by_word.get("call", {}).get("amount", 0) > CHEAP:
        del by_word["call"]
    return next((by_word[word] for word in ORDER if word in by_word), possible[0])


def filled(option: dict[str, Any]) -> dict[str, Any]:
    """The option's action, with the least of what has to be chosen."""
    action = dict(option["action"])
    for choice in option.get("choose", ()):
        field = choice["field"]
        match choice["what"]:
            case "amount":
                action[field] = choice["least"]
            case "seat":
                action[field] = choice["seats"][0]
            case "claim":
                action[field] = choice["best"]
            case "cards":
                action[field] = ""
            case "switches":
                action[field] = choice["now"]
            case other:
                raise AssertionError(f"nobody knows how to choose {other}")
    return action


@asynccontextmanager
async def opened(
    origin: str, cookies: Mapping[str, str], *, lang: str = "en", narrow: bool = False
) -> AsyncIterator[Page]:
    """A page of somebody who is signed in, greeted; a narrow one takes little at a time."""
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = origin.replace("http", "ws", 1) + "/ws"
    there = httpx.URL(origin)
    wire = socket.create_connection((there.host, there.port or 80))
    if narrow:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
    wire.setblocking(False)
    async with connect(
        address,
        sock=wire,
        origin=Origin(origin),
        additional_headers={"cookie": sent},
        compression=None,
        close_timeout=1,
    ) as client:
        page = Page(client)
        await page.say(t="hello", protocol=1, lang=lang)
        await page.until(lambda: page.welcome)
        yield page


async def guest(origin: str, name: str) -> dict[str, str]:
    """The cookies of a new guest."""
    async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}) as http:
        (await http.post("/api/guest", json={"name": name})).raise_for_status()
        return dict(http.cookies)


async def tables(origin: str, cookies: Mapping[str, str]) -> list[dict[str, Any]]:
    """The lobby's tables."""
    async with httpx.AsyncClient(base_url=origin, cookies=dict(cookies)) as http:
        listed: list[dict[str, Any]] = (await http.get("/api/tables")).raise_for_status().json()
        return listed
