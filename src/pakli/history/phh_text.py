"""
Writing the poker hand history format: recorded hands as TOML.

Each action stands on a line of its own, so that a complaint can name it.

Tested in   tests/history/test_write.py
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, time
from decimal import Decimal
from typing import Final

from pakli.history.notation import action_text
from pakli.history.recorded import Recorded

__all__ = ["phh_text", "phhs_text"]

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_LONGEST: Final = 60
"""Digits of a number that are written out; no amount has as many."""
_LITERAL: Final = re.compile(r"[^\x00-\x1f\x7f']*")


def phh_text(hand: Recorded) -> str:
    """One hand as the text of a `.phh`."""
    return "".join([f"{line}\n" for line in _lines(hand)])


def phhs_text(hands: Iterable[Recorded]) -> str:
    """Several hands as the text of a `.phhs`, numbered from 1."""
    return "\n".join([f"[{number}]\n{phh_text(hand)}" for number, hand in enumerate(hands, 1)])


def _lines(hand: Recorded) -> Iterator[str]:
    fields: dict[str, object] = {
        "variant": hand.variant,
        "ante_trimming_status": hand.ante_trimming,
        "antes": hand.antes,
        "blinds_or_straddles": hand.blinds or None,
        "bring_in": hand.bring_in,
        "small_bet": hand.small_bet,
        "big_bet": hand.big_bet,
        "min_bet": hand.min_bet,
        "starting_stacks": hand.starting_stacks,
    }
    yield from _assignments(fields)
    yield "actions = ["
    for operation in hand.actions:
        yield f"  {_value(action_text(operation))},"
    yield "]"
    yield from _assignments(hand.fields)
    yield from _assignments({"finishing_stacks": hand.finishing_stacks, "winnings": hand.winnings})


def _assignments(fields: Mapping[str, object]) -> Iterator[str]:
    for name, value in fields.items():
        if value is not None:
            yield f"{_key(name)} = {_value(value)}"


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _string(name)


def _value(value: object) -> str:
    """A value as TOML: strings, numbers, dates and times, arrays, inline tables."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | Decimal):
        return _number(value)
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, date | time):  # of which datetime is one
        return value.isoformat()
    if isinstance(value, Mapping):
        return (
            "{" + ", ".join([f"{_key(str(name))} = {_value(inner)}" for name, inner in value.items()]) + "}"
        )
    assert isinstance(value, Sequence), f"TOML has no {type(value)}"
    return "[" + ", ".join([_value(inner) for inner in value]) + "]"


def _number(value: int | Decimal) -> str:
    if isinstance(value, int):
        return str(value)
    if value.is_infinite():
        return "inf" if value > 0 else "-inf"
    if value.is_finite() and abs(value.adjusted()) > _LONGEST:
        return str(value)  # with its exponent: the digits might not fit anywhere
    text = f"{value:f}"
    return text if "." in text or value.is_nan() else f"{text}.0"


def _string(text: str) -> str:
    """As it stands between single quotes where that is possible, else with escapes."""
    if _LITERAL.fullmatch(text):
        return f"'{text}'"
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
