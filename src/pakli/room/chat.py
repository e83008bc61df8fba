"""
A table's chat: a stream of its own, a line to each version.

Clauses     I5 (spectators may be asked to be silent).
Knows       lines. What may be written is `pakli.club.lines`, who may write its rights.
Tested in   tests/room/test_chat.py
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pakli.club.lines import chat_of
from pakli.club.person import Person
from pakli.club.refusals import HOUSE
from pakli.club.rights import Place, may
from pakli.room.audience import ChatLine
from pakli.room.house import House
from pakli.room.records import Manners
from pakli.rules import RuleViolation
from pakli.rules.refusal import refuse
from pakli.store import Append, Codec

__all__ = ["Chat", "ChatSaid"]

_REMEMBERED: Final = 50


class ChatSaid(Struct, frozen=True, gc=False, tag="chat_said"):
    """Somebody wrote a line. His name is as it was then."""

    player: str
    name: str
    text: str


_CHAT: Final[Codec[ChatSaid]] = Codec(ChatSaid)


class Chat:
    """The chat of one table."""

    def __init__(self, house: House, table_id: str) -> None:
        self._house: Final = house
        self._stream: Final = f"chat:{table_id}"
        self.lines: list[ChatLine] = []
        """The last lines."""

    async def load(self) -> None:
        """
        Read the last lines.

        Raises:
            StoreError: they cannot be read.
        """
        version = (await self._house.store.streams(self._stream)).get(self._stream, 0)
        if version:
            stored = await self._house.store.read(self._stream, after=max(0, version - _REMEMBERED))
            for one in stored:
                said = _CHAT.decode(one)
                self.lines.append(ChatLine(one.version, one.at, said.player, said.name, said.text))

    async def say(
        self, person: Person, manners: Manners, where: Place, text: str, command: str
    ) -> tuple[ChatLine, bool]:
        """
        Write a line, in the name of `person` as he is now.

        Returns:
            it, and whether it is new: a command that comes twice writes one line.

        Raises:
            RuleViolation: he may not write here, or not this.
            StoreError: it could not be written.
        """
        no = may(person, "chat", where)
        if no is not None:
            raise RuleViolation(no)
        if manners.chat == "off" or (manners.chat == "seated" and not where.seated):
            raise refuse(HOUSE, "room.silent" if manners.chat == "off" else "room.spectators_silent")
        said = ChatSaid(person.id, person.name, chat_of(text))
        append = Append(self._stream, None, (_CHAT.encode(said),))
        receipt = await self._house.store.append(append, command=command)
        line = ChatLine(receipt.versions[0], receipt.at, said.player, said.name, said.text)
        new = not self.lines or line.number > self.lines[-1].number
        if new:
            self.lines.append(line)
            del self.lines[:-_REMEMBERED]
        return line, new

    def forget(self, player: str, called: str) -> None:
        """What he wrote is shown to nobody who comes later: he has left for good, and is called otherwise."""
        self.lines = [
            replace(line, name=called, text="–") if line.player == player else line for line in self.lines
        ]
