"""
What those are told whose clients check the deal: records, shares, opened packs, and the openings of cards
that they see anyhow.

Which cards somebody sees is decided where it always is (`pakli.table.seen_by`): only what is in an event as
he sees it is uncovered to him.

Clauses     F3, F2.
Tested in   tests/room/test_fair.py, tests/wire/test_fair.py
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from pakli.cards import UNKNOWN, parse_cards
from pakli.fairness import Deal, Opening, SealedPack, ServingList, ShownCards, TicketOpening
from pakli.room.fair import Attempt, Sealed
from pakli.room.fair_stub import list_of
from pakli.room.records import Record, StubServed
from pakli.rules import BoardDealt, Drawn, HoleDealt, Reshuffled, Shown
from pakli.table import seen_by
from pakli.table.events import RabbitShown, ShownAfterHand

__all__ = [
    "CARD_EVENTS",
    "CardsTold",
    "DrawnTold",
    "FairTold",
    "RecordTold",
    "Uncovering",
    "VoidTold",
    "uncovered_in",
]


class RecordTold(Struct, frozen=True):
    """A record was laid down: its very bytes, as text."""

    record: str


class DrawnTold(Struct, frozen=True):
    """All shares are there. Of the packs that were not picked: number, cards, key of salts and tickets."""

    hand: str
    shares: tuple[tuple[int, str], ...]
    opened: tuple[tuple[int, tuple[int, ...], str], ...]


class VoidTold(Struct, frozen=True):
    """A record was void: the shares that came, and all four packs."""

    record: str
    shares: tuple[tuple[int, str], ...]
    opened: tuple[tuple[int, tuple[int, ...], str], ...]


class CardsTold(Struct, frozen=True):
    """Openings of what one viewer sees; `deals` and `shown` for who comes in the middle of a hand."""

    hand: str
    openings: tuple[Opening, ...] = ()
    servings: tuple[ServingList, ...] = ()
    tickets: tuple[TicketOpening, ...] = ()
    deals: tuple[Deal, ...] = ()
    shown: tuple[ShownCards, ...] = ()


FairTold = RecordTold | DrawnTold | VoidTold | CardsTold


def drawn_told(attempt: Attempt, sealed: Sealed) -> DrawnTold:
    """What everybody is told before the first card."""
    picked = sealed.order(attempt).pack
    return DrawnTold(
        sealed.record.hand,
        _hex(attempt.shares),
        tuple([_whole(pack) for pack in sealed.packs if pack.pack != picked]),
    )


def void_told(attempt: Attempt, sealed: Sealed) -> VoidTold:
    """What everybody is told of an attempt that was void."""
    return VoidTold(attempt.record, _hex(attempt.shares), tuple([_whole(pack) for pack in sealed.packs]))


def _hex(shares: Sequence[tuple[int, bytes]]) -> tuple[tuple[int, str], ...]:
    return tuple([(seat, share.hex()) for seat, share in shares])


def _whole(pack: SealedPack) -> tuple[int, tuple[int, ...], str]:
    return pack.pack, pack.order, pack.key.hex()


def uncovered_in(records: Iterable[Record]) -> list[Record]:
    """Those of the records in which somebody may see a card."""
    return [record for record in records if type(record) in _NOTES or type(record) is StubServed]


class Uncovering:
    """The openings of one hand, for one viewer after another."""

    def __init__(self, attempt: Attempt, sealed: Sealed) -> None:
        self.hand: Final = sealed.record.hand
        self._seed: Final = attempt.seed
        self._pack: Final = sealed.packs[sealed.order(attempt).pack]
        self._openings: Final[dict[int, Opening]] = {}
        self._alike: tuple[tuple[int, ...], CardsTold] | None = None
        """What the one before was told, where it is cards alone."""

    def of(self, records: Iterable[Record], seat: int, *, whole: bool = False) -> CardsTold | None:
        """
        What `seat` (0: the rail) may have of these records (see `uncovered_in`); None: nothing.

        Args:
            whole: the hand from its first deal, told with what was dealt.
        """
        seen = _Seen(seat)
        for record in records:
            if type(record) is StubServed:
                seen.lists.append(record)
                continue
            event = seen_by(seat or None, record)  # type: ignore[arg-type]
            if event is not None and (note := _NOTES.get(type(event))) is not None:
                note(seen, event)
        if whole or seen.lists:
            return self._all_of(seen, whole=whole)
        if not seen.cards:
            return None
        cards = tuple(seen.cards)
        if self._alike is None or self._alike[0] != cards:
            self._alike = (cards, CardsTold(self.hand, self._opened(seen)))
        return self._alike[1]

    def _all_of(self, seen: "_Seen", *, whole: bool) -> CardsTold:
        order = self._pack.order
        return CardsTold(
            self.hand,
            self._opened(seen),
            tuple([self._told(one, seen) for one in seen.lists]),
            tuple([self._pack.ticket_opening(order.index(card)) for card in seen.again]),
            tuple(seen.deals) if whole else (),
            tuple(seen.shown) if whole else (),
        )

    def _opened(self, seen: "_Seen") -> tuple[Opening, ...]:
        for card in seen.cards:
            if card not in self._openings:
                self._openings[card] = self._pack.opening(self._pack.order.index(card))
        return tuple([self._openings[card] for card in seen.cards])

    def _told(self, record: StubServed, seen: "_Seen") -> ServingList:
        made, public = list_of(self._pack, self._seed, record)
        return made.told if record.seat in (seen.seat, *seen.face_up) or not record.seat else public


class _Seen:
    """What a viewer has seen in some records."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.cards: dict[int, None] = {}
        self.again: dict[int, None] = {}
        """Those that came from a stub shuffled anew."""
        self.lists: list[StubServed] = []
        self.face_up: set[int] = set()
        """Seats that got cards face up: everybody checks those."""
        self.deals: list[Deal] = []
        self.shown: list[ShownCards] = []
        self.shuffled = False

    def dealt(self, deal: Deal) -> None:
        known = [card for card in deal.cards if card != UNKNOWN]
        self.cards.update(dict.fromkeys(known))
        if deal.shuffled:
            self.again.update(dict.fromkeys(known))
        self.deals.append(deal)

    def shows(self, seat: int, cards: Sequence[int]) -> None:
        known = [card for card in cards if card != UNKNOWN]
        if seat != self.seat or not seat:
            self.cards.update(dict.fromkeys(known))
        self.shown.append(ShownCards(seat, tuple(known)))


