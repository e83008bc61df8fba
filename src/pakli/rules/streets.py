"""
How a hand goes on from street to street: what comes first in each, who opens the betting, who shows first.

Clauses     P7, P8 (who speaks first), D4, ST1, ST3, P12 (who shows first), P16 (no more betting).
Tested in   tests/rulebook/test_order.py, tests/properties/
"""

from pakli.rules.plan import Game, Plan
from pakli.rules.showing import best_showing, bring_in_place
from pakli.rules.state import FOLDED, IN, Phase, Round, Seat, first_in, following

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


def after_cards(
    plan: Plan, street: int, seats: tuple[Seat, ...], round_: Round, alive: int, able: int, pot: int
) -> tuple[Phase, int, int]:
    """
    Phase, street and place to act once the cards of `street` are there.

    Betting, where two can still bet; else the next street's cards, or the showdown (P16).
    """
    if able > 1:
        return Phase.BET, street, _opening(plan.game, street, seats, round_, alive, able)
    if street + 1 < len(plan.game.units):
        phase, to_act = enter_street(plan.game, street + 1, seats)
        return phase, street + 1, to_act
    phase, to_act = showdown(plan.game, seats, round_, pot)
    return phase, street, to_act


def showdown(game: Game, seats: tuple[Seat, ...], round_: Round, pot: int) -> tuple[Phase, int]:
    """
    The phase after the last card when the betting is over for good, and the place asked first.

    Hands that were not turned up before, since a draw was still to come, are now (P16); if all lie face up
    already, the money.
    """
    to_act = show_order_from(seats, first_to_show(game, seats, round_))
    phase = Phase.TURN_UP if game.rules.all_in_face_up else Phase.SHOW
    return (phase if to_act >= 0 else paying(pot)), to_act


def _opening(game: Game, street: int, seats: tuple[Seat, ...], round_: Round, alive: int, able: int) -> int:
    """Place that speaks first in a round after the first cards; -1: nobody is asked."""
    opens = game.variant.streets[street].opens
    before = -1
    if opens == "best_showing":
        before = best_showing(game, seats) - 1
    elif opens == "bring_in":
        before = bring_in_place(game, seats) - 1
    elif opens == "after_aggressor":
        before = round_.hand_aggressor
    return following(seats, before, round_.level, alive, able)


def first_to_show(game: Game, seats: tuple[Seat, ...], round_: Round) -> int:
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
    return best_showing(game, seats) if shows else 0


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
