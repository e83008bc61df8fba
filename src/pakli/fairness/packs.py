"""
A pack as the server makes it for one hand: an order of cards, a salt and a ticket for each position, two
trees over them.

Whoever knows a pack's 32-byte key has its salts and tickets: they are what SHAKE-256 makes of it. So a pack
is told, and kept in the log, in a few bytes; the key of the pack that is dealt is never told.

Clauses     F3. Pure: what is by chance comes in as a secret.
Tested in   tests/fairness/test_pieces.py, tests/fairness/test_secrecy.py
"""

from collections.abc import Sequence
from hashlib import sha256, shake_256
from typing import Annotated, Final, Self

from msgspec import Meta, Struct

from pakli.cards import Pack as Codes
from pakli.fairness.hashing import HASH_BYTES
from pakli.fairness.order import order_of
from pakli.fairness.record import PACKS, Hash, Roots
from pakli.fairness.trees import levels_of, path_of

__all__ = ["OpenedPack", "Opening", "SealedPack", "TicketOpening", "order_by", "sealed_packs", "spread"]

SECRET_BYTES: Final = 32
Position = Annotated[int, Meta(ge=0, le=51)]
Code = Annotated[int, Meta(ge=0, le=51)]
Path = tuple[Hash, ...]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A card uncovered: that it lay at this position."""

    position: Position
    card: Code
    salt: Hash
    path: Path


class TicketOpening(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket uncovered, of a card that was dealt from a stub shuffled anew."""

    position: Position
    ticket: Hash
    path: Path


class OpenedPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole pack uncovered; lists by position."""

    pack: Annotated[int, Meta(ge=0, le=3)]
    cards: tuple[Code, ...]
    salts: tuple[Hash, ...]
    tickets: tuple[Hash, ...]


class SealedPack:
    """One of the four packs of a hand, with everything the server knows of it."""

    def __init__(self, hand: bytes, pack: int, order: Sequence[int], key: bytes) -> None:
        """
        Args:
            hand: the attempt's id, 16 bytes.
            pack: which of the four, 0 … 3.
            order: card codes by position.
            key: 32 bytes nobody can foresee, from which salts and tickets come.
        """
        self.pack: Final = pack
        self.order: Final = tuple(order)
        self.key: Final = key
        self.salts, self.tickets = spread(key, len(order))
        about = hand + bytes((pack,))
        # As `card_leaf` and `ticket_leaf`, written out: a hand has 416 of them.
        cards, tickets = b"\x00" + about, b"\x03" + about
        self._cards = levels_of(
            [
                sha256(cards + bytes((at, card)) + salt).digest()
                for at, (card, salt) in enumerate(zip(order, self.salts, strict=True))
            ]
        )
        self._tickets = levels_of(
            [sha256(tickets + bytes((at,)) + ticket).digest() for at, ticket in enumerate(self.tickets)]
        )

    @property
    def roots(self) -> Roots:
        """What the record says of it."""
        return self._cards[-1][0].hex(), self._tickets[-1][0].hex()

    def opening(self, position: int) -> Opening:
        """The card at a position, uncovered."""
        path = tuple([one.hex() for one in path_of(self._cards, position)])
        return Opening(position, self.order[position], self.salts[position].hex(), path)

    def ticket_opening(self, position: int) -> TicketOpening:
        """The ticket of a position, uncovered: only with a card that was dealt again."""
        path = tuple([one.hex() for one in path_of(self._tickets, position)])
        return TicketOpening(position, self.tickets[position].hex(), path)

    def opened(self) -> OpenedPack:
        """All of it: of a pack no card was dealt from."""
        salts, tickets = (tuple([one.hex() for one in some]) for some in (self.salts, self.tickets))
        return OpenedPack(self.pack, self.order, salts, tickets)

    @classmethod
    def of(cls, hand: bytes, pack: int, secret: bytes, cards: int) -> Self:
        """The pack that a secret makes: its order is by chance as well."""
        key = sha256(b"key" + bytes((pack,)) + secret).digest()
        return cls(hand, pack, order_by(secret, pack, cards), key)


def order_by(secret: bytes, pack: int, cards: int) -> tuple[int, ...]:
    """The card codes of one of the four packs that a secret makes, by position."""
    first = Codes(cards).codes[0]
    order = order_of(sha256(b"order" + bytes((pack,)) + secret).digest(), cards)
    return tuple([first + place for place in order.positions])


def spread(key: bytes, cards: int) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """Salts and tickets of a pack, by position: the 64 x `cards` bytes of SHAKE-256 of 0x07 and the key."""
    chance = shake_256(b"\x07" + key).digest(2 * HASH_BYTES * cards)
    pieces = [chance[at : at + HASH_BYTES] for at in range(0, len(chance), HASH_BYTES)]
    return tuple(pieces[:cards]), tuple(pieces[cards:])


def sealed_packs(hand: bytes, secret: bytes, cards: int) -> tuple[SealedPack, ...]:
    """
    The four packs of an attempt.

    Args:
        hand: its id, 16 bytes.
        secret: 32 bytes nobody can foresee; the same secret makes the same packs again.
        cards: of a pack: 52, 36 or 32.
    """
    assert len(secret) == SECRET_BYTES, "a secret has 32 bytes"
    return tuple([SealedPack.of(hand, pack, secret, cards) for pack in range(PACKS)])
