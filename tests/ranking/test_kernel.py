"""
The kernel gives the same numbers as the obvious reference: on every five-card hand, and on more cards the
best five of them.
"""

import random
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.cards import Pack
from pakli.ranking import (
    RANKINGS,
    Ranking,
    evaluate_many,
    evaluate_omaha_many,
    evaluator,
    omaha_evaluator,
    reference,
)
from tests.ranking.hands import CLASSES, all_hands, class_of

CHUNKS = 8
OMAHA = [ranking for ranking in Ranking if RANKINGS[ranking].omaha]
SUITS_DO_NOT_DECIDE = [
    Ranking.HIGH,
    Ranking.HIGH_36,
    Ranking.DEUCE_TO_SEVEN,
    Ranking.LOW,
    Ranking.LOW_7,
    Ranking.LOW_8,
]


@pytest.mark.parametrize("chunk", [pytest.param(chunk, marks=pytest.mark.soak) for chunk in range(CHUNKS)])
def test_high_on_every_five_card_hand_of_52(chunk: int) -> None:
    hands = all_hands(Pack.FULL, 5)[chunk::CHUNKS]
    expected = [reference.rank(hand, "high") for hand in hands.tolist()]
    assert np.array_equal(evaluate_many(hands, "high"), expected)


@pytest.mark.parametrize(
    "ranking",
    [
        Ranking.HIGH_32,
        pytest.param(Ranking.HIGH_36, marks=pytest.mark.soak),
        Ranking.FIVE_CARD_DRAW,
    ],
)
def test_every_five_card_hand_of_the_short_packs(ranking: Ranking) -> None:
    hands = all_hands(RANKINGS[ranking].pack, 5)
    expected = [reference.rank(hand, ranking) for hand in hands.tolist()]
    assert np.array_equal(evaluate_many(hands, ranking), expected)


@pytest.mark.parametrize("ranking", SUITS_DO_NOT_DECIDE)
def test_every_five_card_hand_by_class(ranking: Ranking) -> None:
    """The reference on one hand of each class, the kernel on all: 2,598,960 of 52 cards."""
    hands = all_hands(RANKINGS[ranking].pack, 5)
    classes = class_of(hands)
    expected = np.full(CLASSES, 1 << 31, np.uint32)
    _, first = np.unique(classes, return_index=True)
    assert len(first) == {Pack.FULL: 7462, Pack.SIX_PLUS: 1404}[RANKINGS[ranking].pack]
    expected[classes[first]] = [reference.rank(hand, ranking) for hand in hands[first].tolist()]
    assert np.array_equal(evaluate_many(hands, ranking), expected[classes])


def test_badugi_on_every_eleventh_hand() -> None:
    hands = all_hands(Pack.FULL, 4)[::11]
    expected = [reference.rank(hand, "badugi") for hand in hands.tolist()]
    assert np.array_equal(evaluate_many(hands, "badugi"), expected)


@pytest.mark.soak
@pytest.mark.parametrize("ranking", [*SUITS_DO_NOT_DECIDE, Ranking.BADUGI])
def test_every_hand_one_by_one(ranking: Ranking) -> None:
    hands = all_hands(Pack.FULL, RANKINGS[ranking].cards[0])
    expected = [reference.rank(hand, ranking) for hand in hands.tolist()]
    assert np.array_equal(evaluate_many(hands, ranking), expected)


@pytest.mark.parametrize("ranking", [Ranking.HIGH_32, Ranking.HIGH_36])
def test_all_seven_card_hands_of_the_short_packs_are_the_best_five_of_them(ranking: Ranking) -> None:
    """Against the kernel's own five-card ranks, which the tests above hold against the reference."""
    hands = all_hands(RANKINGS[ranking].pack, 7)[:: 1 if ranking is Ranking.HIGH_32 else 5]
    best = np.zeros(len(hands), np.uint32)
    for five in combinations(range(7), 5):
        np.maximum(best, evaluate_many(hands[:, five], ranking), out=best)
    assert np.array_equal(evaluate_many(hands, ranking), best)


@pytest.mark.parametrize("cards", [6, 7])
@pytest.mark.parametrize("ranking", [Ranking.HIGH, Ranking.LOW, Ranking.LOW_7, Ranking.LOW_8])
def test_a_million_hands_of_52_are_the_best_five_of_them(ranking: Ranking, cards: int) -> None:
    source = np.random.default_rng(cards)
    hands = source.permuted(np.tile(np.arange(52, dtype=np.uint8), (250_000, 1)), axis=1)[:, : 4 * cards]
    hands = hands.reshape(-1, cards)
    best = np.zeros(len(hands), np.uint32)
    for five in combinations(range(cards), 5):
        np.maximum(best, evaluate_many(hands[:, five], ranking), out=best)
    assert np.array_equal(evaluate_many(hands, ranking), best)


@given(st.sampled_from(list(Ranking)), st.data())
def test_any_hand_one_at_a_time(ranking: Ranking, data: st.DataObject) -> None:
    order = RANKINGS[ranking]
    cards = data.draw(st.sampled_from(order.cards))
    hand = data.draw(st.permutations(order.pack.codes).map(lambda codes: codes[:cards]))
    rank = evaluator(ranking)(*hand)
    assert rank == reference.rank(hand, ranking)
    assert rank == evaluate_many(np.array([hand], np.uint8), ranking)[0]
    assert rank == evaluator(ranking)(*sorted(hand))


@given(st.sampled_from(OMAHA), st.sampled_from([4, 5, 6]), st.sampled_from([3, 4, 5]), st.randoms())
def test_any_omaha_hand(ranking: Ranking, hole_cards: int, board_cards: int, source: random.Random) -> None:
    codes = source.sample(RANKINGS[ranking].pack.codes, hole_cards + board_cards)
    hole, board = codes[:hole_cards], codes[hole_cards:]
    rank = omaha_evaluator(ranking, hole_cards)(*codes)
    assert rank == reference.omaha_rank(hole, board, ranking)
    assert rank == evaluate_omaha_many(np.array([hole], np.uint8), np.array([board], np.uint8), ranking)[0]


@pytest.mark.parametrize("suit", range(4))
def test_omaha_flushes_of_every_make(suit: int) -> None:
    """Random hands have few: here all hole cards and board cards but one or two are of one suit."""
    source = random.Random(suit)
    of_suit, others = (
        [4 * rank + suit for rank in range(13)],
        [code for code in range(52) if code % 4 != suit],
    )
    for _ in range(300):
        held, common = source.randint(1, 6), source.randint(2, 5)
        suited = source.sample(of_suit, held + common)
        rest = source.sample(others, 11 - held - common)
        hole, board = suited[:held] + rest[: 6 - held], suited[held:] + rest[6 - held :]
        assert omaha_evaluator("high", 6)(*hole, *board) == reference.omaha_rank(hole, board, "high")


def test_H3_hands_that_share_no_card_never_tie() -> None:
    hands = all_hands(Pack.SHORT, 5)
    ranks = evaluate_many(hands, "five-card-draw")
    sets = (np.uint64(1) << hands.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    assert np.unique(ranks).tolist() == list(range(1, 189))
    for place in range(1, 189):
        tied = sets[ranks == place]
        assert all((tied & hand).all() for hand in tied[::7])
