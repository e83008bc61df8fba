"""
What a decision in a round of betting was worth, by the strong bot's own reckoning, over several looks.

Every look draws other hands and other deals, so that how far the looks differ says how sure the figures are.
The same looks serve all actions: what differs between two actions is known better than what each is worth.

Clauses     section 10; A1 (what one plays for).
Knows       one seat's view, its options, the event. Not what was dealt to others.
Cost        about 100 ms for a decision.
Tested in   tests/bots/test_coach.py
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final, Literal

import numpy as np
from msgspec import Struct

from pakli.bots.event import Event
from pakli.bots.looks import Look, look
from pakli.bots.own_cards import worth_of
from pakli.bots.pools import Floats, distinct, known, unseen_by
from pakli.bots.short import fear, gain_of_going_in, goes_in
from pakli.bots.strong import DEALS, WHIM, StrongBot, by_starting_hands
from pakli.bots.weighing import active, choices, in_reach
from pakli.rules import Action, BettingOptions, Bounds, Call, Check, Fold, Hand, RaiseTo, Refusal

__all__ = ["LOOKS", "Sight", "Weighed", "beaten_after", "equity_against", "weighed"]

LOOKS: Final = 8
_REALLY: Final = 3000
"""Deals against cards that are known."""
_DRAWS: Final = 1000
_SPREAD: Final = 2.0
"""Standard errors within which two actions count as equally good."""


class Sight(Struct, frozen=True):
    """How a hand stood against those the others were likely to hold."""

    equity: float
    """The part of the pot it takes on average, if everybody stays."""
    standing: float
    """The share of starting hands that are worse."""
    rivals: int
    """Opponents that were looked at."""


class Weighed(Struct, frozen=True, kw_only=True):
    """An action beside the best one."""

    sight: Sight
    bot: Action
    """What the strong bot does, most often."""
    best: Action | None
    """What is worth most; None: nobody can say in figures."""
    cost: float = 0.0
    """Chips by which the action is worth less than the best; never below 0."""
    margin: float = 0.0
    """Chips within which they are equally good: what the looks, and the reckoning, leave open."""
    prizes: float = 0.0
    """The part of all prizes that was given away, where prize money decides."""
    why: Literal["", "start", "short"] = ""
    """Why there is no figure: it was about a raise before the board; it was a question of all-in or out."""


def weighed(
    view: Hand, seat: int, options: BettingOptions, did: Action, event: Event | None, seed: int
) -> Weighed:
    """
    Weigh what was done.

    Where starting hands decide, what comes of a raise is not foreseen, by the bot neither: no figure tells of
    raises there, and of a fold how much less it is worth than to stay in.

    Args:
        view: the hand as the seat saw it when it was asked.
        did: its action.
        event: what everybody knew of the tournament; None: a cash game.
        seed: the same figures come of it again.
    """
    looks = [look(view, seat, Random(f"{seed} {at}"), DEALS) for at in range(LOOKS)]
    sight = Sight(
        float(np.mean([seen.share for seen in looks])),
        float(np.mean([seen.standing for seen in looks])),
        len(looks[0].places),
    )
    in_or_out = None if view.stage.street else goes_in(view, seat, event)
    if in_or_out is not None:
        return _all_or_nothing(view, seat, options, did, event, sight)
    bot = StrongBot(event=event)
    does = [bot.bets(view, seat, options, seen, Random(f"{seed} {at}")) for at, seen in enumerate(looks)]
    usual = _most_often(does)
    if by_starting_hands(view, seat):
        if type(did) is type(usual):
            return Weighed(sight=sight, bot=usual, best=usual)
        if isinstance(did, RaiseTo) or (isinstance(usual, RaiseTo) and not isinstance(did, Fold)):
            return Weighed(sight=sight, bot=usual, best=None, why="start")
        options = BettingOptions(options.call, Refusal("", ""), options.opens)
    worths = _worths(view, seat, options, did, looks, fear(view, seat, event))
    best = max(worths, key=lambda action: float(worths[action].mean()))
    short_of = worths[best] - worths[did]
    return Weighed(
        sight=sight,
        bot=usual,
        best=best,
        cost=max(float(short_of.mean()), 0.0),
        margin=_SPREAD * float(short_of.std(ddof=1)) / LOOKS**0.5 + WHIM * in_reach(view, seat, options.call),
    )


def equity_against(view: Hand, seat: int, shown: Mapping[int, str], seed: int) -> float:
    """The part of the pot the hand takes against hands that were shown later; of others, likely ones."""
    return look(view, seat, Random(f"{seed} shown"), _REALLY, shown=shown).share


def beaten_after(view: Hand, seat: int, thrown: str, seed: int) -> float:
    """The part of hands at a showdown that his own beats on average, once he has changed these cards."""
    kept = [code for code in known(view.seat(seat).cards) if code not in known(thrown)]
    rng = np.random.default_rng(seed)
    new = distinct(unseen_by(view), _DRAWS, len(known(thrown)), rng)
    same = np.broadcast_to(np.array(kept, np.uint8), (_DRAWS, len(kept)))
    return float(worth_of(view, np.hstack([same, new])).mean())


def _most_often(does: list[Action]) -> Action:
    """Of the kinds of action the most frequent; of its sizes the middle one."""
    kind = Counter(map(type, does)).most_common(1)[0][0]
    some = [action for action in does if type(action) is kind]
    raises = sorted([action for action in some if isinstance(action, RaiseTo)], key=lambda one: one.total)
    return raises[len(raises) // 2] if raises else some[0]


def _worths(
    view: Hand, seat: int, options: BettingOptions, did: Action, looks: list[Look], feared: float
) -> dict[Action, Floats]:
    """Chips each action is worth, look by look; what he did among them, whatever size his bet had."""
    found: dict[Action, list[float]] = {Fold(seat): [0.0] * len(looks)}
    stay: Action = Call(seat) if options.call else Check(seat)
    for at, seen in enumerate(looks):
        for choice in choices(view, seat, options, seen, np.random.default_rng(at), feared):
            action = RaiseTo(seat, choice.total) if choice.raises else stay
            found.setdefault(action, []).append(choice.worth)
    if isinstance(did, RaiseTo) and did not in found:
        found[did] = [
            active(view, seat, did.total, seen, np.random.default_rng(at), feared)
            for at, seen in enumerate(looks)
        ]
    return {action: np.array(worth) for action, worth in found.items()}


def _all_or_nothing(
    view: Hand,
    seat: int,
    options: BettingOptions,
    did: Action,
    event: Event | None,
    sight: Sight,
) -> Weighed:
    """By the table of all-in or out, or prize money."""
    bounds = options.raise_to
    inside: Action = RaiseTo(seat, bounds.most) if isinstance(bounds, Bounds) else Call(seat)
    outside: Action = Fold(seat) if options.call else Check(seat)
    bot = inside if goes_in(view, seat, event) else outside
    gain = gain_of_going_in(view, seat, event)
    if gain is None or did not in (inside, outside) or not options.call:
        return Weighed(sight=sight, bot=bot, best=None, why="short")
    chips, prizes = gain
    if did == bot:
        chips = prizes = 0.0
    elif bot == outside:
        chips, prizes = -chips, -prizes
    return Weighed(
        bot=bot,
        best=bot,
        cost=max(chips, 0.0),
        margin=WHIM * in_reach(view, seat, options.call),
        prizes=max(prizes, 0.0),
        sight=sight,
    )
