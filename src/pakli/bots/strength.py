"""
How much of the pot a hand will win, on average, against hands nobody has seen.

Cards to come and unseen cards of opponents are dealt many times over; every claim of the game is ranked, so
that high-low, stud, draw games and games with several boards need nothing of their own. Draws to come are not
foreseen: a hand is taken as it is.

Clauses     H4, H6, H7 (what plays), ST5, ST6 (up-cards, common card), P15 (halves), section 10, fact 4.
Knows       one seat's view: its own cards, the board and what lies face up are all it reads.
Cost        about 0.3 ms for 150 deals.
Tested in   tests/bots/test_strength.py
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import numpy as np
from numpy.typing import NDArray

from pakli.bots.own_cards import worth_of
from pakli.cards import Pack, parse_cards
from pakli.ranking import evaluate_many, evaluate_omaha_many
from pakli.rules import Hand, Status

__all__ = ["best_discard", "pot_share"]

Codes = NDArray[np.uint8]
_MOST_RIVALS = 4
"""Opponents beyond these change a plain bot's mind no more."""


def pot_share(view: Hand, seat: int, rng: Random, deals: int = 150) -> float:
    """
    The share of the pot the seat wins on average, 0.0 to 1.0, if everyone still in stays to the end.

    Args:
        view: the hand as `seat` sees it; its own cards are known.
        deals: how often the rest is dealt.
    """
    game, boards = view.plan.game, [_known(board) for board in view.cards.boards]
    common = 0 if game.has_board else len(boards[0])  # ST6: it stands for everybody's last card
    rivals = [other.cards for other in view.seats if other.number != seat and other.status != Status.FOLDED]
    hands = [_known(cards) for cards in (view.seat(seat).cards, *rivals[:_MOST_RIVALS])]
    size = game.variant.hole_cards - common
    missing = [size - len(cards) for cards in hands]
    to_come = [game.board_targets[-1] - len(board) if game.has_board else 0 for board in boards]
    drawn = _drawn(view, deals, sum(missing) + sum(to_come), rng)
    parts = np.split(drawn, np.cumsum([*missing, *to_come])[:-1], axis=1)
    held = [_filled(cards, part) for cards, part in zip(hands, parts, strict=False)]
    whole = [_filled(board, part) for board, part in zip(boards, parts[len(hands) :], strict=True)]
    return sum(_share_on(view, np.stack(held), board) for board in whole) / len(whole)


def best_discard(view: Hand, seat: int, most: int, rng: Random, deals: int = 60) -> tuple[int, ...]:
    """
    What a seat does best to throw away in a draw: codes, at most `most`, by how many hands it then beats.

    A draw game has one claim and no board (G5, G6, G11).
    """
    hole = _known(view.seat(seat).cards)
    new = _drawn(view, deals, most, rng)
    ways = [held for count in range(most + 1) for held in combinations(hole, len(hole) - count)]
    hands = np.vstack([_filled(held, new[:, : len(hole) - len(held)]) for held in ways])
    means = worth_of(view, hands).reshape(len(ways), deals).mean(axis=1)
    best = ways[int(means.argmax())]  # of equals the first: the fewest thrown away
    return tuple(code for code in hole if code not in best)


def _known(cards: str) -> tuple[int, ...]:
    return parse_cards(cards.replace("??", ""))


def _drawn(view: Hand, deals: int, count: int, rng: Random) -> Codes:
    """`count` unseen cards for each deal, shape (deals, count), none twice in a row."""
    known = view.cards.known
    unseen = np.array(
        [code for code in Pack(view.plan.game.variant.pack).codes if not known >> code & 1], np.uint8
    )
    chance = np.random.default_rng(rng.getrandbits(64))
    return chance.permuted(np.tile(unseen, (deals, 1)), axis=1)[:, :count]


def _filled(known: Sequence[int], drawn: Codes) -> Codes:
    """The known cards and the drawn ones beside them, shape (deals, cards)."""
    same = np.broadcast_to(np.array(known, np.uint8), (len(drawn), len(known)))
    return np.hstack([same, drawn])


def _share_on(view: Hand, hands: Codes, board: Codes) -> float:
    """Average share of the first of `hands`, shape (players, deals, hole), on boards (deals, cards)."""
    won: list[NDArray[np.float64]] = []
    for ranking, claim in view.plan.game.claims:
        ranks = _ranks(hands, board, ranking, exact=claim.hole > 0)
        best = ranks.max(axis=0)
        winners = (ranks == best) & (best > 0)
        part = np.where(winners[0], 1 / np.maximum(winners.sum(axis=0), 1), 0.0)
        if not won:
            won.append(part)
        else:  # the low half: where nobody qualifies the high hand takes it all (H4)
            won[0] = np.where(best > 0, (won[0] + part) / 2, won[0])
    return float(won[0].mean())


def _ranks(hands: Codes, board: Codes, ranking: str, *, exact: bool) -> NDArray[np.uint32]:
    """Ranks of shape (players, deals); `exact`: two hole cards play, no more, no fewer (H6)."""
    players, deals, count = hands.shape
    hole, common = hands.reshape(-1, count), np.tile(board, (players, 1))
    ranks = (
        evaluate_omaha_many(hole, common, ranking)
        if exact
        else evaluate_many(np.hstack([hole, common]), ranking)
    )
    return ranks.reshape(players, deals)
