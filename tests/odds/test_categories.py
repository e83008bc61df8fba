"""Categories of ranges: by every deal, by samples, and where ranges hardly go together."""

import pickle
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest

from pakli.cards import parse_cards
from pakli.odds import Made, OddsError, categories
from pakli.odds.games import showdown_of
from pakli.ranking import category, evaluator, omaha_evaluator
from tests.odds.reference import deals


def every_deal(
    ranges: Sequence[dict[str, float]], board: str, game: str, half: str = "high"
) -> list[dict[str, float]]:
    """The long way: each combination of hands with each deal of what is missing, by weight."""
    showdown = showdown_of(game)
    ranking = showdown.high if half == "high" else showdown.low
    rank = omaha_evaluator(ranking, showdown.hole) if showdown.two_and_three else evaluator(ranking)
    found: list[dict[str, float]] = [defaultdict(float) for _ in ranges]
    total = 0.0
    for chosen in product(*(hands.items() for hands in ranges)):
        hands = [parse_cards(text) for text, _ in chosen]
        flat = [code for hand in hands for code in hand]
        if len(set(flat)) < len(flat) or set(flat) & set(parse_cards(board)):
            continue
        weight = 1.0
        for _, part in chosen:
            weight *= part
        for player in range(len(hands)):
            every = list(
                deals(
                    [hands[player]],
                    parse_cards(board),
                    tuple(code for other in (*hands[:player], *hands[player + 1 :]) for code in other),
                    showdown,
                )
            )
            for mine, full in every:
                found[player][str(category(rank(*mine[0], *full), ranking))] += weight / len(every)
        total += weight
    return [{name: part / total for name, part in player.items() if part} for player in found]


def parts_of(made: Made) -> dict[str, float]:
    return {str(name): part for name, part in made.items() if part}


@pytest.mark.parametrize(
    ("texts", "ranges", "board", "game", "half"),
    [
        (
            ["QcQd:0.5, AhKh", "AhAd, KsQs:0.25"],
            [{"QcQd": 0.5, "AhKh": 1.0}, {"AhAd": 1.0, "KsQs": 0.25}],
            "Qh7h2c9d",
            "holdem",
            "high",
        ),
        (
            ["As2d9c9h, 3s4s9d9s:0.4", "3s6dKcKh"],
            [{"As2d9c9h": 1.0, "3s4s9d9s": 0.4}, {"3s6dKcKh": 1.0}],
            "4c7hQs8d",
            "omaha-high-low",
            "low",
        ),
        (
            ["Ac2c:0.5, KcKd / Kh3h4h5h", "7c7d, 2c3c / 7h8h9h9d"],
            [
                {"Ac2cKh3h4h5h": 0.5, "KcKdKh3h4h5h": 1.0},
                {"7c7d7h8h9h9d": 1.0, "2c3c7h8h9h9d": 1.0},
            ],
            "",
            "stud",
            "high",
        ),
    ],
)
def test_categories_of_ranges_are_those_of_every_deal(
    texts: list[str], ranges: list[dict[str, float]], board: str, game: str, half: str
) -> None:
    found = categories(texts, board, game=game, half=half)
    for made, right in zip(found, every_deal(ranges, board, game, half), strict=True):
        assert made.method == "exact"
        assert parts_of(made) == pytest.approx(right, abs=1e-12)
        assert set(made.standard_errors.values()) <= {0.0}
    with ThreadPoolExecutor(2) as threads:
        assert categories(texts, board, game=game, half=half, executor=threads) == found


@pytest.mark.parametrize(
    ("hands", "board", "game"),
    [
        (["QQ+, AKs:0.5", "22+, A2s+"], "Qh7h2c", "holdem"),
        (["AAKKds, AAJT", "KKQQ, KKJJ:0.5"], "Qh7h2c9d", "omaha"),
        (["QQ,KK:0.5/Kh2d9s", "A9,AT/4h5h6c"], "", "stud"),
    ],
)
def test_samples_come_near_what_is_exact(hands: list[str], board: str, game: str) -> None:
    exact = categories(hands, board, game=game, samples=0)
    sampled = categories(hands, board, game=game, samples=150_000, seed=3)
    for right, made in zip(exact, sampled, strict=True):
        assert made.method == "sampled"
        assert sum(made.values()) == pytest.approx(1)
        for name, part in made.items():
            error = max(made.standard_errors[name], 1e-5)
            assert error < 0.0015
            assert part == pytest.approx(right[name], abs=4.5 * error)
    again = categories(hands, board, game=game, samples=150_000, seed=3)
    assert sampled == again != categories(hands, board, game=game, samples=150_000, seed=4)


def test_samples_are_the_same_wherever_they_are_drawn() -> None:
    asked = ["AA**", "KK**", "QQ**"]
    told: list[tuple[int, int]] = []
    alone = categories(
        asked, game="omaha", samples=150_000, seed=5, progress=lambda done, of: told.append((done, of))
    )
    assert told[-1] == (2, 2)
    assert len(told) > 2
    with ThreadPoolExecutor(2) as threads:
        assert categories(asked, game="omaha", samples=150_000, seed=5, executor=threads) == alone
    assert pickle.loads(pickle.dumps(alone)) == alone


def test_an_unknown_card_and_a_range_of_all_with_it_are_the_same() -> None:
    (one,) = categories(["Ah??"], "Qh7h2c9d")
    (other,) = categories([", ".join(f"Ah{card}" for card in _others("Ah"))], "Qh7h2c9d")
    assert parts_of(one) == pytest.approx(parts_of(other))


def _others(card: str) -> list[str]:
    return [rank + suit for rank in "23456789TJQKA" for suit in "shdc" if rank + suit != card]


def test_ranges_that_hardly_ever_go_together() -> None:
    # Drawn one by one 1 in 15,625 of these goes together.
    hands = ["AhKh, AhKd, AhKs, AhKc, 2h2d"] * 6
    with pytest.raises(OddsError, match="cannot all be dealt together"):
        categories(hands, samples=1000, seed=1)
    hands = [f"AhAd, AhAs, AhAc, AsAc, {rank}h{rank}d:0.0001" for rank in "KQJT9"]
    made = categories(hands, samples=2000, seed=1)
    exact = categories(hands, samples=0)
    for sampled, right in zip(made, exact, strict=True):
        pair = next(name for name in sampled if name == "pair")
        assert sampled[pair] == pytest.approx(right[pair], abs=0.05)


def test_what_would_take_too_long_is_sampled_or_refused() -> None:
    with pytest.raises(OddsError, match="too many"):
        categories(["random", "random", "random"], samples=0)
    with pytest.raises(OddsError, match="deals are too many"):
        categories(["AA*, KK*, QQ*", "22*"], game="stud", samples=0)
    made = categories(["random", "random", "random"], samples=1000, seed=1)
    assert [player.method for player in made] == ["sampled"] * 3
