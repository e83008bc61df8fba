"""
A table before the hand, written as on its sign.

    Table("PL 5/10 ante 2", "ab 500, c 700", preset="omaha", rules={"ante": "each"})

Players are letters, clockwise from the left of the button: a is the first to be dealt to, the last letter has
the button, whose seat is number 3. Seat numbers have gaps, and the seat before the button's is number 0.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, get_args

from msgspec.structs import replace

from pakli.rules import (
    PRESETS,
    FixedLimit,
    Limit,
    NoLimit,
    Post,
    PotLimit,
    Setup,
    SpreadLimit,
    Stakes,
    set_up,
)
from pakli.rules.events import PostKind
from pakli.rules.house_rules import Kind

__all__ = ["Table", "listed", "pairs"]

SIGN: Final = re.compile(r"(NL|PL|FL|SL) (\d+)[/-](\d+)(?: ante (\d+))?(?: chip (\d+))?")
POST_KINDS: Final[dict[str, PostKind]] = {kind: kind for kind in get_args(PostKind)}
BUTTON: Final = 3
EMPTY: Final = 4


@dataclass(frozen=True, slots=True)
class Table:
    """
    A table before the hand.

    `sign`: limit and stakes, ``"NL 50/100"`` and ``"PL 5/10"`` by the blinds, ``"FL 10/20"`` by the two bets,
    ``"SL 2-6"`` by big blind and most; then perhaps ``"ante 5"`` and ``"chip 5"``.
    `stacks`: ``"ab 500, c 700"``. `posts` in place of the usual ones: ``"b big_blind 100, c live 100"``.
    `holding`: hole cards, ``"a AsKd, b ????"``; `board`: the board's, several with " / " between.
    Whatever is not named is any other card.
    """

    sign: str
    stacks: str
    game: str = "holdem"
    preset: str = "standard"
    kind: Kind = "cash"
    rules: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    posts: str | None = None
    holding: str = ""
    board: str = ""
    last_two: bool = False
    dead_button: bool = False
    """The button stands at seat 4, which is empty; the last letter sits right of it."""

    def setup(self) -> Setup:
        """What the hand starts from."""
        limit, stakes = limit_and_stakes(self.sign)
        stacks = dict(pairs(self.stacks))
        seats = seat_numbers("".join(stacks))
        return set_up(
            {seats[name]: int(stack) for name, stack in stacks.items()},
            button=EMPTY if self.dead_button else BUTTON,
            stakes=stakes,
            variant=self.game,
            limit=limit,
            rules=replace(PRESETS[self.preset].at(self.kind, limit.name), **self.rules),
            posts=None if self.posts is None else tuple(post(text, seats) for text in listed(self.posts)),
            last_two=self.last_two,
        )


def seat_numbers(names: str) -> dict[str, int]:
    """Seats by letter: the last sits in seat 3, the one before in seat 0, the others in 5, 7, 8, 10 ..."""
    others = [number for number in range(5, 99) if number % 3]
    seats = [*others[: max(0, len(names) - 2)], *(0, BUTTON)[-len(names) :]]
    return dict(zip(names, seats, strict=True))


def limit_and_stakes(sign: str) -> tuple[Limit, Stakes]:
    """Read a table's sign. In fixed and spread limit the small blind is half the big one, rounded up."""
    found = SIGN.fullmatch(sign)
    assert found, sign
    limit, low, high = found[1], int(found[2]), int(found[3])
    ante, chip = int(found[4] or 0), int(found[5] or 1)
    if limit == "FL":
        return FixedLimit(low, high), Stakes(low, (low + 1) // 2, ante, chip)
    if limit == "SL":
        return SpreadLimit(high), Stakes(low, (low + 1) // 2, ante, chip)
    return (NoLimit() if limit == "NL" else PotLimit()), Stakes(high, low, ante, chip)


def listed(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def pairs(text: str) -> Iterator[tuple[str, str]]:
    """Letters and what belongs to each: ``"ab 500, c 700"`` is a 500, b 500, c 700."""
    for part in listed(text):
        names, what = part.split(maxsplit=1)
        for name in names:
            yield name, what


def post(text: str, seats: Mapping[str, int]) -> Post:
    """A forced bet: ``"b big_blind 100"``."""
    name, kind, amount = text.split()
    return Post(seats[name], POST_KINDS[kind], int(amount))
