"""
The cards of a proof checked: each lay where the seed says it was dealt from, and is the one that was seen.

Clauses     F3, D3, L2, ST6 (servings from a stub shuffled anew).
Tested in   tests/fairness/test_vectors.py, tests/room/test_fair.py
"""

from collections.abc import Sequence

from pakli.fairness.broken import Broken
from pakli.fairness.deals import BOARD, UNKNOWN, Place, Serving, places_of, servings_of
from pakli.fairness.hashing import card_leaf, digest, ticket_leaf, ticket_value
from pakli.fairness.order import Order
from pakli.fairness.packs import Opening, TicketOpening
from pakli.fairness.proof import Proof, ServingList
from pakli.fairness.record import Record
from pakli.fairness.trees import root_by

__all__ = ["check_cards", "check_list", "check_opening", "check_served", "check_ticket"]


def check_cards(proof: Proof, record: Record, order: Order, seed: bytes) -> tuple[int, int]:
    """
    How many cards were checked: off the pack, and from a stub shuffled anew.

    Raises:
        Broken: a card lay elsewhere, is another one than was seen, or was not uncovered to who got it.
    """
    places = places_of(proof.deals, record.cards)
    _check_seats(proof, record)
    opened = _openings(proof, record, order.pack)
    shown = {card: one.seat for one in proof.shown for card in one.cards}
    by_position = {order.positions[place.number]: place for place in places}
    servings = list(servings_of(proof.deals))
    fed = {serving.seat for serving in servings}
    for place in places:
        _check_place(place, proof.seat, opened.get(order.positions[place.number]))
    again = _check_servings(proof, record, order.pack, seed, servings, opened)
    _check_shown(shown, opened, by_position, fed)
    _check_no_more(opened, by_position, again, shown)
    return len(opened.keys() - again), len(again)


def _check_servings(
    proof: Proof,
    record: Record,
    pack: int,
    seed: bytes,
    servings: Sequence[Serving],
    opened: dict[int, Opening],
) -> set[int]:
    """The positions that were dealt again to somebody who is seen to have got them."""
    lists = {one.serving: one for one in proof.servings}
    tickets = {one.position: one for one in proof.tickets}
    again = set[int]()
    for serving in servings:
        given = lists.get(serving.number)
        if given is None:
            raise Broken("reshuffle", "list", serving=serving.number)
        check_list(given)
        if serving.seat in (BOARD, proof.seat) and UNKNOWN in serving.cards:
            raise Broken("openings", "missing_served", serving=serving.number)
        for card, at in _seen(serving):
            position = _where(card, opened)
            check_served(record, pack, seed, serving, given, at, tickets.get(position))
            again.add(position)
    return again


def _check_seats(proof: Proof, record: Record) -> None:
    dealt = proof.deals[0].seats if proof.deals else ()
    if proof.deals and not {seat for seat, _ in record.seats} <= set(dealt):
        raise Broken("deals", "left_out")


def _openings(proof: Proof, record: Record, pack: int) -> dict[int, Opening]:
    opened = {}
    for one in proof.openings:
        check_opening(record, pack, one)
        if one.position in opened:
            raise Broken("openings", "twice", position=one.position)
        opened[one.position] = one
    cards = [one.card for one in opened.values()]
    if len(set(cards)) < len(cards):
        raise Broken("openings", "card_twice")
    return opened


def check_opening(record: Record, pack: int, opening: Opening) -> None:
    """
    A card was at its position of the pack when the record was laid down.

    Raises:
        Broken: it was not.
    """
    hand, salt = bytes.fromhex(record.hand), bytes.fromhex(opening.salt)
    leaf = card_leaf(hand, pack, opening.position, opening.card, salt)
    if not _leads(leaf, opening.position, record, opening.path, record.roots[pack][0]):
        raise Broken("openings", "path", card=opening.card)


