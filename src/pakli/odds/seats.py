"""
What was asked, read and checked: hands as codes, the board, the dead cards.

A hand is text, a `Range` or a `WideRange`. Text is cards (``AhKh``, ``Ah??``) or a range. Cards a hand still
gets may be written ``??``; in stud, razz and draw games they may be left out, in ranges too.

Errors      OddsError: which hand, card or part is wrong, and why.
Tested in   tests/odds/test_errors.py
"""

import re
from collections.abc import Sequence
from typing import Final

import numpy as np

from pakli.cards import NAMES, UNKNOWN, CardError, Pack, mask_of, parse_cards
from pakli.odds.deals import Seat, Spot
from pakli.odds.errors import OddsError, check_text, from_cards, whole
from pakli.odds.fitting import apart
from pakli.odds.games import EIGHT_OR_BETTER, Showdown, showdown_of
from pakli.odds.listed import codes_of
from pakli.odds.patterns import length_of
from pakli.odds.ranges import Range
from pakli.odds.wide import WideRange, split

__all__ = ["MOST_LISTED", "MOST_PLAYERS", "Hand", "Question", "asked", "check_next", "ranking_of"]

MOST_PLAYERS: Final = 10
MOST_LISTED: Final = 150_000
"""Hands of more than two cards up to which a range is a list of them."""
Hand = str | Range | WideRange
Question = tuple[Spot, tuple[Seat, ...]]
_Read = tuple[Seat, Sequence[int]]
"""A seat, and the cards in it that are certain: only other seats have to do without them."""

_BETWEEN: Final = re.compile(r"[\s,;]")
"""Between the hands of a range."""

_ONLY_CARDS: Final = re.compile(r"^[^*x,;:/%+-]*[2-9TJQKA0][cdhs♣♦♥♠][^*x,;:/%+-]*$", re.IGNORECASE)
"""Text that means to be cards one by one, whatever cannot be read of it."""

_ONE: Final = np.ones(1)
_ONE.setflags(write=False)


def asked(
    hands: Sequence[Hand],
    board: str,
    dead: str,
    game: str,
    fewest: int = 2,
    low: str = EIGHT_OR_BETTER,
    draws: int = 1,
) -> Question:
    """
    Read a question.

    Raises:
        OddsError: it is not one that has an answer.
    """
    check_text(board=board, dead=dead, game=game, low=low)
    showdown = showdown_of(game, low)
    for given in [hands] if isinstance(hands, str) else hands:
        if given is hands or not isinstance(given, (str, Range, WideRange)):
            raise OddsError("no-hand", given=repr(given))
    if not fewest <= len(hands) <= MOST_PLAYERS:
        raise OddsError("players", players=len(hands), fewest=fewest, most=MOST_PLAYERS)
    gone: dict[int, str] = {}
    common, out = (_gone(board, showdown, gone), _gone(dead, showdown, gone))
    if common and not showdown.board:
        raise OddsError("no-board", cards=len(common), game=game)
    if len(common) > showdown.board or 0 < len(common) < 3:
        raise OddsError("board", cards=len(common), game=game, most=showdown.board)
    read = [_seat(hand, showdown, gone) for hand in hands]
    spot = Spot(showdown, bytes(common), bytes(out), _draws(showdown, draws))
    _check_enough(spot, len(hands))
    seats = tuple(_left(seat, own, gone, showdown.pack) for seat, own in read)
    return spot, apart(seats)


def ranking_of(spot: Spot, half: str) -> str:
    """
    What a half of the pot is won by; ``"high"`` is the whole pot where it is not divided.

    Raises:
        OddsError: the game has no such half.
    """
    check_text(half=half)
    ranking = {"high": spot.showdown.high, "low": spot.showdown.low}.get(half)
    if not ranking:
        raise OddsError("half", half=half, game=spot.showdown.game)
    return ranking


def _draws(showdown: Showdown, draws: int) -> int:
    """How many draws are to come; where there are none, nothing else can be said than 1."""
    if whole("draws", draws) != 1 and not showdown.draws:
        raise OddsError("no-draws", game=showdown.game)
    if not 1 <= whole("draws", draws) <= max(1, showdown.draws):
        raise OddsError("draws", draws=draws, game=showdown.game, most=showdown.draws)
    return whole("draws", draws)


def check_next(spot: Spot, board: str) -> None:
    """
    Whether one card comes next; `board` is as it was given.

    Raises:
        OddsError: the game has no board, or none comes to it, or three at once.
    """
    if not spot.showdown.board:
        raise OddsError("no-next", game=spot.showdown.game)
    if len(spot.board) not in (3, 4):
        raise OddsError("next", board=board)


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
        return _ranged(hand, showdown, gone)
    try:
        codes = parse_cards(hand)
    except CardError:
        return _ranged(_range(hand, showdown), showdown, gone)
    if showdown.board:
        several = not codes or (len(codes) > showdown.hole and _BETWEEN.search(hand.strip()))
    else:
        several = _several(hand)
    return (
        _ranged(_range(hand, showdown), showdown, gone) if several else _of_cards(hand, codes, showdown, gone)
    )


