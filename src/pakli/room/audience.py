"""
Who looks on at a table: players and spectators, each told in order, none of them able to stop it (case T16).

Spectators of a table with a delay see everything so much later, chat too, so that nobody can be told over the
phone what the others hold. Who sits down sees the present at once, and who runs the table always.

Clauses     F2, I5 (nothing that helps anybody decide), T5 (spectators have no seat).
Tested in   tests/wire/test_delay.py, tests/room/test_cases.py
"""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol

from msgspec import Struct

from pakli.club.rights import may
from pakli.room.authority import place_of
from pakli.room.clock import Alarm, Clock
from pakli.room.moment import Moment, Step
from pakli.room.requests import own_part, with_own_part

__all__ = ["Audience", "ChatLine", "Viewer"]

_REMEMBERED: Final = 8
"""Steps that are kept for who comes back after a short while; who was away longer sees the table anew."""

_LOG: Final = logging.getLogger("pakli.room")


class ChatLine(Struct, frozen=True, gc=False):
    """A line of a table's chat; `number` counts from 1."""

    number: int
    at: int
    """When it was written, in milliseconds since 1970."""
    player: str
    name: str
    text: str


class Viewer(Protocol):
    """
    Somebody who looks on, over one connection. None of these may block; what they raise costs him his place.
    """

    @property
    def player(self) -> str:
        """Id of the person."""

    def show(self, moment: Moment) -> None:
        """The table as it is, from nothing."""

    def tell(self, step: Step) -> None:
        """What changed; `step.before` is what he was last shown or told."""

    def hear(self, line: ChatLine) -> None:
        """A line of chat."""

    def gone(self) -> None:
        """The table is closed; or he may look on no more."""


class _Place:
    """
    A viewer's place: whether he was shown the table yet, sees the present, or from which item on he sees it
    later.
    """

    __slots__ = ("live", "past", "shown", "since")

    def __init__(self) -> None:
        self.shown, self.live, self.since = False, True, 0
        self.past: Moment | None = None
        """What he has seen already who has left his seat, until the others are as far."""


