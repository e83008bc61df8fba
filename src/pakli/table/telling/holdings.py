"""
What a hand is called, from cards somebody may see.

Clauses     H1 to H7 through the rankings; H4 (a low that does not qualify is none), P14 (declared hands).
Knows       cards and a game's claims. Words are the catalogue's.
Tested in   tests/cli/test_narrator.py
"""

from collections import Counter
from functools import lru_cache

from pakli.cards import RANKS, parse_cards, rank_of
from pakli.ranking import Category, Description, Ranking, describe, evaluator, omaha_evaluator, order_of
from pakli.rules import Claim, Hand
from pakli.table.telling.lines import Held

__all__ = ["held", "low_held"]

Claims = tuple[tuple[str, Claim], ...]


def held(view: Hand, hole: str, *, both: bool = True, declared: str = "") -> tuple[Held, ...]:
    """
    What `hole` makes with each board: the high hands, then the low ones; empty: nothing yet.

    Args:
        view: the hand as far as it may be known.
        both: name the low hand too, where the game has one.
        declared: the category its player declared (P14), in place of the high hand.
    """
    claims = view.plan.game.claims
    if declared:
        low = _named(hole, view.cards.boards, claims, "low") if both else ()
        return (Held(declared, ""), *low)
    return _whole(hole, view.cards.boards, claims, both)


def low_held(view: Hand, hole: str) -> tuple[Held, ...]:
    """The low hands `hole` makes; empty: none that qualifies (H4)."""
    return _named(hole, view.cards.boards, view.plan.game.claims, "low")


@lru_cache(maxsize=4096)
def _whole(hole: str, boards: tuple[str, ...], claims: Claims, both: bool) -> tuple[Held, ...]:
    high = _named(hole, boards, claims, "high")
    return (*high, *_named(hole, boards, claims, "low")) if both else high


def _named(hole: str, boards: tuple[str, ...], claims: Claims, half: str) -> tuple[Held, ...]:
    found = [
        _described(hole, board, ranking, claim)
        for board in boards
        for ranking, claim in claims
        if claim.half == half
    ]
    return tuple(dict.fromkeys([_held(hand, claims[0][0]) for hand in found if hand is not None]))


def _held(hand: Description, ranking: str) -> Held:
    """Where the lowest hand wins, one without a pair is told by all its cards (H5)."""
    lowball = ranking == Ranking.DEUCE_TO_SEVEN and hand.category == Category.HIGH_CARD
    return Held(str(Category.LOW if lowball else hand.category), hand.ranks)


def _described(hole: str, board: str, ranking: str, claim: Claim) -> Description | None:
    """The best hand for one claim; None where there is none, or too few cards are known to name one."""
    if not hole or "?" in hole + board:
        return None
    own, common = parse_cards(hole), parse_cards(board)
    if claim.hole:
        rank = omaha_evaluator(ranking, len(own))(*own, *common) if len(common) >= 3 else 0
    elif len(own) + len(common) in order_of(ranking).cards:
        rank = evaluator(ranking)(*own, *common)
    else:
        return _so_far(own) if ranking.startswith("high") else None
    return describe(rank, ranking) if rank else None


def _so_far(own: tuple[int, ...]) -> Description:
    """Fewer than five cards: what of them are alike."""
    counted = Counter(RANKS[rank_of(code)] for code in own)
    ranks = sorted(counted, key=lambda rank: (counted[rank], RANKS.index(rank)), reverse=True)
    category = {
        (1,): Category.HIGH_CARD,
        (2,): Category.PAIR,
        (2, 2): Category.TWO_PAIR,
        (3,): Category.THREE_OF_A_KIND,
        (4,): Category.FOUR_OF_A_KIND,
    }[tuple(counted[rank] for rank in ranks if counted[rank] > 1) or (1,)]
    return Description(category, "".join(rank * counted[rank] for rank in ranks))
