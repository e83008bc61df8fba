"""
A step written out: the frame for each viewer. What all see alike is worked out and encoded once; only what
differs for one of them is done again for him.

Clauses     F2, P6, I5: events as `pakli.table.seen_by` gives them, cards from `private` alone.
Tested in   tests/wire/test_secrecy.py
"""

from collections.abc import Mapping, Sequence
from operator import is_
from typing import Any, Final

from msgspec import UNSET, Raw, Struct, json

from pakli.club.person import Person
from pakli.room import ClockFace, Moment, Step
from pakli.table import Table, TableEvent, seen_by
from pakli.table.telling import Line, told
from pakli.wire.messages import Passed, ViewMessage
from pakli.wire.patch import patch_of
from pakli.wire.picture import Seen, drawn, drawn_after
from pakli.wire.private import Private, private_of, view_for
from pakli.wire.question import question_of
from pakli.wire.view import Clock, Question

__all__ = ["Frame", "Sheet", "named", "sheet_of", "view_frame"]

_ENCODER: Final = json.Encoder()
_PASSED: Final = Passed()


class _Batch(Struct, tag_field="t", tag="batch"):
    """As `BatchMessage`, with whatever its parts were made of."""

    table: str
    v: int
    events: Sequence[Any] | Raw
    told: Sequence[Line] | Raw
    set: Mapping[str, Any]
    question: Any = UNSET
    clock: Any = UNSET


class Frame(Struct, frozen=True):
    """A frame for one viewer; `asks`: the number of the question in it that he is to answer, 0: none."""

    data: bytes
    asks: int = 0


class Sheet:
    """One step, for all its viewers."""

    __slots__ = (
        *("_after", "_asked", "_before", "_clock", "_common", "_events", "_lines", "_patch", "_same"),
        *("_moment", "_moment_before", "_special", "_encoded_events", "alike"),
    )

    def __init__(self, step: Step) -> None:
        # Not the step: it holds the sheet, and what goes round in a ring is freed late, and dearly.
        self._moment_before: Final = step.before
        self._moment: Final = step.after
        self._before: Final = drawn(step.before)
        self._after, seen = drawn_after(self._before, step.after, step.records)
        # Whether a buy-in that waits may be let in hangs on the stack its player has in the hand.
        calm = not step.after.requests
        self._same: Final = calm and all(map(is_, self._before.basis, self._after.basis))
        self._asked: Final = () if step.after.asked is None else step.after.asked.seats
        self._special: Final[list[tuple[int, TableEvent, Table]]] = []
        """Events that some see otherwise than the rail: place, event, the rail's table before it."""
        self._events: Final[list[Any]] = []
        self._lines: Final[list[list[Line]]] = []
        """Lines of each event, for the rail."""
        self.alike: Final[set[str]] = set()
        """Players who are known to be sent what all are sent: see `common`."""
        self._see(seen, step.after.people)
        self._see_no_more_than_all()
        self._patch: Final = patch_of(self._before.view, self._after.view)
        self._clock: Final = clock_of(step.after.clock, step.at)
        self._common: Frame | None = None
        self._encoded_events: tuple[Raw, Raw] | None = None

    @property
    def common(self) -> bytes:
        """What everybody is sent for whom nothing differs."""
        return (self._common or self._for_all()).data

    def for_viewer(self, player: str) -> Frame:
        """What `player` is sent."""
        if player in self.alike:
            return self._for_all()
        moment = self._moment
        before = self._before.private.get(player)
        if before is None:
            before = private_of(self._before, self._moment_before, player, None)
        after = self._after.private.get(player)
        if after is None:
            after = private_of(self._after, moment, player, before, same=self._same)
        number = after.number
        question = question_of(moment, number) if number in self._asked else None
        special = self._special and before.number
        if after is before and question is None and not special:
            return self._for_all()
        events, lines = self._seen(before.number, moment.people) if special else (self._events, self._lines)
        patch = self._patch_for(before, after)
        if question is None and not special and patch is self._patch:
            return self._for_all()
        data = self._encoded(events, lines, patch, question)
        return Frame(data, 0 if question is None else question.number)

    def _see_no_more_than_all(self) -> None:
        """
        Where all events are public and nothing else has changed, only those whose seats look otherwise now,
        or who are asked, are sent anything of their own.
        """
        if not self._same or self._special or self._after.renamed:
            return
        if self._before.boards is not self._after.boards:
            return  # everybody's cards make something else
        was, seats = self._before.view.seats, self._after.view.seats
        touched = set(self._asked)
        if was is not seats:
            touched.update([seat.number for name, seat in seats.items() if was.get(name) is not seat])
        known, alike = self._after.private, self.alike
        for player, before in self._before.private.items():
            if before.number not in touched:
                known.setdefault(player, before)
                alike.add(player)

    def _for_all(self) -> Frame:
        """The frame of everybody for whom nothing differs."""
        if self._common is None:
            self._common = Frame(self._encoded(self._events, self._lines, self._patch, None))
        return self._common

    def _see(self, records: Sequence[Seen | None], people: Mapping[str, Person]) -> None:
        for record in records:
            if record is None:
                self._events.append(_PASSED)
                self._lines.append([])
                continue
            event, seen, rail = record
            if seen is not event:
                self._special.append((len(self._events), event, rail))
            self._events.append(_PASSED if seen is None else seen)
            self._lines.append([] if seen is None else named(told(seen, rail, 0), people))

    def _seen(self, seat: int, people: Mapping[str, Person]) -> tuple[list[Any], list[list[Line]]]:
        """
        Events and lines as the player in a seat sees them; the rail's own lists where there is no difference.
        """
        if not seat or not self._special:
            return self._events, self._lines
        events, lines = list(self._events), list(self._lines)
        for place, event, rail in self._special:
            seen = seen_by(seat, event)
            events[place] = _PASSED if seen is None else seen
            lines[place] = [] if seen is None else named(told(seen, rail, seat), people)
        return events, lines

    def _patch_for(self, before: Private, after: Private) -> Mapping[str, Any]:
        """The common patch, or with what differs for one viewer."""
        if after is before:
            return self._patch
        if before.number != after.number:
            return patch_of(view_for(self._before, before), view_for(self._after, after))
        own: dict[str, Any] = {}
        if before.me is not after.me and before.me != after.me:
            own["me"] = patch_of(before.me, after.me)
        if before.can is not after.can and (can := patch_of(before.can.options, after.can.options)):
            own["can"] = can
        if before.requests is not after.requests and before.requests != after.requests:
            own["requests"] = None if after.requests is UNSET else after.requests
        seat = str(after.number)
        common = self._patch.get("seats", {})
        for_all = common.get(seat, {})
        mine = after.seat_patch(before, for_all)
        if mine is not for_all and mine != for_all:
            seats = {**common, seat: mine}
            if not mine:
                del seats[seat]
            own["seats"] = seats
        return {**self._patch, **own} if own else self._patch

    def _encoded(
        self,
        events: list[Any],
        lines: list[list[Line]],
        patch: Mapping[str, Any],
        question: Question | None,
    ) -> bytes:
        moment = self._moment
        seen, told = self._raw() if events is self._events else (events, _in_a_row(lines))
        batch = _Batch(
            moment.table_id,
            moment.version,
            seen,
            told,
            patch,
            UNSET if question is None else question,
            UNSET if self._clock is None else self._clock,
        )
        return _ENCODER.encode(batch)

    def _raw(self) -> tuple[Raw, Raw]:
        """Events and lines as the rail sees them, encoded once for all."""
        if self._encoded_events is None:
            lines = _in_a_row(self._lines)
            self._encoded_events = Raw(_ENCODER.encode(self._events)), Raw(_ENCODER.encode(lines))
        return self._encoded_events


