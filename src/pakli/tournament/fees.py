"""
What is paid in an event and where it goes: to the organiser, to bounties, into the pool.

Units       the smallest unit of the event’s money, whole numbers.
Clauses     M1 (entries), M6 (what a rebuy and an add-on cost and bring).
Tested in   tests/tournament/test_payouts.py
"""

from msgspec import Struct

from pakli.tournament.payouts import overlay
from pakli.tournament.structure import Price, Structure

__all__ = ["Taken", "add_on_chips", "add_on_price", "rebuy_chips", "rebuy_price", "taken"]


class Taken(Struct, frozen=True, gc=False):
    """
    The money of an event: `paid` = `share` + `bounties` + `pool`.

    `added`: what the organiser adds to the pool, as more is guaranteed. The prizes are `pool` + `added`.
    """

    paid: int
    share: int
    bounties: int
    pool: int
    added: int


def rebuy_price(structure: Structure) -> Price:
    """What one rebuy costs: where nothing else is said, the entry fee again."""
    rebuy = structure.rebuy
    return structure.entry if rebuy is None or rebuy.price is None else rebuy.price


def rebuy_chips(structure: Structure) -> int:
    """What one rebuy brings: where nothing else is said, one starting stack."""
    return structure.stack if structure.rebuy is None else structure.rebuy.chips or structure.stack


def add_on_price(structure: Structure) -> Price:
    """What the add-on costs: where nothing else is said, the entry fee again."""
    add_on = structure.add_on
    return structure.entry if add_on is None or add_on.price is None else add_on.price


def add_on_chips(structure: Structure) -> int:
    """What the add-on brings: where nothing else is said, one starting stack."""
    return structure.stack if structure.add_on is None else structure.add_on.chips or structure.stack


def taken(structure: Structure, entries: int, rebuys: int = 0, add_ons: int = 0) -> Taken:
    """
    The money of so many entries, rebuys and add-ons.

    A bounty is on the head of each entry, a new entry’s too; rebuys and add-ons carry none.
    """
    bought = (
        (structure.entry, entries),
        (rebuy_price(structure), rebuys),
        (add_on_price(structure), add_ons),
    )
    paid = sum(price.pays * count for price, count in bought)
    share = sum(price.share * count for price, count in bought)
    bounties = structure.bounty * entries
    pool = paid - share - bounties
    return Taken(paid, share, bounties, pool, overlay(structure, pool))
