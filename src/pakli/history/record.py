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

from pakli.history.recorded import Number, Operation, Recorded, Value
from pakli.history.setups import code_of, own_setup, setup_of
from pakli.rules import (
    AwardPot,
    BetReturned,
    BetsGathered,
    BoardDealt,
    Called,
    Checked,
    Dealer,
    Event,
    FixedLimit,
    Folded,
    ForcedBetsPosted,
    Hand,
    HoleDealt,
    Mucked,
    Over,
    PotAwarded,
    Raised,
    RakeTaken,
    RunsAgreed,
    Setup,
    Shown,
)

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
    happened = tuple(events)
    seats = [seat for seat, _ in setup.stacks]
    scribe = _Scribe({seat: player for player, seat in enumerate(seats, 1)})
    for event in happened:
        WRITERS[type(event)](scribe, event)
    said = dict(fields or {})
    if seats != list(range(1, len(seats) + 1)):
        said.setdefault("seats", list(seats))
    plain = _without_own_fields(setup, tuple(scribe.operations), said)
    own: dict[str, object] = {"_pakli_setup": own_setup(setup, setup_of(plain, 1)), **scribe.own()}
    own |= _awards(setup, happened)
    kept = {name: cast(Value, value) for name, value in own.items() if value}
    end = Hand.start(setup).after(*happened)
    stacks = tuple([stack for _, stack in end.next.stacks]) if isinstance(end.next, Over) else None
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
        blinds=blinds,
        small_bet=limit.low if isinstance(limit, FixedLimit) else None,
        big_bet=limit.high if isinstance(limit, FixedLimit) else None,
        min_bet=None if fixed else setup.stakes.big_blind,
        ante_trimming=all(post.kind != "ante_for_all" for post in setup.posts),
        fields=fields,
    )


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

    def __init__(self, player_of: Mapping[int, int]) -> None:
        self.operations: list[Operation] = []
        self._player_of = player_of
        self._timed_out: list[int] = []
        self._burned: list[str] = []
        self._run_outs = 1
        self._claims: dict[int, str] = {}

    def own(self) -> dict[str, object]:
        """The user-defined fields these events need."""
        claims = [self._claims.get(player, "") for player in sorted(self._player_of.values())]
        return {
            "_pakli_timed_out": self._timed_out,
            "_pakli_burned": self._burned if any(self._burned) else [],
            "_pakli_run_outs": self._run_outs if self._run_outs > 1 else 0,
            "_pakli_claims": claims if any(claims) else [],
        }

    def nothing(self, event: Event) -> None:
        """It follows from what else the file says."""

    def hole(self, event: HoleDealt) -> None:
        """Cards for every player."""
        self.operations += [
            Operation("deal_hole", self._player_of[seat], cards) for seat, cards in event.hands
        ]

    def board(self, event: BoardDealt) -> None:
        """Community cards. Of several boards of one run-out only the first has a burn card (P9)."""
        if event.board < self._run_outs:
            self._burned.append(event.burned)
        self.operations.append(Operation("deal_board", 0, event.cards))

    def folded(self, event: Folded) -> None:
        """Given up, perhaps by the clock."""
        self._done("fold", event.seat, event.timed_out)

    def checked(self, event: Checked) -> None:
        """Passed, perhaps by the clock."""
        self._done("check_or_call", event.seat, event.timed_out)

    def called(self, event: Called) -> None:
        """Called."""
        self._done("check_or_call", event.seat, False)

    def raised(self, event: Raised) -> None:
        """Bet or raised."""
        self.operations.append(Operation("raise_to", self._player_of[event.seat], "", event.total))

    def runs(self, event: RunsAgreed) -> None:
        """Several run-outs."""
        self._run_outs = event.times

    def shown(self, event: Shown) -> None:
        """Turned up."""
        player = self._player_of[event.seat]
        self.operations.append(Operation("show_or_muck", player, event.cards))
        if event.claim:
            self._claims[player] = event.claim

    def mucked(self, event: Mucked) -> None:
        """Thrown away."""
        self.operations.append(Operation("show_or_muck", self._player_of[event.seat]))

    def _done(self, verb: Any, seat: int, timed_out: bool) -> None:
        self.operations.append(Operation(verb, self._player_of[seat]))
        if timed_out:
            self._timed_out.append(len(self.operations))


WRITERS: Final[dict[type[Any], Callable[[_Scribe, Any], None]]] = {
    ForcedBetsPosted: _Scribe.nothing,
    HoleDealt: _Scribe.hole,
    BoardDealt: _Scribe.board,
    Folded: _Scribe.folded,
    Checked: _Scribe.checked,
    Called: _Scribe.called,
    Raised: _Scribe.raised,
    BetReturned: _Scribe.nothing,
    BetsGathered: _Scribe.nothing,
    RunsAgreed: _Scribe.runs,
    Shown: _Scribe.shown,
    Mucked: _Scribe.mucked,
    RakeTaken: _Scribe.nothing,
    PotAwarded: _Scribe.nothing,
}
"""How each event is written; a test checks that every event is."""


def _awards(setup: Setup, events: tuple[Event, ...]) -> dict[str, object]:
    """The dealer's awards, if cards are unknown at the end: pots paid though nobody knows who is best."""
    hand, awards = Hand.start(setup), list[object]()
    for event in events:
        if isinstance(event, PotAwarded) and _asks_the_dealer(hand):
            seats = tuple([seat for seat, _ in event.shares])
            award = AwardPot(event.pot, seats, event.half, max(event.board, 0))
            awards.append(msgspec.json.decode(msgspec.json.encode(award)))
        hand = hand.after(event)
    return {"_pakli_awards": awards}


def _asks_the_dealer(hand: Hand) -> bool:
    """Whether the hand is at a pot that several claim, of whom one has cards nobody knows."""
    waiting = hand.next
    if not isinstance(waiting, Dealer) or waiting.what != "award" or len(waiting.to_whom) < 2:
        return False
    return any(
        "?" in text for text in (*hand.cards.boards, *[hand.seat(seat).cards for seat in waiting.to_whom])
    )
