"""
A table as one viewer knows it, in plain JSON: everything a page draws, and nothing that it would have to work
out.

Shapes only. What has nothing to say is left out, never null: in a merge patch null means "gone". Amounts are
chips, seats the table's own numbers from 1, cards text as in "AsKd??", times milliseconds.

Clauses     F2 (cards as seen), T1 (the sign), A1 (pots).
Tested in   tests/wire/test_secrecy.py
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pakli.table.telling import Facts, Held
from pakli.wire.options import Option, Refusal, Word
from pakli.wire.sign_view import (
    GameSign,
    Money,
    RakeView,
    RuleSet,
    RuleValue,
    SignView,
    StakesPart,
    Times,
)

__all__ = [
    "Award",
    "Clock",
    "Did",
    "EarlyView",
    "GameSign",
    "HandView",
    "Hint",
    "IrregularView",
    "Irregularity",
    "ManagedRequest",
    "Manners",
    "Me",
    "Money",
    "Person",
    "PotView",
    "Question",
    "RakeView",
    "RuleSet",
    "RuleValue",
    "SeatMark",
    "SeatStatus",
    "SeatView",
    "Share",
    "SignView",
    "StakesPart",
    "TableView",
    "Times",
    "WaitsFor",
]


class Manners(Struct, frozen=True, kw_only=True):
    """How a table is kept."""

    owner: str
    private: bool
    approve: bool
    delay: int
    """Seconds by which spectators see everything later."""
    next_delay: int | UnsetType = UNSET
    """The same as soon as the hand is over; left out: it stays."""
    chat: Literal["everyone", "seated", "off"]
    one_address: bool | UnsetType = UNSET
    """Nobody sits down who comes from another player's address; left out: it does not matter."""
    tournament: str | UnsetType = UNSET
    """Id of the tournament whose table it is."""
    members_bots: bool | UnsetType = UNSET
    """Members' bots may sit down; left out: they may not."""
    dealers: tuple[str, ...] | UnsetType = UNSET
    """Ids of those who were handed the console of a live table."""


class Person(Struct, frozen=True):
    """Somebody at a table without a seat."""

    player: str
    name: str
    bot: bool | UnsetType = UNSET
    """A program; left out: he is none."""


SeatStatus = Literal["none", "in", "folded", "shown", "mucked"]
"""`none`: not in the hand."""

SeatMark = Literal[
    "small_blind", "big_blind", "straddle", "all_in", "out", "waiting", "penalty", "away", "bot", "broke"
]


class Did(Struct, frozen=True):
    """What a seat did last in this round."""

    word: Literal[
        "fold", "check", "call", "bet", "raise", "complete", "bring_in", "post", "draw", "stand_pat"
    ]
    amount: int | UnsetType = UNSET
    """Chips, or cards drawn."""


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat with a player."""

    number: int
    player: str
    name: str
    stack: int
    front: int
    status: SeatStatus
    cards: str
    """As the viewer knows them; empty: none any more, or not yet."""
    up: tuple[int, ...] | UnsetType = UNSET
    """Places of `cards`, from 0, that lie face up (stud)."""
    marks: tuple[SeatMark, ...]
    did: Did | UnsetType = UNSET
    held: tuple[Held, ...] | UnsetType = UNSET
    """What its cards make, where the viewer may know: high, then low."""
    won: int | UnsetType = UNSET
    """Chips won in the hand that lies on the table."""
    owner: str | UnsetType = UNSET
    """Of a member's bot, the member's name."""


class PotView(Struct, frozen=True):
    """A pot and who can win it."""

    amount: int
    seats: tuple[int, ...]


class Share(Struct, frozen=True, kw_only=True):
    """What a seat has won of a pot, and the cards that win it, as read; left out where none were needed."""

    seat: int
    chips: int
    cards: str | UnsetType = UNSET


class Award(Struct, frozen=True, kw_only=True):
    """A payment: of pot `pot` (0: the main pot), on one board or (left out) on all."""

    pot: int
    board: int | UnsetType = UNSET
    half: Literal["whole", "high", "low"]
    shares: tuple[Share, ...]


class HandView(Struct, frozen=True, kw_only=True):
    """The hand being played; when it is over it lies there until the next one begins."""

    number: int
    game: int
    """Its game, by place on the sign."""
    pot: int
    """All chips put in and not yet paid out, those in front included."""
    pots: tuple[PotView, ...]
    boards: tuple[str, ...]
    over: bool
    awards: tuple[Award, ...] | UnsetType = UNSET
    """What was paid so far, in order."""
    rabbit: tuple[str, ...] | UnsetType = UNSET
    """Cards that would have come, board by board."""


WaitsFor = Literal[
    "betting", "bringing_in", "drawing", "showing",
    "straddle_offer", "cut_offer", "game_choice", "runs_question",
    "dealer", "next_hand", "too_few", "on_hold",
]  # fmt: skip


class Me(Struct, frozen=True, kw_only=True):
    """What the table tells the viewer about himself alone."""

    seat: int | UnsetType = UNSET
    balance: int
    """Chips he has outside the table."""
    bought: int | UnsetType = UNSET
    """Chips bought that arrive after the hand."""
    after_hand: Literal["sit_out", "leave"] | UnsetType = UNSET
    """What he does when the hand is over."""
    asks_for: int | UnsetType = UNSET
    """Chips that wait for the host's word."""
    denied: Refusal | UnsetType = UNSET
    """Why what one had asked for came to nothing."""
    dealer: bool | UnsetType = UNSET
    """He may enter what happens here with real cards."""


