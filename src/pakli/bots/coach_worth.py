"""
What a decision in a round of betting was worth, by the strong bot's own reckoning, over several looks.

Every look draws other hands and other deals, so that how far the looks differ says how sure the figures are.
The same looks serve all actions: what differs between two actions is known better than what each is worth.

Clauses     section 10; A1 (what one plays for).
Knows       one seat's view, its options, the event. Not what was dealt to others.
Cost        about 100 ms for a decision.
Tested in   tests/bots/test_coach.py, test_coach_figures.py
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final, Literal

import numpy as np
from msgspec import Struct

from pakli.bots.event import Event
from pakli.bots.looks import Look, look
from pakli.bots.own_cards import completed, draws_left, worth_of
from pakli.bots.pools import Floats, distinct, known, unseen_by
from pakli.bots.short import fear, gain_of_going_in, goes_in, prize_per_chip
from pakli.bots.strong import DEALS, WHIM, StrongBot, by_starting_hands
from pakli.bots.weighing import active, choices, in_reach, owes
from pakli.bots.winnings import after_rake, winnings
from pakli.rules import Action, BettingOptions, Bounds, Call, Check, Fold, Hand, RaiseTo, Refusal, Status

__all__ = ["LOOKS", "Sight", "Weighed", "alike", "beaten_after", "equity_against", "price_of", "weighed"]

LOOKS: Final = 8
_REALLY: Final = 20_000
"""Deals against cards that are known: good to half a percent."""
_DRAWS: Final = 1000
_SPREAD: Final = 2.0
"""Standard errors within which two actions count as equally good."""
_LARGE: Final = 1.25
"""By what factor bets may differ and still be alike."""
_ANSWERS: Final = 0.2
"""Of a bet or raise: with what hands others answer it is a guess, so less says nothing for it."""


class Sight(Struct, frozen=True):
    """How a hand stood against those the others were likely to hold."""

    equity: float
    """The part of the pots it can win that it takes on average, if everybody stays."""
    price: float | None
    """The part that pays for a call, if everybody stays; None: nothing was to be called."""
    all_in_or_out: bool
    """Whether the strong bot weighs nothing between the two."""
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
    """What is worth most, of those that surely are worth more than what was done; None: no figure tells."""
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
    in_or_out = None if view.stage.street else goes_in(view, seat, event)
    parts = [_part(view, seat, options.call, seen) for seen in looks]
    sight = Sight(
        equity=float(np.mean([equity for equity, _ in parts])),
        price=parts[0][1] if options.call else None,
        all_in_or_out=in_or_out is not None,
        standing=float(np.mean([seen.standing for seen in looks])),
        rivals=len(looks[0].places),
    )
    if in_or_out is not None:
        return _all_or_nothing(view, seat, options, did, event, sight)
    bot = StrongBot(event=event)
    does = [bot.bets(view, seat, options, seen, Random(f"{seed} {at}")) for at, seen in enumerate(looks)]
    usual = _most_often(does)
    if by_starting_hands(view, seat):
        if alike(view, did, usual):
            return Weighed(sight=sight, bot=usual, best=usual)
        if isinstance(did, RaiseTo) or (isinstance(usual, RaiseTo) and not isinstance(did, Fold)):
            return Weighed(sight=sight, bot=usual, best=None, why="start")
        options = BettingOptions(options.call, Refusal("", ""), options.opens)
    feared = fear(view, seat, event)
    worths = _worths(view, seat, options, did, looks, feared)
    short_of = {action: worth - worths[did] for action, worth in worths.items()}
    margins = {
        action: _SPREAD * float(short.std(ddof=1)) / LOOKS**0.5 + _guess(view, seat, options.call, action)
        for action, short in short_of.items()
    }
    surest = max(short_of, key=lambda action: float(short_of[action].mean()) - margins[action])
    if short_of[surest].mean() <= margins[surest]:
        surest = max(short_of, key=lambda action: float(short_of[action].mean()))
    cost, prizes, best = max(float(short_of[surest].mean()), 0.0), 0.0, surest
    if feared > 1 and cost > margins[surest]:
        # Chips that are feared for are no chips any more: what they come to is told in prizes, and no more
        # chips than were really lost.
        prizes = cost * prize_per_chip(view, seat, event)[0]
        chips = _worths(view, seat, options, did, looks, 1.0)
        cost = max(float((chips[surest] - chips[did]).mean()), 0.0)
    if by_starting_hands(view, seat) and isinstance(usual, RaiseTo) and surest != did:
        best = usual  # what a raise is worth beyond a call nobody can say; he is not told to call by that
    return Weighed(sight=sight, bot=usual, best=best, cost=cost, margin=margins[surest], prizes=prizes)


def _guess(view: Hand, seat: int, call: int, action: Action) -> float:
    """Chips the reckoning leaves open: the more, the more betting is to come and the more a raise asks."""
    pot = in_reach(view, seat, call) + call
    to_come = (
        0 if by_starting_hands(view, seat) else len(view.plan.game.variant.streets) - 1 - view.stage.street
    )
    raised = action.total - view.seat(seat).front if isinstance(action, RaiseTo) else 0
    return max(WHIM * (1 + to_come) * pot, _ANSWERS * raised)


def equity_against(view: Hand, seat: int, call: int, shown: Mapping[int, str], seed: int) -> float:
    """The part of the pots the hand takes against those hands alone that were shown later."""
    return _part(view, seat, call, look(view, seat, Random(f"{seed} shown"), _REALLY, shown=shown))[0]


def price_of(view: Hand, seat: int, call: int) -> float:
    """The part of the pot that pays for a call, which must win more than it costs: pot odds, rake and all."""
    return call / after_rake(view, in_reach(view, seat, call) + call, called=True)


def _part(view: Hand, seat: int, call: int, seen: Look) -> tuple[float, float]:
    """The part of the pots the seat takes if all these stay, and the part of them that pays for its call."""
    level = max(view.round.level, view.seat(seat).front + call)
    prices = np.array([owes(view, place, level) for place in seen.places], float)
    got = winnings(view, seat, call, seen, np.ones(seen.strengths.shape, bool), prices)
    total = float(got.total.mean())
    taken = float((got.contested + np.minimum(got.free, got.total - got.contested)).mean())
    return taken / max(total, 1), call / max(after_rake(view, total, called=True), 1)


def alike(view: Hand, one: Action, other: Action) -> bool:
    """The same kind of action; bets of about the same size, or that ask everything of everybody."""
    if not (isinstance(one, RaiseTo) and isinstance(other, RaiseTo)):
        return type(one) is type(other)
    most = _most_asked(view, one.seat)
    less, more = sorted([min(one.total, most), min(other.total, most)])
    return more <= _LARGE * less


def _most_asked(view: Hand, seat: int) -> int:
    """The highest total in front that another can match: more is not called."""
    others = [other for other in view.seats if other.number != seat and other.status == Status.IN]
    return max([other.front + other.stack for other in others], default=0)


def beaten_after(view: Hand, seat: int, thrown: str, seed: int) -> float:
    """The part of hands at a showdown his own beats on average, these cards changed and later draws made."""
    kept = [code for code in known(view.seat(seat).cards) if code not in known(thrown)]
    rng = np.random.default_rng(seed)
    now, later = len(known(thrown)), draws_left(view) * view.plan.game.variant.hole_cards
    new = distinct(unseen_by(view), _DRAWS, now + later, rng)
    same = np.broadcast_to(np.array(kept, np.uint8), (_DRAWS, len(kept)))
    drawn = np.hstack([same, new[:, :now]])
    return float(worth_of(view, completed(view, drawn, new[:, now:])).mean())


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
    found: dict[Action, list[float]] = {}
    if options.call or isinstance(did, Fold):
        found[Fold(seat)] = [0.0] * len(looks)
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
    if _is_all_in(view, seat, options, did):
        # More could not be called: what he did is what the bot does then.
        inside = did
        bot = inside if type(bot) is not type(outside) else bot
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


def _is_all_in(view: Hand, seat: int, options: BettingOptions, did: Action) -> bool:
    """Whether it is for all there is between the seat and everybody else."""
    own = view.seat(seat)
    most = min(own.front + own.stack, _most_asked(view, seat))
    if isinstance(did, RaiseTo):
        return did.total >= most
    return isinstance(did, Call) and own.front + options.call >= most
