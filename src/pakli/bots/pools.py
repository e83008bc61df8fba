"""
Hands an opponent may hold: a random pool of them, and how strong each is now.

Strength is the part of all hands it beats in the end, on average over what may come: 0.0 to 1.0. So draws are
worth what they may become, and one scale serves every game.

Shapes      hands: codes, uint8 of shape (n, cards); strength: float64 (n,).
Clauses     H4, H6, H7 (what plays), section 10, fact 4.
Knows       what one seat sees. Not betting.
Cost        board games 0.5 ms for 600 hands.
Tested in   tests/bots/test_ranges.py
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.bots.standings import standings
from pakli.cards import Pack, parse_cards
from pakli.ranking import evaluate_many, evaluate_omaha_many
from pakli.rules import Hand
from pakli.rules.variants import Claim

__all__ = [
    "Codes",
    "Floats",
    "Masks",
    "Pool",
    "distinct",
    "fresh",
    "known",
    "masks_of",
    "on_boards",
    "ranked",
    "unseen_by",
]

Codes = NDArray[np.uint8]
Floats = NDArray[np.float64]
Masks = NDArray[np.uint64]

_RUN_OUTS: Final = (1, 10, 12)
"""By cards to come on a board, two and more alike: how many ways of it are looked at."""


class Pool(Struct, frozen=True):
    """Hands somebody may hold, alike before he has done anything."""

    hands: Codes
    strength: Floats
    standing: Floats
    """Before the first board cards: the share of starting hands that are worse."""

    @property
    def rest(self) -> "Pool":
        """All but the first hand."""
        return Pool(self.hands[1:], self.strength[1:], self.standing[1:])


def known(cards: str) -> tuple[int, ...]:
    """Codes of the known cards in ``"As??"``."""
    return parse_cards(cards.replace("??", ""))


def unseen_by(view: Hand) -> Codes:
    """Codes of the cards that are not known to who has this view."""
    seen = view.cards.known
    return np.array(
        [code for code in Pack(view.plan.game.variant.pack).codes if not seen >> code & 1], np.uint8
    )


def distinct(codes: Codes, rows: int, count: int, rng: np.random.Generator) -> Codes:
    """`count` of these codes for each row, none twice in a row; shape (rows, count)."""
    cards, every = np.tile(codes, (rows, 1)), np.arange(rows)
    for at in range(count):
        other = rng.integers(at, len(codes), rows)
        chosen = cards[every, other]
        cards[every, other] = cards[:, at]
        cards[:, at] = chosen
    return cards[:, :count]


def fresh(
    codes: Codes, taken: Masks, count: int, rng: np.random.Generator, own: Masks | None = None
) -> Codes:
    """
    `count` of these codes for each row.

    Args:
        taken: bits, by row: these come only when nothing else is left.
        own: bits, by row: these never come, as the row has them already.
    """
    if not count:
        return np.empty((len(taken), 0), np.uint8)
    keys, bits = rng.random((len(taken), len(codes)), np.float32), codes.astype(np.uint64)
    keys += taken[:, None] >> bits & np.uint64(1)
    if own is not None:
        keys += 2 * (own[:, None] >> bits & np.uint64(1))
    return codes[keys.argpartition(count - 1, axis=1)[:, :count]]


def masks_of(cards: Codes) -> Masks:
    """Bits of each row's cards."""
    bits: Masks = np.bitwise_or.reduce(np.uint64(1) << cards.astype(np.uint64), axis=1)
    return bits


def ranked(hands: Codes, board: Codes, ranking: str, *, exact: bool) -> NDArray[np.uint32]:
    """Ranks of hands on boards row by row; `exact`: two hole cards play, no more, no fewer (H6)."""
    if exact:
        return evaluate_omaha_many(np.ascontiguousarray(hands), np.ascontiguousarray(board), ranking)
    return evaluate_many(np.hstack([hands, board]), ranking)


def on_boards(view: Hand, own: Sequence[int], many: int, rng: np.random.Generator) -> Pool:
    """The pool of a game with a board; its first hand is `own`."""
    game, unseen = view.plan.game, unseen_by(view)
    held = distinct(unseen, many, game.variant.hole_cards, rng)
    hands = np.vstack([np.array([own], np.uint8), held])
    low = any(claim.half == "low" for _, claim in game.claims)
    standing = standings(hands, game.variant.pack, low=low)
    boards = [known(board) for board in view.cards.boards]
    if not boards[0]:
        return Pool(hands, standing, standing)
    strength = sum(_strength(view, hands, board, unseen, rng) for board in boards) / len(boards)
    return Pool(hands, np.asarray(strength), standing)


def _strength(
    view: Hand, hands: Codes, board: tuple[int, ...], unseen: Codes, rng: np.random.Generator
) -> Floats:
    """The mean part of the pool each hand beats, over the same ways the board may be completed."""
    game = view.plan.game
    to_come = game.board_targets[-1] - len(board)
    ways = distinct(unseen, _RUN_OUTS[min(to_come, 2)], to_come, rng)
    total, times = np.zeros(len(hands)), np.zeros(len(hands))
    bits = masks_of(hands)
    for way in ways:
        whole = np.array([*board, *way], np.uint8)
        fits = bits & masks_of(way[None, :])[0] == 0 if to_come else np.ones(len(hands), bool)
        there = hands[fits]
        boards = np.broadcast_to(whole, (len(there), len(whole)))
        total[fits] += beaten(there, boards, game.claims)
        times[fits] += 1
    return total / np.maximum(times, 1)


def beaten(hands: Codes, boards: Codes, claims: Sequence[tuple[str, Claim]]) -> Floats:
    """The part of these hands that each beats, half of those it ties with; the mean over claims."""
    parts = []
    for ranking, claim in claims:
        ranks = ranked(hands, boards, ranking, exact=claim.hole > 0)
        _, at, times = np.unique(ranks, return_inverse=True, return_counts=True)
        parts.append(((np.cumsum(times) - times / 2) / len(ranks))[at])
    return np.asarray(np.mean(parts, axis=0))
