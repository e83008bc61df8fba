"""
A hand's setup, worked out once: what every action would otherwise ask for again.

Clauses     B1 (units of each street), B1a, B4, B8 (what counts as full), H4 (which low), P9 (burns).
Knows       setup, variant, limit, house rules. Nothing that happens in the hand.
Tested in   tests/rulebook/test_setup.py
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from pakli.cards import Pack
from pakli.ranking import evaluator, omaha_evaluator
from pakli.rules.house_rules import HouseRules
from pakli.rules.limits import FixedLimit, Limit, SpreadLimit
from pakli.rules.refusal import refuse
from pakli.rules.setup import Setup, Stakes, usual_ante, usual_bring_in
from pakli.rules.variants import VARIANTS, Claim, Street, Variant

__all__ = ["Game", "Plan", "plan_of"]


class Game(Struct, frozen=True, gc=False):
    """What a table plays, worked out: the same for every hand of it."""

    variant: Variant
    limit: Limit
    rules: HouseRules
    stakes: Stakes
    units: tuple[int, ...]
    """Smallest bet by street; fixed limit: the unit (B1, B3, B4)."""
    lifts_cap: tuple[bool, ...]
    """Fixed limit, by street: whether two players left lift the cap (B1a)."""
    cap: int
    """Bets a round; 0: no cap (B1)."""
    fixed: bool
    half_bet: bool
    """B8: a short all-in of half a unit counts."""
    same_raise: bool
    """B4: the smallest raise is always the big blind."""
    board_targets: tuple[int, ...]
    """Cards on a board after each street."""
    claims: tuple[tuple[str, Claim], ...]
    """Names of rankings, low qualifier put in, and their claims."""
    rankers: tuple[Callable[..., int], ...]
    """What ranks a hand for each claim: called with the codes of hole cards and board."""
    burns: tuple[int, ...]
    """Cards burned before each street, by the house rule (P9)."""
    clause: str
    """The limit's."""
    pack: int
    """Bit mask of the pack's cards."""
    most_players: int
    bring_in: int
    """Stud: what the bring-in is (ST1)."""
    bring_in_due: bool
    """Whether the first street is opened by a bring-in."""
    last_draw: int
    """The last street with a draw; -1: none. Before its end no hand is turned up (P16)."""
    has_board: bool


class Plan(Struct, frozen=True, gc=False):
    """One hand's setup with its seats looked up."""

    setup: Setup
    game: Game
    where: dict[int, int]
    """Place in `Hand.seats` by seat number."""
    chips: int
    """All chips of the hand: a checked invariant."""


@lru_cache(maxsize=256)
def _game(variant_id: str, limit: Limit, rules: HouseRules, stakes: Stakes) -> Game:
    variant = VARIANTS.get(variant_id)
    if variant is None:
        raise refuse("G1", "setup.unknown_game", game=variant_id, known=", ".join(VARIANTS))
    _check_stakes(limit, stakes)
    fixed = isinstance(limit, FixedLimit)
    if limit.name not in variant.limits:
        known = ", ".join(variant.limits)
        raise refuse("D1", "setup.limit_not_offered", limit=limit.name, known=known)
    units = tuple(_unit(street, limit, stakes) for street in variant.streets)
    lifts = {
        "lifted": [True] * len(units),
        "turn_river": [street.high_bet for street in variant.streets],
    }.get(rules.cap_heads_up, [False] * len(units))
    return Game(
        variant=variant,
        limit=limit,
        rules=rules,
        stakes=stakes,
        units=units,
        lifts_cap=tuple(lifts),
        cap=limit.cap if isinstance(limit, FixedLimit) else 0,
        fixed=fixed,
        half_bet=fixed and rules.reopen == "half_bet",
        same_raise=not fixed and rules.min_raise == "big_blind",
        board_targets=tuple(accumulate(street.board for street in variant.streets)),
        claims=tuple((_ranking(claim, rules), claim) for claim in variant.claims),
        rankers=tuple(_ranker(variant, claim, rules) for claim in variant.claims),
        burns=tuple(street.burn if rules.burn_cards else 0 for street in variant.streets),
        clause=limit.clause,
        pack=Pack(variant.pack).mask,
        most_players=_most_players(variant, rules),
        bring_in_due=variant.streets[0].opens == "bring_in",
        bring_in=usual_bring_in(stakes, units[0]),
        last_draw=max((at for at, street in enumerate(variant.streets) if street.draw), default=-1),
        has_board=any(street.board for street in variant.streets),
    )


