"""
Numbers for what a player may do: each is one action of the engine, or none at the moment.

    0 fold     1 check     2 call
    3-8        bet or raise: the least, half the pot, three quarters, the pot, twice the pot, the most
    9 bring-in     10 show     11 muck
    12-43      change cards: 12 and a bit for each of one's cards, in the order of their codes

Clauses     B0-B5, ST1, P13, P14, D3, L2: which of them are possible the options say.
Tested in   tests/env/test_observations.py, tests/env/test_environment.py
"""

from typing import Final

from pakli.cards import CODE_OF, names_of
from pakli.rules import (
    Action,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Discard,
    DrawOptions,
    Fold,
    Hand,
    Muck,
    Player,
    RaiseTo,
    Show,
    ShowOptions,
)

__all__ = ["ACTIONS", "action_names", "offered"]

FOLD, CHECK, CALL, RAISE, BRING_IN, SHOW, MUCK, DRAW = 0, 1, 2, 3, 9, 10, 11, 12
_PARTS: Final = (0.0, 0.5, 0.75, 1.0, 2.0, float("inf"))
"""What is bet, in pots as they are after one's own call; the ends are the least and the most that may be."""
_MOST_CARDS: Final = 5

ACTIONS: Final[tuple[str, ...]] = (
    *("fold", "check", "call"),
    *("raise_least", "raise_half_pot", "raise_three_quarters", "raise_pot", "raise_two_pots", "raise_most"),
    *("bring_in", "show", "muck"),
    *[f"change_{bits:05b}" for bits in range(2**_MOST_CARDS)],
)
"""All of them; games without draws have those before the first change."""


def action_names(*, draws: bool) -> tuple[str, ...]:
    """The actions of a game, in the order of their numbers."""
    return ACTIONS if draws else ACTIONS[:DRAW]


def offered(view: Hand) -> dict[int, Action]:
    """What may be done now, by number; none: no player is asked. `view`: as the seat asked sees it."""
    player = view.next
    if not isinstance(player, Player):
        return {}
    seat, options = player.seat, player.options
    match options:
        case BettingOptions():
            going_on = {CALL: Call(seat)} if options.call else {CHECK: Check(seat)}
            return {FOLD: Fold(seat), **going_on, **_raises(view, player, options.call, options.raise_to)}
        case BringInOptions():
            return {BRING_IN: BringIn(seat), **_raises(view, player, options.amount, options.raise_to)}
        case DrawOptions():
            return _changes(view, seat, options.most)
        case ShowOptions():
            showing: dict[int, Action] = {SHOW: Show(seat, claim=options.best)}
            return showing | ({MUCK: Muck(seat)} if options.muck is None else {})


def _raises(view: Hand, player: Player, call: int, bounds: object) -> dict[int, Action]:
    """Each total once: where two sizes come to the same, the first has it."""
    if not isinstance(bounds, Bounds):
        return {}
    raises: dict[int, Action] = {}
    totals: set[int] = set()
    for at, part in enumerate(_PARTS):
        total = bounds.most if part == _PARTS[-1] else view.round.level + int(part * (view.pot + call))
        if part != _PARTS[-1]:
            total -= total % view.plan.game.stakes.chip
        total = min(max(total, bounds.least), bounds.most)
        if total not in totals:
            totals.add(total)
            raises[RAISE + at] = RaiseTo(player.seat, total)
    return raises


def _changes(view: Hand, seat: int, most: int) -> dict[int, Action]:
    cards = sorted(names_of(view.seat(seat).cards), key=CODE_OF.__getitem__)
    return {
        DRAW + bits: Discard(seat, "".join([card for at, card in enumerate(cards) if bits >> at & 1]))
        for bits in range(2 ** len(cards))
        if bits.bit_count() <= most
    }
