"""Frames read: what is a message, and what is none and why; nothing but `Unreadable` is raised."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from msgspec import json

from pakli.rules import RaiseTo
from pakli.wire import MOST_BYTES, Unreadable, read
from pakli.wire.messages import ChatOut, DoMessage, HelloMessage, LobbyWanted, PingMessage, WatchMessage
from tests.wire.frames import frames

RAISE = {"type": "raise_to", "seat": 2, "total": 6}
DO = {"t": "do", "id": "c1", "table": "t", "version": 3, "action": RAISE}


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ({"t": "hello", "protocol": 1, "lang": "hu"}, HelloMessage(1, "hu")),
        ({"t": "watch", "table": "t"}, WatchMessage("t")),
        ({"t": "watch", "table": "t", "since": 0}, WatchMessage("t", 0)),
        (DO, DoMessage("c1", "t", 3, RaiseTo(2, 6))),
        ({"t": "chat", "id": "c1", "table": "t", "text": "szép"}, ChatOut("c1", "t", "szép")),
        ({"t": "lobby", "on": True}, LobbyWanted(True)),
        ({"t": "ping", "n": 7}, PingMessage(7)),
    ],
)
def test_what_is_a_message(frame: dict[str, Any], message: object) -> None:
    text = json.encode(frame)
    assert read(text) == read(text.decode()) == message


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"null",
        b'{"t":"ping"}',
        b'{"t":"ping","n":"1"}',
        b'{"t":"ping","n":1.5}',
        b'{"t":"ping","n":true}',
        b'{"t":"ping","n":-1}',
        b'{"t":"ping","n":1,"m":2}',
        b'{"t":"view","table":"t"}',
        b'{"t":"do","id":"a b","table":"t","version":1,"action":{"type":"fold","seat":1}}',
        b'{"t":"do","id":"","table":"t","version":1,"action":{"type":"fold","seat":1}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"type":"post_forced_bets"}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"type":"time_up","seat":1}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"type":"start_hand"}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"type":"sit","seat":1,"player":"x","chips":9}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"seat":1}}',
        b'{"t":"do","id":"a","table":"t","version":9999999999999999999,"action":{"type":"fold","seat":1}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"type":"raise_to","seat":1,"total":1e400}}',
        b'{"t":"do","id":"a","table":"t","version":1,"action":{"type":"cut","seat":1,"at":9007199254740993}}',
        json.encode(DO | {"action": {"type": "set_switches", "seat": 1, "switches": {"runs": -(2**54)}}}),
        b"[" * 9000,
        b'{"t":"chat","id":"a","table":"t","text":"' + b"x" * 2001 + b'"}',
        b'{"t":"chat","id":"a","table":"t","text":"' + b"x" * MOST_BYTES + b'"}',
    ],
)
def test_what_is_none(frame: bytes) -> None:
    with pytest.raises(Unreadable) as why:
        read(frame)
    assert 0 < len(str(why.value)) <= 200


@given(frames())
def test_whatever_it_is_it_is_a_message_or_unreadable(frame: bytes) -> None:
    with suppress(Unreadable):
        read(frame)
