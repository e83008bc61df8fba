"""
Frames read, strictly: an unknown tag, a wrong type, a field that is not there or not known is no message.

Tested in   tests/wire/test_reading.py, tests/wire/test_fuzz.py
"""

from typing import Any, Final

from msgspec import MsgspecError, Struct, json

from pakli.wire.messages import ClientMessage, DoMessage, ServerMessage

__all__ = ["MOST_BYTES", "Unreadable", "read", "read_server", "written"]

MOST_BYTES: Final = 16_384
"""A frame of a client is not longer."""

_READER: Final = json.Decoder(ClientMessage)
_SERVER_READER: Final = json.Decoder(ServerMessage)
_WRITER: Final = json.Encoder()
_LONGEST_REASON: Final = 200
_LARGEST: Final = 2**53
"""What is larger a page cannot read again: it would get another number than was sent."""


class Unreadable(ValueError):
    """A frame that is no message; says why, in a few words of English for whoever writes clients."""


def read(frame: bytes | str) -> ClientMessage:
    """
    A client's message.

    Raises:
        Unreadable: it is none, whatever it is.
    """
    try:
        size = len(frame)
        if size > MOST_BYTES:
            raise Unreadable(f"{size} bytes are more than {MOST_BYTES}")
        message: ClientMessage = _READER.decode(frame)
        if type(message) is DoMessage:
            _check_numbers(message.action)
    except (MsgspecError, UnicodeError, RecursionError, ValueError, OverflowError) as error:
        raise Unreadable(str(error)[:_LONGEST_REASON]) from None
    return message


def _check_numbers(record: Struct) -> None:
    for name in record.__struct_fields__:
        value: Any = getattr(record, name)
        if type(value) is int:
            if not -_LARGEST <= value <= _LARGEST:
                raise Unreadable(f"{name} is larger than {_LARGEST}")
        elif isinstance(value, Struct):
            _check_numbers(value)


def read_server(frame: bytes | str) -> ServerMessage:
    """
    A server's message: for clients and tests.

    Raises:
        Unreadable: it is none.
    """
    try:
        message: ServerMessage = _SERVER_READER.decode(frame)
    except (MsgspecError, UnicodeError) as error:
        raise Unreadable(str(error)[:_LONGEST_REASON]) from None
    return message


def written(message: ServerMessage) -> bytes:
    """A server's message as a frame."""
    return _WRITER.encode(message)
