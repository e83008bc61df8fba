"""
Hands that are over, as one person may see them: a line for a list, and all of it step by step for a replay.

Drawn as the table itself is, from what the rail sees; his own cards are laid over it where he was in it.

Clauses     F2 (cards never shown stay hidden), I5.
Tested in   tests/wire/test_past.py
"""

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from pakli.club.person import Person
from pakli.room import Moment, PastHand
from pakli.room.moment import Tale
from pakli.room.records import OWN_RECORDS, Record
from pakli.rules import PotAwarded
from pakli.table import seen_by
from pakli.table.events import HandSettled, HandStarted
from pakli.table.telling import told
from pakli.table.telling.lines import Line
from pakli.wire.http import PastLine, PastStep, PastView, PastWinner
from pakli.wire.patch import patch_of
from pakli.wire.picture import Picture, drawn, drawn_after
from pakli.wire.private import own_cards
from pakli.wire.sheet import named
from pakli.wire.view import Me, TableView

__all__ = ["Replay", "past_line", "past_view"]


def past_line(hand: PastHand, player: str, people: Mapping[str, Person]) -> PastLine:
    """A hand as a list shows it to `player`."""
    seats = hand.before.table.seats
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
            seats = table.seats  # somebody may have sat down while the table was asking
    by_number = {seat.number: seat for seat in seats}
    own = next((seat.number for seat in seats if seat.player == player), 0)
    winners = [PastWinner(seat, _name(by_number[seat].player, people), chips) for seat, chips in won.items()]
    in_it = own in stacks
    return PastLine(
        number=hand.number,
        at=hand.at,
        game=game,
        winners=tuple(winners),
        gain=stacks[own] - by_number[own].stack if in_it else UNSET,
        stack=stacks[own] if in_it else UNSET,
    )


def _name(player: str, people: Mapping[str, Person]) -> str:
    person = people.get(player)
    return player if person is None else person.name


def past_view(table_id: str, hand: PastHand, player: str, people: Mapping[str, Person]) -> PastView:
    """The whole hand as `player` may see it."""
    replay = Replay(_moment(table_id, hand, people), player)
    told: list[Line] = []
    records = iter(hand.records)
    for record in records:
        told += replay.play(record).told
        if isinstance(record, HandStarted):
            break
    first = replay.view
    steps = [step for step in map(replay.play, records) if step.told or step.set]
    return PastView(number=hand.number, told=tuple(told), first=first, steps=tuple(steps))


class Replay:
    """
    A table's stream played again for one viewer, record by record. What could be done then is not in it.
    """

    def __init__(self, moment: Moment, player: str) -> None:
        """As it was at a moment at which no hand lies on the table."""
        self._player, self._moment = player, moment
        self._picture: Picture = drawn(moment)
        self.view: TableView = self._drawn()

    def play(self, record: Record) -> PastStep:
        """Another record: what is told of it, and what it changes."""
        seat, rail, before = self._seat(), self._picture.rail, self._moment
        moment = self._moment = before.changed(
            kept=before.kept.after(record), version=before.version + 1, told=0
        )
        self._picture, _ = drawn_after(self._picture, moment, (record,))
        lines: list[Line] = []
        if type(record) not in OWN_RECORDS:
            seen = seen_by(seat or None, record)  # type: ignore[arg-type]
            lines = [] if seen is None else named(told(seen, rail, seat), moment.people)
        was, self.view = self.view, self._drawn()
        return PastStep(tuple(lines), patch_of(was, self.view))

    def _seat(self) -> int:
        return next((one.number for one in self._moment.table.seats if one.player == self._player), 0)

    def _drawn(self) -> TableView:
        picture, number = self._picture, self._seat()
        view, seats = picture.view, picture.view.seats
        if not number:
            return view
        public = seats[str(number)]
        own = own_cards(picture, self._moment, public, None).laid_over(public)
        return replace(view, seats={**seats, str(number): own}, me=Me(seat=number, balance=0))


def _moment(table_id: str, hand: PastHand, people: Mapping[str, Person]) -> Moment:
    """The table before the hand; nobody looks on, nobody is away."""
    moment = Moment(table_id, hand.before, hand.version, Tale(hand.before.table), 0)
    moment.people = people
    return moment
