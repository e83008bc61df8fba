"""
Hands of one's own cards alone, in stud and draw games: what opponents may hold, and how all hands may end.

In stud their up-cards are known, the rest is dealt. In draw games a hand is dealt and drawn to by a stated
policy; how many cards somebody really took makes hands that would take others unlikely.

Shapes      as in `pakli.bots.pools`.
Clauses     G5 to G8, G11, D3, L2 (draws), ST5, ST6 (up-cards, common card), H3, H5a, H5b.
Knows       what one seat sees. Not betting.
Cost        about 1.5 ms for 300 hands, more where several draws are to come.
Tested in   tests/bots/test_ranges.py
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.bots.pools import Codes, Floats, Pool, distinct, fresh, known, masks_of, unseen_by
from pakli.cards import Pack
from pakli.odds.discards import kept as kept_for_low
from pakli.odds.games import showdown_of
from pakli.ranking import evaluate_many
from pakli.rules import Hand, Variant

__all__ = ["best_kept", "completed", "kept", "of_own_cards", "pools_of", "worth_of"]

_WAYS: Final = 6
"""In how many ways each hand is completed."""
_UNLIKE: Final = 0.04
"""How likely a hand is that its player would have drawn to otherwise."""
_YARDSTICK: Final = 4096


def kept(variant: Variant, hands: Codes) -> NDArray[np.bool_]:
    """Which cards of these hands are kept in a draw; bool of the hands' shape."""
    if variant.claims[0].ranking == "five-card-draw":
        return _kept_for_high(hands, variant)
    return kept_for_low(showdown_of(variant.id), hands)


def _kept_for_high(hands: Codes, variant: Variant) -> NDArray[np.bool_]:
    """Pat straights and better; else pairs and more of a rank, else four of a suit, else the two highest."""
    ranks, suits = hands >> 2, hands & 3
    same = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2) > 1
    flushing = (suits[:, :, None] == suits[:, None, :]).sum(axis=2) >= 4
    highest = np.zeros(hands.shape, bool)
    order = ranks.argsort(axis=1)
    np.put_along_axis(highest, order[:, -2:], True, axis=1)
    keep = np.where(
        same.any(axis=1)[:, None], same, np.where(flushing.any(axis=1)[:, None], flushing, highest)
    )
    straight = (np.sort(ranks, axis=1)[:, 4] - np.sort(ranks, axis=1)[:, 0] == 4) & ~same.any(axis=1)
    keep[straight | (flushing.sum(axis=1) == 5)] = True
    return keep


@cache
def _yardstick(variant: Variant, ranking: str) -> NDArray[np.uint32]:
    """Ranks that random hands come to in the end, in ascending order: the same in every run."""
    chance = np.random.default_rng(1)
    codes = np.array(Pack(variant.pack).codes, np.uint8)
    hands = distinct(codes, _YARDSTICK, variant.hole_cards, chance)
    for _ in range(sum(street.draw > 0 for street in variant.streets)):
        hands = _drawn_to(variant, hands, codes, masks_of(hands), chance)
    ranks: NDArray[np.uint32] = np.sort(evaluate_many(hands, ranking))
    return ranks


def worth_of(view: Hand, hands: Codes) -> Floats:
    """The part of all hands at the showdown that these, complete, beat; the mean over claims."""
    game, parts = view.plan.game, []
    for ranking, _ in game.claims:
        ranks, yard = evaluate_many(hands, ranking), _yardstick(game.variant, ranking)
        parts.append((np.searchsorted(yard, ranks) + np.searchsorted(yard, ranks, "right")) / (2 * len(yard)))
    return np.asarray(np.mean(parts, axis=0))


