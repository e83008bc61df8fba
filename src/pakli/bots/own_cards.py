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
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pakli.bots.pools import Codes, Floats, Pool, distinct, fresh, known, masks_of, unseen_by
from pakli.cards import Pack
from pakli.odds.discards import kept as kept_for_low
from pakli.odds.games import showdown_of
from pakli.ranking import evaluate_many
from pakli.rules import Hand, Variant

__all__ = ["completed", "draws_left", "kept", "needed", "of_own_cards", "pools_of", "worth_of"]

_WAYS: Final = 6
"""In how many ways each hand is completed."""
_ROW: Final = 40
"""Cards of each row's pack at most."""
_UNLIKE: Final = 0.04
"""How likely a hand is that its player would have drawn to otherwise."""
_YARDSTICK: Final = 4096
_PLACES: Final = np.array([[comb(code, at + 1) for code in range(52)] for at in range(4)])
"""What each card adds to the place of an ascending hand among all, by its place in the hand."""


def kept(variant: Variant, hands: Codes) -> NDArray[np.bool_]:
    """Which cards of these hands are kept in a draw; bool of the hands' shape."""
    if variant.claims[0].ranking == "five-card-draw":
        return _kept_for_high(hands, variant)
    if hands.shape[1] == 4:
        return _kept_of_four(variant.id, hands)
    return kept_for_low(showdown_of(variant.id), hands)


def _kept_of_four(game: str, hands: Codes) -> NDArray[np.bool_]:
    """The same from a table of all hands of four cards: the policy itself takes twenty times as long."""
    order = hands.argsort(axis=1)
    place = _PLACES[np.arange(4), np.take_along_axis(hands, order, axis=1)].sum(axis=1)
    keep = np.zeros(hands.shape, bool)
    np.put_along_axis(keep, order, _four(game)[place], axis=1)
    return keep


@cache
def _four(game: str) -> NDArray[np.bool_]:
    """By the place of a hand among all of four cards, ascending within the hand."""
    hands = np.array(list(combinations(range(52), 4)), np.uint8)
    table = np.zeros((len(hands), 4), bool)
    table[_PLACES[np.arange(4), hands].sum(axis=1)] = kept_for_low(showdown_of(game), hands)
    return table


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
        own = masks_of(hands)
        hands = _drawn_to(variant, hands, fresh(codes, own, hands.shape[1], chance, own))
    ranks: NDArray[np.uint32] = np.sort(evaluate_many(hands, ranking))
    return ranks


def worth_of(view: Hand, hands: Codes) -> Floats:
    """The part of all hands at the showdown that these, complete, beat; the mean over claims."""
    game, parts = view.plan.game, []
    for ranking, _ in game.claims:
        ranks, yard = evaluate_many(hands, ranking), _yardstick(game.variant, ranking)
        parts.append(np.searchsorted(yard, ranks) / len(yard))
    return np.asarray(np.mean(parts, axis=0))


def of_own_cards(view: Hand, place: int, many: int, rng: np.random.Generator) -> Pool:
    """Hands the player at `place` may hold now, those that are known of him in them; his own: that one."""
    seat, unseen, variant = view.seats[place], unseen_by(view), view.plan.game.variant
    there = known(seat.cards)
    hidden = len(seat.cards) // 2 - len(there)
    # Each row is a pack of its own: the hand, then what it draws and what it is completed with.
    rows = distinct(unseen, many, min(len(unseen), _ROW), rng)
    hands, rest = np.hstack([_same(there, many), rows[:, :hidden]]), rows[:, hidden:]
    if variant.draws and hidden:
        hands, rest = _after_draws(view, place, hands, rest, rng)
    each = needed(view, hands)
    ways = min(_WAYS, rest.shape[1] // each) if each else 1
    if not ways:
        own = masks_of(hands)
        rest, ways = fresh(unseen, own, each, rng, own), 1
    strength = np.zeros(many)
    for way in range(ways):
        strength += worth_of(view, completed(view, hands, rest[:, way * each : (way + 1) * each]))
    strength /= ways
    if not hidden:
        strength = np.full(many, strength.mean())
    return Pool(hands, strength, strength)


def _missing(view: Hand, hands: Codes) -> int:
    """Cards a hand of stud still gets; the common card stands for everybody's last (ST6)."""
    return int(view.plan.game.variant.hole_cards - len(known(view.cards.boards[0])) - hands.shape[1])


def draws_left(view: Hand) -> int:
    """Draws after this street."""
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


def needed(view: Hand, hands: Codes) -> int:
    """Cards that complete a hand: in a draw game as many as it could throw away."""
    variant = view.plan.game.variant
    return variant.hole_cards * draws_left(view) if variant.draws else _missing(view, hands)


def completed(view: Hand, hands: Codes, new: Codes) -> Codes:
    """These hands as they are in the end, with `needed` new cards for each."""
    variant = view.plan.game.variant
    if not variant.draws:
        return np.hstack([hands, new, _same(known(view.cards.boards[0]), len(hands))])
    for at in range(draws_left(view)):
        hands = _drawn_to(variant, hands, new[:, at * variant.hole_cards :])
    return hands


def _drawn_to(variant: Variant, hands: Codes, new: Codes) -> Codes:
    """One draw by the policy."""
    return np.where(kept(variant, hands), hands, new[:, : hands.shape[1]])


def _after_draws(
    view: Hand, place: int, hands: Codes, rest: Codes, rng: np.random.Generator
) -> tuple[Codes, Codes]:
    """
    Hands drawn to as often as their player has, those likelier that took as many cards as he did.

    Returns:
        them, and what is left of each row's pack.
    """
    size = hands.shape[1]
    for took in _took(view, place):
        keep = kept(view.plan.game.variant, hands)
        likely = np.where((~keep).sum(axis=1) == took, 1.0, _UNLIKE)
        sums = np.cumsum(likely)
        rows = np.minimum(np.searchsorted(sums, rng.random(len(hands)) * sums[-1]), len(hands) - 1)
        hands, keep, rest = hands[rows], keep[rows], rest[rows]
        # Rows that were drawn several times would all come to the same.
        rest = np.take_along_axis(rest, rng.random(rest.shape, np.float32).argsort(axis=1), axis=1)
        if took:
            hands = np.where(_as_many(keep, hands, took), hands, rest[:, :size])
            rest = rest[:, size:]
    return hands, rest


def _took(view: Hand, place: int) -> list[int]:
    """How many cards the player took in each draw so far; who stood pat once does so again."""
    streets = view.plan.game.variant.streets[: view.stage.street + 1]
    took = [len(cards) // 2 for at, cards in view.cards.thrown if at == place]
    draws = sum(street.draw > 0 for street in streets)
    return took + [0] * (draws - len(took))


def _as_many(keep: NDArray[np.bool_], hands: Codes, took: int) -> NDArray[np.bool_]:
    """The same with `took` cards thrown away: of those kept the highest first, of others the lowest stay."""
    order = (keep * 64 - (hands >> 2).astype(np.int64)).argsort(axis=1)  # thrown first
    thrown = np.zeros(keep.shape, bool)
    np.put_along_axis(thrown, order[:, :took], True, axis=1)
    return ~thrown
