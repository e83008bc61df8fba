"""A server on a real socket, a member with a bot, and a table where bots may play."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from msgspec import Struct

from pakli.club import MACHINE, Person
from pakli.room import TableActor
from pakli.server import Options
from pakli.server.opening import open_table
from pakli.wire.http import NewTable
from tests.server.kit import Browser, Desk, open_desk
from tests.server.network import listening

_USUAL: Final[dict[str, Any]] = {
    "name": "Bots",
    "game": "holdem",
    "limit": "no-limit",
    "preset": "standard",
    "low": 1,
    "high": 2,
    "seats": 6,
    "least": 20,
    "most": 100,
    "practice": True,
    "bots": 2,
    "rules": {},
    "members_bots": True,
}


class Club(Struct):
    """A server that listens, and who owns a bot there."""

    desk: Desk
    port: int
    owner: Browser
    host: Person

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    async def bot(self, name: str = "Robi", *, plays: bool = True) -> str:
        """The token of a new bot."""
        made = await self.owner.post("/api/me/bots", {"name": name, "plays": plays})
        return str(made["token"])

    def described(self, **more: Any) -> dict[str, Any]:
        """A table, as it is described over HTTP."""
        return _USUAL | more

    async def table(self, **described: Any) -> TableActor:
        """A practice table with the house's bots, where members' bots may play."""
        wanted = msgspec.convert(self.described(**described), NewTable)
        room = self.desk.house.room
        opened = await open_table(self.desk.house.club, room, self.host, wanted)
        found = room.table(opened)
        assert found is not None
        return found


@asynccontextmanager
async def open_club(options: Options | None = None) -> AsyncIterator[Club]:
    """A club while the block runs; the house's bots do not think."""
    async with open_desk(options) as desk, listening(desk.app, options) as port:
        club = desk.house.club
        owner = await desk.member("Anna")
        await desk.member("Judit")
        judit = await club.people.named("Judit")
        assert judit is not None
        yield Club(desk, port, owner, await club.management.name_role(MACHINE, judit.id, "host"))
