"""
What can have gone wrong in a hand of real cards, for its dealer: found by asking the hand itself; and what a
ruling would come to, before it is made.

Nothing is decided here: what the hand refuses is there with its refusal. Drawn from the rail's own hand.

Clauses     I1-I3, P17, F1, TDA 35, 36, 39, 40, 51, 53, 65, 68 (whatever the hand answers with), F2.
Tested in   tests/wire/test_irregular.py
"""

from collections.abc import Callable
from typing import Final, get_args

from msgspec import UNSET

from pakli.cards import Pack, cards_text, names_of
from pakli.rules import (
    Action,
    AwardHand,
    BarRaise,
    DealError,
    DeclareMisdeal,
    ExposedCards,
    ExposeHand,
    Fold,
    FourCardFlop,
    Hand,
    KillHand,
    NoteIrregularity,
    OutOfTurn,
    PutIn,
    Refusal,
    ReturnBet,
    RuleViolation,
    SetAside,
    WrongCount,
)
from pakli.rules.early import standing
from pakli.rules.state import IN
from pakli.wire.question import refusal_of
from pakli.wire.view import EarlyView, Irregularity, IrregularView

__all__ = ["early_view", "irregular_view"]

_WHY: Final = "?"
_FLOP: Final = 4


def _exposes(hand: Hand, seat: int) -> Action:
    """A card of the hand; where none is known, any that could be."""
    known = [name for name in names_of(hand.seat(seat).cards) if name != "??"]
    pack = Pack(hand.plan.game.variant.pack)
    free = next((code for code in pack.codes if not hand.cards.known >> code & 1), 0)
    return ExposeHand(seat, known[0] if known else cards_text((free,)))


def _miscounted(hand: Hand, seat: int) -> Action:
    return WrongCount(seat, len(hand.seat(seat).cards) // 2 + 1)


_OF_SEAT: Final[dict[Irregularity, tuple[str, Callable[[Hand, int], Action]]]] = {
    "put_in": ("TDA40", lambda hand, seat: PutIn(seat, said="call")),
    "out_of_turn": ("TDA53", lambda hand, seat: OutOfTurn(Fold(seat))),
    "bar_raise": ("P17", lambda hand, seat: BarRaise(seat)),
    "return_bet": ("P17", lambda hand, seat: ReturnBet(seat, _WHY)),
    "expose_hand": ("TDA68", _exposes),
    "wrong_count": ("I3", _miscounted),
    "kill_hand": ("P17", lambda hand, seat: KillHand(seat, _WHY, "P17")),
    "kill_by_accident": ("TDA65", lambda hand, seat: KillHand(seat, _WHY, "TDA65")),
    "award_hand": ("P17", lambda hand, seat: AwardHand(seat, _WHY)),
}
_OF_HAND: Final[dict[Irregularity, tuple[str, Action]]] = {
    "exposed_cards": ("I1", ExposedCards(((1, "??"),))),
    "four_card_flop": ("TDA39", FourCardFlop("??" * _FLOP, 1)),
    "declare_misdeal": ("I2", DeclareMisdeal(_WHY)),
    "note_irregularity": ("F1", NoteIrregularity("other", "F1", reason=_WHY)),
}
_DEAL: Final[tuple[Irregularity, ...]] = get_args(DealError.__annotations__["what"])
_ASIDE: Final = (3, 1)
"""How many cards of a board come at a time."""


def irregular_view(hand: Hand) -> dict[Irregularity, IrregularView]:
    """By what it is: of whom it can be entered now, or why not."""
    found: dict[Irregularity, IrregularView] = {}
    for what, (clause, made) in _OF_SEAT.items():
        seats = [one for one in hand.seats if one.status == IN] or hand.seats
        answers = {one.number: _refused(hand, made(hand, one.number)) for one in seats}
        found[what] = _of_seats(clause, answers)
    for what, (clause, action) in _OF_HAND.items():
        found[what] = _view(clause, _refused(hand, action), cards=_FLOP if what == "four_card_flop" else 0)
    for error in _DEAL:
        found[error] = _view("TDA35", _refused(hand, DealError(error)))  # type: ignore[arg-type]  # one of them
    found["set_aside"] = _set_aside(hand)
    return found


def early_view(hand: Hand) -> tuple[EarlyView, ...]:
    """What was done before its turn and stands for now (TDA 53)."""
    return tuple(
        [
            EarlyView(hand.seats[one.place].number, one.does, one.total)
            for one in standing(hand)
            if one.does != "barred"
        ]
    )


def _of_seats(clause: str, answers: dict[int, Refusal | None]) -> IrregularView:
    """With the seats of which it is possible; of none: why not, as it is said of somebody still in."""
    seats = tuple([seat for seat, no in answers.items() if no is None])
    no = None if seats else next(iter(answers.values()))
    return _view(clause, no, seats=tuple(sorted(seats)))


def _view(clause: str, no: Refusal | None, *, seats: tuple[int, ...] = (), cards: int = 0) -> IrregularView:
    return IrregularView(
        clause=clause,
        seats=seats or UNSET,
        cards=cards or UNSET,
        refusal=UNSET if no is None else refusal_of(no),
    )


def _set_aside(hand: Hand) -> IrregularView:
    """Cards of the next street, as many as come then; where there are none, perhaps only their burn."""
    for count in _ASIDE:
        if _refused(hand, SetAside("??" * count)) is None:
            return _view("TDA39", None, cards=count)
    return _view("TDA39", _refused(hand, SetAside("")))


def _refused(hand: Hand, action: Action) -> Refusal | None:
    """Why the hand would not have it; None: it would."""
    try:
        hand.apply(action)
    except RuleViolation as violation:
        return violation.refusal
    return None
