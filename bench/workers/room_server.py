"""
The server that `bench/room.py` measures, in a process of its own: a room, or the bare fan-out of its stack.

    python -m bench.workers.room_server room URL TABLES      # prints what the clients need, one line of JSON
    python -m bench.workers.room_server bare BYTES TABLES    # frames of so many bytes to six sockets a table
"""

import asyncio
import gc
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from pakli.club import Club, Cost, Device, Welcome
from pakli.server import (
    Limits,
    Metrics,
    Options,
    bound,
    build_app,
    event_loop,
    open_house,
    serve_until_told,
    set_up_logs,
)
from pakli.server.house import House
from pakli.server.sockets import PageSocket, protocol_of

SEATS: Final = 6
OPTIONS: Final = Options(
    limits=Limits(
        sockets_by_address=100_000, arriving=100_000, messages_by_second=1e9, messages_at_once=10**9
    )
)


def resident() -> int:
    """Bytes of memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


async def room(url: str, tables: int) -> None:
    """Serve a room whose tables are full."""
    from pakli.room import Pace

    async with open_house(url, pace=Pace.none(), cost=Cost(1, 8, 1)) as house:
        people = [await _person(house.club, number) for number in range(tables * SEATS)]
        sessions = [welcome.token.reveal() for welcome in people]
        app = build_app(house.club, house.room, OPTIONS, Metrics())
        gc.collect()
        before = resident()
        opened = [await _table(house, people[SEATS * at : SEATS * (at + 1)]) for at in range(tables)]
        gc.collect()
        told: dict[str, Any] = {"tables": opened, "sessions": sessions, "bytes_before": before}
        with bound("127.0.0.1", 0) as listening:
            told["port"] = listening.getsockname()[1]

            def ready() -> None:
                print(json.dumps(told), flush=True)

            await serve_until_told(app, listening, OPTIONS, ready=ready, closing=house.room.close)


async def _person(club: Club, number: int) -> Welcome:
    device = Device(label="bench", address=f"10.0.{number // 250}.{number % 250}", language="en")
    return await club.entrance.play_as_guest(f"P{os.getpid()} {number}", device)


async def _table(house: House, people: list[Welcome]) -> str:
    """A full table of a club, its chips in a currency; hands begin at once."""
    from pakli.club import MACHINE, account_of
    from pakli.room import Manners, Opening
    from pakli.rules import Stakes
    from pakli.table import Money, Sit, game_of, sign_of

    sign = sign_of(game_of("holdem", Stakes(2, 1)), seats=SEATS, money=Money("EUR", 1, 2), cut=False)
    table_id = await house.room.open_table(MACHINE, Opening(manners=Manners(name="Bench"), sign=sign))
    table = house.room.table(table_id)
    assert table is not None
    for seat, welcome in enumerate(people, start=1):
        house.room.knows(welcome.person)
        await house.room.house.store.ledger.set_floor(account_of(welcome.person.id, "EUR"), None)
        await table.house_does(Sit(seat, welcome.person.id, sign.most))
    return table_id


class Echo(msgspec.Struct):
    """What a client of the bare fan-out sends."""

    table: int
    n: int


class Bare:
    """Six sockets a table; whatever one sends, all are sent a frame, written once."""

    def __init__(self, size: int) -> None:
        self._filling = "x" * max(0, size - 60)
        self._tables: dict[int, list[PageSocket]] = {}
        self._decoder = msgspec.json.Decoder(Echo)
        self._metrics = Metrics()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        table = int(scope["path"].rpartition("/")[2])
        socket = PageSocket(
            protocol_of(scope), send, OPTIONS.limits, self._metrics, asyncio.get_running_loop()
        )
        socket.told(_Receiver(self, table))
        self._tables.setdefault(table, []).append(socket)
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        socket.gone()
        self._tables[table].remove(socket)

    def acted(self, frame: bytes | str) -> None:
        """Decode what was sent, write the answer once, send it to the table's six."""
        action = self._decoder.decode(frame)
        told = {"t": "batch", "v": action.n, "next": action.n % SEATS, "filling": self._filling}
        frame = msgspec.json.encode(told)
        for socket in self._tables[action.table]:
            socket.send(frame)


class _Receiver:
    def __init__(self, bare: Bare, table: int) -> None:
        self._bare = bare

    def receive(self, frame: bytes | str) -> None:
        self._bare.acted(frame)

    def drained(self) -> None:
        pass


async def bare(size: int) -> None:
    """Serve the bare fan-out."""
    with bound("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]

        async def nothing() -> None:
            pass

        def ready() -> None:
            print(json.dumps({"port": port, "bytes_before": resident()}), flush=True)

        await serve_until_told(Bare(size), listening, OPTIONS, ready=ready, closing=nothing)


if __name__ == "__main__":
    os.sched_setaffinity(0, {0})
    set_up_logs("warning")
    kind, what, tables = sys.argv[1:]
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(room(what, int(tables)) if kind == "room" else bare(int(what)))
