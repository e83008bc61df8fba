"""
Events to JSON and back, for a closed union of tagged structs that the caller brings.

Tested in   tests/store/test_codec.py
"""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar, get_args

from msgspec import DecodeError, json
from msgspec.inspect import StructType, type_info

from pakli.store.errors import Damaged
from pakli.store.records import Stored

__all__ = ["Codec"]

E = TypeVar("E")


class Codec(Generic[E]):
    """
    The events of one union.

        TABLE_EVENTS: Codec[TableEvent] = Codec(TableEvent)
    """

    def __init__(self, union: Any) -> None:
        """
        `union`: ``A | B | …``, or one struct; each with a tag of its own.

        Raises:
            TypeError: a member is no struct, or its tag is not a text under ``"type"``.
        """
        self.kinds: frozenset[type[Any]] = frozenset(get_args(union) or (union,))
        for kind in self.kinds:
            info = type_info(kind)
            if not (isinstance(info, StructType) and info.tag_field == "type" and isinstance(info.tag, str)):
                raise TypeError(f"{kind!r} has no tag")
        self._encoder = json.Encoder()
        self._decoder: json.Decoder[E] = json.Decoder(union)

    def encode(self, event: E) -> bytes:
        """
        The JSON of an event.

        Raises:
            TypeError: it is not of the union, so could not be read again.
        """
        if type(event) not in self.kinds:
            raise TypeError(f"{type(event).__name__} is none of these events")
        return self._encoder.encode(event)

    def decode(self, stored: Stored) -> E:
        """
        The event.

        Raises:
            Damaged: it is none of the union's.
        """
        try:
            return self._decoder.decode(stored.data)
        except DecodeError as error:
            raise Damaged(f"{stored.stream}, event {stored.version}: {error}") from error

    def encode_all(self, events: Iterable[E]) -> tuple[bytes, ...]:
        """The JSON of each event."""
        return tuple([self.encode(event) for event in events])

    def decode_all(self, stored: Iterable[Stored]) -> tuple[E, ...]:
        """The events, for a fold."""
        return tuple([self.decode(one) for one in stored])
