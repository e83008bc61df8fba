"""
What was paid, with the cards that won it: for a page to mark them.

Clauses     P15 (high and low), H4, H6 (two hole cards), A1 (side pots), A3 (boards).
Knows       a hand as the rail sees it: cards that were not shown win without being named.
Tested in   tests/wire/test_awards.py
"""

from functools import lru_cache

from msgspec import UNSET

from pakli.cards import cards_text, parse_cards
from pakli.ranking import best_five, best_omaha, order_of
from pakli.rules import Hand, PotAwarded
from pakli.wire.view import Award, Share

__all__ = ["award_view"]


def award_view(hand: Hand, paid: PotAwarded) -> Award:
    """A payment of `hand`, which is known as the rail knows it."""
    shares = [
        Share(seat=seat, chips=chips, cards=_winning(hand, paid, seat) or UNSET)
        for seat, chips in paid.shares
    ]
    board = UNSET if paid.board < 0 else paid.board
    return Award(pot=paid.pot, board=board, half=paid.half, shares=tuple(shares))


def _winning(hand: Hand, paid: PotAwarded, seat: int) -> str:
    """The cards by which a seat has won; empty where they are not known, or nobody was left to beat."""
    boards = hand.cards.boards
    if paid.board < 0 and len(boards) > 1:
        return ""
    board, hole = boards[max(0, paid.board)], hand.seat(seat).cards
    half = "low" if paid.half == "low" else "high"
    found = [(ranking, claim.hole) for ranking, claim in hand.plan.game.claims if claim.half == half]
    if not found or not hole or "?" in hole + board:
        return ""
    return _best(hole, board, *found[0])


@lru_cache(maxsize=256)
def _best(hole: str, board: str, ranking: str, of_hole: int) -> str:
    own, common = parse_cards(hole), parse_cards(board)
    if of_hole:
        return cards_text(best_omaha(own, common, ranking)) if len(common) >= 3 else ""
    if len(own) + len(common) not in order_of(ranking).cards:
        return ""
    return cards_text(best_five((*own, *common), ranking))
