"""
A room's text played through the engine: every action is judged, the stacks at the end are compared.

The engine asks, the text answers. Where texts are looser than the rules:

- Cards shown at the end are known from the deal on, but in games with a draw; others stay unknown.
- Who must show first by P12 but threw unknown cards away did so: it is taken as a fact.
- Where cards stay unknown, what was collected says who won.
- A player who is passed over and never heard of again has checked or folded: what was collected bears it out.

Clauses     all of the hand. Every failure that breaks one names it.
Tested in   tests/history/test_staging.py
"""

from collections.abc import Callable
from decimal import Decimal
from itertools import product
from typing import Any, Final

from pakli.history.awards import mucked_all_the_same, who_won
from pakli.history.expected import expected
from pakli.history.holdings import Holdings
from pakli.history.problems import HistoryError, Problem
from pakli.history.replayed import Replayed
from pakli.history.stage_setup import rakes, smallest_chip, stage_setup
from pakli.history.transcript import Deed, Transcript
from pakli.rules import (
    Action,
    AwardPot,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    DrawOptions,
    Event,
    Fold,
    Hand,
    KillHand,
    Muck,
    Player,
    PostForcedBets,
    RaiseTo,
    RuleViolation,
    RunOut,
    Setup,
    Show,
    ShowOptions,
    Status,
)

__all__ = ["stage"]

_PLAYED: Final = frozenset({"fold", "check", "call", "bet", "raise", "bring_in", "discard"})


def stage(told: Transcript) -> Replayed:
    """
    Play a hand as its text tells it, to its end.

    Raises:
        HistoryError: its game is not built, something in it cannot be, or it ends in other stacks than the
            text says.
    """
    first: HistoryError | None = None
    for chip, rake in product(dict.fromkeys((1, smallest_chip(told))), rakes(told)):
        try:
            return _staged(told, stage_setup(told, rake, chip))
        except HistoryError as error:
            first = first or error.at(told.place)
            if error.problem.code != "text_stacks_differ":
                break
    assert first is not None
    raise first


def _staged(told: Transcript, setup: Setup) -> Replayed:
    try:
        actors = _Actors(told, Hand.start(setup))
        actors.play()
    except RuleViolation as error:  # what the text says of the beginning, not one of its actions
        scale = 1 if error.refusal.code.endswith("players") else told.scale
        raise HistoryError(Problem("setup", (), told.place.line, error.refusal, scale), told.place) from None
    actors.compare()
    return Replayed(setup, tuple(actors.events), actors.hand, told.scale, True)


