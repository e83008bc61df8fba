"""
A hand that was played here as a recorded one, ready to be written.

The format knows neither house rules nor the clock, several boards or the dealer's word. What it cannot say
stands in its user-defined fields (`pakli.history.own_fields`), so that the hand, read back and played again,
gives the same events. Every other reader finds a hand of the format's own kind.

Clauses     P13, P16 (what is shown and when), I4 (time), P9 (burns), P14 (claims).
Tested in   tests/history/test_round_trip.py
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

import msgspec

from pakli.history.dealing import each
from pakli.history.irregular import IRREGULAR, done_by_itself
from pakli.history.own_fields import Beside, Unsaid
from pakli.history.recorded import Number, Operation, Recorded, Value, Verb
from pakli.history.setups import code_of, own_setup, setup_of
from pakli.rules import (
    VARIANTS,
    AwardHand,
    AwardPot,
    BetReturned,
    BetsGathered,
    BetTakenBack,
    BoardDealt,
    BroughtIn,
    Call,
    Called,
    CardReplaced,
    CardsExposed,
    Checked,
    Deal,
    Dealer,
    DeclareMisdeal,
    Discarded,
    Drawn,
    Event,
    ExposedCards,
    FixedLimit,
    Fold,
    Folded,
    ForcedBetsPosted,
    Hand,
    HandAwarded,
    HandKilled,
    HoleDealt,
    KillHand,
    Misdealt,
    Mucked,
    OutOfTurn,
    Over,
    PotAwarded,
    Raised,
    RaiseTo,
    RakeTaken,
    Reshuffled,
    ReturnBet,
    RunOut,
    RunsAgreed,
    Setup,
    Shown,
)
from pakli.rules.setup import usual_bring_in

__all__ = ["WRITERS", "record"]


def record(setup: Setup, events: Iterable[Event], fields: Mapping[str, Value] | None = None) -> Recorded:
    """
    A hand as a file would tell it, amounts in chips.

    Args:
        setup: what it started from.
        events: what happened, as `Hand.play` said it; to the end of the hand, or as far as it came.
        fields: more to say, such as ``{"event": "Friday game", "players": ["Anna", "Béla"]}``; players stand
            clockwise from the first left of the button.
    """
    seats = [seat for seat, _ in setup.stacks]
    scribe = _Scribe(setup)
    for event in events:
        scribe.write(event)
    said = dict(fields or {})
    if seats != list(range(1, len(seats) + 1)):
        said.setdefault("seats", list(seats))
    plain = _without_own_fields(setup, tuple(scribe.operations), said)
    own: dict[str, object] = {"_pakli_setup": own_setup(setup, setup_of(plain, 1)), **scribe.own()}
    kept = {name: cast(Value, value) for name, value in own.items() if value}
    end = scribe.hand.next
    stacks = tuple([stack for _, stack in end.stacks]) if isinstance(end, Over) else None
    return msgspec.structs.replace(plain, fields={**said, **kept}, finishing_stacks=stacks)


def _without_own_fields(
    setup: Setup, operations: tuple[Operation, ...], fields: Mapping[str, Value]
) -> Recorded:
    """The hand as far as the format can say it."""
    limit = setup.limit
    fixed = isinstance(limit, FixedLimit)
    antes, blinds = _forced_bets(setup)
    return Recorded(
        variant=code_of(setup),
        starting_stacks=tuple([stack for _, stack in setup.stacks]),
        actions=operations,
        antes=antes,
        blinds=blinds if VARIANTS[setup.variant].forced not in ("ante", "ante_and_bring_in") else (),
        bring_in=_bring_in(setup),
        small_bet=limit.low if isinstance(limit, FixedLimit) else None,
        big_bet=limit.high if isinstance(limit, FixedLimit) else None,
        min_bet=None if fixed else setup.stakes.big_blind,
        ante_trimming=all(post.kind != "ante_for_all" for post in setup.posts),
        fields=fields,
    )


def _bring_in(setup: Setup) -> int | None:
    """The bring-in of a stud game, as it is due (ST1)."""
    if VARIANTS[setup.variant].forced != "ante_and_bring_in":
        return None
    low = setup.limit.low if isinstance(setup.limit, FixedLimit) else setup.stakes.big_blind
    return usual_bring_in(setup.stakes, low)


def _forced_bets(setup: Setup) -> tuple[tuple[Number, ...], tuple[Number, ...]]:
    """Antes and blinds as the format lists them: heads-up small blind first, posts of newcomers negative."""
    antes, blinds = {seat: 0 for seat, _ in setup.stacks}, {seat: 0 for seat, _ in setup.stacks}
    for post in setup.posts:
        if post.seat not in antes:
            continue
        if post.kind in ("ante", "ante_for_all"):
            antes[post.seat] += post.amount
        elif post.kind == "live":
            blinds[post.seat] -= post.amount
        elif post.kind != "dead":
            blinds[post.seat] += post.amount
    turn = -1 if len(setup.stacks) == 2 else 1
    return tuple(antes.values())[::turn], tuple(blinds.values())[::turn]


class _Scribe:
    """Notes a hand's events as operations of the format."""

    def __init__(self, setup: Setup) -> None:
        self.hand = Hand.start(setup)
        """As it stood before the event that is written."""
        self.operations: list[Operation] = []
        self._down = VARIANTS[setup.variant].streets[0].down
        self._player_of = {seat: player for player, (seat, _) in enumerate(setup.stacks, 1)}
        self._timed_out: list[int] = []
        self._burned: list[str] = []
        self._claims: dict[int, str] = {}
        self._beside: list[Beside] = []
        self._drawn: list[Operation] = []
        """Cards drawn, to be written when everybody has thrown his away, as files have it."""
        self._hole: dict[int, str] = {}
        self._by_itself = False
        """Whether the last bet was made before its turn, and followed from that."""
        self._decided = False
        """Whether the hand was awarded to somebody: the payments follow from that."""

    def write(self, event: Event) -> None:
        """Note what happened."""
        if self._drawn and not isinstance(event, Discarded | Drawn | Reshuffled):
            self.operations += self._drawn
            self._drawn = []
        WRITERS[type(event)](self, event)
        self.hand = self.hand.after(event)

    def own(self) -> dict[str, object]:
        """The user-defined fields these events need."""
        claims = [self._claims.get(player, "") for player in sorted(self._player_of.values())]
        return {
            "_pakli_timed_out": self._timed_out,
            "_pakli_burned": self._burned if any(text.strip("?") for text in self._burned) else [],
            "_pakli_claims": claims if any(claims) else [],
            "_pakli_beside": msgspec.json.decode(msgspec.json.encode(self._beside)),
        }

    def nothing(self, event: Event) -> None:
        """It follows from what else the file says."""

    def hole(self, event: HoleDealt) -> None:
        """Cards for every player still in."""
        self._burn(event.burned)
        self._hole = self._hole or dict(event.hands)
        self.operations += [
            Operation("deal_hole", self._player_of[seat], cards) for seat, cards in event.hands
        ]

    def board(self, event: BoardDealt) -> None:
        """Community cards."""
        self._burn(event.burned)
        self.operations.append(Operation("deal_board", 0, event.cards))

    def folded(self, event: Folded) -> None:
        """Given up, perhaps by the clock; before one's turn the format has no such action."""
        if event.out_of_turn:
            self._unsaid(OutOfTurn(Fold(event.seat)))
            return
        self._done("fold", event.seat, event.timed_out)

    def checked(self, event: Checked) -> None:
        """Passed, perhaps by the clock."""
        self._done("check_or_call", event.seat, event.timed_out)

    def called(self, event: Called) -> None:
        """Called."""
        self._by_itself = done_by_itself(self.hand, event.seat)
        self._done("check_or_call", event.seat, False)

    def raised(self, event: Raised) -> None:
        """Bet or raised."""
        self._by_itself = done_by_itself(self.hand, event.seat)
        self.operations.append(Operation("raise_to", self._player_of[event.seat], "", event.total))

    def brought_in(self, event: BroughtIn) -> None:
        """Paid the bring-in."""
        self.operations.append(Operation("bring_in", self._player_of[event.seat]))

    def discarded(self, event: Discarded) -> None:
        """Threw cards away, or stood pat."""
        self._done("draw", event.seat, event.timed_out, event.cards)

    def drawn(self, event: Drawn) -> None:
        """Got new cards."""
        self._burn(event.burned)
        if event.cards:  # none, where the stub ends with the card that is burned (D3)
            self._drawn.append(Operation("deal_hole", self._player_of[event.seat], event.cards))

    def exposed(self, event: CardsExposed) -> None:
        """Hole cards flipped in the deal: the last place of the deal that such a card can have had."""
        places = list(self._player_of)
        flipped: list[tuple[int, str]] = []
        for seat, card in event.cards:
            own = each(self._hole[seat])[: self._down]
            round_ = max(at for at, dealt in enumerate(own) if dealt in (card, "??"))
            flipped.append((round_ * len(places) + places.index(seat) + 1, card))
        self._unsaid(ExposedCards(tuple(flipped)))

    def replaced(self, event: CardReplaced) -> None:
        """Another card for the flipped one."""
        self._unsaid(Deal(event.card))

    def misdealt(self, event: Misdealt) -> None:
        """The hand is void."""
        self._unsaid(DeclareMisdeal(event.reason, event.clause))

    def killed(self, event: HandKilled) -> None:
        """A hand is dead."""
        self._unsaid(KillHand(event.seat, event.reason, event.clause))

    def taken_back(self, event: BetTakenBack) -> None:
        """
        A bet was given back: it is no action of the format's then, and is said beside them; but one that was
        made before its turn would be made by itself again, and stays.
        """
        if not self._by_itself:
            bet = self.operations.pop()
            at = len(self.operations)
            since = [msgspec.structs.replace(one, after=at) for one in self._beside if one.after > at]
            self._beside = [one for one in self._beside if one.after <= at]
            total = int(bet.amount)
            self._unsaid(RaiseTo(event.seat, total) if bet.verb == "raise_to" else Call(event.seat))
            self._beside += since
        self._unsaid(ReturnBet(event.seat, event.reason))

    def decided(self, event: HandAwarded) -> None:
        """The hand was awarded to somebody."""
        self._decided = True
        self._unsaid(AwardHand(event.seat, event.reason))

    def irregular(self, event: Event) -> None:
        """Something went wrong."""
        said = IRREGULAR[type(event)](event, self.hand)
        if said is not None:
            self._unsaid(said)

    def runs(self, event: RunsAgreed) -> None:
        """Several run-outs."""
        self._unsaid(RunOut(event.times))

    def shown(self, event: Shown) -> None:
        """Turned up."""
        player = self._player_of[event.seat]
        self.operations.append(Operation("show_or_muck", player, event.cards))
        if event.claim:
            self._claims[player] = event.claim

    def mucked(self, event: Mucked) -> None:
        """Thrown away."""
        self.operations.append(Operation("show_or_muck", self._player_of[event.seat]))

    def awarded(self, event: PotAwarded) -> None:
        """Paid: by the dealer's word, if the cards of somebody who claims the pot are unknown."""
        if not self._decided and self._by_word(self.hand):
            seats = tuple([seat for seat, _ in event.shares])
            self._unsaid(AwardPot(event.pot, seats, event.half, max(event.board, 0)))

    @staticmethod
    def _by_word(hand: Hand) -> bool:
        waiting = hand.next
        if not isinstance(waiting, Dealer) or waiting.what != "award" or len(waiting.to_whom) < 2:
            return False
        claims = [hand.seat(seat).cards for seat in waiting.to_whom]
        return any("?" in text for text in (*hand.cards.boards, *claims))

    def _done(self, verb: Verb, seat: int, timed_out: bool, cards: str = "") -> None:
        self.operations.append(Operation(verb, self._player_of[seat], cards))
        if timed_out:
            self._timed_out.append(len(self.operations))

    def _burn(self, burned: str) -> None:
        """Where a card was burned, known or not; the engine tells by ``"??"`` that one was."""
        if burned:
            self._burned.append(burned)

    def _unsaid(self, action: Unsaid) -> None:
        self._beside.append(Beside(len(self.operations), action))


