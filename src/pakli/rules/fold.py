"""
Events folded into states: facts, taken without judgement.

A table from event type to function; a test checks that it is complete. Records are built positionally: this
is the hottest code of the engine.

Clauses     P10 (bets gathered), P16 (no more betting), A1 (chips put in), B8 (what counts), B1a (caps).
Tested in   tests/properties/ (a log folded again gives the same state)
"""

from collections.abc import Callable
from typing import Any

from pakli.cards import NAMES, UNKNOWN
from pakli.rules import events as e
from pakli.rules.plan import Game
from pakli.rules.state import (
    DONE,
    FOLDED,
    IN,
    MUCKED,
    SHOWN,
    Cards,
    Paying,
    Phase,
    Round,
    Seat,
    Stage,
    State,
    following,
)

__all__ = ["FOLDS", "mask", "next_board", "show_order_from"]

BLINDS = ("small_blind", "big_blind", "straddle")
OWN_BETS = (*BLINDS, "live")


_BIT = {name: 1 << code & ~(1 << UNKNOWN) for code, name in enumerate(NAMES)}


_MASKS: dict[str, int] = {"": 0}


def mask(cards: str) -> int:
    """
    Bit mask of the known cards in ``"AsKd??"``.

    One and two cards are remembered: there are few of them, and every hand asks for its own again.

    Raises:
        KeyError: not cards as Pakli writes them.
    """
    known = _MASKS.get(cards)
    if known is None:
        known = 0
        for at in range(0, len(cards), 2):
            known |= _BIT[cards[at : at + 2]]
        if len(cards) <= 4:
            _MASKS[cards] = known
    return known


def _forced_bets(state: State, event: e.ForcedBetsPosted) -> State:
    plan, row = state.plan, list(state.seats)
    game = plan.game
    total = dead = 0
    able = state.able
    for post in event.posts:
        place, amount = plan.where[post.seat], post.amount
        seat = row[place]
        stack, front, paid = seat.stack - amount, seat.front, seat.paid
        total += amount
        if post.kind in OWN_BETS:
            front += amount
            paid += amount
        elif post.kind == "ante":
            paid += amount
        else:
            dead += amount
        if not stack:
            able -= 1
        row[place] = Seat(seat.number, stack, front, paid, -1 if stack else DONE, IN, seat.cards)
    level, opener, straddles = _highest_blind(state)
    full_raise = game.units[0] if game.fixed or game.same_raise else max(level, game.units[0])
    bets = (1 if level else 0) + straddles
    round_ = Round(level, full_raise, level, bets, False, -1, -1, _short_blinds(state, event))
    stage = Stage(Phase.HOLE, 0, dead, opener)
    return state.__class__(
        plan, tuple(row), -1, total, state.alive, able, round_, stage, state.cards, state.paying
    )


def _highest_blind(state: State) -> tuple[int, int, int]:
    """The bet before the flop as it is due (B9), the place that posted it last, and how many straddled."""
    level, opener, straddles = 0, -1, 0
    for post in state.plan.setup.posts:
        if post.kind in BLINDS:
            straddles += post.kind == "straddle"
            if post.amount >= level:
                level, opener = post.amount, state.plan.where[post.seat]
    return level, opener, straddles


def _short_blinds(state: State, event: e.ForcedBetsPosted) -> int:
    """What blinds lack of their full size: pot limit counts them as full before the flop (B9)."""
    due, small = 0, state.plan.game.stakes.small_blind
    for post in state.plan.setup.posts:
        if post.kind == "small_blind":
            due += post.amount
            small = 0
        elif post.kind == "big_blind":
            due += post.amount
    if not due:
        return 0
    for posted in event.posts:
        if posted.kind in ("small_blind", "big_blind"):
            due -= posted.amount
    return due + small


