"""
Rebuys and add-ons, judged: who may, until when, for how much; never in mid-hand.

Both forms of M6 by their structure: W's rebuys while below the starting stack and one add-on after the
window; N's one rebuy until the main break, and the add-on in it for who had chips in the last hand before it.

Clauses     M6, T2 (never in mid-hand).
Tested in   tests/tournament/test_rebuys.py
"""

from collections.abc import Callable
from typing import Any

from pakli.rules.refusal import Refusal, RuleViolation, refuse
from pakli.tournament import actions as a
from pakli.tournament import events as e
from pakli.tournament.consequences import went_out
from pakli.tournament.fees import add_on_chips, add_on_price, rebuy_chips, rebuy_price
from pakli.tournament.judge_entries import in_play, running
from pakli.tournament.state import Entry, TournamentState

__all__ = ["REBUY_JUDGES", "add_on_refusal", "rebuy_refusal"]

Judged = tuple[e.TournamentEvent, ...]


def rebuy_refusal(state: TournamentState, entry: Entry) -> Refusal | None:
    """Why an entry that is in cannot have another stack now; None: it can (M6)."""
    rebuy = state.structure.rebuy
    if rebuy is None:
        return Refusal("M6", "rebuy.none_here")
    if entry.status == "asked":
        return None
    if entry.status != "playing":
        return Refusal("M6", "rebuy.not_now")
    if not state.rebuy_window:
        return Refusal("M6", "rebuy.window_over")
    if rebuy.times and entry.rebuys >= rebuy.times:
        return Refusal("M6", "rebuy.no_more", (("times", rebuy.times),))
    if rebuy.when == "broke":
        return Refusal("M6", "rebuy.has_chips")
    if entry.chips >= state.structure.stack:
        return Refusal("M6", "rebuy.not_below", (("stack", state.structure.stack),))
    return _in_hand(state, entry)


def add_on_refusal(state: TournamentState, entry: Entry) -> Refusal | None:
    """Why an entry that is in cannot have the add-on now; None: it can (M6)."""
    if state.add_on != "open" or entry.number > state.add_on_to:
        return Refusal("M6", "addon.not_offered")
    if entry.added_on:
        return Refusal("M6", "addon.taken_already")
    if entry.status != "playing" or not entry.chips:
        return Refusal("M6", "addon.no_chips")
    spot = state.tables[entry.table] if entry.table else None
    played = entry.played or (spot is not None and state.without_hands(spot))
    add_on, dealt_in = state.structure.add_on, played and not entry.missed
    if add_on is not None and add_on.when == "main_break" and not dealt_in:
        return Refusal("M6", "addon.not_in_last_hand")
    return _in_hand(state, entry)


def _in_hand(state: TournamentState, entry: Entry) -> Refusal | None:
    if entry.table and state.busy >> entry.table & 1:
        return Refusal("M6", "rebuy.in_hand")
    return None


def _rebuy(state: TournamentState, action: a.BuyRebuy) -> Judged:
    entry = in_play(state, action.player)
    why = rebuy_refusal(state, entry)
    if why is not None:
        raise RuleViolation(why)
    price, chips = rebuy_price(state.structure), rebuy_chips(state.structure)
    return (e.Rebought(entry.number, entry.player, chips, price.pays, price.share),)


def _decline(state: TournamentState, action: a.DeclineRebuy) -> Judged:
    entry = in_play(state, action.player)
    if entry.status != "asked":
        raise refuse("M6", "rebuy.not_asked")
    return (e.RebuyDeclined(entry.number), *went_out(state, entry))


def _add_on(state: TournamentState, action: a.BuyAddOn) -> Judged:
    entry = in_play(state, action.player)
    why = add_on_refusal(state, entry)
    if why is not None:
        raise RuleViolation(why)
    price, chips = add_on_price(state.structure), add_on_chips(state.structure)
    return (e.AddedOn(entry.number, entry.player, chips, price.pays, price.share),)


def _add_on_over(state: TournamentState, action: a.AddOnOver) -> Judged:
    running(state)
    if state.add_on != "open":
        raise refuse("M6", "addon.not_offered")
    return (e.AddOnEnded(),)


REBUY_JUDGES: dict[type[Any], Callable[[TournamentState, Any], Judged]] = {
    a.BuyRebuy: _rebuy,
    a.DeclineRebuy: _decline,
    a.BuyAddOn: _add_on,
    a.AddOnOver: _add_on_over,
}
"""What each of these actions is judged by."""
