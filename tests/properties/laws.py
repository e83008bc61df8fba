"""
What is true of every hand at every moment, whatever the game, the limit and the house rules.

Each law takes a hand and fails with an AssertionError. None of them asks the engine's own helpers.

Clauses     A1, A5, A6, P11 (chips), P7, P8, P16 (who is asked), B0 (nobody can answer), C1 (cards there are).
"""

from collections.abc import Iterable

from pakli.rules import (
    BettingOptions,
    Bounds,
    BringInOptions,
    Dealer,
    Event,
    Folded,
    Hand,
    Misdealt,
    Over,
    Player,
    RakeTaken,
    Status,
)
from tests.properties import offers

__all__ = [
    "chips_are_kept",
    "folding_was_possible",
    "next_makes_sense",
    "over_means_over",
    "pots_hold_everything",
    "run_outs_have_cards",
]


# --- chips ---


def chips_are_kept(hand: Hand, log: Iterable[Event]) -> None:
    """No chip is made or lost: stacks, pot and rake are what the players brought."""
    raked = 0
    for event in log:
        if isinstance(event, RakeTaken):
            raked += event.amount
        if isinstance(event, Misdealt):
            raked = 0  # I2: chips back to the players
    stacks = sum(seat.stack for seat in hand.seats)
    brought = sum(stack for _, stack in hand.plan.setup.stacks)
    assert stacks + hand.pot + raked == brought, f"{stacks} + {hand.pot} + {raked} chips of {brought}"
    assert hand.pot >= 0
    assert hand.middle >= 0
    chip = hand.plan.setup.stakes.chip
    for seat in hand.seats:
        assert seat.stack >= 0, f"seat {seat.number} has {seat.stack}"
        assert 0 <= seat.front <= seat.paid, f"seat {seat.number}: {seat.front} in front, {seat.paid} paid"
        assert not seat.stack % chip, f"seat {seat.number} has {seat.stack}, no whole chips of {chip}"


def pots_hold_everything(hand: Hand) -> None:
    """Until something is paid out, main and side pots hold what was put in, and each has a contender."""
    if not hand.paying.awarded and not hand.paying.raked and hand.pot:
        pots = hand.pots()
        assert sum(pot.amount for pot in pots) == hand.pot
        assert all(pot.contenders for pot in pots)


# --- whom the hand waits for ---


def next_makes_sense(hand: Hand) -> None:
    """Only who is in is asked, only who has chips is asked to bet, and a hand that is over is paid out."""
    waiting = hand.next
    match waiting:
        case Player(number, options):
            seat = hand.seat(number)
            assert seat.status == Status.IN, f"seat {number} is asked and not in the hand"
            if isinstance(options, BettingOptions):
                betting_options_make_sense(hand, number, options)
            if isinstance(options, BringInOptions):
                assert 0 < options.amount <= seat.stack
                assert seat.stack > options.amount or not isinstance(options.raise_to, Bounds)
        case Dealer():
            assert waiting.how_many or waiting.burn or waiting.what in ("post", "award")
        case Over(stacks, rake):
            assert hand.pot == 0
            assert dict(stacks) == {seat.number: seat.stack for seat in hand.seats}
            assert sum(stack for _, stack in stacks) + rake == sum(
                stack for _, stack in hand.plan.setup.stacks
            )
        case None:
            raise AssertionError("nothing is waited for")


def folding_was_possible(before: Hand, event: Event) -> None:
    """B0, P16: after an all-in there is no folding, nor where nobody can bet any more and nothing is owed."""
    if isinstance(event, Folded):
        waiting = before.next
        owes = (
            isinstance(waiting, Player)
            and isinstance(waiting.options, BettingOptions)
            and waiting.options.call
        )
        assert before.seat(event.seat).stack, f"seat {event.seat} folds and is all-in"
        assert before.able > 1 or owes, f"seat {event.seat} folds, and nobody can bet"


def over_means_over(hand: Hand) -> None:
    """After any single event: a hand is over only when everything is paid."""
    assert not isinstance(hand.next, Over) or not hand.pot, f"over, and {hand.pot} chips are in the pot"


def betting_options_make_sense(hand: Hand, number: int, options: BettingOptions) -> None:
    """Amounts that can be put in, and a raise only where somebody else can still answer it (B0)."""
    seat = hand.seat(number)
    assert seat.stack, f"seat {number} is asked and all-in"
    assert 0 <= options.call <= seat.stack
    bounds = options.raise_to
    if isinstance(bounds, Bounds):
        assert hand.round.level < bounds.least <= bounds.most <= seat.front + seat.stack
        others = [other for other in hand.seats if other.status == Status.IN and other.number != number]
        assert any(other.stack for other in others), "a raise is offered that nobody can answer"
        assert options.opens == (not hand.round.level)
    else:
        offers.refusal_is_known(bounds)


def run_outs_have_cards(hand: Hand, left: int) -> None:
    """No more run-outs are offered than there are cards for, `left` in the stub (C1)."""
    waiting = hand.next
    if isinstance(waiting, Dealer) and waiting.may_run > 1:
        rules, streets = hand.plan.setup.rules, hand.plan.game.variant.streets
        to_come = [street for street in streets if street.board][_streets_dealt(hand) :]
        each = sum(
            street.board * rules.boards + (street.burn if rules.burn_cards else 0) for street in to_come
        )
        assert waiting.may_run * each <= left, f"{waiting.may_run} times {each} cards of {left}"


def _streets_dealt(hand: Hand) -> int:
    cards = len(hand.cards.boards[0]) // 2
    return 0 if not cards else cards - 2
