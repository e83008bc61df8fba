"""
Bets folded into states: forced bets, actions, what goes back, bets gathered.

Records are built positionally: this is the hottest code of the engine.

Clauses     P10 (bets gathered), P16 (no more betting), P17 (a bet given back), A1 (chips put in), B8 (what
            counts), B1a (caps), B9, B10 (forced bets), ST1 (bring-in).
Tested in   tests/properties/ (a log folded again gives the same state)
"""

from msgspec.structs import replace

from pakli.rules import events as e
from pakli.rules.fold_out import out_of_hand
from pakli.rules.state import (
    DONE,
    FOLDED,
    IN,
    LastBet,
    Phase,
    Round,
    Seat,
    Stage,
    State,
    bring_in_stands,
    following,
)
from pakli.rules.streets import enter_street, first_to_show, paying, show_order_from

__all__ = [
    "brought_in",
    "called",
    "checked",
    "folded",
    "forced_bets",
    "gathered",
    "raised",
    "returned",
    "taken_back",
]

BLINDS = ("small_blind", "big_blind", "straddle")
OWN_BETS = (*BLINDS, "live")


def forced_bets(state: State, event: e.ForcedBetsPosted) -> State:
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
    game = state.plan.game
    due, small = 0, game.stakes.small_blind if game.variant.forced == "blinds" else 0
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


def folded(state: State, event: e.Folded) -> State:
    place = state.plan.where[event.seat]
    row = list(state.seats)
    seat = row[place]
    row[place] = Seat(seat.number, seat.stack, seat.front, seat.paid, DONE, FOLDED, seat.cards)
    seats = tuple(row)
    if place != state.to_act or state.stage.phase is not Phase.BET:
        # before his turn (TDA 58), or away from the table at his draw (I4)
        return out_of_hand(state, seats, seat.stack > 0)
    alive = state.alive - 1
    able = state.able - 1 if seat.stack else state.able
    to_act = following(seats, place, state.round.level, alive, able) if alive > 1 else -1
    return state.__class__(
        state.plan, seats, to_act, state.pot, alive, able, state.round, state.stage, state.cards, state.paying
    )


def checked(state: State, event: e.Checked) -> State:
    place = state.plan.where[event.seat]
    level, row = state.round.level, list(state.seats)
    seat = row[place]
    row[place] = Seat(seat.number, seat.stack, seat.front, seat.paid, level, IN, seat.cards)
    seats, to_act = tuple(row), place + 1
    if to_act == len(row) or row[to_act].answered >= level or state.able < 2:
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


def called(state: State, event: e.Called) -> State:
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
        None,
        LastBet(place, amount, seat.answered, state.round),
    )


def raised(state: State, event: e.Raised) -> State:
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
        None,
        LastBet(place, amount, seat.answered, state.round),
    )


def taken_back(state: State, event: e.BetTakenBack) -> State:
    """P17: everything is as it was before the bet, and its seat is asked again."""
    last = state.last
    assert last is not None, "there is no bet to be given back"
    place, amount, row = last.place, event.amount, list(state.seats)
    seat = row[place]
    stage = replace(
        state.stage, early=tuple([one for one in state.stage.early if one.place != place])
    )  # what he did before his turn is given back with it (TDA 53)
    front, paid = seat.front - amount, seat.paid - amount
    row[place] = Seat(seat.number, seat.stack + amount, front, paid, last.answered, IN, seat.cards)
    return state.__class__(
        state.plan,
        tuple(row),
        place,
        state.pot - amount,
        state.alive,
        state.able if seat.stack else state.able + 1,
        last.round,
        stage,
        state.cards,
        state.paying,
    )


def brought_in(state: State, event: e.BroughtIn) -> State:
    """
    ST1: the full bring-in is to be matched, and is no bet yet: the next player completes (ST2).

    In chips so large that there is nothing to complete, it is the first bet.
    """
    place, amount = state.plan.where[event.seat], event.amount
    able, row, game = state.able, list(state.seats), state.plan.game
    seat, level = row[place], game.bring_in
    stack = seat.stack - amount
    row[place] = Seat(
        seat.number, stack, amount, seat.paid + amount, level if stack else DONE, IN, seat.cards
    )
    if not stack:
        able -= 1
    seats, before = tuple(row), state.round
    full_raise, floor, bets = before.full_raise, 0, 0
    if level >= game.units[0]:
        full_raise, floor, bets = (full_raise if game.fixed or game.same_raise else level), level, 1
    round_ = Round(level, full_raise, floor, bets, False, -1, -1)
    to_act = following(seats, place, level, state.alive, able)
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
    """The round after a bet: what counts moves floor, smallest raise and the count of bets (B8, B1)."""
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
    full_raise = before.full_raise
    if not (game.fixed or game.same_raise):
        full_raise = total if game.bring_in_due and bring_in_stands(state) else total - before.level
    bets, capped = before.bets + 1, before.capped
    if game.cap and bets >= game.cap and not capped:
        lifted = game.lifts_cap[state.stage.street] or (
            state.plan.setup.last_two and game.rules.cap_heads_up == "event"
        )
        capped = not (lifted and able <= 2)
    return Round(total, full_raise, total, bets, capped, place, place, before.short_blinds)


def returned(state: State, event: e.BetReturned) -> State:
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


def gathered(state: State, event: e.BetsGathered) -> State:
    """P10: fronts are empty; then the next street, the showdown, or the money (P11)."""
    plan, stage, before = state.plan, state.stage, state.round
    game = plan.game
    last = stage.street + 1 == len(game.units)
    over = state.able < 2
    seats = tuple(
        [
            s
            if s.answered == DONE and not s.front
            else Seat(
                s.number, s.stack, 0, s.paid, -1 if s.status == IN and s.stack else DONE, s.status, s.cards
            )
            for s in state.seats
        ]
    )
    street = stage.street if last else stage.street + 1
    # The last to bet shows first (P12), also if the betting is over only when somebody is out before the next
    # round; but where this round was checked through, whoever bet in an earlier one does not count.
    aggressor = before.aggressor if before.level or not stage.street else -1
    round_ = Round(0, game.units[street], 0, 0, False, aggressor, before.hand_aggressor)
    to_act = -1
    if state.alive == 1:
        phase = paying(state.pot)
    elif (over and game.rules.all_in_face_up and stage.street >= game.last_draw) or last:
        phase = Phase.TURN_UP if over and game.rules.all_in_face_up else Phase.SHOW
        to_act = show_order_from(seats, first_to_show(game, seats, round_, state.cards.faces))
    else:
        phase, to_act = enter_street(game, street, seats)
    return state.__class__(
        plan,
        seats,
        to_act,
        state.pot,
        state.alive,
        state.able,
        round_,
        Stage(phase, street, stage.dead, -1, stage.burned),
        state.cards,
        state.paying,
    )
