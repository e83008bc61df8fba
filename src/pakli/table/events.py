"""
Events of a table: what happened outside the hand. One stream holds these and the hand's own events.

Facts, stored for ever under stable tags, folded without judgement. What only some may know says so: `seen.py`
keeps it.

Clauses     P1-P4, P6, S1-S3, T1-T5, G8, P16 (run-outs), I2, I5, M2, M6, F1.
Tested in   tests/table/
"""

from msgspec import Struct

from pakli.rules import Event, Post
from pakli.table.actions import Ruling
from pakli.table.positions import Positions
from pakli.table.seats import AfterHand, Switches
from pakli.table.sign import TableGame
from pakli.table.waiting import Question

__all__ = [
    "AfterHandWished",
    "Asked",
    "BlindAsked",
    "ButtonDrawn",
    "ButtonSet",
    "ChipsArrived",
    "ChipsBought",
    "ChipsMoved",
    "ChipsReturned",
    "Entered",
    "EntryChosen",
    "GameChosen",
    "HandPlanned",
    "HandSettled",
    "HandStarted",
    "HandVoided",
    "Left",
    "LevelSet",
    "Listed",
    "PackCut",
    "Penalized",
    "RabbitShown",
    "Ruled",
    "RunsSettled",
    "RunsWished",
    "SatIn",
    "SatOut",
    "SeatChanged",
    "Seated",
    "ShownAfterHand",
    "StraddleDeclined",
    "StraddleTaken",
    "SwitchesSet",
    "TableEvent",
    "TableHeld",
    "TableResumed",
    "TakenBack",
    "Unlisted",
    "WentBroke",
]


class Seated(Struct, frozen=True, gc=False, tag="seated"):
    """A player sat down with chips new to this table (T1, M4)."""

    seat: int
    player: str
    chips: int


class ChipsBought(Struct, frozen=True, gc=False, tag="chips_bought"):
    """Chips new to this table; `later`: they arrive after the hand (T2, T3, M6)."""

    seat: int
    player: str
    chips: int
    later: bool = False


class ChipsArrived(Struct, frozen=True, gc=False, tag="chips_arrived"):
    """Chips bought during the hand are on the table now (T2)."""

    seat: int
    chips: int


class ChipsReturned(Struct, frozen=True, gc=False, tag="chips_returned"):
    """Chips bought during the hand that would be above the maximum after it left the table (T3)."""

    seat: int
    player: str
    chips: int


class SatOut(Struct, frozen=True, gc=False, tag="sat_out"):
    """The seat is not dealt in any more; in a tournament, it is absent."""

    seat: int


class SatIn(Struct, frozen=True, gc=False, tag="sat_in"):
    """The seat plays again, once it has come in (T5)."""

    seat: int


class EntryChosen(Struct, frozen=True, gc=False, tag="entry_chosen"):
    """The seat pays to come in, or waits for the big blind (T5)."""

    seat: int
    posts: bool


class AfterHandWished(Struct, frozen=True, gc=False, tag="after_hand_wished"):
    """What the seat does when the hand is over. Told to its player alone: it would tell how he plays (I5)."""

    seat: int
    wish: AfterHand


class Left(Struct, frozen=True, gc=False, tag="left"):
    """The player left the table with his chips; the seat is empty."""

    seat: int
    player: str
    chips: int


class SeatChanged(Struct, frozen=True, gc=False, tag="seat_changed"):
    """The player moved to another seat; `ruled`: by the floor, and need not come in anew."""

    seat: int
    to: int
    ruled: bool = False


class SwitchesSet(Struct, frozen=True, gc=False, tag="switches_set"):
    """What the player agrees to beforehand. Told to him alone (S1)."""

    seat: int
    switches: Switches


class Listed(Struct, frozen=True, gc=False, tag="listed"):
    """The player waits for a seat."""

    player: str


class Unlisted(Struct, frozen=True, gc=False, tag="unlisted"):
    """The player waits for a seat no longer."""

    player: str


class LevelSet(Struct, frozen=True, gc=False, tag="level_set"):
    """These stakes hold from the next hand on (M2)."""

    games: tuple[TableGame, ...]


class ButtonDrawn(Struct, frozen=True, gc=False, tag="button_drawn"):
    """One card face up for each seat; the highest has the button (P1)."""

    cards: tuple[tuple[int, str], ...]
    button: int


class ButtonSet(Struct, frozen=True, gc=False, tag="button_set"):
    """The next hand's button is there, the blinds next to it."""

    seat: int


class HandPlanned(Struct, frozen=True, gc=False, tag="hand_planned"):
    """
    The next hand is prepared.

    `positions`: where button and blinds stand, and the next hand moves on from. `dealt`: who is dealt in,
    clockwise from the left of the button (D5: not the button). `posts`: forced bets due, a straddle not yet.
    `game`: its place on the sign; `hands_left`: how many more hands of it there are then (G8). `chosen`:
    nobody has to name a game any more.
    """

    number: int
    game: int
    hands_left: int
    positions: Positions
    dealt: tuple[int, ...]
    posts: tuple[Post, ...]
    bomb_pot: bool = False
    last_two: bool = False
    chosen: bool = True
    straddle: int = 0
    declined: tuple[int, ...] = ()


