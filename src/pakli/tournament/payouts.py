"""
The prizes of an event, to the last cent.

By default (M1): up to four entries the winner takes all, five to seven 65/35, eight to thirteen 50/30/20.
From fourteen on about 15 % of the field is paid (at least four places, as fewer cannot keep the first below
30 %) and the first gets 30 to 17 % of the pool, the less the bigger the field; everybody who is paid gets a
bit more than one entry’s part of the pool at least, and what is above falls from place to place by a power
law; from the tenth place on, places go in groups that get the same.

Units       the smallest unit of the event’s money, whole numbers; what cannot be divided goes, one unit each,
            to where the largest remainder is, of equal ones to the higher place.
Clauses     M1, M7 (a satellite’s places, tickets at their worth).
Tested in   tests/tournament/test_payouts.py
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from pakli.tournament.structure import Payouts, Structure

__all__ = ["WHOLE", "divided", "overlay", "parts_of", "places_paid", "prizes", "shared"]

WHOLE: Final = 1_000_000
"""The default tables are in millionths of the pool."""

_SMALL: Final = ((4, (100,)), (7, (65, 35)), (13, (50, 30, 20)))
_FIRST: Final = (
    (14, 300_000),
    (30, 295_000),
    (50, 275_000),
    (100, 250_000),
    (200, 230_000),
    (500, 210_000),
    (1_000, 200_000),
    (2_000, 190_000),
    (5_000, 180_000),
    (10_000, 170_000),
)
"""The first’s part by the number of entries; between them on a straight line, beyond them the last."""


def prizes(structure: Structure, entries: int, pool: int, *, players: int = 0) -> tuple[int, ...]:
    """
    What each place gets, the first place first; together exactly the pool.

    Args:
        structure: its `payouts` or `satellite` say how.
        entries: how many have entered, each new entry counted.
        pool: what was paid into it, in the smallest unit, bounties not in it. Where more is guaranteed, that
            is what is divided; the organiser adds the `overlay`.
        players: how many people they are, where some have entered several times; each has one place.

    Returns:
        As many as are paid, never more than there are players. A ticket stands here with its worth (M7).
    """
    if entries < 1:
        return ()
    money = pool + overlay(structure, pool)
    places = min(players, entries) if players else entries
    if structure.satellite is not None and structure.satellite.ticket > 0:
        return _tickets(structure.satellite.ticket, places, money)
    return divided(money, parts_of(structure.payouts, entries)[:places])


def _tickets(ticket: int, places: int, money: int) -> tuple[int, ...]:
    """As many tickets as the pool buys, the rest to the next place; if all have one, the rest among them."""
    count = min(money // ticket, places)
    rest = money - count * ticket
    if count == places:
        return tuple([ticket + more for more in divided(rest, (1,) * count)])
    return (*[ticket] * count, *([rest] if rest else []))


def overlay(structure: Structure, pool: int) -> int:
    """What the organiser adds to a pool that is smaller than guaranteed."""
    return max(0, structure.payouts.guaranteed - pool)


def places_paid(structure: Structure, entries: int, pool: int) -> int:
    """How many places get something."""
    return sum(prize > 0 for prize in prizes(structure, entries, pool))


def parts_of(payouts: Payouts, entries: int) -> tuple[int, ...]:
    """
    The places’ parts of the pool in whole units of any size, the first place first.

    Where fewer have entered than places would be paid, the places that there are share in their proportion.
    """
    if entries < 1:
        return ()
    match payouts.kind:
        case "winner":
            return (1,)
        case "flat":
            return (1,) * max(1, min(payouts.places, entries))
        case "custom":
            parts = payouts.parts[:entries]
            return parts if any(parts) else (1,)
        case "standard":
            return _standard(entries)


def divided(amount: int, parts: Sequence[int]) -> tuple[int, ...]:
    """
    Divide `amount` in the proportion of `parts`, to the last unit.

    Each gets the whole units of what is his; the units left over go, one each, to the largest remainders, of
    equal ones to the earlier place.

    Args:
        amount: at least 0.
        parts: at least 0; not all of them 0.
    """
    whole = sum(parts)
    shares = [divmod(amount * part, whole) for part in parts]
    found = [share for share, _ in shares]
    order = sorted(range(len(parts)), key=lambda place: -shares[place][1])
    for place in order[: amount - sum(found)]:
        found[place] += 1
    return tuple(found)


def shared(paid: Sequence[int], first: int, count: int) -> tuple[int, ...]:
    """
    What each of `count` players gets who tie for place `first` (from 1) and those after it.

    They share the prizes of all these places equally; units that cannot be divided go, one each, to those
    named first, whose order is the host’s to state. The first of them has the most.
    """
    together = sum(paid[first - 1 : first - 1 + count])
    return divided(together, (1,) * count)


@lru_cache(maxsize=1024)
def _standard(entries: int) -> tuple[int, ...]:
    """The default table (M1)."""
    for most, parts in _SMALL:
        if entries <= most:
            return parts
    places = max(min(entries * 3 // 10, 6), entries * 15 // 100)
    first = _first_part(entries)
    # The least prize: a quarter more than one entry’s part of the pool, but so that there is a slope.
    least = min(WHOLE * 5 // (4 * entries), first * 2 // 5)
    falling = _falling(_ranks(places), WHOLE - places * least, first - least)
    return (first, *[least + more for more in falling])


def _first_part(entries: int) -> int:
    """The first’s part of the pool in millionths."""
    for (fewer, more_for), (many, less_for) in pairwise(_FIRST):
        if entries <= many:
            return more_for - (more_for - less_for) * (entries - fewer) // (many - fewer)
    return _FIRST[-1][1]


def _ranks(places: int) -> tuple[int, ...]:
    """The last place of each place’s group: nine alone, three groups of 3, three of 9, three of 27 and on."""
    ranks: list[int] = []
    size, groups = 1, 9
    while len(ranks) < places:
        for _ in range(groups):
            ranks += [len(ranks) + size] * size
        size, groups = 3 * size, 3
    return tuple([min(rank, places) for rank in ranks[:places]])


def _falling(ranks: Sequence[int], amount: int, first: int) -> tuple[int, ...]:
    """`amount` less the first’s, over the places after his, by the power of the rank that leaves him that."""
    groups = Counter(ranks)
    steep, flat = 8.0, 0.0
    for _ in range(40):
        power = (steep + flat) / 2
        if amount > first * sum(many * _weight(rank, power) for rank, many in groups.items()):
            steep = power
        else:
            flat = power
    weights = {rank: int(WHOLE * WHOLE * _weight(rank, flat)) for rank in groups}
    return divided(amount - first, [weights[rank] for rank in ranks[1:]])


def _weight(rank: int, power: float) -> float:
    """1 for the first; those after have two thirds of it, two quarters, two fifths ..., to that power."""
    return float(((rank + 1) / 2) ** -power)