def _hole(state: State, event: e.HoleDealt) -> State:
    hands, known = dict(event.hands), state.cards.known
    for hand in hands.values():
        known |= mask(hand)
    seats = tuple(
        [
            Seat(s.number, s.stack, s.front, s.paid, s.answered, s.status, s.cards + hands.get(s.number, ""))
            for s in state.seats
        ]
    )
    table = state.cards
    cards = Cards(table.boards, table.runs, table.run_begun, table.burned, known)
    stage = Stage(Phase.BET, state.stage.street, state.stage.dead, state.stage.opener)
    to_act = following(seats, stage.opener, state.round.level, state.alive, state.able)
    return state.__class__(
        state.plan, seats, to_act, state.pot, state.alive, state.able, state.round, stage, cards, state.paying
    )


def _folded(state: State, event: e.Folded) -> State:
    place = state.plan.where[event.seat]
    row = list(state.seats)
    seat = row[place]
    row[place] = Seat(seat.number, seat.stack, seat.front, seat.paid, DONE, FOLDED, seat.cards)
    seats = tuple(row)
    alive = state.alive - 1
    able = state.able - 1 if seat.stack else state.able
    to_act = following(seats, place, state.round.level, alive, able) if alive > 1 else -1
    return state.__class__(
        state.plan, seats, to_act, state.pot, alive, able, state.round, state.stage, state.cards, state.paying
    )


def _checked(state: State, event: e.Checked) -> State:
    place = state.plan.where[event.seat]
    level, row = state.round.level, list(state.seats)
    seat = row[place]
    row[place] = Seat(seat.number, seat.stack, seat.front, seat.paid, level, IN, seat.cards)
    seats = tuple(row)
    to_act = following(seats, place, level, state.alive, state.able)
    return state.__class__(
        state.plan,
        seats,
        to_act,
        state.pot,
        state.alive,
        state.able,
        state.round,
        state.stage,
        state.cards,
        state.paying,
    )


def _called(state: State, event: e.Called) -> State:
    place, amount = state.plan.where[event.seat], event.amount
    level, able, row = state.round.level, state.able, list(state.seats)
    seat = row[place]
    stack = seat.stack - amount
    row[place] = Seat(
        seat.number, stack, seat.front + amount, seat.paid + amount, level if stack else DONE, IN, seat.cards
    )
    if not stack:
        able -= 1
    seats = tuple(row)
    to_act = following(seats, place, level, state.alive, able)
    return state.__class__(
        state.plan,
        seats,
        to_act,
        state.pot + amount,
        state.alive,
        able,
        state.round,
        state.stage,
        state.cards,
        state.paying,
    )


def _raised(state: State, event: e.Raised) -> State:
    place, amount, total = state.plan.where[event.seat], event.amount, event.total
    able, row = state.able, list(state.seats)
    seat = row[place]
    stack = seat.stack - amount
    row[place] = Seat(seat.number, stack, total, seat.paid + amount, total if stack else DONE, IN, seat.cards)
    if not stack:
        able -= 1
    seats = tuple(row)
    round_ = _bet_counted(state, event, place, able)
    to_act = following(seats, place, total, state.alive, able)
    return state.__class__(
        state.plan,
        seats,
        to_act,
        state.pot + amount,
        state.alive,
        able,
        round_,
        state.stage,
        state.cards,
        state.paying,
    )


def _bet_counted(state: State, event: e.Raised, place: int, able: int) -> Round:
    """The round after a bet or raise: what counts moves floor, smallest raise and the cap's count (B8, B1)."""
    before, game, total = state.round, state.plan.game, event.total
    if not event.full:
        return Round(
            total,
            before.full_raise,
            before.floor,
            before.bets,
            before.capped,
            place,
            place,
            before.short_blinds,
        )
    full_raise = before.full_raise if game.fixed or game.same_raise else total - before.level
    bets, capped = before.bets + 1, before.capped
    if game.cap and bets >= game.cap and not capped:
        lifted = game.lifts_cap[state.stage.street] or (
            state.plan.setup.last_two and game.rules.cap_heads_up == "event"
        )
        capped = not (lifted and able <= 2)
    return Round(total, full_raise, total, bets, capped, place, place, before.short_blinds)


