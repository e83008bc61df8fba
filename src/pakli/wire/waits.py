"""
What a table waits for, in one word.

Knows       what tables and hands ask. Nothing of how it is shown.
Tested in   tests/wire/
"""

from typing import Any, Final

from pakli.rules import BringInOptions, DrawOptions, Player, ShowOptions
from pakli.table import (
    CutOffer,
    GameChoice,
    OnHold,
    Ready,
    RunsQuestion,
    StraddleOffer,
    Table,
    TooFew,
)
from pakli.wire.view import WaitsFor

__all__ = ["waits_for"]


def waits_for(table: Table) -> WaitsFor:
    """What a table waits for: the dealer, too, in the middle of what follows by itself (as in a replay)."""
    hand = table.playing
    # Not `Table.next`, which knows nothing of the middle of what follows by itself.
    waiting = hand.next if hand is not None and table.question is None else table.next
    if isinstance(waiting, Player):
        return _ASKS.get(type(waiting.options), "betting")
    return _WAITS.get(type(waiting), "dealer")


_ASKS: Final[dict[type[Any], WaitsFor]] = {
    BringInOptions: "bringing_in",
    DrawOptions: "drawing",
    ShowOptions: "showing",
}
_WAITS: Final[dict[type[Any], WaitsFor]] = {
    StraddleOffer: "straddle_offer",
    CutOffer: "cut_offer",
    GameChoice: "game_choice",
    RunsQuestion: "runs_question",
    Ready: "next_hand",
    TooFew: "too_few",
    OnHold: "on_hold",
}
