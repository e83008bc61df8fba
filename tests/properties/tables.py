"""
Any table a hand can start from: game, limit, house rules, stakes, seats, stacks, forced bets.

What makes hands go wrong is common here: the button away from seat 0 or on an empty seat, gaps between the
seats, stacks of one chip or of just a blind, blinds in odd ratios, dead, live and straddled posts.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from pakli.rules import (
    KINDS,
    LIMITS,
    PRESETS,
    VARIANTS,
    FixedLimit,
    HouseRules,
    Limit,
    Post,
    Rake,
    Setup,
    SpreadLimit,
    Stakes,
    Variant,
    forced_bets,
    usual_limit,
)
from tests.properties.source import Source, one_in, pick

__all__ = ["VARIED", "any_setup", "clockwise"]

VARIED: Final[tuple[tuple[str, tuple[Any, ...]], ...]] = (
    ("ante", ("each", "big_blind", "button", "none")),
    ("min_raise", ("big_blind", "last_raise")),
    ("reopen", ("half_bet", "full_raise")),
    ("who_shows", ("all_show", "may_muck")),
    ("what_counts", ("must_declare", "cards_speak")),
    ("odd_chips", ("first_from_left", "one_each_from_left")),
    ("all_in_face_up", (False, True)),
    ("first_to_show", ("hand_aggressor", "last_round_aggressor")),
    ("rake", (Rake(50), Rake(50, cap=3), Rake(333, cap=7, no_flop_no_drop=False), Rake(1000))),
    ("boards", (2, 1)),
    ("run_outs", (2, 3, 4)),
    ("burn_cards", (False, True)),
    ("absent", ("fold", "check_or_fold")),
    ("cap_heads_up", ("lifted", "never", "turn_river", "event")),
    ("low_qualifier", (7, 8)),
    ("straddle", (True, False)),
)
"""The options that change how a hand is played, each with the values it is varied over."""

_BLINDS: Final = ((1, 2), (1, 1), (1, 3), (2, 5), (5, 10), (3, 5), (2, 2), (0, 2), (50, 100), (7, 10))


def any_setup(
    source: Source,
    *,
    games: Sequence[str] = tuple(VARIANTS),
    limits: Sequence[str] = LIMITS,
    presets: Sequence[str] = tuple(PRESETS),
    changes: Mapping[str, Any] = MappingProxyType({}),
) -> Setup:
    """
    A setup of one of `games` at one of `limits`, the house rules one of `presets` with some options varied.

    `changes`: house rules to be as they are here, whatever the preset says.
    """
    variant = VARIANTS[pick(source, games)]
    limit_name = pick(source, [name for name in limits if name in variant.limits] or variant.limits)
    stakes = _any_stakes(source)
    limit = _any_limit(source, limit_name, stakes)
    rules = replace(_any_rules(source, limit, presets), **changes)
    count = _how_many(source, variant, rules)
    seats = _any_seats(source, count)
    button = _any_button(source, seats)
    order = clockwise(seats, button)
    stacks = tuple([(seat, _any_stack(source, stakes)) for seat in order])
    posts = _any_posts(source, variant, stacks, button, stakes, rules)
    last_two = count == 2 and one_in(source, 2)
    bomb = all(post.kind == "ante" for post in posts) and bool(variant.streets[1].board) and one_in(source, 2)
    return Setup(variant.id, limit, rules, stakes, button, stacks, posts, last_two, bomb)


def clockwise(seats: Sequence[int], button: int) -> tuple[int, ...]:
    """Seats as they are dealt to: from the first left of the button, which may be an empty seat, round."""
    ring = range(max(*seats, button) + 1)
    return tuple([seat for seat in (*ring[button + 1 :], *ring[: button + 1]) if seat in seats])


def _any_stakes(source: Source) -> Stakes:
    chip = pick(source, (1, 1, 1, 1, 5, 25))
    small, big = pick(source, _BLINDS)
    ante = pick(source, (0, 0, 1, 2, small, big, 3 * big))
    bring_in = pick(source, (0, 0, 1, big, (big + 1) // 2))
    return Stakes(big * chip, small * chip, ante * chip, chip, bring_in * chip)


def _any_limit(source: Source, name: str, stakes: Stakes) -> Limit:
    """The usual limit at these stakes, or sometimes one with other numbers."""
    limit = usual_limit(name, stakes)
    blind = stakes.big_blind
    if isinstance(limit, FixedLimit) and one_in(source, 4):
        return FixedLimit(blind, pick(source, (3 * blind, blind)), pick(source, (4, 3, 5)))
    if isinstance(limit, SpreadLimit) and one_in(source, 4):
        return SpreadLimit(pick(source, (2, 5, 8)) * blind)
    return limit


def _any_rules(source: Source, limit: Limit, presets: Sequence[str]) -> HouseRules:
    """A preset's rules, some of their options varied."""
    rules = PRESETS[pick(source, presets)].at(pick(source, KINDS), limit.name)
    changes: dict[str, Any] = {}
    for _ in range(source.whole(0, 4)):
        name, values = pick(source, VARIED)
        changes[name] = pick(source, values)
    return replace(rules, **changes)


