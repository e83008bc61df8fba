"""
The floor's word in the middle of a hand, judged: a bet given back, the hand awarded to somebody.

No card is looked at or uncovered by it, and no chip is lost.

Clauses     P17 (the floor decides), P10, P11 (until when), A1, A5 (who may win which pot), A6.
Tested in   tests/rulebook/test_floor_rulings.py, tests/properties/
"""

from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules.fold_bets import gathered, returned
from pakli.rules.options import Over
from pakli.rules.pots import uncalled
from pakli.rules.refusal import refuse
from pakli.rules.showdown import holders, pots_of, rake_due
from pakli.rules.state import FOLDED, OUT, Phase, State

__all__ = ["award_hand", "return_bet"]


def return_bet(state: State, action: a.ReturnBet) -> tuple[e.Event, ...]:
    """P17: the last bet, raise or call, until somebody answers it or it is gathered (P10)."""
    last = state.last
    if last is None or state.seats[last.place].number != action.seat:
        raise refuse("P10", "return.no_bet", seat=action.seat)
    return (e.BetTakenBack(action.seat, last.amount, action.reason),)


def award_hand(state: State, action: a.AwardHand) -> tuple[e.Event, ...]:
    """P17: from the first betting on, until a pot is raked or paid."""
    if isinstance(state.next, Over) or state.paying.awarded or state.paying.raked:
        raise refuse("P11", "turn.hand_over")
    if state.stage.phase in (Phase.POST, Phase.HOLE, Phase.REPLACE) and not state.stage.street:
        raise refuse("P17", "kill.not_dealt", seat=action.seat)
    place = state.plan.where.get(action.seat)
    if place is None or state.seats[place].status in OUT:
        raise refuse("A1", "award.no_claim", seat=action.seat)
    events = _gathered(state)
    for event in events:
        state = returned(state, event) if isinstance(event, e.BetReturned) else gathered(state, event)
    return (*events, e.HandAwarded(action.seat, action.reason), *_payments(state, place))


def _gathered(state: State) -> tuple[e.BetReturned | e.BetsGathered, ...]:
    """What ends a round that is on: what nobody called goes back (P11), the rest into the pot (P10)."""
    if state.stage.phase is not Phase.BET:
        return ()
    live = [place for place, seat in enumerate(state.seats) if seat.status != FOLDED]
    place, amount = uncalled([seat.paid for seat in state.seats], live)
    if not amount:
        return (e.BetsGathered(state.pot),)
    return (e.BetReturned(state.seats[place].number, amount), e.BetsGathered(state.pot - amount))


def _payments(state: State, place: int) -> tuple[e.Event, ...]:
    """Each pot to the one who is awarded the hand; where he has no part in it, to the only one who has."""
    pots = pots_of(state)
    rake = rake_due(state, pots)
    taken = {one.pot: one.amount for one in rake}
    paid: list[e.Event] = []
    for number, pot in enumerate(pots):
        held = holders(state, pot)
        if place not in held and len(held) > 1:
            raise refuse("A1", "award.others", seat=state.seats[place].number, pot=number)
        winner = state.seats[place if place in held else held[0]].number
        amount = pot.amount - taken.get(number, 0)
        if amount:
            paid.append(e.PotAwarded(number, ((winner, amount),)))
    return (*rake, *paid)
