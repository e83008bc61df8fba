"""
Deals: the players who are left divide the prizes that are left, by their chips or by ICM.

Everybody gets at least the lowest prize that is left, nobody more than the highest; what is above the lowest
is divided by chips (`chop`) or by what the stacks are worth by the model of Malmuth and Harville (`icm`).
Part of it may be left to be played for; it is the winner’s in addition.

Units       the smallest unit of the event’s money, whole numbers.
Clauses     M1 (every cent adds up).
Tested in   tests/tournament/test_deals.py
"""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Final, Literal

from pakli.odds import icm
from pakli.rules.refusal import refuse
from pakli.tournament.payouts import divided

__all__ = ["check_deal", "deal"]

_FINE: Final = 10**6
_SEED: Final = 1
"""So that the same stacks are worth the same again where finishes are drawn (more than twelve players)."""


def deal(
    stacks: Sequence[int], prizes: Sequence[int], *, by: Literal["chop", "icm"], left: int = 0
) -> tuple[int, ...]:
    """
    What each of the players who are left gets.

    Args:
        stacks: their chips, each at least 1.
        prizes: of the places that are still open, the first first, at most as many as players; who would have
            finished lower would have had nothing.
        by: chips, or ICM.
        left: of the prizes together, what is still played for. The last one gets it.

    Returns:
        One amount a player, in the order of `stacks`; together the prizes without `left`.

    Raises:
        RuleViolation: fewer than two players, somebody without chips, more prizes than players, more left
            than there is above the lowest prize (M1).
    """
    floor = _lowest(stacks, prizes, left)
    above = sum(prizes) - floor * len(stacks)
    if not above:
        return (floor,) * len(stacks)
    worth = _chopped(stacks, prizes, floor) if by == "chop" else _modelled(stacks, prizes, floor)
    return tuple([floor + part for part in divided(above - left, worth)])


def check_deal(amounts: Sequence[int], prizes: Sequence[int], *, left: int = 0) -> None:
    """
    Check a deal that the players have made by themselves.

    Raises:
        RuleViolation: it does not add up to the prizes, or somebody gets less than the lowest of them (M1).
    """
    floor = _lowest([1] * len(amounts), prizes, left)
    if sum(amounts) + left != sum(prizes):
        raise refuse("M1", "deal.sum_differs", given=sum(amounts) + left, prizes=sum(prizes))
    if min(amounts) < floor:
        raise refuse("M1", "deal.below_lowest", given=min(amounts), least=floor)


def _lowest(stacks: Sequence[int], prizes: Sequence[int], left: int) -> int:
    """The prize of the lowest place that is open; 0 where not all of them are paid."""
    players = len(stacks)
    if players < 2 or len(prizes) > players:
        raise refuse("M1", "deal.bad_places", players=players, prizes=len(prizes))
    if min(stacks) < 1:
        raise refuse("M1", "deal.no_chips")
    floor = min(prizes) if len(prizes) == players else 0
    most = sum(prizes) - floor * players
    if not 0 <= left <= most:
        raise refuse("M1", "deal.too_much_left", left=left, most=most)
    return floor


def _chopped(stacks: Sequence[int], prizes: Sequence[int], floor: int) -> list[int]:
    """
    The parts above the lowest prize by chips; who would have more than the first prize has that, and the
    others share what is over by their chips.
    """
    most, above = Fraction(max(prizes) - floor), Fraction(sum(prizes) - floor * len(stacks))
    parts: dict[int, Fraction] = {}
    rest = set(range(len(stacks)))
    while rest:
        money = above - sum(parts.values())
        chips = sum(stacks[player] for player in rest)
        full = {player for player in rest if money * stacks[player] > most * chips}
        if not full:
            parts |= {player: money * stacks[player] / chips for player in rest}
            break
        parts |= dict.fromkeys(full, most)
        rest -= full
    common = lcm(*[part.denominator for part in parts.values()])
    return [int(parts[player] * common) for player in range(len(stacks))]


def _modelled(stacks: Sequence[int], prizes: Sequence[int], floor: int) -> list[int]:
    """The parts above the lowest prize by ICM."""
    # Above the lowest prize: of places that pay it nothing is left, so they may be left out.
    above = [prize - floor for prize in sorted(prizes, reverse=True) if prize > floor]
    return [max(0, round(one.prize * _FINE)) for one in icm(stacks, above, seed=_SEED)]
