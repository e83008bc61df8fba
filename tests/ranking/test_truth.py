"""Ranks against tables and samples that other programs computed."""

import csv
import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import pytest

from pakli.cards import parse_cards
from pakli.ranking import (
    RANKINGS,
    Ranking,
    category,
    count_places,
    describe,
    evaluator,
    omaha_evaluator,
)
from tests.data import data_path, needs_data

pytestmark = needs_data

NAMES: Final = {"no-pair": "low", "trips": "three-of-a-kind", "quads": "four-of-a-kind"}
SIZES: Final = {5: "five_card", 6: "six_card", 7: "seven_card"}


def table(file: str) -> Any:
    return json.loads(data_path("truth", file).read_text("utf-8"))


def sample(file: str) -> Iterator[dict[str, str]]:
    with data_path("truth", file).open(encoding="utf-8") as lines:
        yield from csv.DictReader(lines)


def ours(ranking: Ranking, cards: int) -> dict[str, int]:
    """Hands by category, royal flushes among the straight flushes."""
    found: Counter[str] = Counter()
    for place, count in enumerate(count_places(cards, ranking).tolist()):
        if count:
            found[category(place, ranking).replace("royal", "straight")] += count
    return dict(found)


def theirs(by_category: dict[str, int]) -> dict[str, int]:
    return {NAMES.get(name, name): count for name, count in by_category.items() if count}


@pytest.mark.parametrize("cards", [5, 6, 7])
@pytest.mark.parametrize(
    ("ranking", "file", "pack"),
    [
        (Ranking.HIGH, "ranks-52.json", None),
        (Ranking.HIGH_32, "ranks-36-32-20.json", "32-with-low-straight-flush-over-full-house"),
        (Ranking.HIGH_36, "ranks-36-32-20.json", "36-with-low-straight-flush-over-full-house"),
    ],
)
def test_high_hands_by_category(ranking: Ranking, file: str, pack: str | None, cards: int) -> None:
    whole = table(file)
    truth = (whole["packs"][pack] if pack else whole)[SIZES[cards]]
    by_category = truth.get("by_category") or truth["best_five_by_category"]
    assert ours(ranking, cards) == theirs(by_category)
    places = count_places(cards, ranking)
    assert (places > 0).sum() == truth.get("distinct_classes", truth.get("distinct_classes_reached"))
    if "royal_flush" in truth:
        assert places[-1] == truth["royal_flush"]


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_ace_to_five_lows_by_category_and_by_class(cards: int) -> None:
    truth = table("lows.json")["ace_to_five"][f"a5_{cards}"]
    assert ours(Ranking.LOW, cards) == theirs(truth["by_category"])
    assert (count_places(cards, "low") > 0).sum() == truth["distinct_classes"]
    counts = count_places(cards, "low-8").tolist()
    by_class = {describe(place, "low-8").ranks: counts[place] for place in range(1, len(counts))}
    assert by_class == truth["eight_or_better"]["by_class"]
    # Best first in both, so the order agrees, too.
    assert list(reversed(by_class)) == list(truth["eight_or_better"]["by_class"])


def test_deuce_to_seven_by_category_and_best_twenty() -> None:
    truth = table("lows.json")["deuce_to_seven_five_card"]
    assert ours(Ranking.DEUCE_TO_SEVEN, 5) == theirs(truth["by_category"])
    best = [describe(7463 - row["rank"], "deuce-to-seven").ranks for row in truth["best_20"]]
    assert best == [row["hand"] for row in truth["best_20"]]


def test_high_samples_have_the_same_rank() -> None:
    high = evaluator("high")
    for row in sample("samples-high.csv"):
        assert 7463 - high(*parse_cards(row["cards"])) == int(row["rank_1_best_of_7462"]), row


def test_omaha_samples_have_the_same_rank_and_low() -> None:
    for row in sample("samples-omaha.csv"):
        hole_cards = int(row["hole_cards"])
        codes = parse_cards(row["hole"] + row["board"])
        assert 7463 - omaha_evaluator("high", hole_cards)(*codes) == int(row["high_rank_1_best_of_7462"]), row
        low = describe(omaha_evaluator("low-8", hole_cards)(*codes), "low-8")
        assert low.ranks == row["eight_or_better_low"], row


@pytest.mark.parametrize(
    ("ranking", "file"),
    [
        (Ranking.LOW, "samples-razz-7card.csv"),
        (Ranking.DEUCE_TO_SEVEN, "samples-27-5card.csv"),
        (Ranking.BADUGI, "samples-badugi.csv"),
    ],
)
def test_low_samples_come_in_the_same_order(ranking: Ranking, file: str) -> None:
    rows = [(int(row["position_in_list_1_best_ties_equal"]), row["cards"]) for row in sample(file)]
    assert RANKINGS[ranking].cards[-1] == len(rows[0][1]) // 2
    ranked = [(position, evaluator(ranking)(*parse_cards(cards))) for position, cards in rows]
    for (position, rank), (next_position, next_rank) in pairwise(ranked):
        assert rank == next_rank if position == next_position else rank > next_rank
