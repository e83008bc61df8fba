"""
What is played at a table, for how much, by which rules: its sign, in plain JSON.

Shapes only; see `pakli.wire.view`.

Clauses     T1 (the sign), A6 (rake), P4 (the cut), B10 (bomb pots).
Tested in   tests/wire/test_sign.py
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pakli.rules.house_rules import Kind, LimitName
from pakli.table.sign import Rotation
from pakli.table.telling import Facts

__all__ = ["GameSign", "Money", "RakeView", "RuleSet", "RuleValue", "SignView", "StakesPart", "Times"]

RuleValue = bool | int | str


class StakesPart(Struct, frozen=True):
    """A part of a sign's stakes: a message of the catalogue with its facts."""

    say: str
    facts: Facts


class RuleSet(Struct, frozen=True):
    """A house rule that is not as in its preset."""

    rule: str
    clause: str
    value: RuleValue


class RakeView(Struct, frozen=True):
    """What the house takes (A6)."""

    per_mille: int
    cap: int
    no_flop_no_drop: bool


class GameSign(Struct, frozen=True, kw_only=True):
    """One game of a sign."""

    variant: str
    limit: LimitName
    stakes: tuple[StakesPart, ...]
    preset: str
    rules: tuple[RuleSet, ...]
    """House rules that differ from the preset's own values."""
    rake: RakeView | UnsetType = UNSET
    """Left out: nothing is taken."""


class Money(Struct, frozen=True):
    """What a chip is worth: `value` times ten to the power of -`digits` of the currency."""

    code: str
    """Such as USD; empty for practice chips."""
    value: int
    digits: int


class Times(Struct, frozen=True):
    """Time to act (0: as long as one likes), time bank, grace on a lost connection."""

    to_act: int
    bank: int
    grace: int


class SignView(Struct, frozen=True, kw_only=True):
    """What is played at a table, for how much, by which rules."""

    name: str
    kind: Kind
    practice: bool
    games: tuple[GameSign, ...]
    seats: int
    least: int
    most: int
    chip: int
    money: Money
    rotation: Rotation
    every: int
    cut: bool
    """Whether the pack is offered for cutting (P4)."""
    bomb_pot: int | UnsetType = UNSET
    """What each pays for a bomb pot (B10); left out: there are none."""
    times: Times
    live: Literal["chips", "console", "record"] | UnsetType = UNSET
    """How real cards are played with; left out: the system deals."""
