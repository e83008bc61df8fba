"""
A structure from what people know: how many they are, with how many chips, how long it should take.

Blinds begin at about a hundredth of a stack and rise by about 45 % a level (more slowly where there is time,
faster and from less deep stacks where there is none), so that the event ends about when it should by the
model of `expected.py`. Antes begin after a quarter of the levels, breaks come every 60 to 75 minutes,
entering late is possible in the first quarter.

Units       minutes, chips, the smallest unit of the event’s money.
Clauses     M1 (prizes), M2 (levels), M6 (rebuys until the main break).
Tested in   tests/tournament/test_planner.py
"""

from math import ceil, log
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pakli.rules import VARIANTS, Stakes
from pakli.rules.refusal import refuse
from pakli.table import Money
from pakli.tournament.blinds import ante_of, first_blind, round_blinds
from pakli.tournament.check import MOST_CHIPS, MOST_ENTRIES, check_structure
from pakli.tournament.expected import LAST_BLINDS, Expected, expected, money_expected
from pakli.tournament.payouts import prizes
from pakli.tournament.schedule import most_seats
from pakli.tournament.structure import AddOn, Break, Level, Price, Rebuy, Schedule, Structure
from pakli.tournament.verifier import Remark, verify

__all__ = ["LEAST_MINUTES", "MOST_MINUTES", "Plan", "Wish", "plan"]

LEAST_MINUTES: Final = 10
MOST_MINUTES: Final = 7 * 24 * 60
_LENGTHS: Final = (3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120, 180, 240)
_DEPTHS: Final = (100, 75, 50, 40, 30, 20)
"""Big blinds in a stack at the start; the first with which there is time for levels of five minutes."""
_CHIPS: Final = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)
_FACTOR: Final = 1.45
_SPARE: Final = 4
"""Levels after the expected end: somebody always sits tight."""


class Wish(Struct, frozen=True):
    """
    What is known of an event.

    Args:
        players: expected.
        stack: chips one starts with.
        minutes: how long it should take, breaks included.
        variants, limit, preset: what is played.
        entry: what one pays; nothing: for practice.
        money: what its smallest unit is.
        chips: the chips there are, such as ``(25, 100, 500)``; empty: the usual ones. The smallest counts.
        ante_by: who pays the ante, from the second quarter on.
        form: as it is with chips gone: out, or rebuys and an add-on as the tournament’s rules have them (N).
        name: as people call it.
    """

    players: int
    stack: int
    minutes: int
    variants: tuple[str, ...] = ("holdem",)
    limit: str = ""
    preset: str = "standard"
    entry: Price = Price(0)
    money: Money = Money()
    chips: tuple[int, ...] = ()
    ante_by: Literal["none", "each", "big_blind", "button"] = "big_blind"
    form: Literal["freezeout", "rebuy"] = "freezeout"
    name: str = "Pakli"


class Plan(Struct, frozen=True):
    """A structure, when it is expected to be over, what is paid to whom, and what is odd about it."""

    structure: Structure
    players: int
    expected: Expected
    pool: int
    prizes: tuple[int, ...]
    remarks: tuple[Remark, ...]


def plan(wish: Wish) -> Plan:
    """
    A structure for what is wished.

    Raises:
        RuleViolation: numbers that are out of reach, a stack too small for the chips there are, a game that
            cannot be played like this.
    """
    _check_wish(wish)
    structure = _structure(wish)
    check_structure(structure)
    pool = money_expected(structure, wish.players).pool
    return Plan(
        structure,
        wish.players,
        expected(structure, wish.players),
        pool,
        prizes(structure, wish.players, pool),
        verify(structure, wish.players),
    )


def _check_wish(wish: Wish) -> None:
    bounds = (
        ("M4", "players", wish.players, 2, MOST_ENTRIES),
        ("M1", "stack", wish.stack, 2 * _DEPTHS[-1] * _chip_of(wish), MOST_CHIPS),
        ("M2", "minutes", wish.minutes, LEAST_MINUTES, MOST_MINUTES),
        ("M1", "chip", min(wish.chips, default=1), 1, MOST_CHIPS),
    )
    for clause, name, given, least, most in bounds:
        if not least <= given <= most:
            raise refuse(clause, "structure.bad_number", name=name, given=given, least=least, most=most)
    for variant in wish.variants:
        if variant not in VARIANTS:
            raise refuse("G1", "setup.unknown_game", game=variant, known=", ".join(VARIANTS))


