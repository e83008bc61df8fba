"""
What happens in a hand, as lines. See `pakli.table.telling`.

Clauses     F2 (no card before it is shown), A1 (side pots named), H4 (no low), P13 (who showed what), D3
            (others learn how many), ST2 (completing), ST5 (up-cards).
Tested in   tests/table/test_telling.py, tests/cli/test_narrator.py
"""

from collections.abc import Callable
from typing import Any

from pakli.rules import (
    ActedEarly,
    BetReturned,
    BetsGathered,
    BetTakenBack,
    BoardDealt,
    BroughtIn,
    Called,
    CardReplaced,
    CardsExposed,
    CardsSetAside,
    Checked,
    Discarded,
    Drawn,
    EarlyReleased,
    Event,
    Folded,
    ForcedBetsPosted,
    Hand,
    HandAwarded,
    HandExposed,
    HandKilled,
    HandMended,
    HoleDealt,
    IrregularityRuled,
    Misdealt,
    Mucked,
    OpenerNamed,
    PotAwarded,
    RaiseBarred,
    Raised,
    RakeTaken,
    Reshuffled,
    RunsAgreed,
    Shown,
    Status,
)
from pakli.rules.events import MISDEAL_REASONS
from pakli.table.telling import irregular
from pakli.table.telling.holdings import held, low_held
from pakli.table.telling.lines import Line, Lines, cards_fact, chips_fact, hand_fact, line

__all__ = ["HAND_LINES", "completes", "told_hand"]

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
_WINS_WITH = {"whole": "event-wins-with", "high": "play-wins-high", "low": "play-wins-low"}


def told_hand(event: Event, hand: Hand, viewer: int) -> Lines:
    """
    The lines that tell an event of a hand.

    Args:
        event: as the viewer may see it.
        hand: the hand before it, as the rail sees it, or the viewer.
        viewer: his seat; 0: none.
    """
    return HAND_LINES[type(event)](event, hand, viewer)


def completes(view: Hand) -> bool:
    """ST2: the next raise completes the bring-in to a whole bet."""
    return view.plan.game.bring_in_due and not view.stage.street and not view.round.bets


def _late(event: Folded | Checked | Discarded) -> Lines:
    return [line("event-time-out", event.seat)] if event.timed_out else []


def _posted(event: ForcedBetsPosted, hand: Hand, viewer: int) -> Lines:
    lines = [line(_POSTS[post.kind], post.seat, amount=chips_fact(post.amount)) for post in event.posts]
    for seat in hand.seats:
        paid = sum([post.amount for post in event.posts if post.seat == seat.number])
        if paid == seat.stack:
            lines.append(line("event-all-in-blind", seat.number, amount=chips_fact(paid)))
    return lines


def _hole(event: HoleDealt, hand: Hand, viewer: int) -> Lines:
    own = dict(event.hands).get(viewer, "")
    later = hand.stage.street > 0
    lines = [line("play-new-cards" if later else "event-hole", cards=cards_fact(own))] if own else []
    for seat, cards in event.hands:
        if event.up and seat != viewer:
            lines.append(line("event-up-card", seat, cards=cards_fact(cards[-2 * event.up :])))
    return lines


def _board(event: BoardDealt, hand: Hand, viewer: int) -> Lines:
    cards = cards_fact(event.cards)
    if not hand.plan.game.has_board:
        return [line("event-common", cards=cards)]
    if len(hand.cards.boards) > 1:
        return [line("event-run", number=event.board + 1, cards=cards)]
    street = hand.plan.game.variant.streets[hand.stage.street].name
    return [line(f"event-{street}" if street in _STREETS else "event-board", cards=cards)]


