"""What the server does by itself, by a clock that is set by hand: it looks sessions up again, and sweeps."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from pakli.club import MACHINE, Beside, Desk, Device, Management, Passwords
from pakli.club.tables import SESSIONS
from pakli.room import Pace
from pakli.server import House, build_app, open_house
from pakli.server.rounds import Rounds
from pakli.store import Store, StoreFailed
from tests.club.kit import HandClock
from tests.room.fakes import FakeClock
from tests.server.kit import LIGHT
from tests.server.network import listening
from tests.server.page import Page, guest, opened

HOME: Final = Device(address="192.0.2.7", language="en")


class Served:
    """A server whose clocks are ours, and Anna's page at it."""

    def __init__(self, house: House, clock: FakeClock, now: HandClock, page: Page) -> None:
        self.house, self.clock, self.now, self.page = house, clock, now, page

    def pass_(self, seconds: float) -> None:
        """Let time pass, with all that falls into it."""
        end = self.clock.now() + seconds
        self.now.pass_(round(1000 * seconds))
        while (due := self.clock.next_alarm()) is not None and due <= end:
            self.clock.go_to(due)
        self.clock.go_to(end)

    async def closed(self) -> None:
        """Anna's page is told that she is signed out, and closed."""
        await self.page.until(lambda: self.page.errors)
        assert self.page.errors == ["signed_out"]
        with pytest.raises(ConnectionClosed):
            await self.page.hear()

    async def answers(self) -> None:
        """Anna's page goes on."""
        await self.page.say(t="ping", n=7)
        assert await self.page.hear() == {"t": "pong", "n": 7}

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until it is so: what the clock has begun takes its time."""
        for _ in range(500):
            if so():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it has not come to be")


@asynccontextmanager
async def served(path: Path) -> AsyncIterator[Served]:
    """Serve while the block runs."""
    clock, now, url = FakeClock(), HandClock(), f"sqlite:///{path / 'room.sqlite'}"
    async with (
        open_house(url, pace=Pace.none(), cost=LIGHT, clock=clock, now=now) as house,
        listening(build_app(house.club, house.room)) as port,
    ):
        origin = f"http://127.0.0.1:{port}"
        async with opened(origin, await guest(origin, "Anna")) as page:
            yield Served(house, clock, now, page)


async def test_a_socket_ends_with_its_session(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        server.now.pass_(server.house.club.policy.session_longest)
        await server.answers()
        server.pass_(60)
        await server.closed()


async def test_a_socket_keeps_its_session_alive(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        people = await server.house.club.people.listed(MACHINE)
        ended = (await server.house.club.sessions.of(people[0].id))[0].ends
        server.pass_(3600)
        sessions = server.house.club.sessions
        later = ended
        while later == ended:
            later = (await sessions.of(people[0].id))[0].ends
        assert later == ended + 3_600_000
        await server.answers()


async def test_what_another_process_does_is_heard_of(tmp_path: Path) -> None:
    passwords = Passwords(LIGHT)
    async with served(tmp_path) as server:
        club, room = server.house.club, server.house.room
        beside = Beside(tmp_path / "room.sqlite")
        management = Management(Desk(beside, now=server.now), passwords)
        (anna,) = await club.people.listed(MACHINE)
        await management.rename(MACHINE, anna.id, "Panni")
        assert room.house.people[anna.id].name == "Anna", "nobody has told the server"
        server.pass_(60)
        await server.until(lambda: room.house.people[anna.id].name == "Panni")
        await server.answers()
        await management.revoke_sessions(MACHINE, anna.id)
        server.pass_(60)
        await server.closed()
        beside.close()
    passwords.close()


async def kept(store: Store) -> int:
    """How many sessions are kept, whether or not they hold."""
    count = select(func.count()).select_from(SESSIONS)
    return await store.query(lambda connection: connection.execute(count).scalar_one())


async def test_what_holds_no_more_is_forgotten_at_the_start_and_once_a_day(tmp_path: Path) -> None:
    url, now, clock = f"sqlite:///{tmp_path / 'room.sqlite'}", HandClock(), FakeClock()
    async with open_house(url, cost=LIGHT, clock=clock, now=now) as house:
        await house.club.entrance.play_as_guest("Anna", HOME)
        now.pass_(house.club.policy.session_longest)
        assert await kept(house.store) == 1
    async with open_house(url, cost=LIGHT, clock=clock, now=now) as house:
        assert await kept(house.store) == 0
        for name in ("Béla", "Cili"):
            await house.club.entrance.play_as_guest(name, HOME)
            now.pass_(house.club.policy.session_longest)
            assert await kept(house.store) == 1
            async with asyncio.timeout(20):
                while await kept(house.store):
                    clock.jump(24 * 3600)
                    await asyncio.sleep(0.001)


async def test_a_round_that_fails_comes_again() -> None:
    clock, rounds = FakeClock(), list[float]()

    async def work() -> None:
        rounds.append(clock.now())
        raise StoreFailed("the disk is full")

    every = Rounds(clock, 10, work)
    for _ in range(3):
        clock.go_to(clock.next_alarm() or 0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert 5 <= rounds[0] - 1000 <= 10
    assert [round(later - rounds[0]) for later in rounds] == [0, 10, 20]
    every.close()
    assert clock.next_alarm() is None
