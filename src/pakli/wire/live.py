"""
A hand of real cards as its dealer needs it: whom to ask for what, what to enter, what could be taken back.

Drawn from the rail's own table: there is nothing in it that not everybody may know.

Clauses     section 9 (live tables), F2, ST1, ST3, A1 and P15 (who may win which part of which pot), P3 (what
            is due).
Tested in   tests/wire/test_live.py
"""

from msgspec import UNSET

from pakli.cards import cards_text
from pakli.room import Moment
from pakli.room.errands import unanswered
from pakli.rules import AwardPot, Dealer, Hand, Player, RuleViolation
from pakli.rules.judge_showdown import part_amount
from pakli.rules.state import IN
from pakli.table import Live, Ready, StartHand, Table
from pakli.table.events import HandPlanned
from pakli.wire.irregular import early_view, irregular_view
from pakli.wire.question import asked_of
from pakli.wire.view import DealersTask, LiveView, NextHandView, PostView, Question

__all__ = ["live_view"]


def live_view(moment: Moment, rail: Table) -> LiveView:
    """What is to be entered next; `rail`: the table as the rail sees it."""
    hand = rail.playing
    # In the middle of what follows by itself, as in a replay, nobody is asked.
    between = hand is not None and rail.question is None and not isinstance(hand.next, Player | Dealer)
    seat = 0 if between else next(iter(unanswered(moment.table)), 0)
    question: Question | None = None
    if seat and moment.asked is not None:
        question = asked_of(rail, seat, moment.asked.number)
    task = None if between else rail.next
    at_rest = hand if hand is not None and not between and rail.question is None else None
    return LiveView(
        entries=len(rail.entries),
        seat=seat or UNSET,
        question=UNSET if question is None else question,
        task=UNSET if hand is None or not isinstance(task, Dealer) else _task(hand, task, rail.sign.live),
        each=UNSET if hand is None else max(len(one.cards) for one in hand.seats) // 2 or UNSET,
        seen=UNSET if hand is None else _seen(hand) or UNSET,
        pack=UNSET if hand is None else hand.plan.game.variant.pack,
        next_hand=UNSET if hand is not None else _next(rail) or UNSET,
        early=UNSET if at_rest is None else early_view(at_rest) or UNSET,
        irregular=UNSET if at_rest is None else irregular_view(at_rest),
        confirm=True if moment.kept.manners.tournament and hand is None and rail.entries else UNSET,
    )


def _task(hand: Hand, task: Dealer, live: Live) -> DealersTask:
    award = task.what == "award"
    what: str = task.what
    amount, how_many, seats = 0, task.how_many, task.to_whom
    if not award and live == "chips":
        what = "opener"
        seats = tuple([seat.number for seat in hand.seats if seat.status == IN and seat.stack])
    elif what == "hole":
        what, how_many = "up", task.up
    if award:
        amount = part_amount(hand, AwardPot(task.pot, task.to_whom, task.halves[0], task.board))
    return DealersTask(
        what=what,  # type: ignore[arg-type]  # nothing else is waited for
        board=task.board,
        how_many=how_many,
        burn=task.burn,
        pot=task.pot,
        amount=amount,
        halves=task.halves,
        seats=seats,
    )


def _seen(hand: Hand) -> str:
    known = hand.cards.known
    return cards_text([code for code in range(52) if known >> code & 1])


def _next(rail: Table) -> NextHandView | None:
    """Button and blinds of the hand that could begin now."""
    if type(rail.next) is not Ready:
        return None
    try:
        planned = next((one for one in rail.apply(StartHand()) if isinstance(one, HandPlanned)), None)
    except RuleViolation:
        return None
    if planned is None:
        return None
    posts = tuple([PostView(post.seat, post.kind, post.amount) for post in planned.posts])
    return NextHandView(planned.positions.button, posts)
