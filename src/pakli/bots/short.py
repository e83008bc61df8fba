"""
Short of chips before the flop: all-in or out.

By the table of `pakli.bots.push_fold`; in a tournament of which no more than twelve are left, by what each
outcome is worth in prize money, the others doing as the table has it.

Clauses     section 10, facts 1, 2 and 4; P7 (who acts when).
Knows       one seat's view, its options, the event. Tested in tests/bots/test_push_fold.py
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.bots import push_fold
from pakli.bots.event import Event
from pakli.bots.pools import known
from pakli.odds.icm import MOST_EXACT, icm
from pakli.rules import Hand, Status

__all__ = ["MOST_BLINDS", "fear", "gain_of_going_in", "goes_in", "is_short", "prize_per_chip"]

MOST_BLINDS: Final = 12
"""With more than so many big blinds there is more to poker than all-in or out."""


class _Spot(Struct, frozen=True):
    """Who decides, and what about."""

    hand: int
    """Its class."""
    stack: float
    """Big blinds at stake at most, antes counted."""
    behind: int
    """Players behind him who went in first, or behind oneself."""
    caller: int
    """0: nobody went in before; else the how manieth of those behind one is."""
    rivals: tuple[int, ...]
    """Places of those who may still call, in their order; or the place of who went in."""


def goes_in(view: Hand, seat: int, event: Event | None) -> bool | None:
    """
    Whether to put all chips in; None: that is not the question.

    Args:
        view: the hand as `seat` sees it, before the flop.
        event: the tournament, if it is one and is known.
    """
    spot = _spot(view, seat)
    if spot is None:
        return None
    if event is not None and event.prizes and _few(view, event):
        return _gain(view, view.plan.where[seat], spot, partial(_prize, event)) > 0
    if spot.caller:
        return bool(push_fold.calls(spot.stack, spot.behind, spot.caller)[spot.hand])
    return bool(push_fold.pushes(spot.stack, spot.behind)[spot.hand])


def gain_of_going_in(view: Hand, seat: int, event: Event | None) -> tuple[float, float] | None:
    """
    What putting all chips in is worth more than folding; None: that is not the question.

    Returns:
        chips; and, where prize money decides, the part of all prizes, else 0.0.
    """
    spot = _spot(view, seat)
    if spot is None:
        return None
    own = view.plan.where[seat]
    chips = _gain(view, own, spot, lambda stacks, place: stacks[place])
    if event is None or not event.prizes or not _few(view, event):
        return chips, 0.0
    return chips, _gain(view, own, spot, partial(_prize, event)) / max(sum(event.prizes), 1e-9)


def _spot(view: Hand, seat: int) -> _Spot | None:
    game = view.plan.game
    two_cards = game.variant.pack == 52 and game.variant.hole_cards == 2 and game.has_board
    if view.stage.street or not two_cards or game.limit.name != "no-limit":
        return None
    own, blinds = view.plan.where[seat], _at_stake(view, seat)
    others = [place for place, other in enumerate(view.seats) if other.status == Status.IN and place != own]
    if blinds > MOST_BLINDS:
        return None
    hand = push_fold.class_of(known(view.seat(seat).cards))
    order = _order(len(view.seats))
    behind = [place for place in order[order.index(own) + 1 :] if place in others]
    if view.round.bets <= 1 and view.round.level <= game.stakes.big_blind:
        in_already = [place for place in others if place not in behind and view.seats[place].front]
        return _Spot(hand, blinds, max(len(behind) + len(in_already), 1), 0, (*behind, *in_already))
    raiser = view.round.hand_aggressor
    came_in = [place for place in others if view.seats[place].front == view.round.level]
    if came_in != [raiser] or order.index(raiser) > order.index(own):
        return None
    first, mine = order.index(raiser), order.index(own)
    return _Spot(hand, blinds, len(order) - 1 - first, mine - first, (raiser,))


def _few(view: Hand, event: Event) -> bool:
    """Whether what chips are worth in prize money can be told at once."""
    return max(event.left, len(view.seats) + len(event.elsewhere)) <= MOST_EXACT


def fear(view: Hand, seat: int, event: Event | None) -> float:
    """
    How much more a chip that is lost is worth than one that is won: 1.0 where chips are money.

    In prize money, for as much as the seat can lose to one opponent (section 10, facts 1 and 2).
    """
    won, lost = prize_per_chip(view, seat, event)
    return min(max(lost / won, 1.0), 4.0) if won else 1.0


def prize_per_chip(view: Hand, seat: int, event: Event | None) -> tuple[float, float]:
    """
    The part of all prizes that a chip is worth, won and lost: of as many as can be lost to one opponent.

    Returns:
        0.0 for both where chips are money, or nobody can say.
    """
    if event is None or not event.prizes or not _few(view, event):
        return 0.0, 0.0
    own, chips = view.plan.where[seat], [_chips(view, place) for place in range(len(view.seats))]
    rivals = [place for place, other in enumerate(view.seats) if other.status == Status.IN and place != own]
    rival = max(rivals, key=chips.__getitem__)
    amount = max(min(chips[own], chips[rival]), 1)
    worth = []
    for change in (0, amount, -amount):
        after = list(chips)
        after[own] += change
        after[rival] -= change
        worth.append(_prize(event, after, own))
    now, won, lost = worth
    whole = max(amount * sum(event.prizes), 1e-9)
    return max(won - now, 1e-9) / whole, (now - lost) / whole


def is_short(view: Hand, seat: int) -> bool:
    """Whether there is so little at stake that starting hands alone do not decide."""
    return _at_stake(view, seat) <= MOST_BLINDS


def _at_stake(view: Hand, seat: int) -> float:
    """What the seat can win or lose against one, in big blinds, antes counted."""
    posted = sum([post.amount for post in view.plan.setup.posts])
    own = view.plan.where[seat]
    others = [
        _chips(view, place)
        for place, other in enumerate(view.seats)
        if other.status == Status.IN and place != own
    ]
    return min(_chips(view, own), max(others)) * 1.5 / max(posted, 1)


def _order(players: int) -> list[int]:
    """Places in the order in which they act before the flop; the big blind last (P3, P7)."""
    return [1, 0] if players == 2 else [*range(2, players), 0, 1]


def _chips(view: Hand, place: int) -> int:
    return view.seats[place].stack + view.seats[place].front


def _gain(view: Hand, own: int, spot: _Spot, worth: Callable[[Sequence[int], int], float]) -> float:
    """How much more going in is worth than folding; `worth`: of such stacks, to who sits there."""
    chips = [seat.stack for seat in view.seats]
    if spot.caller:
        rival = spot.rivals[0]
        theirs = push_fold.pushes(spot.stack, spot.behind)
        chance = _part(spot.hand, theirs)
        won, lost = [worth(stacks, own) for stacks in _played(view, own, rival)]
        return chance * won + (1 - chance) * lost - worth(_given(chips, rival, view.pot), own)
    last = _order(len(chips))[-1]
    out = worth(_given(chips, own if last == own else last, view.pot), own)
    found, nobody = 0.0, 1.0
    for at, rival in enumerate(spot.rivals, start=1):
        theirs = push_fold.calls(spot.stack, spot.behind, at)
        calls, chance = _often(theirs), _part(spot.hand, theirs)
        won, lost = [worth(stacks, own) for stacks in _played(view, own, rival)]
        found += nobody * calls * (chance * won + (1 - chance) * lost)
        nobody *= 1 - calls
    return found + nobody * worth(_given(chips, own, view.pot), own) - out


def _played(view: Hand, own: int, rival: int) -> tuple[list[int], list[int]]:
    """Stacks when both are all-in and one wins, or loses."""
    chips = [seat.stack for seat in view.seats]
    at_stake = min(_chips(view, own), _chips(view, rival))
    dead = view.pot - view.seats[own].front - view.seats[rival].front
    won, lost = list(chips), list(chips)
    won[own], won[rival] = _chips(view, own) + at_stake + dead, _chips(view, rival) - at_stake
    lost[own], lost[rival] = _chips(view, own) - at_stake, _chips(view, rival) + at_stake + dead
    return won, lost


def _given(chips: Sequence[int], place: int, pot: int) -> list[int]:
    return [stack + pot if at == place else stack for at, stack in enumerate(chips)]


def _prize(event: Event, chips: Sequence[int], own: int) -> float:
    stacks = [*chips, *event.elsewhere]
    return icm(stacks, event.prizes[: len(stacks)])[own].prize


def _often(theirs: NDArray[np.bool_]) -> float:
    """How often another holds one of these classes; that one's own cards are missing is left out."""
    weights = push_fold.combinations()
    return float(weights[theirs].sum() / weights.sum())


def _part(hand: int, theirs: NDArray[np.bool_]) -> float:
    """One's part of the pot against these classes."""
    weights = push_fold.combinations() * theirs
    total = weights.sum()
    return float(weights @ push_fold.equities()[hand] / total) if total else 0.5
