"""
Which of the four facts mattered in a decision, each as a sentence: message and facts, in no language yet.

Structure and stack decide in tournaments alone; position matters as long as somebody acts later; strength
always does.

Clauses     section 10 (the four facts).
Knows       one seat's view, the event, what was reckoned. Not what was dealt to others.
Tested in   tests/bots/test_coach.py, test_coach_figures.py
"""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from pakli.bots.coach_worth import Sight, beaten_after
from pakli.bots.event import Event
from pakli.bots.opening import behind
from pakli.bots.pools import known
from pakli.bots.short import fear
from pakli.rules import Hand, Status
from pakli.table.telling.lines import Line, line

__all__ = ["FactName", "Mattered", "Where", "drawn", "facts_that_mattered", "percent", "where_he_sat"]

FactName = Literal["structure", "stack", "position", "strength"]
Where = Literal["button", "small_blind", "big_blind", "early", "middle", "late", "none"]
_FAST: Final = 0.7
_SLOW: Final = 0.2
_BLINDS: Final = ("small_blind", "big_blind")


class Mattered(Struct, frozen=True):
    """A fact that mattered, and the sentence that says how."""

    fact: FactName
    line: Line


def facts_that_mattered(
    view: Hand, seat: int, event: Event | None, sight: Sight | None
) -> tuple[Mattered, ...]:
    """
    The facts of section 10 in their order.

    Args:
        sight: how the hand stood; None: it was not reckoned.
    """
    found: list[Mattered] = []
    if event is not None:
        found.append(Mattered("structure", _structure(view, event)))
        found += [Mattered("stack", said) for said in _stack(view, seat, event, sight)]
    where = _position(view, seat)
    if where is not None:
        found.append(Mattered("position", where))
    if sight is not None:
        found += [Mattered("strength", said) for said in _strength(view, seat, sight)]
    return tuple(found)


def drawn(view: Hand, seat: int, did: str, bot: str, seed: int) -> Mattered:
    """How strong a hand is after a draw: his own, and the strong bot's where that is another."""
    beaten = percent(beaten_after(view, seat, did, seed))
    if sorted(known(did)) == sorted(known(bot)):
        return Mattered("strength", line("coach-strength-drawn", percent=beaten))
    better = percent(beaten_after(view, seat, bot, seed))
    return Mattered("strength", line("coach-strength-drawn-other", percent=beaten, better=better))


def percent(part: float) -> int:
    """A part of 1, in whole percent."""
    return round(100 * part)


def where_he_sat(view: Hand, seat: int) -> Where:
    """His position by the button; none in games without one."""
    if view.plan.game.variant.forced == "ante_and_bring_in":
        return "none"
    if seat == view.plan.setup.button:
        return "button"
    blinds = {post.seat: post.kind for post in view.plan.setup.posts if post.kind in _BLINDS}
    if seat in blinds:
        return "big_blind" if blinds[seat] == "big_blind" else "small_blind"
    others = [other.number for other in view.seats if other.number not in blinds]
    early = others.index(seat) / max(len(others) - 1, 1) if blinds or others.index(seat) > 1 else 0.0
    return "early" if early < 0.34 else "middle" if early < 0.67 else "late"


def _structure(view: Hand, event: Event) -> Line:
    left = max(event.left, len(view.seats) + len(event.elsewhere))
    speed = "fast" if event.fast >= _FAST else "slow" if event.fast <= _SLOW else "usual"
    if not event.prizes:
        return line("coach-structure-blinds", speed=speed)
    return line("coach-structure", speed=speed, left=left, paid=len(event.prizes))


def _stack(view: Hand, seat: int, event: Event, sight: Sight | None) -> Iterator[Line]:
    blind = max(view.plan.game.stakes.big_blind, 1)
    chips = {other.number: other.stack + other.paid for other in view.seats}
    others = [*[has for number, has in chips.items() if number != seat], *event.elsewhere]
    own, mean = round(chips[seat] / blind), round(sum(others) / len(others) / blind)
    short = sight is not None and sight.all_in_or_out
    yield line("coach-stack-short" if short else "coach-stack", own=own, others=mean)
    dearer = percent(fear(view, seat, event) - 1)
    if dearer >= 5:
        yield line("coach-stack-prizes", percent=dearer)


def _position(view: Hand, seat: int) -> Line | None:
    """None: nobody can act after him in this hand."""
    later = [other for other in view.seats if other.status == Status.IN and other.number != seat]
    if not any(other.stack for other in later):
        return None
    where, to_come = where_he_sat(view, seat), behind(view, seat)
    if where in ("small_blind", "big_blind"):
        first = not view.stage.street
        return line("coach-position-blind-late" if first else "coach-position-blind-early", behind=to_come)
    if not to_come:
        return line("coach-position-closes" if _early_later(view, seat) else "coach-position-last")
    return line("coach-position", where=where, behind=to_come)


def _early_later(view: Hand, seat: int) -> bool:
    """Whether somebody acts after him in the rounds to come; in stud the cards say who does."""
    game, own = view.plan.game, view.plan.where[seat]
    if view.stage.street == len(game.variant.streets) - 1 or game.variant.forced == "ante_and_bring_in":
        return False
    return any(other.status == Status.IN and other.stack for other in view.seats[own + 1 :])


def _more_betting(view: Hand) -> bool:
    """Whether there can be bets in later rounds, once somebody has called."""
    last = view.stage.street == len(view.plan.game.variant.streets) - 1
    return not last and sum(seat.status == Status.IN and seat.stack > 0 for seat in view.seats) > 1


def _others_owe(view: Hand, seat: int) -> bool:
    """Whether others have the same bet to call yet: what the pot will be hangs on them."""
    return any(
        other.number != seat and other.status == Status.IN and other.stack and other.front < view.round.level
        for other in view.seats
    )


def _strength(view: Hand, seat: int, sight: Sight) -> Iterator[Line]:
    equity = percent(sight.equity)
    if view.plan.game.has_board and not view.cards.boards[0]:
        yield line("coach-strength-start", percent=percent(sight.standing))
    if sight.price is None:
        yield line("coach-strength-free", percent=equity, even=percent(1 / (sight.rivals + 1)))
    else:
        needed, all_stay = percent(sight.price), "-all" if _others_owe(view, seat) else ""
        if equity == needed:
            yield line(f"coach-strength{all_stay}-just", percent=equity)
        else:
            how = "enough" if equity > needed else "short"
            yield line(f"coach-strength{all_stay}-{how}", percent=equity, needed=needed)
        if _more_betting(view):
            yield line("coach-strength-to-come")
    if view.alive - 1 > sight.rivals:
        yield line("coach-strength-some", rivals=sight.rivals)
