"""Frames that Hypothesis makes: nothing like a message, nearly one, and messages with wild values in them."""

import json
from typing import Any, Final, get_args

from hypothesis import strategies as st
from msgspec.structs import fields

from pakli.room.actions import PersonAction
from pakli.wire.messages import ClientMessage

__all__ = ["SEAT", "TABLE", "frames"]

TABLE: Final = "@table@"
"""Stands for the table's id, which nobody knows yet when a frame is made."""

SEAT: Final = 987654321
"""Stands for the sender's own seat."""

INTEGERS: Final = st.one_of(
    st.sampled_from((0, 1, 2, 3, 4, 5, 6, 10, 100, 199, 200, -1, -2)),
    st.sampled_from((2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), -(2**63) - 1, 10**19, 10**40, 10**400)),
    st.integers(),
)
TEXTS: Final = st.one_of(
    st.sampled_from(
        (
            "",
            " ",
            "As",
            "AsKd",
            "??",
            "1s",
            "\u202efdp\u202c",
            "\ud800",
            "\x00",
            "e" + "\u0301" * 50,
            "😀",
            "x" * 3000,
        )
    ),
    st.text(max_size=30),
    st.text(st.characters(codec=None), max_size=10),
)
IDS: Final = st.one_of(st.sampled_from(("a", "b", "c", "d1")), TEXTS)
TABLES: Final = st.one_of(st.just(TABLE), st.just(TABLE), st.just(TABLE), TEXTS)
ANYTHING: Final = st.recursive(
    st.one_of(st.none(), st.booleans(), INTEGERS, st.floats(), TEXTS),
    lambda inside: st.one_of(
        st.lists(inside, max_size=3), st.dictionaries(st.text(max_size=8), inside, max_size=3)
    ),
    max_leaves=6,
)


def _of_field(name: str, kind: Any) -> st.SearchStrategy[Any]:
    """What may stand in a field: mostly what belongs there."""
    if name == "action":
        return _unions(PersonAction, "type")
    if name == "table":
        return TABLES
    if name in ("seat", "giver", "taker"):
        return st.one_of(st.just(SEAT), st.just(SEAT), st.sampled_from((2, 3, 4)), INTEGERS)
    if name == "id":
        return IDS
    if kind is bool:
        return st.booleans()
    if kind is int:
        return INTEGERS
    if kind is str:
        return TEXTS
    inside = [one for one in get_args(kind) if isinstance(one, type)]
    if hasattr(kind, "__struct_fields__"):
        return _record(kind)
    if inside:
        return _of_field(name, inside[0])
    return ANYTHING


def _record(kind: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({field.name: _of_field(field.name, field.type) for field in fields(kind)})


def _unions(union: Any, tag_field: str) -> st.SearchStrategy[dict[str, Any]]:
    """A record of one of the types, with its tag."""
    tagged = [(kind, kind.__struct_config__.tag) for kind in get_args(union)]
    return st.sampled_from(tagged).flatmap(
        lambda one: _record(one[0]).map(lambda record: {tag_field: one[1], **record})
    )


@st.composite
def _nearly(draw: st.DrawFn) -> Any:
    """A message in which something is not as it should be."""
    message = draw(_unions(ClientMessage, "t"))
    inside: Any = message
    if "action" in message and draw(st.booleans()):
        inside = message["action"]
    name = draw(st.sampled_from(sorted(inside)))
    match draw(st.integers(0, 3)):
        case 0:
            del inside[name]
        case 1:
            inside[draw(TEXTS)] = draw(ANYTHING)
        case _:
            inside[name] = draw(ANYTHING)
    return message


def _written(value: Any) -> bytes:
    return json.dumps(value).encode()


def frames() -> st.SearchStrategy[bytes]:
    """A frame of any kind."""
    good = _unions(ClientMessage, "t").map(_written)
    cut = st.tuples(good, st.integers(0, 60)).map(lambda pair: pair[0][: pair[1]])
    return st.one_of(
        good, good, good, _nearly().map(_written), ANYTHING.map(_written), cut, st.binary(max_size=60)
    )
