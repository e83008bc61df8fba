"""
A hand checked from its proof alone. Whatever does not hold is an error that says which step failed.

Clauses     F3. The steps are those of `broken.STEPS`.
Knows       proofs. Not servers: nothing is taken on trust but the hashes.
Tested in   tests/fairness/test_vectors.py, tests/fairness/test_dishonest.py
"""

from collections.abc import Sequence

from msgspec import Struct

from pakli.fairness.broken import Broken
from pakli.fairness.chains import follows
from pakli.fairness.check_cards import check_cards
from pakli.fairness.hashing import card_leaf, digest, seed_of, ticket_leaf
from pakli.fairness.order import Order, order_of
from pakli.fairness.packs import OpenedPack
from pakli.fairness.proof import Proof, Shares, VoidAttempt
from pakli.fairness.record import PACKS, Record, read_record
from pakli.fairness.trees import levels_of

__all__ = ["Checked", "check", "check_opened", "check_shares", "check_void", "check_void_attempts"]


class Checked(Struct, frozen=True, kw_only=True):
    """What a proof that holds has shown."""

    record: Record
    hash: str
    """SHA-256 of the record's bytes."""
    pack: int
    """Which of the four packs was dealt."""
    shares: int
    """How many took part."""
    cards: int
    """Cards whose place was checked."""
    served: int
    """Of them, cards from a stub shuffled anew."""
    voids: int
    """Attempts before that were void."""


def check(proof: Proof) -> Checked:
    """
    Check a hand.

    Raises:
        Broken: something does not hold.
    """
    data = proof.record.encode()
    record = read_record(data)
    check_void_attempts(proof.voids, record)
    seed = check_shares(record, data, proof.shares)
    order = order_of(seed, record.cards, record.cut)
    check_opened(record, order, proof.opened)
    cards, served = check_cards(proof, record, order, seed)
    return Checked(
        record=record,
        hash=digest(data).hex(),
        pack=order.pack,
        shares=len(proof.shares),
        cards=cards + served,
        served=served,
        voids=len(proof.voids),
    )


def check_shares(record: Record, data: bytes, shares: Shares) -> bytes:
    """
    The seed, once every seat of the record has given the share after its chain's value.

    Raises:
        Broken: a share is missing, comes from somebody else, or does not follow.
    """
    if [seat for seat, _ in shares] != [seat for seat, _ in record.seats]:
        raise Broken("shares", "seats")
    _check_following(record, shares)
    return seed_of(digest(data), [bytes.fromhex(share) for _, share in shares])


def _check_following(record: Record, shares: Shares) -> None:
    values = dict(record.seats)
    for seat, share in shares:
        if seat not in values or not follows(bytes.fromhex(share), bytes.fromhex(values[seat])):
            raise Broken("shares", "chain", seat=seat)


def check_opened(record: Record, order: Order, opened: Sequence[OpenedPack]) -> None:
    """
    The packs that were not picked are opened, and are whole packs.

    Raises:
        Broken: they are not.
    """
    if sorted([one.pack for one in opened]) != [pack for pack in range(PACKS) if pack != order.pack]:
        raise Broken("packs", "which")
    for one in opened:
        _check_pack(record, one)


def _check_pack(record: Record, opened: OpenedPack) -> None:
    """Every card of the game's pack exactly once, and the roots are those of the record."""
    count, pack, hand = record.cards, opened.pack, bytes.fromhex(record.hand)
    if not len(opened.cards) == len(opened.salts) == len(opened.tickets) == count:
        raise Broken("packs", "cards", pack=pack + 1)
    if sorted(opened.cards) != list(range(52 - count, 52)):
        raise Broken("packs", "cards", pack=pack + 1)
    leaves = [
        card_leaf(hand, pack, at, card, bytes.fromhex(salt))
        for at, (card, salt) in enumerate(zip(opened.cards, opened.salts, strict=True))
    ]
    tickets = [ticket_leaf(hand, pack, at, bytes.fromhex(ticket)) for at, ticket in enumerate(opened.tickets)]
    roots = (levels_of(leaves)[-1][0].hex(), levels_of(tickets)[-1][0].hex())
    if roots != record.roots[pack]:
        raise Broken("packs", "root", pack=pack + 1)


def check_void(attempt: VoidAttempt) -> Record:
    """
    An attempt that was void: a share is missing, those that came follow, all four packs were whole.

    Raises:
        Broken: not so.
    """
    record = read_record(attempt.record.encode())
    given = [seat for seat, _ in attempt.shares]
    if given != sorted(set(given)) or len(given) >= len(record.seats):
        raise Broken("voids", "none_missing", attempt=record.attempt)
    _check_following(record, attempt.shares)
    if sorted([one.pack for one in attempt.packs]) != list(range(PACKS)):
        raise Broken("voids", "packs", attempt=record.attempt)
    for one in attempt.packs:
        _check_pack(record, one)
    return record


def check_void_attempts(attempts: Sequence[VoidAttempt], record: Record) -> None:
    """
    The attempts before a record: linked one to the next, each without those who failed the one before.

    Raises:
        Broken: they are not.
    """
    records = [*[check_void(one) for one in attempts], record]
    if records[0].attempt != 1:
        raise Broken("voids", "missing", attempt=records[0].attempt)
    for attempt, before, after in zip(attempts, records, records[1:], strict=False):
        _check_next(before, attempt.shares, after)
    if len({one.hand for one in records}) < len(records):
        raise Broken("voids", "hand")


def _check_next(before: Record, given: Shares, after: Record) -> None:
    if after.previous != before.hand or after.attempt != before.attempt + 1:
        raise Broken("voids", "link", attempt=after.attempt)
    same = (before.table, before.game, before.cards, before.cut)
    if same != (after.table, after.game, after.cards, after.cut):
        raise Broken("voids", "other_game", attempt=after.attempt)
    shares, values = dict(given), dict(before.seats)
    for seat, value in after.seats:
        # Who gave a share counts on from it; who gave none is not asked again.
        if seat in values and shares.get(seat) != value:
            raise Broken("voids", "seats", attempt=after.attempt, seat=seat)
