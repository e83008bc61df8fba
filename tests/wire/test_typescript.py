"""The client's types are those of the messages, and the JSON Schema says the same."""

import re
from pathlib import Path
from typing import Final, get_args

import pytest

from pakli.wire import schema
from pakli.wire.messages import ClientMessage, ServerMessage
from pakli.wire.typescript import source

WIRE: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "wire.ts"


def test_the_client_s_file_is_what_the_messages_make() -> None:
    assert WIRE.read_text("utf-8") == source(), "run: python -m pakli.wire.typescript"


@pytest.mark.parametrize("message", get_args(ClientMessage) + get_args(ServerMessage))
def test_every_message_is_there(message: type) -> None:
    assert re.search(rf"^export interface {message.__name__} ", source(), re.MULTILINE)
    assert message.__name__ in schema()["$defs"]


def test_nothing_is_written_twice() -> None:
    names = re.findall(r"^export (?:interface|type|const) (\w+)", source(), re.MULTILINE)
    assert len(names) == len(set(names))


def test_every_shape_that_is_spoken_of_is_defined() -> None:
    document = schema()
    spoken_of = set(re.findall(r"#/\$defs/([\w.]+)", str(document)))
    assert spoken_of <= document["$defs"].keys()