class BlindAsked(Struct, frozen=True, gc=False, tag="blind_asked"):
    """The blinds are requested. Told to the players concerned alone (P6)."""

    seats: tuple[int, ...]


class Asked(Struct, frozen=True, gc=False, tag="asked"):
    """The table asks before it goes on."""

    question: Question


class GameChosen(Struct, frozen=True, gc=False, tag="game_chosen"):
    """The next hand's game was named (G8)."""

    seat: int
    game: int


class StraddleTaken(Struct, frozen=True, gc=False, tag="straddle_taken"):
    """The seat will post the live straddle (S2, S3)."""

    seat: int


class StraddleDeclined(Struct, frozen=True, gc=False, tag="straddle_declined"):
    """The seat will not straddle (S3)."""

    seat: int


class PackCut(Struct, frozen=True, gc=False, tag="pack_cut"):
    """The top `at` cards were lifted off; 0: no cut (P4)."""

    seat: int
    at: int


class HandStarted(Struct, frozen=True, gc=False, tag="hand_started"):
    """The hand begins with these forced bets and this cut."""

    posts: tuple[Post, ...]
    cut: int = 0


class RunsWished(Struct, frozen=True, gc=False, tag="runs_wished"):
    """How often the seat would see the board dealt. Told to its player alone."""

    seat: int
    runs: int


class RunsSettled(Struct, frozen=True, gc=False, tag="runs_settled"):
    """How often everybody accepts: the smallest wish."""

    runs: int


class HandSettled(Struct, frozen=True, gc=False, tag="hand_settled"):
    """The hand is over: pairs of seat and stack, the rake (A6). `misdeal`: it was void (I2)."""

    stacks: tuple[tuple[int, int], ...]
    rake: int = 0
    misdeal: bool = False


class WentBroke(Struct, frozen=True, gc=False, tag="went_broke"):
    """The player has lost all his chips (T4, M5)."""

    seat: int


class HandVoided(Struct, frozen=True, gc=False, tag="hand_voided"):
    """The hand is void by the floor's word: everybody has what he began it with."""


class ShownAfterHand(Struct, frozen=True, gc=False, tag="shown_after_hand"):
    """The player shows his hand though he need not (I5); cards that he keeps to himself are ``"??"``."""

    seat: int
    cards: str


class RabbitShown(Struct, frozen=True, gc=False, tag="rabbit_shown"):
    """The cards that would have come, board by board."""

    boards: tuple[str, ...]


class TableHeld(Struct, frozen=True, gc=False, tag="table_held"):
    """No hand is started for now."""

    reason: str


class TableResumed(Struct, frozen=True, gc=False, tag="table_resumed"):
    """Hands are started again."""


class Penalized(Struct, frozen=True, gc=False, tag="penalized"):
    """The seat is put out for so many hands."""

    seat: int
    hands: int


class ChipsMoved(Struct, frozen=True, gc=False, tag="chips_moved"):
    """Chips of one player were awarded to another."""

    giver: int
    taker: int
    chips: int


class Ruled(Struct, frozen=True, gc=False, tag="ruled"):
    """The floor's ruling and its reason; what it does are the events after it (F1)."""

    ruling: Ruling
    reason: str
    seat: int = 0
    number: int = 0
    """Minutes of a mute (0: he may write again), chips given outside the table; else 0."""


class Entered(Struct, frozen=True, gc=False, tag="hand_entry"):
    """At a live table: what follows, up to the next of these, was entered by this person."""

    by: str


class TakenBack(Struct, frozen=True, gc=False, tag="entries_taken_back"):
    """
    At a live table: the last so many entries count no more, with all that followed them; everything is as it
    was before. `over`: the hand was over, and goes on. `rake`: what the house had taken of it, given back.
    """

    by: str
    entries: int
    over: bool = False
    rake: int = 0


OwnEvent = (
    Seated
    | ChipsBought
    | ChipsArrived
    | ChipsReturned
    | SatOut
    | SatIn
    | EntryChosen
    | AfterHandWished
    | Left
    | SeatChanged
    | SwitchesSet
    | Listed
    | Unlisted
    | LevelSet
    | ButtonDrawn
    | ButtonSet
    | HandPlanned
    | BlindAsked
    | Asked
    | GameChosen
    | StraddleTaken
    | StraddleDeclined
    | PackCut
    | HandStarted
    | RunsWished
    | RunsSettled
    | HandSettled
    | WentBroke
    | HandVoided
    | ShownAfterHand
    | RabbitShown
    | TableHeld
    | TableResumed
    | Penalized
    | ChipsMoved
    | Ruled
    | Entered
    | TakenBack
)
"""Events of the table itself."""

TableEvent = OwnEvent | Event
"""Everything in a table's stream."""
