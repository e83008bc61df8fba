"""
A hand that was played here, told as a room's text would: the way to every format but PHH.

What such texts cannot say is left out: who ran out of time, burn cards, what was declared. A bet that was
given back was never made; a dead hand is folded; cards that were replaced were never dealt.

Clauses     A6 (rake), P11 (uncalled bets), P16 (run-outs), I1, I3, P17 (what is left out).
Tested in   tests/history/test_transcribing.py
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from pakli.history.problems import HistoryError, problem
from pakli.history.transcript import POSTS, Deed, Sitting, Tournament, Transcript, What, only_known
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
    FixedLimit,
    Folded,
    ForcedBetsPosted,
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
    Setup,
    Shown,
    seen_by,
)

__all__ = ["TELLERS", "About", "transcribe"]


class About(Struct, frozen=True, kw_only=True):
    """What a hand's events do not say: names, numbers, the time, what the chips are worth."""

    hand: str = "1"
    names: Mapping[int, str] = {}
    """By seat; who has none is ``Player`` and his seat."""
    room: str = "Pakli"
    table: str = ""
    most_seats: int = 0
    viewer: int | None = None
    """The seat whose view the text gives: cards he never saw stay unknown. None: everything is told."""
    currency: str = ""
    scale: int = 1
    """Chips for one unit of the currency."""
    tournament: Tournament | None = None
    when: datetime | None = None
    zone: str = "UTC"
    label: str = ""
    sitting_out: tuple[Sitting, ...] = ()
    """Who has a seat and was not dealt in."""


def transcribe(setup: Setup, events: Iterable[Event], about: About) -> Transcript:
    """
    A hand as a text tells it.

    Args:
        setup: what it started from.
        events: what happened, to the end of the hand.

    Raises:
        HistoryError: the deal was void: no text tells such a hand.
    """
    clerk = _Clerk(setup)
    for event in events:
        told = event if about.viewer is None else seen_by(about.viewer, event)
        if told is not None:
            TELLERS[type(told)](clerk, told)
    limit, stakes = setup.limit, setup.stakes
    up = int(any(seat == 0 for seat, _ in setup.stacks))  # rooms count seats from 1
    fixed = isinstance(limit, FixedLimit)
    names = about.names
    seated = [
        Sitting(seat + up, names.get(seat, f"Player {seat + up}"), stack) for seat, stack in setup.stacks
    ]
    seated += [replace(one, seat=one.seat + up) for one in about.sitting_out]
    seatless = ("street", "board", "runs")
    deeds = [deed if deed.what in seatless else replace(deed, seat=deed.seat + up) for deed in clerk.deeds]
    return Transcript(
        room=about.room,
        hand=about.hand,
        game=setup.variant,
        limit=limit.name,
        seats=tuple(sorted(seated, key=lambda sitting: sitting.seat)),
        deeds=tuple(deeds),
        scale=about.scale,
        currency=about.currency,
        small_blind=0 if fixed else stakes.small_blind,
        big_blind=0 if fixed else stakes.big_blind,
        small_bet=limit.low if isinstance(limit, FixedLimit) else 0,
        big_bet=limit.high if isinstance(limit, FixedLimit) else 0,
        ante=stakes.ante,
        boards=setup.rules.boards if clerk.has_board else 1,
        button=setup.button + up,
        hero=only_known(deeds),
        pot=clerk.pot,
        rake=clerk.rake,
        table=about.table,
        most_seats=about.most_seats,
        label=about.label,
        tournament=about.tournament,
        when=about.when,
        zone=about.zone if about.when else "",
    )


