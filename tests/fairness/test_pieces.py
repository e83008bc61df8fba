"""Chains, trees, packs, places: the pieces a hand is dealt from."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.fairness import Broken, Chain, Deal, digest, follows, link, order_of, sealed_packs
from pakli.fairness.deals import places_of
from pakli.fairness.trees import levels_of, path_of, root_by
from tests.fairness.kit import chain_of


def test_each_share_follows_the_one_before() -> None:
    chain = chain_of(Random(1), 30)
    for number in range(30):
        assert follows(chain.value(number + 1), chain.value(number))
        assert not follows(chain.value(number), chain.value(number + 1))
    assert chain.number_of(chain.value(7)) == 7
    assert chain.number_of(b"\0" * 32) is None


def test_a_chain_has_a_thousand_shares() -> None:
    chain = Chain(b"\1" * 32)
    assert chain.length == 1000
    assert link(chain.value(1000)) == chain.value(999)
    assert not follows(b"", chain.value(0))


@given(st.integers(1, 60), st.data())
def test_a_path_leads_from_every_leaf_to_the_root(count: int, data: st.DataObject) -> None:
    leaves = [digest(bytes((at,))) for at in range(count)]
    levels = levels_of(leaves)
    at = data.draw(st.integers(0, count - 1))
    path = path_of(levels, at)
    assert root_by(leaves[at], at, count, path) == levels[-1][0]
    other = data.draw(st.integers(0, count - 1))
    if other != at:
        assert root_by(leaves[other], at, count, path) != levels[-1][0]
        assert root_by(leaves[at], other, count, path) != levels[-1][0]
    assert root_by(leaves[at], at, count, (*path, b"\0" * 32)) is None


@pytest.mark.parametrize("cards", [52, 36, 32])
def test_packs_are_whole_and_come_again_from_their_secret(cards: int) -> None:
    hand, secret = b"h" * 16, b"s" * 32
    packs = sealed_packs(hand, secret, cards)
    assert [pack.roots for pack in packs] == [pack.roots for pack in sealed_packs(hand, secret, cards)]
    orders = {pack.order for pack in packs}
    assert len(orders) == 4
    assert all(sorted(order) == list(range(52 - cards, 52)) for order in orders)
    other = sealed_packs(b"i" * 16, secret, cards)
    assert not {root for pack in packs for root in pack.roots} & {
        root for pack in other for root in pack.roots
    }


@given(st.binary(min_size=32, max_size=32), st.sampled_from([52, 36, 32]), st.data())
def test_a_cut_moves_the_top_under_and_nothing_else(seed: bytes, cards: int, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, cards - 1))
    whole, after = order_of(seed, cards), order_of(seed, cards, cut)
    assert after.pack == whole.pack
    assert after.positions == whole.positions[cut:] + whole.positions[:cut]
    assert sorted(whole.positions) == list(range(cards))


def test_cards_go_round_one_at_a_time_and_burns_count() -> None:
    deals = (
        Deal(to="hole", seats=(2, 5), each=2, cards=(10, 52, 11, 52)),
        Deal(to="board", each=3, burn=1, cards=(1, 2, 3)),
    )
    places = [(place.number, place.seat, place.card) for place in places_of(deals, 52)]
    assert places == [(0, 2, 10), (1, 5, 52), (2, 2, 11), (3, 5, 52), (5, 0, 1), (6, 0, 2), (7, 0, 3)]


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (Deal(to="board", each=1, burn=0, cards=(1,)), "burn"),
        (Deal(to="draw", seats=(2,), each=1, burn=2, cards=(1,)), "burn"),
        (Deal(to="draw", each=1, cards=(1,)), "seats"),
        (Deal(to="hole", seats=(2, 2), each=1, cards=(1, 3)), "seats"),
        (Deal(to="hole", seats=(2, 5), each=1, cards=(1,)), "count"),
        (Deal(to="hole", seats=(2, 5), each=25, cards=(52,) * 50), "too_many"),
    ],
    ids=str,
)
def test_nobody_deals_like_that(deal: Deal, code: str) -> None:
    first = Deal(to="hole", seats=(2, 5), each=2, cards=(52,) * 4)
    with pytest.raises(Broken) as caught:
        places_of((first, deal), 52)
    assert caught.value.code == code