def _discarded(event: Discarded, hand: Hand, viewer: int) -> Lines:
    if not event.cards:
        return [*_late(event), line("event-stands-pat", event.seat)]
    return [*_late(event), line("event-draws", event.seat, count=len(event.cards) // 2)]


def _drawn(event: Drawn, hand: Hand, viewer: int) -> Lines:
    return [line("event-drawn", cards=cards_fact(event.cards))] if event.seat == viewer else []


def _reshuffled(event: Reshuffled, hand: Hand, viewer: int) -> Lines:
    return [line("event-reshuffle")]


def _exposed(event: CardsExposed, hand: Hand, viewer: int) -> Lines:
    return [line("event-exposed", seat, cards=cards_fact(card)) for seat, card in event.cards]


def _replaced(event: CardReplaced, hand: Hand, viewer: int) -> Lines:
    return [line("event-replaced", event.seat, cards=cards_fact(event.card))]


def _misdealt(event: Misdealt, hand: Hand, viewer: int) -> Lines:
    if event.reason in MISDEAL_REASONS:  # the engine's own words are messages
        return [line(f"event-misdeal-{event.reason.replace('.', '-')}")]
    return [line("event-misdeal", reason=event.reason)]


def _killed(event: HandKilled, hand: Hand, viewer: int) -> Lines:
    if event.reason == "count.wrong":
        return [line("event-killed-count", who=irregular.who(event.seat))]
    return [line("event-killed", event.seat, reason=event.reason)]


def _taken_back(event: BetTakenBack, hand: Hand, viewer: int) -> Lines:
    return [line("event-taken-back", event.seat, amount=chips_fact(event.amount), reason=event.reason)]


def _decided(event: HandAwarded, hand: Hand, viewer: int) -> Lines:
    return [line("event-hand-awarded", event.seat, reason=event.reason)]


def _folded(event: Folded, hand: Hand, viewer: int) -> Lines:
    if event.out_of_turn:
        return [line("event-early-fold", who=irregular.who(event.seat))]
    return [*_late(event), line("event-fold", event.seat)]


def _checked(event: Checked, hand: Hand, viewer: int) -> Lines:
    return [*_late(event), line("event-check", event.seat)]


def _called(event: Called, hand: Hand, viewer: int) -> Lines:
    say = "event-all-in-call" if event.all_in else "event-call"
    return [line(say, event.seat, amount=chips_fact(event.amount))]


def _raised(event: Raised, hand: Hand, viewer: int) -> Lines:
    kind = "bet" if event.opens else "raise"
    say = f"event-all-in-{kind}" if event.all_in else f"event-{kind}"
    if completes(hand) and not event.all_in:
        say = "event-complete"
    return [line(say, event.seat, amount=chips_fact(event.total))]


def _brought_in(event: BroughtIn, hand: Hand, viewer: int) -> Lines:
    amount = chips_fact(event.amount)
    lines = [line("event-bring-in", event.seat, amount=amount)]
    return [*lines, line("event-all-in-blind", event.seat, amount=amount)] if event.all_in else lines


def _returned(event: BetReturned, hand: Hand, viewer: int) -> Lines:
    return [line("event-returned", event.seat, amount=chips_fact(event.amount))]


def _gathered(event: BetsGathered, hand: Hand, viewer: int) -> Lines:
    return [line("event-pot", amount=chips_fact(event.pot))]


def _runs(event: RunsAgreed, hand: Hand, viewer: int) -> Lines:
    return [line("event-runs", runs=event.times)]


def _shown(event: Shown, hand: Hand, viewer: int) -> Lines:
    named = held(hand, event.cards, declared=event.claim)
    cards = cards_fact(event.cards)
    if named:
        return [line("event-shows", event.seat, cards=cards, hand=hand_fact(named))]
    return [line("event-shows-cards", event.seat, cards=cards)]


def _mucked(event: Mucked, hand: Hand, viewer: int) -> Lines:
    return [line("event-mucks", event.seat)]


def _raked(event: RakeTaken, hand: Hand, viewer: int) -> Lines:
    return [line("event-rake", amount=chips_fact(event.amount))]


def _awarded(event: PotAwarded, hand: Hand, viewer: int) -> Lines:
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
    if winner.status == Status.SHOWN:
        cards, half = winner.cards, event.half
        named = low_held(hand, cards) if half == "low" else held(hand, cards, both=half == "whole")
        if named:
            return line(_WINS_WITH[half], seat, amount=amount, hand=hand_fact(named))
    if event.half != "whole":
        return line(f"event-wins-{event.half}", seat, amount=amount)
    alone = all(other.status == Status.FOLDED for other in hand.seats if other.number != seat)
    return line("event-wins-unshown" if alone else "event-wins", seat, amount=amount)


HAND_LINES: dict[type[Any], Callable[[Any, Hand, int], Lines]] = {
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
    BetTakenBack: _taken_back,
    HandAwarded: _decided,
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
    IrregularityRuled: irregular.irregular,
    ActedEarly: irregular.acted_early,
    EarlyReleased: irregular.released,
    RaiseBarred: irregular.barred,
    HandMended: irregular.mended,
    OpenerNamed: irregular.opener_named,
    HandExposed: irregular.exposed,
    CardsSetAside: irregular.set_aside,
}
"""How each event of a hand is told; a test checks that every event is."""