class _Clerk:
    """Notes events as deeds."""

    def __init__(self, setup: Setup) -> None:
        self.deeds: list[Deed] = []
        self.pot = self.rake = 0
        self.has_board = False
        self._boards = setup.rules.boards
        self._front: dict[int, int] = {}
        self._new_street = False
        self._times = 1
        self._changed: set[int] = set()
        """Who has changed cards in this round."""

    def posted(self, event: ForcedBetsPosted) -> None:
        """Antes and blinds."""
        for post in event.posts:
            if not post.amount:
                continue
            total = 0
            if post.kind not in ("ante", "ante_for_all", "dead"):
                total = self._front[post.seat] = self._front.get(post.seat, 0) + post.amount
            self._put(Deed(post.kind, post.seat, post.amount, total))

    def hole(self, event: HoleDealt) -> None:
        """Hole cards, as far as they are known."""
        self._street(always=any(deed.what != "deal" for deed in self.deeds if deed.what not in POSTS))
        for seat, cards in event.hands:
            if cards.strip("?"):
                self.deeds.append(Deed("deal", seat, cards=cards, up=event.up))

    def board(self, event: BoardDealt) -> None:
        """Community cards; the run-outs part where the first of another board comes."""
        self.has_board = True
        if event.board == 0:
            self._street(always=True)
        if event.board >= self._boards and not any(deed.what == "runs" for deed in self.deeds):
            self.deeds.append(Deed("runs", amount=self._times))
        self.deeds.append(Deed("board", cards=event.cards, board=event.board))

    def discarded(self, event: Discarded) -> None:
        """Cards thrown away; who does so twice begins another round."""
        self._street(always=event.seat in self._changed)
        self._changed.add(event.seat)
        self.deeds.append(Deed("discard", event.seat, cards=event.cards))

    def drawn(self, event: Drawn) -> None:
        """Cards drawn, where they are known."""
        if event.cards.strip("?"):
            self.deeds.append(Deed("draw", event.seat, cards=event.cards))

    def replaced(self, event: CardReplaced) -> None:
        """Another card for the flipped one: it is the one that was dealt."""
        for at, deed in enumerate(self.deeds):
            if deed.what == "deal" and deed.seat == event.seat:
                old = event.exposed if event.exposed in deed.cards else "??"
                self.deeds[at] = replace(deed, cards=deed.cards.replace(old, event.card, 1))

    def misdealt(self, event: Misdealt) -> None:
        """No hand."""
        raise HistoryError(problem("text_misdeal"))

    def killed(self, event: HandKilled) -> None:
        """A dead hand."""
        self.deeds.append(Deed("fold", event.seat))

    def folded(self, event: Folded) -> None:
        """Given up."""
        self.deeds.append(Deed("fold", event.seat))

    def checked(self, event: Checked) -> None:
        """Passed."""
        self.deeds.append(Deed("check", event.seat))

    def called(self, event: Called) -> None:
        """Called."""
        self._bet("call", event.seat, event.amount, event.all_in)

    def raised(self, event: Raised) -> None:
        """Bet, where nothing was in front of anybody; else raised."""
        what: What = "raise" if any(self._front.values()) else "bet"
        self._bet(what, event.seat, event.amount, event.all_in)

    def brought_in(self, event: BroughtIn) -> None:
        """The bring-in."""
        self._bet("bring_in", event.seat, event.amount, False)

    def taken_back(self, event: BetTakenBack) -> None:
        """The bet was never made."""
        at = max(at for at, deed in enumerate(self.deeds) if deed.seat == event.seat)
        deed = self.deeds.pop(at)
        self.pot -= deed.amount
        self._front[event.seat] -= deed.amount

    def barred(self, event: RaiseBarred) -> None:
        """Chips that stay in, less than a call: no text has a better word for them than that."""
        if event.left:
            self._bet("call", event.seat, event.left, False)

    def returned(self, event: BetReturned) -> None:
        """What nobody called."""
        self.pot -= event.amount
        self.deeds.append(Deed("returned", event.seat, event.amount))

    def gathered(self, event: BetsGathered) -> None:
        """The round is over."""
        self._new_street, self._front = True, {}

    def runs(self, event: RunsAgreed) -> None:
        """Several run-outs."""
        self._times = event.times

    def shown(self, event: Shown) -> None:
        """Turned up."""
        self.deeds.append(Deed("shown", event.seat, cards=event.cards))

    def mucked(self, event: Mucked) -> None:
        """Thrown away."""
        self.deeds.append(Deed("mucked", event.seat))

    def raked(self, event: RakeTaken) -> None:
        """The rake."""
        self.rake += event.amount

    def awarded(self, event: PotAwarded) -> None:
        """Paid."""
        half = "" if event.half == "whole" else event.half
        for seat, chips in event.shares:
            if chips:
                self.deeds.append(
                    Deed("collected", seat, chips, pot=event.pot, half=half, board=max(event.board, 0))
                )

    def nothing(self, event: Event) -> None:
        """No text tells it."""

    def _bet(self, what: What, seat: int, amount: int, all_in: bool) -> None:
        self._front[seat] = total = self._front.get(seat, 0) + amount
        self._put(Deed(what, seat, amount, total, all_in=all_in))

    def _put(self, deed: Deed) -> None:
        self.pot += deed.amount
        self.deeds.append(deed)

    def _street(self, *, always: bool = False) -> None:
        """A round begins, if one has ended since."""
        if self._new_street or always:
            self.deeds.append(Deed("street"))
            self._new_street, self._changed = False, set()


TELLERS: Final[dict[type[Any], Callable[[_Clerk, Any], None]]] = {
    ForcedBetsPosted: _Clerk.posted,
    HoleDealt: _Clerk.hole,
    BoardDealt: _Clerk.board,
    Discarded: _Clerk.discarded,
    Drawn: _Clerk.drawn,
    Reshuffled: _Clerk.nothing,
    CardsExposed: _Clerk.nothing,
    CardReplaced: _Clerk.replaced,
    Misdealt: _Clerk.misdealt,
    HandKilled: _Clerk.killed,
    BetTakenBack: _Clerk.taken_back,
    HandAwarded: _Clerk.nothing,
    Folded: _Clerk.folded,
    Checked: _Clerk.checked,
    Called: _Clerk.called,
    Raised: _Clerk.raised,
    BroughtIn: _Clerk.brought_in,
    BetReturned: _Clerk.returned,
    BetsGathered: _Clerk.gathered,
    RunsAgreed: _Clerk.runs,
    Shown: _Clerk.shown,
    Mucked: _Clerk.mucked,
    RakeTaken: _Clerk.raked,
    PotAwarded: _Clerk.awarded,
    ActedEarly: _Clerk.nothing,
    CardsSetAside: _Clerk.nothing,
    EarlyReleased: _Clerk.nothing,
    HandExposed: _Clerk.nothing,
    HandMended: _Clerk.nothing,
    OpenerNamed: _Clerk.nothing,
    IrregularityRuled: _Clerk.nothing,
    RaiseBarred: _Clerk.barred,
}
"""How each event is told; a test checks that every event is."""
