"""
People, as the rest of Pakli sees them: no passwords, no tokens, nothing that must not be shown.

Times are milliseconds since 1970, UTC.

Knows       the records. Tested in tests/club/
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from pakli.texts import DEFAULT_LANGUAGE

__all__ = ["MACHINE", "ROLES", "Kind", "Person", "Role", "Session", "Settings", "SignedIn"]

Kind = Literal["guest", "member", "bot", "members_bot"]
"""
A guest has no password: when his session is gone, so is the way back. A bot belongs to the house; a member's
bot comes in with a token that its owner has made.
"""

Role = Literal["player", "floor", "host"]
ROLES: tuple[Role, ...] = ("player", "floor", "host")
"""Each may what those before it may, and more."""


LONGEST_PHRASE: Final = 60


class Settings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a person likes the table. The language is apart: the server needs it too."""

    pack: Literal["four_colour", "two_colour"] = "four_colour"
    card_size: Literal["small", "middle", "large"] = "middle"
    felt: Literal["green", "blue", "red", "grey"] = "green"
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "full", "reduced"] = "system"
    sound: bool = False
    vibrate: bool = True
    """Where the device can, when it is one's turn."""
    notify: bool = False
    """By the device, when it is one's turn and the page is not looked at."""
    speech: Literal["full", "brief"] = "full"
    """What is said to who cannot see: all that happens, or what concerns him."""
    amounts: Literal["chips", "big_blinds"] = "chips"
    presets: Annotated[tuple[Annotated[int, Meta(ge=1, le=1000)], ...], Meta(max_length=6)] = ()
    """Bets with a button, in per cent of the pot; none: the usual ones."""
    phrases: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=LONGEST_PHRASE)], ...], Meta(max_length=8)
    ] = ()
    """Lines for the chat with a button; none: the usual ones."""
    ask_before_all_in: bool = True
    ask_before_free_fold: bool = True
    losing_hands: Literal["ask", "throw_away", "show"] = "throw_away"
    hints: bool = True
    """At practice tables: what one may do and why."""
    bring_forward: bool = True
    """With several tables open, one that waits for him comes to the front."""
    favourites: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=50)] = ()
    """Ids of tables that stand first in his lobby."""


class Person(Struct, frozen=True, kw_only=True):
    """One person, or one bot, as known at the moment of reading."""

    id: str
    """Means nothing and never changes: events, tables and accounts name people by it."""
    name: str
    kind: Kind
    role: Role = "player"
    language: str = DEFAULT_LANGUAGE
    settings: Settings = Settings()
    joined: int = 0
    muted_minutes: int = 0
    """How long he may not chat yet, rounded up; 0: he may."""
    barred: bool = False
    """The host has shown him the door: he may nothing."""
    tables: frozenset[str] = frozenset()
    """Private tables he was invited to; a member's bot: its owner."""
    owner: str = ""
    """Of a member's bot, the id of the member."""
    owner_name: str = ""
    plays: bool = True
    """Whether he may take part; a member's bot may be there to look on alone."""

    @property
    def is_bot(self) -> bool:
        """Whether the house plays him."""
        return self.kind == "bot"

    @property
    def is_members_bot(self) -> bool:
        """Whether a member's program plays him."""
        return self.kind == "members_bot"

    @property
    def is_program(self) -> bool:
        """Whether a program plays him, the house's or a member's: shown wherever his name is."""
        return self.is_bot or self.is_members_bot


MACHINE = Person(id="machine", name="Pakli", kind="member", role="host")
"""Who acts from the machine's own command line: whoever can do that can do anything."""


class Session(Struct, frozen=True, kw_only=True):
    """One sign-in on one device. The token that proves it is only with the device."""

    id: str
    person: str
    device: str
    """What the person calls the device, or its browser says it is; may be empty."""
    began: int
    seen: int
    """To within a few minutes."""
    ends: int


class SignedIn(Struct, frozen=True):
    """Who comes in, and by which session."""

    person: Person
    session: Session
