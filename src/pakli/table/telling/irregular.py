"""
What went wrong in a hand and what came of it, as lines. See `pakli.table.telling`.

The player is a fact of the sentence, `$who`, as a ruling is read to the whole table.

Clauses     TDA 35 to 58, 65, 68, I3.
Tested in   tests/table/test_telling_irregular.py
"""

from pakli.rules import (
    ActedEarly,
    CardsSetAside,
    EarlyReleased,
    Hand,
    HandExposed,
    HandMended,
    IrregularityRuled,
    OpenerNamed,
    RaiseBarred,
)
from pakli.table.telling.lines import FactOf, Line, Lines, cards_fact, chips_fact, line

__all__ = [
    "acted_early",
    "barred",
    "exposed",
    "irregular",
    "mended",
    "opener_named",
    "released",
    "set_aside",
    "who",
]


def who(seat: int) -> FactOf:
    """A player, as a fact of a sentence."""
    return FactOf(seat=seat)


def _reason(reason: str) -> Lines:
    return [line("event-irregular-reason", reason=reason)] if reason else []


def irregular(event: IrregularityRuled, hand: Hand, viewer: int) -> Lines:
    """What went wrong, and what it comes to."""
    return [_ruled(event), *_reason(event.reason)]


def _ruled(event: IrregularityRuled) -> Line:
    say = f"event-irregular-{event.what}"
    if not event.seat:
        return line(say)
    return line(say, who=who(event.seat), put=chips_fact(event.put), ruled=chips_fact(event.ruled))


def acted_early(event: ActedEarly, hand: Hand, viewer: int) -> Lines:
    """Something before one's turn."""
    return [line(f"event-early-{event.does}", who=who(event.seat), amount=chips_fact(event.total))]


def released(event: EarlyReleased, hand: Hand, viewer: int) -> Lines:
    """It does not count."""
    return [line("event-early-released", who=who(event.seat))]


def barred(event: RaiseBarred, hand: Hand, viewer: int) -> Lines:
    """Who may not raise, and what stays in."""
    left = [line("event-barred-left", amount=chips_fact(event.left))] if event.left else []
    return [line(f"event-barred-{event.why}", who=who(event.seat)), *left, *_reason(event.reason)]


def mended(event: HandMended, hand: Hand, viewer: int) -> Lines:
    """Missing cards came; what they are, its player sees in his hand."""
    return [line("event-mended", who=who(event.seat)), *_reason(event.reason)]


def exposed(event: HandExposed, hand: Hand, viewer: int) -> Lines:
    """Cards that all have seen."""
    cards = cards_fact(event.cards.replace("??", ""))
    return [line("event-hand-exposed", who=who(event.seat), cards=cards), *_reason(event.reason)]


def opener_named(event: OpenerNamed, hand: Hand, viewer: int) -> Lines:
    """Who speaks first by the dealer's word."""
    return [line("event-opener-named", who=who(event.seat))]


def set_aside(event: CardsSetAside, hand: Hand, viewer: int) -> Lines:
    """Board cards that came too early, or only their burn."""
    if not event.back:
        return [line("event-aside-burn")]
    return [line("event-aside-back", cards=cards_fact(event.back))]
