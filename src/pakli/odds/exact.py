"""
Equities from all deals there are.

Cost        hold'em before the flop 0.1 ms a kind of match-up, Omaha 0.2 ms and more; on the flop one in 32 of
            that. Own cards 10 ns a deal, and 3 µs a match-up.
Tested in   tests/odds/test_every_board.py, tests/odds/test_own_cards.py, tests/odds/test_small_ranges.py
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.odds import deals
from pakli.odds.deals import Counts, Seat, Spot
from pakli.odds.errors import OddsError
from pakli.odds.fitting import masks_of
from pakli.odds.listed import codes_of, combinations_of
from pakli.odds.matchups import MatchUps, laid_out, too_many
from pakli.odds.plans import Plan, told
from pakli.odds.results import Equity
from pakli.odds.seats import MOST_LISTED

__all__ = ["MOST_WORK", "all_listed", "board_pieces", "exact_plan", "work_of"]

_MOST_DEALS: Final = 20_000_000
_MOST_FORCED: Final = 2_000_000_000
"""Deals of own cards that are done on request: a minute's work."""
_MOST_BY_KIND: Final = 200_000_000
"""Deals of own cards of ranges, unasked."""
_A_MATCH_UP: Final = 300
"""Deals of own cards that a match-up takes as long as, without its deals."""
MOST_WORK: Final = 100_000
"""Kinds of match-ups before the flop, in hold'em; later ones are so much less work."""
_PIECE: Final = 256
_WORK: Final = {0: 1, 3: 1 / 32, 4: 1 / 64, 5: 1 / 64}
"""By known cards of the board: the work of a match-up, before the flop being 1."""
_WORK_IN_OMAHA: Final = {0: 2, 3: 1 / 5, 4: 1 / 50, 5: 1 / 500}
"""The same with four hole cards."""
_NOTHING: Final = np.zeros(1, np.uint64)
Pieces = tuple[Iterable[tuple[object, ...]], int]
"""The pieces of some work, and how many there are."""


def exact_plan(spot: Spot, seats: Sequence[Seat], *, forced: bool) -> Plan | None:
    """
    A look at all deals; None if that takes too long.

    Raises:
        OddsError: it is `forced`, and cannot be done at all, as with several draws; the hands exclude each
            other.
    """
    if spot.draws > 1:
        if forced:
            raise OddsError("draws-exact", draws=spot.draws)
        return None
    known = all(len(seat.hands) == 1 and seat.wide is None for seat in seats)
    if known and not spot.showdown.board:
        return _own_plan(spot, seats, forced=forced)
    if known and not any(seat.missing for seat in seats):
        hands = np.array([[seat.hands[0] for seat in seats]])

        def of_one(results: Iterator[Counts | None]) -> Equity:
            return _counted(spot, seats, *results)

        return Plan(deals.match_ups, [(spot, hands)], 1, of_one)
    listed = all_listed(spot, seats)
    all_of_them = laid_out(spot, listed) if listed else None
    if listed is None or all_of_them is None:
        if forced:
            raise too_many(spot, seats)
        return None
    if spot.showdown.board:
        return _board_plan(spot, seats, all_of_them, forced=forced)
    return _ranges_plan(spot, listed, all_of_them, forced=forced)


def _counted(spot: Spot, seats: Sequence[Seat], *results: Counts | None) -> Equity:
    """The answer of outcomes that were counted one by one."""
    total = sum((counts.reshape(-1) for counts in results if counts is not None), _NOTHING)
    pairs = [(outcome, times) for outcome, times in enumerate(total.tolist()) if times]
    return told(spot, seats, pairs, sum(times for _, times in pairs), sampled=False)


def all_listed(spot: Spot, seats: Sequence[Seat]) -> list[Seat] | None:
    """Every hand with a board, unknown cards being any; None if they are too many."""
    if not spot.showdown.board:
        return None if any(seat.wide is not None for seat in seats) else list(seats)
    listed = [_filled(spot, seats, seat) for seat in seats]
    found = [seat for seat in listed if seat is not None]
    return found if len(found) == len(listed) else None


def _filled(spot: Spot, seats: Sequence[Seat], seat: Seat) -> Seat | None:
    """A seat with what it misses in every way; None if there are too many."""
    if not seat.missing:
        return seat
    gone = {*spot.board, *spot.dead}
    for other in seats:
        if len(other.hands) == 1:
            gone.update(other.hands[0].tolist())
    left = [code for code in spot.showdown.pack.codes if code not in gone]
    if seat.wide is not None or len(seat.hands) * comb(len(left), seat.missing) > MOST_LISTED:
        return None
    more = combinations_of(left, seat.missing)
    mine, added = np.nonzero((masks_of(seat.hands)[:, None] & more[None, :]) == 0)
    hands = np.concatenate([seat.hands[mine], codes_of(more[added], seat.missing)], axis=1)
    return Seat(seat.text, np.ascontiguousarray(hands), seat.weights[mine], 0)


