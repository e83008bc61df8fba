"""
One hand of poker: what it waits for, what an action does to it, what a viewer knows of it.

    hand = Hand.start(set_up({1: 100, 2: 100, 3: 100}, button=3, stakes=Stakes(2, 1)))
    hand, events = hand.play(PostForcedBets())
    hand.next                                         # Dealer(what="hole", to_whom=(1, 2, 3), how_many=2)

`apply` judges an action and says what happened; `after` folds events and never argues; `play` is both.
Cards, time and rulings come in as actions: no shuffling, no clock, no logging in here.

Clauses     all of the hand: P3-P16, B0-B10, A1-A6.
Tested in   tests/rulebook/, tests/properties/, tests/golden/
"""

from collections.abc import Callable
from typing import Self, cast

from msgspec.structs import force_setattr

from pakli.rules.actions import Action
from pakli.rules.betting import betting_options
from pakli.rules.early import due
from pakli.rules.events import BetReturned, BetsGathered, Event, Shown
from pakli.rules.fold import FOLDS
from pakli.rules.judge import JUDGES
from pakli.rules.options import Dealer, DrawOptions, Next, Over, Player
from pakli.rules.plan import plan_of
from pakli.rules.pots import Pot, uncalled
from pakli.rules.seen import state_seen_by
from pakli.rules.setup import Setup
from pakli.rules.showdown import award_wanted, awards, beaten, first_in_order, pots_of, show_options, unknown
from pakli.rules.state import FOLDED, IN, Cards, Paying, Phase, Round, Seat, Stage, State
from pakli.rules.tasks import board_task, draw_task, hole_task, reshuffle

__all__ = ["Hand"]

BET, BOARD, DRAW, HOLE, PAY, POST, REPLACE, SHOW, TURN_UP = (
    Phase.BET,
    Phase.BOARD,
    Phase.DRAW,
    Phase.HOLE,
    Phase.PAY,
    Phase.POST,
    Phase.REPLACE,
    Phase.SHOW,
    Phase.TURN_UP,
)


