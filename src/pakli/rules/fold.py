"""
Events folded into states: facts, taken without judgement.

A table from event type to function; a test checks that it is complete.

Clauses     those of the events.
Tested in   tests/properties/ (a log folded again gives the same state)
"""

from collections.abc import Callable
from typing import Any

from pakli.rules import events as e
from pakli.rules import fold_bets, fold_cards, fold_irregular, fold_out, fold_showdown
from pakli.rules.opener import opener_named
from pakli.rules.state import State

__all__ = ["FOLDS"]

FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    e.ForcedBetsPosted: fold_bets.forced_bets,
    e.HoleDealt: fold_cards.hole_dealt,
    e.BoardDealt: fold_cards.board_dealt,
    e.OpenerNamed: opener_named,
    e.Discarded: fold_cards.discarded,
    e.Drawn: fold_cards.drawn,
    e.Reshuffled: fold_cards.reshuffled,
    e.CardsExposed: fold_cards.exposed,
    e.CardReplaced: fold_cards.replaced,
    e.Misdealt: fold_showdown.misdealt,
    e.HandKilled: fold_out.killed,
    e.BetTakenBack: fold_bets.taken_back,
    e.HandAwarded: fold_showdown.decided,
    e.Folded: fold_bets.folded,
    e.Checked: fold_bets.checked,
    e.Called: fold_bets.called,
    e.Raised: fold_bets.raised,
    e.BroughtIn: fold_bets.brought_in,
    e.BetReturned: fold_bets.returned,
    e.BetsGathered: fold_bets.gathered,
    e.RunsAgreed: fold_cards.runs_agreed,
    e.Shown: fold_showdown.shown,
    e.Mucked: fold_showdown.mucked,
    e.RakeTaken: fold_showdown.raked,
    e.PotAwarded: fold_showdown.awarded,
    e.IrregularityRuled: fold_irregular.nothing,
    e.ActedEarly: fold_irregular.acted_early,
    e.EarlyReleased: fold_irregular.released,
    e.RaiseBarred: fold_irregular.barred,
    e.HandMended: fold_irregular.mended,
    e.HandExposed: fold_irregular.exposed_hand,
    e.CardsSetAside: fold_irregular.set_aside,
}
"""What each event does to a state."""