def _own_plan(spot: Spot, seats: Sequence[Seat], *, forced: bool) -> Plan | None:
    """Hands that are known, but for what is dealt."""
    many = _deals(spot, seats)
    if many > (_MOST_FORCED if forced else _MOST_DEALS):
        if forced:
            raise OddsError("deals", possible=many, most=_MOST_FORCED)
        return None
    known = [seat.hands[0].tobytes() for seat in seats]
    pieces = [(spot, known)] if many <= _MOST_DEALS else _own_pieces(spot, seats, known)

    def finish(results: Iterator[Counts | None]) -> Equity:
        return _counted(spot, seats, *results)

    return Plan(deals.own_cards, pieces, len(pieces), finish)


def _deals(spot: Spot, seats: Sequence[Seat]) -> int:
    """In how many ways what is missing can be dealt to hands that are known otherwise."""
    left = spot.showdown.pack - len(spot.dead) - sum(seat.hands.shape[1] for seat in seats)
    many = 1
    for seat in seats:
        many *= comb(left, seat.missing)
        left -= seat.missing
    return many


def _own_pieces(spot: Spot, seats: Sequence[Seat], known: Sequence[bytes]) -> list[tuple[Spot, list[bytes]]]:
    """A piece for each way to deal what one player misses: the one who misses fewest, but something."""
    gone = spot.dead + b"".join(known)
    left = [code for code in spot.showdown.pack.codes if code not in gone]
    missing, at = min((seat.missing, at) for at, seat in enumerate(seats) if seat.missing)
    return [
        (spot, [*known[:at], known[at] + bytes(cards), *known[at + 1 :]])
        for cards in combinations(left, missing)
    ]


def _ranges_plan(spot: Spot, seats: Sequence[Seat], all_of_them: MatchUps, *, forced: bool) -> Plan | None:
    """Ranges of own cards: what is missing is dealt to each match-up in every way."""
    kinds, each = len(all_of_them.keys), _deals(spot, seats)
    if not forced and kinds * max(each, _A_MATCH_UP) > _MOST_BY_KIND:
        return None
    if kinds * each > _MOST_FORCED:
        raise OddsError("deals", possible=kinds * each, most=_MOST_FORCED)
    if each > _MOST_DEALS:  # too long a piece
        return _ranges_plan(spot, *_with_more(spot, seats), forced=True)
    size = max(1, _MOST_DEALS // 10 // max(each, _A_MATCH_UP))
    starts = range(0, kinds, size)
    pieces = ((spot, [mine[start : start + size] for mine in all_of_them.hands]) for start in starts)
    return _weighed(spot, seats, all_of_them, deals.own_match_ups, (pieces, len(starts)))


def _with_more(spot: Spot, seats: Sequence[Seat]) -> tuple[list[Seat], MatchUps]:
    """The one who misses fewest cards, but something, gets them in every way."""
    _, at = min((seat.missing, at) for at, seat in enumerate(seats) if seat.missing)
    filled = _filled(spot, seats, seats[at])
    more = [*seats[:at], filled, *seats[at + 1 :]] if filled else []
    all_of_them = laid_out(spot, more) if more else None
    if all_of_them is None:
        raise too_many(spot, seats)
    return more, all_of_them


def _board_plan(spot: Spot, seats: Sequence[Seat], all_of_them: MatchUps, *, forced: bool) -> Plan | None:
    if len(all_of_them.keys) * work_of(spot) > MOST_WORK and not forced:
        return None
    return _weighed(spot, seats, all_of_them, deals.match_ups, board_pieces(spot, all_of_them))


def work_of(spot: Spot) -> float:
    """The work of a match-up, beside one of hold'em before the flop; in Omaha by the pairs of hole cards."""
    if spot.showdown.two_and_three:
        return _WORK_IN_OMAHA[len(spot.board)] * comb(spot.showdown.hole, 2) / 6
    return _WORK[len(spot.board)]


def board_pieces(spot: Spot, match_ups: MatchUps) -> Pieces:
    """What `deals.match_ups` is to be asked for the outcomes of each kind, and how often."""
    size = max(1, int(_PIECE / work_of(spot)))
    starts = range(0, len(match_ups.keys), size)
    pieces = (
        (spot, np.stack([mine[start : start + size] for mine in match_ups.hands], axis=1)) for start in starts
    )
    return pieces, len(starts)


def _weighed(
    spot: Spot, seats: Sequence[Seat], match_ups: MatchUps, work: Callable[..., Counts], pieces: Pieces
) -> Plan:
    """The answer by the outcomes of each kind of match-up and its weight."""

    def finish(results: Iterator[Counts | None]) -> Equity:
        counts = np.concatenate([counts for counts in results if counts is not None])
        times = np.bincount(match_ups.kind, weights=match_ups.weights, minlength=len(counts))
        totals: NDArray[np.float64] = times @ counts
        boards = int(counts[0].sum()) * len(match_ups.kind)
        pairs = [(outcome, weight) for outcome, weight in enumerate(totals.tolist()) if weight]
        return told(spot, seats, pairs, boards, sampled=False)

    return Plan(work, *pieces, finish)
