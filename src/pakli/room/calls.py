"""
Calls for the floor: who at which table asks for it, with a word why; taken by somebody, and closed.

One stream for the room, so that a call survives whatever happens to the room. What is open is kept in memory,
the oldest first; the last ones that were closed too, so that who called can read the answer.

Clauses     P17, F1 (the floor decides).
Knows       the log and people. Who may what is `pakli.club.rights`.
Tested in   tests/room/test_calls.py
"""

from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pakli.club.lines import chat_of, shortened
from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import CLUB, Place, What, may
from pakli.room.clock import Clock
from pakli.rules import RuleViolation
from pakli.rules.refusal import refuse
from pakli.store import Append, Codec, Store

__all__ = ["CALLS", "CALLS_STREAM", "LONGEST_CALL", "Call", "CallClosed", "CallMade", "CallTaken", "Calls"]

LONGEST_CALL: Final = 140
"""Characters."""
_EVERY: Final = 30.0
"""Seconds between two calls of one player: nobody rings all the time."""
_CLOSED_KEPT: Final = 50
CALLS_STREAM: Final = "calls"


class CallMade(Struct, frozen=True, gc=False, tag="call_made"):
    """A player has called. Names are as they were then."""

    table: str
    table_name: str
    seat: int
    player: str
    name: str
    text: str


class CallTaken(Struct, frozen=True, gc=False, tag="call_taken"):
    """Somebody in charge sees to it; `call`: its number."""

    call: int
    by: str
    name: str


class CallClosed(Struct, frozen=True, gc=False, tag="call_closed"):
    """It is over: answered, or (by the player himself) not wanted any more."""

    call: int
    by: str
    name: str
    answer: str


CALLS: Final[Codec[CallMade | CallTaken | CallClosed]] = Codec(CallMade | CallTaken | CallClosed)


class Call(Struct, frozen=True, kw_only=True):
    """One call, as it is now; times in milliseconds since 1970."""

    number: int
    at: int
    table: str
    table_name: str
    seat: int
    player: str
    name: str
    text: str = ""
    taken: str = ""
    """Name of who sees to it; empty: nobody yet."""
    closed: bool = False
    closed_by: str = ""
    answer: str = ""
    taker: str = ""
    closer: str = ""
    """Ids of who took and closed it."""