def _returned(state: State, event: e.BetReturned) -> State:
    place, amount = state.plan.where[event.seat], event.amount
    seats, seat = state.seats, state.seats[place]
    new = Seat(
        seat.number,
        seat.stack + amount,
        max(0, seat.front - amount),
        seat.paid - amount,
        seat.answered,
        seat.status,
        seat.cards,
    )
    able = state.able + 1 if not seat.stack else state.able
    return state.__class__(
        state.plan,
        (*seats[:place], new, *seats[place + 1 :]),
        -1,
        state.pot - amount,
        state.alive,
        able,
        state.round,
        state.stage,
        state.cards,
        state.paying,
    )


def _gathered(state: State, event: e.BetsGathered) -> State:
    """P10: fronts are empty; then the next street, the showdown, or the money (P11)."""
    plan, stage, before = state.plan, state.stage, state.round
    last = stage.street + 1 == len(plan.game.units)
    over = state.able < 2
    seats = tuple(
        [
            Seat(s.number, s.stack, 0, s.paid, -1 if s.status == IN and s.stack else DONE, s.status, s.cards)
            for s in state.seats
        ]
    )
    street = stage.street if last else stage.street + 1
    to_act = -1
    if state.alive == 1:
        phase = _paying(state.pot)
    elif over and plan.game.rules.all_in_face_up:
        phase, to_act = Phase.TURN_UP, show_order_from(seats, _first_to_show(state))
    elif last:
        phase, to_act = Phase.SHOW, show_order_from(seats, _first_to_show(state))
    else:
        phase = Phase.BOARD
    aggressor = before.aggressor if over or last else -1
    round_ = Round(0, plan.game.units[street], 0, 0, False, aggressor, before.hand_aggressor)
    return state.__class__(
        plan,
        seats,
        to_act,
        state.pot,
        state.alive,
        state.able,
        round_,
        Stage(phase, street, stage.dead, -1),
        state.cards,
        state.paying,
    )


def _paying(pot: int) -> Phase:
    """The pots are paid out, if there is anything in them: a lone big blind gets his own chips back (P11)."""
    return Phase.PAY if pot else Phase.OVER


def _first_to_show(state: State) -> int:
    """Place that shows first (P12): the aggressor, else the first left of the button."""
    before = state.round
    first = before.aggressor
    if state.plan.game.rules.first_to_show == "hand_aggressor":
        first = before.hand_aggressor
        if first >= 0 and state.seats[first].status == FOLDED:
            first = before.aggressor
    return max(first, 0)


def show_order_from(seats: tuple[Seat, ...], place: int) -> int:
    """Place of the first seat from `place` on, clockwise, that has yet to show; -1: none."""
    here = place
    for seat in seats[place:]:
        if seat.status == IN:
            return here
        here += 1
    here = 0
    for seat in seats[:place]:
        if seat.status == IN:
            return here
        here += 1
    return -1


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


def _board(state: State, event: e.BoardDealt) -> State:
    table, before, over = state.cards, state.stage, state.able < 2
    new = list(table.boards)
    new[event.board] += event.cards
    boards = tuple(new)
    known = table.known | mask(event.cards) | mask(event.burned)
    cards = Cards(boards, table.runs, over, table.burned + event.burned, known)
    board, street = next_board(state.plan.game, boards, table.runs, before.street, over)
    to_act, phase = -1, Phase.BOARD
    if board < 0 and not over:
        phase = Phase.BET
        to_act = following(state.seats, -1, 0, state.alive, state.able)
    elif board < 0:
        street = len(state.plan.game.units) - 1
        to_act = show_order_from(state.seats, _first_to_show(state))
        phase = _paying(state.pot) if to_act < 0 else Phase.SHOW
    return state.__class__(
        state.plan,
        state.seats,
        to_act,
        state.pot,
        state.alive,
        state.able,
        state.round,
        Stage(phase, street, before.dead),
        cards,
        state.paying,
    )


def _runs(state: State, event: e.RunsAgreed) -> State:
    table = state.cards
    boards = tuple([board for board in table.boards for _ in range(event.times)])
    cards = Cards(boards, event.times, table.run_begun, table.burned, table.known)
    return _with(state, cards=cards)


