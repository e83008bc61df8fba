"""
A tournament: what an action does to it, what it waits for, what its tables may do.

    event = Tournament.open(structure)
    event, events = event.play(Enter("anna"))

`apply` judges an action and says what happened; `after` folds events and never argues; `play` is both.

Clauses     M1 to M9, F1.
Tested in   tests/tournament/
"""

from collections.abc import Callable, Iterable
from typing import Any, Self, cast

from pakli.rules.refusal import Refusal
from pakli.table import Table, TableAction
from pakli.tournament.actions import BeginHand, EndHand, TournamentAction
from pakli.tournament.balance import DrawWanted, draw_wanted
from pakli.tournament.check import check_structure
from pakli.tournament.clock import seconds_left
from pakli.tournament.consequences import consequences
from pakli.tournament.events import TournamentEvent
from pakli.tournament.fold import folded
from pakli.tournament.judge_deals import DEAL_JUDGES
from pakli.tournament.judge_entries import ENTRY_JUDGES
from pakli.tournament.judge_floor import FLOOR_JUDGES
from pakli.tournament.judge_live import LIVE_JUDGES
from pakli.tournament.judge_tables import TABLE_JUDGES, start_refusal
from pakli.tournament.orders import orders, report, touched
from pakli.tournament.rebuys import REBUY_JUDGES, add_on_refusal, rebuy_refusal
from pakli.tournament.rows import bits
from pakli.tournament.state import IN_PLAY, Entry, TournamentState
from pakli.tournament.structure import Structure

__all__ = ["Tournament"]

JUDGES: dict[type[Any], Callable[[TournamentState, Any], tuple[TournamentEvent, ...]]] = {
    **ENTRY_JUDGES,
    **TABLE_JUDGES,
    **REBUY_JUDGES,
    **DEAL_JUDGES,
    **FLOOR_JUDGES,
    **LIVE_JUDGES,
}
"""What each action is judged by."""


class Tournament(TournamentState, frozen=True):
    """A tournament: an immutable value. Its fields are those of `TournamentState`."""

    @classmethod
    def open(cls, structure: Structure) -> Self:
        """
        A tournament nobody has entered yet.

        Raises:
            RuleViolation: it cannot be played; see `check_structure`.
        """
        check_structure(structure)
        return cls(structure)

    def play(self, action: TournamentAction) -> tuple[Self, tuple[TournamentEvent, ...]]:
        """
        Judge `action`; return the tournament after it and the events: its own, then what follows by itself.

        Raises:
            RuleViolation: the action is not possible now; says the clause. Nothing has changed.
        """
        events = JUDGES[type(action)](self, action)
        state: TournamentState = self
        more = events
        while more:
            for event in more:
                state = folded(state, event)
            more = consequences(state)
            events += more
        return cast(Self, state), events

    def apply(self, action: TournamentAction) -> tuple[TournamentEvent, ...]:
        """Judge `action` and return what happened; changes nothing. See `play` for errors."""
        return self.play(action)[1]

    def after(self, *events: TournamentEvent) -> Self:
        """The tournament once `events` have happened: replaying a log is ``opened.after(*log)``."""
        state: TournamentState = self
        for event in events:
            state = folded(state, event)
        return cast(Self, state)

    @property
    def full(self) -> bool:
        """Whether a sit & go is full: it begins at once (M3)."""
        return self.structure.sit_and_go and self.status == "registering" and self.left >= self.structure.most

    @property
    def draw(self) -> DrawWanted | None:
        """The draw by chance that the event waits for (`Draw`); None: none."""
        return draw_wanted(self)

    @property
    def wakes_in(self) -> int | None:
        """Seconds until `Elapse` changes something; None: nothing waits for time."""
        return seconds_left(self)

    @property
    def asks(self) -> tuple[Entry, ...]:
        """Who is asked for a rebuy: `BuyRebuy`, or `DeclineRebuy` when the time to answer is over (M6)."""
        return tuple([self.entries[number] for number in self.asked])

    def why_not_begin(self, table: int) -> Refusal | None:
        """Why the table may not begin a hand now; None: it may."""
        return start_refusal(self, self.tables[table])

    def why_not_rebuy(self, player: str) -> Refusal | None:
        """Why the player cannot buy another stack now; None: he can (M6)."""
        entry = self.latest(player)
        if self.status != "running" or entry is None or entry.status not in IN_PLAY:
            return Refusal("M5", "event.out_already")
        return rebuy_refusal(self, entry)

    def why_not_add_on(self, player: str) -> Refusal | None:
        """Why the player cannot take the add-on now; None: he can (M6)."""
        entry = self.latest(player)
        if self.status != "running" or entry is None or entry.status not in IN_PLAY:
            return Refusal("M5", "event.out_already")
        return add_on_refusal(self, entry)

    @property
    def last_two(self) -> bool:
        """Whether two are left in the event: for `StartHand` (B1a)."""
        return self.left == 2

    def orders(self, number: int, table: Table) -> tuple[TableAction, ...]:
        """What table `number` must be told; see `pakli.tournament.orders`."""
        return orders(self, number, table)

    def report(self, number: int, table: Table, events: Iterable[object] = ()) -> BeginHand | EndHand | None:
        """What table `number` has to report; see `pakli.tournament.orders`."""
        return report(self, number, table, events)

    def touched(self, events: Iterable[TournamentEvent]) -> tuple[int, ...]:
        """Tables that have something to be told after `events`, which happened to this tournament."""
        return touched(self, events)

    @property
    def open_numbers(self) -> tuple[int, ...]:
        """The tables where somebody sits, by number."""
        return tuple(bits(self.open_tables))

    @property
    def chips_in_play(self) -> int:
        """All chips that people are known to have; with those not counted, all that are in play."""
        return sum([entry.chips for entry in self.entries])
