"""
The engine's questions answered from a file: who acts, which cards come, who shows, who won.

Where files are looser than the rules:

- They tell who showed in their own order, all-in hands also before the board. So what each player showed is
  gathered, and the engine's questions (in P12's order) are answered from that.
- Who must show first by P12 but threw his hand away in the file: where his cards are known the engine turns
  them up; where they are not, what the file says happened is taken as a fact.
- Where cards stay unknown, `finishing_stacks` or `winnings` say who won, if they leave no doubt. In a file
  without a result, who turned up nothing has no claim against cards that were turned up; where nobody turned
  any up, the hand ends there, unchecked.
- A player who faces a bet, is passed over and never heard of again has folded: writers leave such folds out.

Clauses     all of the hand. Every failure that breaks one names it.
Tested in   tests/history/test_replay.py, tests/history/test_broken.py
"""

from collections.abc import Sequence
from decimal import Decimal

from pakli.history.awards import who_won
from pakli.history.dealing import Cards
from pakli.history.expected import expected
from pakli.history.notation import action_text
from pakli.history.own_fields import OwnFields, own_fields
from pakli.history.problems import HistoryError, Problem, problem
from pakli.history.recorded import Operation, Recorded
from pakli.history.setups import chips, seat_numbers
from pakli.rules import (
    Action,
    AwardPot,
    BettingOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Event,
    Fold,
    Hand,
    Muck,
    Mucked,
    Player,
    PostForcedBets,
    RaiseTo,
    Refusal,
    RuleViolation,
    RunOut,
    Show,
    ShowOptions,
    Status,
    TimeUp,
)

__all__ = ["Teller", "stacks_in_file"]


