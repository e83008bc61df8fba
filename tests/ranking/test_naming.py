"""What hands are called, and which cards make them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.cards import cards_text, parse_cards
from pakli.ranking import (
    RANKINGS,
    Category,
    Ranking,
    best_five,
    best_omaha,
    category,
    describe,
    evaluator,
    omaha_evaluator,
)
from pakli.ranking.reference import examples, rank

CASES = (
    ("H1", "high", "AsKsQsJsTs2c3d", "royal-flush AKQJT", "AsKsQsJsTs"),
    ("H1", "high", "9hKhQhJhTh2c3d", "straight-flush KQJT9", "KhQhJhTh9h"),
    ("H1", "high", "4c4d4h4sKcQdQh", "four-of-a-kind 4444K", "4s4h4d4cKc"),
    ("H1", "high", "3c3dQcQdAsQs6s", "full-house QQQ33", "QsQdQc3d3c"),
    ("H1", "high", "KcTc5c4c2cAsAd", "flush KT542", "KcTc5c4c2c"),
    ("C4", "high", "As2d3c4h5sKdQc", "straight 5432A", "5s4h3c2dAs"),
    ("C4", "high-32", "As7d8c9hTsKdQc", "straight T987A", "Ts9h8c7dAs"),
    ("C4", "high-36", "As6d7c8h9sKdQc", "straight 9876A", "9s8h7c6dAs"),
    ("C4", "high-36", "As6s7s8s9sKdQc", "straight-flush 9876A", "9s8s7s6sAs"),
    ("H1", "high", "8s8d8hQc2s3d5c", "three-of-a-kind 888Q5", "8s8h8dQc5c"),
    ("H1", "high", "QsQd9h9cTs4c4d", "two-pair QQ99T", "QsQd9h9cTs"),
    ("H1", "high", "JsJdAh7c3s2d5c", "pair JJA75", "JsJdAh7c5c"),
    ("H1", "high", "KsJd9h4c3s7d5c", "high-card KJ975", "KsJd9h7d5c"),
    ("H3", "five-card-draw", "AsKsQsJsTs", "straight-flush AKQJT", "AsKsQsJsTs"),
    ("H4", "low-8", "As3h6cKdQs8c2d", "low 8632A", "8c6c3h2dAs"),
    ("H4", "low-7", "As3h6cKdQs8c2d", "none ", ""),
    ("H5", "deuce-to-seven", "2c5d3h4s7s", "high-card 75432", "7s5d4s3h2c"),
    ("H5", "deuce-to-seven", "2c5d3h4sAs", "high-card A5432", "As5d4s3h2c"),
    ("H5a", "low", "AsAdKh4c2d9sTc", "low T942A", "Tc9s4c2dAs"),
    ("H5a", "low", "AsAd4c2d2s2hAh", "two-pair 22AA4", "2s2dAsAd4c"),
    ("H5b", "badugi", "As2d3h4c", "badugi 432A", "4c3h2dAs"),
    ("H5b", "badugi", "As2d3hKh", "three-cards 32A", "3h2dAs"),
    ("H5b", "badugi", "AsAdKsKd", "two-cards KA", "KdAs"),
    ("H5b", "badugi", "AsKsQs2s", "one-card A", "As"),
)


@pytest.mark.parametrize(("clause", "ranking", "cards", "named", "best"), CASES)
def test_a_hand_and_its_name(clause: str, ranking: str, cards: str, named: str, best: str) -> None:
    codes = parse_cards(cards)
    told = describe(evaluator(ranking)(*codes), ranking)
    assert f"{told.category} {told.ranks}" == named
    made = best_five(codes, ranking)
    assert sorted(made) == sorted(parse_cards(best))
    assert "".join(name[0] for name in map(cards_text, zip(made, strict=True))) == told.ranks


@pytest.mark.parametrize("ranking", Ranking)
def test_every_place_has_a_name_and_an_example(ranking: Ranking) -> None:
    order = RANKINGS[ranking]
    hands = examples(ranking)
    assert len(hands) == order.places
    worst_first = [order.categories.index(category(place, ranking)) for place in range(1, order.places + 1)]
    assert worst_first == sorted(worst_first, reverse=True)
    assert set(worst_first) == set(range(len(order.categories)))
    assert category(0, ranking) is Category.NONE
    assert all(rank(hand, ranking) == place for place, hand in list(enumerate(hands, start=1))[::29])


@pytest.mark.parametrize("ranking", Ranking)
def test_a_rank_that_no_hand_has(ranking: Ranking) -> None:
    for wrong in (-1, RANKINGS[ranking].places + 1):
        with pytest.raises(
            ValueError, match=f"has no rank {wrong}; expected 0 to {RANKINGS[ranking].places}"
        ):
            category(wrong, ranking)


@given(st.sampled_from([r for r in Ranking if r is not Ranking.BADUGI]), st.data())
def test_P14_the_best_five_are_worth_as_much_as_all(ranking: Ranking, data: st.DataObject) -> None:
    order = RANKINGS[ranking]
    cards = data.draw(st.sampled_from(order.cards))
    hand = data.draw(st.permutations(order.pack.codes).map(lambda codes: codes[:cards]))
    whole = evaluator(ranking)(*hand)
    best = best_five(hand, ranking)
    assert set(best) <= set(hand)
    assert (evaluator(ranking)(*best) if best else 0) == whole


def test_H6_the_best_five_of_omaha() -> None:
    hole, board = parse_cards("As2dKsKd"), parse_cards("Kh3c4s8dTc")
    assert cards_text(best_omaha(hole, board)) == "KsKhKdTc8d"
    assert cards_text(best_omaha(hole, board, "low-8")) == "8d4s3c2dAs"
    assert best_omaha(hole, board, "low-7") == ()


@given(st.permutations(range(52)), st.sampled_from([4, 5, 6]), st.sampled_from(["high", "low-8"]))
def test_H6_best_five_of_omaha_agree_with_its_rank(codes: list[int], hole_cards: int, ranking: str) -> None:
    hole, board = codes[:hole_cards], codes[hole_cards : hole_cards + 5]
    best = best_omaha(hole, board, ranking)
    rank_of_all = omaha_evaluator(ranking, hole_cards)(*hole, *board)
    assert (evaluator(ranking)(*best) if best else 0) == rank_of_all
    assert not best or (len(set(best) & set(hole)), len(set(best) & set(board))) == (2, 3)
