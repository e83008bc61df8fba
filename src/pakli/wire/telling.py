"""
What happened, as lines of the log: messages of the catalogue and their facts, for one viewer.

Told from events as the viewer may see them, and from the table as the rail sees it: nothing in a line is from
anywhere else. Which message tells an event, and how it is put, is decided here; the words are the
catalogue's.

Clauses     F2 (no card before it is shown), A1 (side pots named), H4 (no low), P13 (who showed what), D3
            (others learn how many), ST2 (completing), ST5 (up-cards).
Tested in   tests/wire/
"""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from pakli.rules import (
    BetReturned,
    BetsGathered,
    BoardDealt,
    BroughtIn,
    Called,
    CardReplaced,
    CardsExposed,
    Checked,
    Discarded,
    Drawn,
    Folded,
    ForcedBetsPosted,
    Hand,
    HandKilled,
    HoleDealt,
    Misdealt,
    Mucked,
    PotAwarded,
    Raised,
    RakeTaken,
    Reshuffled,
    RunsAgreed,
    Shown,
    Status,
)
from pakli.table import Table
from pakli.wire.naming import held, low_held
from pakli.wire.view import Fact, FactOf, Held, Line

__all__ = ["HAND_LINES", "Lines", "cards_fact", "chips_fact", "completes", "line"]

Lines = list[Line]

_POSTS = {
    "ante": "event-ante",
    "ante_for_all": "event-ante",
    "small_blind": "event-small-blind",
    "big_blind": "event-big-blind",
    "straddle": "event-straddle",
    "live": "event-post",
    "dead": "event-dead-blind",
}
_STREETS = ("flop", "turn", "river")
"""Streets whose board cards have a message of their own."""


def line(say: str, seat: int = 0, **facts: Fact) -> Line:
    """A line, about a seat if one is given."""
    return Line(say=say, seat=seat or UNSET, facts=facts or UNSET)


def chips_fact(amount: int) -> FactOf:
    """An amount of chips."""
    return FactOf(chips=amount)


def cards_fact(cards: str) -> FactOf:
    """Cards."""
    return FactOf(cards=cards)


def _hand_fact(hand: tuple[Held, ...]) -> FactOf:
    return FactOf(hand=hand)


def _hand(table: Table) -> Hand:
    assert table.hand is not None, "an event of a hand where there is none"
    return table.hand


def completes(view: Hand) -> bool:
    """ST2: the next raise completes the bring-in to a whole bet."""
    return view.plan.game.bring_in_due and not view.stage.street and not view.round.bets


def _late(event: Folded | Checked | Discarded) -> Lines:
    return [line("event-time-out", event.seat)] if event.timed_out else []


def _posted(event: ForcedBetsPosted, before: Table, viewer: int) -> Lines:
    lines = [line(_POSTS[post.kind], post.seat, amount=chips_fact(post.amount)) for post in event.posts]
    for seat in _hand(before).seats:
        paid = sum([post.amount for post in event.posts if post.seat == seat.number])
        if paid == seat.stack:
            lines.append(line("event-all-in-blind", seat.number, amount=chips_fact(paid)))
    return lines


def _hole(event: HoleDealt, before: Table, viewer: int) -> Lines:
    own = dict(event.hands).get(viewer, "")
    later = _hand(before).stage.street > 0
    lines = [line("play-new-cards" if later else "event-hole", cards=cards_fact(own))] if own else []
    for seat, cards in event.hands:
        if event.up and seat != viewer:
            lines.append(line("event-up-card", seat, cards=cards_fact(cards[-2 * event.up :])))
    return lines


def _board(event: BoardDealt, before: Table, viewer: int) -> Lines:
    hand, cards = _hand(before), cards_fact(event.cards)
    if not hand.plan.game.has_board:
        return [line("event-common", cards=cards)]
    if len(hand.cards.boards) > 1:
        return [line("event-run", number=event.board + 1, cards=cards)]
    street = hand.plan.game.variant.streets[hand.stage.street].name
    return [line(f"event-{street}" if street in _STREETS else "event-board", cards=cards)]


