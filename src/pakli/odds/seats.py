"""
What was asked, read and checked: hands as codes, the board, the dead cards.

A hand is text, a `Range` or a `WideRange`. Text is cards (``AhKh``, ``Ah??``) or, in games with a board, a
range. Cards a hand still gets may be written ``??``; in stud, razz and draw games they may be left out.

Errors      OddsError: which hand, card or part is wrong, and why.
Tested in   tests/odds/test_errors.py
"""

import re
from collections.abc import Sequence
from typing import Final

import numpy as np

from pakli.cards import NAMES, UNKNOWN, CardError, Pack, mask_of, parse_cards
from pakli.odds.deals import Seat, Spot
from pakli.odds.errors import OddsError, from_cards
from pakli.odds.games import EIGHT_OR_BETTER, Showdown, showdown_of
from pakli.odds.ranges import Range
from pakli.odds.wide import WideRange

__all__ = ["MOST_PLAYERS", "Hand", "Question", "asked"]

MOST_PLAYERS: Final = 10
Hand = str | Range | WideRange
Question = tuple[Spot, tuple[Seat, ...]]
_Read = tuple[Seat, Sequence[int]]
"""A seat, and the cards in it that are certain: only other seats have to do without them."""

_SEVERAL: Final = re.compile(r"[\s,;]")
"""Between the hands of a range."""

_ONE: Final = np.ones(1)
_ONE.setflags(write=False)


def asked(
    hands: Sequence[Hand], board: str, dead: str, game: str, fewest: int = 2, low: str = EIGHT_OR_BETTER
) -> Question:
    """
    Read a question.

    Raises:
        OddsError: it is not one that has an answer.
    """
    showdown = showdown_of(game, low)
    if not fewest <= len(hands) <= MOST_PLAYERS:
        raise OddsError("players", players=len(hands), fewest=fewest, most=MOST_PLAYERS)
    gone: dict[int, str] = {}
    common, out = (_gone(board, showdown, gone), _gone(dead, showdown, gone))
    if len(common) > showdown.board or 0 < len(common) < 3:
        raise OddsError("board", cards=len(common), game=game, most=showdown.board)
    read = [_seat(hand, showdown, gone) for hand in hands]
    spot = Spot(showdown, bytes(common), bytes(out))
    _check_enough(spot, len(hands))
    seats = tuple(_left(seat, own, gone, showdown.pack) for seat, own in read)
    _check_apart(seats)
    return spot, seats


def _gone(text: str, showdown: Showdown, gone: dict[int, str]) -> tuple[int, ...]:
    """Cards of the board or dead ones: known, and out of the pack from now on."""
    try:
        codes = parse_cards(text)
    except CardError:
        raise from_cards(text) from None
    if UNKNOWN in codes:
        raise OddsError("unknown", given=text)
    _take(codes, text, showdown.pack, gone)
    return codes


def _take(codes: Sequence[int], text: str, pack: Pack, gone: dict[int, str]) -> None:
    for code in codes:
        if code < UNKNOWN - pack:
            raise OddsError("not-in-pack", card=NAMES[code], given=text, pack=int(pack))
        if code in gone:
            raise OddsError("twice", card=NAMES[code], given=text, other=gone[code])
        gone[code] = text


def _seat(hand: Hand, showdown: Showdown, gone: dict[int, str]) -> _Read:
    if not isinstance(hand, str):
        return _ranged(hand, showdown)
    try:
        codes = parse_cards(hand)
    except CardError:
        if not showdown.board:
            raise from_cards(hand) from None
        return _ranged(_range(hand, showdown), showdown)
    several = len(codes) > showdown.hole and _SEVERAL.search(hand.strip())
    if showdown.board and (not codes or several):
        return _ranged(_range(hand, showdown), showdown)
    return _of_cards(hand, codes, showdown, gone)


def _range(text: str, showdown: Showdown) -> Range | WideRange:
    return Range(text) if showdown.hole == 2 else WideRange(text, showdown.hole)


def _of_cards(text: str, codes: tuple[int, ...], showdown: Showdown, gone: dict[int, str]) -> _Read:
    known = [code for code in codes if code != UNKNOWN]
    if not codes or len(codes) > showdown.hole or (showdown.board and len(codes) != showdown.hole):
        wanted = "hole" if showdown.board else "most"
        raise OddsError(wanted, hand=text, cards=len(codes), game=showdown.game, hole=showdown.hole)
    _take(known, text, showdown.pack, gone)
    if showdown.hole == 2 and len(known) < 2:
        return _ranged(_holding(known, showdown.pack, text), showdown, known)
    return Seat(text, np.array([known], np.uint8), _ONE, showdown.hole - len(known)), known


def _holding(known: Sequence[int], pack: Pack, text: str) -> Range:
    """Every hand of two cards with the known one of them, if there is one."""
    pairs = ((one, other) for other in pack.codes for one in range(pack.codes[0], other))
    return Range.from_pairs({pair: 1.0 for pair in pairs if not known or known[0] in pair}, text)


def _ranged(hand: Range | WideRange, showdown: Showdown, own: Sequence[int] = ()) -> _Read:
    fits = isinstance(hand, Range) if showdown.hole == 2 else isinstance(hand, WideRange)
    if not showdown.board or not fits:
        raise OddsError("no-ranges", hand=hand.text, game=showdown.game)
    if isinstance(hand, WideRange):
        return _wide(hand, showdown), own
    hands, weights = hand.arrays()
    return Seat(hand.text, hands, weights, 0), own


def _wide(hand: WideRange, showdown: Showdown) -> Seat:
    """Nothing is known of the hand, but which it may be; of a random one not even that."""
    if hand.hole != showdown.hole:
        raise OddsError("hole", hand=hand.text, cards=hand.hole, game=showdown.game, hole=showdown.hole)
    wide = None if hand.is_any else hand
    return Seat(hand.text, np.zeros((1, 0), np.uint8), _ONE, showdown.hole, wide)


def _left(seat: Seat, own: Sequence[int], gone: dict[int, str], pack: Pack) -> Seat:
    """A range without the hands that hold a card seen elsewhere, or one the pack does not have."""
    if len(seat.hands) == 1 and own:
        return seat
    if seat.wide is not None:
        if not len(seat.wide.choices(mask_of(gone)).part):
            raise OddsError("range-gone", range=seat.text)
        return seat
    taken = np.zeros(UNKNOWN, bool)
    taken[list(gone)] = True
    taken[list(own)] = False
    taken[: UNKNOWN - pack] = True
    there = ~taken[seat.hands].any(axis=1)
    if not there.any():
        raise OddsError("range-gone", range=seat.text)
    return Seat(seat.text, np.ascontiguousarray(seat.hands[there]), seat.weights[there], seat.missing)


def _check_apart(seats: Sequence[Seat]) -> None:
    """Ranges of which a single hand is left, against each other: cards given as such are known to differ."""
    only = [code for seat in seats if len(seat.hands) == 1 for code in seat.hands[0].tolist()]
    if len(set(only)) < len(only):
        raise OddsError("impossible", hands=", ".join(seat.text for seat in seats))


def _check_enough(spot: Spot, players: int) -> None:
    """All cards that will be on the table, against those of the pack."""
    showdown = spot.showdown
    needed = showdown.board + len(spot.dead) + players * showdown.hole
    if needed > showdown.pack:
        raise OddsError("enough", needed=needed, pack=int(showdown.pack))
