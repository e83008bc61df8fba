"""People and bots play over real sockets; a server that is killed in mid-hand goes on as if nothing was."""

import asyncio
import signal
import socket
from pathlib import Path
from typing import Any

import pytest

from tests.server.page import Page, guest, opened, tables
from tests.server.process import running


@pytest.fixture
def port() -> int:
    """A port that is free at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that lasts."""
    return f"sqlite:///{tmp_path / 'room.sqlite'}"


async def hold_em(origin: str, cookies: dict[str, str]) -> str:
    """The practice table of no-limit hold'em."""
    return str(
        next(table for table in await tables(origin, cookies) if table["sign"]["name"] == "Duna")["table"]
    )


def chips(view: dict[str, Any]) -> int:
    """All chips on the table."""
    hand = view.get("hand")
    pot = hand["pot"] if hand and not hand["over"] else 0
    return int(pot + sum(seat["stack"] for seat in view["seats"].values()))


def number(page: Page, table: str) -> int:
    """Which hand it is; 0: none yet."""
    hand = page.views[table].get("hand")
    return int(hand["number"]) if hand else 0


async def play(page: Page, table: str, last: int) -> None:
    """Answer what is asked until hand number `last` is over."""
    while number(page, table) <= last:
        if await page.answer(table) is None:
            await page.hear()


async def seated(page: Page, table: str) -> int:
    """Look on and take a seat."""
    await page.watch(table)
    return await page.sit(table)


async def test_two_people_play_hands_against_bots(url: str, port: int) -> None:
    origin = f"http://127.0.0.1:{port}"
    with running(url, port):
        anna, bela = await guest(origin, "Anna"), await guest(origin, "Béla")
        table = await hold_em(origin, anna)
        async with opened(origin, anna) as here, opened(origin, bela, lang="hu") as there:
            assert await seated(here, table) != await seated(there, table)
            last = number(there, table) + 5
            await asyncio.gather(play(here, table, last), play(there, table, last))
            assert here.errors == there.errors == []
            assert {answer["t"] for answer in here.answers.values()} == {"done"}
            names = {seat["name"] for seat in here.views[table]["seats"].values()}
            assert {"Anna", "Béla"} <= names
            assert len(names) == 6


async def test_a_server_that_is_killed_in_mid_hand_goes_on(url: str, port: int) -> None:
    origin = f"http://127.0.0.1:{port}"
    with running(url, port) as process:
        anna, bela = await guest(origin, "Anna"), await guest(origin, "Béla")
        table = await hold_em(origin, anna)
        async with opened(origin, anna) as here, opened(origin, bela) as there:
            await seated(here, table)
            await seated(there, table)
            other = asyncio.create_task(play(there, table, 10_000))
            await play(here, table, number(here, table) + 2)
            await here.until(lambda: here.questions[table])
            before, chips_before = at_rest(here, table), chips(here.views[table])
            process.send_signal(signal.SIGKILL)
            process.wait()
            other.cancel()
    with running(url, port):
        async with opened(origin, anna) as here, opened(origin, bela) as there:
            await there.watch(table)
            await here.watch(table)
            await here.until(lambda: at_rest(here, table) == before)
            assert chips(here.views[table]) == chips_before
            last = number(here, table) + 3
            await asyncio.gather(play(here, table, last), play(there, table, last))
            assert here.errors == []


def at_rest(page: Page, table: str) -> dict[str, Any]:
    """What must be the same after a kill: everything on the table, and the question."""
    view = page.views[table]
    kept = ("seats", "button", "hand", "waits", "to_act", "sign")
    return {name: view.get(name) for name in kept} | {"question": page.questions[table]}
