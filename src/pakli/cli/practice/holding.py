"""
What a hand is called, from cards somebody may see.

Clauses     H1 to H7 through the rankings; H4 (a low that does not qualify is none), P14 (declared hands).
Knows       cards and a game's claims. Words are the catalogue's.
Tested in   tests/cli/test_narrator.py
"""

from collections import Counter

from pakli.cards import RANKS, parse_cards, rank_of
from pakli.ranking import Category, Description, Ranking, describe, evaluator, omaha_evaluator, order_of
from pakli.rules import Claim, Hand
from pakli.texts import Catalogue

__all__ = ["hand_text", "low_text"]


def hand_text(say: Catalogue, view: Hand, hole: str, *, both: bool = True, declared: str = "") -> str:
    """
    What `hole` makes with each board: "two pair, kings and threes; low 8-6-4-3-A"; empty: nothing yet.

    Args:
        both: name the low hand too, where the game has one.
        declared: the category its player declared (P14), said in place of the high hand.
    """
    named = [say.words.hand(declared)] if declared else _named(say, view, hole, "high")
    return "; ".join(dict.fromkeys([*named, *(_named(say, view, hole, "low") if both else [])]))


def low_text(say: Catalogue, view: Hand, hole: str) -> str:
    """The low hand `hole` makes; empty: none that qualifies (H4)."""
    return "; ".join(dict.fromkeys(_named(say, view, hole, "low")))


def _named(say: Catalogue, view: Hand, hole: str, half: str) -> list[str]:
    found = [
        _held(hole, board, ranking, claim)
        for board in view.cards.boards
        for ranking, claim in view.plan.game.claims
        if claim.half == half
    ]
    return [_in_words(say, hand, view.plan.game.claims[0][0]) for hand in found if hand is not None]


def _in_words(say: Catalogue, hand: Description, ranking: str) -> str:
    """Where the lowest hand wins, one without a pair is told by all its cards (H5)."""
    lowball = ranking == Ranking.DEUCE_TO_SEVEN and hand.category == Category.HIGH_CARD
    return say.words.hand(Category.LOW if lowball else hand.category, hand.ranks)


def _held(hole: str, board: str, ranking: str, claim: Claim) -> Description | None:
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
