"""A room is kept while eight people play it at full speed; what is made of it goes on in mid-hand."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from pakli.club import SCHEMA
from pakli.room import Pace
from pakli.room.books import prove
from pakli.server import open_house
from pakli.store import Store
from tests.contract.engines import Server, lasting_url, postgresql
from tests.server.hall import Hall
from tests.server.kit import LIGHT
from tests.server.process import ROOT, running
from tests.server.regulars import Regular
from tests.server.test_kill_under_load import Play

__all__ = ["lasting_url", "postgresql"]

_PATIENCE: Final = 60.0
_BUSY: Final = 5
"""Tables with a hand under way, when the room is kept."""


async def pakli(*arguments: str) -> tuple[int, str]:
    """The command as a process beside the room: its exit status, and what it says."""
    command = [sys.executable, "-c", "from pakli.cli import main; main()", *arguments]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


async def until(holds: Callable[[], bool]) -> None:
    """Wait until it is so; machines may be busy."""
    deadline = time.monotonic() + _PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it never is"
        await asyncio.sleep(0.02)


def hands_seen(regulars: Sequence[Regular]) -> int:
    """At how many tables somebody was shown a hand that is not over."""
    shown = [(table, one.shown[table][1].get("hand")) for one in regulars for table in one.shown]
    return len({table for table, hand in shown if hand is not None and not hand["over"]})


async def kept_while_playing(url: str, folder: Path) -> tuple[Path, dict[str, Any]]:
    """Open a hall, have it played, keep it twice; the later backup, and what a check beside it said."""
    play = Play(url, folder, seed=7)
    with running(url, play.port, str(folder / "hall.json"), module="tests.server.hall") as process:
        hall = msgspec.json.decode((folder / "hall.json").read_bytes(), type=Hall)
        regulars = [Regular(guest, hall.tables[-6:], Random(at)) for at, guest in enumerate(hall.people)]
        origin = f"http://127.0.0.1:{play.port}"
        tasks = [asyncio.create_task(regular.play(origin)) for regular in regulars]
        await until(lambda: hands_seen(regulars) >= _BUSY)
        for name in ("first", "second"):
            status, said = await pakli("backup", str(folder / f"{name}.sqlite"), "--database", url)
            assert status == 0, said
        status, said = await pakli("ledger", "check", "--json", "--database", url)
        assert status == 0, said
        process.kill()
        process.wait()
        for regular in regulars:
            regular.stopping = True
        await asyncio.gather(*tasks)
    checked: dict[str, Any] = json.loads(said)
    return folder / "second.sqlite", checked


async def hands_under_way(url: str) -> dict[str, tuple[int, str]]:
    """Tables that are in mid-hand, by id: the hand's number, and the cards that are left of the pack."""
    async with open_house(url, pace=Pace(), cost=LIGHT) as house:
        moments = [table.moment for table in house.room.tables]
        return {
            moment.table_id: (moment.table.hands, moment.kept.rest)
            for moment in moments
            if moment.table.hand is not None and moment.table.dealing is not None
        }


@pytest.mark.soak  # whether a hand is under way at that moment hangs on how busy the machine is
async def test_a_room_is_kept_while_people_play(
    lasting_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    backup, checked = await kept_while_playing(lasting_url, tmp_path)
    assert checked["sound"]
    assert checked["tables"] > 10
    assert checked["chips"] > 0
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    if not lasting_url.startswith("sqlite"):
        server: Server = request.getfixturevalue("postgresql")
        new = await asyncio.to_thread(server.new_database)
    status, said = await pakli("restore", str(backup), "--database", new)
    assert status == 0, said
    under_way = await hands_under_way(new)
    kept = await hands_under_way(f"sqlite:///{backup}")
    both = [(under_way[table], kept[table]) for table in under_way.keys() & kept.keys()]
    same = [(one, other) for (number, one), (as_kept, other) in both if number == as_kept]
    assert same, "some hands were under way"
    # The rooms play on while they are looked at, one perhaps some cards further than the other.
    assert all(one.endswith(other) or other.endswith(one) for one, other in same), "the same cards to come"
    async with open_house(new, pace=Pace.none(), cost=LIGHT) as house:
        before = {table.table_id: table.moment.table.hands for table in house.room.tables}
        await until(
            lambda: any(table.moment.table.hands > before[table.table_id] for table in house.room.tables)
        )
    async with await Store.open(new, schemas=(SCHEMA,), read_only=True) as store:
        assert not (await prove(store)).all_faults
