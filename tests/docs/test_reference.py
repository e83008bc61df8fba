"""The reference pages leave nothing out: they are held against the types, the routes and the catalogue."""

import re
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest
from msgspec.structs import fields

from pakli.room.actions import PersonAction
from pakli.server import Limits
from pakli.texts import LANGUAGES, translator
from pakli.texts.catalogue import read_sources
from pakli.wire import MOST_TABLES, messages, options, read, read_server, view
from pakli.wire.messages import ClientMessage, ServerMessage
from tests.docs.kit import fences, text_of
from tests.server.kit import ORIGIN, open_desk

PROTOCOL: Final = "docs/developers/protocol.md"


def tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def section(side: str, heading: str) -> str:
    """What stands under a heading, among what one side sends."""
    _, _, ours = text_of(PROTOCOL).partition(f"## What {side} sends\n")
    ours = ours.partition("\n## ")[0]
    _, found, rest = ours.partition(f"### `{heading}`")
    assert found, f"{PROTOCOL} says nothing of `{heading}`, which {side} sends"
    return rest.partition("\n### ")[0]


@pytest.mark.parametrize(
    ("side", "kind"),
    [
        *(("a client", kind) for kind in get_args(ClientMessage)),
        *(("the server", kind) for kind in get_args(ServerMessage)),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_every_message_is_there_with_every_field(side: str, kind: type[Any]) -> None:
    told = section(side, tag(kind))
    for field in fields(kind):
        assert f"`{field.encode_name}`" in told, f"`{tag(kind)}` has a field `{field.encode_name}`"


def test_no_message_is_there_that_is_none() -> None:
    named = re.findall(r"^### `(\w+)`", text_of(PROTOCOL), re.MULTILINE)
    assert sorted(named) == sorted(tag(kind) for kind in get_args(ClientMessage | ServerMessage))


def test_every_word_action_and_state_is_named() -> None:
    told = set(re.findall(r"`([\w.]+)`", text_of(PROTOCOL)))
    assert told.issuperset(get_args(options.Word))
    assert told.issuperset(get_args(view.WaitsFor))
    assert told.issuperset(tag(kind) for kind in get_args(PersonAction))
    assert told.issuperset(tag(kind) for kind in get_args(options.Choose))
    assert told.issuperset(field.encode_name for field in fields(options.Option))
    assert told.issuperset(field.encode_name for field in fields(view.TableView))
    assert told.issuperset(field.encode_name for field in fields(messages.LobbyTable))
    assert str(messages.PROTOCOL) in section("a client", "hello")


def test_every_error_there_is_is_named() -> None:
    codes = re.findall(r"^wire-(\w+) =", read_sources("en")["room"], re.MULTILINE)
    assert codes
    told = section("the server", "error")
    for code in codes:
        assert f"`{code}`" in told


@pytest.mark.parametrize("frame", fences(PROTOCOL, "json"))
def test_every_frame_shown_is_a_message(frame: str) -> None:
    client = {tag(kind) for kind in get_args(ClientMessage)}
    shown = msgspec.json.decode(frame)
    from_client = shown["t"] in client and not (shown["t"] == "chat" and "n" in shown)
    (read if from_client else read_server)(frame)


def test_limits_are_told_as_they_are() -> None:
    limits, protocol, network = Limits(), text_of(PROTOCOL), text_of("docs/hosts/network.md")
    sockets = f"{limits.sockets_by_person} of one person, {limits.sockets_by_address} from one address"
    assert sockets in protocol
    assert sockets in network
    assert f"{limits.message_bytes // 1024} KiB; a longer one" in protocol
    assert f"{limits.messages_at_once} at once, {limits.messages_by_second:.0f} a second after" in protocol
    assert f"{limits.messages_at_once} at once, then {limits.messages_by_second:.0f} a second" in network
    assert f"more than {limits.backlog_bytes // 1024} KiB wait" in protocol
    assert f"within {limits.backlog_seconds:.0f} seconds, the socket" in protocol
    assert f"{limits.arriving} from one address, {limits.arrival_seconds:.0f} seconds" in network
    assert f"{limits.tables_by_person} that one person has opened" in network
    assert f"| tables on one socket | {MOST_TABLES} |" in protocol
    assert f"at most {MOST_TABLES} tables" in section("the server", "error")


async def test_every_route_is_on_the_page_and_no_other() -> None:
    async with open_desk() as desk:
        transport = httpx.ASGITransport(desk.app)
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as browser:
            described = (await browser.get("/api/openapi.json")).json()
    routes = {
        f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods
    }
    told = set(re.findall(r"`((?:GET|POST|PUT|DELETE) /api/[^`]+)`", text_of("docs/developers/http.md")))
    assert told - {"GET /api/openapi.json"} == routes


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_are_told_to_press_is_called_so(language: str) -> None:
    check_labels(text_of(f"docs/players/{language}.md"), language)


def test_what_hosts_are_told_to_press_is_called_so() -> None:
    for page, heading in (("people", "On the page"), ("money", "On the page"), ("money", "Settle up")):
        _, _, told = text_of(f"docs/hosts/{page}.md").partition(f"## {heading}\n")
        check_labels(told.partition("\n## ")[0], "en")


def check_labels(told: str, language: str) -> None:
    """Everything in bold is in the catalogue."""
    said = {message for name in translator(language).ids() for message in plain(language, name)}
    labels = re.findall(r"\*\*(.+?)\*\*", told, re.DOTALL)
    assert labels
    for label in labels:
        assert label.replace("\n", " ") in said, f"nothing on the page is called {label!r}"


def plain(language: str, name: str) -> list[str]:
    """A message and its attributes, as far as they take no facts."""
    say, found = translator(language), list[str]()
    for message in (name, f"{name}.do"):
        if say.has(message):
            try:
                found.append(say.text(message))
            except (LookupError, AssertionError):
                continue
    return found