def _how_many(source: Source, variant: Variant, rules: HouseRules) -> int:
    """Two to ten players mostly; sometimes as many as the pack allows (G1: 22)."""
    least, most = variant.players
    while variant.cards_needed(most, burns=rules.burn_cards, boards=rules.boards) > variant.pack:
        most -= 1
    few = min(most, pick(source, (3, 4, 6, 10)))
    return most if one_in(source, 8 if most <= 10 else 20) else source.whole(least, few)


def _any_seats(source: Source, count: int) -> tuple[int, ...]:
    """Rising seat numbers, often with gaps between."""
    gaps = one_in(source, 2)
    seats = [pick(source, (1, 0, 3))]
    while len(seats) < count:
        seats.append(seats[-1] + 1 + (source.whole(0, 2) if gaps else 0))
    return tuple(seats)


def _any_button(source: Source, seats: Sequence[int]) -> int:
    """Some player's seat, or once in a while any seat from 0 to the one after the last."""
    return source.whole(0, seats[-1] + 1) if one_in(source, 5) else pick(source, seats)


def _any_stack(source: Source, stakes: Stakes) -> int:
    """In chips of the table: deep, short, or just what is due."""
    small, big, ante = (
        amount // stakes.chip for amount in (stakes.small_blind, stakes.big_blind, stakes.ante)
    )
    named = (20 * big, big, small, ante, 1, big + ante, big + 1, big - 1, 2 * big, 3 * big + ante, 40 * big)
    chips = source.whole(1, 20 * big) if one_in(source, 2) else pick(source, named)
    return max(chips, 1) * stakes.chip


# --- forced bets ---


def _any_posts(
    source: Source,
    variant: Variant,
    stacks: Sequence[tuple[int, int]],
    button: int,
    stakes: Stakes,
    rules: HouseRules,
) -> tuple[Post, ...]:
    """The usual forced bets; sometimes without the small blind, or with the posts of who comes in."""
    order = tuple([seat for seat, _ in stacks])
    if stakes.ante and rules.ante == "each" and one_in(source, 6):
        return tuple([Post(seat, "ante", stakes.ante) for seat in order])
    posts = list(forced_bets(order, button, stakes, rules, variant.id))
    if variant.forced != "blinds":
        return tuple(posts)
    if one_in(source, 5):
        posts = _without_small_blind(source, posts, order)
    posts += _straddle(source, stacks, posts, button, stakes, rules)
    return (*posts, *_who_comes_in(source, order, posts, stakes))


def _without_small_blind(source: Source, posts: Sequence[Post], order: Sequence[int]) -> list[Post]:
    """P2: the seat that would post it is empty; the big blind may then be the first left of the button."""
    big = pick(source, order[:2])
    before = next(post.seat for post in posts if post.kind == "big_blind")
    return [
        replace(post, seat=big) if post.seat == before and post.kind != "ante" else post
        for post in posts
        if post.kind != "small_blind"
    ]


def _straddle(
    source: Source,
    stacks: Sequence[tuple[int, int]],
    posts: Sequence[Post],
    button: int,
    stakes: Stakes,
    rules: HouseRules,
) -> list[Post]:
    """S2, S3: the third player or the button posts twice the big blind, if he has it besides his ante."""
    blinds = [post.seat for post in posts if post.kind in ("small_blind", "big_blind")]
    if not rules.straddle or len(stacks) < 3 or not one_in(source, 2):
        return []
    left = {
        seat: stack - sum(post.amount for post in posts if post.seat == seat)
        for seat, stack in stacks
        if seat not in blinds
    }
    order = tuple([seat for seat, _ in stacks])
    third = order[(order.index(blinds[-1]) + 1) % len(order)]
    able = [seat for seat in (third, button) if left.get(seat, 0) >= 2 * stakes.big_blind]
    return [Post(pick(source, able), "straddle", 2 * stakes.big_blind)] if able else []


def _who_comes_in(
    source: Source, order: Sequence[int], posts: Sequence[Post], stakes: Stakes
) -> tuple[Post, ...]:
    """T5: newcomers post a live big blind; who missed both blinds posts the small one dead besides."""
    free = [seat for seat in order if all(post.seat != seat or post.kind == "ante" for post in posts)]
    more: list[Post] = []
    for seat in free:
        if one_in(source, 8):
            more.append(Post(seat, "live", stakes.big_blind))
            if stakes.small_blind and one_in(source, 2):
                more.append(Post(seat, "dead", stakes.small_blind))
    return tuple(more)