def _shown(state: State, event: e.Shown) -> State:
    place = state.plan.where[event.seat]
    row = list(state.seats)
    seat = row[place]
    row[place] = Seat(
        seat.number, seat.stack, seat.front, seat.paid, seat.answered, SHOWN, event.cards, event.claim
    )
    table = state.cards
    if seat.cards != event.cards:
        table = Cards(
            table.boards, table.runs, table.run_begun, table.burned, table.known | mask(event.cards)
        )
    return _one_less_to_show(state, tuple(row), place, table, state.paying)


def _mucked(state: State, event: e.Mucked) -> State:
    place = state.plan.where[event.seat]
    seats, seat, paying = state.seats, state.seats[place], state.paying
    new = Seat(seat.number, seat.stack, seat.front, seat.paid, seat.answered, MUCKED, seat.cards)
    thrown = Paying((*paying.mucked, place), paying.raked, paying.awarded)
    return _one_less_to_show(state, (*seats[:place], new, *seats[place + 1 :]), place, state.cards, thrown)


def _one_less_to_show(
    state: State, seats: tuple[Seat, ...], place: int, cards: Cards, paying: Paying
) -> State:
    """P12, P13: the next in order is asked; the last one left with cards is not."""
    stage = state.stage
    to_act = show_order_from(seats, place)
    if stage.phase == Phase.SHOW and len(paying.mucked) == state.alive - 1:
        to_act = -1
    if to_act < 0:
        phase = _paying(state.pot)
        if stage.phase == Phase.TURN_UP and len(cards.boards[0]) < 2 * state.plan.game.board_targets[-1]:
            phase = Phase.BOARD
        stage = Stage(phase, stage.street, stage.dead)
    return state.__class__(
        state.plan, seats, to_act, state.pot, state.alive, state.able, state.round, stage, cards, paying
    )


def _raked(state: State, event: e.RakeTaken) -> State:
    paying = state.paying
    paying = Paying(paying.mucked, (*paying.raked, (event.pot, event.amount)), paying.awarded)
    pot, stage = state.pot - event.amount, state.stage
    return _with(state, pot=pot, stage=Stage(_paying(pot), stage.street, stage.dead), paying=paying)


def _awarded(state: State, event: e.PotAwarded) -> State:
    where, seats, paying = state.plan.where, list(state.seats), state.paying
    total = 0
    for number, amount in event.shares:
        s = seats[where[number]]
        total += amount
        seats[where[number]] = Seat(
            s.number, s.stack + amount, s.front, s.paid, s.answered, s.status, s.cards, s.claim
        )
    awarded = (*paying.awarded, (event.pot, event.half, event.board, total))
    paying = Paying(paying.mucked, paying.raked, awarded)
    pot = state.pot - total
    stage = state.stage if pot else Stage(Phase.OVER, state.stage.street, state.stage.dead)
    return state.__class__(
        state.plan,
        tuple(seats),
        -1,
        pot,
        state.alive,
        state.able,
        state.round,
        stage,
        state.cards,
        paying,
    )


def _with(
    state: State,
    *,
    pot: int | None = None,
    stage: Stage | None = None,
    cards: Cards | None = None,
    paying: Paying | None = None,
) -> State:
    """The state with the pot, the stage, the cards on the table or the payments changed."""
    return state.__class__(
        state.plan,
        state.seats,
        state.to_act,
        state.pot if pot is None else pot,
        state.alive,
        state.able,
        state.round,
        stage or state.stage,
        cards or state.cards,
        paying or state.paying,
    )


FOLDS: dict[type[Any], Callable[[State, Any], State]] = {
    e.ForcedBetsPosted: _forced_bets,
    e.HoleDealt: _hole,
    e.BoardDealt: _board,
    e.Folded: _folded,
    e.Checked: _checked,
    e.Called: _called,
    e.Raised: _raised,
    e.BetReturned: _returned,
    e.BetsGathered: _gathered,
    e.RunsAgreed: _runs,
    e.Shown: _shown,
    e.Mucked: _mucked,
    e.RakeTaken: _raked,
    e.PotAwarded: _awarded,
}
"""What each event does to a state."""
