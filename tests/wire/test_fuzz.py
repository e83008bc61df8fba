"""
Whatever is sent: every frame has an answer in words, no table stops, no chip moves that should not, nothing
goes wrong inside.
"""

import asyncio
import logging
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

from pakli.room import Pace
from tests.wire.frames import SEAT, TABLE, frames
from tests.wire.kit import Talk, talking

SILENT = {"unwatch", "lobby", "fair", "share", "tournaments", "tournament"}
"""Messages that may have no answer."""
SEATS = {"anna": "2", "bela": "3", "cili": "4"}


async def sent(given_frames: list[tuple[str, bytes]], caplog: pytest.LogCaptureFixture) -> None:
    """Some people send frames in the middle of a hand."""
    rules = {"run_outs": 2, "straddle": True, "rabbit_cards": True}
    pace = Pace(after_fold=0, after_showdown=0, run_out=0)
    async with talking("NL 1/2", button="anna", rules=rules, pace=pace, anna=200, bela=200, cili=200) as talk:
        for name in ("dora", "floor"):
            talk.client(name)
        await talk.asked()
        for name, made in given_frames:
            frame = made
            client = talk.client(name)
            before = len(client.frames)
            for what, filling in ((TABLE, talk.table), (str(SEAT), SEATS.get(name, "5"))):
                frame = frame.replace(what.encode(), filling.encode())
            client.connection.receive(frame)
            await talk.play.settle()
            assert _answered(client.frames[before:], frame), f"no answer to {frame!r}"
        for client in talk.clients.values():
            if talk.table in client.connection._watchers:
                client.check(talk.table)
        await _chips_are_there(talk)
        await _plays_on(talk)
    bad = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not bad, bad[0].getMessage()


def _answered(told: list[bytes], frame: bytes) -> bool:
    messages: list[dict[str, Any]] = [json.decode(one) for one in told]
    for message in messages:
        if message["t"] in ("error", "refused"):
            assert message["text"]
            assert message["code"] != "room.bug"
            assert "internal error" not in message["text"]
    if any(message["t"] != "batch" for message in messages):
        return True
    missed = bool(messages) and b'"since"' in frame  # who asks what he has missed is told just that
    return missed or any(f'"{tag}"'.encode() in frame for tag in SILENT)


async def _chips_are_there(talk: Talk) -> None:
    table = talk.play.moment.table
    assert table.missing == 0
    balances = await talk.play.store.ledger.balances()
    assert sum(balances.values()) == 0
    assert balances.get(f"table:{talk.table}", 0) == table.chips
    players = sum([held for name, held in balances.items() if name.startswith("player:")])
    assert players + table.chips == 600


async def _plays_on(talk: Talk) -> None:
    """Another hand begins and ends, once the table is let go on, with whoever is there."""
    play = talk.play
    for name in ("eva", "feri"):
        free = [n for n in range(1, 7) if play.moment.table.find(n) is None]
        if free and len(play.moment.table.ready) < 2:
            await talk.sits(name, free[0], 50)
    talk.client("host").do(talk.table, {"type": "resume_table"})
    for client in talk.clients.values():
        client.watch(talk.table)
    hands = play.hands
    await play.until(lambda: play.hands > hands or len(play.moment.table.ready) < 2, most=3600)


LISTS = st.lists(
    st.tuples(st.sampled_from(("anna", "bela", "cili", "dora", "floor")), frames()), min_size=1, max_size=14
)
CALM = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@settings(max_examples=12, suppress_health_check=CALM)
@given(LISTS)
def test_no_frame_stops_a_table(
    caplog: pytest.LogCaptureFixture, given_frames: list[tuple[str, bytes]]
) -> None:
    caplog.clear()
    asyncio.run(sent(given_frames, caplog))


@pytest.mark.soak
@settings(max_examples=5000, suppress_health_check=CALM)
@given(LISTS)
def test_no_frame_stops_a_table_in_the_long_run(
    caplog: pytest.LogCaptureFixture, given_frames: list[tuple[str, bytes]]
) -> None:
    caplog.clear()
    asyncio.run(sent(given_frames, caplog))
