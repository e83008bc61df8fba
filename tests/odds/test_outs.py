"""Outs of ranges: chances by every combination of hands, by samples, and who is behind."""

import pickle
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest

from pakli.cards import NAMES, Pack, cards_text, parse_cards
from pakli.odds import OddsError, outs


def every_combination(
    ranges: Sequence[dict[str, float]], board: str, game: str, player: int
) -> tuple[float, dict[str, float]]:
    """How often he is behind and each card's chance, from the outs of hands that are known."""
    total = behind = 0.0
    possible = dict.fromkeys(NAMES[:52], 0.0)
    good = dict.fromkeys(NAMES[:52], 0.0)
    for chosen in product(*(hands.items() for hands in ranges)):
        texts = [text for text, _ in chosen]
        gone = parse_cards("".join(texts) + board)
        if len(set(gone)) < len(gone):
            continue
        weight = 1.0
        for _, part in chosen:
            weight *= part
        total += weight
        found = outs(texts, board, game=game, player=player)
        if not found.behind:
            continue
        behind += weight
        for code in set(Pack.FULL.codes) - set(gone):
            possible[NAMES[code]] += weight
            good[NAMES[code]] += weight * (NAMES[code] in found)
    return behind / total, {card: good[card] / possible[card] for card in good if good[card]}


def test_chances_are_those_of_every_combination() -> None:
    asked = ["9s8s, 6h5h:0.5, AhAs", "AdAc:0.3, 7c7h, KhQh"]
    ranges = [{"9s8s": 1.0, "6h5h": 0.5, "AhAs": 1.0}, {"AdAc": 0.3, "7c7h": 1.0, "KhQh": 1.0}]
    for player in (0, 1):
        found = outs(asked, "7h6c2d", player=player)
        behind, chances = every_combination(ranges, "7h6c2d", "holdem", player)
        assert found.method == "exact"
        assert found.behind == pytest.approx(behind)
        assert found.chances == pytest.approx(chances)
        assert tuple(found) == tuple(sorted(chances, key=parse_cards))
        assert set(found.standard_errors.values()) == {0.0}


def test_outs_of_ranges_in_omaha() -> None:
    hands = {"AsKsQdJd": 1.0, "9s8s2h2d": 0.5}
    others = {"7d7c6s5s": 1.0, "AdAcKhQs": 0.2}
    asked = ["AsKsQdJd, 9s8s2h2d:0.5", "7d7c6s5s, AdAcKhQs:0.2"]
    found = outs(asked, "7h6c3d", game="omaha")
    behind, chances = every_combination([hands, others], "7h6c3d", "omaha", 0)
    assert found.behind == pytest.approx(behind)
    assert found.chances == pytest.approx(chances)


def test_hands_that_are_known_have_certain_outs() -> None:
    found = outs(["9s8s", "AdAc"], "7h6c2d")
    assert [*found] == ["5c", "5d", "5h", "5s", "Tc", "Td", "Th", "Ts"]
    assert (found.behind, found.average, set(found.chances.values())) == (1.0, 8.0, {1.0})
    in_front = outs(["9s8s", "AdAc"], "7h6c2d", player=1)
    assert (in_front, in_front.behind, in_front.average) == ((), 0.0, 0.0)


def test_the_average_counts_cards_that_others_may_hold() -> None:
    found = outs(["KhQh", "AdAc, AhAs"], "7h6h2dJs")
    # Nine hearts against AdAc, without the ace against AhAs.
    assert found.average == pytest.approx((9 + 8) / 2)
    assert found.chances["Ah"] == 1.0


@pytest.mark.parametrize(
    ("hands", "board", "game"),
    [
        (["T9s+, 98s, 87s:0.5", "QQ+, AK"], "Qh7h2c", "holdem"),
        (["JT98, QJT9:0.5", "AAKK, AAQ9ds"], "Qh7h2c9d", "omaha"),
    ],
)
def test_samples_come_near_what_is_exact(hands: list[str], board: str, game: str) -> None:
    exact = outs(hands, board, game=game)
    sampled = outs(hands, board, game=game, samples=30_000, seed=2)
    assert (exact.method, sampled.method) == ("exact", "sampled")
    assert sampled.behind == pytest.approx(exact.behind, abs=0.015)
    for card, chance in sampled.chances.items():
        assert chance == pytest.approx(exact.chances[card], abs=5 * sampled.standard_errors[card] + 1e-4)
    with ThreadPoolExecutor(2) as threads:
        again = outs(hands, board, game=game, samples=30_000, seed=2, executor=threads)
    assert again.chances == sampled.chances
    assert pickle.loads(pickle.dumps(sampled)).standard_errors == sampled.standard_errors


def test_an_unknown_card_may_be_any() -> None:
    found = outs(["Ah??", "KsKd"], "Qh7h2c")
    every = ", ".join(f"Ah{cards_text([code])}" for code in Pack.FULL.codes if NAMES[code] != "Ah")
    assert found.chances == pytest.approx(outs([every, "KsKd"], "Qh7h2c").chances)


def test_more_match_ups_than_can_be_looked_at() -> None:
    told: list[tuple[int, int]] = []
    found = outs(
        ["random", "random", "random"],
        "Qh7h2c",
        samples=3000,
        seed=1,
        progress=lambda pieces, of: told.append((pieces, of)),
    )
    assert found.method == "sampled"
    assert found.behind == pytest.approx(2 / 3, abs=0.05)
    assert told[-1] == (1, 1)
    with pytest.raises(OddsError, match="too many"):
        outs(["random", "random", "random"], "Qh7h2c", samples=0)
