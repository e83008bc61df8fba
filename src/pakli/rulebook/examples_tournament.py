"""
Worked examples of rebuys and add-ons in tournaments, in both forms.

Clauses     M6, M5; worked example 25 of the rulebook.
Tested in   tests/rulebook/test_examples.py
"""

from typing import Any, Final

from pakli.rulebook.setting import Example

__all__ = ["IN_TOURNAMENTS"]

_THREE: Final[dict[str, Any]] = {
    "sign": "NL 50/100",
    "kind": "tournament",
    "stacks": "abc 10000",
    "holding": "c AsAd, b KsKd",
    "board": "2c 7d 9h 3c 4s",
}
_ALL_IN: Final = "c all-in, a fold, b call, board"

IN_TOURNAMENTS: Final = (
    Example(
        id="add-on-after-rebuy",
        clauses=("M6", "M5"),
        number=25,
        preset="verseny",
        event="rebuy-verseny",
        play=f"{_ALL_IN}, no: c rebuys, b rebuys, no: b rebuys, no: b adds on, next hand, a fold, b fold, "
        "time passes, b adds on, no: b adds on, a adds on, no: a rebuys",
        **_THREE,
    ),
    Example(
        id="add-on-after-last-hand",
        clauses=("M6",),
        preset="verseny",
        event="rebuy-verseny",
        play=f"{_ALL_IN}, time passes, no: b adds on, b rebuys, b adds on",
        **_THREE,
    ),
    Example(
        id="rebuys-of-first-hour",
        clauses=("M6",),
        preset="wiki",
        event="rebuy-wiki",
        play=f"no: a rebuys, {_ALL_IN}, b rebuys, no: a adds on, a rebuys, no: a rebuys, time passes, "
        "b adds on, no: b adds on, c adds on, no: b rebuys",
        **_THREE,
    ),
)
