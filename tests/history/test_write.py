"""Writing files: what is written is read back the same, places and layout aside."""

from datetime import UTC, date, datetime, time
from decimal import Decimal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pakli.history import Place, Recorded, Value, read, write

HANDS: Final = sorted((Path(__file__).parents[1] / "golden" / "hands").iterdir())

VALUES: Final[st.SearchStrategy[Value]] = st.recursive(
    st.one_of(
        st.text(st.characters(codec="utf-8")),
        st.integers(-(2**63), 2**63 - 1),
        st.booleans(),
        st.decimals(allow_nan=False, places=3, min_value=-(10**9), max_value=10**9),
        st.dates(date(1000, 1, 1)),
        st.times(),
        st.datetimes(datetime(1000, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001 - the zone is given beside
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("ab _é.", max_size=4), inner)
    ),
    max_leaves=6,
)


def placeless(hand: Recorded) -> Recorded:
    return replace(hand, place=Place(), actions=tuple(replace(action, line=0) for action in hand.actions))


@pytest.mark.parametrize("file", HANDS, ids=lambda file: file.name)
def test_a_file_is_read_back_as_it_was(file: Path) -> None:
    hands = read(file)
    assert [placeless(hand) for hand in read(write(hands))] == [placeless(hand) for hand in hands]
    assert placeless(read(write(hands[0]))[0]) == placeless(hands[0])


@given(st.dictionaries(st.text("abc_-09 é'\".", min_size=1).map(lambda name: f"_{name}"), VALUES, max_size=4))
def test_any_field_comes_back(fields: dict[str, Value]) -> None:
    hand = replace(read(HANDS[0])[0], fields=fields)
    assert read(write(hand))[0].fields == fields


def test_every_action_stands_on_its_own_line() -> None:
    text = write(read(HANDS[0])[0])
    assert [action.line for action in read(text)[0].actions] == list(
        range(text.splitlines().index("actions = [") + 2, text.splitlines().index("]") + 1)
    )


def test_saved_to_a_file(tmp_path: Path) -> None:
    hands = read(HANDS[0])
    text = write(hands[0], tmp_path / "hand.phh")
    assert (tmp_path / "hand.phh").read_bytes().decode() == text
    assert [placeless(hand) for hand in read(tmp_path / "hand.phh")] == [placeless(hand) for hand in hands]


def test_special_values() -> None:
    hand = replace(
        next(read(file)[0] for file in HANDS if file.stem == "no-limit-side-pots"),
        starting_stacks=(Decimal("Infinity"), Decimal("12.50"), 7, Decimal(8)),
        fields={"time": time(1, 2, 3), "_quote": "it's \x07", "event": "Káró Kupa"},
    )
    text = write(hand)
    assert "starting_stacks = [inf, 12.50, 7, 8.0]" in text
    assert "time = 01:02:03" in text
    assert placeless(read(text)[0]) == placeless(hand)
