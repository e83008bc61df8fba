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
- A player who faces a bet, is passed over and never heard of again has folded, where `folds_left_out` says
  that the writer leaves such folds out.

Clauses     all of the hand. Every failure that breaks one names it.
Tested in   tests/history/test_replay.py, tests/history/test_broken.py
"""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from pakli.history.awards import mucked_all_the_same, who_won
from pakli.history.complaints import Complaints
from pakli.history.dealing import Cards, named_in_full
from pakli.history.drawing import Draws
from pakli.history.own_fields import own_fields
from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Operation, Recorded
from pakli.history.setups import chips, seat_numbers
from pakli.history.shows import Shows
from pakli.rules import (
    Action,
    AwardPot,
    BettingOptions,
    BringIn,
    BringInOptions,
    Call,
    Called,
    Check,
    Checked,
    Deal,
    Dealer,
    Discard,
    DrawOptions,
    Event,
    Fold,
    Hand,
    Muck,
    Over,
    Player,
    PostForcedBets,
    Raised,
    RaiseTo,
    Refusal,
    RuleViolation,
    Show,
    ShowOptions,
    Status,
    TimeUp,
)

__all__ = ["Teller", "stacks_in_file"]


class Teller:
    """Answers the engine's questions with the file's actions, one after the other."""

    def __init__(self, recorded: Recorded, hand: Hand, scale: int, *, folds_left_out: bool = False) -> None:
        self.hand = hand
        self.events: list[Event] = []
        self.shown_by_rule: list[str] = []
        """Players whose hands the rules turned up though the file has them thrown away."""
        self._recorded, self._scale = recorded, scale
        self._operations = [operation for operation in recorded.actions if operation.verb != "remark"]
        self._at = 0
        self._seats = seat_numbers(recorded)
        self._player_of = {seat: player for player, seat in enumerate(self._seats, 1)}
        self._own = own_fields(recorded)
        self._complain = Complaints(recorded, self._seats, scale)
        self._last_heard = {operation.player: at for at, operation in enumerate(self._operations)}
        self._shows = Shows()
        self._draws: Draws | None = None
        self._folds_left_out = folds_left_out
        self._answers: dict[type[Any], Callable[[int, Any], None]] = {
            BettingOptions: self._bet,
            BringInOptions: self._bring_in,
            DrawOptions: self._draw,
            ShowOptions: self._show,
        }
        self._tasks: dict[str, Callable[[Dealer], None]] = {
            "post": self._post,
            "hole": self._deal_hole,
            "board": self._deal_board,
            "draw": self._deal_draw,
            "replace": self._replace,
        }

    def tell(self) -> None:
        """Play until the hand is over; nothing may be left then."""
        while True:
            if self._own.beside:
                self._do_beside()
            waiting = self.hand.next
            if type(waiting) is Player:
                if self._draws is not None and type(waiting.options) is not DrawOptions:
                    self._end_draws()
                self._answers[type(waiting.options)](waiting.seat, waiting.options)
            elif type(waiting) is not Dealer or not self._deal(waiting):
                break  # it is over, or nobody can tell who won
        self._end_draws()
        self._take_shows()
        if self._at < len(self._operations):
            raise self._complain.out_of_place(self.hand, self._operations[self._at])
        self._check_shown()

    # Betting

    def _bet(self, seat: int, options: BettingOptions) -> None:
        operation = self._peek()
        action = self._betting_action(operation, options)
        if action is not None and action.seat == seat:
            self._at += 1
            self._play(action, operation)
        elif self._folds_left_out and options.call and self._passed_over(seat, operation):
            self._do(Fold(seat))
        else:
            raise self._complain.out_of_place(self.hand, operation)

    def _passed_over(self, seat: int, operation: Operation) -> bool:
        """Whether the file goes on without the player at `seat`, for good."""
        goes_on = operation.verb in ("fold", "check_or_call", "raise_to", "deal_board", "deal_hole", "draw")
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

    def _bring_in(self, seat: int, options: BringInOptions) -> None:
        operation = self._peek()
        if operation.verb not in ("bring_in", "raise_to") or self._seats[operation.player - 1] != seat:
            raise self._complain.out_of_place(self.hand, operation)
        self._at += 1
        if self._at in self._own.timed_out:
            self._play(TimeUp(seat), operation)
        elif operation.verb == "bring_in":
            self._play(BringIn(seat), operation)
        else:
            self._play(RaiseTo(seat, chips(operation.amount, self._scale)), operation)

    # Cards

    def _deal(self, task: Dealer) -> bool:
        """Do the dealer's task; whether the hand can go on."""
        if task.what == "award":
            return self._award(task)
        self._tasks[task.what](task)
        return True

    def _post(self, task: Dealer) -> None:
        self._do(PostForcedBets())

    def _deal_hole(self, task: Dealer) -> None:
        self._take_shows_if_over()
        cards = Cards([self._player_of[seat] for seat in task.to_whom], task.how_many)
        while not cards.complete:
            operation = self._peek()
            if not cards.wants(operation):
                raise self._complain.out_of_place(self.hand, operation)
            cards.take(operation)
            self._at += 1
        try:
            self._do(Deal(cards.in_order(), self._own.next_burned() if task.burn else ""))
        except RuleViolation as error:
            raise self._complain.refused(self.hand, cards.culprit(error.refusal), error.refusal) from None

    def _deal_board(self, task: Dealer) -> None:
        self._take_shows_if_over()
        dealt, operation = "", self._peek()
        while len(dealt) < 2 * task.how_many:
            operation = self._peek()
            if operation.verb != "deal_board":
                raise self._complain.out_of_place(self.hand, operation)
            dealt += operation.cards
            self._at += 1
        self._play(Deal(dealt, self._own.next_burned() if task.burn else ""), operation)

    def _draw(self, seat: int, options: DrawOptions) -> None:
        found = self._drawing().next_discard()
        if found is None:
            raise self._behind_draws()
        number, operation = found
        if self._seats[operation.player - 1] != seat:
            raise self._complain.out_of_place(self.hand, operation)
        if number + 1 in self._own.timed_out:
            self._play(TimeUp(seat), operation)
        else:
            folds = operation.verb == "fold"  # never his choice now: refused
            self._play(Fold(seat) if folds else Discard(seat, operation.cards), operation)

    def _deal_draw(self, task: Dealer) -> None:
        draws = self._drawing()
        cards, operation = draws.cards(self._player_of[task.to_whom[0]], task.how_many)
        if len(cards) < 2 * task.how_many:
            raise self._behind_draws()
        burned = self._own.next_burned() if task.burn else ""
        self._play(Deal(cards, burned), operation or self._operations[draws.end - 1])

    def _drawing(self) -> Draws:
        """The draws that are on, read up to what comes beside them."""
        if self._draws is None:
            self._take_shows_if_over()
            before = self._own.beside[0].after if self._own.beside else len(self._operations)
            self._draws = Draws(self._operations, self._at, before)
        return self._draws

    def _end_draws(self) -> None:
        if self._draws is None:
            return
        if self._draws.left is not None:
            raise self._complain.out_of_place(self.hand, self._draws.left)
        self._at, self._draws = self._draws.end, None

    def _behind_draws(self) -> HistoryError:
        """The file goes on with something else, though somebody has yet to draw."""
        assert self._draws is not None
        self._at = self._draws.end
        return self._complain.out_of_place(self.hand, self._peek())

    # Beside the format

    def _replace(self, task: Dealer) -> None:
        if not self._own.beside:
            raise self._complain.out_of_place(self.hand, self._peek())
        self._do(self._own.beside.pop(0).action)

    def _do_beside(self) -> None:
        """Do what the format has no action for and was done at this point of the hand."""
        while self._own.beside:
            if self._draws is not None and self._draws.left is None:
                self._end_draws()
            waiting = self.hand.next
            if isinstance(waiting, Player) and isinstance(waiting.options, ShowOptions):
                self._take_shows()
            self._take_shows_if_over()
            if self._own.beside[0].after > self._played():
                return
            if isinstance(waiting, Dealer) and waiting.what == "replace":
                return
            self._do(self._own.beside.pop(0).action)

    def _played(self) -> int:
        """How many of the file's actions have been played; shows may have been gathered before that."""
        seats = [self.hand.seat(self._seats[operation.player - 1]) for operation in self._shows.all()]
        return self._at - sum(seat.status == Status.IN for seat in seats)

    # The showdown

    def _take_shows_if_over(self) -> None:
        """Once the betting is over for good, hands may be turned up before the last cards come."""
        if self.hand.able < 2:
            self._take_shows()

    def _take_shows(self) -> None:
        """Gather what follows of showing and throwing away."""
        while self._at < len(self._operations):
            operation = self._operations[self._at]
            if operation.verb != "show_or_muck":
                return
            if self.hand.seat(self._seats[operation.player - 1]).status == Status.FOLDED:
                raise self._complain.out_of_place(self.hand, operation)
            self._shows.note(operation)
            self._at += 1

    def _show(self, seat: int, options: ShowOptions) -> None:
        self._take_shows()
        operation = self._shows.of(self._player_of[seat])
        if operation is None:
            raise self._complain.out_of_place(self.hand, self._peek())
        claim = self._own.claim(operation.player)
        if options.claim and operation.cards and not claim:
            self._play(
                TimeUp(seat), operation
            )  # the clock showed his hand, and declared for him what it could
        elif operation.cards and not (options.cards and self._has_no_claim(operation)):
            cards = named_in_full(self.hand.seat(seat).cards, operation.cards)
            self._play(Show(seat, cards, claim), operation)
        elif options.muck is not None and options.muck.code == "show.must_show":
            # By P12 he shows first. But the file says what he did, and nobody knows his cards: so be it.
            self.hand, events = mucked_all_the_same(self.hand, seat)
            self.events += events
        else:
            self._play(Muck(seat), operation)

    def _has_no_claim(self, operation: Operation) -> bool:
        """Whether a hand that was not turned up in full loses to one that was, for want of a result."""
        if "??" not in operation.cards or self._recorded.finishing_stacks or self._recorded.winnings:
            return False
        dealt = {self._player_of[seat.number]: seat.cards for seat in self.hand.seats}
        return self._shows.others_turned_up(operation.player, dealt)

    def _check_shown(self) -> None:
        """Hands the engine turned up by itself are those that the file shows (P13)."""
        if isinstance(self.hand.next, Over) and self.hand.next.misdeal:
            return  # the cards went back
        for operation in self._shows.all():
            seat = self.hand.seat(self._seats[operation.player - 1])
            if not operation.cards:
                if seat.status == Status.SHOWN:
                    self.shown_by_rule.append(f"p{operation.player}")
            elif not Cards.agree(seat.cards, operation.cards):
                refusal = Refusal("P13", "show.not_your_cards", (("cards", operation.cards),))
                raise self._complain.refused(self.hand, operation, refusal)

    def _award(self, task: Dealer) -> bool:
        """Pay a pot; whether anybody could tell to whom."""
        if len(task.to_whom) == 1:
            self._do(AwardPot(task.pot, task.to_whom, board=task.board))
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
            raise self._complain.ends_early(self.hand)
        return self._operations[self._at]

    def _do(self, action: Action) -> None:
        """Play what cannot be refused, or what the caller answers for."""
        self.hand, events = self.hand.play(action)
        self._took(action, events)

    def _play(self, action: Action, operation: Operation) -> None:
        """Play what the file says; its line goes with a refusal."""
        try:
            self.hand, events = self.hand.play(action)
        except RuleViolation as error:
            raise self._complain.refused(self.hand, operation, error.refusal) from None
        self._took(action, events)

    def _took(self, action: Action, events: tuple[Event, ...]) -> None:
        """Note what happened; what somebody had done before his turn was done by itself, and stands next."""
        self.events += events
        for event in events:
            if isinstance(event, Checked | Called | Raised) and event.seat != getattr(action, "seat", 0):
                if self._seats[self._peek().player - 1] != event.seat:
                    raise self._complain.out_of_place(self.hand, self._peek())
                self._at += 1


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
