"""
An honest server for tests, and what a dishonest one changes: everything by a seeded generator.

    hand = Dealt.of(Random(1), seats=(2, 5))
    hand.plays_holdem()
    check(hand.proof(2))
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from pakli.fairness import (
    Chain,
    Deal,
    Order,
    Proof,
    Record,
    SealedPack,
    ShownCards,
    digest,
    order_of,
    sealed_packs,
    seed_of,
    written_record,
)

__all__ = ["Dealt", "chain_of", "record_of"]

UNKNOWN = 52


def chain_of(random: Random, length: int = 12) -> Chain:
    return Chain(random.randbytes(32), length)


def record_of(packs: Sequence[SealedPack], hand: bytes, seats: dict[int, bytes], **fields: object) -> Record:
    known = {
        "attempt": 1,
        "previous": None,
        "table": "t1",
        "game": "holdem",
        "cards": len(packs[0].order),
        "cut": 0,
        **fields,
    }
    return Record(
        hand=hand.hex(),
        seats=tuple([(seat, seats[seat].hex()) for seat in sorted(seats)]),
        roots=tuple([pack.roots for pack in packs]),  # type: ignore[arg-type]
        **known,  # type: ignore[arg-type]
    )


class Dealt:
    """One hand, from the server's side of it."""

    def __init__(
        self, hand: bytes, packs: Sequence[SealedPack], record: Record, shares: dict[int, bytes]
    ) -> None:
        self.hand, self.packs, self.record, self.shares = hand, packs, record, shares
        self.text = written_record(record).decode()
        self.seed = seed_of(digest(self.text.encode()), [shares[seat] for seat in sorted(shares)])
        self.order: Order = order_of(self.seed, record.cards, record.cut)
        self.deals: list[tuple[Deal, tuple[int, ...]]] = []
        self.shown: list[ShownCards] = []
        self._off = 0

    @classmethod
    def of(
        cls,
        random: Random,
        seats: tuple[int, ...] = (2, 5),
        *,
        cards: int = 52,
        packs: Sequence[SealedPack] | None = None,
        hand: bytes = b"",
        **fields: object,
    ) -> "Dealt":
        hand = hand or random.randbytes(16)
        packs = packs or sealed_packs(hand, random.randbytes(32), cards)
        chains = {seat: chain_of(random) for seat in seats}
        record = record_of(packs, hand, {seat: chain.value(0) for seat, chain in chains.items()}, **fields)
        return cls(hand, packs, record, {seat: chain.value(1) for seat, chain in chains.items()})

    @property
    def pack(self) -> SealedPack:
        return self.packs[self.order.pack]

    def deal(self, to: str, count: int, seats: tuple[int, ...] = (), burn: int = 0, **fields: object) -> None:
        """Deal off the pack, as many to each seat or to the middle."""
        self._off += burn
        number = count * max(1, len(seats))
        positions = self.order.positions[self._off : self._off + number]
        cards = tuple([self.pack.order[at] for at in positions])
        self._off += number
        made = Deal(to=to, seats=seats, each=count, burn=burn, cards=cards, **fields)  # type: ignore[arg-type]
        self.deals.append((made, positions))

    def plays_holdem(self, seats: tuple[int, ...] = (2, 5), hole: int = 2) -> "Dealt":
        self.deal("hole", hole, seats)
        for count in (3, 1, 1):
            self.deal("board", count, burn=1)
        return self

    def as_seen(self, viewer: int, deal: Deal) -> Deal:
        if not deal.seats:
            return deal
        seats = deal.seats
        cards = [card if seats[at % len(seats)] == viewer else UNKNOWN for at, card in enumerate(deal.cards)]
        return replace(deal, cards=tuple(cards))

    def shows(self, seat: int) -> None:
        """A seat's cards lie face up."""
        cards = [
            card
            for deal, _ in self.deals
            if deal.seats
            for at, card in enumerate(deal.cards)
            if deal.seats[at % len(deal.seats)] == seat
        ]
        self.shown.append(ShownCards(seat, tuple(cards)))

    def proof(self, viewer: int = 0) -> Proof:
        seen = [self.as_seen(viewer, deal) for deal, _ in self.deals]
        known = {card for deal in seen for card in deal.cards if card != UNKNOWN}
        known |= {card for one in self.shown for card in one.cards}
        openings = [
            self.pack.opening(at)
            for _, positions in self.deals
            for at in positions
            if self.pack.order[at] in known
        ]
        return Proof(
            record=self.text,
            shares=tuple([(seat, self.shares[seat].hex()) for seat in sorted(self.shares)]),
            opened=tuple([pack.opened() for pack in self.packs if pack.pack != self.order.pack]),
            seat=viewer,
            deals=tuple(seen),
            shown=tuple(self.shown),
            openings=tuple(openings),
        )