def _in_a_row(lines: list[list[Line]]) -> list[Line]:
    return [line for some in lines for line in some]


def sheet_of(step: Step) -> Sheet:
    """The step written out, once for all who are told of it."""
    sheet: Sheet | None = step.drawing
    if sheet is None:
        sheet = step.drawing = Sheet(step)
    return sheet


def view_frame(moment: Moment, player: str, now: float) -> Frame:
    """The table as it is, for `player`, from nothing; `now` by the room's clock."""
    picture = drawn(moment)
    private = private_of(picture, moment, player, None)
    question = question_of(moment, private.number)
    clock = clock_of(moment.clock, now)
    message = ViewMessage(
        table=moment.table_id,
        v=moment.version,
        view=view_for(picture, private),
        question=UNSET if question is None else question,
        clock=UNSET if clock is None else clock,
        told=tuple(_tale(moment, player)),
    )
    return Frame(_ENCODER.encode(message), 0 if question is None else question.number)


def clock_of(face: ClockFace | None, now: float) -> Clock | None:
    """A clock as it stands at `now`, in milliseconds."""
    if face is None:
        return None
    return Clock(
        seats=face.seats,
        left=round(1000 * face.left_at(now)),
        of=round(1000 * face.of),
        kind=face.kind,
        bank=round(1000 * face.bank),
    )


def _tale(moment: Moment, player: str) -> list[Line]:
    """
    The lines of the hand so far. What happened in a seat before it was this player's is told him as to the
    rail.
    """
    rail, lines = moment.tale.start.as_seen_by(None), list[Line]()
    for event in moment.tale.events[: moment.told]:
        seat = next((one.number for one in rail.seats if one.player == player), 0)
        seen = seen_by(seat or None, event)
        if seen is not None:
            lines += named(told(seen, rail, seat), moment.people)
        public = seen_by(None, event)
        if public is not None:
            rail = rail.after(public)
    return lines


def named(lines: list[Line], people: Mapping[str, Person]) -> list[Line]:
    """Lines with names in place of ids."""
    for at, line in enumerate(lines):
        if line.name is not UNSET:
            person = people.get(line.name)
            name = line.name if person is None else person.name
            lines[at] = Line(say=line.say, seat=line.seat, name=name, facts=line.facts)
    return lines
