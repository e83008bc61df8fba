"""
The table between hands, pure: who sits where with what, whose button it is, who owes a blind.

`Table` is what to start from; `sign_of` and `game_of` say what it plays. A table holds one hand at a time and
one stream of events, its own and the hand's. Nothing in here knows a clock, a socket, a database or chance.

Clauses     P1-P4, P6, T1-T6, S1-S4, D5, G8, B10 (who pays), I2, I4, F1.
Tested in   tests/table/
"""

from pakli.table.actions import (
    AddChips,
    Buy,
    ChangeSeat,
    ChooseEntry,
    ChooseGame,
    Cut,
    Decline,
    DrawForButton,
    HoldTable,
    JoinList,
    Leave,
    LeaveList,
    MoveChips,
    MoveIn,
    MoveOut,
    Penalize,
    RabbitCards,
    RemovePlayer,
    ResumeTable,
    SetButton,
    SetLevel,
    SetSwitches,
    ShowAfterHand,
    Sit,
    SitIn,
    SitOut,
    StartHand,
    Straddle,
    TableAction,
    VoidHand,
    WishRuns,
)
from pakli.table.events import OwnEvent, TableEvent
from pakli.table.money import Flow, flow_of
from pakli.table.positions import Positions
from pakli.table.saving import SavedTable, restored, saved
from pakli.table.seats import ANY_RUNS, ASK_RUNS, Switches, TableSeat
from pakli.table.seen import seen_by
from pakli.table.shoe import Shoe, Shuffle, unknown_cards
from pakli.table.sign import HORSE, BombPot, Money, Sign, TableGame, check_sign, game_of, sign_of
from pakli.table.state import Books, Dealing, Departed, Turn
from pakli.table.table import Table
from pakli.table.waiting import (
    ButtonDraw,
    CutOffer,
    GameChoice,
    OnHold,
    Question,
    Ready,
    RunsQuestion,
    StraddleOffer,
    TableNext,
    TooFew,
)

__all__ = [
    "ANY_RUNS",
    "ASK_RUNS",
    "HORSE",
    "AddChips",
    "BombPot",
    "Books",
    "ButtonDraw",
    "Buy",
    "ChangeSeat",
    "ChooseEntry",
    "ChooseGame",
    "Cut",
    "CutOffer",
    "Dealing",
    "Decline",
    "Departed",
    "DrawForButton",
    "Flow",
    "GameChoice",
    "HoldTable",
    "JoinList",
    "Leave",
    "LeaveList",
    "Money",
    "MoveChips",
    "MoveIn",
    "MoveOut",
    "OnHold",
    "OwnEvent",
    "Penalize",
    "Positions",
    "Question",
    "RabbitCards",
    "Ready",
    "RemovePlayer",
    "ResumeTable",
    "RunsQuestion",
    "SavedTable",
    "SetButton",
    "SetLevel",
    "SetSwitches",
    "Shoe",
    "ShowAfterHand",
    "Shuffle",
    "Sign",
    "Sit",
    "SitIn",
    "SitOut",
    "StartHand",
    "Straddle",
    "StraddleOffer",
    "Switches",
    "Table",
    "TableAction",
    "TableEvent",
    "TableGame",
    "TableNext",
    "TableSeat",
    "TooFew",
    "Turn",
    "VoidHand",
    "WishRuns",
    "check_sign",
    "flow_of",
    "game_of",
    "restored",
    "saved",
    "seen_by",
    "sign_of",
    "unknown_cards",
]
