"""Deals, bounties, satellites and chains: to the last cent."""

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.rules import RuleViolation
from pakli.tournament.bounties import BountyWon, bounty_won
from pakli.tournament.deals import check_deal, deal
from pakli.tournament.payouts import prizes
from pakli.tournament.satellites import Award, awards, check_chain, plan_chain, ticket_places
from pakli.tournament.structure import Price, Satellite
from tests.tournament.plans import structure

MONEY = st.lists(st.integers(0, 10**8), min_size=2, max_size=8).map(lambda some: sorted(some, reverse=True))


@given(st.data(), MONEY, st.sampled_from(["chop", "icm"]))
def test_a_deal_gives_nobody_less_than_the_lowest_prize(
    data: st.DataObject, paid: list[int], by: Literal["chop", "icm"]
) -> None:
    players = data.draw(st.integers(len(paid), len(paid) + 2))
    stacks = data.draw(st.lists(st.integers(1, 10**7), min_size=players, max_size=players))
    floor = paid[-1] if len(paid) == players else 0
    left = data.draw(st.integers(0, sum(paid) - floor * players))
    parts = deal(stacks, paid, by=by, left=left)
    assert sum(parts) + left == sum(paid)
    assert floor <= min(parts)
    assert max(parts) <= paid[0]
    for (one, has), (other, more) in [
        (a, b) for a in zip(parts, stacks, strict=True) for b in zip(parts, stacks, strict=True)
    ]:
        assert has >= more or one <= other + 1, "who has fewer chips has no bigger part"
    check_deal(parts, paid, left=left)


def test_deals_by_numbers() -> None:
    paid = (5000, 3000, 2000)
    assert deal((5000, 3000, 2000), paid, by="icm") == (3839, 3275, 2886)
    assert deal((5000, 3000, 2000), paid, by="chop") == (4000, 3200, 2800)
    assert deal((5000, 3000, 2000), paid, by="chop", left=1000) == (3500, 2900, 2600)
    assert deal((9900, 50, 50), paid, by="chop") == (5000, 2500, 2500), "nobody has more than the first prize"
    assert deal((9, 1), (700, 700), by="icm") == (700, 700)
    assert deal((2, 9, 15, 10), (282,), by="chop") == (16, 71, 117, 78), (
        "the last odd unit to who is named first"
    )


@pytest.mark.parametrize(
    ("stacks", "paid", "left", "code"),
    [
        ((10,), (5,), 0, "deal.bad_places"),
        ((10, 10), (5, 4, 3), 0, "deal.bad_places"),
        ((10, 0), (5, 4), 0, "deal.no_chips"),
        ((10, 10), (5, 4), 2, "deal.too_much_left"),
        ((10, 10), (5, 4), -1, "deal.too_much_left"),
    ],
)
def test_deals_that_are_none(stacks: Any, paid: Any, left: int, code: str) -> None:
    with pytest.raises(RuleViolation, match=code):
        deal(stacks, paid, by="icm", left=left)


def test_a_deal_of_ones_own_adds_up() -> None:
    check_deal((4500, 3300, 2200), (5000, 3000, 2000))
    with pytest.raises(RuleViolation, match=r"deal\.sum_differs given=9999 prizes=10000"):
        check_deal((4499, 3300, 2200), (5000, 3000, 2000))
    with pytest.raises(RuleViolation, match=r"deal\.below_lowest given=1999 least=2000"):
        check_deal((4501, 3500, 1999), (5000, 3000, 2000))


@given(st.integers(0, 10**7), st.integers(1, 9), st.integers(0, 100), st.booleans())
def test_a_bounty_is_paid_to_the_cent(head: int, winners: int, progressive: int, last: bool) -> None:
    won = bounty_won(head, [f"p{n}" for n in range(winners)], progressive=progressive, last=last)
    assert sum(one.cash + one.onto_head for one in won) == head
    assert not last or all(one.onto_head == 0 for one in won)


def test_bounties_by_numbers() -> None:
    assert bounty_won(1001, ["a", "b"]) == (BountyWon("a", 501), BountyWon("b", 500))
    assert bounty_won(1001, ["a"], progressive=50) == (BountyWon("a", 501, 500),)
    assert bounty_won(1001, ["a"], progressive=50, last=True) == (BountyWon("a", 1001),)
    assert bounty_won(1001, []) == ()


SATELLITE = structure(name="Step", satellite=Satellite("Main", 1000))


@given(st.integers(1, 12), st.integers(0, 15_000), st.sets(st.integers(0, 11)))
def test_M7_the_awards_are_the_pool(players: int, pool: int, known: set[int]) -> None:
    order = [f"p{n}" for n in range(players)]
    holders = {f"p{n}" for n in known}
    won = awards(SATELLITE, order, pool, holders=holders)
    assert sum(1000 * one.ticket + one.cash for one in won) == pool
    assert not any(one.ticket for one in won if one.player in holders)
    free = players - len(holders.intersection(order))
    assert sum(one.ticket for one in won) == min(ticket_places(SATELLITE, players, pool), free)


def test_M7_who_has_an_entry_passes_the_ticket_down() -> None:
    won = awards(SATELLITE, "abcdef", 2500, holders="a")
    assert won == (Award("b", 2, ticket=True), Award("c", 3, ticket=True), Award("d", 4, cash=500))
    assert awards(SATELLITE, "abc", 2000, holders="ab") == (Award("a", 1, cash=1000), Award("c", 3, True))
    assert awards(structure(), "abc", 3000) == (Award("a", 1, cash=3000),)


@pytest.mark.parametrize("levels", [1, 2, 3, 4, 5])
def test_M7_a_chain_from_the_bottom_to_the_top(levels: int) -> None:
    target = structure(name="Main", entry=Price(100_000, 10_000))
    chain = plan_chain(target, Price(550, 50), levels, like=structure(name="Step"))
    check_chain(chain)
    assert len(chain) == levels + 1
    assert (chain[0].entry, chain[-1]) == (Price(550, 50), target)
    fees = [one.entry.pays for one in chain]
    assert fees == sorted(set(fees))
    assert prizes(chain[-2], 50, 100_000)[0] == 100_000


@pytest.mark.parametrize(
    ("chain", "code"),
    [
        ((structure(),), "chain.bad_length"),
        ((SATELLITE,) * 7, "chain.bad_length"),
        ((SATELLITE, structure(name="Other")), "chain.leads_elsewhere"),
        ((SATELLITE, structure(name="Main")), "chain.ticket_differs"),
        ((SATELLITE, structure(name="Main", entry=Price(1000))), "chain.no_climb"),
    ],
)
def test_M7_chains_that_lead_nowhere(chain: Any, code: str) -> None:
    with pytest.raises(RuleViolation, match=code):
        check_chain(chain)


def test_M7_a_chain_climbs() -> None:
    for bottom, levels, code in ((Price(1100), 2, "no_climb"), (Price(10), 6, "bad_length")):
        with pytest.raises(RuleViolation, match=code):
            plan_chain(structure(), bottom, levels, like=structure(name="Step"))
