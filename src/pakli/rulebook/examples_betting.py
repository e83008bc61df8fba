"""
Worked examples of betting: B0-B10, and who may do what at an all-in.

Clauses     B0-B10, P16, S2-S4 by what is posted; worked examples 1-8, 28, 32 of the rulebook.
Tested in   tests/rulebook/test_examples.py
"""

from typing import Final

from pakli.rulebook.setting import Example

__all__ = ["BETTING"]

_POT_100: Final = "abc 1000, d 1200"
"""Four who limp for 25 have 100 in the middle."""

BETTING: Final = (
    Example(
        id="facing-a-bet",
        clauses=("B0",),
        sign="NL 5/10",
        stacks="a 1000, b 900, c 1200",
        play="c raise to 30, no: a check, a fold, b call, flop, b check, c check",
    ),
    Example(
        id="nobody-can-answer",
        clauses=("B0", "P16"),
        sign="NL 5/10",
        stacks="a 60, b 900, c 40",
        play="c all-in, a all-in, no: b raise to 120, b call, board",
    ),
    Example(
        id="fixed-ladder",
        clauses=("B1",),
        number=5,
        sign="FL 10/20",
        stacks="a 500, b 600, c 700",
        play="c raise to 20, a raise to 30, b raise to 40, no: c raise to 50, c call, a call, flop, "
        "a bet 10, b raise to 20, c raise to 30, a raise to 40, no: b raise to 50, b call, c call, turn, "
        "a bet 20, b raise to 40, c raise to 60, a raise to 80, no: b raise to 100",
    ),
    Example(
        id="fixed-small",
        clauses=("B1",),
        number=6,
        sign="FL 2/4",
        stacks="a 500, b 600, c 700",
        play="c raise to 4, a raise to 6, b raise to 8, c call, a call, flop, a bet 2, b raise to 4, "
        "c raise to 6, a raise to 8, b call, c call, turn, a bet 4, b raise to 8, c raise to 12, "
        "a raise to 16",
    ),
    Example(
        id="cap-lifted",
        clauses=("B1a",),
        sign="FL 10/20",
        stacks="a 500, b 600, c 700",
        play="limps, flop, checks, turn, a bet 20, b raise to 40, c fold, a raise to 60, b raise to 80, "
        "a raise to 100",
    ),
    Example(
        id="cap-stays",
        clauses=("B1a",),
        sign="FL 10/20",
        stacks="a 500, b 600, c 700",
        play="limps, flop, checks, turn, a bet 20, b raise to 40, c raise to 60, a raise to 80, b fold, "
        "no: c raise to 100",
    ),
    Example(
        id="spread",
        clauses=("B2",),
        number=7,
        sign="SL 2-6",
        stacks="a 200, b 300, c 250",
        play="limps, flop, a bet 2, b raise to 8, no: c raise to 13, c raise to 14",
    ),
    Example(
        id="pot-after-calls",
        clauses=("B3",),
        number=1,
        sign="PL 10/25",
        stacks=_POT_100,
        play="limps, flop, a bet 50, b call, c call, no: d raise to 351, d raise to 350",
    ),
    Example(
        id="pot-of-small-bets",
        clauses=("B3",),
        number=2,
        sign="PL 10/20",
        stacks="abcd 1000, e 1200",
        play="limps, flop, a bet 20, b call, c call, no: d raise to 201, d raise to 200",
    ),
    Example(
        id="pot-first-bet",
        clauses=("B3", "B6"),
        number=28,
        sign="PL 10/20",
        stacks="abcd 1000, e 1200",
        play="limps, flop, no: a bet 19, a bet 20, no: b raise to 39, b raise to 40",
    ),
    Example(
        id="double-the-bet",
        clauses=("B4", "B5"),
        number=8,
        sign="NL 5/10",
        stacks="a 1000, b 900, c 1200",
        play="limps, flop, a bet 10, no: b raise to 19, b raise to 20",
    ),
    Example(
        id="raise-as-large-as-the-last",
        clauses=("B4",),
        sign="NL 50/100",
        stacks="a 5000, b 4000, c 6000",
        play="limps, flop, a bet 300, no: b raise to 500, b raise to 600",
    ),
    Example(
        id="raise-by-the-blind",
        clauses=("B4",),
        sign="NL 50/100",
        preset="verseny",
        kind="tournament",
        stacks="a 5000, b 520, c 6000, d 7000",
        play="limps, flop, a bet 300, b all-in, no: c raise to 519, c raise to 520",
    ),
    Example(
        id="raise-is-an-increment",
        clauses=("B5",),
        sign="NL 5/10",
        stacks="a 1000, b 900, c 1200",
        play="limps, flop, a bet 50, b raise to 150, no: c raise to 249, c fold, a raise to 250",
    ),
    Example(
        id="short-all-in",
        clauses=("B8", "A4"),
        number=3,
        sign="PL 10/25",
        stacks="a 1000, b 98, c 1000, d 1200",
        play="limps, flop, a bet 50, b all-in, c call, d call, no: a raise to 150, a call, turn",
    ),
    Example(
        id="yet-to-act",
        clauses=("B8",),
        number=3,
        sign="PL 10/25",
        stacks="a 1000, b 98, c 1000, d 1200",
        play="limps, flop, a bet 50, b all-in, c call, no: d raise to 122, d raise to 123",
    ),
    Example(
        id="full-all-in",
        clauses=("B8", "A4"),
        number=4,
        sign="PL 10/25",
        stacks="a 1000, b 125, c 1000, d 1200",
        play="limps, flop, a bet 50, b all-in, c call, d fold, no: a raise to 149, a raise to 150",
    ),
    Example(
        id="one-chip-short",
        clauses=("B8",),
        sign="PL 10/25",
        stacks="a 1000, b 1100, c 274, d 1200",
        play="limps, flop, a bet 50, b raise to 150, c all-in, d call, a fold, no: b raise to 349, b call",
    ),
    Example(
        id="half-a-bet",
        clauses=("B8",),
        sign="FL 20/40",
        stacks="a 500, b 35, c 700",
        play="limps, flop, a check, b all-in, no: c raise to 20, c raise to 35",
    ),
    Example(
        id="short-big-blind",
        clauses=("B9",),
        number=32,
        sign="PL 100/200",
        stacks="a 5000, b 100, c 6000, d 7000",
        play="no: c raise to 701, c raise to 700",
    ),
    Example(
        id="antes-in-the-pot",
        clauses=("B10",),
        sign="PL 5/10 ante 5",
        rules={"ante": "each"},
        stacks="a 500, b 600, c 700",
        play="no: c raise to 51, c raise to 50",
    ),
    Example(
        id="ante-for-all",
        clauses=("B10", "A1"),
        sign="NL 1/2 ante 2",
        rules={"ante": "big_blind"},
        stacks="a 100, b 100, c 1",
        holding="a KsKd, b QsQd, c AsAd",
        board="2c 7d 9h Jc 4s",
        play="c all-in, a call, b check, flop, checks, turn, checks, river, checks, shows",
    ),
    Example(
        id="straddle-third",
        clauses=("S2", "S1"),
        number=22,
        sign="NL 5/10",
        rules={"straddle": True},
        agreed=True,
        stacks="abcdef 1000",
        play="c straddles, d call, e call, f call, a call, b call, c raise to 60",
    ),
    Example(
        id="straddle-button",
        clauses=("S3",),
        number=23,
        sign="NL 5/10",
        rules={"straddle": True},
        agreed=True,
        stacks="abcdef 1000",
        play="c declines, f straddles, a call, b call, c call, d fold, e fold, f check, flop",
    ),
    Example(
        id="straddle-raise",
        clauses=("S4",),
        sign="PL 5/10",
        rules={"straddle": True},
        agreed=True,
        stacks="abcde 1000",
        play="c straddles, no: d raise to 39, no: d raise to 76, d raise to 75",
    ),
)
