"""
A table as a bot knows it: kept up by patches, with its questions one after another.

Knows       views, options, patches. Not who may what: options say it. Tested in tests/client/test_client.py
"""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from msgspec import UNSET, Struct, convert, to_builtins
from msgspec.structs import replace

from pakli.client.errors import Refused, TableGone
from pakli.client.shuffling import FairNews, FairSeat
from pakli.room.actions import PersonAction
from pakli.wire import messages as m
from pakli.wire.options import ChooseAmount, ChooseSeat, Option, Refusal, Word
from pakli.wire.patch import merged
from pakli.wire.view import Question, TableView

__all__ = ["Table", "Turn"]

T = TypeVar("T")

_BALANCE_WITHIN: Final = 5.0
"""Seconds in which the server finds out what one can buy with."""
_TOO_LATE: Final = "room.stale"
"""What an answer is told that was meant for an earlier question."""


class Asks(Protocol):
    """What a table needs of its client."""

    @property
    def player(self) -> str:
        """The bot's id."""

    async def do(self, table: str, version: int, action: PersonAction) -> int:
        """Do something there."""
        ...

    async def until(self, what: Callable[[], T | None], within: float | None = None) -> T:
        """Wait for it."""
        ...


class Turn(Struct, frozen=True, eq=False):
    """A question to the bot. `view`: the table as it was then, as far as the bot may see it."""

    table: "Table"
    question: Question
    view: TableView
    version: int

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be done now, in the order of the page's buttons."""
        return tuple([option for option in self.question.options if option.refusal is UNSET])

    @property
    def to_call(self) -> int:
        """Chips that a call costs; 0: nothing is owed."""
        owed = self.question.to_call
        return owed if isinstance(owed, int) else 0

    def option(self, *words: Word) -> Option | None:
        """The first of these that may be done; None: none of them."""
        offered = {option.word: option for option in reversed(self.options)}
        return next((offered[word] for word in words if word in offered), None)

    async def take(self, *words: Word, **chosen: Any) -> bool:
        """
        Do the first of these that may be done, or else the first thing that may be.

        Args:
            words: such as `check`, `call`, `raise`.
            chosen: fields of the first, such as `total` of a raise, and of the others where they have such;
                default: the least that goes.

        Returns:
            whether it was done; False: the time was up, and the question is over.

        Raises:
            Refused: what was chosen does not go.
        """
        option = self.option(*words) or self.options[0]
        if option.word not in words[:1]:  # a check has no `total`: it was chosen for the raise
            chosen = {name: one for name, one in chosen.items() if hasattr(option.action, name)}
        return await self.answer(option, **chosen)

    async def answer(self, option: Option, **chosen: Any) -> bool:
        """As `take`, of an option as it is."""
        try:
            await self.table.do(filled(option, **chosen), version=self.version)
        except Refused as no:
            if no.code == _TOO_LATE or self.table.question_number != self.question.number:
                return False
            raise
        return True


