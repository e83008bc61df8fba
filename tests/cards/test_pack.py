"""Packs and shuffling: C1, C2, G9."""

import random
from collections import Counter

import pytest

from pakli.cards import NAMES, UNKNOWN, CardError, Pack, check_cards, shuffled


@pytest.mark.parametrize(
    ("pack", "clause", "cards", "lowest"),
    [(Pack.FULL, "C1", 52, "2c"), (Pack.SHORT, "C2", 32, "7c"), (Pack.SIX_PLUS, "G9", 36, "6c")],
)
def test_each_pack_has_its_highest_ranks_in_four_suits(
    pack: Pack, clause: str, cards: int, lowest: str
) -> None:
    assert (pack, pack.clause, len(pack.codes), NAMES[pack.codes[0]]) == (cards, clause, cards, lowest)
    assert pack.mask == sum(1 << code for code in pack.codes)
    assert pack.lowest_rank == pack.codes[0] // 4


@pytest.mark.parametrize("pack", Pack)
def test_shuffling_keeps_every_card(pack: Pack) -> None:
    assert sorted(shuffled(pack)) == list(pack.codes)


def test_shuffling_takes_its_chance_from_the_system_unless_told_otherwise() -> None:
    assert shuffled() != shuffled()
    assert shuffled(rng=random.Random(1)) == shuffled(rng=random.Random(1))


def test_every_card_comes_first_about_as_often() -> None:
    source = random.Random(7)
    first = Counter(shuffled(Pack.SHORT, source)[0] for _ in range(6400))
    # 200 expected of each; five standard deviations are 70.
    assert all(130 < first[code] < 270 for code in Pack.SHORT.codes)


@pytest.mark.parametrize("block", [128, 7], ids=["one-block", "many-blocks"])
def test_by_the_systems_chance_every_card_comes_everywhere_about_as_often(
    block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pakli.cards.pack._BLOCK", block)
    places = Counter(at for _ in range(6400) for at in enumerate(shuffled(Pack.SHORT)))
    # 200 expected of each; 6.5 standard deviations, which nobody will see, are 92.
    every = [(place, code) for place in range(32) for code in Pack.SHORT.codes]
    assert all(108 < places[at] < 292 for at in every)


@pytest.mark.parametrize(
    ("codes", "pack", "code", "clause"),
    [
        ((51, 51), Pack.FULL, "card.twice", "C1"),
        ((UNKNOWN,), Pack.FULL, "card.not_in_pack", "C1"),
        ((0,), Pack.SHORT, "card.not_in_pack", "C2"),
        ((19,), Pack.SHORT, "card.not_in_pack", "C2"),
        ((15,), Pack.SIX_PLUS, "card.not_in_pack", "G9"),
        ((-1,), Pack.FULL, "card.not_in_pack", "C1"),
        ((53,), Pack.FULL, "card.not_in_pack", "C1"),
    ],
)
def test_cards_that_the_pack_cannot_deal(codes: tuple[int, ...], pack: Pack, code: str, clause: str) -> None:
    with pytest.raises(CardError) as refused:
        check_cards(codes, pack)
    assert (refused.value.code, refused.value.clause) == (code, clause)


def test_cards_that_the_pack_can_deal() -> None:
    check_cards(Pack.SHORT.codes, Pack.SHORT)
    check_cards(())
