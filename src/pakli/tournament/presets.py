"""
Events to begin with: sit & gos, freezeout, rebuys in both forms, re-entry, bounties, a satellite.

Each also in its practice form, which costs nothing (M9).

Clauses     M3 (sizes of sit & gos), M4, M5, M6 (W’s and N’s form), M7, M9.
Tested in   tests/tournament/test_check.py
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from pakli.rules import Stakes
from pakli.table import Money
from pakli.tournament.structure import (
    AddOn,
    Break,
    Level,
    Payouts,
    Price,
    Rebuy,
    Satellite,
    Schedule,
    Structure,
)
from pakli.tournament.verifier import SITTINGS

__all__ = ["TOURNAMENTS", "practice_form"]

_BLINDS: Final = (
    20, 30, 40, 60, 80, 100, 150, 200, 300, 400,
    600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000,
)  # fmt: skip
_FEE: Final = Price(1_100, 100)
_MONEY: Final = Money("EUR", 1, 2)


def practice_form(structure: Structure) -> Structure:
    """
    The same event for nothing (M9): no fees, no bounties, nothing guaranteed; a satellite is won by one.

    It is played to the same places.
    """
    free = Price(0)
    rebuy, add_on, satellite = structure.rebuy, structure.add_on, structure.satellite
    return replace(
        structure,
        name=f"{structure.name}-practice",
        entry=free,
        bounty=0,
        progressive=0,
        rebuy=rebuy and replace(rebuy, price=None),
        add_on=add_on and replace(add_on, price=None),
        payouts=replace(structure.payouts, guaranteed=1 if satellite else 0),
        satellite=satellite and replace(satellite, target=f"{satellite.target}-practice", ticket=1),
        practice=True,
        money=Money(),
    )


def _levels(minutes: int, factor: int = 1, *, antes_from: int = 0) -> tuple[Level, ...]:
    """The usual blinds, `factor` times as high; with an ante of a big blind from that level (from 1) on."""
    return tuple(
        [
            Level(
                Stakes(
                    blind * factor,
                    blind * factor // 2,
                    ante=blind * factor if 0 < antes_from <= number else 0,
                ),
                minutes,
            )
            for number, blind in enumerate(_BLINDS, start=1)
        ]
    )


def _paused(levels: tuple[Level, ...], every: int, minutes: int, main: int = 0) -> Schedule:
    """A break after each `every` levels; the one after level `main` is the main break, twice as long."""
    spans: list[Level | Break] = []
    for number, level in enumerate(levels, start=1):
        spans.append(level)
        if number % every == 0 and number < len(levels):
            spans.append(Break(minutes * (2 if number == main else 1), main=number == main))
    return tuple(spans)


def _sit_and_go(players: int, *, turbo: bool) -> Structure:
    """M3: begins when all are there; 75 big blinds each, levels of ten minutes, in a turbo of three."""
    minutes = 3 if turbo else 10
    every = 60 // minutes if players > 10 else 120 // minutes
    return Structure(
        f"sit-and-go-{players}{'-turbo' if turbo else ''}",
        _paused(_levels(minutes), every, 5),
        _FEE,
        1_500,
        preset="standard",
        table_size=min(players, 10),
        least=players,
        most=players,
        sit_and_go=True,
        money=_MONEY,
    )


_LONG: Final = _paused(_levels(20, 5, antes_from=5), 3, 10)
_FREEZEOUT: Final = Structure(
    "freezeout", _LONG, _FEE, 10_000, preset="standard", ante_by="big_blind", late_levels=3, money=_MONEY
)
_REENTRY: Final = replace(_FREEZEOUT, name="re-entry", late_levels=4, reentries=2)
_BOUNTY: Final = replace(_FREEZEOUT, name="bounty", entry=Price(2_100, 100), bounty=1_000)
_W_REBUY: Final = Structure(
    "rebuy-wiki",
    _paused(_levels(15, 5), 4, 10),
    _FEE,
    10_000,
    preset="wiki",
    rebuy=Rebuy(minutes=60, when="below_start"),
    add_on=AddOn(),
    money=_MONEY,
)
_N_REBUY: Final = replace(
    _W_REBUY,
    name="rebuy-verseny",
    schedule=_paused(_levels(20, 5), 6, 10, main=6),
    preset="verseny",
    rebuy=Rebuy(when="below_start", times=1),
    add_on=AddOn("main_break", chips=20_000),
)
_SATELLITE: Final = replace(
    _FREEZEOUT,
    name="satellite",
    schedule=_paused(_levels(10, 5), 6, 5),
    late_levels=2,
    satellite=Satellite("freezeout", 1_100),
    entry=Price(220, 20),
    payouts=Payouts(),
)


def _all() -> dict[str, Structure]:
    """By name, the practice form of each after it."""
    sittings = [_sit_and_go(players, turbo=turbo) for players in SITTINGS for turbo in (False, True)]
    events = [
        *sittings,
        _FREEZEOUT,
        replace(_FREEZEOUT, name="turbo", schedule=_paused(_levels(6, 5, antes_from=5), 10, 5)),
        _REENTRY,
        _BOUNTY,
        replace(_BOUNTY, name="progressive-bounty", progressive=50),
        _W_REBUY,
        _N_REBUY,
        _SATELLITE,
    ]
    return {one.name: one for event in events for one in (event, practice_form(event))}


TOURNAMENTS: Final[Mapping[str, Structure]] = MappingProxyType(_all())
"""Events by name; a practice form has the name of its event and `-practice`."""
