"""
The dealer's part: shuffled packs, and the cards a hand asks for.

Clauses     C1, C2 (packs), P5 (one card at a time, clockwise), P9 (burns), D3, L2, ST6 (a stub too short).
Knows       packs and the dealer's tasks. Not the players.
Tested in   tests/bots/test_dealing.py
"""

from collections.abc import Iterator
from random import Random, SystemRandom

import numpy as np

from pakli.cards import NAMES, Pack
from pakli.rules import Action, Deal, Dealer, Hand, PostForcedBets, Reshuffled

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
        if task.what == "post":
            return PostForcedBets()
        assert task.what != "award", "this dealer knows every card: no pot waits for his word"
        burned = self._off(task.burn)
        if task.not_these:
            self._bring_up(task.how_many, task.not_these)
        return Deal(self._off(task.how_many * max(len(task.to_whom), 1)), burned)

    def shuffle_in(self, event: Reshuffled, hand: Hand, rng: Random) -> None:
        """
        Do what `event` says: the stub was too short, and cards of the hand go back into it.

        Burned cards are shuffled and come under what is left of the stub (D3, ST6); with the discards all is
        shuffled together (L2).

        Args:
            hand: the hand after `event`, every card known: what it does not know is in the stub.
        """
        rest = _names(self._pack[self._next :])
        stub = hand.plan.game.pack & ~hand.cards.known
        back = [name for code, name in enumerate(NAMES) if stub >> code & 1 and name not in rest]
        if event.what == "discards":
            rest, back = [], rest + back
        rng.shuffle(back)
        self._pack, self._next = "".join(rest + back), 0

    def _off(self, count: int) -> str:
        """The next `count` cards off the pack."""
        start = self._next
        self._next = end = start + 2 * count
        return self._pack[start:end]

    def _bring_up(self, count: int, not_these: str) -> None:
        """See that none of `not_these` is among the next `count` cards while there are others (L2)."""
        rest, thrown = _names(self._pack[self._next :]), set(_names(not_these))
        top = [name for name in rest if name not in thrown][:count]
        below = [name for name in rest if name not in top]
        self._pack, self._next = "".join(top + below), 0


def _names(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


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
