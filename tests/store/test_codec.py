"""Codecs: a closed union of tagged structs, and nothing else."""

import pytest
from msgspec import Struct, json

from pakli.store import Codec, Damaged, Stored
from pakli.table import TableEvent


class Folded(Struct, frozen=True, tag="folded"):
    seat: int


class Raised(Struct, frozen=True, tag="raised"):
    seat: int
    total: int = 0


class RaisedMore(Raised, frozen=True, tag="raised_more"):
    more: int = 0


class Untagged(Struct):
    seat: int


class Numbered(Struct, tag=3):
    seat: int


class Elsewhere(Struct, tag_field="t", tag="elsewhere"):
    seat: int


def stored(data: bytes) -> Stored:
    return Stored("table:1", 1, 0, "any", 1, data)


def test_events_come_back_as_they_were() -> None:
    codec: Codec[Folded | Raised] = Codec(Folded | Raised)
    events = (Folded(3), Raised(4, 200))
    data = codec.encode_all(events)
    assert data == (b'{"type":"folded","seat":3}', b'{"type":"raised","seat":4,"total":200}')
    assert codec.decode_all(stored(one) for one in data) == events


def test_one_kind_alone_is_a_codec_too() -> None:
    assert Codec[Folded](Folded).decode(stored(b'{"type":"folded","seat":3}')) == Folded(3)


def test_an_event_outside_the_union_is_not_written() -> None:
    """A subclass would be written with all its fields, and could not be read again."""
    with pytest.raises(TypeError, match="RaisedMore is none of these events"):
        Codec[Folded | Raised](Folded | Raised).encode(RaisedMore(1))


def test_an_event_that_is_none_of_the_union_is_not_read() -> None:
    for data in (b'{"type":"raised","seat":3}', b'{"type":"folded","seat":', b"\xff"):
        with pytest.raises(Damaged, match=r"^table:1, event 1: "):
            Codec[Folded](Folded).decode(stored(data))


@pytest.mark.parametrize("kind", [Untagged, Numbered, Elsewhere, int])
def test_a_kind_without_a_tag_is_no_event(kind: type) -> None:
    with pytest.raises(TypeError, match="no tag"):
        Codec(Folded | kind)


def test_the_events_of_tables_can_all_be_stored() -> None:
    codec: Codec[TableEvent] = Codec(TableEvent)
    assert len(codec.kinds) > 50
    json.Decoder(TableEvent)  # msgspec takes them as one union: each tag is there once
