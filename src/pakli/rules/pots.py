"""
The pots: what each of them holds, who can win it, how it is split.

Clauses     A1, A3, A5 (built once, from all that was put in), B10 (dead money), P11 (uncalled bet),
            P15 (odd chips, halves), A6 (rake).
Knows       chips and places. Not cards.
Tested in   tests/rulebook/test_pots.py (worked examples 9-11, 19, 27, 30; cases P1-P18)
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from pakli.rules.house_rules import Rake

__all__ = ["Pot", "piles", "rake_of", "shares", "split_pots", "uncalled"]


class Pot(Struct, frozen=True, gc=False):
    """A pot and who paid into it in full, as places or, from `Hand.pots`, seat numbers."""

    amount: int
    contenders: tuple[int, ...]


def split_pots(paid: Sequence[int], live: Collection[int], dead: int = 0) -> tuple[Pot, ...]:
    """
    Divide what was paid over a whole hand into the main pot and side pots.

    Args:
        paid: chips each place put in, shape (places,), all >= 0, the uncalled bet gone back.
        live: places that have not folded; at least one.
        dead: chips nobody's level counts: they belong to the main pot (B10).

    Returns:
        Pots, main pot first, each with its contenders in ascending order; chips add up to
        ``sum(paid) + dead``: a folder's chips stay in the pots they reached, and a level whose payers all
        folded belongs to the pot below (A5).

    Source: A1, A5; worked examples 9, 10. Cost: O(places x distinct all-ins).
    """
    levels = sorted({paid[place] for place in live})
    if len(levels) == 1:
        return (Pot(sum(paid) + dead, tuple(sorted(live))),)
    pots: list[Pot] = []
    below = 0
    for level in levels:
        top = level == levels[-1]
        amount = sum([(chips if top else min(chips, level)) - min(chips, below) for chips in paid])
        contenders = tuple(sorted([place for place in live if paid[place] >= level]))
        if not pots:
            amount += dead
        pots.append(Pot(amount, contenders))
        below = level
    return tuple(pots)


def uncalled(paid: Sequence[int], live: Collection[int]) -> tuple[int, int]:
    """
    The place whose last bet nobody called in full and what goes back to it (P11); (-1, 0): none.

    It is what the highest put in above the second highest, folded chips included.
    """
    first = second = 0
    place = -1
    for here, chips in enumerate(paid):
        if chips > first:
            first, second, place = chips, first, here
        elif chips > second:
            second = chips
    if place in live and first > second:
        return place, first - second
    return -1, 0


def piles(amount: int, count: int, chip: int) -> list[int]:
    """`amount` in `count` piles, equal but for the odd chips, one of which each of the first gets (P15)."""
    each, odd = divmod(amount // chip, count)
    cut = [(each + (at < odd)) * chip for at in range(count)]
    cut[0] += amount % chip
    return cut


def shares(amount: int, winners: Sequence[int], one_each: bool, chip: int = 1) -> tuple[tuple[int, int], ...]:
    """
    Split `amount` in whole chips among `winners`, who stand clockwise from the left of the button.

    `one_each`: odd chips go one each to the first winners; else all of them to the first (P15). Pot 11,
    three winners: 4 4 3, or 5 3 3; pot 50 in chips of 5, four winners: 15 15 10 10, or 20 10 10 10.
    """
    if len(winners) == 1:
        return ((winners[0], amount),)
    if one_each:
        return tuple(zip(winners, piles(amount, len(winners), chip), strict=True))
    each = amount // chip // len(winners) * chip
    first = amount - each * (len(winners) - 1)
    return tuple([(winner, each if at else first) for at, winner in enumerate(winners)])


def rake_of(pots: Sequence[Pot], rake: Rake, chip: int, board_dealt: bool) -> tuple[tuple[int, int], ...]:
    """
    What the club takes: pairs of pot number and chips, pots it takes nothing from left out (A6).

    Rounded down to the table's chip; the cap counts over the hand.
    """
    if not rake.per_mille or (rake.no_flop_no_drop and not board_dealt):
        return ()
    taken: list[tuple[int, int]] = []
    left = rake.cap or sum(pot.amount for pot in pots)
    for number, pot in enumerate(pots):
        amount = min(pot.amount * rake.per_mille // 1000, left)
        amount -= amount % chip
        if amount:
            taken.append((number, amount))
            left -= amount
    return tuple(taken)
