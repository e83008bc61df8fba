"""Settling up: as few payments as can be, held against every way there is; and they come to the balances."""

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.club.settling import EXACT, Payment, Settling, settled


@cache
def fewest(balances: tuple[int, ...]) -> int:
    """
    The fewest payments that settle these balances, by trying.

    Who pays whom is a forest in any shortest list: a ring could do without one of its payments. So somebody
    is a leaf, who pays or gets all that he has in one payment; his partner takes that over, and settles the
    rest. Here everybody is tried as that leaf, with everybody as his partner.
    """
    left = tuple(sorted(amount for amount in balances if amount))
    if not left:
        return 0
    best = len(left)
    for leaf in range(len(left)):
        for other in range(len(left)):
            if leaf != other:
                rest = [amount for place, amount in enumerate(left) if place not in (leaf, other)]
                best = min(best, 1 + fewest_after(tuple(sorted([*rest, left[leaf] + left[other]])), best))
    return best


def fewest_after(balances: tuple[int, ...], enough: int) -> int:
    """The same, unless it cannot be less than what is known already."""
    left = [amount for amount in balances if amount]
    return enough if (len(left) + 1) // 2 >= enough else fewest(tuple(left))


def by_parts(balances: list[int]) -> int:
    """The fewest payments of more people: one less than there are, and one less for each part apart."""

    def most(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, rest = left[0], left[1:]
        best = 0
        for size in range(len(rest) + 1):
            for chosen in combinations(range(len(rest)), size):
                if first + sum(rest[place] for place in chosen) == 0:
                    others = tuple(one for place, one in enumerate(rest) if place not in chosen)
                    best = max(best, 1 + most(others))
        return best

    left = tuple(amount for amount in balances if amount)
    return len(left) - most(left)


def balanced(least: int, most: int, amounts: st.SearchStrategy[int]) -> st.SearchStrategy[list[int]]:
    """Balances that add up to nothing."""
    return st.lists(amounts, min_size=least - 1, max_size=most - 1).map(lambda some: [*some, -sum(some)])


SMALL, LARGE = st.integers(-6, 6), st.integers(-(10**12), 10**12)


def named(balances: list[int]) -> dict[str, int]:
    return {f"p{place:02}": amount for place, amount in enumerate(balances)}


def check(balances: dict[str, int], settling: Settling) -> None:
    """The payments bring everybody to nothing; who owes only pays, who is owed is only paid."""
    left = dict(balances)
    for payment in settling.payments:
        assert payment.amount > 0
        assert balances[payment.payer] < 0 < balances[payment.payee]
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    assert not any(left.values())
    pairs = [(payment.payer, payment.payee) for payment in settling.payments]
    assert len(set(pairs)) == len(pairs), "nobody pays the same person twice"


@given(balanced(2, 5, SMALL))
def test_there_are_no_fewer_payments_however_one_pays(balances: list[int]) -> None:
    settling = settled(named(balances))
    check(named(balances), settling)
    assert settling.exact
    assert len(settling.payments) == fewest(tuple(balances))


@given(balanced(2, 10, SMALL | LARGE))
def test_ten_people_settle_with_the_fewest_payments(balances: list[int]) -> None:
    settling = settled(named(balances))
    check(named(balances), settling)
    assert settling.exact
    assert len(settling.payments) == by_parts(balances)


@given(balanced(EXACT + 1, 40, SMALL | LARGE))
def test_more_people_settle_with_few_payments(balances: list[int]) -> None:
    settling = settled(named(balances))
    check(named(balances), settling)
    left = sum([amount != 0 for amount in balances])
    assert len(settling.payments) <= max(0, left - 1)
    assert settling.exact == (left <= EXACT)


@given(balanced(2, 20, SMALL))
def test_the_order_of_people_changes_nothing(balances: list[int]) -> None:
    turned = dict(reversed(named(balances).items()))
    assert settled(turned) == settled(named(balances))


@pytest.mark.parametrize(
    ("balances", "payments"),
    [
        ({}, ()),
        ({"Anna": 0, "Bence": 0}, ()),
        ({"Anna": -50, "Bence": 50}, (Payment("Anna", "Bence", 50),)),
        # The largest first would need four: 60 to 50, then 10 and 40 here and there.
        (
            {"Anna": -60, "Bence": -40, "Cili": 50, "Dora": 50},
            (Payment("Anna", "Cili", 50), Payment("Bence", "Dora", 40), Payment("Anna", "Dora", 10)),
        ),
        # Two parts that are nothing by themselves: Anna and Bence to Ewa, Cili to Dora.
        (
            {"Anna": -30, "Bence": -20, "Cili": -45, "Dora": 45, "Ewa": 50},
            (Payment("Cili", "Dora", 45), Payment("Anna", "Ewa", 30), Payment("Bence", "Ewa", 20)),
        ),
    ],
)
def test_settling(balances: dict[str, int], payments: tuple[Payment, ...]) -> None:
    assert settled(balances) == Settling(payments, exact=True)


def test_what_does_not_add_up_is_not_settled() -> None:
    with pytest.raises(AssertionError):
        settled({"Anna": 1})