class Hand(State, frozen=True, gc=False):
    """A hand in play: an immutable value. Its fields are those of `State`; `next` says what it waits for."""

    @classmethod
    def start(cls, setup: Setup) -> Self:
        """
        The hand before anything is posted.

        Raises:
            RuleViolation: the setup breaks a clause; see `plan_of`.
        """
        plan = plan_of(setup)
        seats = tuple([Seat(number, stack) for number, stack in setup.stacks])
        count = len(seats)
        boards = Cards(
            ("",) * (plan.game.rules.boards if plan.game.has_board else 1), stub=plan.game.variant.pack
        )
        round_ = Round(0, plan.game.units[0])
        hand = cls(plan, seats, -1, 0, count, count, round_, Stage(POST), boards, Paying())
        force_setattr(hand, "next", Dealer("post"))
        return hand

    def play(self, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """
        Judge `action`; return the hand after it and the events: its own, then what follows by itself.

        Raises:
            RuleViolation: the action is not among what `next` offers; says the clause. Nothing has changed.
        """
        events = JUDGES[type(action)](self, action)
        state: State = self
        for event in events:
            state = FOLDS[type(event)](state, event)
        stage = state.stage
        if state.to_act >= 0 and stage.phase is BET and not stage.early:
            force_setattr(state, "next", betting_options(state))
            return cast(Self, state), events
        more = _consequences(state)
        while more:
            events += more
            for event in more:
                state = FOLDS[type(event)](state, event)
            more = _consequences(state)
        if state is not self:
            force_setattr(state, "next", _next(state))
        return cast(Self, state), events

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Judge `action` and return what happened; changes nothing. See `play` for errors."""
        return self.play(action)[1]

    def after(self, *events: Event) -> Self:
        """
        The hand once `events` have happened: replaying a log is ``start.after(*log)``.

        Within the events of one action `next` may be None: the rest of them follows by itself.
        """
        state: State = self
        for event in events:
            state = FOLDS[type(event)](state, event)
        if state is not self:
            force_setattr(state, "next", _next(state))
        return cast(Self, state)

    def pots(self) -> tuple[Pot, ...]:
        """Main pot and side pots as they stand, bets in front included; contenders are seat numbers."""
        numbers = [seat.number for seat in self.seats]
        return tuple(
            Pot(pot.amount, tuple(numbers[place] for place in pot.contenders)) for pot in pots_of(self)
        )

    def seat(self, number: int) -> Seat:
        """
        The seat with the table's number `number`.

        Raises:
            KeyError: that seat is not dealt in.
        """
        return self.seats[self.plan.where[number]]

    def beaten(self, number: int) -> bool:
        """
        Whether the hand of seat `number`, asked to show, wins no part of any pot against those shown before
        (P13); False also where that is not known.

        Raises:
            KeyError: that seat is not dealt in.
        """
        return beaten(self, self.plan.where[number])

    @property
    def middle(self) -> int:
        """Chips gathered in earlier rounds (P10)."""
        return self.pot - sum(seat.front for seat in self.seats)

    def as_seen_by(self, viewer: int | None) -> Self:
        """The hand as `viewer` (a seat; None: the rail) may know it: cards not shown to him are ``"??"``."""
        state = state_seen_by(viewer, self)
        force_setattr(state, "next", _next(state))
        return cast(Self, state)


def _consequences(state: State) -> tuple[Event, ...]:
    """What happens by itself now, without anybody's decision; empty: nothing does."""
    phase = state.stage.phase
    if phase is BET:
        if state.stage.early and (more := due(state, JUDGES)):
            return more
        return () if state.to_act >= 0 else _round_over(state)
    if phase is TURN_UP or phase is SHOW:
        return _shown_by_rule(state)
    if phase is PAY:
        return awards(state)
    if phase is DRAW or phase is HOLE:
        return reshuffle(state)
    return ()


def _round_over(state: State) -> tuple[Event, ...]:
    """The uncalled bet goes back (P11) and bets are gathered (P10)."""
    pot = state.pot
    if state.able < 2 or state.alive == 1:
        live = [place for place, seat in enumerate(state.seats) if seat.status != FOLDED]
        place, amount = uncalled([seat.paid for seat in state.seats], live)
        if amount:
            back = BetReturned(state.seats[place].number, amount)
            return (back, BetsGathered(pot - amount))
    return (BetsGathered(pot),)


def _shown_by_rule(state: State) -> tuple[Event, ...]:
    """A known hand that must be shown, and needs no word of its player's, is turned up (P12, P13, P16)."""
    rules, first = state.plan.game.rules, state.to_act
    turning_up = state.stage.phase is TURN_UP
    if not turning_up:
        if rules.what_counts == "must_declare":
            return ()
        if rules.who_shows != "all_show":
            seat = state.seats[first]
            if unknown(seat.cards) or not first_in_order(state):
                return ()
            return (Shown(seat.number, seat.cards),)
    shown: list[Event] = []
    for seat in (*state.seats[first:], *state.seats[:first]):
        if seat.status == IN:
            if unknown(seat.cards):
                break
            shown.append(Shown(seat.number, seat.cards, "", turning_up))
    return tuple(shown)


def _next(state: State) -> Next | None:
    """What the hand waits for; None: nothing yet, since more follows by itself (bets are gathered)."""
    phase = state.stage.phase
    if phase is BET:
        return betting_options(state) if state.to_act >= 0 else None
    if phase is TURN_UP or phase is SHOW:
        return show_options(state)
    return _TASKS[phase](state)


def _over(state: State) -> Over:
    """P11, P15: everything is paid; I2: or nothing happened."""
    rake = sum([amount for _, amount in state.paying.raked])
    return Over(tuple([(seat.number, seat.stack) for seat in state.seats]), rake, state.paying.void)


def _drawer(state: State) -> Next:
    """The player to draw, or the dealer who owes him cards (D3, L2)."""
    seat, game = state.seats[state.to_act], state.plan.game
    have = len(seat.cards) // 2
    if have < game.variant.hole_cards:
        return draw_task(state, game.variant.hole_cards - have)
    return Player(seat.number, DrawOptions(game.variant.streets[state.stage.street].draw))


def _replacement(state: State) -> Dealer:
    """I1: the dealer owes a card for the flipped one."""
    place, _ = state.cards.exposed[0]
    return Dealer("replace", (state.seats[place].number,), 1)


def _posting(state: State) -> Dealer:
    return Dealer("post")


_TASKS: dict[Phase, Callable[[State], Next]] = {
    POST: _posting,
    HOLE: hole_task,
    BOARD: board_task,
    DRAW: _drawer,
    REPLACE: _replacement,
    PAY: award_wanted,
    Phase.OVER: _over,
}
