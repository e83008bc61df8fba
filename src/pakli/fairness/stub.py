"""
A stub shuffled anew, from the server's side: in which order its cards go to a player.

The order hangs on the tickets, which were laid down before anybody knew the seed; nobody learns, before or
after, who got the card he threw away.

Clauses     F3, D3, L2 (nobody gets back what he threw away while anything else is left), ST6.
Tested in   tests/fairness/test_vectors.py, tests/room/test_fair.py
"""

from collections.abc import Iterable

from msgspec import UNSET, Struct

from pakli.fairness.hashing import digest, ticket_value
from pakli.fairness.packs import SealedPack
from pakli.fairness.proof import ServingList

__all__ = ["Stub", "stub_for"]


class Stub(Struct, frozen=True):
    """The positions of a stub in the order in which one serving takes them, and the list that says so."""

    positions: tuple[int, ...]
    told: ServingList

    @property
    def withheld(self) -> ServingList:
        """What the others are told, where only the receiver may know the values."""
        return ServingList(self.told.serving, self.told.hash, UNSET)


def stub_for(
    pack: SealedPack, seed: bytes, serving: int, positions: Iterable[int], own: Iterable[int], wanted: int
) -> Stub:
    """
    The stub for one serving.

    Args:
        serving: its number in this hand, from 1.
        positions: all that lie in the stub.
        own: those of them that hold what the receiver threw away.
        wanted: how many cards come off it, burns included.
    """
    thrown, values = set(own), {}
    for position in positions:
        values[ticket_value(seed, serving, pack.tickets[position])] = position
    others = sorted([value for value, position in values.items() if position not in thrown])
    last = sorted([value for value, position in values.items() if position in thrown])
    if len(others) >= wanted:
        last = []
    every = (*others, *last)
    told = ServingList(
        serving,
        digest(b"".join(every)).hex(),
        tuple([value.hex() for value in others]),
        tuple([value.hex() for value in last]),
    )
    return Stub(tuple([values[value] for value in every]), told)
