"""
What the format cannot say of a hand of ours, in its user-defined fields `_pakli_…`.

- `_pakli_setup`: see `pakli.history.setups`.
- `_pakli_timed_out`: which actions (from 1, remarks not counted) were the clock's, not the player's (I4).
- `_pakli_burned`: burn cards as far as they are known, street by street (P9).
- `_pakli_claims`: what each player declared at the showdown (P14).
- `_pakli_beside`: what was done beside the format's actions, each `after` so many of them: run-outs agreed
  (P16), pots awarded where cards are unknown (A1), cards exposed and replaced, misdeals, dead hands, bets
  given back, hands awarded (I1-I3, P17), and what else went wrong (`pakli.rules.irregular_actions`).

Tested in   tests/history/test_round_trip.py
"""

import msgspec
from msgspec import Struct

from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Recorded
from pakli.rules import (
    AwardHand,
    AwardPot,
    BarRaise,
    Call,
    Deal,
    DeclareMisdeal,
    ExposedCards,
    ExposeHand,
    KillHand,
    NameOpener,
    NoteIrregularity,
    OutOfTurn,
    RaiseTo,
    ReturnBet,
    RunOut,
    SetAside,
    WrongCount,
)

__all__ = ["Beside", "OwnFields", "Unsaid", "own_fields"]


Unsaid = (
    RunOut
    | AwardPot
    | ExposedCards
    | DeclareMisdeal
    | KillHand
    | Call
    | RaiseTo
    | ReturnBet
    | AwardHand
    | Deal
    | NameOpener
    | NoteIrregularity
    | OutOfTurn
    | BarRaise
    | WrongCount
    | SetAside
    | ExposeHand
)
"""A call, bet or raise is one that was given back: the format's own actions know nothing of it."""


class Beside(Struct, frozen=True):
    """Something the format has no action for, after so many actions; a `Deal` replaces a flipped card."""

    after: int
    action: Unsaid


class _Said(Struct, frozen=True):
    """The fields as they stand in the file."""

    timed_out: tuple[int, ...] = msgspec.field(default=(), name="_pakli_timed_out")
    burned: tuple[str, ...] = msgspec.field(default=(), name="_pakli_burned")
    claims: tuple[str, ...] = msgspec.field(default=(), name="_pakli_claims")
    beside: tuple[Beside, ...] = msgspec.field(default=(), name="_pakli_beside")


class OwnFields:
    """The fields of one hand, handed out as the hand is played."""

    def __init__(self, said: _Said) -> None:
        self.timed_out = frozenset(said.timed_out)
        self.beside = list(said.beside)
        """Those still to come."""
        self._said = said
        self._burns = 0

    def next_burned(self) -> str:
        """The burn card of the street that is dealt now; empty: unknown."""
        self._burns += 1
        return self._said.burned[self._burns - 1] if self._burns <= len(self._said.burned) else ""

    def claim(self, player: int) -> str:
        """What the player declared; empty: nothing."""
        return self._said.claims[player - 1] if player <= len(self._said.claims) else ""


_NOTHING = _Said()


def own_fields(hand: Recorded) -> OwnFields:
    """
    The hand's fields.

    Raises:
        HistoryError: one of them is not as this version writes it.
    """
    if not any(name.startswith("_pakli_") for name in hand.fields):
        return OwnFields(_NOTHING)
    try:
        return OwnFields(msgspec.convert(dict(hand.fields), _Said))
    except msgspec.ValidationError as error:
        raise HistoryError(problem("wrong_own_field", field="_pakli_…", reason=str(error))) from None