def of_own_cards(view: Hand, place: int, many: int, rng: np.random.Generator) -> Pool:
    """Hands the player at `place` may hold now, those that are known of him in them; his own: that one."""
    seat, unseen = view.seats[place], unseen_by(view)
    there = known(seat.cards)
    hidden = len(seat.cards) // 2 - len(there)
    hands = np.hstack([_same(there, many), distinct(unseen, many, hidden, rng)])
    if view.plan.game.variant.draws and hidden:
        hands = _after_draws(view, place, hands, unseen, rng)
    ways = max(_WAYS // max(_draws_left(view), 1), 2)
    total = np.zeros(many)
    for _ in range(ways):
        total += worth_of(view, completed(view, hands, unseen, masks_of(hands), rng))
    strength = total / ways
    if not hidden:
        strength = np.full(many, strength.mean())
    return Pool(hands, strength, strength)


def _draws_left(view: Hand) -> int:
    return sum(street.draw > 0 for street in view.plan.game.variant.streets[view.stage.street + 1 :])


def pools_of(view: Hand, places: Sequence[int], many: int, rng: np.random.Generator) -> list[Pool]:
    """A pool for each of these players; one for all who have taken the same numbers of cards."""
    found: dict[tuple[object, ...], Pool] = {}
    pools = []
    for place in places:
        key = (view.seats[place].cards, *_took(view, place))
        if key not in found:
            found[key] = of_own_cards(view, place, many, rng)
        pools.append(found[key])
    return pools


def _same(cards: Sequence[int], rows: int) -> Codes:
    return np.broadcast_to(np.array(cards, np.uint8), (rows, len(cards)))


def completed(
    view: Hand, hands: Codes, unseen: Codes, taken: NDArray[np.uint64], rng: np.random.Generator
) -> Codes:
    """These hands as they are in the end, with cards that are unseen and not `taken` in their deal."""
    game = view.plan.game
    if game.variant.draws:
        for street in game.variant.streets[view.stage.street + 1 :]:
            if street.draw:
                hands = _drawn_to(game.variant, hands, unseen, taken, rng)
        return hands
    common = known(view.cards.boards[0])
    missing = game.variant.hole_cards - len(common) - hands.shape[1]
    new = fresh(unseen, taken, missing, rng, masks_of(hands))
    return np.hstack([hands, new, _same(common, len(hands))])


def _drawn_to(
    variant: Variant, hands: Codes, unseen: Codes, taken: NDArray[np.uint64], rng: np.random.Generator
) -> Codes:
    """One draw by the policy."""
    return np.where(kept(variant, hands), hands, fresh(unseen, taken, hands.shape[1], rng, masks_of(hands)))


def _after_draws(view: Hand, place: int, hands: Codes, unseen: Codes, rng: np.random.Generator) -> Codes:
    """Hands drawn to as often as their player has, those likelier that took as many cards as he did."""
    for took in _took(view, place):
        keep = kept(view.plan.game.variant, hands)
        likely = np.where((~keep).sum(axis=1) == took, 1.0, _UNLIKE)
        sums = np.cumsum(likely)
        rows = np.minimum(np.searchsorted(sums, rng.random(len(hands)) * sums[-1]), len(hands) - 1)
        hands, keep = hands[rows], keep[rows]
        keep = _as_many(keep, hands, took)
        own = masks_of(hands)
        hands = np.where(keep, hands, fresh(unseen, own, hands.shape[1], rng, own))
    return hands


def _took(view: Hand, place: int) -> list[int]:
    """How many cards the player took in each draw so far; who stood pat once does so again."""
    streets = view.plan.game.variant.streets[: view.stage.street + 1]
    took = [len(cards) // 2 for at, cards in view.cards.thrown if at == place]
    draws = sum(street.draw > 0 for street in streets)
    return took + [0] * (draws - len(took))


def _as_many(keep: NDArray[np.bool_], hands: Codes, took: int) -> NDArray[np.bool_]:
    """The same with `took` cards thrown away: of those kept the highest first, of others the lowest stay."""
    order = (keep * 64 - (hands >> 2)).argsort(axis=1)  # thrown first
    thrown = np.zeros(keep.shape, bool)
    np.put_along_axis(thrown, order[:, :took], True, axis=1)
    return ~thrown


def best_kept(view: Hand, seat: int, most: int, rng: Random, deals: int = 60) -> tuple[int, ...]:
    """
    What a seat does best to throw away: codes, at most `most`.

    At the last draw what beats most hands in the end; before it the policy decides.
    """
    game, own = view.plan.game, np.array([known(view.seat(seat).cards)], np.uint8)
    if _draws_left(view):
        thrown = own[~kept(game.variant, own)]
        return tuple(thrown.tolist()[:most])
    hole = own[0].tolist()
    new = distinct(unseen_by(view), deals, most, np.random.default_rng(rng.getrandbits(64)))
    ways = [held for count in range(most + 1) for held in combinations(hole, len(hole) - count)]
    hands = np.vstack([np.hstack([_same(held, deals), new[:, : len(hole) - len(held)]]) for held in ways])
    means = worth_of(view, hands).reshape(len(ways), deals).mean(axis=1)
    best = ways[int(means.argmax())]  # of equals the first: the fewest thrown away
    return tuple(code for code in hole if code not in best)
