"""
What somebody may do, as a page draws it: a button for each option, greyed with its clause where the answer is
no.

Shapes only. `action` is what is sent back; a page fills in the fields that `choose` names, and works out
nothing.

Clauses     B0-B10, P13, D3, ST1, S1-S3, P4, G8, P16, T1-T5: all by what the table itself offers or refuses.
Tested in   tests/wire/
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pakli.room.actions import PersonAction
from pakli.rules.refusal import Fact as RefusalFact

__all__ = [
    "Choose",
    "ChooseAmount",
    "ChooseCards",
    "ChooseClaim",
    "ChooseSeat",
    "ChooseSwitches",
    "Mark",
    "Option",
    "Refusal",
    "Switches",
    "Word",
]

Word = Literal[
    "fold", "check", "call", "bet", "raise", "complete", "bring_in", "all_in",
    "discard", "stand_pat", "show", "muck",
    "straddle", "decline", "cut", "game", "runs", "any_runs",
    "sit", "buy", "sit_out", "sit_in", "sit_out_at_big_blind", "post", "wait", "leave", "change_seat",
    "join_list", "leave_list", "show_after_hand", "show_cards", "rabbit_cards", "switches", "ask_bomb_pot",
    "let_in", "turn_away",
]  # fmt: skip


class Refusal(Struct, frozen=True, gc=False):
    """
    Why not: the clause that forbids it (empty: the house's own business), a code, the facts of its message.
    """

    clause: str
    code: str
    facts: tuple[RefusalFact, ...]


class Mark(Struct, frozen=True, gc=False):
    """An amount with a button of its own."""

    name: Literal["least", "third_pot", "half_pot", "two_thirds_pot", "pot", "most", "minimum", "maximum"]
    amount: int


class ChooseAmount(Struct, frozen=True, tag_field="what", tag="amount"):
    """
    An amount from `least` to `most`: the ends, and in between multiples of `step`.

    `field`: of the action it goes to: `total` of a raise, `chips` bought, `at` of a cut.
    """

    field: str
    least: int
    most: int
    step: int
    chips: bool
    """Whether it counts chips (else cards)."""
    marks: tuple[Mark, ...]


class ChooseCards(Struct, frozen=True, tag_field="what", tag="cards"):
    """So many of one's own cards, written together."""

    field: str
    least: int
    most: int


class ChooseSeat(Struct, frozen=True, tag_field="what", tag="seat"):
    """One of these seats."""

    field: str
    seats: tuple[int, ...]


class ChooseClaim(Struct, frozen=True, tag_field="what", tag="claim"):
    """The category declared (P14); `best`: of the best hand held, which is filled in."""

    field: str
    categories: tuple[str, ...]
    best: str


class Switches(Struct, frozen=True, gc=False):
    """What one agrees to beforehand. `runs`: most run-outs; -1: ask each time, 0: as the others like."""

    straddle: bool
    bomb_pot: bool
    runs: int
    cut: bool


class ChooseSwitches(Struct, frozen=True, tag_field="what", tag="switches"):
    """How the switches shall stand; `offered`: those this table has a use for."""

    field: str
    now: Switches
    offered: tuple[Literal["straddle", "bomb_pot", "runs", "cut"], ...]
    most_runs: int


Choose = ChooseAmount | ChooseCards | ChooseSeat | ChooseClaim | ChooseSwitches


class Option(Struct, frozen=True, kw_only=True):
    """Something that may be done, or not now and why."""

    word: Word
    """What the button says."""
    action: PersonAction
    """Sent as it stands, with what was chosen filled in."""
    amount: int | UnsetType = UNSET
    """The amount the button names: chips, or how many times (`runs`)."""
    game: str | UnsetType = UNSET
    """The game it stands for (`game`)."""
    all_in: bool | UnsetType = UNSET
    choose: tuple[Choose, ...] | UnsetType = UNSET
    refusal: Refusal | UnsetType = UNSET
    """Not possible now, and why."""
    confirm: (
        Literal["turn-confirm-fold", "turn-confirm-all-in", "web-confirm-leave", "web-confirm-call"]
        | UnsetType
    ) = UNSET
    """A message of the catalogue: asked once before it is done."""
    on: bool | UnsetType = UNSET
    """For a switch: whether it is on."""
    beaten: bool | UnsetType = UNSET
    """Of `muck`: the hand wins nothing against those shown, so throwing it away costs nothing."""