def _several(text: str) -> bool:
    """Whether the cards are those of several hands: commas with more than a card between them."""
    return any(len(parse_cards(part)) > 1 for part in text.split(",")[1:] if text.strip(" ,"))


def _range(text: str, showdown: Showdown) -> Range | WideRange:
    if showdown.hole == 2:
        return Range(text, showdown.pack)
    if showdown.board:
        return WideRange(text, showdown.hole, showdown.game)
    try:
        return _of_own(text, showdown)
    except OddsError as error:
        if error.code == "range-hand" and _ONLY_CARDS.search(text):
            raise from_cards(text) from None
        raise


def _of_own(text: str, showdown: Showdown) -> WideRange:
    """Of as many cards as its parts say, and those after the stroke."""
    parts, known = split(text)
    cards = length_of(parts)
    if cards is None:  # top 20%, random: as many as are dealt down first
        cards = (3 if not known else 2) if showdown.dealt_up else max(1, showdown.hole - len(known))
    if len(known) + cards > showdown.hole:
        raise OddsError("most", hand=text, cards=len(known) + cards, game=showdown.game, hole=showdown.hole)
    return WideRange(text, len(known) + cards, showdown.game)


def _of_cards(text: str, codes: tuple[int, ...], showdown: Showdown, gone: dict[int, str]) -> _Read:
    known = [code for code in codes if code != UNKNOWN]
    if not codes or len(codes) > showdown.hole or (showdown.board and len(codes) != showdown.hole):
        wanted = "hole" if showdown.board else "most"
        raise OddsError(wanted, hand=text, cards=len(codes), game=showdown.game, hole=showdown.hole)
    _take(known, text, showdown.pack, gone)
    if showdown.hole == 2 and len(known) < 2:
        return _listed(_holding(known, showdown.pack, text)), known
    return Seat(text, np.array([known], np.uint8), _ONE, showdown.hole - len(known)), known


def _holding(known: Sequence[int], pack: Pack, text: str) -> Range:
    """Every hand of two cards with the known one of them, if there is one."""
    pairs = ((one, other) for other in pack.codes for one in range(pack.codes[0], other))
    return Range.from_pairs({pair: 1.0 for pair in pairs if not known or known[0] in pair}, text)


def _ranged(hand: Range | WideRange, showdown: Showdown, gone: dict[int, str]) -> _Read:
    if isinstance(hand, Range) != (showdown.hole == 2):
        raise OddsError("no-ranges", hand=hand.text, game=showdown.game, hole=showdown.hole)
    if isinstance(hand, Range):
        return _listed(hand), ()
    if hand.hole > showdown.hole or (showdown.board and hand.hole != showdown.hole):
        wanted = "hole" if showdown.board else "most"
        raise OddsError(wanted, hand=hand.text, cards=hand.hole, game=showdown.game, hole=showdown.hole)
    _take(hand.known, hand.text, showdown.pack, gone)
    known = np.array([hand.known], np.uint8).reshape(1, -1)
    wide = None if hand.is_any else hand
    return Seat(hand.text, known, _ONE, showdown.hole - len(hand.known), wide), hand.known


def _listed(hand: Range) -> Seat:
    hands, weights = hand.arrays()
    return Seat(hand.text, hands, weights, 0)


def _left(seat: Seat, own: Sequence[int], gone: dict[int, str], pack: Pack) -> Seat:
    """A range without the hands that hold a card seen elsewhere, or one the pack does not have."""
    if seat.wide is not None:
        return _of_wide(seat, seat.wide, mask_of(gone) | Pack.FULL.mask ^ pack.mask)
    if len(seat.hands) == 1 and (own or not seat.hands.shape[1]):
        return seat
    taken = np.zeros(UNKNOWN, bool)
    taken[list(gone)] = True
    taken[list(own)] = False
    taken[: UNKNOWN - pack] = True
    there = ~taken[seat.hands].any(axis=1)
    if not there.any():
        raise OddsError("range-gone", range=seat.text)
    return Seat(seat.text, np.ascontiguousarray(seat.hands[there]), seat.weights[there], seat.missing)


def _of_wide(seat: Seat, wide: WideRange, gone: int) -> Seat:
    """A list of hands, if it is not too long."""
    listed = wide.listed(gone, MOST_LISTED)
    if listed is None:
        return seat
    if not len(listed.masks):
        raise OddsError("range-gone", range=seat.text)
    hands = np.empty((len(listed.masks), wide.hole), np.uint8)
    hands[:, : len(wide.known)] = wide.known
    hands[:, len(wide.known) :] = codes_of(listed.masks, wide.cards)
    return Seat(seat.text, hands, listed.weights, seat.missing - wide.cards, source=wide)


def _check_enough(spot: Spot, players: int) -> None:
    """All cards that will be on the table, against those of the pack."""
    showdown = spot.showdown
    needed = showdown.board + len(spot.dead) + players * showdown.hole * spot.draws
    if needed > showdown.pack:
        raise OddsError("enough", needed=needed, pack=int(showdown.pack))
