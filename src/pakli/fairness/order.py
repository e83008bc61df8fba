"""
Which pack is picked and in which order it is dealt, from the seed alone; and who may get what of a stub that
was shuffled anew.

Clauses     F3, P4 (cut), P5, P9 (off the top, burns too), D3, L2, ST6 (reshuffles).
Knows       positions. Not cards.
Tested in   tests/fairness/test_uniform.py, tests/fairness/test_vectors.py
"""

from msgspec import Struct

from pakli.fairness.hashing import stream
from pakli.fairness.record import PACKS

__all__ = ["Order", "order_of"]


class Order(Struct, frozen=True):
    """
    The pack that is dealt, and its positions in dealing order: ``positions[k]`` is the place in the pack of
    the k-th card off it, k from 0, burns included, the cut done.
    """

    pack: int
    positions: tuple[int, ...]


def order_of(seed: bytes, cards: int, cut: int = 0) -> Order:
    """
    What a seed decides. Every order is equally likely where every seed is.

    Args:
        cards: of a pack, n.
        cut: cards that were lifted off and put under, 0 … n - 1.
    """
    chance = stream(seed)
    pack, at = chance[0] % PACKS, 1
    order = list(range(cards))
    for last in range(cards - 1, 0, -1):
        fair = 256 - 256 % (last + 1)  # a byte above would make some places likelier
        while chance[at] >= fair:
            at += 1
        other = chance[at] % (last + 1)
        at += 1
        order[last], order[other] = order[other], order[last]
    return Order(pack, tuple(order[cut:] + order[:cut]))
