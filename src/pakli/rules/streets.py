"""
How a hand goes on from street to street: what comes first in each, who opens the betting, who shows first.

Clauses     P7, P8 (who speaks first), D4, ST1, ST3, P12 (who shows first), P16 (no more betting).
Tested in   tests/rulebook/test_order.py, tests/properties/
"""

from pakli.rules.plan import Game
from pakli.rules.showing import best_showing, bring_in_place
from pakli.rules.state import FOLDED, IN, Cards, Phase, Round, Seat, State, first_in, following

__all__ = [
    "after_cards",
    "enter_street",
    "first_to_show",
    "next_board",
    "paying",
    "show_order_from",
    "showdown",
]


def paying(pot: int) -> Phase:
    """The pots are paid out, if there is anything in them: a lone big blind gets his own chips back (P11)."""
    return Phase.PAY if pot else Phase.OVER


def enter_street(game: Game, street: int, seats: tuple[Seat, ...]) -> tuple[Phase, int]:
    """What a street begins with, and the place it waits for: cards for a board or for hands, or a draw."""
    what = game.variant.streets[street]
    if what.board:
        return Phase.BOARD, -1
    if what.draw:
        return Phase.DRAW, first_in(seats)
    return Phase.HOLE, -1


def after_cards(state: State, seats: tuple[Seat, ...], cards: Cards) -> tuple[Phase, int, int]:
    """
    Phase, street and place to act once the street's cards are there, as `seats` and `cards` have them.

    Betting, where two can still bet; else the next street's cards, or the showdown (P16).
    """
    game, street = state.plan.game, state.stage.street
    if state.able > 1:
        return Phase.BET, street, _opening(state, seats, cards)
    if street + 1 < len(game.units):
        phase, to_act = enter_street(game, street + 1, seats)
        return phase, street + 1, to_act
    phase, to_act = showdown(state, seats, cards)
    return phase, street, to_act


def showdown(state: State, seats: tuple[Seat, ...], cards: Cards) -> tuple[Phase, int]:
    """
    The phase after the last card when the betting is over for good, and the place asked first.

    Hands that were not turned up before, since a draw was still to come, are now (P16); if all lie face up
    already, the money.
    """
    game = state.plan.game
    to_act = show_order_from(seats, first_to_show(game, seats, state.round, cards.faces))
    phase = Phase.TURN_UP if game.rules.all_in_face_up else Phase.SHOW
    return (phase if to_act >= 0 else paying(state.pot)), to_act


def _opening(state: State, seats: tuple[Seat, ...], cards: Cards) -> int:
    """Place that speaks first in a round after the first cards; -1: nobody is asked."""
    game, round_ = state.plan.game, state.round
    opens = game.variant.streets[state.stage.street].opens
    before = -1
    if opens == "best_showing":
        before = best_showing(game, seats, cards.faces) - 1
    elif opens == "bring_in":
        before = bring_in_place(game, seats, cards.faces) - 1
    elif opens == "after_aggressor":
        before = round_.hand_aggressor
    return following(seats, before, round_.level, state.alive, state.able)


def first_to_show(game: Game, seats: tuple[Seat, ...], round_: Round, faces: tuple[bool, ...]) -> int:
    """
    Place that shows first (P12): the aggressor; where it was checked through, the first left of the button,
    in stud the best hand showing.
    """
    first = round_.aggressor
    if game.rules.first_to_show == "hand_aggressor" and round_.hand_aggressor >= 0:
        whole = round_.hand_aggressor
        first = whole if seats[whole].status != FOLDED else first
    if first >= 0:
        return first
    shows = game.variant.streets[-1].opens == "best_showing" and first_in(seats) >= 0
    return best_showing(game, seats, faces) if shows else 0


def show_order_from(seats: tuple[Seat, ...], place: int) -> int:
    """Place of the first seat from `place` on, clockwise, that has yet to show; -1: none."""
    here = place
    for seat in seats[place:]:
        if seat.status == IN:
            return here
        here += 1
    return first_in(seats[:place]) if place else -1


def next_board(game: Game, boards: tuple[str, ...], runs: int, street: int, over: bool) -> tuple[int, int]:
    """
    Number of the board that is dealt next and the street it gets; (-1, street): none in this street.

    `over`: the betting is over for good, so every board goes to its end, one run-out after the other.
    """
    target = game.board_targets[-1] if over else game.board_targets[street]
    if not over and len(boards) == 1:
        return (0 if len(boards[0]) < 2 * target else -1), street
    for run in range(runs):
        places = range(run, len(boards), runs)
        shortest = min([len(boards[place]) for place in places]) // 2
        if shortest < target:
            board = next(place for place in places if len(boards[place]) // 2 == shortest)
            return board, next(k for k, cards in enumerate(game.board_targets) if cards > shortest)
    return -1, street
