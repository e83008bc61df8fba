"""
Satellites: the prize is an entry to another event; and chains of them.

As many tickets as the pool buys, the rest in cash to the next place. Who already has an entry to the target
passes his ticket down to the next who has none; where nobody is left to take it, he has its worth in cash.

Units       the smallest unit of the event’s money, whole numbers.
Clauses     M7.
Tested in   tests/tournament/test_deals.py
"""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pakli.rules.refusal import refuse
from pakli.tournament.payouts import prizes
from pakli.tournament.structure import Payouts, Price, Satellite, Structure

__all__ = ["MOST_LEVELS", "Award", "awards", "check_chain", "leading_to", "plan_chain", "ticket_places"]

MOST_LEVELS: Final = 5
"""M7: satellites below the event they lead to."""


class Award(Struct, frozen=True, gc=False):
    """What one player has won: an entry to the target, or money, or both (a full field’s rest)."""

    player: str
    place: int
    ticket: bool = False
    cash: int = 0


def ticket_places(structure: Structure, entries: int, pool: int, *, players: int = 0) -> int:
    """
    How many tickets there are: the satellite is over when so many players are left.

    0: it is no satellite, or the pool buys none; then all of it is the winner’s.
    """
    if structure.satellite is None:
        return 0
    worth = structure.satellite.ticket
    return sum(prize >= worth for prize in prizes(structure, entries, pool, players=players))


def awards(
    structure: Structure,
    order: Sequence[str],
    pool: int,
    *,
    entries: int = 0,
    holders: Collection[str] = (),
) -> tuple[Award, ...]:
    """
    What the players of a satellite have won.

    Args:
        order: everybody by place, the first first; among those who have tickets the order means nothing.
        entries: how many entered; as many as there are players where it is not said.
        holders: who already has an entry to the target.

    Returns:
        Who has won something, in the order of places; its worth together is the pool. The rest in cash is for
        the place after the last who has a ticket.
    """
    paid = prizes(structure, entries or len(order), pool, players=len(order))
    worth = structure.satellite.ticket if structure.satellite is not None else 0
    tickets = sum(prize >= worth for prize in paid) if worth else 0
    takers = [place for place, player in enumerate(order) if player not in holders][:tickets]
    # The tickets that nobody can take, in cash to those who would have had them, from the top.
    spare = [place for place in range(tickets) if place not in takers][: tickets - len(takers)]
    cash = [0] * len(order)
    for place in spare:
        cash[place] += worth
    for place, prize in enumerate(paid):
        rest = prize - worth if place < tickets else prize
        cash[place if tickets != len(paid) - 1 else _next_place(takers, len(order))] += rest
    found = [Award(player, place + 1, place in takers, cash[place]) for place, player in enumerate(order)]
    return tuple([award for award in found if award.ticket or award.cash])


def _next_place(takers: Sequence[int], players: int) -> int:
    """Whose the rest is: the place after the last ticket; if there is none, the highest without a ticket."""
    after = takers[-1] + 1 if takers else players
    free = (place for place in range(players) if place not in takers)
    return after if after < players else next(free, players - 1)


def check_chain(chain: Sequence[Structure]) -> None:
    """
    Check a chain, the lowest satellite first and the event they lead to last.

    Raises:
        RuleViolation: no satellite or more than five, one that does not lead to the next, a ticket that is
            not the entry fee of the next, a fee that is not above that of the one before (M7). For practice
            nothing has a price, and each satellite has one ticket (M9).
    """
    if not 1 <= len(chain) - 1 <= MOST_LEVELS:
        raise refuse("M7", "chain.bad_length", levels=len(chain) - 1, most=MOST_LEVELS)
    for below, above in pairwise(chain):
        if below.satellite is None or below.satellite.target != above.name:
            raise refuse("M7", "chain.leads_elsewhere", tournament=below.name, target=above.name)
        if below.money != above.money or below.practice != above.practice:
            raise refuse("M7", "chain.other_money", tournament=below.name, target=above.name)
        if above.practice:
            continue
        if below.satellite.ticket != above.entry.pays:
            raise refuse("M7", "chain.ticket_differs", ticket=below.satellite.ticket, fee=above.entry.pays)
        if below.entry.pays >= above.entry.pays:
            raise refuse("M7", "chain.no_climb", fee=below.entry.pays, target=above.entry.pays)


def plan_chain(target: Structure, bottom: Price, levels: int, *, like: Structure) -> tuple[Structure, ...]:
    """
    A chain from the fee of the lowest satellite up to `target`.

    The fees rise from level to level by about the same factor; what goes into the pool has two leading
    digits, and the organiser’s share is the same part of each. For practice all are free, and one wins the
    ticket (M9).

    Args:
        bottom: what the lowest costs.
        levels: satellites, one to five.
        like: how each of them is played; its name, with a number, is theirs.

    Returns:
        The lowest satellite first, `target` last.

    Raises:
        RuleViolation: as `check_chain`.
    """
    if not 1 <= levels <= MOST_LEVELS:
        raise refuse("M7", "chain.bad_length", levels=levels, most=MOST_LEVELS)
    prices = [Price(0)] * levels if target.practice else _prices(bottom, target.entry.pays, levels)
    chain = [target]
    for level in range(levels, 0, -1):
        step = replace(like, name=f"{like.name} {level}", entry=prices[level - 1])
        chain.insert(0, leading_to(step, chain[0], chain[0].name))
    check_chain(chain)
    return tuple(chain)


def leading_to(structure: Structure, target: Structure, name: str) -> Structure:
    """The same event as a satellite for entries to `target`, which is called `name`, in its money."""
    if target.practice:
        ticket, payouts = 1, Payouts(guaranteed=1)
    else:
        ticket, payouts = target.entry.pays, Payouts()
    return replace(
        structure,
        satellite=Satellite(name, ticket),
        payouts=payouts,
        bounty=0,
        progressive=0,
        practice=target.practice,
        money=target.money,
    )


def _prices(bottom: Price, top: int, levels: int) -> list[Price]:
    """What each satellite costs, the lowest first."""
    if bottom.pays < 1 or bottom.pays >= top:
        raise refuse("M7", "chain.no_climb", fee=bottom.pays, target=top)
    ratio = top / bottom.pays
    pools = [_round(bottom.to_pool * ratio ** (level / levels)) for level in range(1, levels)]
    shares = [pool * bottom.share // max(1, bottom.to_pool) for pool in pools]
    return [bottom, *[Price(pool + share, share) for pool, share in zip(pools, shares, strict=True)]]


def _round(amount: float) -> int:
    """To two leading digits."""
    unit = int("1".ljust(len(str(int(amount))) - 1, "0"))
    return round(amount / unit) * unit
