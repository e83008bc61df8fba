"""
What a table waits for: the hand's player or dealer, a question of its own, the next hand, more players.

Clauses     P1 (draw for the button), P4 (cut), S2, S3 (straddle), G8 (dealer's choice), P16 (run-outs).
Tested in   tests/table/
"""

from msgspec import Struct

from pakli.rules import Dealer, Player

__all__ = [
    "ButtonDraw",
    "CutOffer",
    "GameChoice",
    "OnHold",
    "Question",
    "Ready",
    "RunsQuestion",
    "StraddleOffer",
    "TableNext",
    "TooFew",
]


class StraddleOffer(Struct, frozen=True, gc=False, tag="straddle_offer"):
    """`Straddle` for `amount`, or `Decline` (S2, S3)."""

    seat: int
    amount: int


class CutOffer(Struct, frozen=True, gc=False, tag="cut_offer"):
    """`Cut` at 1 to `cards` - 1 cards, or `Decline` (P4)."""

    seat: int
    cards: int


class GameChoice(Struct, frozen=True, gc=False, tag="game_choice"):
    """`ChooseGame`: one of `games`, by its place (G8)."""

    seat: int
    games: tuple[str, ...]


class RunsQuestion(Struct, frozen=True, gc=False, tag="runs_question"):
    """`WishRuns` from each of `seats`: how often may the rest of the board be dealt, at most `most` (P16)."""

    seats: tuple[int, ...]
    most: int


Question = StraddleOffer | CutOffer | GameChoice | RunsQuestion
"""What a table asks players; `TimeUp` answers for one who does not: no, or once."""


class ButtonDraw(Struct, frozen=True, gc=False, tag="button_draw"):
    """The dealer gives each of `seats` one card face up: `DrawForButton` (P1)."""

    seats: tuple[int, ...]


class Ready(Struct, frozen=True, gc=False, tag="ready"):
    """A hand can be started: `StartHand`."""


class TooFew(Struct, frozen=True, gc=False, tag="too_few"):
    """`ready` players can be dealt in; a hand needs `least`."""

    ready: int
    least: int


class OnHold(Struct, frozen=True, gc=False, tag="on_hold"):
    """The table is held until `ResumeTable`."""

    reason: str


TableNext = Player | Dealer | Question | ButtonDraw | Ready | TooFew | OnHold
