"""
A hand of a file played through the engine: every action is judged, the stacks at the end are compared.

    for hand in read(Path("hands.phhs")):
        print(replay(hand).stacks)

Clauses     all of the hand. Every failure that breaks one names it.
Tested in   tests/history/test_replay.py, tests/history/test_broken.py, tests/conformance/
"""

from contextlib import suppress
from decimal import Decimal

from pakli.history.problems import HistoryError, Problem, problem
from pakli.history.recorded import Recorded
from pakli.history.replayed import Replayed
from pakli.history.setups import GAMES, scale_of, setup_of
from pakli.history.staging import stage
from pakli.history.telling import Teller, stacks_in_file
from pakli.history.transcript import Transcript
from pakli.rules import VARIANTS, Hand, RuleViolation

__all__ = ["Replayed", "replay", "supported"]


def supported(hand: Recorded | Transcript) -> bool:
    """Whether its game is built."""
    return hand.game in VARIANTS if isinstance(hand, Transcript) else hand.variant in GAMES


def replay(hand: Recorded | Transcript) -> Replayed:
    """
    Play a hand to its end, as a PHH file records it or as any other text tells it.

    Raises:
        HistoryError: something in it cannot be, or it ends early, or in other stacks than the file says.
        KeyError: its game is not built: see `supported`.

    A player who faces a bet, is passed over and never heard of again has folded, if the final stacks bear it
    out: some writers leave such folds out.
    """
    if isinstance(hand, Transcript):
        return stage(hand)
    try:
        return _replayed(hand)
    except HistoryError as error:
        if error.problem.code != "out_of_place" or hand.finishing_stacks is None:
            raise
        with suppress(HistoryError):  # a complaint about what comes later would hide the first that is wrong
            return _replayed(hand, folds_left_out=True)
        raise


def _replayed(hand: Recorded, *, folds_left_out: bool = False) -> Replayed:
    scale = scale_of(hand)
    try:
        setup = setup_of(hand, scale)
        told = Teller(hand, Hand.start(setup), scale, folds_left_out=folds_left_out)
        told.tell()
        _compare(hand, told, scale)
    except RuleViolation as error:  # what the file's fields say, not one of its actions
        raise HistoryError(Problem("setup", refusal=error.refusal, scale=scale)).at(hand.place) from None
    except HistoryError as error:
        raise error.at(hand.place) from None
    return Replayed(setup, tuple(told.events), told.hand, scale, hand.finishing_stacks is not None)


def _compare(recorded: Recorded, told: Teller, scale: int) -> None:
    """The stacks at the end are those of the file, as far as it tells them."""
    wanted = stacks_in_file(recorded, scale)
    if wanted is None:
        return
    differing = {
        f"p{player}": (seat.stack, stack)
        for player, (seat, stack) in enumerate(zip(told.hand.seats, wanted, strict=True), 1)
        if stack is not None and stack != seat.stack
    }
    if not differing:
        return
    line = recorded.place.last_line
    facts = {
        "differences": ", ".join(
            [
                f"{who} {_amount(got, scale)} ≠ {_amount(stack, scale)}"
                for who, (got, stack) in differing.items()
            ]
        )
    }
    gained = [who for who, (got, stack) in differing.items() if got > stack and who in told.shown_by_rule]
    if gained:
        raise HistoryError(problem("stacks_differ_shown", line, players=", ".join(gained), **facts))
    raise HistoryError(problem("stacks_differ", line, **facts))


def _amount(amount: int, scale: int) -> str:
    return f"{Decimal(amount) / scale:f}"
