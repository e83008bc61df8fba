"""
What a hand waits for: a player with his options, the dealer with his task, or nothing any more.

Clauses     B0-B10, P7-P16, D3, L2, ST1, I1: options are the only statement of what is legal.
Tested in   tests/rulebook/, tests/properties/
"""

from typing import Literal

from msgspec import Struct

from pakli.rules.refusal import Refusal

__all__ = [
    "BettingOptions",
    "Bounds",
    "BringInOptions",
    "Dealer",
    "DrawOptions",
    "Next",
    "Options",
    "Over",
    "Player",
    "ShowOptions",
]


class Bounds(Struct, frozen=True, gc=False, tag="bounds"):
    """Least and most total in front of the player after his bet or raise (B5)."""

    least: int
    most: int


class BettingOptions(Struct, frozen=True, gc=False, tag="betting"):
    """
    What the player to act may do. Folding is always allowed (B0).

    `call`: chips a call adds, all-in included; 0: nothing is owed, so he may check.
    `raise_to`: how much he may bet or raise to, or why not.
    `opens`: a raise would be the round's first bet.
    """

    call: int
    raise_to: Bounds | Refusal
    opens: bool

    @property
    def check(self) -> Refusal | None:
        """None: he may check; else why not (B0)."""
        return Refusal("B0", "check.facing_bet", (("to_call", self.call),)) if self.call else None


class BringInOptions(Struct, frozen=True, gc=False, tag="bringing_in"):
    """What the player with the bring-in may do (ST1): pay `amount`, or bet within `raise_to`; no fold."""

    amount: int
    raise_to: Bounds | Refusal


class DrawOptions(Struct, frozen=True, gc=False, tag="drawing"):
    """The player may change up to `most` of his cards (D3, L2)."""

    most: int


class ShowOptions(Struct, frozen=True, gc=False, tag="showing"):
    """
    What a player may do at the showdown.

    `muck`: None where he may throw his hand away, else why not (P12, P13).
    `cards`: whether he must name his cards (the engine does not know them).
    `claim`: whether he must declare the category of his hand (P14).
    `best`: the category of his best hand, where it is known: what a client fills in.
    """

    muck: Refusal | None
    cards: bool = False
    claim: bool = False
    best: str = ""


Options = BettingOptions | ShowOptions | DrawOptions | BringInOptions


class Player(Struct, frozen=True, gc=False, tag="player"):
    """The hand waits for a player."""

    seat: int
    options: Options


class Dealer(Struct, frozen=True, gc=False, tag="dealer"):
    """
    The hand waits for the dealer.

    ``"post"``: collect the forced bets (`PostForcedBets`).
    ``"hole"``: burn `burn` cards, `Deal` `how_many` to each of `to_whom`, one at a time; the last `up` lie
    face up.
    ``"board"``: burn `burn` cards, `Deal` `how_many` to board number `board` (a stud game's common card too).
    ``"draw"``: burn `burn` cards, `Deal` `how_many` to the one in `to_whom`; `not_these` are cards he has
    thrown away, which he gets only if nothing else is left (L2).
    ``"replace"``: `Deal` one card for the flipped one of the seat in `to_whom` (I1).
    ``"award"``: cards are unknown: `AwardPot` number `pot` on `board`; `to_whom` has a claim on it, in
    `halves`.
    `may_run`: greater than 1: instead of dealing, `RunOut` up to so many times is possible.
    """

    what: Literal["post", "hole", "board", "draw", "replace", "award"]
    to_whom: tuple[int, ...] = ()
    how_many: int = 0
    burn: int = 0
    board: int = 0
    may_run: int = 1
    pot: int = 0
    halves: tuple[Literal["whole", "high", "low"], ...] = ()
    not_these: str = ""
    up: int = 0


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The hand is over: pairs of seat and final stack, the rake taken, and whether it was void (I2)."""

    stacks: tuple[tuple[int, int], ...]
    rake: int = 0
    misdeal: bool = False


Next = Player | Dealer | Over
