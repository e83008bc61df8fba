"""
Actions at a table, outside the hand: what somebody wants, before it is judged.

Those of the hand itself are `pakli.rules.Action`; a table takes both. Cards, the time that has passed and
rulings come in as fields: a table knows no clock and no chance.

Clauses     P1, P2, P4, T1-T5, S1-S3, G8, P16 (run-outs), M6, F1 (rulings, always with a reason).
Tested in   tests/table/
"""

from typing import Literal

from msgspec import Struct

from pakli.rules import Action
from pakli.table.seats import Switches
from pakli.table.sign import TableGame

__all__ = [
    "AddChips",
    "Announce",
    "Buy",
    "ChangeSeat",
    "ChooseEntry",
    "ChooseGame",
    "Cut",
    "Decline",
    "DrawForButton",
    "Enter",
    "HoldTable",
    "JoinList",
    "Leave",
    "LeaveList",
    "MoveChips",
    "MoveIn",
    "MoveOut",
    "Penalize",
    "PlaceButton",
    "RabbitCards",
    "RemovePlayer",
    "ResumeTable",
    "RuleAward",
    "SetButton",
    "SetLevel",
    "SetSwitches",
    "ShowAfterHand",
    "Sit",
    "SitIn",
    "SitOut",
    "StartHand",
    "Straddle",
    "TableAction",
    "TakeBack",
    "VoidHand",
    "WishRuns",
]


class Sit(Struct, frozen=True, gc=False, tag="sit"):
    """Take a seat at a cash table and buy in (T1). `minutes_away`: since the player left this table (T3)."""

    seat: int
    player: str
    chips: int
    minutes_away: int = 0


class Buy(Struct, frozen=True, gc=False, tag="buy"):
    """Buy chips at a cash table: top up, or rebuy when all is lost (T3, T4)."""

    seat: int
    chips: int


class SitOut(Struct, frozen=True, gc=False, tag="sit_out"):
    """
    Not be dealt in any more, from the next hand on; in a tournament: be absent (I4).

    With a `reason` it is the floor's ruling (F1).
    """

    seat: int
    reason: str = ""


class SitIn(Struct, frozen=True, gc=False, tag="sit_in"):
    """Be dealt in again (T5)."""

    seat: int


class ChooseEntry(Struct, frozen=True, gc=False, tag="choose_entry"):
    """How to come in, where one must: pay at once (`posts`), or wait for the big blind (T5)."""

    seat: int
    posts: bool


class Leave(Struct, frozen=True, gc=False, tag="leave"):
    """Leave a cash table with one's chips; who is in a hand leaves when it is over (T3)."""

    seat: int


class ChangeSeat(Struct, frozen=True, gc=False, tag="change_seat"):
    """
    Move to an empty seat between hands. At a cash table one comes in anew (T5).

    With a `reason` it is the floor's ruling (F1): then nothing has to be paid.
    """

    seat: int
    to: int
    reason: str = ""


class SetSwitches(Struct, frozen=True, gc=False, tag="set_switches"):
    """Say what one agrees to beforehand (S1)."""

    seat: int
    switches: Switches


class JoinList(Struct, frozen=True, gc=False, tag="join_list"):
    """Wait for a seat."""

    player: str


class LeaveList(Struct, frozen=True, gc=False, tag="leave_list"):
    """Wait no longer, or not have come when called."""

    player: str


class MoveIn(Struct, frozen=True, gc=False, tag="move_in"):
    """A tournament seats a player, with his chips (M4)."""

    seat: int
    player: str
    chips: int


class MoveOut(Struct, frozen=True, gc=False, tag="move_out"):
    """A tournament takes a player away, between hands: to another table, or because he is out (M4, M5)."""

    seat: int


class AddChips(Struct, frozen=True, gc=False, tag="add_chips"):
    """A tournament gives a player chips: a rebuy or an add-on (M6)."""

    seat: int
    chips: int


class SetLevel(Struct, frozen=True, gc=False, tag="set_level"):
    """The same games for other stakes, from the next hand on (M2)."""

    games: tuple[TableGame, ...]


class DrawForButton(Struct, frozen=True, gc=False, tag="draw_for_button"):
    """One card face up for each seat asked for, in that order: ``"AsKd7c"`` (P1)."""

    cards: str


class StartHand(Struct, frozen=True, gc=False, tag="start_hand"):
    """
    Prepare the next hand: the button moves, it is decided who pays what (P2, P3).

    `out_at_big_blind`: seats that wish to sit out when the big blind reaches them. `bomb_pot`: play one.
    `last_two`: these two are the last of their tournament (B1a).
    """

    out_at_big_blind: tuple[int, ...] = ()
    bomb_pot: bool = False
    last_two: bool = False


class ChooseGame(Struct, frozen=True, gc=False, tag="choose_game"):
    """Dealer's choice: name the next hand's game, by its place on the sign from 0 (G8)."""

    seat: int
    game: int


