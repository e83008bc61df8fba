"""
From a room's text to a setup of the engine: who is dealt in, who posts what, by which rules.

Rooms do not tell their house rules, so they are those of any foreign file (`setups.usual_rules`), with
as many run-outs as the text has. What the room kept is made a rake of the engine's form: either taken from
all pots in proportion or from the main pot first, whichever leads to what was collected.

Clauses     P3, B6, B9, B10, T5 (forced bets), A6 (rake), P16 (run-outs), S2-S4 (straddles).
Tested in   tests/history/test_staging.py
"""

from collections.abc import Iterator
from math import gcd

from msgspec.structs import replace

from pakli.history.problems import HistoryError, problem
from pakli.history.setups import usual_rules
from pakli.history.transcript import POSTS, PUT, Deed, Transcript
from pakli.rules import VARIANTS, FixedLimit, Limit, Post, Rake, Setup, Stakes, usual_limit
from pakli.rules.events import PostKind
from pakli.rules.pots import split_pots
from pakli.rules.setup import clockwise

__all__ = ["rakes", "smallest_chip", "stage_setup"]


def stage_setup(told: Transcript, rake: Rake, chip: int = 1) -> Setup:
    """
    What the engine starts from.

    Args:
        rake: one of `rakes`.
        chip: what everything is a multiple of; see `smallest_chip`.

    Raises:
        HistoryError: the game is not built.
    """
    if told.game not in VARIANTS:
        raise HistoryError(problem("text_game_not_built", told.place.line, game=told.game), told.place)
    seats = told.played()
    button = told.button or max(seats, default=0)
    order = clockwise(seats, button)
    stakes = replace(_stakes(told), chip=chip)
    limit = _limit(told, stakes)
    runs = max([deed.amount for deed in told.of("runs")], default=1)
    if told.boards not in (1, 2):
        raise HistoryError(problem("text_game_not_built", told.place.line, game=told.game), told.place)
    rules = replace(usual_rules(limit.name), rake=rake, run_outs=runs, boards=told.boards)
    stacks = tuple([(seat, told.sitting(seat).stack) for seat in order])
    return Setup(told.game, limit, rules, stakes, button, stacks, _posts(told, stakes, order))


