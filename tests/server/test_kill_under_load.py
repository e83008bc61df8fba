"""
A server killed at random moments while eight people play every game at full speed: nothing that anybody was
told is lost, no chip is, and every hand is played to its end.
"""

import asyncio
import socket
import time
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from pakli.club import SCHEMA
from pakli.room.books import prove
from pakli.store import Store
from tests.contract.engines import postgresql, postgresql_url
from tests.server.hall import Hall
from tests.server.process import running
from tests.server.regulars import Regular
from tests.server.told import Log

__all__ = ["postgresql", "postgresql_url"]

_PATIENCE: Final = 8000
"""Answers that people hear until all hands are over, whatever the machine: ten times as many as they need."""
_STILLNESS: Final = 60.0
"""Seconds in which somebody hears an answer."""
_TABLES_EACH: Final = 7


class Play:
    """A hall that is opened and killed again and again, and its regulars."""

    def __init__(self, url: str, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        self._url, self._file = url, folder / "hall.json"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.regulars: list[Regular] = []
        self.log = Log(())

    async def live(self, *, last: bool) -> None:
        """
        One life of the server, and what it has told. Everybody plays, and it is killed; the last time not
        before all hands are over that it was killed in before, and every table has played one; then the whole
        database is proved.
        """
        with running(self._url, self.port, str(self._file), module="tests.server.hall") as process:
            if not self.regulars:
                self._furnish()
            origin = f"http://127.0.0.1:{self.port}"
            tasks = [asyncio.create_task(regular.play(origin)) for regular in self.regulars]
            if last:
                await self._unfinished_hands(tasks)
            await asyncio.sleep(self.chance.uniform(0.1, 0.6))
            process.kill()
            process.wait()
            for regular in self.regulars:
                regular.stopping = True
            await asyncio.gather(*tasks)
        async with await Store.open(self._url, schemas=(SCHEMA,), read_only=True) as store:
            await self.log.check(store, self.regulars, whole=last)
            assert not (await prove(store)).all_faults

    def _furnish(self) -> None:
        hall = msgspec.json.decode(self._file.read_bytes(), type=Hall)
        self.log = Log(hall.tables)
        for at, guest in enumerate(hall.people):
            # The last two are for money: everybody is there.
            around = [hall.tables[(3 * at + step) % (len(hall.tables) - 2)] for step in range(_TABLES_EACH)]
            seed = self.chance.getrandbits(32)
            self.regulars.append(Regular(guest, (*around, *hall.tables[-2:]), Random(seed)))

    async def _unfinished_hands(self, tasks: list[asyncio.Task[None]]) -> None:
        """Wait until somebody has seen that each hand is over that was on when the server was killed."""
        unfinished, before, heard, at = self.log.unfinished(), self._answers(), 0, time.monotonic()
        while unfinished:
            for task in tasks:
                assert not task.done(), task.exception()
            if (now := self._answers() - before) > heard:
                heard, at = now, time.monotonic()
            patient = heard < _PATIENCE and time.monotonic() < at + _STILLNESS
            assert patient, f"after {heard} answers these hands are not over: {self._told(unfinished)}"
            unfinished = {table: hand for table, hand in unfinished.items() if not self._is_over(table, hand)}
            await asyncio.sleep(0.02)

    def _answers(self) -> int:
        return sum(regular.answers for regular in self.regulars)

    def _told(self, unfinished: dict[str, int]) -> str:
        """Where these tables stand, as each person sees it, and the end of their log before."""
        lines = list[str]()
        for table, hand in unfinished.items():
            lines += [f"hand {hand} of {table}, {self.log.tables[table].records[-5:]}"]
            lines += [one.state(table) for one in self.regulars if table in one.shown]
        return "\n".join([*lines, *[str(one.broken) for one in self.regulars if one.broken]])

    def _is_over(self, table: str, number: int) -> bool:
        for regular in self.regulars:
            hand = regular.shown[table][1].get("hand") if table in regular.shown else None
            if hand is not None and (hand["number"] > number or (hand["number"] == number and hand["over"])):
                return True
        return False


async def killed(url: str, folder: Path, times: int, seed: int) -> None:
    """A hall is killed so many times: everything holds after each of them, and every table has gone on."""
    play = Play(url, folder, seed)
    for kill in range(1, times + 1):
        await play.live(last=kill % 20 == 0 or kill == times)


async def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    await killed(f"sqlite:///{tmp_path / 'hall.sqlite'}", tmp_path, 10, seed=4)


@pytest.mark.soak
async def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    await killed(f"sqlite:///{tmp_path / 'hall.sqlite'}", tmp_path, 200, seed=5)


@pytest.mark.soak
async def test_two_hundred_kills_on_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    await killed(postgresql_url, tmp_path, 200, seed=6)
