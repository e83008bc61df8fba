"""
Settling up: who pays whom how much, with as few payments as can be.

So many people can be settled with one payment less than there are; each part of them whose balances add up
to nothing by themselves saves one more. Up to `EXACT` balances the most such parts are found for certain, by
going through all sets of them; beyond that equal debts and claims are paired off, the largest are set against
each other until so few are left, and the rest is done exactly: few payments, but perhaps not the fewest.

Pure: knows balances by name. Tested in tests/club/test_settling.py (against every way there is)
"""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

__all__ = ["EXACT", "Payment", "Settling", "settled"]

EXACT: Final = 12
"""Balances up to which there are provably no fewer payments: ten people, the house and one more."""

Balance = tuple[str, int]
"""Whose, and how much he is owed; below nothing: he owes it."""


class Payment(Struct, frozen=True):
    """What one pays another."""

    payer: str
    payee: str
    amount: int


class Settling(Struct, frozen=True):
    """Payments after which nobody owes anybody."""

    payments: tuple[Payment, ...]
    exact: bool
    """Whether there are provably no fewer."""


def settled(balances: Mapping[str, int]) -> Settling:
    """
    Payments that bring every balance to nothing, the largest first; the same ones whenever it is asked.

    Args:
        balances: in the smallest unit of a currency, by name: what each is owed, below nothing what he owes.
            They add up to nothing.

    Raises:
        AssertionError: they do not; the caller's bug.

    Cost: O(n 2^n) for n <= `EXACT` balances that are not nothing, O(n log n) beyond.
    """
    assert not sum(balances.values()), f"balances that do not add up to nothing: {balances}"
    open_ = sorted([(name, amount) for name, amount in balances.items() if amount])
    exact, payments = len(open_) <= EXACT, list[Payment]()
    if not exact:
        open_ = _paired_off(open_, payments)
        open_ = _largest_first(open_, payments, until=EXACT)
    for part in _parts(open_):
        _largest_first(part, payments, until=0)
    return Settling(tuple(sorted(payments, key=lambda one: (-one.amount, one.payer, one.payee))), exact)


def _paired_off(balances: list[Balance], payments: list[Payment]) -> list[Balance]:
    """Let who owes as much as somebody is owed pay him; the others."""
    owed: dict[int, list[str]] = {}
    for name, amount in balances:
        if amount > 0:
            owed.setdefault(amount, []).append(name)
    paid: set[str] = set()
    for name, amount in balances:
        if owed.get(-amount):
            payee = owed[-amount].pop(0)
            payments.append(Payment(name, payee, -amount))
            paid |= {name, payee}
    return [one for one in balances if one[0] not in paid]


def _largest_first(balances: Iterable[Balance], payments: list[Payment], *, until: int) -> list[Balance]:
    """
    Let who owes most pay whom most is owed, until at most so many are left; those.

    Each payment settles at least one of the two, and the last one both.
    """
    left = dict(balances)
    while len(left) > until:
        payer = min(left, key=lambda name: (left[name], name))
        payee = min(left, key=lambda name: (-left[name], name))
        amount = min(-left[payer], left[payee])
        payments.append(Payment(payer, payee, amount))
        for name, change in ((payer, amount), (payee, -amount)):
            left[name] += change
            if not left[name]:
                del left[name]
    return sorted(left.items())


def _parts(balances: list[Balance]) -> list[list[Balance]]:
    """
    The most parts of the balances that each add up to nothing.

    `most[chosen]` is how many such parts there are at most if those in the set `chosen` are taken one after
    the other, each time the sum is nothing a part being complete. The best order for a set ends with one of
    its members, so a set needs only the sets that lack one.
    """
    count = len(balances)
    sums, most, last = [0] * (1 << count), [0] * (1 << count), [0] * (1 << count)
    for chosen in range(1, 1 << count):
        lowest = (chosen & -chosen).bit_length() - 1
        sums[chosen] = sums[chosen & (chosen - 1)] + balances[lowest][1]
        best = -1
        for place in range(count):
            if chosen >> place & 1 and most[chosen ^ 1 << place] > best:
                best, last[chosen] = most[chosen ^ 1 << place], place
        most[chosen] = best + (not sums[chosen])
    return _in_order(balances, sums, last)


def _in_order(balances: list[Balance], sums: list[int], last: list[int]) -> list[list[Balance]]:
    """Take the sets apart as `_parts` has put them together."""
    parts: list[list[Balance]] = []
    chosen = (1 << len(balances)) - 1
    while chosen:
        if not sums[chosen]:
            parts.append([])
        parts[-1].append(balances[last[chosen]])
        chosen ^= 1 << last[chosen]
    return parts