class Audience:
    """Everybody who looks on at one table."""

    def __init__(self, clock: Clock, moment: Moment, lost: Callable[[str], None]) -> None:
        """`lost` is told of the player whose viewer failed."""
        self._clock: Final = clock
        self._lost: Final = lost
        self._places: dict[Viewer, _Place] = {}
        self.been_here: set[str] = set()
        """Everybody who has looked on since the room was started."""
        self._connections: dict[str, int] = {}
        """How many each player has, in the order they came."""
        self._steps: list[Step] = []
        self._later: list[tuple[float, int, Step | ChatLine | Moment]] = []
        """What those see later: when, its number, what."""
        self._number = 0
        self._past = moment
        """What those last saw."""
        self._present = moment
        self._alarm: Alarm | None = None

    def begin_with(self, past: Moment, moment: Moment) -> None:
        """The room starts anew in the middle of a hand: those who see everything later see its beginning."""
        self._past = past
        self._put_off(moment, moment.kept.manners.delay)

    def begin_with_lines(self, lines: Iterable[ChatLine], moment: Moment) -> None:
        """What was written before the room was started: nobody knows any more how long ago."""
        if moment.kept.manners.delay:
            for line in lines:
                self._put_off(line, moment.kept.manners.delay)

    def __contains__(self, viewer: object) -> bool:
        return viewer in self._places

    def __iter__(self) -> Iterator[Viewer]:
        return iter(tuple(self._places))

    def connected(self, player: str) -> bool:
        """Whether the player looks on over at least one connection."""
        return player in self._connections

    def players(self) -> tuple[str, ...]:
        """Everybody who looks on, each once, in the order they came."""
        return tuple(self._connections)

    def add(self, viewer: Viewer) -> None:
        """He is there; he is told what happens once he has been shown the table (`show`)."""
        if viewer not in self._places:
            self._places[viewer] = _Place()
            self.been_here.add(viewer.player)
            self._connections[viewer.player] = self._connections.get(viewer.player, 0) + 1

    def show(self, viewer: Viewer, moment: Moment, since: int | None) -> None:
        """
        Show the table as it is, or what he has missed since a version, if that is remembered.
        """
        place = self._places[viewer]
        place.shown, place.live = True, self._is_live(viewer, moment)
        if not place.live:
            place.since = self._later[0][1] if self._later else self._number + 1
            place.past = None
            self._each(lambda one: one.show(self._past_of(viewer.player, moment)), viewer)
            return
        missed = None if since is None else self._missed(since, moment)
        if not missed:
            self._each(lambda one: one.show(moment), viewer)
            return
        for step in missed:
            self._tell(viewer, step)
            _forget_drawings(step)
        # So that he has the clock as it stands now.
        self._tell(viewer, Step(moment, moment, (), self._clock.now()))

    def show_own(self, player: str, moment: Moment) -> None:
        """
        What somebody has outside the table, and asks for, he knows at once, however late he sees the table.
        """
        self._present = moment
        for viewer, place in tuple(self._places.items()):
            if viewer.player == player and place.shown and not place.live:
                past = with_own_part(place.past or self._past, moment, player)
                self._each(lambda one, past=past: one.show(past), viewer)  # type: ignore[misc]

    def remove(self, viewer: Viewer) -> None:
        """He looks on no more."""
        if self._places.pop(viewer, None) is None:
            return
        left = self._connections[viewer.player] - 1
        if left:
            self._connections[viewer.player] = left
        else:
            del self._connections[viewer.player]

    def send_away(self, player: str) -> None:
        """He looks on no more, over none of his connections, and is told so."""
        for viewer in [one for one in self._places if one.player == player]:
            self.remove(viewer)
            self._each(lambda one: one.gone(), viewer)

    def tell(self, step: Step) -> None:
        """
        Something has changed. Whoever cannot be told loses his place, and the others are told all the same.
        """
        self._steps.append(step)
        del self._steps[:-_REMEMBERED]
        self._present = step.after
        after, delay = step.after, step.after.kept.manners.delay
        if delay != step.before.kept.manners.delay:
            self._see_later_by_another_delay(step)
            return
        if delay:
            self._put_off(step, delay)
            self._tell_now_or_later(step)
            return
        self._past = after
        for viewer, place in tuple(self._places.items()):
            if not place.shown:
                continue
            try:
                if place.live:
                    viewer.tell(step)
                else:
                    place.live = True
                    viewer.show(after)
            except Exception:  # whatever it is, it is this viewer's trouble alone (case T16)
                self._failed(viewer)
        _forget_drawings(step)

    def _tell_now_or_later(self, step: Step) -> None:
        """Where spectators see everything later: tell the others."""
        after = step.after
        for viewer, place in tuple(self._places.items()):
            if not place.shown:
                continue
            live = self._is_live(viewer, after)
            if place.live:
                self._tell(viewer, step)
                if not live:  # he has left his seat: what he has seen already does not come again
                    place.live, place.since, place.past = False, self._number + 1, after
            elif live:
                self._catch_up(viewer, place, after)

    def _see_later_by_another_delay(self, step: Step) -> None:
        """Between two hands nothing is hidden: everybody sees the present, and from then on later, or not."""
        for viewer, place in tuple(self._places.items()):
            if not place.shown:
                continue
            if place.live:
                self._tell(viewer, step)
            else:
                self._catch_up(viewer, place, step.after)
            if not self._is_live(viewer, step.after):
                place.live, place.since = False, self._number + 1
        self._later.clear()
        self._past = step.after
        _forget_drawings(step)

    def _catch_up(self, viewer: Viewer, place: _Place, moment: Moment) -> None:
        """He has sat down: he sees the present, and hears what was written meanwhile."""
        place.live, place.past = True, None
        waiting = [item for _, number, item in self._later if number >= place.since]
        self._each(lambda one: one.show(moment), viewer)
        for line in waiting:
            if isinstance(line, ChatLine) and viewer in self._places:
                self._each(lambda one, line=line: one.hear(line), viewer)  # type: ignore[misc]

    def hear(self, line: ChatLine, moment: Moment) -> None:
        """Somebody has written something."""
        if moment.kept.manners.delay:
            self._put_off(line, moment.kept.manners.delay)
        for viewer in tuple(self._places):
            if self._places[viewer].shown and self._is_live(viewer, moment):
                self._each(lambda one: one.hear(line), viewer)

    def hear_again(self, viewer: Viewer, line: ChatLine) -> None:
        """
        Let one viewer have an earlier line; who sees everything later gets it only once the others are as
        far.
        """
        place = self._places.get(viewer)
        if place is None:
            return
        waiting = place.live or not any(item == line for _, _, item in self._later)
        if waiting:
            self._each(lambda one: one.hear(line), viewer)

    def close(self) -> None:
        """The table is closed."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._each(lambda one: one.gone(), *self._places)
        self._places.clear()
        self._connections.clear()

    def told(self, player: str, moment: Moment) -> int:
        """Up to which version of the table `player` may have been told of it; `moment`: the present."""
        return (moment if self.sees_present(player, moment) else self._past).version

    def _is_live(self, viewer: Viewer, moment: Moment) -> bool:
        return self.sees_present(viewer.player, moment)

    def sees_present(self, player: str, moment: Moment) -> bool:
        """Players see the present, and whoever runs the table: he lets buy-ins through, and rules."""
        if not moment.kept.manners.delay:
            return True
        person = moment.people.get(player)
        where = place_of(moment.table_id, moment.kept, player)
        return where.seated or (person is not None and may(person, "approve_seats", where) is None)

    def _past_of(self, player: str, moment: Moment) -> Moment:
        """What `player` is shown who sees everything later; what is his own affair as it is now."""
        return with_own_part(self._past, moment, player)

    def _without_own(self, player: str, step: Step) -> Step:
        """
        A step of the past for `player`, who knows what is his own affair already: it does not come again.
        """
        if own_part(step.before, player) == own_part(step.after, player):
            return step
        before, after = (with_own_part(one, self._present, player) for one in (step.before, step.after))
        return Step(before, after, step.records, step.at)

    def _missed(self, since: int, moment: Moment) -> list[Step] | None:
        """
        The steps since a version; None: they are not all remembered. Seen twice, a step changes nothing.
        """
        steps = [step for step in self._steps if step.before.version >= since]
        return steps if steps and steps[0].before.version == since <= moment.version else None

    def _tell(self, viewer: Viewer, step: Step) -> None:
        try:
            viewer.tell(step)
        except Exception:
            self._failed(viewer)

    def _each(self, tell: Callable[[Viewer], None], *viewers: Viewer) -> None:
        for viewer in viewers:
            try:
                tell(viewer)
            except Exception:
                self._failed(viewer)

    def _failed(self, viewer: Viewer) -> None:
        _LOG.exception("a viewer could not be told")
        self.remove(viewer)
        self._lost(viewer.player)

    def _put_off(self, item: Step | ChatLine | Moment, delay: int) -> None:
        self._number += 1
        self._later.append((self._clock.now() + delay, self._number, item))
        if self._alarm is None:
            self._alarm = self._clock.call_later(delay, self._due)

    def _due(self) -> None:
        """The delay of the first item, and maybe of more, is over."""
        self._alarm, now = None, self._clock.now()
        while self._later and self._later[0][0] <= now:
            _, number, item = self._later.pop(0)
            waiting = [one for one, place in self._places.items() if not place.live and place.since <= number]
            if isinstance(item, Step):
                self._past = item.after
                for viewer in waiting:
                    if (place := self._places.get(viewer)) is not None:
                        place.past = None
                        self._tell(viewer, self._without_own(viewer.player, item))
                _forget_drawings(item)
            elif isinstance(item, Moment):
                self._past = item
                self._each(lambda one: one.show(self._past_of(one.player, self._present)), *waiting)
            else:
                self._each(lambda one, line=item: one.hear(line), *waiting)  # type: ignore[misc]
        if self._later:
            self._alarm = self._clock.call_later(self._later[0][0] - now, self._due)


def _forget_drawings(step: Step) -> None:
    """
    Everybody has been told: what was drawn is not needed again, but for the moment that the next step begins
    with. Who comes back has it drawn anew.
    """
    step.drawing = None
    if step.before is not step.after:
        step.before.drawing = None
