"""
A hand told line by line, to one viewer: events become sentences.

It is given only what the viewer may see (`pakli.rules.seen_by`), and keeps the hand as he sees it.

Clauses     F2 (no card before it is shown), A1 (side pots named), H4 (no low), P13 (who showed what),
            D3 (others learn how many), ST5 (up-cards).
Knows       events, names, words. Nothing of the hand as it is.
Tested in   tests/cli/test_narrator.py
"""

from collections.abc import Callable, Mapping
from typing import Any

from pakli.cards import parse_cards, unicode_text
from pakli.cli.practice.holding import hand_text, low_text
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
    Event,
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
    Seat,
    Shown,
    Status,
)
from pakli.texts import Catalogue

__all__ = ["TOLD", "Narrator", "completes"]

_POSTS = {
    "ante": "event-ante",
    "ante_for_all": "event-ante",
    "small_blind": "event-small-blind",
    "big_blind": "event-big-blind",
    "straddle": "event-straddle",
    "live": "event-post",
    "dead": "event-dead-blind",
}


class Narrator:
    """
    Tells one hand after another.

    Args:
        viewer: the seat it is told to.
        names: of all seats.
        in_words: cards as "ace of spades"; else as A♠.
    """

    def __init__(self, say: Catalogue, viewer: int, names: Mapping[int, str], *, in_words: bool) -> None:
        self.say = say
        self.viewer = viewer
        self.names = names
        self._in_words = in_words
        self._view: Hand | None = None

    @property
    def view(self) -> Hand:
        """The hand as the viewer sees it, as far as it is told."""
        assert self._view is not None, "a hand is told from its beginning"
        return self._view

    def begin(self, view: Hand, number: int) -> list[str]:
        """Start a hand, seen as the viewer sees it; its number counts from 1."""
        self._view = view
        lines = [
            self.say.text("event-hand-number", number=number),
            self.about("event-button", view.plan.setup.button),
        ]
        absent = [seat for seat in self.names if seat not in view.plan.where]
        return lines + [self.about("play-sits-out", seat) for seat in absent]

    def tell(self, event: Event) -> list[str]:
        """The lines that tell `event`, which is as the viewer sees it."""
        lines = TOLD[type(event)](self, event)
        self._view = self.view.after(event)
        return lines

    @property
    def own(self) -> Seat | None:
        """The viewer's seat in the hand; None: he is not dealt in (D5)."""
        return self.view.seat(self.viewer) if self.viewer in self.view.plan.where else None

    def cards(self, cards: str) -> str:
        """Cards as this reader wants them."""
        return self.say.words.cards(cards) if self._in_words else unicode_text(parse_cards(cards))

    def open_cards(self) -> list[str]:
        """What lies face up: every board that has cards, and in stud the up-cards of who is still in."""
        boards = [board for board in self.view.cards.boards if board]
        lines = [self.say.text("event-board", cards=self.cards(board)) for board in boards]
        others = [seat for seat in self.view.seats if seat.number != self.viewer]
        shown = [
            f"{self.names[seat.number]} {self.cards(seat.cards.replace('??', ''))}"
            for seat in others
            if seat.status != Status.FOLDED and seat.cards.replace("??", "")
        ]
        return [*lines, self.say.text("play-face-up", hands="; ".join(shown))] if shown else lines

    def about(self, message: str, seat: int, **facts: int | str) -> str:
        """A sentence about a seat: to the viewer himself, `.you`."""
        if seat == self.viewer:
            return self.say.text(f"{message}.you", **facts)
        return self.say.text(message, name=self.names[seat], **facts)


def _posted(told: Narrator, event: ForcedBetsPosted) -> list[str]:
    lines = [told.about(_POSTS[post.kind], post.seat, amount=post.amount) for post in event.posts]
    for seat in told.view.seats:
        paid = sum(post.amount for post in event.posts if post.seat == seat.number)
        if paid == seat.stack:
            lines.append(told.about("event-all-in-blind", seat.number, amount=paid))
    return lines


def _hole(told: Narrator, event: HoleDealt) -> list[str]:
    own = dict(event.hands).get(told.viewer, "")
    message = "play-new-cards" if told.view.stage.street else "event-hole"
    lines = [told.say.text(message, cards=told.cards(own))] if own else []
    for seat, cards in event.hands:
        if event.up and seat != told.viewer:
            lines.append(told.about("event-up-card", seat, cards=told.cards(cards[-2 * event.up :])))
    return lines


