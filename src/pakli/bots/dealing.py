"""
Shuffled packs; `pakli.table.Shoe` deals from them.

Clauses     C1, C2, G9 (packs).
Knows       packs. Not hands, not players.
Tested in   tests/bots/test_dealing.py
"""

from collections.abc import Iterator
from random import Random, SystemRandom

import numpy as np

from pakli.cards import NAMES, Pack

__all__ = ["packs"]


def packs(pack: int, rng: Random | None = None, at_once: int = 1) -> Iterator[str]:
    """
    Shuffled packs without end, as text, top card first; every order equally likely.

    Args:
        pack: cards in the pack: 52, 36 or 32.
        rng: where chance comes from; by default the operating system. A seeded one is for simulations and
            tests only.
        at_once: packs shuffled together. Many at once are ten times as fast.

    A pack is ordered by random keys, one of 64 bits for each card, so that no order is favoured.
    """
    chance = rng or SystemRandom()
    names = np.array([NAMES[code] for code in Pack(pack).codes], "S2")
    while True:
        keys = np.frombuffer(chance.randbytes(8 * pack * at_once), np.uint64).reshape(at_once, pack)
        for cards in names[keys.argsort(axis=1)]:
            yield cards.tobytes().decode("ascii")
