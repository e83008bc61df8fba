"""
A worked example as it is written: who sits where with what, what is played, which cards come.

    Example("short-all-in", "B8", "PL 5/10", "ab 500, c 83", "limps, flop, a bet 50, ...")

Players are letters, clockwise from the left of the button: a is the first to be dealt to, the last letter has
the button. They sit in seats 1, 2, 3 and so on.

Clauses     section 13 of the rulebook.
Knows       how examples are written, and the table they begin at. Not how they are played.
Tested in   tests/rulebook/test_examples.py
"""

import re
from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct, field
from msgspec.structs import replace

from pakli.cards import Pack, cards_text, names_of, shuffled
from pakli.rules import FixedLimit, Limit, NoLimit, PotLimit, SpreadLimit, Stakes
from pakli.rules.house_rules import Kind
from pakli.table import (
    MoveIn,
    SetButton,
    SetSwitches,
    Sign,
    Sit,
    Switches,
    Table,
    TableGame,
    game_of,
    sign_of,
)

__all__ = ["Example", "listed", "opened", "pack_of", "player_of", "seats_of"]

_SIGN: Final = re.compile(r"(NL|PL|FL|SL) (\d+)[/-](\d+)(?: ante (\d+))?(?: bring-in (\d+))?")
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_OUT_OF_REACH: Final = 10**6


class Example(Struct, frozen=True, kw_only=True):
    """
    One example. `id`: its title is the message `example-…` of that id; `clauses`: those it shows.

    `sign`: limit and stakes, ``"NL 50/100"`` and ``"PL 5/10"`` by the blinds, ``"FL 10/20"`` by the two bets,
    ``"SL 2-6"`` by big blind and most; then perhaps ``"ante 5"`` and ``"bring-in 2"``. `stacks`:
    ``"ab 500, c 700"``. `holding`: the cards somebody is dealt, ``"a AsKd"``; `board`: the board's. Whatever
    is not named is any other card. `play`: see `pakli.rulebook.script`. `draw`: the cards of a draw for
    the button (P1); where there are none, the last has it. `agreed`: all agree to live straddles (S1).
    `buy_in`: the table's least and most.
    """

    id: str
    clauses: tuple[str, ...]
    sign: str
    stacks: str
    play: str = ""
    number: int = 0
    """In section 13 of the rulebook; 0: an example of the clause's own."""
    game: str = "holdem"
    preset: str = "standard"
    kind: Kind = "cash"
    rules: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    holding: str = ""
    board: str = ""
    draw: str = ""
    agreed: bool = False
    buy_in: tuple[int, int] = (1, _OUT_OF_REACH)
    event: str = ""
    """The tournament it is a table of, by its name in `TOURNAMENTS`; it says stacks and stakes."""


def listed(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Letters and what belongs to each: ``"ab 500, c 700"`` is a 500, b 500, c 700."""
    for part in listed(text):
        letters, what = part.split(maxsplit=1)
        for letter in letters:
            yield letter, what


def player_of(letter: str) -> str:
    """The id of a player."""
    return f"player-{letter}"


def seats_of(example: Example) -> dict[str, int]:
    """Seat numbers by letter."""
    return {letter: number for number, (letter, _) in enumerate(_pairs(example.stacks), 1)}


def opened(example: Example) -> Table:
    """The table before the hand: everybody sits, the button is to come to the last."""
    table, seats = Table.open(_sign(example)), seats_of(example)
    sit = Sit if example.kind == "cash" else MoveIn
    for letter, stack in _pairs(example.stacks):
        table, _ = table.play(sit(seats[letter], player_of(letter), int(stack)))
        if example.kind == "cash":
            table, _ = table.play(SetSwitches(seats[letter], Switches(straddle=example.agreed, cut=False)))
    if example.draw:
        return table
    return table.play(SetButton(len(seats), "where the example has it"))[0]


def pack_of(example: Example, game: TableGame) -> tuple[dict[str, list[str]], list[str], list[str]]:
    """
    The cards: what is held by letter, what the board is, and all others in an order that is always the same.
    """
    held = {letter: names_of(cards) for letter, cards in _pairs(example.holding)}
    board = names_of(example.board.replace(" ", ""))
    named = {*board, *(card for cards in held.values() for card in cards)}
    order = names_of(cards_text(shuffled(Pack(game.plays.pack), Random(example.id))))
    return held, board, [card for card in order if card not in named]


def _sign(example: Example) -> Sign:
    limit, stakes = _limit_and_stakes(example.sign)
    game = game_of(example.game, stakes, kind=example.kind, limit=limit, preset=example.preset)
    if example.rules:
        game = replace(game, rules=replace(game.rules, **example.rules))
    seats = max(2, len(seats_of(example)))
    buy_in = example.buy_in
    return sign_of(game, kind=example.kind, seats=seats, buy_in=buy_in, cut=False, practice=True)


def _limit_and_stakes(sign: str) -> tuple[Limit, Stakes]:
    """Read a table's sign. In fixed and spread limit the small blind is half the big one, rounded up."""
    found = _SIGN.fullmatch(sign)
    assert found, f"no sign: {sign}"
    limit, low, high = found[1], int(found[2]), int(found[3])
    ante, bring_in = int(found[4] or 0), int(found[5] or 0)
    if limit in ("FL", "SL"):
        stakes = Stakes(low, (low + 1) // 2, ante, bring_in=bring_in)
        return (FixedLimit(low, high) if limit == "FL" else SpreadLimit(high)), stakes
    return (NoLimit() if limit == "NL" else PotLimit()), Stakes(high, low, ante)
