"""
Fair dealing as the room keeps it: who takes part in the shuffle at a table, and what the hand on it is dealt
from. Values, and what of them follows.

Clauses     F3 (`pakli.fairness`), P4 (the cut is in the record).
Knows       tables, chains, records. Not clocks or viewers.
Tested in   tests/room/test_fair.py, tests/room/test_fair_restart.py
"""

from collections.abc import Collection
from random import Random
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pakli.cards import cards_text
from pakli.fairness import (
    HAND_BYTES,
    HASH_BYTES,
    Order,
    Record,
    SealedPack,
    digest,
    order_by,
    order_of,
    read_record,
    sealed_packs,
    seed_of,
    written_record,
)
from pakli.room.records import StubServed
from pakli.table import Table

__all__ = ["OUT_FOR", "Attempt", "FairHand", "GivenChain", "Sealed", "laid_down", "takes_part"]

OUT_FOR: Final = 100
"""Hands for which nobody is asked whose share was missing."""


class GivenChain(Struct, frozen=True, gc=False):
    """A player's chain, as far as it is used up."""

    player: str
    value: bytes
    """The last value that is known; empty: he takes no part."""
    out: int = 0
    """Hands he is dealt before he is asked again."""


class Attempt(Struct, frozen=True, gc=False):
    """A record, and what became of it."""

    record: str
    secret: bytes
    state: Literal["open", "drawn", "void"] = "open"
    shares: tuple[tuple[int, bytes], ...] = ()

    @property
    def read(self) -> Record:
        """The record itself."""
        return read_record(self.record.encode())

    @property
    def seed(self) -> bytes:
        """What decides the order, once the shares are there."""
        return seed_of(digest(self.record.encode()), [share for _, share in self.shares])


class FairHand(Struct, frozen=True, gc=False):
    """What the hand on the table is dealt from; the last attempt counts."""

    attempts: tuple[Attempt, ...]
    shuffled: bool = False
    """The stub was shuffled anew."""
    served: tuple[StubServed, ...] = ()
    """What was dealt from it, in order."""

    @property
    def now(self) -> Attempt:
        """The attempt that counts."""
        return self.attempts[-1]

    @property
    def open(self) -> bool:
        """Whether shares are waited for."""
        return self.now.state == "open"

    @property
    def drawn(self) -> bool:
        """Whether the pack is picked."""
        return self.now.state == "drawn"

    def turned(self, state: Literal["drawn", "void"], shares: tuple[tuple[int, bytes], ...]) -> "FairHand":
        """The same, once something has become of the open attempt."""
        now = replace(self.now, state=state, shares=shares)
        return replace(self, attempts=(*self.attempts[:-1], now))

    @property
    def pack(self) -> str:
        """The pack that is dealt, in its order, top card first."""
        attempt = self.now
        record = attempt.read
        order = order_of(attempt.seed, record.cards, record.cut)
        codes = order_by(attempt.secret, order.pack, record.cards)
        return cards_text([codes[at] for at in order.positions])


class Sealed:
    """The packs of one attempt, made once and kept while it counts."""

    def __init__(self, attempt: Attempt, packs: tuple[SealedPack, ...] | None = None) -> None:
        """`packs`: where they have been made already."""
        self.record: Final = attempt.read
        hand = bytes.fromhex(self.record.hand)
        self.packs: Final = packs or sealed_packs(hand, attempt.secret, self.record.cards)
        self._order: Order | None = None

    def order(self, attempt: Attempt) -> Order:
        """The order, once the shares are there."""
        if self._order is None:
            self._order = order_of(attempt.seed, self.record.cards, self.record.cut)
        return self._order


def takes_part(chains: tuple[GivenChain, ...], table: Table) -> bool:
    """Whether anybody who is dealt in may be asked for a share."""
    asked = {chain.player for chain in chains if chain.value and not chain.out}
    dealing = table.dealing
    return (
        bool(asked)
        and dealing is not None
        and any(table.seat(seat).player in asked for seat in dealing.dealt)
    )


def laid_down(
    table_id: str,
    table: Table,
    chains: tuple[GivenChain, ...],
    before: FairHand | None,
    here: Collection[str],
    chance: Random,
) -> tuple[Attempt, Sealed] | None:
    """
    The next record of the hand that is about to be dealt; None: nobody is there to give a share, and a record
    would prove nothing.

    Args:
        before: the attempts that were void.
        here: players whose clients take part and are connected.
        chance: where a hand's number and the secret come from.
    """
    dealing = table.dealing
    assert dealing is not None, "a record is for a hand that has begun"
    values = {chain.player: chain.value for chain in chains if chain.value and not chain.out}
    seats = [(seat, table.seat(seat).player) for seat in sorted(dealing.dealt)]
    asked = [(seat, values[player].hex()) for seat, player in seats if player in values and player in here]
    if not asked:
        return None
    hand, secret = chance.randbytes(HAND_BYTES), chance.randbytes(HASH_BYTES)
    cards = dealing.game.plays.pack
    packs = sealed_packs(hand, secret, cards)
    record = Record(
        hand=hand.hex(),
        attempt=1 if before is None else len(before.attempts) + 1,
        previous=None if before is None else before.now.read.hand,
        table=table_id,
        game=dealing.game.variant,
        cards=cards,  # type: ignore[arg-type]
        cut=max(0, dealing.cut),
        seats=tuple(asked),
        roots=tuple([pack.roots for pack in packs]),  # type: ignore[arg-type]
    )
    attempt = Attempt(written_record(record).decode(), secret)
    return attempt, Sealed(attempt, packs)
