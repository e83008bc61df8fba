"""
Whose turn it is: an action of anybody else is refused.

Clauses     P7, P8, D3, D4, L2, ST1, ST3 (turns), P10 (the dealer's), P11 (the hand is over), P12 (showing).
Tested in   tests/rulebook/test_turns.py
"""

from typing import NoReturn

from pakli.rules.options import (
    BettingOptions,
    BringInOptions,
    Dealer,
    DrawOptions,
    Over,
    Player,
    ShowOptions,
)
from pakli.rules.refusal import refuse
from pakli.rules.state import State

__all__ = ["betting", "not_now", "player", "showing", "task", "wrong_moment"]


_WHO_OPENS: dict[str, str] = {
    "left_of_blinds": "P7",
    "left_of_button": "P8",
    "bring_in": "ST1",
    "best_showing": "ST3",
    "after_aggressor": "D4",
}
"""Which clause says whose turn it is, by who opens the round."""


def player(state: State, seat: int) -> Player:
    """The player the hand waits for, if it is `seat`."""
    waiting = state.next
    if type(waiting) is not Player or waiting.seat != seat:
        not_now(state, seat)
    return waiting


def not_now(state: State, seat: int) -> NoReturn:
    """Refuse an action of `seat`: it is not his turn, by the clause that says whose it is, or nobody's."""
    waiting = state.next
    if isinstance(waiting, Over):
        raise refuse("P11", "turn.hand_over")
    if isinstance(waiting, Dealer):
        raise refuse("P10", "turn.dealer", what=waiting.what)
    assert isinstance(waiting, Player)
    variant = state.plan.game.variant
    clause = _WHO_OPENS[variant.streets[state.stage.street].opens]
    if isinstance(waiting.options, ShowOptions):
        clause = "P12"
    elif isinstance(waiting.options, DrawOptions):
        clause = variant.draw_clause
    raise refuse(clause, "turn.not_yours", seat=seat, to_act=waiting.seat)


def betting(state: State, seat: int) -> BettingOptions:
    """The options of `seat`, whose turn to bet it must be."""
    waiting = state.next
    if type(waiting) is Player and waiting.seat == seat:
        options = waiting.options
        if type(options) is BettingOptions:
            return options
        wrong_moment(state, waiting)
    not_now(state, seat)


def wrong_moment(state: State, waiting: Player) -> NoReturn:
    """Refuse an action of the right player: something else is asked of him."""
    options, seat = waiting.options, waiting.seat
    if isinstance(options, ShowOptions):
        raise refuse("P12", "turn.showdown", seat=seat)
    if isinstance(options, DrawOptions):
        raise refuse(state.plan.game.variant.draw_clause, "turn.draw", seat=seat, most=options.most)
    if isinstance(options, BringInOptions):
        raise refuse("ST1", "turn.bring_in", seat=seat, bring_in=options.amount)
    raise refuse("P8", "turn.betting", seat=seat)


def showing(state: State, seat: int) -> ShowOptions:
    """The options of `seat`, whose turn to show it must be."""
    options = player(state, seat).options
    if type(options) is ShowOptions:
        return options
    raise refuse("P12", "show.nothing_to_show", seat=seat)


def task(state: State, *what: str) -> Dealer:
    """The dealer's task, which must be one of `what`."""
    waiting = state.next
    if type(waiting) is Dealer and waiting.what in what:
        return waiting
    if isinstance(waiting, Over):
        raise refuse("P11", "turn.hand_over")
    if isinstance(waiting, Dealer):
        raise refuse("P10", "turn.dealer", what=waiting.what)
    assert isinstance(waiting, Player)
    raise refuse("P10", "turn.player", seat=waiting.seat)