WRITERS: Final[dict[type[Any], Callable[[_Scribe, Any], None]]] = {
    ForcedBetsPosted: _Scribe.nothing,
    HoleDealt: _Scribe.hole,
    BoardDealt: _Scribe.board,
    Discarded: _Scribe.discarded,
    Drawn: _Scribe.drawn,
    Reshuffled: _Scribe.nothing,
    CardsExposed: _Scribe.exposed,
    CardReplaced: _Scribe.replaced,
    Misdealt: _Scribe.misdealt,
    HandKilled: _Scribe.killed,
    BetTakenBack: _Scribe.taken_back,
    HandAwarded: _Scribe.decided,
    Folded: _Scribe.folded,
    Checked: _Scribe.checked,
    Called: _Scribe.called,
    Raised: _Scribe.raised,
    BroughtIn: _Scribe.brought_in,
    BetReturned: _Scribe.nothing,
    BetsGathered: _Scribe.nothing,
    RunsAgreed: _Scribe.runs,
    Shown: _Scribe.shown,
    Mucked: _Scribe.mucked,
    RakeTaken: _Scribe.nothing,
    PotAwarded: _Scribe.awarded,
    **dict.fromkeys(IRREGULAR, _Scribe.irregular),
}
"""How each event is written; a test checks that every event is."""
