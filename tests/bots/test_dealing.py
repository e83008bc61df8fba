"""Packs: C1, C2, G9."""

from collections import Counter
from random import Random

import pytest

from pakli.bots import packs
from pakli.cards import Pack, parse_cards


@pytest.mark.parametrize("pack", Pack)
@pytest.mark.parametrize("at_once", [1, 64])
def test_every_pack_holds_each_of_its_cards_once(pack: Pack, at_once: int) -> None:
    source = packs(pack, at_once=at_once)
    for _ in range(2 * at_once):
        assert sorted(parse_cards(next(source))) == list(pack.codes)


def test_packs_differ_and_a_seed_gives_them_again() -> None:
    first, again, other = packs(52, Random(7)), packs(52, Random(7)), packs(52, Random(8))
    dealt = [next(first) for _ in range(50)]
    assert dealt == [next(again) for _ in range(50)]
    assert len(set(dealt)) == 50
    assert dealt != [next(other) for _ in range(50)]


def test_every_card_comes_first_about_equally_often() -> None:
    source = packs(32, Random(1), at_once=256)
    first = Counter(next(source)[:2] for _ in range(32 * 200))
    assert len(first) == 32
    assert all(120 < times < 280 for times in first.values())
