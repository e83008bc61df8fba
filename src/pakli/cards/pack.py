"""
The packs that are played with, and shuffling one.

Clauses     C1 (52 cards), C2 (32 cards, 7 to ace), G9 (36 cards, 6 to ace); each card is there once.
Tested in   tests/cards/test_pack.py
"""

import os
import random
from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from pakli.cards.card import NAMES, RANKS, UNKNOWN
from pakli.cards.errors import CardError

__all__ = ["Pack", "check_cards", "shuffled"]


class Pack(IntEnum):
    """A pack, by its number of cards: the highest ranks of all four suits."""

    FULL = 52
    """C1: 2 to ace."""
    SIX_PLUS = 36
    """G9: 6 to ace."""
    SHORT = 32
    """C2: 7 to ace."""

    @property
    def codes(self) -> range:
        """Its cards, lowest first."""
        return range(UNKNOWN - self, UNKNOWN)

    @property
    def mask(self) -> int:
        """Its cards as a set: bit `code` is set for each."""
        return (1 << UNKNOWN) - (1 << (UNKNOWN - self))

    @property
    def lowest_rank(self) -> int:
        """The rank of its lowest cards, 0 (deuce) to 12 (ace)."""
        return (UNKNOWN - self) // 4

    @property
    def clause(self) -> str:
        """The rulebook's clause that describes it."""
        return _CLAUSES[self]


_CLAUSES: Final = {Pack.FULL: "C1", Pack.SIX_PLUS: "G9", Pack.SHORT: "C2"}
_BLOCK: Final = 128
"""Bytes of the system's chance at once: a pack hardly ever takes more."""


def shuffled(pack: Pack = Pack.FULL, rng: random.Random | None = None) -> list[int]:
    """
    The cards of `pack` in an order nobody can foresee, every order equally likely.

    Args:
        pack: which cards.
        rng: where chance comes from; by default the operating system. A seeded one is for tests and
            simulations only.
    """
    codes = list(pack.codes)
    if rng is None or type(rng) is random.SystemRandom:
        _shuffle_by_system(codes)
    else:
        rng.shuffle(codes)
    return codes


def _shuffle_by_system(codes: list[int]) -> None:
    """
    As Fisher and Yates do it, each number drawn from a byte of the operating system's, and again if it is too
    large: one call of the system for a pack, where Python's own would make 51.
    """
    block = iter(os.urandom(_BLOCK))
    for last in range(len(codes) - 1, 0, -1):
        mask = (1 << last.bit_length()) - 1
        chosen = len(codes)
        while chosen > last:
            drawn = next(block, -1)
            if drawn < 0:
                block = iter(os.urandom(_BLOCK))
            else:
                chosen = drawn & mask
        codes[last], codes[chosen] = codes[chosen], codes[last]


def check_cards(codes: Iterable[int], pack: Pack = Pack.FULL) -> None:
    """
    Make sure that `codes` are known cards of `pack`, each there once.

    Raises:
        CardError: an unknown card, one the pack does not have, or one that comes twice (C1, C2, G9).
    """
    seen: set[int] = set()
    lowest = RANKS[pack.lowest_rank]
    for code in codes:
        if code not in pack.codes:
            name = NAMES[code] if 0 <= code <= UNKNOWN else str(code)
            what = "a card is unknown" if code == UNKNOWN else f"{name} is not in the pack"
            expected = f"cards of the pack of {pack}, {lowest} to A: codes {UNKNOWN - pack} to 51"
            raise CardError("card.not_in_pack", what, expected, pack.clause)
        if code in seen:
            raise CardError("card.twice", f"{NAMES[code]} comes twice", "each card at most once", pack.clause)
        seen.add(code)
