"""A practice sit & go over a real socket, to the prize; a server killed in the midst of it goes on (M9)."""

import signal
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.page import Page, filled, guest, opened
from tests.server.process import running


@pytest.fixture
def port() -> int:
    """A port that is free at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def asked(origin: str, cookies: dict[str, str], method: str, path: str, body: Any = None) -> Any:
    """What the API answers."""
    headers = {"origin": origin, "x-csrftoken": cookies.get("csrftoken", "")}
    async with httpx.AsyncClient(base_url=origin, cookies=cookies, headers=headers) as http:
        response = await http.request(method, path, json=body)
        assert response.is_success, response.text
        return response.json()


class Entrant:
    """A page in a tournament: it follows its player, who puts everything in whenever he may."""

    def __init__(self, page: Page, event: str) -> None:
        self.page, self.event = page, event
        self.view: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []

    async def begin(self) -> None:
        await self.page.say(t="tournament", tournament=self.event, on=True)
        await self.until(lambda: bool(self.view))
        if table := self.view["me"].get("table"):
            await self.page.watch(table)

    async def hear(self) -> None:
        message = await self.page.hear()
        if message["t"] == "tournament":
            self.view = message["view"]
        elif message["t"] == "moved":
            self.moves.append(message)
            if message["table"]:
                await self.page.say(t="watch", table=message["table"])

    async def until(self, what: Any) -> None:
        while not what():
            await self.hear()

    async def act(self) -> None:
        """Answer what is asked at the table, or hear what comes."""
        for question in list(self.page.questions.values()):
            if question is not None:
                table = next(one for one, asked in self.page.questions.items() if asked is question)
                await self.page.do(table, boldest(question["options"]))
                if self.page.questions.get(table) is question:
                    self.page.questions[table] = None
                return
        await self.hear()


def boldest(options: list[dict[str, Any]]) -> dict[str, Any]:
    """All in, if it may be; else whatever keeps one in."""
    possible = {option["word"]: option for option in reversed(options) if "refusal" not in option}
    for word in ("raise", "bet", "call", "check", "show"):
        if word in possible:
            action = filled(possible[word])
            for choice in possible[word].get("choose", ()):
                if choice["what"] == "amount":
                    action[choice["field"]] = choice["most"]
            return action
    return filled(next(iter(possible.values())))


def hand_of(view: dict[str, Any]) -> int:
    """The number of the hand that is played; 0: none yet."""
    return int(view["hand"]["number"]) if "hand" in view else 0


async def test_a_newcomer_plays_a_sit_and_go_and_a_killed_server_goes_on(tmp_path: Path, port: int) -> None:
    url, origin = f"sqlite:///{tmp_path / 'room.sqlite'}", f"http://127.0.0.1:{port}"
    with running(url, port) as process:
        anna = await guest(origin, "Anna")
        made = await asked(origin, anna, "POST", "/api/quick-tournament", {"players": 3})
        event = made["tournament"]
        again = await asked(origin, anna, "POST", "/api/quick-tournament", {"players": 3})
        assert again == made, "she is in it already"
        async with opened(origin, anna) as page:
            here = Entrant(page, event)
            await here.begin()
            await here.until(lambda: here.view["status"] != "registering")
            table = here.view["me"]["table"]
            if table not in page.views:
                await page.watch(table)
            await here.until(lambda: page.questions.get(table))
            before = page.views[table]
            process.send_signal(signal.SIGKILL)
            process.wait()
    with running(url, port):
        async with opened(origin, anna) as page:
            here = Entrant(page, event)
            await here.begin()
            assert here.view["status"] == "running"
            assert hand_of(page.views[table]) == hand_of(before), (
                "the same hand, or the same cut before the first"
            )
            assert page.views[table]["seats"] == before["seats"]
            while here.view["status"] == "running":
                await here.act()
            assert page.errors == []
        places = sorted(rank["rank"] for rank in here.view["ranks"])
        assert places in ([1, 2, 3], [1, 2, 2]), "who go out in one hand with equal stacks tie"
        assert here.view["me"]["place"] in places
        shown = await asked(origin, anna, "GET", f"/api/tournaments/{event}")
        assert shown["status"] == "finished"
        assert "cards" not in str(shown)
