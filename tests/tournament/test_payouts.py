"""M1: prizes, to the last cent; the default tables, ties, guaranteed pools."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.tournament.fees import taken
from pakli.tournament.payouts import WHOLE, divided, overlay, parts_of, prizes, shared
from pakli.tournament.structure import AddOn, Payouts, Price, Rebuy, Satellite
from tests.tournament.plans import structure

PAYOUTS = st.one_of(
    st.builds(Payouts, guaranteed=st.integers(0, 10**7)),
    st.just(Payouts("winner")),
    st.builds(lambda places: Payouts("flat", places), st.integers(1, 50)),
    st.builds(
        lambda parts: Payouts("custom", parts=tuple(parts)),
        st.lists(st.integers(0, 100), min_size=1, max_size=30).filter(lambda parts: parts[0] > 0),
    ),
)


@pytest.mark.parametrize(
    ("entries", "paid"),
    [
        *[(entries, (1000,)) for entries in (1, 2, 3, 4)],
        *[(entries, (650, 350)) for entries in (5, 6, 7)],
        *[(entries, (500, 300, 200)) for entries in (8, 10, 13)],
        (14, (300, 256, 231, 213)),
    ],
)
def test_M1_small_fields(entries: int, paid: tuple[int, ...]) -> None:
    assert prizes(structure(), entries, 1000) == paid


@pytest.mark.parametrize("entries", [*range(14, 200), *range(200, 10_000, 613), 10_000])
def test_M1_the_default_tables_stay_in_their_ranges(entries: int) -> None:
    parts = parts_of(Payouts(), entries)
    assert sum(parts) == WHOLE
    assert entries <= 10 * len(parts) <= 3 * entries
    assert 0.15 * WHOLE <= parts[0] <= 0.30 * WHOLE
    assert sorted(parts, reverse=True) == list(parts)
    assert parts[-1] * entries > WHOLE, "who is paid gets more than an entry’s part of the pool"


@given(PAYOUTS, st.integers(1, 10_000), st.integers(0, 10**9), st.integers(0, 500))
def test_M1_the_prizes_are_the_pool_to_the_cent(
    payouts: Payouts, entries: int, pool: int, players: int
) -> None:
    event = structure(payouts=payouts)
    paid = prizes(event, entries, pool, players=players)
    assert sum(paid) == pool + overlay(event, pool)
    assert sum(paid) >= payouts.guaranteed
    assert len(paid) <= (min(players, entries) if players else entries)


@given(
    PAYOUTS,
    st.integers(0, 10**6),
    st.integers(0, 100),
    st.integers(0, 100),
    st.tuples(st.integers(1, 3000), st.integers(0, 900), st.integers(0, 900)),
)
def test_M1_prizes_bounties_and_fees_are_the_money_taken(
    payouts: Payouts, pays: int, share: int, bounty: int, bought: tuple[int, int, int]
) -> None:
    entry = Price(pays, pays * share // 100)
    event = structure(
        payouts=payouts,
        entry=entry,
        bounty=entry.to_pool * bounty // 100,
        rebuy=Rebuy(60, price=Price(pays // 2, pays // 9)),
        add_on=AddOn(),
    )
    money = taken(event, *bought)
    paid = prizes(event, bought[0], money.pool)
    assert money.paid == pays * (bought[0] + bought[2]) + pays // 2 * bought[1]
    assert sum(paid) + money.bounties + money.share == money.paid + money.added


@given(st.integers(0, 10**12), st.lists(st.integers(0, 10**6), min_size=1, max_size=60).filter(any))
def test_what_cannot_be_divided_goes_to_the_largest_remainders(amount: int, parts: list[int]) -> None:
    found = divided(amount, parts)
    assert sum(found) == amount
    whole = sum(parts)
    for part, got in zip(parts, found, strict=True):
        assert got in (amount * part // whole, amount * part // whole + 1)
    assert divided(11, (1, 1)) == (6, 5), "of equal ones the higher place"


def test_places_that_tie_share_their_prizes() -> None:
    assert shared((500, 301, 200), 2, 2) == (251, 250)
    assert shared((500, 300, 200), 3, 2) == (100, 100), "the place after the last prize has none"
    assert shared((500, 300, 200), 4, 2) == (0, 0)


def test_M7_a_pool_buys_tickets_and_the_rest_is_the_next_places() -> None:
    event = structure(satellite=Satellite("Main", 1000))
    assert prizes(event, 9, 3700) == (1000, 1000, 1000, 700)
    assert prizes(event, 9, 900) == (900,)
    assert prizes(event, 2, 3001) == (1501, 1500)


def test_nobody_entered() -> None:
    assert prizes(structure(), 0, 0) == ()
