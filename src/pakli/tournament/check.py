"""
What cannot be played is refused, before anybody registers.

What can be played but is odd (blinds that jump, too few places paid) is no matter of this: `verifier.py`.
Blinds of the same size are possible (B7): the small blind is then what the big blind is.

Clauses     M1 to M7, M9; B10; and what a table’s sign is refused for (G1, G8, B0, T1).
Knows       one structure.
Tested in   tests/tournament/test_check.py
"""

import re
from typing import Final

from pakli.rules.refusal import refuse
from pakli.tournament.check_live import check_live
from pakli.tournament.fees import add_on_chips, rebuy_chips
from pakli.tournament.schedule import MOST_STAKES, levels_of, main_break_of, sign_for
from pakli.tournament.structure import Break, Level, Price, Structure

__all__ = ["MOST_CHIPS", "MOST_ENTRIES", "MOST_MONEY", "MOST_SEGMENTS", "check_payouts", "check_structure"]

MOST_CHIPS: Final = 10**9
"""Chips one starts with, and that a rebuy or the add-on brings."""
MOST_ENTRIES: Final = 100_000
MOST_MONEY: Final = 10**15
"""Of any amount, in the smallest unit."""
MOST_SEGMENTS: Final = 500
"""Levels and breaks."""
_MOST_MINUTES: Final = 24 * 60
_MOST_HAND_MINUTES: Final = 60
_MOST_HANDS: Final = 10_000
_MOST_LETTERS: Final = 100
_CURRENCY: Final = re.compile("([A-Z]{3})?")
_MOST_DIGITS: Final = 4


def check_structure(structure: Structure) -> None:
    """
    Check that an event can be played.

    Raises:
        RuleViolation: it cannot; the clause, a code, and the numbers.
    """
    _check_schedule(structure)
    _check_entries(structure)
    _check_money(structure)
    _check_rebuys(structure)
    check_payouts(structure)
    check_live(structure)
    for level in levels_of(structure):
        for live in {bool(structure.live), bool(structure.live) and not structure.mixed}:
            sign_for(structure, level, live=live)


def _within(clause: str, name: str, given: int, least: int, most: int) -> None:
    """
    A number that has bounds; `name` is the message `setting-<name>`.

    Raises:
        RuleViolation: it is not within them.
    """
    if not least <= given <= most:
        raise refuse(clause, "structure.bad_number", name=name, given=given, least=least, most=most)


def _check_schedule(structure: Structure) -> None:
    schedule = structure.schedule
    if not schedule or not isinstance(schedule[0], Level):
        raise refuse("M2", "structure.no_level")
    _within("M2", "segments", len(schedule), 1, MOST_SEGMENTS)
    if sum(isinstance(span, Break) and span.main for span in schedule) > 1:
        raise refuse("M6", "structure.two_main_breaks")
    number, before = 0, None
    for span in schedule:
        if isinstance(span, Break):
            _within("M2", "break_minutes", span.minutes, 1, _MOST_MINUTES)
            continue
        number += 1
        _check_level(structure, span, number)
        if before is not None and span.stakes.big_blind < before.stakes.big_blind:
            raise refuse("M2", "structure.level_falls", level=number, blind=span.stakes.big_blind)
        before = span


def _check_level(structure: Structure, level: Level, number: int) -> None:
    stakes, first = level.stakes, levels_of(structure)[0].stakes
    if bool(level.minutes) == bool(level.hands):
        raise refuse("M2", "structure.minutes_or_hands", level=number)
    _within("M2", "level_minutes", level.minutes, 0, _MOST_MINUTES)
    _within("M2", "level_hands", level.hands, 0, _MOST_HANDS)
    _within("M2", "big_blind", stakes.big_blind, 1, MOST_STAKES)
    _within("B10", "ante", stakes.ante, 0, MOST_STAKES)
    if stakes.small_blind > stakes.big_blind:
        raise refuse(
            "B7", "structure.small_blind_bigger", level=number, small=stakes.small_blind, big=stakes.big_blind
        )
    if stakes.chip != first.chip:
        raise refuse("M2", "structure.chip_changes", level=number, chip=stakes.chip, other=first.chip)
    if stakes.ante and structure.ante_by == "none":
        raise refuse("B10", "structure.nobody_pays_ante", level=number, ante=stakes.ante)