def _unit(street: Street, limit: Limit, stakes: Stakes) -> int:
    """Smallest bet of a street; fixed limit: its unit (B1, B3, B4; D2, D4)."""
    if isinstance(limit, FixedLimit):
        return limit.high if street.high_bet else limit.low
    amounts = {"big_blind": stakes.big_blind, "ante": usual_ante(stakes), "chip": stakes.chip}
    return amounts[street.smallest]


def _ranking(claim: Claim, rules: HouseRules) -> str:
    """Name of the ranking a claim is made by, the house's low qualifier put in (H4)."""
    return f"low-{rules.low_qualifier}" if claim.ranking == "low-qualified" else claim.ranking


def _ranker(variant: Variant, claim: Claim, rules: HouseRules) -> Callable[..., int]:
    """What ranks a hand for a claim: any hole cards (H7), or exactly two (H6)."""
    ranking = _ranking(claim, rules)
    return omaha_evaluator(ranking, variant.hole_cards) if claim.hole else evaluator(ranking)


def _check_stakes(limit: Limit, stakes: Stakes) -> None:
    """Amounts are positive where they must be, multiples of the chip, and do not contradict (section 4)."""
    amounts = {
        "chip": stakes.chip,
        "big_blind": stakes.big_blind,
        "small_blind": stakes.small_blind,
        "ante": stakes.ante,
        "bring_in": stakes.bring_in,
    }
    if isinstance(limit, FixedLimit):
        amounts |= {"low": limit.low, "high": limit.high, "cap": limit.cap * stakes.chip}
    for name, amount in amounts.items():
        least = 0 if name in ("small_blind", "ante", "bring_in") else 1
        if amount < least or stakes.chip < 1 or amount % stakes.chip:
            raise refuse("B0", "setup.bad_amount", name=name, amount=amount, chip=stakes.chip)
    if isinstance(limit, FixedLimit) and limit.high < limit.low:
        raise refuse("B1", "setup.limits_contradict", low=limit.low, high=limit.high)
    if isinstance(limit, SpreadLimit) and limit.most < stakes.big_blind:
        raise refuse("B2", "setup.limits_contradict", low=stakes.big_blind, high=limit.most)


def plan_of(setup: Setup) -> Plan:
    """
    Check a setup and work it out.

    Raises:
        RuleViolation: unknown game, too few or too many players for it or for its pack (G1-G11), a stack
            without chips, a seat twice, a post of a seat that is not in, amounts that are no multiples of
            the chip.
    """
    game = _game(setup.variant, setup.limit, setup.rules, setup.stakes)
    where = {seat: place for place, (seat, _) in enumerate(setup.stacks)}
    _check_players(game, setup, where)
    return Plan(setup, game, where, sum([stack for _, stack in setup.stacks]))


def _check_players(game: Game, setup: Setup, where: dict[int, int]) -> None:
    count, least = len(setup.stacks), game.variant.players[0]
    if len(where) != count:
        seats = [seat for seat, _ in setup.stacks]
        raise refuse("P2", "setup.seat_twice", seat=next(seat for seat in seats if seats.count(seat) > 1))
    if count < least:
        raise refuse(game.variant.clause, "setup.too_few_players", players=count, least=least)
    if count > game.most_players:
        raise refuse(game.variant.clause, "setup.too_many_players", players=count, most=game.most_players)
    for seat, stack in setup.stacks:
        if stack <= 0 or stack % game.stakes.chip:
            raise refuse("T2", "setup.bad_stack", seat=seat, stack=stack)
    for post in setup.posts:
        if post.seat not in where:
            raise refuse("P3", "setup.post_unknown_seat", seat=post.seat)
        if post.amount <= 0 or post.amount % game.stakes.chip:
            raise refuse("B9", "setup.bad_amount", name=post.kind, amount=post.amount, chip=game.stakes.chip)


def _most_players(variant: Variant, rules: HouseRules) -> int:
    """How many the game and its pack allow (G1: 22 with burn cards, 23 without)."""
    most = variant.players[1]
    while variant.cards_needed(most, burns=rules.burn_cards, boards=rules.boards) > variant.pack:
        most -= 1
    return most
