"""
Logs of the reference dealer of the computer poker competition, played.

A line is ``STATE:hand:betting:cards:payoffs:players``. ``r`` is a fixed-limit raise, ``r300`` a raise to 300
chips in the whole hand, ``/`` ends a round; cards are hole cards by position, then the board. Position 1 is
the first left of the button, heads-up the big blind. Amounts are doubled: some pots are split in half chips.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pakli.rules import (
    Action,
    BettingOptions,
    Bounds,
    Call,
    Check,
    Deal,
    Dealer,
    FixedLimit,
    Fold,
    Hand,
    NoLimit,
    Over,
    Player,
    PostForcedBets,
    RaiseTo,
    Show,
    Stakes,
    set_up,
)

__all__ = ["Line", "payoffs", "read_log"]

SCALE: Final = 2
UNLIMITED: Final = 1_000_000
BIG_BLIND: Final = {"limit": 10, "nolimit": 100}


@dataclass(frozen=True, slots=True)
class Line:
    """One hand of a log."""

    text: str
    limit: str
    betting: str
    """The actions of all rounds, one after the other."""
    hole: tuple[str, ...]
    board: str
    payoffs: tuple[int, ...]
    """What each position won or lost, doubled."""


def read_log(file: Path) -> Iterator[Line]:
    """The hands of a log; its name says which limit was played."""
    limit = file.name.split(".")[1]
    for text in file.read_text("utf-8").splitlines():
        if not text.startswith("STATE:"):
            continue
        _, _, betting, cards, won, _ = text.split(":")
        hole, _, board = cards.partition("/")
        yield Line(
            text,
            limit,
            betting.replace("/", ""),
            tuple(hole.split("|")),
            board.replace("/", ""),
            tuple(round(SCALE * float(chips)) for chips in won.split("|")),
        )


def payoffs(line: Line) -> tuple[int, ...]:
    """What each position wins or loses when the hand is played here, doubled."""
    big = SCALE * BIG_BLIND[line.limit]
    stack = UNLIMITED if line.limit == "limit" else SCALE * 20_000
    players = len(line.hole)
    setup = set_up(
        dict.fromkeys(range(1, players + 1), stack),
        button=players,
        stakes=Stakes(big, big // 2),
        limit=FixedLimit(big, 2 * big) if line.limit == "limit" else NoLimit(),
    )
    hand, betting, board = Hand.start(setup), line.betting, line.board
    while not isinstance(hand.next, Over):
        if isinstance(hand.next, Dealer):
            action, board = dealt(hand.next, line, board)
        else:
            assert isinstance(hand.next, Player)
            action, betting = acted(hand, hand.next, betting)
        hand, _ = hand.play(action)
    assert not betting
    return tuple(left - stack for _, left in hand.next.stacks)


def dealt(task: Dealer, line: Line, board: str) -> tuple[Action, str]:
    """The dealer's answer, and the cards of the board that are left."""
    if task.what == "post":
        return PostForcedBets(), board
    if task.what == "hole":
        return Deal("".join(hole[at : at + 2] for at in (0, 2) for hole in line.hole)), board
    assert task.what == "board"
    return Deal(board[: 2 * task.how_many]), board[2 * task.how_many :]


def acted(hand: Hand, waiting: Player, betting: str) -> tuple[Action, str]:
    """The player's answer, and the actions that are left."""
    seat, options = waiting.seat, waiting.options
    if not isinstance(options, BettingOptions):
        return Show(seat), betting
    done, left = betting[0], betting[1:]
    if done == "f":
        return Fold(seat), left
    if done == "c":
        return (Call(seat) if options.call else Check(seat)), left
    digits = left[: len(left) - len(left.lstrip("0123456789"))]
    if digits:
        earlier = hand.seat(seat).paid - hand.seat(seat).front
        return RaiseTo(seat, SCALE * int(digits) - earlier), left[len(digits) :]
    assert isinstance(options.raise_to, Bounds)
    return RaiseTo(seat, options.raise_to.least), left
