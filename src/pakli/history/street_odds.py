"""
The odds at the beginning of each round of a hand, as far as its text tells the cards.

Cards that the text never tells count as any cards; those shown in the end count from the beginning.
Draw games have no odds: what a hand is worth there hangs on what will be thrown away. Nor have hands on
several boards.

Knows       transcripts and odds. Tested in tests/history/test_street_odds.py
"""

import time
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from pakli.history.transcript import STUD, Deed, Transcript
from pakli.odds import OddsError, equity
from pakli.rules import VARIANTS

__all__ = ["SeatOdds", "StreetOdds", "WhyNone", "odds_by_street"]

WhyNone = Literal["", "draws", "boards", "unknown", "time"]
"""
Why there are no odds, or not of every round: a draw game, several boards, no cards known, the time was up.
Empty: there are.
"""
_SAMPLES: Final = 20_000
"""Deals where cards are unknown: the figure is good to half a percent."""


class SeatOdds(Struct, frozen=True):
    """What the hand of a seat is worth: the part of the pot to be expected, from 0 to 1."""

    seat: int
    equity: float
    known: bool
    """Whether all of his cards so far are known."""


class StreetOdds(Struct, frozen=True, kw_only=True):
    """The odds at the beginning of a round."""

    cards: int
    """Community cards that lie there; in stud, the cards each player has."""
    board: str
    exact: bool
    """Every deal was counted; else so many were sampled."""
    seats: tuple[SeatOdds, ...]
    """Who was still in, by seat."""


class _Spot(Struct, frozen=True):
    board: str
    there: tuple[int, ...]
    held: dict[int, str]
    """Cards dealt so far by seat, as far as the text tells them in the deal."""


def odds_by_street(told: Transcript, seconds: float = 1.0) -> tuple[list[StreetOdds], WhyNone]:
    """
    The odds of each round for which there are some, and why not of all.

    Args:
        told: the hand as somebody saw it (`own_view`).
        seconds: after which it is given up; what was found by then is told.
    """
    variant = VARIANTS.get(told.game)
    if variant is None or any(street.draw for street in variant.streets):
        return [], "draws"
    if told.boards > 1:
        return [], "boards"
    until = time.monotonic() + seconds
    found: list[StreetOdds] = []
    for spot in _spots(told):
        try:
            one = _odds(told, spot, variant.hole_cards, until)
        except TimeoutError:
            return found, "time"
        if one is not None:
            found.append(one)
    return found, "" if found else "unknown"


def _spots(told: Transcript) -> Iterator[_Spot]:
    """The beginning of each round, as long as there is one board."""
    there = set(told.played())
    held: dict[int, str] = {}
    board = ""
    at_board = any(told.of("board"))
    waiting = True  # cards have come since the last round began
    for deed in told.deeds:
        if waiting and _acts(deed):
            yield _Spot(board, tuple(sorted(there)), dict(held))
            waiting = False
        if deed.what == "deal":
            held[deed.seat] = held.get(deed.seat, "") + deed.cards.replace("??", "")
            waiting = True
        elif deed.what == "board":
            if deed.board:
                return
            if waiting and board:  # an all-in: nobody acts any more
                yield _Spot(board, tuple(sorted(there)), dict(held))
            board, waiting = board + deed.cards, True
        elif deed.what == "fold":
            there.discard(deed.seat)
    if waiting and at_board:
        yield _Spot(board, tuple(sorted(there)), dict(held))


def _acts(deed: Deed) -> bool:
    return deed.what in ("check", "call", "bet", "raise", "fold", "bring_in")


def _odds(told: Transcript, spot: _Spot, hole: int, until: float) -> StreetOdds | None:
    """None: nobody is there but one, or none of their cards is known."""
    stud = told.game in STUD
    shown = {} if stud else {deed.seat: deed.cards for deed in told.of("shown") if "?" not in deed.cards}
    hands = {seat: shown.get(seat) or spot.held.get(seat, "") for seat in spot.there}
    if len(hands) < 2 or not any(hands.values()):
        return None
    given = [hand if stud else hand + "??" * (hole - len(hand) // 2) for hand in hands.values()]
    full = max(map(len, hands.values())) if stud else 2 * hole
    known = {seat: len(hand) == full for seat, hand in hands.items()}
    gone = [hand for seat, hand in spot.held.items() if seat not in spot.there]
    sampled = stud or not all(known.values())

    def in_time(_done: int, _of: int) -> None:
        if time.monotonic() > until:
            raise TimeoutError

    in_time(0, 0)
    try:
        result = equity(
            given,
            spot.board,
            "".join(gone),
            told.game,
            samples=_SAMPLES if sampled else None,
            seed=1,
            progress=in_time,
        )
    except OddsError:
        return None
    return StreetOdds(
        cards=full // 2 if stud else len(spot.board) // 2,
        board=spot.board,
        exact=result.method == "exact",
        seats=tuple(
            [SeatOdds(seat, share, known[seat]) for seat, share in zip(hands, result.equities, strict=True)]
        ),
    )