class ManagedRequest(Struct, frozen=True, kw_only=True):
    """A buy-in that waits for the viewer's word, who may let it through."""

    player: str
    name: str
    seat: int
    chips: int
    let_in: Option
    turn_away: Option


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one viewer knows it."""

    table: str
    sign: SignView
    manners: Manners | UnsetType = UNSET
    seats: dict[str, SeatView]
    """By seat number; an empty seat has no entry."""
    button: int | UnsetType = UNSET
    hand: HandView | UnsetType = UNSET
    waits: WaitsFor
    to_act: tuple[int, ...]
    """Seats it waits for."""
    held: str | UnsetType = UNSET
    """Why no hand is started, as the floor put it."""
    trouble: Literal["storage", "closing"] | UnsetType = UNSET
    """Why nothing goes on for now."""
    closing: bool | UnsetType = UNSET
    """The table closes as soon as no hand is on."""
    bomb_asked: int | UnsetType = UNSET
    """Seat that proposes a bomb pot for the next hand."""
    waiting_list: tuple[Person, ...]
    spectators: tuple[Person, ...]
    me: Me
    requests: tuple[ManagedRequest, ...] | UnsetType = UNSET
    """For who may let buy-ins through."""
    can: dict[Word, Option]
    """What the viewer may do besides answering a question, by word."""
    live: "LiveView | UnsetType" = UNSET
    """Where real cards are played with."""


class Hint(Struct, frozen=True):
    """Why something may be done, or not: a clause, and a message of the catalogue with its facts."""

    clause: str
    say: str
    facts: Facts


class Question(Struct, frozen=True, kw_only=True):
    """What the viewer is asked."""

    number: int
    """Rises with every question of the table."""
    what: WaitsFor
    to_call: int | UnsetType = UNSET
    """Chips owed; left out where nothing can be owed."""
    options: tuple[Option, ...]
    """In the order of the buttons."""
    hints: tuple[Hint, ...] | UnsetType = UNSET
    """What may be done and why, by clause: at practice tables alone (I5)."""


class DealersTask(Struct, frozen=True, kw_only=True):
    """
    What the dealer of real cards is waited for: cards for a board, cards that lie face up before players, his
    word who opens where nobody enters these, or who wins.
    """

    what: Literal["board", "up", "opener", "award"]
    board: int
    how_many: int
    """Cards; face up: for each."""
    burn: int
    pot: int
    amount: int
    """Chips that are awarded."""
    halves: tuple[Literal["whole", "high", "low"], ...]
    seats: tuple[int, ...]
    """Who may win, or open; or who gets a card face up, in the order of the deal."""


class PostView(Struct, frozen=True):
    """What is paid before a hand."""

    seat: int
    kind: str
    amount: int


class NextHandView(Struct, frozen=True):
    """The next hand, as it would be planned now."""

    button: int
    posts: tuple[PostView, ...]


Irregularity = Literal[
    "put_in", "out_of_turn", "bar_raise", "return_bet",
    "exposed_cards", "expose_hand", "wrong_count", "set_aside", "four_card_flop",
    "boxed_card", "wrong_first_card", "seat_not_entitled", "seat_left_out", "wrong_button", "wrong_blinds",
    "fouled_deck", "declare_misdeal",
    "kill_hand", "kill_by_accident", "award_hand", "note_irregularity",
]  # fmt: skip
"""What can go wrong with real cards and chips, or be ruled on it."""


class IrregularView(Struct, frozen=True, kw_only=True):
    """Something that can go wrong, by the clause it is ruled by; with a refusal it cannot have, by now."""

    clause: str
    seats: tuple[int, ...] | UnsetType = UNSET
    """Of whom it can be entered now; left out: it is about nobody in particular."""
    cards: int | UnsetType = UNSET
    """How many cards belong to it."""
    refusal: Refusal | UnsetType = UNSET


class EarlyView(Struct, frozen=True):
    """What a seat did before its turn, and what waits until that comes (TDA 53); `total`: chips in front."""

    seat: int
    does: Literal["check", "call", "raise"]
    total: int


class LiveView(Struct, frozen=True, kw_only=True):
    """A hand of real cards, for its dealer; there is nothing in it that not everybody knows."""

    entries: int
    """How many can be taken back."""
    seat: int | UnsetType = UNSET
    """Who is asked."""
    question: Question | UnsetType = UNSET
    """What he is asked: the dealer may act for him."""
    task: DealersTask | UnsetType = UNSET
    each: int | UnsetType = UNSET
    """Cards dealt to each so far: what the dealer checks the deal by."""
    seen: str | UnsetType = UNSET
    """Cards that have been seen in this hand: none of them comes again."""
    pack: int | UnsetType = UNSET
    """Cards of the pack."""
    next_hand: NextHandView | UnsetType = UNSET
    early: tuple[EarlyView, ...] | UnsetType = UNSET
    """What was done out of turn and stands for now."""
    irregular: dict[Irregularity, IrregularView] | UnsetType = UNSET
    """In a hand: what can have gone wrong."""
    confirm: bool | UnsetType = UNSET
    """In a tournament the last hand counts once its dealer goes on."""


class Clock(Struct, frozen=True, kw_only=True):
    """A running clock: time left, and how much there was."""

    seats: tuple[int, ...]
    left: int
    of: int
    kind: Literal["time", "bank", "grace"]
    bank: int
    """Time bank still to come after it."""
