"""
The showdown folded into states: hands shown and thrown away, rake, payments, void hands.

Clauses     P12, P13 (order, mucking), P16 (hands turned up), A5, A6, P15, P17 (payments), I2 (misdeal).
Tested in   tests/properties/ (a log folded again gives the same state)
"""

from msgspec.structs import replace

from pakli.rules import events as e
from pakli.rules.plan import Game
from pakli.rules.state import DONE, FOLDED, MUCKED, OUT, SHOWN, Cards, Paying, Phase, Seat, Stage, State, mask
from pakli.rules.streets import enter_street, paying, show_order_from

__all__ = ["awarded", "decided", "misdealt", "mucked", "one_less_to_show", "raked", "shown"]


def shown(state: State, event: e.Shown) -> State:
    """The cards lie face up; the next in order is asked."""
    place = state.plan.where[event.seat]
    row = list(state.seats)
    seat = row[place]
    row[place] = Seat(
        seat.number, seat.stack, seat.front, seat.paid, seat.answered, SHOWN, event.cards, event.claim
    )
    table = state.cards
    if seat.cards != event.cards:
        table = replace(table, known=table.known | mask(event.cards))
    return one_less_to_show(state, tuple(row), place, table, state.paying)


def mucked(state: State, event: e.Mucked) -> State:
    """The hand is gone, and every pot it could win (P13)."""
    place = state.plan.where[event.seat]
    row, before = list(state.seats), state.paying
    seat = row[place]
    row[place] = Seat(seat.number, seat.stack, seat.front, seat.paid, seat.answered, MUCKED, seat.cards)
    thrown = Paying((*before.mucked, place), before.raked, before.awarded)
    return one_less_to_show(state, tuple(row), place, state.cards, thrown)


def one_less_to_show(
    state: State, seats: tuple[Seat, ...], place: int, cards: Cards, payments: Paying
) -> State:
    """P12, P13: the next in order is asked; the last one left with cards is not. P16: then come the cards."""
    stage, game = state.stage, state.plan.game
    to_act = show_order_from(seats, place)
    if stage.phase is Phase.SHOW and len(payments.mucked) == state.alive - 1:
        to_act = -1
    if to_act < 0:
        phase = paying(state.pot)
        if stage.phase is Phase.TURN_UP and not _cards_complete(game, seats, cards):
            phase, to_act = enter_street(game, stage.street, seats)
        stage = Stage(phase, stage.street, stage.dead, -1, stage.burned)
    return state.__class__(
        state.plan, seats, to_act, state.pot, state.alive, state.able, state.round, stage, cards, payments
    )


def _cards_complete(game: Game, seats: tuple[Seat, ...], cards: Cards) -> bool:
    """Whether no card is to come any more."""
    if game.has_board:
        return len(cards.boards[0]) == 2 * game.board_targets[-1]
    hand = next(seat.cards for seat in seats if seat.status not in OUT)
    return len(hand) + len(cards.boards[0]) >= 2 * game.variant.hole_cards


def raked(state: State, event: e.RakeTaken) -> State:
    """A6: the club has its part."""
    before, stage = state.paying, state.stage
    payments = Paying(before.mucked, (*before.raked, (event.pot, event.amount)), before.awarded)
    pot = state.pot - event.amount
    return replace(
        state, pot=pot, stage=Stage(paying(pot), stage.street, stage.dead), paying=payments, next=None
    )


def decided(state: State, event: e.HandAwarded) -> State:
    """P17: nobody is asked anything any more, nor is a card dealt: payments follow, if bets were called."""
    stage = state.stage
    return replace(
        state, to_act=-1, stage=Stage(paying(state.pot), stage.street, stage.dead), next=None, last=None
    )


def awarded(state: State, event: e.PotAwarded) -> State:
    """The winners have their chips; when no pot is left, the hand is over."""
    where, row, before = state.plan.where, list(state.seats), state.paying
    total = 0
    for number, amount in event.shares:
        s = row[where[number]]
        total += amount
        row[where[number]] = Seat(
            s.number, s.stack + amount, s.front, s.paid, s.answered, s.status, s.cards, s.claim
        )
    payments = Paying(
        before.mucked, before.raked, (*before.awarded, (event.pot, event.half, event.board, total))
    )
    pot = state.pot - total
    stage = state.stage if pot else Stage(Phase.OVER, state.stage.street, state.stage.dead)
    return state.__class__(
        state.plan,
        tuple(row),
        -1,
        pot,
        state.alive,
        state.able,
        state.round,
        stage,
        state.cards,
        payments,
    )


def misdealt(state: State, event: e.Misdealt) -> State:
    """I2: cards back, chips back."""
    seats = tuple(
        Seat(seat.number, stack, 0, 0, DONE, FOLDED)
        for seat, (_, stack) in zip(state.seats, state.plan.setup.stacks, strict=True)
    )
    count, pack = len(seats), state.plan.game.variant.pack
    return state.__class__(
        state.plan,
        seats,
        -1,
        0,
        count,
        count,
        state.round,
        Stage(Phase.OVER),
        Cards(stub=pack),
        Paying(void=True),
    )