class _Actors:
    """Answers the engine's questions from a text."""

    def __init__(self, told: Transcript, hand: Hand) -> None:
        self.hand = hand
        self.events: list[Event] = []
        self._told = told
        self._queue = [deed for deed in told.deeds if deed.what in _PLAYED]
        self._at = 0
        self._last_heard = {deed.seat: at for at, deed in enumerate(self._queue)}
        self._holdings = Holdings(told, hand.plan.game.variant)
        self._shown = {deed.seat: deed.cards for deed in told.of("shown")}
        nets = told.nets()
        self._ends = [seat.stack + nets.get(seat.number, 0) for seat in hand.seats]
        self._winners = set(told.collected()) - {deed.seat for deed in told.of("mucked")}
        self._names = {sitting.seat: sitting.name for sitting in told.seats}
        self._answers: dict[type[Any], Callable[[int, Any], None]] = {
            BettingOptions: self._bet,
            BringInOptions: self._bring_in,
            DrawOptions: self._draw,
            ShowOptions: self._show,
        }
        self._tasks: dict[str, Callable[[Dealer], None]] = {
            "post": lambda task: self._do(PostForcedBets()),
            "hole": self._hole,
            "board": self._board,
            "draw": self._drawn,
            "award": self._award,
        }

    def play(self) -> None:
        """To the end; nothing of the text may be left then."""
        while True:
            self._gone()
            waiting = self.hand.next
            if isinstance(waiting, Player):
                self._answers[type(waiting.options)](waiting.seat, waiting.options)
            elif isinstance(waiting, Dealer):
                self._tasks[waiting.what](waiting)
            else:
                break
        if self._at < len(self._queue):
            raise self._wrong("text_too_much", self._queue[self._at])

    def _gone(self) -> None:
        """Who is all-in from his forced bets and not there is folded by rooms; here his hand is dead."""
        while self._at < len(self._queue) and self._queue[self._at].what == "fold":
            deed = self._queue[self._at]
            seat = self.hand.seat(deed.seat)
            if seat.stack or seat.status != Status.IN or not seat.cards:
                return
            self._at += 1
            self._play(KillHand(deed.seat, "absent", "P17"), deed)

    def compare(self) -> None:
        """The stacks at the end are those of the text."""
        differing = [
            f"{self._names[seat.number]} {self._amount(seat.stack)} ≠ {self._amount(wanted)}"
            for seat, wanted in zip(self.hand.seats, self._ends, strict=True)
            if seat.stack != wanted
        ]
        if differing:
            facts = (("differences", ", ".join(differing)),)
            raise HistoryError(Problem("text_stacks_differ", facts, self._told.place.last_line))

    # Betting

    def _bet(self, seat: int, options: BettingOptions) -> None:
        deed = self._next(seat)
        if deed is None:
            self._do(Fold(seat) if options.call else Check(seat))
            return
        action: Action
        if deed.what == "fold":
            action = Fold(seat)
        elif deed.what in ("check", "call"):
            action = Call(seat) if options.call else Check(seat)
        elif deed.what in ("bet", "raise", "bring_in"):
            front = self.hand.seat(seat).front
            calls = options.call and (
                deed.total <= front + options.call or not isinstance(options.raise_to, Bounds)
            )  # a raise that nobody is left to answer goes back at once
            action = Call(seat) if calls else RaiseTo(seat, deed.total)
        else:
            raise self._wrong("text_out_of_place", deed)
        self._play(action, deed)

    def _bring_in(self, seat: int, options: BringInOptions) -> None:
        deed = self._next(seat)
        if deed is None:
            self._do(BringIn(seat))
        elif deed.what == "bring_in" or deed.total <= options.amount:
            self._play(BringIn(seat), deed)
        else:
            self._play(RaiseTo(seat, deed.total), deed)

    def _next(self, seat: int) -> Deed | None:
        """What the player at `seat` does now; None: he is passed over for good."""
        if self._at < len(self._queue):
            deed = self._queue[self._at]
            if deed.seat == seat:
                self._at += 1
                return deed
            if self._last_heard.get(seat, -1) >= self._at:
                raise self._wrong("text_out_of_place", deed)
        return None

    # Cards

    def _hole(self, task: Dealer) -> None:
        hands = [self._holdings.dealt(seat, task.how_many) for seat in task.to_whom]
        in_order = "".join([hand[at : at + 2] for at in range(0, 2 * task.how_many, 2) for hand in hands])
        self._deal(Deal(in_order))

    def _board(self, task: Dealer) -> None:
        runs = self._holdings.runs
        if task.may_run >= runs > 1 and self._holdings.runs_from_here(len(self.hand.cards.boards[0]) // 2):
            self._do(RunOut(runs))
            return
        self._deal(Deal(self._holdings.community(task.board, task.how_many)))

    def _draw(self, seat: int, options: DrawOptions) -> None:
        deed = self._next(seat)
        cards = deed.cards if deed is not None and deed.what == "discard" else ""
        if deed is not None and deed.what != "discard":
            raise self._wrong("text_out_of_place", deed)
        hand = self.hand.seat(seat).cards
        self._play(Discard(seat, self._holdings.thrown(seat, hand, cards)), deed or Deed("discard", seat))

    def _drawn(self, task: Dealer) -> None:
        self._deal(Deal(self._holdings.drawn(task.to_whom[0], task.how_many)))

    def _deal(self, action: Deal) -> None:
        try:
            self._do(action)
        except RuleViolation as error:
            facts = (("action", action.cards),)
            line = self._told.place.last_line
            raise HistoryError(
                Problem("refused_deal", facts, line, error.refusal, self._told.scale)
            ) from None

    # The showdown

    def _show(self, seat: int, options: ShowOptions) -> None:
        cards = self._shown.get(seat, "")
        dealt = self.hand.seat(seat).cards
        if cards:
            named = self._holdings.in_full(dealt, cards)
            self._play(Show(seat, "" if "?" not in dealt else named), Deed("shown", seat, cards=cards))
        elif seat in self._winners:
            self._play(Show(seat, dealt if "?" in dealt else ""), Deed("shown", seat))
        elif options.muck is None:
            self._do(Muck(seat))
        elif "?" in dealt:
            self.hand, events = mucked_all_the_same(self.hand, seat)
            self.events += events
        else:
            self._do(Show(seat))

    def _award(self, task: Dealer) -> None:
        if len(task.to_whom) == 1:
            self._do(AwardPot(task.pot, task.to_whom, board=task.board))
            return
        won = who_won(self.hand, self._ends, None)
        if won is None:
            raise HistoryError(Problem("nobody_can_tell", (), self._told.place.last_line))
        for award in won:
            self._do(award)

    # Plumbing

    def _do(self, action: Action) -> None:
        self.hand, events = self.hand.play(action)
        self.events += events

    def _play(self, action: Action, deed: Deed) -> None:
        try:
            self._do(action)
        except RuleViolation as error:
            raise self._wrong("text_refused", deed, error) from None

    def _amount(self, chips: int) -> str:
        return f"{Decimal(chips) / self._told.scale:f}"

    def _wrong(self, code: str, deed: Deed, error: RuleViolation | None = None) -> HistoryError:
        scale = self._told.scale
        amount = f" {self._amount(deed.total or deed.amount)}" if deed.total or deed.amount else ""
        cards = f" [{deed.cards}]" if deed.cards else ""
        facts = (("action", f"{self._names[deed.seat]}: {deed.what}{amount}{cards}"),)
        waiting = expected(self.hand, self._names, scale)
        refusal = error.refusal if error else None
        return HistoryError(Problem(code, facts, deed.line, refusal, scale, waiting), self._told.place)