class Straddle(Struct, frozen=True, gc=False, tag="straddle"):
    """Post the live straddle that was offered (S2, S3)."""

    seat: int


class Decline(Struct, frozen=True, gc=False, tag="decline"):
    """No, thank you: no straddle (S3), no cut (P4)."""

    seat: int


class Cut(Struct, frozen=True, gc=False, tag="cut"):
    """Cut the pack: lift off the top `at` cards (P4)."""

    seat: int
    at: int


class WishRuns(Struct, frozen=True, gc=False, tag="wish_runs"):
    """Most run-outs one agrees to in this hand; `ANY_RUNS`: as the others like (P16)."""

    seat: int
    runs: int


class ShowAfterHand(Struct, frozen=True, gc=False, tag="show_after_hand"):
    """
    Show one's hand when it is over (I5): all of it, or only these cards, such as ``"As"``; others may follow.
    With real cards it is their dealer who enters them, and named anew the new ones count.
    """

    seat: int
    cards: str = ""


class RabbitCards(Struct, frozen=True, gc=False, tag="rabbit_cards"):
    """The cards that would have come, board by board, from the dealer (house rule `rabbit_cards`)."""

    boards: tuple[str, ...]


class HoldTable(Struct, frozen=True, gc=False, tag="hold_table"):
    """No hand is started until `ResumeTable`: a break, or the floor's ruling (F1)."""

    reason: str


class ResumeTable(Struct, frozen=True, gc=False, tag="resume_table"):
    """Hands are started again."""


class SetButton(Struct, frozen=True, gc=False, tag="set_button"):
    """The next hand's button is settled otherwise than by the cards (P1), or by a ruling (F1)."""

    seat: int
    reason: str


class VoidHand(Struct, frozen=True, gc=False, tag="void_hand"):
    """The hand is void: everybody has the chips he began it with (F1, I2)."""

    reason: str


class RemovePlayer(Struct, frozen=True, gc=False, tag="remove_player"):
    """The floor has a player leave, with his chips (F1)."""

    seat: int
    reason: str


class Penalize(Struct, frozen=True, gc=False, tag="penalize"):
    """The floor puts a player out for a number of hands (F1)."""

    seat: int
    hands: int
    reason: str


class MoveChips(Struct, frozen=True, gc=False, tag="move_chips"):
    """
    The floor awards chips of one player to another, between hands (F1, P17).

    `what` they are: chips, a bet that is given back, or a pot that goes to somebody else.
    """

    giver: int
    taker: int
    chips: int
    reason: str
    what: Literal["chips", "bet", "pot"] = "chips"


class RuleAward(Struct, frozen=True, gc=False, tag="rule_award"):
    """
    The floor says who wins a pot of the hand that is played, where the dealer is asked for it (F1, P17), as
    cards are unknown. See `pakli.rules.AwardPot`.
    """

    pot: int
    seats: tuple[int, ...]
    reason: str
    half: Literal["whole", "high", "low"] = "whole"
    board: int = 0


class Announce(Struct, frozen=True, gc=False, tag="announce"):
    """
    The house tells the table of a ruling that changes nothing on it (F1): who may not write for how many
    minutes (`number`), who was given how many chips outside.
    """

    ruling: Literal["mute", "grant"]
    seat: int
    number: int
    reason: str


class PlaceButton(Struct, frozen=True, gc=False, tag="place_button"):
    """At a live table the first button is settled in any way the players like (P1)."""

    seat: int


class Enter(Struct, frozen=True, gc=False, tag="enter"):
    """
    At a live table: `by` (a player's or the dealer's id) enters what happens in the hand that is on. With all
    that follows it is one entry, which can be taken back.
    """

    by: str
    action: Action | ChooseGame | Straddle | Decline | WishRuns | VoidHand | RuleAward


class TakeBack(Struct, frozen=True, gc=False, tag="take_back"):
    """The dealer `by` takes the last `entries` back, of the hand that is on or has just ended."""

    by: str
    entries: int = 1


TableAction = (
    Sit
    | Buy
    | SitOut
    | SitIn
    | ChooseEntry
    | Leave
    | ChangeSeat
    | SetSwitches
    | JoinList
    | LeaveList
    | MoveIn
    | MoveOut
    | AddChips
    | SetLevel
    | DrawForButton
    | StartHand
    | ChooseGame
    | Straddle
    | Decline
    | Cut
    | WishRuns
    | ShowAfterHand
    | RabbitCards
    | HoldTable
    | ResumeTable
    | SetButton
    | VoidHand
    | RemovePlayer
    | Penalize
    | MoveChips
    | RuleAward
    | Announce
    | PlaceButton
    | Enter
    | TakeBack
)

Ruling = Literal[
    "button", "void_hand", "remove", "penalty", "chips", "bet", "pot", "seat", "sit_out", "mute", "grant"
]
