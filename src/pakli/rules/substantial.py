"""
Substantial action (TDA 36): from when on a deal cannot be called off, nor a right to act be restored.

Clauses     TDA 36 (2024): two actions in turn of which one puts chips in, or any three; blinds are none.
Tested in   tests/rulebook/test_deal_errors.py
"""

from pakli.rules.state import State

__all__ = ["is_substantial", "nobody_has_acted", "substantial_action"]


def is_substantial(actions: int, with_chips: bool) -> bool:
    """Whether so many actions, one of which puts chips in or none, are substantial."""
    return actions >= 3 or (actions == 2 and with_chips)


def forced(state: State) -> dict[int, int]:
    """By seat number what it was to post, as far as its stack went."""
    due = dict.fromkeys(state.plan.where, 0)
    for post in state.plan.setup.posts:
        due[post.seat] += post.amount
    return {number: min(due[number], brought) for number, brought in state.plan.setup.stacks}


def nobody_has_acted(state: State) -> bool:
    """Whether no seat has acted in the first round; an all-in by a bet of one's own, too, is an action."""
    due, brought = forced(state), dict(state.plan.setup.stacks)
    return not any(
        seat.answered >= 0 and (seat.stack or due[seat.number] < brought[seat.number]) for seat in state.seats
    )


def substantial_action(state: State) -> bool:
    """Whether there has been substantial action in the hand; a bring-in is forced and counts for none."""
    game, setup = state.plan.game, state.plan.setup
    if state.stage.street > (1 if setup.bomb_pot else 0):
        return True
    due, brought = forced(state), dict(setup.stacks)
    dead = dict.fromkeys(due, 0)
    for post in setup.posts:
        dead[post.seat] += post.amount if post.kind in ("dead", "ante_for_all") else 0
    own = [
        seat.paid + dead[seat.number] - due[seat.number]
        for seat in state.seats
        if seat.answered >= 0 and (seat.stack or due[seat.number] < brought[seat.number])
    ]
    bring_in = game.bring_in_due and game.bring_in in own
    return is_substantial(len(own) - bring_in, sum(amount > 0 for amount in own) > bring_in)
