"""
Cards that all have seen at a live table beside the showdown, where a history tells them: in the deal.

Online the deal is known to the system, and who shows what is told; with real cards nobody knew what was
dealt, so what was turned up before the showdown or after the hand is all there is of it.

Clauses     F2 (only what all have seen), I5 (shown after the hand), TDA 68 (shown in mid-hand).
Tested in   tests/wire/test_live_hands.py
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from pakli.cards import names_of
from pakli.rules import Drawn, Event, HandExposed, HoleDealt
from pakli.table.events import ShownAfterHand

__all__ = ["known_in_the_deal", "turned_up"]

_UNKNOWN: Final = "??"


def turned_up(records: Iterable[object]) -> dict[int, str]:
    """By seat the hand as all have seen it, others ``"??"``; empty where cards were changed."""
    seen: dict[int, str] = {}
    for record in records:
        if isinstance(record, Drawn):
            return {}
        if isinstance(record, ShownAfterHand | HandExposed):
            seen[record.seat] = _laid_over(seen.get(record.seat, ""), record.cards)
    return seen


def known_in_the_deal(events: Sequence[Event], seen: Mapping[int, str]) -> list[Event]:
    """The same events, the deal with the cards that all have seen."""
    dealt = dict.fromkeys(seen, 0)
    told: list[Event] = []
    for event in events:
        if not isinstance(event, HoleDealt):
            told.append(event)
            continue
        hands: list[tuple[int, str]] = []
        for seat, cards in event.hands:
            at = dealt.get(seat, 0)
            dealt[seat] = at + len(cards)
            hands.append((seat, _laid_over(cards, seen.get(seat, "")[at : at + len(cards)])))
        told.append(replace(event, hands=tuple(hands)))
    return told


def _laid_over(cards: str, seen: str) -> str:
    """`cards`, an unknown one as `seen` has it; cards seen later count."""
    names, new = names_of(cards), names_of(seen)
    count = max(len(names), len(new))
    names += [_UNKNOWN] * (count - len(names))
    new += [_UNKNOWN] * (count - len(new))
    return "".join([later if later != _UNKNOWN else before for before, later in zip(names, new, strict=True)])