def _discarded(told: Narrator, event: Discarded) -> list[str]:
    late = [told.about("event-time-out", event.seat)] if event.timed_out else []
    if not event.cards:
        return [*late, told.about("event-stands-pat", event.seat)]
    return [*late, told.about("event-draws", event.seat, count=len(event.cards) // 2)]


def _drawn(told: Narrator, event: Drawn) -> list[str]:
    own = event.seat == told.viewer
    return [told.say.text("event-drawn", cards=told.cards(event.cards))] if own else []


def _reshuffled(told: Narrator, _event: Reshuffled) -> list[str]:
    return [told.say.text("event-reshuffle")]


def _exposed(told: Narrator, event: CardsExposed) -> list[str]:
    return [told.about("event-exposed", seat, cards=told.cards(card)) for seat, card in event.cards]


def _replaced(told: Narrator, event: CardReplaced) -> list[str]:
    return [told.about("event-replaced", event.seat, cards=told.cards(event.card))]


def _misdealt(told: Narrator, event: Misdealt) -> list[str]:
    message = f"event-misdeal-{event.reason.replace('.', '-')}"
    if told.say.has(message):
        return [told.say.text(message)]
    return [told.say.text("event-misdeal", reason=event.reason)]


def _killed(told: Narrator, event: HandKilled) -> list[str]:
    return [told.about("event-killed", event.seat, reason=event.reason)]


def _brought_in(told: Narrator, event: BroughtIn) -> list[str]:
    line = told.about("event-bring-in", event.seat, amount=event.amount)
    if event.all_in:
        return [line, told.about("event-all-in-blind", event.seat, amount=event.amount)]
    return [line]


def _board(told: Narrator, event: BoardDealt) -> list[str]:
    view, cards = told.view, told.cards(event.cards)
    if not view.plan.game.has_board:
        return [told.say.text("event-common", cards=cards)]
    if len(view.cards.boards) > 1:
        return [told.say.text("event-run", number=event.board + 1, cards=cards)]
    message = f"event-{view.plan.game.variant.streets[view.stage.street].name}"
    return [told.say.text(message if told.say.has(message) else "event-board", cards=cards)]


def _folded(told: Narrator, event: Folded) -> list[str]:
    return [*_late(told, event), told.about("event-fold", event.seat)]


def _checked(told: Narrator, event: Checked) -> list[str]:
    return [*_late(told, event), told.about("event-check", event.seat)]


def _late(told: Narrator, event: Folded | Checked) -> list[str]:
    return [told.about("event-time-out", event.seat)] if event.timed_out else []


def _called(told: Narrator, event: Called) -> list[str]:
    message = "event-all-in-call" if event.all_in else "event-call"
    return [told.about(message, event.seat, amount=event.amount)]


def _raised(told: Narrator, event: Raised) -> list[str]:
    kind = "bet" if event.opens else "raise"
    message = f"event-all-in-{kind}" if event.all_in else f"event-{kind}"
    if completes(told.view) and not event.all_in:
        message = "event-complete"
    return [told.about(message, event.seat, amount=event.total)]


def completes(view: Hand) -> bool:
    """ST2: the next raise completes the bring-in to a whole bet."""
    return view.plan.game.bring_in_due and not view.stage.street and not view.round.bets


def _returned(told: Narrator, event: BetReturned) -> list[str]:
    return [told.about("event-returned", event.seat, amount=event.amount)]


def _gathered(told: Narrator, event: BetsGathered) -> list[str]:
    return [told.say.text("event-pot", amount=event.pot)]


def _runs(told: Narrator, event: RunsAgreed) -> list[str]:
    return [told.say.text("event-runs", runs=event.times)]


def _shown(told: Narrator, event: Shown) -> list[str]:
    hand = hand_text(told.say, told.view, event.cards, declared=event.claim)
    if hand:
        return [told.about("event-shows", event.seat, cards=told.cards(event.cards), hand=hand)]
    return [told.about("event-shows-cards", event.seat, cards=told.cards(event.cards))]


def _mucked(told: Narrator, event: Mucked) -> list[str]:
    return [told.about("event-mucks", event.seat)]


def _raked(told: Narrator, event: RakeTaken) -> list[str]:
    return [told.say.text("event-rake", amount=event.amount)]


def _awarded(told: Narrator, event: PotAwarded) -> list[str]:
    lines, pots = [], told.view.pots()
    if len(pots) > 1 and event.half != "low":
        message = "event-side-pot" if event.pot else "event-main-pot"
        lines.append(told.say.text(message, number=event.pot, amount=pots[event.pot].amount))
    if _no_low(told, event):
        lines.append(told.say.text("event-no-low"))
    return lines + [_won(told, event, seat, amount) for seat, amount in event.shares if amount]


def _no_low(told: Narrator, event: PotAwarded) -> bool:
    """Whether the low half went to the high hand, since no shown hand makes a low (H4)."""
    if event.half != "whole" or len(told.view.plan.game.claims) < 2:
        return False
    contenders = told.view.pots()[event.pot].contenders
    shown = [seat for seat in told.view.seats if seat.number in contenders and seat.status == Status.SHOWN]
    return len(shown) > 1 and not any(low_text(told.say, told.view, seat.cards) for seat in shown)


def _won(told: Narrator, event: PotAwarded, seat: int, amount: int) -> str:
    """Who wins how much, and with what, if it was shown."""
    winner = told.view.seat(seat)
    shown = winner.status == Status.SHOWN
    if event.half == "low":
        return told.about(
            "play-wins-low", seat, amount=amount, hand=low_text(told.say, told.view, winner.cards)
        )
    hand = hand_text(told.say, told.view, winner.cards, both=event.half == "whole") if shown else ""
    if event.half == "high":
        return told.about("play-wins-high", seat, amount=amount, hand=hand)
    if hand:
        return told.about("event-wins-with", seat, amount=amount, hand=hand)
    alone = all(other.status == Status.FOLDED for other in told.view.seats if other.number != seat)
    return told.about("event-wins-unshown" if alone else "event-wins", seat, amount=amount)


TOLD: Mapping[type[Any], Callable[[Narrator, Any], list[str]]] = {
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
    BroughtIn: _brought_in,
    Folded: _folded,
    Checked: _checked,
    Called: _called,
    Raised: _raised,
    BetReturned: _returned,
    BetsGathered: _gathered,
    RunsAgreed: _runs,
    Shown: _shown,
    Mucked: _mucked,
    RakeTaken: _raked,
    PotAwarded: _awarded,
}
"""How each event is told; a test checks that every event is."""
