"""
A table: seats, and one hand after another. What it waits for, what an action does to it, what a viewer knows.

    table = Table.open(sign_of(game_of("holdem", Stakes(2, 1))))
    table, events = table.play(Sit(1, "anna", 200))
    table.next                                        # TooFew, Ready, a question, or what the hand waits for

`apply` judges an action and says what happened; `after` folds events and never argues; `play` is both. It
takes the hand's actions too, and its stream holds the hand's events between its own.

Clauses     P1-P4, P6, T1-T5, S1-S4, D5, G8, I2, F1; all of the hand through `pakli.rules.Hand`.
Tested in   tests/table/
"""

from collections.abc import Callable
from typing import Any, Self, cast, get_args

from pakli.rules import Action, Deal, Event, Hand, Over, RunsAgreed, TimeUp
from pakli.rules.refusal import refuse
from pakli.table.actions import Enter, TableAction
from pakli.table.consequences import consequences
from pakli.table.events import TableEvent
from pakli.table.fold import FOLDS, folded, with_hand
from pakli.table.judge_floor import FLOOR_JUDGES
from pakli.table.judge_hand import HAND_JUDGES, rabbit_missing, time_up
from pakli.table.judge_seats import SEAT_JUDGES
from pakli.table.live import entry_of
from pakli.table.seats import TableSeat, clockwise
from pakli.table.seen import state_seen_by
from pakli.table.sign import Sign, check_sign
from pakli.table.state import TableState
from pakli.table.waiting import ButtonDraw, OnHold, Ready, TableNext, TooFew

__all__ = ["Table"]

JUDGES: dict[type[Any], Callable[[TableState, Any], tuple[TableEvent, ...]]] = {
    **SEAT_JUDGES,
    **HAND_JUDGES,
    **FLOOR_JUDGES,
    TimeUp: time_up,
}
"""What each action of the table is judged by."""


def _enter(table: TableState, action: Enter) -> tuple[TableEvent, ...]:
    """An entry at a live table: its mark, what was entered, and what follows."""
    mark = entry_of(table, action)
    return (mark, *cast(Table, folded(table, mark)).apply(action.action))


JUDGES[Enter] = _enter
OF_THE_HAND = frozenset(get_args(Action))


class Table(TableState, frozen=True):
    """A table: an immutable value. Its fields are those of `TableState`."""

    @classmethod
    def open(cls, sign: Sign) -> Self:
        """
        An empty table.

        Raises:
            RuleViolation: it cannot be played at; see `check_sign`.
        """
        check_sign(sign)
        return cls(sign)

    def play(self, action: TableAction | Action) -> tuple[Self, tuple[TableEvent, ...]]:
        """
        Judge `action`; return the table after it and the events: its own, then what follows by itself.

        Raises:
            RuleViolation: the action is not possible now; says the clause. Nothing has changed.
        """
        kind = type(action)
        events: tuple[TableEvent, ...]
        if kind in OF_THE_HAND and not (kind is TimeUp and self.question is not None):
            hand, events = self._hand_for(action).play(cast(Action, action))
            return self._followed(with_hand(self, hand, events), events)
        events = JUDGES[kind](self, action)
        return self._followed(self.after(*events), events)

    def _followed(
        self, state: TableState, events: tuple[TableEvent, ...]
    ) -> tuple[Self, tuple[TableEvent, ...]]:
        """The table, and all events, once everything has happened that happens by itself."""
        more = consequences(state)
        while more:
            events += more
            for event in more:
                state = folded(state, event)
            more = consequences(state)
        return cast(Self, state), events

    def played(self, hand: Hand) -> tuple[Self, tuple[TableEvent, ...]]:
        """
        The table once its hand has been played to its end, as `hand`, by one who keeps no log of it.

        Practice and simulation play `playing` by itself, which is quicker, and bring it back here.
        """
        assert self.playing is not None, "no hand is being played"
        return self._followed(with_hand(self, hand, ()), ())

    def _hand_for(self, action: TableAction | Action) -> Hand:
        """The hand that judges an action."""
        hand = self.playing
        if hand is None:
            raise refuse("P11", "table.no_hand")
        if self.question is not None and type(action) is Deal:
            raise refuse("P16", "ask.not_answered")
        return hand

    def apply(self, action: TableAction | Action) -> tuple[TableEvent, ...]:
        """Judge `action` and return what happened; changes nothing. See `play` for errors."""
        return self.play(action)[1]

    def after(self, *events: TableEvent) -> Self:
        """The table once `events` have happened: replaying a log is ``opened.after(*log)``."""
        state, run = cast(TableState, self), list[Event]()
        for event in events:
            if type(event) in FOLDS or type(event) is RunsAgreed:
                state = folded(_acted(state, run), event)
                run = []
            else:
                run.append(cast(Event, event))
        return cast(Self, _acted(state, run))

    @property
    def next(self) -> TableNext:
        """What the table waits for."""
        if self.question is not None:
            return self.question
        dealing, hand = self.dealing, self.hand
        if dealing is not None and dealing.begun and hand is not None:  # as `playing`: asked again and again
            waiting = hand.next
            assert waiting is not None
            assert not isinstance(waiting, Over), "a hand that is over is settled"
            return waiting
        if self.held:
            return OnHold(self.held)
        ready, least = self.ready, self.sign.games[0].plays.players[0]
        if len(ready) < least:
            return TooFew(len(ready), least)
        if not self.before.button:
            return ButtonDraw(clockwise([seat.number for seat in ready], 0))
        return Ready()

    def seat(self, number: int) -> TableSeat:
        """
        The seat with this number.

        Raises:
            KeyError: nobody sits there.
        """
        seat = self.find(number)
        if seat is None:
            raise KeyError(number)
        return seat

    @property
    def chips(self) -> int:
        """All chips on the table, those bought for after the hand too (T2)."""
        return sum([seat.stack + seat.bought for seat in self.seats])

    @property
    def missing(self) -> int:
        """0: every chip that came is on the table, left with a player, or was taken as rake. Never else."""
        books = self.books
        return books.bought - books.cashed_out - books.raked - self.chips

    @property
    def broke(self) -> tuple[int, ...]:
        """Seats without chips, between hands: they buy again (T4) or are out (M5)."""
        return tuple([seat.number for seat in self.seats if not seat.stack and not self.in_hand(seat.number)])

    @property
    def called(self) -> tuple[str, ...]:
        """Players of the waiting list for whom there is a seat now."""
        return self.waiting_list[: max(0, self.sign.seats - len(self.seats))]

    def absent(self, number: int) -> bool:
        """Whether nobody need wait for this seat's word: `TimeUp` at once (I4)."""
        return self.seat(number).absent

    @property
    def rabbit_missing(self) -> tuple[int, ...]:
        """Cards that each board of the last hand lacks, where `RabbitCards` may show them; else empty."""
        return rabbit_missing(self)

    def as_seen_by(self, viewer: int | None) -> Self:
        """The table as `viewer` (a seat; None: the rail) may know it."""
        return cast(Self, state_seen_by(viewer, self))


def _acted(state: TableState, run: list[Event]) -> TableState:
    """The table once these have happened to its hand: what it waits for in between nobody asks."""
    if not run:
        return state
    assert state.hand is not None, "an event of a hand where there is none"
    return with_hand(state, state.hand.after(*run), tuple(run))
