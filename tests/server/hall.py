"""
A hall in a process of its own, to be killed under load: a table of every game with bots, tables for money,
and people who have chips enough.

    python -m tests.server.hall sqlite:////tmp/hall.sqlite 8052 /tmp/people.json

Who is new in the hall writes his session into the file that is named.
"""

import asyncio
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from pakli.bots.signs import GAMES
from pakli.club import MACHINE, Club, Device, Person
from pakli.server import Limits, Options, bound, build_app, event_loop, open_house, serve_until_told
from pakli.server.house import House
from pakli.server.logs import set_up_logs
from pakli.server.opening import open_table
from pakli.wire.choices import choices
from pakli.wire.http import NewTable
from tests.server.kit import LIGHT, PASSWORD

PEOPLE: Final = ("Judit", "Anna", "Béla", "Cili", "Dóra", "Ewa", "Jan", "Zofia")
"""Judit is the host."""
RICH: Final = 10**9
_LIMITS: Final = Limits(messages_by_second=1e9, messages_at_once=10**9)


class Guest(Struct, frozen=True):
    """Somebody in the hall."""

    player: str
    name: str
    session: str


class Hall(Struct, frozen=True):
    """What the file says: who is there, and which tables in the order they were opened."""

    people: tuple[Guest, ...]
    tables: tuple[str, ...]


async def serve(url: str, port: int, file: Path) -> None:
    """Serve until told to stop; a new hall is furnished first."""
    from pakli.room import Pace

    options = Options(limits=_LIMITS)
    async with open_house(url, pace=Pace.none(), cost=LIGHT) as house:
        if not file.exists():
            file.write_bytes(msgspec.json.encode(await _furnished(house)))
        app = build_app(house.club, house.room, options)
        with bound("127.0.0.1", port) as listening:
            closing = house.room.close
            await serve_until_told(app, listening, options, ready=lambda: None, closing=closing)


async def _furnished(house: House) -> Hall:
    people = [await _person(house.club, number, name) for number, name in enumerate(PEOPLE)]
    host = await house.club.people.find(people[0].player)
    assert host is not None
    wanted = [(MACHINE, _practice(game)) for game in GAMES]
    wanted += [(host, _money("Florint")), (host, _money("Złoty", approve=True))]
    tables = [await open_table(house.club, house.room, owner, table) for owner, table in wanted]
    return Hall(tuple(people), tuple(tables))


async def _person(club: Club, number: int, name: str) -> Guest:
    device = Device(label="a test", address=f"192.0.2.{number + 1}", language="en")
    welcome = await club.entrance.join(name, PASSWORD, device)
    person: Person = welcome.person
    if not number:
        person = await club.management.name_role(MACHINE, person.id, "host")
    for currency in ("", "HUF"):
        await club.accounts.grant(MACHINE, person, RICH, currency)
    return Guest(person.id, name, welcome.token.reveal())


def _practice(game: str) -> NewTable:
    choice = next(choice for choice in choices().games if choice.game == game)
    low, high = (20, 40) if choice.limit == "fixed-limit" else (10, 20)
    return NewTable(
        name=game,
        game=game,
        limit=choice.limit,
        preset="standard",
        low=low,
        high=high,
        seats=min(6, choice.seats),
        least=20,
        most=100,
        practice=True,
        bots=2,
        rules={},
    )


def _money(name: str, *, approve: bool = False) -> NewTable:
    """Two forints a chip, rake, everything there is to ask about."""
    return NewTable(
        name=name,
        game="holdem",
        limit="no-limit",
        preset="standard",
        low=10,
        high=20,
        seats=6,
        least=20,
        most=100,
        practice=False,
        bots=0,
        rules={"run_outs": 3, "straddle": True, "bomb_pot": True},
        rake_per_mille=50,
        rake_cap=30,
        currency="HUF",
        chip_value=2,
        approve=approve,
    )


if __name__ == "__main__":
    set_up_logs("warning")
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])))
