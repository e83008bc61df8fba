"""
Events: what happened. Facts, stored for ever under stable tags, folded without judgement.

Cards are text (``"AsKd"``, unknown ``"??"``). Seats are the table's own seat numbers. Amounts are chips.

Clauses     P5, P9-P17, B0-B10, A1-A6, D3, L2, ST1, ST5, ST6, I1-I3.
Tested in   tests/golden/, tests/properties/
"""

from typing import Literal

from msgspec import Struct

from pakli.rules.irregular_events import (
    ActedEarly,
    CardsSetAside,
    EarlyReleased,
    HandExposed,
    HandMended,
    IrregularityRuled,
    RaiseBarred,
)

__all__ = [
    "MISDEAL_REASONS",
    "ActedEarly",
    "BetReturned",
    "BetTakenBack",
    "BetsGathered",
    "BoardDealt",
    "BroughtIn",
    "Called",
    "CardReplaced",
    "CardsExposed",
    "CardsSetAside",
    "Checked",
    "Discarded",
    "Drawn",
    "EarlyReleased",
    "Event",
    "Folded",
    "ForcedBetsPosted",
    "HandAwarded",
    "HandExposed",
    "HandKilled",
    "HandMended",
    "HoleDealt",
    "IrregularityRuled",
    "Misdealt",
    "Mucked",
    "OpenerNamed",
    "PostKind",
    "Posted",
    "PotAwarded",
    "RaiseBarred",
    "Raised",
    "RakeTaken",
    "Reshuffled",
    "RunsAgreed",
    "Shown",
]

PostKind = Literal["ante", "ante_for_all", "small_blind", "big_blind", "straddle", "live", "dead"]


class Posted(Struct, frozen=True, gc=False):
    """One forced bet as really paid: less than due where the stack was short (B9, B10)."""

    seat: int
    kind: PostKind
    amount: int


class ForcedBetsPosted(Struct, frozen=True, gc=False, tag="forced_bets_posted"):
    """Antes and blinds were collected."""

    posts: tuple[Posted, ...]


class HoleDealt(Struct, frozen=True, gc=False, tag="hole_dealt"):
    """
    Every seat in the hand got hole cards: pairs of seat and cards, in the order of the deal.

    The last `up` cards of each lie face up (ST5). `burned` is never told.
    """

    hands: tuple[tuple[int, str], ...]
    up: int = 0
    burned: str = ""


class BoardDealt(Struct, frozen=True, gc=False, tag="board_dealt"):
    """Community cards came. `board` counts from 0 over boards and run-outs; `burned` is never told."""

    board: int
    cards: str
    burned: str = ""


class OpenerNamed(Struct, frozen=True, gc=False, tag="opener_named"):
    """The seat brings in or opens by the dealer's word: nobody enters the cards face up (ST1, ST3)."""

    seat: int


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """The seat threw `cards` away to change them; none: it stands pat. Others learn how many (D3)."""

    seat: int
    cards: str
    timed_out: bool = False


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    """The seat got `cards` for those it threw away; others learn how many. `burned` is never told."""

    seat: int
    cards: str
    burned: str = ""


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    """
    The stub was too short: `what` was shuffled into it, which then has `stub` cards (D3, L2, ST6).

    ``"discards"``: burned cards, discards and folded hands, but not what `seat` has just thrown away.
    """

    what: Literal["burns", "discards"]
    stub: int
    seat: int = 0


class CardsExposed(Struct, frozen=True, gc=False, tag="cards_exposed"):
    """Hole cards flipped in the deal (I1): pairs of seat and card, seen by all."""

    cards: tuple[tuple[int, str], ...]


class CardReplaced(Struct, frozen=True, gc=False, tag="card_replaced"):
    """The seat got `card` for the flipped one, which is the next burn card (I1)."""

    seat: int
    exposed: str
    card: str


MISDEAL_REASONS = frozenset(
    (
        *("exposed.several", "exposed.first", "count.wrong", "deal.boxed_card", "deal.fouled_deck"),
        *("deal.wrong_first_card", "deal.seat_not_entitled", "deal.seat_left_out"),
        *("deal.wrong_button", "deal.wrong_blinds"),
    )
)
"""Why the engine itself says that a hand is void (I1, I3, TDA 35)."""


