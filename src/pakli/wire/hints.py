"""
What a player may do now and why, clause by clause, for who learns the game: sent at practice tables alone.

A hint tells of an option and of the numbers it was made from. It says what is possible, never what is good.

Clauses     B0-B5, B8, B9 (bets), A1, P7, P10, P13, P14, D2-D4, L2, ST1, ST2, S2, S3, P4, G8, P16; I5
            (nothing that helps to decide where others play for chips).
Knows       options, which are the only judge of what is legal, and the state they come from.
Tested in   tests/wire/test_hints.py
"""

from collections.abc import Iterator

from pakli.rules import (
    BettingOptions,
    Bounds,
    BringInOptions,
    DrawOptions,
    Hand,
    Player,
    Refusal,
    ShowOptions,
)
from pakli.table import CutOffer, GameChoice, RunsQuestion, StraddleOffer, Table
from pakli.table.telling import completes
from pakli.table.telling.lines import Fact, chips_fact
from pakli.wire.view import Hint

__all__ = ["hints_of"]


def hints_of(table: Table, seat: int) -> tuple[Hint, ...]:
    """What the player in `seat`, whom the table or its hand asks, may do and why; empty: he is not asked."""
    waiting = table.next
    if not isinstance(waiting, Player):
        return tuple(_of_table(table, waiting, seat))
    hand, options = table.playing, waiting.options
    if waiting.seat != seat or hand is None:
        return ()
    if isinstance(options, BettingOptions):
        return tuple(_betting(hand, seat, options))
    if isinstance(options, BringInOptions):
        return tuple(_bringing_in(options))
    if isinstance(options, DrawOptions):
        return (_hint(hand.plan.game.variant.draw_clause, "hint-draw", most=options.most),)
    return tuple(_showing(options))


def _hint(clause: str, say: str, **facts: Fact) -> Hint:
    return Hint(clause, say, facts)


def _refused(no: Refusal) -> Hint:
    """The refusal's own sentence; every number in it but the cap counts chips."""
    facts: dict[str, Fact] = {
        name: chips_fact(fact) if isinstance(fact, int) and name != "cap" else fact for name, fact in no.facts
    }
    return Hint(no.clause, f"refusal-{no.code.replace('.', '-')}", facts)


def _betting(hand: Hand, seat: int, options: BettingOptions) -> Iterator[Hint]:
    yield _check_or_call(hand, seat, options.call)
    if isinstance(options.raise_to, Bounds):
        yield from _raising(hand, seat, options.raise_to, opens=options.opens)
    else:
        yield _refused(options.raise_to)
    if options.call:
        yield _hint("P10", "hint-fold")


def _check_or_call(hand: Hand, seat: int, call: int) -> Hint:
    level, own = hand.round.level, hand.seat(seat)
    if not call:
        return _hint("P7", "hint-check-option") if level else _hint("B0", "hint-check")
    amount = chips_fact(call)
    if call == own.stack:
        return _hint("A1", "hint-call-all-in", amount=amount)
    if call != level - own.front:
        return _hint("B9", "hint-call-contested", amount=amount)
    if not own.front:
        return _hint("B0", "hint-call", amount=amount)
    return _hint("B5", "hint-call-rest", amount=amount, level=chips_fact(level), front=chips_fact(own.front))


def _raising(hand: Hand, seat: int, bounds: Bounds, *, opens: bool) -> Iterator[Hint]:
    """How much, at least and at most, and what makes it so."""
    own, game = hand.seat(seat), hand.plan.game
    all_in = own.front + own.stack
    if bounds.least == bounds.most == all_in:
        yield _hint("A1", "hint-bet-all-in" if opens else "hint-raise-all-in", amount=chips_fact(all_in))
    elif game.fixed:
        yield _fixed(hand, bounds.least, opens=opens)
    else:
        yield _least(hand, bounds.least, opens=opens)
        if bounds.least < bounds.most:
            yield _most(hand, bounds.most, all_in)


def _fixed(hand: Hand, least: int, *, opens: bool) -> Hint:
    round_, total = hand.round, chips_fact(least)
    if completes(hand):
        return _hint("ST2", "hint-complete", amount=total)
    if opens:
        return _hint("B1", "hint-bet-fixed", amount=total)
    if least - round_.level != round_.full_raise:
        return _hint("B8", "hint-complete-all-in", amount=total)
    return _hint("B1", "hint-raise-fixed", amount=total, unit=chips_fact(round_.full_raise))


def _least(hand: Hand, least: int, *, opens: bool) -> Hint:
    round_, game, total = hand.round, hand.plan.game, chips_fact(least)
    if opens and game.variant.forced == "ante":
        return _hint("D2" if hand.stage.street == 0 else "D4", "hint-bet-least", amount=total)
    if opens:
        blind = least == game.stakes.big_blind
        return _hint(game.limit.clause, "hint-bet-least-blind" if blind else "hint-bet-least", amount=total)
    if game.same_raise:
        return _hint("B4", "hint-raise-least-blind", amount=total, level=chips_fact(round_.level))
    level, more = chips_fact(round_.level), chips_fact(least - round_.level)
    return _hint("B5", "hint-raise-least", amount=total, level=level, more=more)


def _most(hand: Hand, most: int, all_in: int) -> Hint:
    game, level = hand.plan.game, hand.round.level
    if most == all_in:
        return _hint(
            "B4" if game.limit.name == "no-limit" else "A1", "hint-most-all", amount=chips_fact(most)
        )
    size = chips_fact(most - level)
    if game.limit.name == "pot-limit":
        say = "hint-most-pot-raise" if level else "hint-most-pot"
        return _hint("B3", say, amount=chips_fact(most), size=size)
    return _hint(game.limit.clause, "hint-most-spread", amount=chips_fact(most), size=size)


def _bringing_in(options: BringInOptions) -> Iterator[Hint]:
    yield _hint("ST1", "hint-bring-in", amount=chips_fact(options.amount))
    if isinstance(options.raise_to, Bounds):
        yield _hint("ST2", "hint-complete", amount=chips_fact(options.raise_to.least))
    else:
        yield _refused(options.raise_to)


def _showing(options: ShowOptions) -> Iterator[Hint]:
    yield _hint("P13", "hint-show-or-muck") if options.muck is None else _refused(options.muck)
    if options.claim:
        yield _hint("P14", "hint-claim")


def _of_table(table: Table, waiting: object, seat: int) -> Iterator[Hint]:
    """The table's own questions."""
    if isinstance(waiting, StraddleOffer) and waiting.seat == seat:
        dealing = table.dealing
        on_button = dealing is not None and dealing.positions.button == seat
        yield _hint("S3" if on_button else "S2", "hint-straddle", amount=chips_fact(waiting.amount))
    elif isinstance(waiting, CutOffer) and waiting.seat == seat:
        yield _hint("P4", "hint-cut")
    elif isinstance(waiting, GameChoice) and waiting.seat == seat:
        yield _hint("G8", "hint-game")
    elif isinstance(waiting, RunsQuestion) and seat in waiting.seats:
        yield _hint("P16", "hint-runs", most=waiting.most)
