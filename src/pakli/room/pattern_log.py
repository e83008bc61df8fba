"""
Hands of a table's stream as facts: who was dealt in, what each won or lost, who folded to whom and how fast.

Reads what everybody at the table saw, and nothing else: no event with a hidden card is looked into (F2).

Knows       a table's stream. What is made of the facts is `patterns`. Tested in tests/room/test_patterns.py
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from pakli.room.patterns import QUICK, Faced, HandFacts
from pakli.room.records import RECORDS, Opened
from pakli.rules import BetsGathered, BetTakenBack, Called, Folded, Raised
from pakli.store import Stored
from pakli.table.events import (
    ChipsArrived,
    ChipsBought,
    ChipsMoved,
    HandPlanned,
    HandSettled,
    HandVoided,
    Left,
    LevelSet,
    SeatChanged,
    Seated,
)

__all__ = ["HandReader"]


class HandReader:
    """Reads one table's stream on and on."""

    def __init__(self, table: str, since: int, is_bot: Callable[[str], bool]) -> None:
        """`since`: hands that ended before this (milliseconds since 1970) are not told; nor are bots."""
        self._table: Final = table
        self._since: Final = since
        self._is_bot: Final = is_bot
        self._players: dict[int, str] = {}
        self._stacks: dict[int, int] = {}
        self._began: dict[int, int] = {}
        self._faced: list[Faced] = []
        self._blinds: list[int] = [1]
        self._blind = 1
        self._raiser = 0
        self._before = (0, 0)
        """Bets that had been faced, and the raiser, before the last bet."""
        self.name = ""
        """What the table was called when it was opened."""
        self.misdeals = 0
        """Hands that were void by a misdeal in the same time (I2); they are no hands."""
        self._at = 0
        """When the event before was committed."""
        self._notes: Final[dict[type[Any], Callable[[Any, int], None]]] = {
            Opened: self._opened,
            LevelSet: self._level,
            Seated: self._seated,
            Left: self._left,
            SeatChanged: self._moved,
            ChipsBought: self._bought,
            ChipsArrived: self._arrived,
            ChipsMoved: self._awarded,
            HandPlanned: self._planned,
            HandVoided: self._void,
            Raised: self._raised,
            Called: self._called,
            BetTakenBack: self._taken_back,
            Folded: self._folded,
            BetsGathered: self._gathered,
        }
        """What is looked at, besides how a hand ends."""
        self._tags: Final = frozenset(
            [kind.__struct_config__.tag for kind in (*self._notes, HandSettled)]  # type: ignore[attr-defined]
        )

    def read(self, stored: Iterable[Stored]) -> Iterator[HandFacts]:
        """The hands that end among these events."""
        for one in stored:
            if one.tag in self._tags:
                event = RECORDS.decode(one)
                if isinstance(event, HandSettled):
                    self.misdeals += event.misdeal and one.at >= self._since
                    facts = self._settled(event)
                    if facts is not None and one.at >= self._since:
                        yield facts
                else:
                    self._notes[type(event)](event, one.at)
            self._at = one.at

    def _opened(self, event: Opened, at: int) -> None:
        self.name = event.manners.name
        self._blinds = [game.stakes.big_blind for game in event.sign.games]

    def _level(self, event: LevelSet, at: int) -> None:
        self._blinds = [game.stakes.big_blind for game in event.games]

    def _seated(self, event: Seated, at: int) -> None:
        self._players[event.seat] = event.player
        self._stacks[event.seat] = event.chips

    def _left(self, event: Left, at: int) -> None:
        self._players.pop(event.seat, None)
        self._stacks.pop(event.seat, None)

    def _moved(self, event: SeatChanged, at: int) -> None:
        self._players[event.to] = self._players.pop(event.seat, "")
        self._stacks[event.to] = self._stacks.pop(event.seat, 0)

    def _bought(self, event: ChipsBought, at: int) -> None:
        if not event.later:
            self._stacks[event.seat] = self._stacks.get(event.seat, 0) + event.chips

    def _arrived(self, event: ChipsArrived, at: int) -> None:
        self._stacks[event.seat] = self._stacks.get(event.seat, 0) + event.chips

    def _awarded(self, event: ChipsMoved, at: int) -> None:
        self._stacks[event.giver] = self._stacks.get(event.giver, 0) - event.chips
        self._stacks[event.taker] = self._stacks.get(event.taker, 0) + event.chips

    def _planned(self, event: HandPlanned, at: int) -> None:
        self._began = {seat: self._stacks.get(seat, 0) for seat in event.dealt}
        self._blind = max(self._blinds[min(event.game, len(self._blinds) - 1)], 1)
        self._faced, self._raiser = [], 0

    def _void(self, event: HandVoided, at: int) -> None:
        self._began = {}

    def _raised(self, event: Raised, at: int) -> None:
        self._before = (len(self._faced), self._raiser)
        self._answered(event.seat, at, folded=False)
        self._raiser = event.seat

    def _called(self, event: Called, at: int) -> None:
        self._before = (len(self._faced), self._raiser)
        self._answered(event.seat, at, folded=False)

    def _taken_back(self, event: BetTakenBack, at: int) -> None:
        faced, self._raiser = self._before
        del self._faced[faced:]

    def _folded(self, event: Folded, at: int) -> None:
        self._answered(event.seat, at, folded=True)

    def _gathered(self, event: BetsGathered, at: int) -> None:
        self._raiser = 0

    def _answered(self, seat: int, at: int, *, folded: bool) -> None:
        who, whose = self._players.get(seat, ""), self._players.get(self._raiser, "")
        if who and whose and who != whose and not (self._is_bot(who) or self._is_bot(whose)):
            self._faced.append(Faced(who, whose, folded, folded and at - self._at < QUICK))

    def _settled(self, event: HandSettled) -> HandFacts | None:
        began, self._began = self._began, {}
        self._stacks.update(event.stacks)
        if event.misdeal or not began:
            return None
        gains = [
            (self._players[seat], 100 * (stack - began[seat]) // self._blind)
            for seat, stack in event.stacks
            if seat in began and seat in self._players and not self._is_bot(self._players[seat])
        ]
        return HandFacts(self._table, tuple(gains), tuple(self._faced))
