"""
Hands that are over, as one person may see them: a line for a list, and all of it step by step for a replay.

Drawn as the table itself is, from what the rail sees; his own cards are laid over it where he was in it.

Clauses     F2 (cards never shown stay hidden), I5.
Tested in   tests/wire/test_past.py
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from pakli.club.person import Person
from pakli.room import Moment, PastHand
from pakli.room.moment import Tale
from pakli.room.records import OWN_RECORDS
from pakli.rules import PotAwarded
from pakli.table import seen_by
from pakli.table.events import HandSettled, HandStarted
from pakli.table.telling import told
from pakli.table.telling.lines import Line
from pakli.wire.http import PastLine, PastStep, PastView, PastWinner
from pakli.wire.patch import patch_of
from pakli.wire.picture import Picture, drawn, drawn_after
from pakli.wire.private import own_seat
from pakli.wire.sheet import named
from pakli.wire.view import Me, TableView

__all__ = ["past_line", "past_view"]


def past_line(hand: PastHand, player: str, people: Mapping[str, Person]) -> PastLine:
    """A hand as a list shows it to `player`."""
    seats = {seat.number: seat for seat in hand.before.table.seats}
    own = next((number for number, seat in seats.items() if seat.player == player), 0)
    won: dict[int, int] = {}
    stacks: dict[int, int] = {}
    table, game = hand.before.table, 0
    for record in hand.records:
        if type(record) in OWN_RECORDS:
            continue
        table = table.after(record)  # type: ignore[arg-type]
        if isinstance(record, PotAwarded):
            for seat, chips in record.shares:
                won[seat] = won.get(seat, 0) + chips
        elif isinstance(record, HandSettled):
            stacks = dict(record.stacks)
        elif isinstance(record, HandStarted) and table.dealing is not None:
            game = table.sign.games.index(table.dealing.game)
    winners = [PastWinner(seat, _name(seats[seat].player, people), chips) for seat, chips in won.items()]
    in_it = own in stacks
    return PastLine(
        number=hand.number,
        at=hand.at,
        game=game,
        winners=tuple(winners),
        gain=stacks[own] - seats[own].stack if in_it else UNSET,
        stack=stacks[own] if in_it else UNSET,
    )


def _name(player: str, people: Mapping[str, Person]) -> str:
    person = people.get(player)
    return player if person is None else person.name


def past_view(table_id: str, hand: PastHand, player: str, people: Mapping[str, Person]) -> PastView:
    """The whole hand as `player` may see it."""
    replay = _Replay(table_id, hand, player, people)
    for record in hand.records:
        replay.play(record)
    first = replay.first
    assert first is not None, "a hand that is over has begun"
    return PastView(number=hand.number, told=tuple(replay.before), first=first, steps=tuple(replay.steps))


class _Replay:
    """A hand played again for one viewer."""

    def __init__(self, table_id: str, hand: PastHand, player: str, people: Mapping[str, Person]) -> None:
        self.first: TableView | None = None
        self.before: list[Line] = []
        """What was told before the first view."""
        self.steps: list[PastStep] = []
        self._player, self._people = player, people
        self._moment = _moment(table_id, hand, people)
        self._picture: Picture = drawn(self._moment)
        self._view: TableView | None = None

    def play(self, record: Any) -> None:
        """Another record."""
        seat, rail = self._seat(), self._picture.rail
        before = self._moment
        moment = self._moment = before.changed(
            kept=before.kept.after(record), version=before.version + 1, told=0
        )
        self._picture, _ = drawn_after(self._picture, moment, (record,))
        lines: list[Line] = []
        if type(record) not in OWN_RECORDS:
            seen = seen_by(seat or None, record)
            lines = [] if seen is None else named(told(seen, rail, seat), self._people)
        self._tell(lines, begins=isinstance(record, HandStarted))

    def _tell(self, lines: list[Line], *, begins: bool) -> None:
        if self._view is None:
            self.before += lines
            if begins:
                self.first = self._view = self._drawn()
            return
        view = self._drawn()
        patch = patch_of(self._view, view)
        if lines or patch:
            self.steps.append(PastStep(tuple(lines), patch))
        self._view = view

    def _seat(self) -> int:
        return next((one.number for one in self._moment.table.seats if one.player == self._player), 0)

    def _drawn(self) -> TableView:
        """The view: without what may be done, which is over."""
        picture, number = self._picture, self._seat()
        view, seats = picture.view, picture.view.seats
        if not number:
            return view
        seat = self._moment.table.seat(number)
        own, _ = own_seat(picture, self._moment, seat, seats[str(number)], None)
        return replace(view, seats={**seats, str(number): own}, me=Me(seat=number, balance=0))


def _moment(table_id: str, hand: PastHand, people: Mapping[str, Person]) -> Moment:
    """The table before the hand; nobody looks on, nobody is away."""
    moment = Moment(table_id, hand.before, hand.version, Tale(hand.before.table), 0)
    moment.people = people
    return moment
