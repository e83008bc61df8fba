"""
A look at the whole table: hands that opponents may hold, weighed by what they did, and how it all may end.

Shapes      strengths: float64 (opponents, deals); what stays: bool alike; shares: float64 (deals,).
Clauses     A1 (who has a claim), H4 (halves), P15; section 10, fact 4.
Knows       one seat's view. Not what anybody will do.
Tested in   tests/bots/test_ranges.py
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from pakli.bots.own_cards import completed, needed, of_own_cards, pools_of
from pakli.bots.pools import Codes, Floats, Pool, fresh, known, masks_of, on_boards, ranked, unseen_by
from pakli.bots.reading import plausible
from pakli.ranking import evaluate_many
from pakli.rules import Hand, Status

__all__ = ["Look", "look"]

_MOST_RIVALS: Final = 5
"""Opponents beyond these change nothing that matters."""
Ranks = NDArray[np.uint32]
Ends = tuple[tuple[tuple[Ranks, Ranks], ...], ...]


class Look(Struct, frozen=True):
    """What one seat may expect, over many deals."""

    own: float
    """One's own strength: the part of unseen hands it beats in the end, on average."""
    standing: float
    """One's starting hand: the share of starting hands that are worse."""
    places: tuple[int, ...]
    """Of the opponents that are looked at, in `Hand.seats`."""
    strengths: Floats
    """Of their hands, deal by deal."""
    ends: Ends
    """For each board and claim: one's own ranks, theirs."""

    @property
    def deals(self) -> int:
        """How many."""
        return int(self.strengths.shape[1])

    def shares(self, staying: NDArray[np.bool_]) -> Floats:
        """One's part of the pot in each deal, if those opponents stay to the end."""
        total = np.zeros(self.deals)
        for claims in self.ends:
            won = np.zeros(self.deals)
            for at, (mine, theirs) in enumerate(claims):
                there = np.where(staying, theirs, 0)
                best = np.maximum(there.max(axis=0), mine)
                part = np.where((mine == best) & (best > 0), 1 / (1 + (there == mine).sum(axis=0)), 0.0)
                # The low half: where nobody qualifies the high hand takes it all (H4).
                won = part if not at else np.where(best > 0, (won + part) / 2, won)
            total += won
        return total / len(self.ends)

    @property
    def share(self) -> float:
        """One's part of the pot on average, if everybody stays."""
        return float(self.shares(np.ones(self.strengths.shape, bool)).mean())


def look(
    view: Hand,
    seat: int,
    rng: Random,
    deals: int,
    narrowing: float = 1.0,
    shown: Mapping[int, str] | None = None,
) -> Look:
    """
    Look at the table from `seat`.

    Args:
        view: the hand as `seat` sees it; its own cards are known.
        deals: how many; those in which cards would come twice are left out.
        narrowing: how much is read from the betting, 0 to 1.
        shown: cards that opponents held then, by seat, as they showed them in the end: for who looks back.
            Others are not looked at then.
    """
    chance = np.random.default_rng(rng.getrandbits(64))
    places, many = _rivals(view, seat, shown), 300 if view.plan.game.has_board else 200
    if view.plan.game.has_board:
        shared = on_boards(view, known(view.seat(seat).cards), many, chance)
        own, pools = (
            Pool(shared.hands[:1], shared.strength[:1], shared.standing[:1]),
            [shared.rest] * len(places),
        )
    else:
        own = of_own_cards(view, view.plan.where[seat], many, chance)
        pools = pools_of(view, places, many, chance)
    if shown:
        pools = [_this_one(shown[view.seats[place].number]) for place in places]
    chosen = [
        _drawn(plausible(view, place, pool, narrowing), deals, chance)
        for place, pool in zip(places, pools, strict=True)
    ]
    fits = _together([masks_of(pool.hands)[rows] for pool, rows in zip(pools, chosen, strict=True)])
    chosen = [rows[fits] for rows in chosen]
    held = [pool.hands[rows] for pool, rows in zip(pools, chosen, strict=True)]
    ends = _board_ends if view.plan.game.has_board else _own_ends
    others = np.concatenate([pool.strength for pool in pools])
    standing = float(own.standing[0])
    return Look(
        float(own.strength[0]),
        standing if view.plan.game.has_board else float((others < standing).mean()),
        places,
        np.stack([pool.strength[rows] for pool, rows in zip(pools, chosen, strict=True)]),
        ends(view, own.hands[0], held, chance),
    )