class Misdealt(Struct, frozen=True, gc=False, tag="misdealt"):
    """
    The hand is void; everybody has his chips back (I2).

    `reason`: what was said, or, where the engine itself says so, one of `MISDEAL_REASONS`, such as
    ``"exposed.several"``: the message is ``event-misdeal-exposed-several`` then.
    """

    clause: str
    reason: str


class HandKilled(Struct, frozen=True, gc=False, tag="hand_killed"):
    """The seat's hand is dead: it cannot win, its bets stay in (I3, P17)."""

    seat: int
    clause: str
    reason: str


class BetTakenBack(Struct, frozen=True, gc=False, tag="bet_taken_back"):
    """The seat has `amount` of its last bet, raise or call back, and acts again (P17)."""

    seat: int
    amount: int
    reason: str


class HandAwarded(Struct, frozen=True, gc=False, tag="hand_awarded"):
    """The floor has ruled that the seat wins (P17); what is paid are the events after it."""

    seat: int
    reason: str


class Folded(Struct, frozen=True, gc=False, tag="folded"):
    """The seat is out of the hand; what it put in stays. Before its turn, too, a fold is done (TDA 58)."""

    seat: int
    timed_out: bool = False
    out_of_turn: bool = False


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """The seat passed."""

    seat: int
    timed_out: bool = False


class Called(Struct, frozen=True, gc=False, tag="called"):
    """The seat added `amount`."""

    seat: int
    amount: int
    all_in: bool = False


class Raised(Struct, frozen=True, gc=False, tag="raised"):
    """
    The seat bet (`opens`) or raised: `total` is in front of it now, `amount` of it was added.

    `full`: it counts as a bet or raise (B8): it reopens, and counts towards fixed limit's cap.
    """

    seat: int
    total: int
    amount: int
    full: bool = True
    opens: bool = False
    all_in: bool = False


class BroughtIn(Struct, frozen=True, gc=False, tag="brought_in"):
    """The seat paid the bring-in (ST1)."""

    seat: int
    amount: int
    all_in: bool = False


class BetReturned(Struct, frozen=True, gc=False, tag="bet_returned"):
    """What nobody called went back (P11)."""

    seat: int
    amount: int


class BetsGathered(Struct, frozen=True, gc=False, tag="bets_gathered"):
    """The round is over, all bets are in the pot (P10), which now holds `pot`."""

    pot: int


class RunsAgreed(Struct, frozen=True, gc=False, tag="runs_agreed"):
    """The rest of the board will be dealt `times` times."""

    times: int


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """The seat's cards lie face up. `turned_up`: because no more betting is possible (P16)."""

    seat: int
    cards: str
    claim: str = ""
    turned_up: bool = False


class Mucked(Struct, frozen=True, gc=False, tag="mucked"):
    """The seat threw its hand away unseen at the showdown."""

    seat: int


class RakeTaken(Struct, frozen=True, gc=False, tag="rake_taken"):
    """The club took `amount` from pot number `pot` (A6)."""

    pot: int
    amount: int


class PotAwarded(Struct, frozen=True, gc=False, tag="pot_awarded"):
    """
    `half` of pot number `pot` on `board` was paid: pairs of seat and chips.

    `board` is -1 where one payment covers every board, and `half` ``"whole"`` where it covers both halves.
    """

    pot: int
    shares: tuple[tuple[int, int], ...]
    half: Literal["whole", "high", "low"] = "whole"
    board: int = -1


Event = (
    ForcedBetsPosted
    | HoleDealt
    | BoardDealt
    | OpenerNamed
    | Discarded
    | Drawn
    | Reshuffled
    | CardsExposed
    | CardReplaced
    | Misdealt
    | HandKilled
    | BetTakenBack
    | HandAwarded
    | Folded
    | Checked
    | Called
    | Raised
    | BroughtIn
    | BetReturned
    | BetsGathered
    | RunsAgreed
    | Shown
    | Mucked
    | RakeTaken
    | PotAwarded
    | IrregularityRuled
    | ActedEarly
    | EarlyReleased
    | RaiseBarred
    | HandMended
    | HandExposed
    | CardsSetAside
)
