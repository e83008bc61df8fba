"""
How much of the pot a hand will win, on average, against hands nobody has seen.

The board is completed and opponents are dealt many times over; every claim of the game is ranked, so that
high-low games and games with several boards need nothing of their own.

Clauses     H4, H6, H7 (what plays), P15 (halves), section 10, fact 4.
Knows       one seat's view. Its own cards and the board are all it reads.
Cost        about 0.3 ms for 150 deals with the compiled kernel.
Tested in   tests/bots/test_strength.py
"""

from random import Random

import numpy as np
from numpy.typing import NDArray

from pakli.cards import Pack, parse_cards
from pakli.ranking import evaluate_many, evaluate_omaha_many
from pakli.rules import Hand

__all__ = ["pot_share"]

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
    hole = parse_cards(view.seat(seat).cards)
    rivals = min(view.alive - 1, _MOST_RIVALS)
    boards = [parse_cards(board) for board in view.cards.boards]
    missing = [view.plan.game.board_targets[-1] - len(board) for board in boards]
    seen = {*hole, *(code for board in boards for code in board)}
    unseen = np.array(
        [code for code in Pack(view.plan.game.variant.pack).codes if code not in seen], np.uint8
    )
    drawn = _drawn(unseen, deals, rivals * len(hole) + sum(missing), rng)
    hands = np.concatenate(
        [
            np.broadcast_to(np.array(hole, np.uint8), (1, deals, len(hole))),
            drawn[:, : rivals * len(hole)].reshape(deals, rivals, len(hole)).swapaxes(0, 1),
        ]
    )
    shares, at = 0.0, rivals * len(hole)
    for board, wanted in zip(boards, missing, strict=True):
        whole = np.empty((deals, len(board) + wanted), np.uint8)
        whole[:, : len(board)] = board
        whole[:, len(board) :] = drawn[:, at : at + wanted]
        shares += _share_on(view, hands, whole)
        at += wanted
    return shares / len(boards)


def _drawn(unseen: Codes, deals: int, count: int, rng: Random) -> Codes:
    """`count` cards for each deal, shape (deals, count), none twice in a row."""
    chance = np.random.default_rng(rng.getrandbits(64))
    return chance.permuted(np.tile(unseen, (deals, 1)), axis=1)[:, :count]


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