def _rivals(view: Hand, seat: int, shown: Mapping[int, str] | None) -> tuple[int, ...]:
    """Places of opponents still in: those first who have put in most; for who looks back, who showed."""
    there = [
        place
        for place, other in enumerate(view.seats)
        if other.number != seat
        and other.status in (Status.IN, Status.SHOWN)
        and (not shown or other.number in shown)
    ]
    there.sort(key=lambda place: -view.seats[place].front)
    return tuple(there[:_MOST_RIVALS])


def _this_one(cards: str) -> Pool:
    """A pool of one hand that is known; how strong it seemed does not matter any more."""
    return Pool(np.array([known(cards)], np.uint8), np.ones(1), np.ones(1))


def _drawn(weights: Floats, deals: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """Rows of the pool, each as often as its weight has it."""
    sums = np.cumsum(weights)
    return np.asarray(np.minimum(np.searchsorted(sums, rng.random(deals) * sums[-1]), len(weights) - 1))


def _together(held: Sequence[NDArray[np.uint64]]) -> NDArray[np.intp]:
    """Deals in which no card is held twice; of hands that hardly go together, all."""
    taken, fits = held[0].copy(), np.ones(len(held[0]), bool)
    for more in held[1:]:
        fits &= taken & more == 0
        taken |= more
    rows = np.nonzero(fits)[0]
    return rows if len(rows) >= 20 else np.arange(len(fits))


def _board_ends(view: Hand, own: Codes, held: Sequence[Codes], rng: np.random.Generator) -> Ends:
    """The boards completed, with cards nobody holds."""
    game, unseen, deals = view.plan.game, unseen_by(view), len(held[0])
    boards = [known(board) for board in view.cards.boards]
    missing = [game.board_targets[-1] - len(board) for board in boards]
    taken = np.bitwise_or.reduce([masks_of(hands) for hands in held])
    come = fresh(unseen, taken, sum(missing), rng)
    mine, theirs, ends = np.broadcast_to(own, (deals, len(own))), np.vstack(held), []
    for board, part in zip(boards, np.split(come, np.cumsum(missing)[:-1], axis=1), strict=True):
        whole = np.hstack([np.broadcast_to(np.array(board, np.uint8), (deals, len(board))), part])
        everywhere = np.tile(whole, (len(held), 1))
        ends.append(
            tuple(
                [
                    (
                        ranked(mine, whole, ranking, exact=claim.hole > 0),
                        ranked(theirs, everywhere, ranking, exact=claim.hole > 0).reshape(-1, deals),
                    )
                    for ranking, claim in game.claims
                ]
            )
        )
    return tuple(ends)


def _own_ends(view: Hand, own: Codes, held: Sequence[Codes], rng: np.random.Generator) -> Ends:
    """Everybody's missing cards dealt, or his draws made."""
    unseen, deals = unseen_by(view), len(held[0])
    taken = np.bitwise_or.reduce([masks_of(hands) for hands in held])
    whole = []
    for hands in (np.broadcast_to(own, (deals, len(own))), *held):
        new = fresh(unseen, taken, needed(view, hands), rng, masks_of(hands))
        whole.append(completed(view, hands, new))
        taken = taken | masks_of(whole[-1])
    ends = []
    for ranking, _ in view.plan.game.claims:
        ranks = evaluate_many(np.vstack(whole), ranking).reshape(-1, deals)
        ends.append((ranks[0], ranks[1:]))
    return (tuple(ends),)