class Teller:
    """Answers the engine's questions with the file's actions, one after the other."""

    def __init__(self, recorded: Recorded, hand: Hand, scale: int) -> None:
        self.hand = hand
        self.events: list[Event] = []
        self._recorded, self._scale = recorded, scale
        self._operations = [operation for operation in recorded.actions if operation.verb != "remark"]
        self._at = 0
        self._seats = seat_numbers(recorded)
        self._player_of = {seat: player for player, seat in enumerate(self._seats, 1)}
        self._own: OwnFields = own_fields(recorded)
        self._last_heard = {operation.player: at for at, operation in enumerate(self._operations)}
        self._shown: dict[int, Operation] = {}
        """What each player did at the showdown, by player."""
        self.shown_by_rule: list[str] = []
        """Players whose hands the rules turned up though the file has them thrown away."""

    def tell(self) -> None:
        """Play until the hand is over; nothing may be left then."""
        while True:
            waiting = self.hand.next
            if type(waiting) is Player:
                if type(waiting.options) is BettingOptions:
                    self._bet(waiting.seat, waiting.options)
                else:
                    assert isinstance(waiting.options, ShowOptions)
                    self._show(waiting.seat, waiting.options)
            elif type(waiting) is not Dealer or not self._deal(waiting):
                break  # it is over, or nobody can tell who won
        self._take_shows()
        if self._at < len(self._operations):
            raise self._out_of_place(self._operations[self._at])
        self._check_shown()

    # Betting

    def _bet(self, seat: int, options: BettingOptions) -> None:
        operation = self._peek()
        action = self._betting_action(operation, options)
        if action is not None and action.seat == seat:
            self._at += 1
            self._play(action, operation)
        elif options.call and self._passed_over(seat, operation):
            self._do(Fold(seat))
        else:
            raise self._out_of_place(operation)

    def _passed_over(self, seat: int, operation: Operation) -> bool:
        """Whether the file goes on without the player at `seat`, for good."""
        goes_on = operation.verb in ("fold", "check_or_call", "raise_to", "deal_board")
        return goes_on and self._last_heard.get(self._player_of[seat], -1) < self._at

    def _betting_action(
        self, operation: Operation, options: BettingOptions
    ) -> Fold | Check | Call | RaiseTo | TimeUp | None:
        seat, verb = self._seats[operation.player - 1], operation.verb
        if self._own.timed_out and self._at + 1 in self._own.timed_out:
            return TimeUp(seat)
        if verb == "fold":
            return Fold(seat)
        if verb == "check_or_call":
            return Call(seat) if options.call else Check(seat)
        if verb == "raise_to":
            return RaiseTo(seat, chips(operation.amount, self._scale))
        return None

    # Cards

    def _deal(self, task: Dealer) -> bool:
        """Do the dealer's task; whether the hand can go on."""
        if task.what == "award":
            return self._award(task)
        if task.what == "post":
            self._do(PostForcedBets())
        elif task.what == "hole":
            self._deal_hole(task)
        else:
            self._deal_board(task)
        return True

    def _deal_hole(self, task: Dealer) -> None:
        cards = Cards(len(task.to_whom), task.how_many)
        while not cards.complete:
            operation = self._peek()
            if operation.verb != "deal_hole":
                raise self._out_of_place(operation)
            cards.take(operation)
            self._at += 1
        try:
            self._do(Deal(cards.in_order()))
        except RuleViolation as error:
            raise self._refused(cards.culprit(error.refusal), error.refusal) from None

    def _deal_board(self, task: Dealer) -> None:
        if task.may_run > 1 and self._own.run_outs > 1:
            self._do(RunOut(self._own.run_outs))
            return
        if self.hand.able < 2:  # the betting is over for good: hands may have been turned up already
            self._take_shows()
        dealt, operation = "", self._peek()
        while len(dealt) < 2 * task.how_many:
            operation = self._peek()
            if operation.verb != "deal_board":
                raise self._out_of_place(operation)
            dealt += operation.cards
            self._at += 1
        self._play(Deal(dealt, self._own.next_burned() if task.burn else ""), operation)

    # The showdown

    def _take_shows(self) -> None:
        """Gather what follows of showing and throwing away."""
        while self._at < len(self._operations):
            operation = self._operations[self._at]
            if operation.verb != "show_or_muck":
                return
            if self.hand.seat(self._seats[operation.player - 1]).status == Status.FOLDED:
                raise self._out_of_place(operation)
            before = self._shown.get(operation.player)
            # "????" after named cards tells nothing new.
            if before is None or "??" not in operation.cards or not before.cards:
                self._shown[operation.player] = operation
            self._at += 1

    def _show(self, seat: int, options: ShowOptions) -> None:
        self._take_shows()
        operation = self._shown.get(self._player_of[seat])
        if operation is None:
            raise self._out_of_place(self._peek())
        cards, claim = "" if operation.cards == "-" else operation.cards, self._own.claim(operation.player)
        if options.claim and operation.cards and not claim:
            self._play(
                TimeUp(seat), operation
            )  # the clock showed his hand, and declared for him what it could
        elif operation.cards and not (options.cards and self._has_no_claim(operation)):
            self._play(Show(seat, cards, claim), operation)
        elif options.muck is not None and options.muck.code == "show.must_show":
            # By P12 he shows first. But the file says what he did, and nobody knows his cards: so be it.
            self.hand = self.hand.after(Mucked(seat))
            self.events.append(Mucked(seat))
        else:
            self._play(Muck(seat), operation)

    def _has_no_claim(self, operation: Operation) -> bool:
        """Whether a hand that was not turned up in full loses to one that was, for want of a result."""
        if "??" not in operation.cards or self._recorded.finishing_stacks or self._recorded.winnings:
            return False
        return any(
            other.cards and "??" not in other.cards and self._known(other)
            for other in self._shown.values()
            if other is not operation
        )

    def _known(self, operation: Operation) -> bool:
        dealt = self.hand.seat(self._seats[operation.player - 1]).cards
        return operation.cards != "-" or "??" not in dealt

    def _check_shown(self) -> None:
        """Hands the engine turned up by itself are those that the file shows (P13)."""
        for player, operation in self._shown.items():
            seat = self.hand.seat(self._seats[player - 1])
            if not operation.cards:
                if seat.status == Status.SHOWN:
                    self.shown_by_rule.append(f"p{player}")
            elif not Cards.agree(seat.cards, operation.cards):
                facts = (("card", operation.cards), ("cards", operation.cards))
                refusal = Refusal("P13", "show.not_your_cards", facts)
                raise self._refused(operation, refusal)

    def _award(self, task: Dealer) -> bool:
        """Pay a pot; whether anybody could tell to whom."""
        own = self._own.next_award()
        if own is None and len(task.to_whom) == 1:
            own = AwardPot(task.pot, task.to_whom, board=task.board)
        if own is not None:
            self._do(own)
            return True
        stacks, winnings = stacks_in_file(self._recorded, self._scale), self._winnings_in_file()
        if stacks is None and winnings is None:
            return False
        won = who_won(self.hand, stacks, winnings)
        if won is None:
            raise HistoryError(problem("nobody_can_tell", self._recorded.place.last_line))
        for award in won:
            self._do(award)
        return True

    def _winnings_in_file(self) -> tuple[int, ...] | None:
        winnings = self._recorded.winnings
        return None if winnings is None else tuple([chips(number, self._scale) for number in winnings])

    # Plumbing

    def _peek(self) -> Operation:
        """The next action of the file."""
        if self._at == len(self._operations):
            waiting = expected(self.hand, self._player_of, self._scale)
            raise HistoryError(Problem("ends_early", (), self._recorded.place.last_line, expected=waiting))
        return self._operations[self._at]

    def _do(self, action: Action) -> None:
        """Play what cannot be refused, or what the caller answers for."""
        self.hand, events = self.hand.play(action)
        self.events += events

    def _play(self, action: Action, operation: Operation) -> None:
        """Play what the file says; its line goes with a refusal."""
        try:
            self.hand, events = self.hand.play(action)
        except RuleViolation as error:
            raise self._refused(operation, error.refusal) from None
        self.events += events

    def _refused(self, operation: Operation, refusal: Refusal) -> HistoryError:
        """The rules forbid what the file says."""
        facts = (("action", action_text(operation)),)
        waiting = expected(self.hand, self._player_of, self._scale)
        code = "out_of_place" if refusal.code.startswith("turn.") else "refused"
        return HistoryError(Problem(code, facts, operation.line, refusal, self._scale, waiting))

    def _out_of_place(self, operation: Operation) -> HistoryError:
        """The file goes on with something else than what the hand waits for; the engine names the clause."""
        for action in self._readings(operation):
            try:
                self.hand.apply(action)
            except RuleViolation as error:
                return self._refused(operation, error.refusal)
        waiting = expected(self.hand, self._player_of, self._scale)
        return HistoryError(
            Problem("out_of_place", (("action", action_text(operation)),), operation.line, expected=waiting)
        )

    def _readings(self, operation: Operation) -> Sequence[Action]:
        """What the operation would be for the engine, whether or not it is its turn."""
        if operation.verb == "deal_board":
            return (Deal(operation.cards),)
        if not operation.player or operation.verb in ("deal_hole", "draw", "bring_in"):
            return ()
        seat = self._seats[operation.player - 1]
        readings: dict[str, Action] = {
            "fold": Fold(seat),
            "check_or_call": Call(seat),
            "raise_to": RaiseTo(seat, chips(operation.amount, self._scale)),
            "show_or_muck": Show(seat, "" if operation.cards == "-" else operation.cards),
        }
        return (readings[operation.verb],)


def stacks_in_file(hand: Recorded, scale: int) -> tuple[int | None, ...] | None:
    """Chips at the end by player, None where unknown; None: the file does not say."""
    if hand.finishing_stacks is None:
        return None
    known = zip(hand.finishing_stacks, hand.starting_stacks, strict=True)
    return tuple(
        [None if _unknown(stack) or _unknown(start) else chips(stack, scale) for stack, start in known]
    )


def _unknown(number: object) -> bool:
    return type(number) is Decimal and number.is_infinite()