def check_ticket(record: Record, pack: int, opening: TicketOpening) -> None:
    """
    A ticket was at its position of the pack when the record was laid down.

    Raises:
        Broken: it was not.
    """
    leaf = ticket_leaf(bytes.fromhex(record.hand), pack, opening.position, bytes.fromhex(opening.ticket))
    if not _leads(leaf, opening.position, record, opening.path, record.roots[pack][1]):
        raise Broken("reshuffle", "path", position=opening.position)


def _leads(leaf: bytes, position: int, record: Record, path: tuple[str, ...], root: str) -> bool:
    if position >= record.cards:
        return False
    reached = root_by(leaf, position, record.cards, [bytes.fromhex(one) for one in path])
    return reached is not None and reached.hex() == root


def _check_place(place: Place, viewer: int, opening: Opening | None) -> None:
    """A card the viewer saw was uncovered to him, and is the one he saw."""
    if opening is None:
        if place.card != UNKNOWN or place.seat in (BOARD, viewer):
            raise Broken("openings", "missing", place=place.number)
    elif place.card not in (UNKNOWN, opening.card):
        raise Broken("openings", "other_card", card=place.card, other=opening.card)
    elif place.card == UNKNOWN and place.seat in (BOARD, viewer):
        raise Broken("openings", "missing", place=place.number)


def _check_shown(
    shown: dict[int, int], opened: dict[int, Opening], places: dict[int, Place], fed: set[int]
) -> None:
    """
    What lies face up was uncovered, and had been dealt to whoever shows it; or what he shows may have come
    to him from a stub shuffled anew (`fed`).
    """
    positions = {one.card: one.position for one in opened.values()}
    for card, seat in shown.items():
        if card not in positions:
            raise Broken("openings", "missing_shown", card=card)
        place = places.get(positions[card])
        if seat and seat not in fed and (place is None or place.seat != seat):
            raise Broken("openings", "other_place", card=card)


def _check_no_more(
    opened: dict[int, Opening], places: dict[int, Place], again: set[int], shown: dict[int, int]
) -> None:
    """Nothing was uncovered that this viewer has not seen: a proof gives nothing away."""
    for position, one in opened.items():
        place = places.get(position)
        if position not in again and one.card not in shown and (place is None or place.card == UNKNOWN):
            raise Broken("openings", "not_dealt", card=one.card)


def _seen(serving: Serving) -> list[tuple[int, int]]:
    return [(card, at) for at, card in enumerate(serving.cards) if card != UNKNOWN]


def _where(card: int, opened: dict[int, Opening]) -> int:
    for one in opened.values():
        if one.card == card:
            return one.position
    raise Broken("openings", "missing_shown", card=card)


def check_list(given: ServingList) -> None:
    """
    The values of a reshuffled stub stand in order, each once, and are those whose hash was told.

    Raises:
        Broken: they do not.
    """
    if not isinstance(given.values, tuple):
        return
    every = (*given.values, *given.last)
    if list(given.values) != sorted(given.values) or list(given.last) != sorted(given.last):
        raise Broken("reshuffle", "order", serving=given.serving)
    if len(set(every)) < len(every) or digest(bytes.fromhex("".join(every))).hex() != given.hash:
        raise Broken("reshuffle", "hash", serving=given.serving)


def check_served(
    record: Record,
    pack: int,
    seed: bytes,
    serving: Serving,
    given: ServingList,
    at: int,
    ticket: TicketOpening | None,
) -> None:
    """
    The card that a player got as number `at` (from 0) of a serving was his by its ticket's value.

    Raises:
        Broken: it was not.
    """
    if ticket is None:
        raise Broken("reshuffle", "ticket", serving=serving.number)
    check_ticket(record, pack, ticket)
    if not isinstance(given.values, tuple):
        raise Broken("reshuffle", "list", serving=serving.number)
    every = (*given.values, *given.last)
    place = serving.burn + at
    value = ticket_value(seed, serving.number, bytes.fromhex(ticket.ticket)).hex()
    if place >= len(every) or every[place] != value:
        raise Broken("reshuffle", "value", serving=serving.number)