def _discarded(event: Discarded, before: Table, viewer: int) -> Lines:
    if not event.cards:
        return [*_late(event), line("event-stands-pat", event.seat)]
    return [*_late(event), line("event-draws", event.seat, count=len(event.cards) // 2)]


def _drawn(event: Drawn, before: Table, viewer: int) -> Lines:
    return [line("event-drawn", cards=cards_fact(event.cards))] if event.seat == viewer else []


def _reshuffled(event: Reshuffled, before: Table, viewer: int) -> Lines:
    return [line("event-reshuffle")]


def _exposed(event: CardsExposed, before: Table, viewer: int) -> Lines:
    return [line("event-exposed", seat, cards=cards_fact(card)) for seat, card in event.cards]


def _replaced(event: CardReplaced, before: Table, viewer: int) -> Lines:
    return [line("event-replaced", event.seat, cards=cards_fact(event.card))]


def _misdealt(event: Misdealt, before: Table, viewer: int) -> Lines:
    if event.reason in ("exposed.several", "exposed.first"):  # the engine's own words are messages (I1)
        return [line(f"event-misdeal-{event.reason.replace('.', '-')}")]
    return [line("event-misdeal", reason=event.reason)]


def _killed(event: HandKilled, before: Table, viewer: int) -> Lines:
    return [line("event-killed", event.seat, reason=event.reason)]


def _folded(event: Folded, before: Table, viewer: int) -> Lines:
    return [*_late(event), line("event-fold", event.seat)]


def _checked(event: Checked, before: Table, viewer: int) -> Lines:
    return [*_late(event), line("event-check", event.seat)]


def _called(event: Called, before: Table, viewer: int) -> Lines:
    say = "event-all-in-call" if event.all_in else "event-call"
    return [line(say, event.seat, amount=chips_fact(event.amount))]


def _raised(event: Raised, before: Table, viewer: int) -> Lines:
    kind = "bet" if event.opens else "raise"
    say = f"event-all-in-{kind}" if event.all_in else f"event-{kind}"
    if completes(_hand(before)) and not event.all_in:
        say = "event-complete"
    return [line(say, event.seat, amount=chips_fact(event.total))]


def _brought_in(event: BroughtIn, before: Table, viewer: int) -> Lines:
    amount = chips_fact(event.amount)
    lines = [line("event-bring-in", event.seat, amount=amount)]
    return [*lines, line("event-all-in-blind", event.seat, amount=amount)] if event.all_in else lines


def _returned(event: BetReturned, before: Table, viewer: int) -> Lines:
    return [line("event-returned", event.seat, amount=chips_fact(event.amount))]


def _gathered(event: BetsGathered, before: Table, viewer: int) -> Lines:
    return [line("event-pot", amount=chips_fact(event.pot))]


def _runs(event: RunsAgreed, before: Table, viewer: int) -> Lines:
    return [line("event-runs", runs=event.times)]


def _shown(event: Shown, before: Table, viewer: int) -> Lines:
    hand = held(_hand(before), event.cards, declared=event.claim)
    cards = cards_fact(event.cards)
    if hand:
        return [line("event-shows", event.seat, cards=cards, hand=_hand_fact(hand))]
    return [line("event-shows-cards", event.seat, cards=cards)]


def _mucked(event: Mucked, before: Table, viewer: int) -> Lines:
    return [line("event-mucks", event.seat)]


def _raked(event: RakeTaken, before: Table, viewer: int) -> Lines:
    return [line("event-rake", amount=chips_fact(event.amount))]


def _awarded(event: PotAwarded, before: Table, viewer: int) -> Lines:
    hand = _hand(before)
    lines, pots = Lines(), hand.pots()
    if len(pots) > 1 and event.half != "low":
        say = "event-side-pot" if event.pot else "event-main-pot"
        lines.append(line(say, number=event.pot, amount=chips_fact(pots[event.pot].amount)))
    if _no_low(event, hand):
        lines.append(line("event-no-low"))
    return lines + [_won(event, hand, seat, amount) for seat, amount in event.shares if amount]


def _no_low(event: PotAwarded, hand: Hand) -> bool:
    """Whether the low half went to the high hand, since no shown hand makes a low (H4)."""
    if event.half != "whole" or len(hand.plan.game.claims) < 2:
        return False
    contenders = hand.pots()[event.pot].contenders
    shown = [seat for seat in hand.seats if seat.number in contenders and seat.status == Status.SHOWN]
    return len(shown) > 1 and not any(low_held(hand, seat.cards) for seat in shown)


def _won(event: PotAwarded, hand: Hand, seat: int, chips: int) -> Line:
    """Who wins how much, and with what, if it was shown."""
    winner, amount = hand.seat(seat), chips_fact(chips)
    if event.half == "low":
        return line("play-wins-low", seat, amount=amount, hand=_hand_fact(low_held(hand, winner.cards)))
    if winner.status == Status.SHOWN:
        named = held(hand, winner.cards, both=event.half == "whole")
        if named or event.half == "high":
            say = "play-wins-high" if event.half == "high" else "event-wins-with"
            return line(say, seat, amount=amount, hand=_hand_fact(named))
    alone = all(other.status == Status.FOLDED for other in hand.seats if other.number != seat)
    return line("event-wins-unshown" if alone else "event-wins", seat, amount=amount)


HAND_LINES: dict[type[Any], Callable[[Any, Table, int], Lines]] = {
    ForcedBetsPosted: _posted,
    HoleDealt: _hole,
    BoardDealt: _board,
    Discarded: _discarded,
    Drawn: _drawn,
    Reshuffled: _reshuffled,
    CardsExposed: _exposed,
    CardReplaced: _replaced,
    Misdealt: _misdealt,
    HandKilled: _killed,
    Folded: _folded,
    Checked: _checked,
    Called: _called,
    Raised: _raised,
    BroughtIn: _brought_in,
    BetReturned: _returned,
    BetsGathered: _gathered,
    RunsAgreed: _runs,
    Shown: _shown,
    Mucked: _mucked,
    RakeTaken: _raked,
    PotAwarded: _awarded,
}
"""
How each event of a hand is told: the event as seen, the table before it as the rail sees it, the viewer's
seat.
"""