def rakes(told: Transcript) -> Iterator[Rake]:
    """Ways to take what the room kept, the likeliest first."""
    if not told.rake:
        yield Rake()
        return
    parts = -(-told.rake * 1000 // max(told.pot, 1))
    for per_mille in dict.fromkeys((parts, *_by_the_main_pot(told), parts + 1, 1000)):
        yield Rake(min(per_mille, 1000), told.rake, no_flop_no_drop=False)


def _by_the_main_pot(told: Transcript) -> Iterator[int]:
    """Thousandths that take from the main pot what the text took, where it says who collected which pot."""
    main = sum([deed.amount for deed in told.of("collected") if deed.pot == 0])
    if not main:
        return
    paid, folded = told.put_in(), {deed.seat for deed in told.of("fold")}
    dead = {"dead", "ante_for_all"}
    kept_apart = sum([deed.amount for deed in told.deeds if deed.what in dead])
    for deed in told.deeds:
        if deed.what in dead:
            paid[deed.seat] -= deed.amount
    seats = sorted(paid)
    live = [place for place, seat in enumerate(seats) if seat not in folded]
    if live:
        pot = split_pots([paid[seat] for seat in seats], live, kept_apart)[0].amount
        if pot > main:
            yield -(-(pot - main) * 1000 // pot)


def smallest_chip(told: Transcript) -> int:
    """The largest chip that every amount of the hand is a multiple of: some rooms split pots no finer."""
    amounts = [sitting.stack for sitting in told.seats] + [
        deed.amount for deed in told.deeds if deed.what in PUT
    ]
    return max(1, gcd(*amounts, told.big_blind, told.small_blind, told.small_bet, told.ante))


def _stakes(told: Transcript) -> Stakes:
    posted = {
        what: max([d.amount for d in told.of(what)], default=0) for what in ("small_blind", "big_blind")
    }
    big = told.big_blind or told.small_bet or posted["big_blind"] or 1
    if VARIANTS[told.game].forced == "blinds":
        big = max(posted["big_blind"], 1) if _in_full(told, "big_blind") else big
    elif VARIANTS[told.game].forced == "ante_and_bring_in":
        big = told.small_bet or told.big_blind or _low_bet(told)
    small = told.small_blind or posted["small_blind"]
    ante = max([deed.amount for deed in told.of("ante", "ante_for_all")], default=0)
    brought = next(iter(told.of("bring_in")), None)
    bring_in = 0
    if brought is not None and _paid_in_full(told, brought):
        bring_in = brought.amount
    return Stakes(big, small, ante, bring_in=bring_in)


def _low_bet(told: Transcript) -> int:
    """The lower bet of a stud game whose text does not tell it: from its bets, or twice the bring-in."""
    street, early, late = 1, [0], [0]
    for deed in told.deeds:
        if deed.what == "street":
            street += 1
        elif deed.what in ("bet", "raise") and not deed.all_in:
            (early if street < 3 else late).append(deed.total if deed.what == "bet" else 0)
    known = min([bet for bet in early if bet], default=0) or min([bet for bet in late if bet], default=0) // 2
    return known or 2 * max([deed.amount for deed in told.of("bring_in")], default=1)


def _limit(told: Transcript, stakes: Stakes) -> Limit:
    if told.limit != "fixed-limit":
        return usual_limit(told.limit, stakes)
    low = told.small_bet or stakes.big_blind
    return FixedLimit(low, max(low, told.big_bet or 2 * low))


def _in_full(told: Transcript, what: PostKind) -> bool:
    """Whether the first such post was paid in full, as far as the text lets one see."""
    first = next(iter(told.of(what)), None)
    return first is not None and _paid_in_full(told, first)


def _paid_in_full(told: Transcript, deed: Deed) -> bool:
    """Whether a forced bet left something behind: who has put in all he had may have been short."""
    paid = 0
    for other in told.deeds:
        if other.seat == deed.seat and other.what in POSTS | {"bring_in"}:
            paid += other.amount
    return paid < told.sitting(deed.seat).stack


def _posts(told: Transcript, stakes: Stakes, order: tuple[int, ...]) -> tuple[Post, ...]:
    """What was due: a short stack paid less (B9), or nothing, if the ante took all he had."""
    due = {
        "ante": stakes.ante,
        "ante_for_all": stakes.ante,
        "small_blind": stakes.small_blind,
        "big_blind": stakes.big_blind,
        "live": stakes.big_blind,
    }
    left = {sitting.seat: sitting.stack for sitting in told.seats}
    paid = {deed.seat for deed in told.of("ante")}
    for_all = 0 < len(paid) < len(order)
    posts: list[Post] = []
    for deed in told.deeds:
        if deed.what not in POSTS:
            continue
        left[deed.seat] -= deed.amount
        amount = deed.amount
        if not left[deed.seat]:
            amount = max(amount, due.get(deed.what, 0))
        if deed.what == "straddle":  # on top of his own blind, or of a straddle: it is one bet
            posts = [post for post in posts if post.seat != deed.seat or post.kind == "ante"]
            amount = deed.total
        posts.append(
            Post(deed.seat, "ante_for_all" if for_all and deed.what == "ante" else _kind(deed), amount)
        )
    behind = _big_blind_due(told, order)
    if behind is not None and not left[behind]:
        posts.append(Post(behind, "big_blind", stakes.big_blind))
    return tuple(posts)


def _big_blind_due(told: Transcript, order: tuple[int, ...]) -> int | None:
    """Whose big blind it is that nobody posted; None: it was posted, or the game has none."""
    forced = VARIANTS[told.game].forced
    if any(told.of("big_blind", "straddle")) or forced not in ("blinds", "ante_and_button_blind"):
        return None
    if forced == "ante_and_button_blind":
        return told.button if told.button in order else order[-1]
    small = next((deed.seat for deed in told.of("small_blind")), order[-1 if len(order) == 2 else 0])
    return order[(order.index(small) + 1) % len(order)]


def _kind(deed: Deed) -> PostKind:
    kind = deed.what
    assert kind in POSTS
    return kind  # type: ignore[return-value]
