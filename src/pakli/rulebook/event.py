"""
A worked example at a tournament’s table: the event beside it is told of its hands, and says who may buy.

Clauses     M6; worked example 25 of the rulebook.
Knows       one table: the event tells it what chips have been bought, and its level. Nothing holds it here.
Tested in   tests/rulebook/test_examples.py
"""

from typing import Final

from msgspec.structs import replace

from pakli.rulebook.setting import Example, player_of, seats_of
from pakli.rules import Stakes
from pakli.table import AddChips, MoveIn, SetLevel, Sign, Table, TableAction
from pakli.table.telling.lines import Line, chips_fact, line
from pakli.tournament import (
    Begin,
    Break,
    BuyAddOn,
    BuyRebuy,
    Elapse,
    Enter,
    Level,
    Structure,
    Tournament,
    TournamentAction,
    level_at,
    sign_for,
)
from pakli.tournament.fees import add_on_chips
from pakli.tournament.presets import TOURNAMENTS

__all__ = ["Beside", "Bought", "structure_of"]

Bought = BuyRebuy | BuyAddOn

_LEVELS: Final = {
    "rebuy-verseny": (Level(Stakes(100, 50), 120), Break(20, main=True), Level(Stakes(200, 100), 20)),
    "rebuy-wiki": (Level(Stakes(100, 50), 60), Level(Stakes(200, 100), 60)),
}
"""In place of the event's own: one level until nobody can rebuy any more."""


def structure_of(example: Example) -> Structure:
    """The event of an example that names one: with its rebuys and add-on, one table, few levels."""
    event = TOURNAMENTS[example.event]
    seats = len(seats_of(example))
    return replace(event, schedule=_LEVELS[example.event], table_size=seats)


def _sign(structure: Structure) -> Sign:
    """As every example: for practice chips at the table, whatever the event costs."""
    return replace(sign_for(structure, level_at(structure, 0)), cut=False, practice=True)


class Beside:
    """The event of an example, from its first hand on."""

    def __init__(self, example: Example) -> None:
        structure = structure_of(example)
        self.event = Tournament.open(structure)
        for letter in seats_of(example):
            self._tell(Enter(player_of(letter)))
        numbers = tuple(range(1, self.event.left + 1))
        self._tell(Begin(numbers, numbers))

    def opened(self) -> Table:
        """Its table, where everybody sits, before the first hand."""
        table = Table.open(_sign(self.event.structure))
        for order in self.event.orders(1, table):
            table, _ = table.play(order)
        return table

    def _tell(self, action: TournamentAction) -> None:
        self.event, _ = self.event.play(action)

    def hears(self, table: Table) -> None:
        """What the table has to report: a hand begun, or over."""
        report = self.event.report(1, table)
        if report is not None:
            self._tell(report)

    def buys(self, action: Bought) -> None:
        """
        A rebuy or an add-on.

        Raises:
            RuleViolation: it is not possible now (M6).
        """
        self._tell(action)

    def passes(self) -> tuple[Line, ...]:
        """Time passes until the add-on is offered; what there is to say of that."""
        while self.event.add_on != "open":
            wakes = self.event.wakes_in
            assert wakes is not None, "no add-on comes by itself"
            self._tell(Elapse(wakes))
        add_on = self.event.structure.add_on
        assert add_on is not None, "an add-on is offered that there is not"
        chips = chips_fact(add_on_chips(self.event.structure))
        return (line("told-main-break" if add_on.when == "main_break" else "told-rebuys-over", chips=chips),)

    def orders(self, table: Table) -> tuple[TableAction, ...]:
        """What the table is told now: chips and levels."""
        found = self.event.orders(1, table)
        return tuple([one for one in found if isinstance(one, AddChips | MoveIn | SetLevel)])
