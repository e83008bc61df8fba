"""
What lies behind an equity: categories of hands, next cards, outs, and ranges class by class.

Cost        `categories` 0.1 ms a player in games with a board; `next_cards` an equity for each card left,
            `outs` 50 µs; `heat_map` as the equity of its ranges.
Tested in   tests/odds/test_breakdown.py
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.cards import NAMES, RANKS
from pakli.odds import deals
from pakli.odds.deals import Seat, Spot
from pakli.odds.equity import counted, equity
from pakli.odds.errors import OddsError
from pakli.odds.games import EIGHT_OR_BETTER
from pakli.odds.matchups import laid_out, too_many
from pakli.odds.pieces import Progress
from pakli.odds.results import Equity
from pakli.odds.seats import Hand, asked
from pakli.ranking import RANKINGS, Category, Ranking, category, evaluator, omaha_evaluator

__all__ = ["NextCard", "categories", "heat_map", "next_cards", "outs"]


class NextCard(Struct, frozen=True):
    """What one card does that may come next."""

    card: str
    equity: Equity
    """After it has come."""


def categories(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    half: str = "high",
    low: str = EIGHT_OR_BETTER,
) -> tuple[Mapping[Category, float], ...]:
    """
    How often each player ends with a hand of each category, exactly.

    Args:
        hands, board, dead, game, low: as `equity` takes them; one player is enough. What a player holds must
            be known, but for cards that are dealt in stud, razz and draw games; the others' cards are gone.
        half: ``"high"`` or ``"low"``: which half of a high-low pot.

    Returns:
        For each player the part of all boards by category, best first; those nobody makes are left out.

    Raises:
        OddsError: as `equity`; a hand that is not known; a half the game does not have.
    """
    spot, seats = asked(hands, board, dead, game, fewest=1, low=low)
    ranking = {"high": spot.showdown.high, "low": spot.showdown.low}.get(half)
    if not ranking:
        raise OddsError("half", half=half, game=game)
    for seat in seats:
        if len(seat.hands) > 1 or (spot.showdown.board and seat.missing):
            raise OddsError("not-known", hand=seat.text)
    known = [seat.hands[0].tobytes() for seat in seats]
    found = [
        _by_category(_places(spot, hand, known[:at] + known[at + 1 :], ranking), ranking)
        for at, hand in enumerate(known)
    ]
    order = (*RANKINGS[Ranking(ranking)].categories, Category.NONE)
    made = [name for name in order if any(name in player for player in found)]
    return tuple({name: player.get(name, 0.0) for name in made} for player in found)


def _places(spot: Spot, hand: bytes, others: Sequence[bytes], ranking: str) -> NDArray[np.uint64]:
    without = Spot(spot.showdown, spot.board, spot.dead + b"".join(others))
    count = deals.board_places if spot.showdown.board else deals.own_places
    return count(without, hand, ranking)


def _by_category(times: NDArray[np.uint64], ranking: str) -> Mapping[Category, float]:
    found: dict[Category, int] = {}
    for place in np.nonzero(times)[0].tolist():
        name = category(place, ranking)
        found[name] = found.get(name, 0) + int(times[place])
    total = sum(found.values())
    return {name: count / total for name, count in found.items()}


def next_cards(
    hands: Sequence[Hand],
    board: str,
    dead: str = "",
    game: str = "holdem",
    *,
    progress: Progress | None = None,
    low: str = EIGHT_OR_BETTER,
) -> tuple[NextCard, ...]:
    """
    The equities after each card that may come next, lowest card first.

    Args:
        hands, dead, game, progress, low: as `equity` takes them.
        board: three or four cards.

    Raises:
        OddsError: as `equity`; there is no card to come, or it is not one alone.
    """
    spot, seats = asked(hands, board, dead, game, low=low)
    if len(spot.board) not in (3, 4):
        raise OddsError("next", board=board)
    gone = {*spot.board, *spot.dead}.union(*map(_certain, seats))
    left = [code for code in spot.showdown.pack.codes if code not in gone]
    found = []
    for number, code in enumerate(left, start=1):
        try:
            found.append(
                NextCard(NAMES[code], equity(hands, board + NAMES[code], dead, game, samples=0, low=low))
            )
        except OddsError as error:
            if error.code not in ("range-gone", "impossible"):  # every hand of a range holds this card
                raise
        if progress is not None:
            progress(number, len(left))
    return tuple(found)


def _certain(seat: Seat) -> set[int]:
    """The cards in every hand he may hold."""
    return {code for code in seat.hands[0].tolist() if (seat.hands == code).any(axis=1).all()}


def outs(
    hands: Sequence[Hand], board: str, dead: str = "", game: str = "holdem", *, player: int = 0
) -> tuple[str, ...]:
    """
    The cards that put a player in front, or level, who is behind now.

    In front: nobody has a better hand as soon as the card has come, whatever may come after it; in high-low,
    a better high hand.

    Args:
        hands: what everybody holds, each known.
        board, dead, game: as `next_cards` takes them.
        player: an index of `hands`.

    Returns:
        Cards, lowest first; none if the player is in front already.

    Raises:
        OddsError: as `next_cards`; a hand that is not known; no such player.
    """
    spot, seats = asked(hands, board, dead, game)
    if len(spot.board) not in (3, 4):
        raise OddsError("next", board=board)
    for seat in seats:
        if not seat.settled:
            raise OddsError("not-known", hand=seat.text)
    if not 0 <= player < len(seats):
        raise OddsError("player", player=player, players=len(seats))
    gone = {*spot.board, *spot.dead, *(code for seat in seats for code in seat.hands[0].tolist())}
    if _in_front(spot, seats, player):
        return ()
    later = (
        (NAMES[code], Spot(spot.showdown, spot.board + bytes([code]), spot.dead))
        for code in spot.showdown.pack.codes
        if code not in gone
    )
    return tuple(card for card, after in later if _in_front(after, seats, player))


def _in_front(spot: Spot, seats: Sequence[Seat], player: int) -> bool:
    game = spot.showdown
    rank = omaha_evaluator(game.high, game.hole) if game.two_and_three else evaluator(game.high)
    ranks = [rank(*seat.hands[0].tolist(), *spot.board) for seat in seats]
    return ranks[player] == max(ranks)


def heat_map(
    hands: Sequence[Hand],
    board: str = "",
    dead: str = "",
    game: str = "holdem",
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> NDArray[np.float64]:
    """
    The first player's equity, exactly, class by class of what he may hold.

    Args:
        hands, board, dead, game, executor, progress: as `equity` takes them; players hold two cards.

    Returns:
        float64 of shape (13, 13), rows and columns from ace to deuce: suited hands above the diagonal,
        offsuit ones below it, pairs on it; NaN for classes he does not hold.

    Raises:
        OddsError: as `equity`.
    """
    spot, seats = asked(hands, board, dead, game)
    if spot.showdown.hole != 2:
        raise OddsError("no-ranges", hand=str(hands[0]), game=game)
    match_ups = laid_out(spot, seats)
    if match_ups is None:
        raise too_many(seats)
    counts = counted(spot, match_ups, executor, progress)
    mine = (counts @ _first_share(len(seats))) / counts.sum(axis=1)
    cell = _cells(seats[0].hands)[match_ups.of_first]
    weight = np.bincount(cell, weights=match_ups.weights, minlength=169)
    total = np.bincount(cell, weights=match_ups.weights * mine[match_ups.kind], minlength=169)
    with np.errstate(invalid="ignore"):
        return (total / np.where(weight > 0, weight, np.nan)).reshape(13, 13)


def _first_share(players: int) -> NDArray[np.float64]:
    """The first player's part of the pot, by outcome."""
    return np.array([(who & 1) / max(1, who.bit_count()) for who in range(1 << players)])


def _cells(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    ranks = len(RANKS) - 1 - (hands.astype(np.int64) >> 2)
    higher, lower = ranks.min(axis=1), ranks.max(axis=1)
    suited = (hands[:, 0] & 3) == (hands[:, 1] & 3)
    cells: NDArray[np.int64] = np.where(suited, 13 * higher + lower, 13 * lower + higher)
    return cells
