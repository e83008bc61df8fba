"""
The coach: what a player knew at each of his decisions, what it was worth, what the strong bot would do.

It is given events as the player saw them, and folds them again: what he did not see then is not there to be
used. Only cards that were shown in the end are looked up later, for how he stood against what others really
had. It is for hands that are over, at practice tables; whoever runs it sees to both.

    coached(setup, [seen for event in events if (seen := seen_by(3, event))], 3)

Clauses     section 10; F2 (cards never shown stay unknown), I5 (never while the hand is on), T6.
Knows       rules, the bots' reckoning. Not tables, files or the clock.
Tested in   tests/bots/test_coach.py, test_coach_figures.py
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final, Literal

from msgspec import Struct

from pakli.bots.bot import asked
from pakli.bots.coach_facts import Mattered, Where, drawn, facts_that_mattered, where_he_sat
from pakli.bots.coach_worth import Weighed, alike, beaten_after, equity_against, price_of, weighed
from pakli.bots.event import Event
from pakli.bots.own_cards import draws_left
from pakli.bots.pools import known
from pakli.bots.strength import best_discard
from pakli.bots.strong import StrongBot
from pakli.cards import cards_text
from pakli.rules import (
    Action,
    BettingOptions,
    BringIn,
    BroughtIn,
    Call,
    Called,
    Check,
    Checked,
    Discard,
    Discarded,
    DrawOptions,
    Fold,
    Folded,
    Hand,
    Player,
    Raised,
    RaiseTo,
    Setup,
    Status,
)
from pakli.rules import Event as Happened
from pakli.rules.events import BetTakenBack
from pakli.table.telling import completes
from pakli.table.telling.lines import Line, cards_fact, chips_fact, line

__all__ = ["Decision", "Verdict", "WhyNoFigure", "coached"]

Verdict = Literal["good", "even", "gave", "other", "same"]
"""
Good: what is best, or as the strong bot plays. Even: about as good. Gave: chips were given away. Without a
figure: the same as the strong bot does, or something other.
"""
WhyNoFigure = Literal["", "draw", "bring_in", "start", "short"]
"""
Why there is no figure: what a draw is worth, or a raise before there is a board, hangs on all that follows;
a bring-in is owed; with few chips it was a question of all-in or out.
"""
_AS_GOOD: Final = 0.015
"""Of hands at a showdown: a draw that beats so much less is as good."""
_THOUGHT: Final = 600
"""Deals by which a last draw is looked for."""
_LEAST_PRIZE: Final = 0.002
"""Of all prizes: less is not worth a word."""


class Decision(Struct, frozen=True, kw_only=True):
    """A decision: what he knew, what he did, what it was worth. Chips are whole but for `cost`."""

    street: int
    """From 0."""
    street_name: str
    """As the game calls it, such as ``"flop"`` or ``"third_street"``."""
    cards: str
    """His own."""
    boards: tuple[str, ...]
    """What lay on the table; empty: nothing yet."""
    pot: int
    """With all bets, as he found it."""
    to_call: int
    stack: int
    """His chips behind."""
    where: Where
    did: Line
    timed_out: bool
    """The clock decided for him."""
    bot: Line
    """What the strong bot does there, most often."""
    best: Line | None
    """What was worth most, by its reckoning; None: no figure."""
    equity: float | None
    """The part of the pot his hand took on average against likely hands, 0.0 to 1.0; None: not reckoned."""
    needed: float | None
    """The part that paid for the call; None: nothing was to be called."""
    really: float | None
    """The same as `equity` against the cards that were shown in the end; None: none of those in it were."""
    cost: float
    """Chips given away, on average; 0 where they lie within what is uncertain."""
    blinds: float
    """The same in big blinds; 0 in games without."""
    margin: float
    """Chips: differences below that mean nothing."""
    prizes: float
    """The part of all prizes given away, where prize money decided."""
    verdict: Verdict
    why_none: WhyNoFigure
    mattered: tuple[Mattered, ...]


class _Moment(Struct, frozen=True):
    """A decision before it is reckoned: the view, and what came of it."""

    view: Hand
    did: Action
    timed_out: bool
    changed: dict[int, int]
    """How often each seat had changed cards by then."""


def coached(
    setup: Setup, events: Iterable[Happened], seat: int, event: Event | None = None
) -> list[Decision]:
    """
    The decisions of a seat in a hand that is over, in their order.

    Args:
        setup: what it started from.
        events: what happened, as this seat saw it (`pakli.rules.seen_by`), to the end.
        seat: whose decisions.
        event: what everybody knew of the tournament; None: a cash game.

    Raises:
        ValueError: the seat's own cards are not known.
    """
    moments, end, changed = _moments(setup, events, seat)
    return [_decision(at, one, seat, event, _shown(one, end, changed)) for at, one in enumerate(moments)]


def _moments(
    setup: Setup, events: Iterable[Happened], seat: int
) -> tuple[list[_Moment], Hand, dict[int, int]]:
    """His decisions, the hand at its end, and how often each seat changed cards."""
    hand, changed, found = Hand.start(setup), dict[int, int](), list[_Moment]()
    for one in events:
        if isinstance(one, BetTakenBack) and one.seat == seat and found:
            found.pop()
        did = _action(one, seat)
        if did is not None and isinstance(hand.next, Player) and hand.next.seat == seat:
            if "?" in hand.seat(seat).cards:
                raise ValueError("nobody can say what was right without the player's own cards")
            found.append(_Moment(hand, did, bool(getattr(one, "timed_out", False)), dict(changed)))
        if isinstance(one, Discarded) and one.cards:
            changed[one.seat] = changed.get(one.seat, 0) + 1
        hand = hand.after(one)
    return found, hand, changed


def _action(event: Happened, seat: int) -> Action | None:
    """What the seat did; None: it is no decision of its own."""
    if getattr(event, "seat", 0) != seat:
        return None
    match event:
        case Folded():
            return Fold(seat)
        case Checked():
            return Check(seat)
        case Called():
            return Call(seat)
        case Raised():
            return RaiseTo(seat, event.total)
        case BroughtIn():
            return BringIn(seat)
        case Discarded():
            return Discard(seat, event.cards)
        case _:
            return None


def _shown(moment: _Moment, end: Hand, changed: Mapping[int, int]) -> dict[int, str]:
    """What opponents held at this moment, of those who showed it in the end and have not changed it since."""
    found = {}
    for then, last in zip(moment.view.seats, end.seats, strict=True):
        same = moment.changed.get(then.number, 0) == changed.get(then.number, 0)
        held = last.cards[: len(then.cards)]
        if last.status == Status.SHOWN and then.status == Status.IN and same and held and "?" not in held:
            found[then.number] = held
    return found


def _decision(at: int, moment: _Moment, seat: int, event: Event | None, shown: dict[int, str]) -> Decision:
    view, did = moment.view, moment.did
    options, own = asked(view).options, view.seat(seat)
    call = options.call if isinstance(options, BettingOptions) else 0
    needed = price_of(view, seat, call) if call else None
    result = weighed(view, seat, options, did, event, at) if isinstance(options, BettingOptions) else None
    others = {number: cards for number, cards in shown.items() if number != seat}
    bot = result.bot if result else _bot_without_figures(view, event, at)
    mattered = facts_that_mattered(view, seat, event, result.sight if result else None)
    if isinstance(did, Discard) and isinstance(bot, Discard):
        mattered += (drawn(view, seat, did.cards, bot.cards, at),)
    verdict, why = _verdict(view, did, bot, result, at)
    cost = result.cost if result and verdict == "gave" else 0.0
    return Decision(
        street=view.stage.street,
        street_name=view.plan.game.variant.streets[view.stage.street]
        .name.replace("-", "_")
        .replace(" ", "_"),
        cards=own.cards,
        boards=tuple([board for board in view.cards.boards if board]),
        pot=view.pot,
        to_call=call,
        stack=own.stack,
        where=where_he_sat(view, seat),
        did=_said(view, did),
        timed_out=moment.timed_out,
        bot=_said(view, bot),
        best=None if result is None or result.best is None else _said(view, result.best),
        equity=result.sight.equity if result else None,
        needed=needed,
        really=equity_against(view, seat, call, others, at) if result and others else None,
        cost=cost,
        blinds=cost / view.plan.game.stakes.big_blind if view.plan.game.stakes.big_blind else 0.0,
        margin=result.margin if result else 0.0,
        prizes=result.prizes if result and verdict == "gave" else 0.0,
        verdict=verdict,
        why_none=why,
        mattered=mattered,
    )


def _bot_without_figures(view: Hand, event: Event | None, seed: int) -> Action:
    """What the strong bot does where it weighs no bets; a last draw after more thought than it takes."""
    player = asked(view)
    if isinstance(player.options, DrawOptions) and not draws_left(view):
        thrown = best_discard(view, player.seat, player.options.most, Random(seed), _THOUGHT)
        return Discard(player.seat, cards_text(thrown))
    return StrongBot(event=event).decide(view, Random(seed))


def _verdict(
    view: Hand, did: Action, bot: Action, result: Weighed | None, seed: int
) -> tuple[Verdict, WhyNoFigure]:
    if result is None:
        if not isinstance(did, Discard) or not isinstance(bot, Discard):
            return ("same" if type(did) is type(bot) else "other"), "bring_in"
        if sorted(known(did.cards)) == sorted(known(bot.cards)):
            return "same", "draw"
        mine, best = [beaten_after(view, did.seat, draw.cards, seed) for draw in (did, bot)]
        return ("even" if mine >= best - _AS_GOOD else "other"), "draw"
    if result.best is None:
        if alike(view, did, bot):
            return "good", ""
        return "other", result.why
    if result.prizes > _LEAST_PRIZE if result.prizes else result.cost > result.margin:
        return "gave", ""
    same = alike(view, did, bot) or alike(view, did, result.best)
    return ("good" if same else "even"), ""


def _said(view: Hand, action: Action) -> Line:
    """As the button that does it says it."""
    match action:
        case RaiseTo(seat, total):
            own = view.seat(seat)
            if total == own.front + own.stack:
                return line("action-all-in", amount=chips_fact(total))
            word = "complete" if completes(view) else "raise" if view.round.level else "bet"
            return line(f"action-{word}", amount=chips_fact(total))
        case Call(seat):
            options = asked(view).options
            return line("action-call", amount=chips_fact(getattr(options, "call", 0)))
        case Discard(_, cards):
            return line("coach-throws", cards=cards_fact(cards)) if cards else line("action-stand-pat")
        case BringIn():
            return line("coach-brings-in", amount=chips_fact(getattr(asked(view).options, "amount", 0)))
        case Check():
            return line("action-check")
        case _:
            return line("action-fold")