class Calls:
    """All calls of one room."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """None yet; see `load`."""
        self._store: Final = store
        self._clock: Final = clock
        self._open: dict[int, Call] = {}
        self._closed: deque[Call] = deque(maxlen=_CLOSED_KEPT)
        self._last: dict[str, float] = {}
        """When each player called last, by the room's clock."""
        self._listeners: list[Callable[[Call], None]] = []

    @property
    def open(self) -> tuple[Call, ...]:
        """Those nobody has closed, the oldest first."""
        return tuple(self._open.values())

    def for_viewer(self, person: Person) -> tuple[Call, ...]:
        """
        What a person is shown: his own call that was closed last; those of his that are open, or all of them,
        if he sees to calls.
        """
        closed = [call for call in self._closed if call.player == person.id][-1:]
        everything = may(person, "answer_calls") is None
        return (*closed, *[call for call in self.open if everything or call.player == person.id])

    def listen(self, listener: Callable[[Call], None]) -> None:
        """Have `listener` told of each call that has changed, once it is in the log."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[Call], None]) -> None:
        """Tell `listener` no more."""
        self._listeners.remove(listener)

    async def load(self) -> None:
        """
        Read what was called for.

        Raises:
            StoreError: it cannot be read.
        """
        for stored in await self._store.read(CALLS_STREAM):
            self._fold(stored.version, stored.at, CALLS.decode(stored))

    async def make(self, person: Person, where: Place, table_name: str, seat: int, text: str) -> Call:
        """
        Call for the floor.

        Raises:
            RuleViolation: he may not, does not sit there, has called already or just now, or writes too much.
            StoreError: it could not be written.
        """
        _allow(person, "call_floor", where)
        if not seat:
            raise refuse(HOUSE, "call.not_seated")
        if any(call.player == person.id for call in self._open.values()):
            raise refuse(HOUSE, "call.open_already")
        since = self._clock.now() - self._last.get(person.id, -_EVERY)
        if since < _EVERY:
            raise refuse(HOUSE, "wait.call", seconds=int(_EVERY - since) + 1)
        text = _line(text)
        self._last[person.id] = self._clock.now()
        return await self._write(CallMade(where.table, table_name, seat, person.id, person.name, text))

    async def take(self, by: Person, number: int) -> Call:
        """
        See to a call: from now on it is `by` who does.

        Raises:
            RuleViolation: he may not, or the call is not open.
            StoreError: it could not be written.
        """
        _allow(by, "answer_calls")
        call = self._find(number)
        return call if call.taken == by.name else await self._write(CallTaken(number, by.id, by.name))

    async def close(self, by: Person, number: int, answer: str) -> Call:
        """
        Answer a call and close it; who called may take it back himself.

        Raises:
            RuleViolation: he may not, the call is not open, or the answer is too long.
            StoreError: it could not be written.
        """
        call = self._open.get(number)
        if call is None or call.player != by.id:
            _allow(by, "answer_calls")
        self._find(number)
        return await self._write(CallClosed(number, by.id, by.name, _line(answer)))

    def forget(self, player: str, called: str) -> None:
        """
        Somebody has left for good, and is called otherwise; what he called for is gone, as it is in the log.
        Who listens is told of what is open.
        """
        for number, call in tuple(self._open.items()):
            self._open[number] = _forgotten(call, player, called)
            if self._open[number] != call:
                self._tell(self._open[number])
        closed = [_forgotten(call, player, called) for call in self._closed]
        self._closed = deque(closed, maxlen=_CLOSED_KEPT)

    def _tell(self, call: Call) -> None:
        for listener in tuple(self._listeners):
            listener(call)

    def _find(self, number: int) -> Call:
        call = self._open.get(number)
        if call is None:
            raise refuse(HOUSE, "gone.call")
        return call

    async def _write(self, event: CallMade | CallTaken | CallClosed) -> Call:
        receipt = await self._store.append(Append(CALLS_STREAM, None, (CALLS.encode(event),)))
        call = self._fold(receipt.versions[0], receipt.at, event)
        self._tell(call)
        return call

    def _fold(self, version: int, at: int, event: CallMade | CallTaken | CallClosed) -> Call:
        if isinstance(event, CallMade):
            call = Call(
                number=version,
                at=at,
                table=event.table,
                table_name=event.table_name,
                seat=event.seat,
                player=event.player,
                name=event.name,
                text=event.text,
            )
            self._open[version] = call
            return call
        known = self._open.get(event.call)
        if known is None:  # two closed it in the same moment
            return next(call for call in reversed(self._closed) if call.number == event.call)
        if isinstance(event, CallTaken):
            call = self._open[event.call] = replace(known, taken=event.name, taker=event.by)
            return call
        call = replace(known, closed=True, closed_by=event.name, answer=event.answer, closer=event.by)
        del self._open[event.call]
        self._closed.append(call)
        return call


def _forgotten(call: Call, player: str, called: str) -> Call:
    """The call without the name of somebody, and without what he wrote as its caller."""
    if call.player == player:
        call = replace(call, name=called, text="–")
    if call.taker == player:
        call = replace(call, taken=called)
    return replace(call, closed_by=called) if call.closer == player else call


def _line(text: str) -> str:
    """A word to or from the floor as it may be shown; none is none."""
    if not shortened(text, 1):
        return ""
    line = chat_of(text)
    if len(line) > LONGEST_CALL:
        raise refuse(HOUSE, "chat.too_long", most=LONGEST_CALL, given=len(line))
    return line


def _allow(person: Person, what: What, where: Place = CLUB) -> None:
    no = may(person, what, where)
    if no is not None:
        raise RuleViolation(no)
