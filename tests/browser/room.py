"""
A room for the browser in a process of its own, to be killed: a table of each game named, with quick bots;
where none is named, a room with its host, for tournaments.

    python -m tests.browser.room sqlite:////tmp/room.sqlite 8052 omaha-high-low stud
"""

import asyncio
import sys
from typing import Final

from pakli.club import MACHINE, Club, Device
from pakli.rules import VARIANTS
from pakli.rules.house_rules import LimitName
from pakli.server import Options, bound, build_app, event_loop, open_house, serve_until_told, set_up_logs
from pakli.server.opening import open_table
from pakli.wire.choices import choices
from pakli.wire.http import NewTable
from tests.server.kit import LIGHT, PASSWORD

_LIMITS: Final[dict[str, LimitName]] = {"omaha-high-low": "pot-limit"}
"""Where it is not the usual one."""
TABLE: Final = "Duna"
"""The first table; the others are called as their games."""
HOST: Final = "Judit"
"""Who is the host, in a room without tables."""
THINKING: Final = 0.05
REST: Final = 0.05
"""Seconds: a page draws everything, and nobody can press anything on one that is drawn without a pause."""
NOTED: Final = 0.25
"""Seconds between two notes of the time that is left: so much may be given back after a kill."""


async def serve(url: str, port: int, *games: str) -> None:
    """Serve until told to stop."""
    from msgspec.structs import replace

    from pakli.room import Pace

    pace = replace(Pace.none(), bot_least=THINKING, bot_most=THINKING, after_fold=REST, after_showdown=REST)
    async with open_house(url, pace=replace(pace, note=NOTED), cost=LIGHT) as house:
        if not games:
            await _host(house.club)
        if not house.room.tables:
            for game in games:
                name = TABLE if game == games[0] else game
                await open_table(house.club, house.room, MACHINE, _table(name, game))
        app = build_app(house.club, house.room, Options())
        with bound("127.0.0.1", port) as listening:
            closing = house.room.close
            await serve_until_told(app, listening, Options(), ready=lambda: None, closing=closing)


async def _host(club: Club) -> None:
    if await club.people.named(HOST) is None:
        device = Device(label="a test", address="192.0.2.1", language="en")
        welcome = await club.entrance.join(HOST, PASSWORD, device)
        await club.management.name_role(MACHINE, welcome.person.id, "host")


def _table(name: str, game: str) -> NewTable:
    """Six seats, four bots; as many as the pack allows, where that is fewer."""
    usual = next(choice.limit for choice in choices().games if choice.game == game)
    limit = _LIMITS.get(game, usual)
    seats = min(6, VARIANTS[game].seats)
    low, high = (20, 40) if limit == "fixed-limit" else (10, 20)
    return NewTable(
        name=name,
        game=game,
        limit=limit,
        preset="standard",
        low=low,
        high=high,
        seats=seats,
        least=20,
        most=100,
        practice=True,
        bots=seats - 2,
        rules={},
    )


if __name__ == "__main__":
    set_up_logs("warning")
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(serve(sys.argv[1], int(sys.argv[2]), *sys.argv[3:]))
