"""
Deals, judged: who is left may divide what is left to be won, if all of them agree.

Clauses     M1 (every cent adds up). `deals.py` works amounts out and checks them.
Tested in   tests/tournament/test_deals.py
"""

from collections.abc import Callable
from typing import Any

from pakli.rules.refusal import refuse
from pakli.tournament import actions as a
from pakli.tournament import events as e
from pakli.tournament.deals import check_deal
from pakli.tournament.judge_entries import in_play, running
from pakli.tournament.state import IN_PLAY, Deal, TournamentState

__all__ = ["DEAL_JUDGES", "open_prizes"]

Judged = tuple[e.TournamentEvent, ...]


def open_prizes(state: TournamentState) -> tuple[int, ...]:
    """The prizes of the places that are still open, the first first."""
    return state.prizes[: state.left]


def _offer(state: TournamentState, action: a.OfferDeal) -> Judged:
    running(state)
    if not state.closed or state.dealt or state.broke or state.left < 2:
        raise refuse("M1", "event.no_deal_now")
    numbers = [number for number, _ in action.amounts]
    there = all(
        1 <= number <= len(state.entries) and state.entries[number].status in IN_PLAY for number in numbers
    )
    if not there or len(set(numbers)) != len(numbers) or len(numbers) != state.left:
        raise refuse("M1", "event.deal_for_others", players=state.left)
    check_deal([amount for _, amount in action.amounts], open_prizes(state), left=action.left)
    return (e.DealOffered(action.amounts, action.left),)


def _offered(state: TournamentState) -> Deal:
    running(state)
    if state.deal is None:
        raise refuse("M1", "event.no_deal_offered")
    return state.deal


def _agree(state: TournamentState, action: a.AgreeDeal) -> Judged:
    entry, deal = in_play(state, action.player), _offered(state)
    if entry.number in deal.agreed:
        raise refuse("M1", "event.agreed_already")
    agreed = e.Agreed(entry.number)
    if len(deal.agreed) + 1 < len(deal.amounts):
        return (agreed,)
    return (agreed, e.DealMade(deal.amounts, deal.left))


def _drop(state: TournamentState, action: a.DropDeal) -> Judged:
    _offered(state)
    if action.player:
        in_play(state, action.player)
    return (e.DealDropped(),)


DEAL_JUDGES: dict[type[Any], Callable[[TournamentState, Any], Judged]] = {
    a.OfferDeal: _offer,
    a.AgreeDeal: _agree,
    a.DropDeal: _drop,
}
"""What each of these actions is judged by."""
