"""
Bodies of the HTTP API that the page uses: JSON objects, tagged by nothing. The routes are the server's.

Tested in   tests/wire/test_typescript.py
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pakli.rules.house_rules import LimitName
from pakli.rules.refusal import Fact as RefusalFact
from pakli.table.telling.lines import Line
from pakli.wire.view import RuleValue, SignView, TableView

__all__ = [
    "Account",
    "Choices",
    "GameChoice",
    "KeptSo",
    "NewTable",
    "Opened",
    "PastLine",
    "PastStep",
    "PastView",
    "PastWinner",
    "Problem",
    "QuickSeat",
    "RuleChoice",
    "SetAsideTable",
    "ShownSign",
]

Chips = Annotated[int, Meta(ge=0, le=10**12)]
Small = Annotated[int, Meta(ge=0, le=10_000)]
Text = Annotated[str, Meta(max_length=100)]

BotLevel = Literal["mixed", "easy", "medium", "hard"]


class Account(Struct, frozen=True, kw_only=True):
    """Who is signed in: `/api/me`, and the answer of `/api/guest` and the other ways in."""

    player: str
    """Id by which tables and events name him."""
    name: str
    roles: tuple[str, ...]
    """`player`, `floor`, `host`, as far as they go; nothing for a guest."""
    guest: bool
    language: str


class GameChoice(Struct, frozen=True):
    """A game a new table can play."""

    game: str
    limits: tuple[LimitName, ...]
    limit: LimitName
    """The usual one."""
    seats: int
    """The most."""


class RuleChoice(Struct, frozen=True, omit_defaults=True):
    """A house rule a host may change."""

    rule: str
    clause: str
    values: tuple[RuleValue, ...]
    """What it may be; empty: any whole number from `least` to `most`."""
    least: int = 0
    most: int = 0


class Choices(Struct, frozen=True):
    """`/api/choices`: what a new table can be."""

    games: tuple[GameChoice, ...]
    presets: tuple[str, ...]
    rules: tuple[RuleChoice, ...]
    """In the order they are asked."""
    usual: dict[str, dict[str, dict[str, RuleValue]]]
    """By preset and limit: what each of `rules` is if nobody changes it."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`, answered by `Opened`; `POST /api/tables/sign`, answered by `ShownSign`."""

    name: Text
    game: Text
    limit: LimitName
    preset: Text
    low: Chips
    """The two numbers on the sign."""
    high: Chips
    seats: Small
    least: Small
    """Buy-in in big blinds."""
    most: Small
    practice: bool
    bots: Small
    rules: dict[Text, RuleValue]
    """House rules that differ from the preset's."""
    ante: Chips = 0
    """Chips; 0: the usual, where the house rule `ante` wants one."""
    bomb_pot: Chips = 0
    """What each pays for a bomb pot; 0: the usual, where the house rule allows them."""
    cut: bool = True
    """The pack is offered for cutting (P4)."""
    rotation: Literal["orbits", "hands", "dealers_choice"] = "orbits"
    every: Small = 1
    rake_per_mille: Small = 0
    rake_cap: Chips = 0
    currency: Annotated[str, Meta(pattern="^([A-Z]{3})?$")] = ""
    """Empty: practice chips."""
    digits: Annotated[int, Meta(ge=0, le=4)] = 0
    """Of the currency: 2 for cents."""
    chip_value: Annotated[int, Meta(ge=1, le=10**9)] = 1
    """What a chip is worth, in the currency's smallest unit."""
    private: bool = False
    approve: bool = False
    """The host lets every buy-in through, or not."""
    delay: Annotated[int, Meta(ge=0, le=900)] = 0
    """Seconds by which spectators see everything later."""
    chat: Literal["everyone", "seated", "off"] = "everyone"
    one_address: bool = False
    """Nobody sits down who comes from the same address as another player of the table."""
    bot_level: BotLevel = "mixed"
    """How well the house's bots there play."""
    members_bots: bool = False
    """Members' bots may sit down, for practice chips."""
    live: Literal["", "chips", "console", "record"] = ""
    """How real cards are played with; empty: the system deals."""


class KeptSo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PUT /api/tables/{table}/manners`: how a table is kept from now on."""

    name: Text
    private: bool
    approve: bool
    delay: Annotated[int, Meta(ge=0, le=900)]
    """In mid-hand it changes as soon as the hand is over."""
    chat: Literal["everyone", "seated", "off"]
    one_address: bool = False
    members_bots: bool = False


class SetAsideTable(Struct, frozen=True, kw_only=True):
    """`/api/tables/set-aside`: a table that this release cannot read, so that nobody plays there for now."""

    table: str
    name: str
    """As it was opened; empty: not known."""
    why: str
    """For who looks after the machine, in English."""


class PastWinner(Struct, frozen=True):
    """Who won, and how many chips."""

    seat: int
    name: str
    chips: int


class PastLine(Struct, frozen=True, kw_only=True):
    """A hand of `/api/tables/{table}/hands`, which lists the last ones, the newest first."""

    number: int
    at: int
    """When it was over, in milliseconds since 1970."""
    game: int
    """By place on the sign."""
    winners: tuple[PastWinner, ...]
    gain: int | UnsetType = UNSET
    """Chips the viewer has won or (negative) lost in it, if he was in it."""
    stack: int | UnsetType = UNSET
    """And his chips after it."""


class PastStep(Struct, frozen=True):
    """What happened next: lines for the log, and the patch to the view after it."""

    told: tuple[Line, ...]
    set: dict[str, Any]


class PastView(Struct, frozen=True, kw_only=True):
    """`/api/tables/{table}/hands/{number}`: a hand as the viewer may see it, from its beginning."""

    number: int
    told: tuple[Line, ...]
    first: TableView
    steps: tuple[PastStep, ...]


class Foretold(Struct, frozen=True):
    """`POST /api/tables/{table}/foretold`: what a ruling would come to, and by which clauses."""

    told: tuple[Line, ...]
    clauses: tuple[str, ...]


class QuickSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/quick-seat`: a table with a seat free, of this game if one is named."""

    practice: bool
    """Only with practice chips; else tables where people play come first."""
    game: Text = ""
    level: Literal["any", "easy", "medium", "hard"] = "any"
    """Of practice: a table at which all of the house's bots play at this level."""


class Opened(Struct, frozen=True):
    """A table that was opened, or found."""

    table: str


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an HTTP request was refused with."""

    code: str
    text: str
    clause: str = ""
    facts: tuple[RefusalFact, ...] = ()


class ShownSign(Struct, frozen=True, kw_only=True):
    """What the sign of a table would say, or why there can be none: one of the two."""

    sign: SignView | UnsetType = UNSET
    problem: Problem | UnsetType = UNSET