class Table:
    """One table."""

    def __init__(self, client: Asks, table: str, *, shuffles: bool = False) -> None:
        """Not known yet."""
        self.fair: Final = FairSeat(table) if shuffles else None
        """Its part in the shuffle, and what it has found of the deals; None: it takes none."""
        self._client: Final = client
        self.id: Final = table
        self.version = 0
        self.question: Question | None = None
        self.gone = False
        """Whether it is closed, or not to be looked on at any more."""
        self._last = 0
        """The last question that was given."""
        self._plain: dict[str, Any] = {}
        self._view: TableView | None = None

    @property
    def is_known(self) -> bool:
        """Whether it was told."""
        return bool(self._plain)

    @property
    def view(self) -> TableView:
        """The table as it is, as far as the bot may see it."""
        if self._view is None:
            self._view = convert(self._plain, TableView)
        return self._view

    @property
    def seat(self) -> int:
        """The bot's seat; 0: none."""
        seat = self.view.me.seat
        return seat if isinstance(seat, int) else 0

    @property
    def question_number(self) -> int:
        """Of the question that is open; 0: none."""
        return 0 if self.question is None else self.question.number

    async def turns(self, *, stays: bool = True) -> AsyncIterator[Turn]:
        """
        Each question to the bot, once, until it leaves or the table is closed.

        Args:
            stays: without chips it buys again, and sits in again when it was sat out.
        """
        while True:
            await self._client.until(
                lambda: self.gone or not self.seat or self._new or (stays and self._wanting())
            )
            if self.gone or not self.seat:
                return
            if self.question is not None and self._new:
                self._last = self.question.number
                yield Turn(self, self.question, self.view, self.version)
            elif (wanting := self._wanting()) is not None:
                await self._help(wanting)

    async def sit(self, chips: int = 0) -> None:
        """
        Take the first free seat; nothing happens if one has one.

        Raises:
            Refused, TableGone: it is not possible.
        """
        if self.seat:
            return
        option = await self._settled("sit")
        await self.do(filled(option, **({"chips": chips} if chips else {})))
        await self._client.until(lambda: self.seat or self.gone)

    async def leave(self) -> None:
        """Leave with one's chips: now, or when the hand is over."""
        option = self.view.can.get("leave")
        if option is not None:
            await self.do(option.action)

    async def do(self, action: PersonAction, *, version: int | None = None) -> int:
        """
        Do something else: an option of `view.can`, or anything at all; the version at which it was done.

        Raises:
            Refused: it was not done.
        """
        return await self._client.do(self.id, self.version if version is None else version, action)

    # What the server tells.

    def take(self, message: m.ViewMessage | m.BatchMessage | m.GoneMessage) -> bool:
        """Take something in; False: something before it is missing."""
        match message:
            case m.GoneMessage():
                self.gone = True
                return True
            case m.ViewMessage():
                self._plain = to_builtins(message.view)
            case m.BatchMessage():
                if not self.is_known or message.v != self.version + len(message.events):
                    return False
                self._plain = merged(self._plain, message.set)
        self._view = None
        self.version = message.v
        self.question = message.question if isinstance(message.question, Question) else None
        return True

    def connected(self) -> None:
        """The line is there anew."""
        if self.fair is not None:
            self.fair.connected()

    def follow(self, message: m.ViewMessage | m.BatchMessage) -> list[m.ClientMessage]:
        """What the server is to be told for the shuffle, once a message was taken in."""
        return [] if self.fair is None else self.fair.follow(message, self.seat)

    def hear(self, message: FairNews) -> list[m.ClientMessage]:
        """What the server is to be told when something came for the check of a deal."""
        return [] if self.fair is None else self.fair.hear(message)

    def watched_again(self) -> m.WatchMessage:
        """What asks for all that was missed."""
        return m.WatchMessage(self.id, self.version if self.is_known else UNSET)

    # Staying.

    @property
    def _new(self) -> bool:
        """Whether there is a question that was not given yet."""
        return self.question is not None and self.question.number > self._last

    def _wanting(self) -> Option | None:
        """What it takes to be dealt in again; None: nothing, or nothing that can be done now."""
        mine = self.view.seats.get(str(self.seat)) if self.seat else None
        for mark, word in (("broke", "buy"), ("out", "sit_in")):
            option = self.view.can.get(word)  # type: ignore[call-overload]
            if mine is not None and mark in mine.marks and option is not None and option.refusal is UNSET:
                return option  # type: ignore[no-any-return]
        return None

    async def _help(self, option: Option) -> None:
        try:
            await self.do(filled(option))
        except Refused:  # things have changed meanwhile: then another look tells
            version = self.version
            await self._client.until(lambda: self.version != version or self.gone)

    async def _settled(self, word: Word) -> Option:
        """What may be done, once the server has found out what one can buy with."""

        def offered() -> Option | None:
            option = self.view.can.get(word)
            return option if option is not None and option.refusal is UNSET else None

        def settled() -> bool:
            return self.gone or offered() is not None or self._never(word)

        with suppress(TimeoutError):
            await self._client.until(settled, _BALANCE_WITHIN)
        if self.gone:
            raise TableGone("the table is closed")
        option = offered()
        if option is None:
            raise self._why_not(word)
        return option

    def _never(self, word: Word) -> bool:
        """Whether it is of no use to wait: one may not."""
        option = self.view.can.get(word)
        no = None if option is None else option.refusal
        return isinstance(no, Refusal) and no.code.startswith("may.")

    def _why_not(self, word: Word) -> Refused:
        option = self.view.can.get(word)
        no = None if option is None else option.refusal
        if isinstance(no, Refusal):
            return Refused.beforehand(no)
        return Refused("", "gone.seat", {}, "That is not offered here.")


def filled(option: Option, **chosen: Any) -> PersonAction:
    """The option's action, with what was chosen, and else with the least that goes."""
    fields = dict(chosen)
    for choice in option.choose if isinstance(option.choose, tuple) else ():
        if choice.field in fields:
            continue
        now = getattr(option.action, choice.field)
        if isinstance(choice, ChooseAmount) and not choice.least <= now <= choice.most:
            fields[choice.field] = choice.least
        elif isinstance(choice, ChooseSeat) and now not in choice.seats:
            fields[choice.field] = choice.seats[0]
    return replace(option.action, **fields)
