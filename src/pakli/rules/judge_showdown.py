"""
Showing, throwing away and awarding judged.

Clauses     P12-P14, P16 (showing), A1, P15 (awards where cards are unknown).
Tested in   tests/rulebook/test_showdown.py
"""

from pakli.cards import names_of
from pakli.ranking import order_of
from pakli.rules import actions as a
from pakli.rules import events as e
from pakli.rules.judge_cards import check_new, written
from pakli.rules.pots import piles, shares
from pakli.rules.refusal import RuleViolation, refuse
from pakli.rules.showdown import best_category, odd_chip_order, pots_of, unknown
from pakli.rules.state import Phase, Seat, State, mask
from pakli.rules.turns import showing, task

__all__ = ["award_pot", "muck", "show"]


def show(state: State, action: a.Show) -> tuple[e.Event, ...]:
    options, seat = showing(state, action.seat), state.seats[state.to_act]
    cards = _cards_shown(state, seat, action.cards)
    if options.claim:
        _check_claim(state, action, cards)
    elif action.claim:
        raise refuse("P14", "show.no_claim_needed")
    return (e.Shown(seat.number, cards, action.claim, state.stage.phase is Phase.TURN_UP),)


def _cards_shown(state: State, seat: Seat, named: str) -> str:
    """The cards a seat shows: those it was dealt, unknown ones filled in by `named` (P13)."""
    if not named:
        return seat.cards
    cards, shown = written(named, len(seat.cards) // 2, "P13")
    known_before = mask(seat.cards)
    if unknown(seat.cards):
        if known_before & ~shown:
            raise refuse("P13", "show.not_your_cards", cards=cards)
        check_new(state, cards, shown & ~known_before)
        new = [card for card in names_of(cards) if not mask(card) & known_before]
        return "".join([new.pop(0) if card == "??" and new else card for card in names_of(seat.cards)])
    if shown != known_before:
        raise refuse("P13", "show.not_your_cards", cards=cards)
    return seat.cards


def _check_claim(state: State, action: a.Show, cards: str) -> None:
    """P14: a category must be declared, and none better than the hand."""
    if not action.claim:
        raise refuse("P14", "show.claim_needed")
    categories = [str(category) for category in order_of(state.plan.game.claims[0][0]).categories]
    if action.claim not in categories:
        raise refuse("P14", "show.unknown_claim", claimed=action.claim, known=", ".join(categories))
    actual = best_category(state, state.to_act, cards)
    if actual and categories.index(action.claim) < categories.index(actual):
        raise refuse("P14", "show.claim_too_high", claimed=action.claim, actual=actual)


def muck(state: State, action: a.Muck) -> tuple[e.Event, ...]:
    refusal = showing(state, action.seat).muck
    if refusal is not None:
        raise RuleViolation(refusal)
    return (e.Mucked(action.seat),)


def award_pot(state: State, action: a.AwardPot) -> tuple[e.Event, ...]:
    """The dealer's word where cards are unknown: equal shares, odd chips by the house (A1, P15)."""
    wanted = task(state, "award")
    if (action.pot, action.board) != (wanted.pot, wanted.board):
        raise refuse("A1", "award.not_asked", pot=wanted.pot, board=wanted.board)
    if action.half not in wanted.halves:
        raise refuse("P15", "award.bad_half", half=action.half)
    outsiders = [seat for seat in action.seats if seat not in wanted.to_whom]
    if outsiders or not action.seats or len(set(action.seats)) != len(action.seats):
        raise refuse("A1", "award.no_claim", seat=outsiders[0] if outsiders else 0)
    places = [place for place, seat in enumerate(state.seats) if seat.number in action.seats]
    winners = [state.seats[place].number for place in odd_chip_order(state, places)]
    amount = part_amount(state, action)
    game = state.plan.game
    one_each = game.rules.odd_chips == "one_each_from_left"
    board = action.board if len(state.cards.boards) > 1 else -1
    paid = shares(amount, winners, one_each, game.stakes.chip)
    return (e.PotAwarded(action.pot, paid, action.half, board),)


def part_amount(state: State, action: a.AwardPot) -> int:
    """Chips of the part of a pot that is awarded: its board's share, halved where it is a half (P15)."""
    amount = pots_of(state)[action.pot].amount
    amount -= sum(rake for number, rake in state.paying.raked if number == action.pot)
    chip = state.plan.game.stakes.chip
    whole = piles(amount, len(state.cards.boards), chip)[action.board]
    high, low = piles(whole, 2, chip)
    return {"whole": whole, "high": high, "low": low}[action.half]
