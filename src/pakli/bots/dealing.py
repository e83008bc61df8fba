"""
The dealer's part: shuffled packs, and the cards a hand asks for.

Clauses     C1, C2 (packs), P5 (one card at a time, clockwise), P9 (a burn before each street).
Knows       packs and the dealer's tasks. Not the players.
Tested in   tests/bots/test_dealing.py
"""

from collections.abc import Iterator
from random import Random, SystemRandom

import numpy as np

from pakli.cards import NAMES, Pack
from pakli.rules import Action, Deal, Dealer, PostForcedBets

__all__ = ["DealtFrom", "packs"]


class DealtFrom:
    """
    A dealer with one pack in his hand: `answer` does what the hand waits for.

    Args:
        pack: the cards as text, top card first (``"AsKd…"``); no card twice.
    """

    __slots__ = ("_next", "_pack")

    def __init__(self, pack: str) -> None:
        self._pack = pack
        self._next = 0

    def answer(self, task: Dealer) -> Action:
        """
        The dealer's action for `task`.

        Raises:
            AssertionError: he is to award a pot: where all cards are known the engine does.
        """
        if task.what == "board":
            burned = self._off(task.burn)
            return Deal(self._off(task.how_many), burned)
        if task.what == "hole":
            return Deal(self._off(len(task.to_whom) * task.how_many))
        assert task.what == "post", "this dealer knows every card: no pot waits for his word"
        return PostForcedBets()

    def _off(self, count: int) -> str:
        """The next `count` cards off the pack."""
        start = self._next
        self._next = end = start + 2 * count
        return self._pack[start:end]


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