def _hole(seen: _Seen, event: HoleDealt) -> None:
    seats = tuple([seat for seat, _ in event.hands])
    hands = [parse_cards(cards) for _, cards in event.hands]
    each = len(hands[0])
    cards = tuple([hand[at] for at in range(each) for hand in hands])
    shuffled = bool(seen.lists) or seen.shuffled
    if event.up:
        seen.face_up.update(seats)
    burn = len(event.burned) // 2
    seen.dealt(Deal(to="hole", seats=seats, each=each, burn=burn, shuffled=shuffled, cards=cards))


def _board(seen: _Seen, event: BoardDealt) -> None:
    cards, burn = tuple(parse_cards(event.cards)), len(event.burned) // 2
    shuffled = bool(seen.lists) or seen.shuffled
    seen.dealt(
        Deal(to="board", each=len(cards), burn=burn, board=event.board, shuffled=shuffled, cards=cards)
    )


def _drawn(seen: _Seen, event: Drawn) -> None:
    cards, burn = tuple(parse_cards(event.cards)), len(event.burned) // 2
    if not cards:
        return
    shuffled = bool(seen.lists) or seen.shuffled
    seats = (event.seat,)
    seen.dealt(Deal(to="draw", seats=seats, each=len(cards), burn=burn, shuffled=shuffled, cards=cards))


def _reshuffled(seen: _Seen, event: Reshuffled) -> None:
    seen.shuffled = True


def _shown(seen: _Seen, event: Shown | ShownAfterHand) -> None:
    seen.shows(event.seat, parse_cards(event.cards))


def _rabbit(seen: _Seen, event: RabbitShown) -> None:
    seen.shows(0, parse_cards("".join(event.boards)))


_NOTES: Final[dict[type[Any], Any]] = {
    HoleDealt: _hole,
    BoardDealt: _board,
    Drawn: _drawn,
    Reshuffled: _reshuffled,
    Shown: _shown,
    ShownAfterHand: _shown,
    RabbitShown: _rabbit,
}
"""What is noted of each event in which somebody may see cards."""

CARD_EVENTS: Final = tuple(_NOTES)
"""The events in which somebody may see cards."""