def _chip_of(wish: Wish) -> int:
    """The smallest chip: of those there are, or the biggest usual one that goes into a stack 400 times."""
    if wish.chips:
        return min(wish.chips)
    return max([chip for chip in _CHIPS if wish.stack % chip == 0 and 400 * chip <= wish.stack], default=1)


def _structure(wish: Wish) -> Structure:
    chip, rebuys = _chip_of(wish), wish.form == "rebuy"
    breaks = max(1, round(wish.minutes / 75) - 1) if rebuys else (wish.minutes - 1) // 75
    pause = 5 if wish.minutes < 180 else 10
    play = wish.minutes - breaks * pause
    chips = wish.players * wish.stack + (wish.players // 2 * 3 * wish.stack if rebuys else 0)
    length, blinds = _levels(wish.stack, chips, play, chip)
    levels = [
        Level(_stakes(wish, blind, place, len(blinds), chip), length) for place, blind in enumerate(blinds)
    ]
    seats = min(most_seats(wish.variants), 9)
    tables = -(-wish.players // seats)
    structure = Structure(
        wish.name,
        _with_breaks(levels, breaks, pause, rebuys=rebuys),
        wish.entry,
        wish.stack - wish.stack % chip,
        variants=wish.variants,
        limit=wish.limit,
        preset=wish.preset,
        ante_by=wish.ante_by,
        table_size=seats if tables > 1 else max(2, wish.players),
        late_levels=0 if wish.players < 10 else max(1, (len(blinds) - _SPARE) // 4),
        practice=not wish.entry.pays,
        money=wish.money,
    )
    if not rebuys:
        return structure
    add_on = AddOn("main_break", chips=2 * structure.stack)
    return replace(structure, rebuy=Rebuy(when="below_start", times=1), add_on=add_on)


def _levels(stack: int, chips: int, play: int, chip: int) -> tuple[int, tuple[int, ...]]:
    """How long each level is, and the big blinds, those after the expected end with them."""
    length, count, first = _LENGTHS[0], 2, 2 * chip
    for depth in _DEPTHS:
        first = first_blind(stack, depth, chip)
        wanted = log(max(2.0, chips / LAST_BLINDS / first)) / log(_FACTOR)
        length = max((one for one in _LENGTHS if one <= play / (1 + wanted)), default=_LENGTHS[0])
        count = max(2, round(play / length))
        if length >= 5:
            break
    factor = max(1.02, (chips / LAST_BLINDS / first) ** (1 / (count - 1)))
    return length, _ending(round_blinds(first, factor, count + _SPARE, chip), count, chips / LAST_BLINDS)


def _ending(blinds: tuple[int, ...], count: int, last: float) -> tuple[int, ...]:
    """The blinds so that the last of `count` is the first that is as big as the end asks for."""
    reached = next((place for place, blind in enumerate(blinds) if blind >= last), len(blinds))
    if reached >= count:  # rounded down: the last one rounded up instead
        return (*blinds[: count - 1], *blinds[min(reached, len(blinds) - 1) :])
    return blinds


def _stakes(wish: Wish, blind: int, place: int, levels: int, chip: int) -> Stakes:
    """The stakes of a level: with an ante from the second quarter of the event on, if there is one."""
    stakes = Stakes(blind, blind // 2, chip=chip)
    forced = {VARIANTS[variant].forced for variant in wish.variants}
    limits = {wish.limit or VARIANTS[variant].limit for variant in wish.variants}
    usual = forced == {"blinds"} and "fixed-limit" not in limits
    if not usual or place < ceil((levels - _SPARE) / 4):
        return stakes
    return replace(stakes, ante=ante_of(stakes, wish.ante_by))


def _with_breaks(levels: list[Level], breaks: int, pause: int, *, rebuys: bool) -> Schedule:
    """Breaks after equal parts of the levels before the expected end; the first is the main one of rebuys."""
    played = len(levels) - _SPARE
    after = {round(played * part / (breaks + 1)): part for part in range(1, breaks + 1)}
    spans: list[Level | Break] = []
    for number, level in enumerate(levels, start=1):
        spans.append(level)
        if number in after and number < played:
            spans.append(Break(pause, main=rebuys and after[number] == _main(breaks)))
    return tuple(spans)


def _main(breaks: int) -> int:
    """Which break is the main one: the one at a third of the event, or before it."""
    return max(1, (breaks + 1) // 3)
