"""Every message of a client, sent by everybody: what each is told. The table is the test."""

from typing import Any, Final, get_args

import pytest

from pakli.wire import MOST_TABLES
from pakli.wire.messages import PROTOCOL, ClientMessage
from tests.room.kit import sign
from tests.wire.kit import Client
from tests.wire.scenes import PEOPLE, scene

TABLE: Final = "@table@"
MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "hello": {"protocol": PROTOCOL, "lang": "en"},
    "watch": {"table": TABLE},
    "unwatch": {"table": TABLE},
    "do": {"id": "c1", "table": TABLE, "version": 0, "action": {"type": "join_list"}},
    "chat": {"id": "c1", "table": TABLE, "text": "Good luck"},
    "lobby": {"on": True},
    "ping": {"n": 3},
    "fair": {"table": TABLE},
    "tournaments": {"on": True},
    "tournament": {"tournament": "nosuch", "on": True},
    "share": {"table": TABLE, "hand": "0" * 32, "share": "0" * 64},
}
# message  guest player other seated_floor rail floor host owner stranger program; "-": nothing is told
ROWS: Final = """
hello      welcome welcome welcome welcome welcome welcome welcome welcome welcome welcome
watch      view    view    view    view    view    view    view    view    error:private view
unwatch    -       -       -       -       -       -       -       -       - -
do         done    refused:seat.already_here refused:seat.already_here refused:seat.already_here done done done done refused:may.invited_only refused:may.no_members_bots
chat       done    done    done    done    done    done    done    done    refused:may.invited_only refused:may.members_bots_not
lobby      lobby:1 lobby:1 lobby:1 lobby:1 lobby:1 lobby:1 lobby:1 lobby:1 lobby:0 lobby:1
ping       pong    pong    pong    pong    pong    pong    pong    pong    pong pong
fair       -       -       -       -       -       -       -       -       error:no_table -
share      -       -       -       -       -       -       -       -       error:no_table -
tournaments tournaments tournaments tournaments tournaments tournaments tournaments tournaments tournaments tournaments tournaments
tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament error:no_tournament
"""  # noqa: E501


def rows() -> list[tuple[str, list[str]]]:
    """The table."""
    return [(name, cells) for name, *cells in map(str.split, ROWS.strip().splitlines())]


def test_the_table_has_every_message_there_is() -> None:
    assert [name for name, _ in rows()] == [kind.__struct_config__.tag for kind in get_args(ClientMessage)]


def told(client: Client, since: int) -> str:
    """The answer among what was sent: the first that is no batch, no view's own chat."""
    for message in client.received[since:]:
        match message["t"]:
            case "batch" | "chat":
                continue
            case "refused" | "error":
                assert message["text"]
                return f"{message['t']}:{message['code']}"
            case "lobby":
                return f"lobby:{len(message['tables'])}"
            case other:
                return str(other)
    return "-"


@pytest.mark.parametrize(("name", "cells"), rows(), ids=lambda value: value if isinstance(value, str) else "")
async def test_who_is_told_what(name: str, cells: list[str]) -> None:
    async with scene("before") as talk:
        got: dict[str, str] = {}
        for who, person in PEOPLE.items():
            client = talk.client(person)
            since = len(client.received)
            client.send(filled(MESSAGES[name], talk.table) | {"t": name})
            await talk.play.settle()
            got[who] = told(client, since)
        assert got == dict(zip(PEOPLE, cells, strict=True))


def filled(message: dict[str, Any], table: str) -> dict[str, Any]:
    """The message, of this table."""
    return {field: table if value == TABLE else value for field, value in message.items()}


@pytest.mark.parametrize("name", [name for name in MESSAGES if name not in ("hello", "ping")])
async def test_a_connection_begins_with_hello(name: str) -> None:
    async with scene("before") as talk:
        client = Client(talk.play.room, "player", hello=False)
        client.send(filled(MESSAGES[name], talk.table) | {"t": name})
        await talk.play.settle()
        assert told(client, 0) == "error:hello_first"
        assert len(client.frames) == 1
        client.send({"t": "ping", "n": 1})
        assert told(client, 1) == "pong"


async def test_another_protocol_is_said_to_be_another() -> None:
    async with scene("before") as talk:
        client = Client(talk.play.room, "player", hello=False)
        client.send({"t": "hello", "protocol": PROTOCOL + 1, "lang": "hu"})
        assert told(client, 0) == "error:outdated"
        assert "Kérjük" in client.last("error")["text"] or "újra" in client.last("error")["text"]


@pytest.mark.parametrize("name", ["watch", "do", "chat"])
async def test_a_table_that_is_not_there(name: str) -> None:
    async with scene("before") as talk:
        client = talk.client("player")
        since = len(client.received)
        client.send(filled(MESSAGES[name], "nosuch") | {"t": name})
        expected = "error:no_table" if name == "watch" else "refused:room.no_table"
        assert told(client, since) == expected
        if name == "watch":
            assert client.last("gone")["table"] == "nosuch"


async def test_a_connection_watches_so_many_tables() -> None:
    async with scene("before") as talk:
        client = talk.client("player")
        for _ in range(MOST_TABLES):
            client.watch(await talk.play.open(sign("NL 1/2")))
        await talk.play.settle()
        assert len(client.known) == MOST_TABLES
        assert client.last("error")["code"] == "too_many"
        assert str(MOST_TABLES) in client.last("error")["text"]
        client.send({"t": "unwatch", "table": next(iter(client.known))})
        client.watch(talk.table)
        await talk.play.settle()
        assert len(client.known) == MOST_TABLES + 1


async def test_who_looks_on_no_more_is_told_no_more() -> None:
    async with scene("facing") as talk:
        rail, player = talk.client("rail"), talk.client("player")
        rail.send({"t": "unwatch", "table": talk.table})
        await talk.play.settle()
        before, others = len(rail.frames), len(player.frames)
        await talk.does("player", {"type": "fold", "seat": 2})
        await talk.play.settle()
        assert len(rail.frames) == before
        assert len(player.frames) > others
        assert "rail" not in [one["player"] for one in player.view(talk.table)["spectators"]]


async def test_refusals_are_in_the_language_of_the_connection() -> None:
    async with scene("before") as talk:
        client, texts = talk.client("player"), set[str]()
        for lang in ("en", "hu", "pl", "xx"):
            client.send({"t": "hello", "protocol": PROTOCOL, "lang": lang})
            command = client.do(talk.table, {"type": "fold", "seat": 3})
            await talk.play.settle()
            texts.add(client.answer(command)["text"])
        assert len(texts) == 3
