"""
What players did in a hand as counts, and what many hands come to: VPIP, PFR, 3-bet, aggression, WTSD, W$SD.

Counted is what everybody at the table saw. No hidden card is looked at: what one has seen oneself is enough.
The definitions with their formulas are in docs/developers/histories.md.

Clauses     P2, D5 (positions), F2 (nothing hidden is counted).
Knows       transcripts. Tested in tests/history/test_statistics.py
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args

from msgspec import Struct

from pakli.history.transcript import STUD, Deed, Transcript

__all__ = ["POSITIONS", "Position", "Tally", "added_up", "position_of", "rate", "tallies"]

Position = Literal["small_blind", "big_blind", "early", "middle", "cutoff", "button", "none"]
POSITIONS: Final[tuple[Position, ...]] = get_args(Position)
"""In order of action after the first round. `none`: the game has no button, or nobody knows where it was."""

_RAISES: Final = ("bet", "raise")
_ACTS: Final = frozenset({"fold", "check", "call", "bet", "raise"})


class Tally(Struct, array_like=True, kw_only=True):
    """What one player did in one hand, or in many: every field adds up."""

    hands: int = 0
    decided: int = 0
    """Hands in which he had a decision in the first round."""
    put_in: int = 0
    """Of these, those in which he put chips in of his own will."""
    raised: int = 0
    """Of these, those in which he raised."""
    could_three_bet: int = 0
    """Hands in which he could answer the first raise by a second one."""
    three_bet: int = 0
    bets: int = 0
    """Bets and raises after the first round."""
    calls: int = 0
    folds: int = 0
    saw_more: int = 0
    """Hands in which he was there when the second round began: in hold'em, saw the flop."""
    went_down: int = 0
    """Of these, those in which he was at the showdown."""
    showdowns: int = 0
    """Showdowns, those reached by an all-in in the first round included."""
    won_down: int = 0
    """Of these, those in which he took chips out of a pot."""
    won: int = 0
    """Hands in which he gained."""
    centiblinds: int = 0
    """Chips gained, in hundredths of the big blind."""


_FIELDS: Final = Tally.__struct_fields__


def added_up(found: Iterable[Tally]) -> Tally:
    """The sum."""
    total = [0] * len(_FIELDS)
    for one in found:
        for at, name in enumerate(_FIELDS):
            total[at] += getattr(one, name)
    return Tally(**dict(zip(_FIELDS, total, strict=True)))


def rate(part: int, whole: int) -> float | None:
    """A part of 1; None where there was nothing to count."""
    return part / whole if whole else None


def tallies(told: Transcript) -> dict[int, Tally]:
    """What each player did who was dealt in, by seat."""
    counting = _Counting(told)
    for deed in told.deeds:
        counting.count(deed)
    return counting.ended()


def position_of(told: Transcript) -> dict[int, Position]:
    """
    Where everybody sat, by seat.

    The blinds are who posted them; heads-up the button posts the small blind and counts as the button. Of the
    others the last before the button is the cutoff, the first half of the rest is early.
    """
    seats = told.played()
    if not told.button or told.game in STUD:
        return dict.fromkeys(seats, "none")
    order = sorted(seats, key=lambda seat: (seat <= told.button, seat))
    found: dict[int, Position] = {}
    for deed in told.deeds:
        if deed.what == "small_blind" and "small_blind" not in found.values():
            found[deed.seat] = "small_blind"
        elif deed.what == "big_blind" and "big_blind" not in found.values():
            found[deed.seat] = "big_blind"
    if told.button in seats:
        found[told.button] = "button"
    rest = [seat for seat in order if seat not in found]
    if rest and "button" in found.values():
        found[rest.pop()] = "cutoff"
    for at, seat in enumerate(rest):
        found[seat] = "early" if 2 * at < len(rest) else "middle"
    return found


class _Counting:
    """One hand, deed by deed."""

    def __init__(self, told: Transcript) -> None:
        self._told: Final = told
        self._tallies: Final[Mapping[int, Tally]] = {seat: Tally(hands=1) for seat in told.played()}
        self._in = set(self._tallies)
        self._first = True
        self._raises = 0
        self._raiser = 0
        self._begun = False
        """Whether the first round of betting is on: a street told before it is where the cards were dealt."""

    def count(self, deed: Deed) -> None:
        """Another deed."""
        if deed.what in ("board", "discard", "draw") or (deed.what == "street" and self._begun):
            self._next_round()
        elif deed.what in _ACTS:
            self._begun = True
            (self._early if self._first else self._late)(deed)
            if deed.what == "fold":
                self._in.discard(deed.seat)

    def ended(self) -> dict[int, Tally]:
        """Everybody's counts, with how it ended."""
        blind = self._told.big_blind or self._told.small_bet or 1
        collected, nets = self._told.collected(), self._told.nets()
        shown_down = len(self._in) > 1
        for seat, tally in self._tallies.items():
            net = nets.get(seat, 0)
            tally.won = int(net > 0)
            tally.centiblinds = _rounded(100 * net, blind)
            if shown_down and seat in self._in:
                tally.showdowns = 1
                tally.went_down = tally.saw_more
                tally.won_down = int(collected.get(seat, 0) > 0)
        return dict(self._tallies)

    def _next_round(self) -> None:
        if self._first:
            for seat in self._in:
                self._tallies[seat].saw_more = 1
        self._first = False

    def _early(self, deed: Deed) -> None:
        tally = self._tallies[deed.seat]
        tally.decided = 1
        if self._raises == 1 and deed.seat != self._raiser:
            tally.could_three_bet = 1
            tally.three_bet |= int(deed.what in _RAISES)
        if deed.what in ("call", *_RAISES):
            tally.put_in = 1
        if deed.what in _RAISES:
            tally.raised = 1
            self._raises += 1
            self._raiser = deed.seat

    def _late(self, deed: Deed) -> None:
        tally = self._tallies[deed.seat]
        if deed.what in _RAISES:
            tally.bets += 1
        elif deed.what == "call":
            tally.calls += 1
        elif deed.what == "fold":
            tally.folds += 1


def _rounded(part: int, whole: int) -> int:
    """To the nearest whole number, away from zero in the middle, so that what one gains another loses."""
    size = (2 * abs(part) + whole) // (2 * whole)
    return size if part >= 0 else -size