def _check_entries(structure: Structure) -> None:
    chip = levels_of(structure)[0].stakes.chip
    if not 1 <= len(structure.name.strip()) <= _MOST_LETTERS:
        raise refuse("M1", "structure.bad_name", most=_MOST_LETTERS)
    _within("M1", "stack", structure.stack, 1, MOST_CHIPS)
    _within("M6", "rebuy_chips", rebuy_chips(structure), 1, MOST_CHIPS)
    _within("M6", "add_on_chips", add_on_chips(structure), 1, MOST_CHIPS)
    for chips in (structure.stack, rebuy_chips(structure), add_on_chips(structure)):
        if chips % max(1, chip):
            raise refuse("M1", "structure.stack_not_in_chips", stack=chips, chip=chip)
    _within("M4", "fewest_players", structure.least, 2, MOST_ENTRIES)
    _within("M4", "late_levels", structure.late_levels, 0, MOST_SEGMENTS)
    _within("M4", "hand_minutes", structure.hand_minutes, 0, _MOST_HAND_MINUTES)
    _within("M4", "reentries", structure.reentries, 0, MOST_ENTRIES)
    if structure.most:
        _within("M4", "most_players", structure.most, structure.least, MOST_ENTRIES)
    elif structure.most < 0 or structure.sit_and_go:
        raise refuse("M3", "structure.sit_and_go_without_number")
    if structure.sit_and_go and structure.late_levels:
        raise refuse("M3", "structure.sit_and_go_late")
    if structure.reentries and not structure.late_levels:
        raise refuse("M4", "structure.reentry_never")


def _check_price(clause: str, price: Price) -> None:
    _within(clause, "price", price.pays, 0, MOST_MONEY)
    _within(clause, "organiser_share", price.share, 0, price.pays)


def _check_money(structure: Structure) -> None:
    money = structure.money
    if not _CURRENCY.fullmatch(money.code) or money.value != 1 or not 0 <= money.digits <= _MOST_DIGITS:
        raise refuse("M1", "structure.bad_money", most=_MOST_DIGITS)
    _check_price("M1", structure.entry)
    _within("M1", "bounty", structure.bounty, 0, structure.entry.to_pool)
    _within("M1", "progressive", structure.progressive, 0, 100)
    if structure.progressive and not structure.bounty:
        raise refuse("M1", "structure.progressive_without_bounty")
    bought = [structure.entry]
    if structure.rebuy is not None and structure.rebuy.price is not None:
        bought.append(structure.rebuy.price)
    if structure.add_on is not None and structure.add_on.price is not None:
        bought.append(structure.add_on.price)
    for price in bought:
        _check_price("M6", price)
    if structure.practice and any(price.pays for price in bought):
        raise refuse("M9", "structure.practice_costs")


def _check_rebuys(structure: Structure) -> None:
    rebuy, add_on, has_main = structure.rebuy, structure.add_on, main_break_of(structure) is not None
    if rebuy is not None:
        _within("M6", "rebuy_minutes", rebuy.minutes, 0, 10 * _MOST_MINUTES)
        _within("M6", "rebuy_times", rebuy.times, 0, MOST_ENTRIES)
        if not rebuy.minutes and not has_main:
            raise refuse("M6", "structure.rebuy_without_end")
    if add_on is not None and add_on.when == "main_break" and not has_main:
        raise refuse("M6", "structure.add_on_without_break")
    if add_on is not None and add_on.when == "after_rebuys" and rebuy is None:
        raise refuse("M6", "structure.add_on_without_rebuys")


def check_payouts(structure: Structure) -> None:
    """
    Check how its pool is divided.

    Raises:
        RuleViolation: it cannot be (M1, M7).
    """
    payouts, satellite = structure.payouts, structure.satellite
    _within("M1", "guaranteed", payouts.guaranteed, 0, MOST_MONEY)
    if payouts.kind == "flat":
        _within("M1", "places_paid", payouts.places, 1, MOST_ENTRIES)
    if payouts.kind == "custom":
        if not any(payouts.parts) or min(payouts.parts) < 0:
            raise refuse("M1", "structure.no_parts")
        _within("M1", "part", max(payouts.parts), 0, MOST_MONEY)
        _within("M1", "places_paid", len(payouts.parts), 1, MOST_ENTRIES)
    if satellite is not None:
        _within("M7", "ticket", satellite.ticket, 1, MOST_MONEY)
        if not satellite.target.strip() or satellite.target == structure.name:
            raise refuse("M7", "structure.no_target")
