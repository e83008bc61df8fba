"""
Worked examples of the showdown and of pots: who shows, who wins which pot, how it is split.

Clauses     P10-P16, A1-A6; worked examples 9-11, 19, 27, 30 of the rulebook.
Tested in   tests/rulebook/test_examples.py
"""

from typing import Final

from pakli.rulebook.setting import Example
from pakli.rules.house_rules import Rake

__all__ = ["POTS"]

_HIGH_LOW: Final = "8h 7s 5c Kc Qd"
_ZASADY: Final = "a 10, b 25, c 900, d 700"
_ALL_55: Final = "c raise to 55, d call, a all-in, b all-in"

POTS: Final = (
    Example(
        id="bet-goes-back",
        clauses=("P11",),
        sign="NL 5/10",
        stacks="a 500, b 600, c 700",
        play="c raise to 40, a fold, b call, flop, b check, c bet 90, b fold",
    ),
    Example(
        id="last-raiser-shows",
        clauses=("P12", "P13"),
        sign="NL 5/10",
        stacks="a 500, b 600, c 700",
        holding="a AsKd, b QsQd, c JcTd",
        board="2c 7d 9h Jh 4s",
        play="limps, flop, checks, turn, checks, river, a check, b bet 20, c call, a fold, c muck",
    ),
    Example(
        id="checked-through",
        clauses=("P12",),
        sign="NL 5/10",
        stacks="a 500, b 600, c 700",
        holding="a AsKd, b QsQd, c JcTd",
        board="2c 7d 9h Jh 4s",
        play="limps, checked down, b show, c muck",
    ),
    Example(
        id="everyone-shows",
        clauses=("P13",),
        sign="NL 5/10",
        preset="zasady",
        stacks="a 500, b 600",
        holding="a QsQd, b JcTd",
        board="2c 7d 9h Jh 4s",
        play="limps, checked down",
    ),
    Example(
        id="declared-too-low",
        clauses=("P14",),
        sign="NL 5/10",
        preset="wiki",
        stacks="a 500, b 600",
        holding="a KsKd, b AcTd",
        board="Kc 7d 7h Jh 4s",
        play="limps, checked down, no: a show as four-of-a-kind, a show as flush, shows",
    ),
    Example(
        id="odd-chip-high",
        clauses=("P15",),
        number=19,
        sign="PL 1/5",
        game="omaha-high-low",
        stacks="a 100, b 100, c 100",
        holding="b As2dJcTc, c KdKh9c9d",
        board=_HIGH_LOW,
        play="c call, a fold, b check, checked down, shows",
    ),
    Example(
        id="odd-chips-of-three",
        clauses=("P15",),
        sign="NL 2/3",
        stacks="a 100, b 100, c 100, d 100",
        holding="b 2c3d, c 2d3h, d 2h3s",
        board="As Ks Qs Js Ts",
        play="c call, d call, a fold, b check, checked down, shows",
    ),
    Example(
        id="both-halves-alike",
        clauses=("P15",),
        number=30,
        sign="PL 1/5",
        game="omaha-high-low",
        stacks="a 100, b 100",
        holding="a As2dJcTc, b Ah2cJdTd",
        board="8h 7s 5c 9c Qd",
        play="limps, checked down, shows",
    ),
    Example(
        id="turned-up",
        clauses=("P16",),
        sign="NL 5/10",
        stacks="a 200, b 260",
        holding="a AsKd, b QsQd",
        board="2c 7d 9h Jh 4s",
        play="b raise to 60, a all-in, b call, flop, turn, river",
    ),
    Example(
        id="side-pot",
        clauses=("A1", "A2"),
        number=9,
        sign="NL 5/10",
        stacks="a 500, b 600, c 6",
        holding="a KsKd, b QsQd, c AsAd",
        board="2c 7d 9h Jc 4s",
        play="c all-in, a call, b check, flop, checks, turn, checks, river, checks, shows",
    ),
    Example(
        id="three-pots",
        clauses=("A1", "A2"),
        number=11,
        sign="NL 5/10",
        stacks=_ZASADY,
        holding="a AsAd, b KsKd, c QsQd, d JsJd",
        board="2c 7d 9h 3c 4s",
        play=f"{_ALL_55}, checked down, shows",
    ),
    Example(
        id="one-takes-all",
        clauses=("A1", "A3"),
        number=27,
        sign="NL 5/10",
        stacks=_ZASADY,
        holding="a JsJd, b QsQd, c KsKd, d AsAd",
        board="2c 7d 9h 3c 4s",
        play=f"{_ALL_55}, checked down, shows",
    ),
    Example(
        id="middle-all-in-wins",
        clauses=("A3",),
        sign="NL 5/10",
        stacks="a 10, b 25, c 55",
        holding="a JsJd, b AsAd, c KsKd",
        board="2c 7d 9h 3c 4s",
        play="c all-in, a all-in, b all-in, board",
    ),
    Example(
        id="blind-not-asked",
        clauses=("A5", "P11"),
        sign="NL 50/100",
        stacks="a 30, b 900, c 60",
        holding="a AsAd, b QsQd, c KsKd",
        board="2c 7d 9h 3c 4s",
        play="c all-in, board",
    ),
    Example(
        id="rake",
        clauses=("A6",),
        sign="NL 5/10",
        rules={"rake": Rake(50, 4)},
        stacks="a 500, b 600",
        holding="a AsAd, b QsQd",
        board="2c 7d 9h 3c 4s",
        play="b raise to 60, a call, flop, checks, turn, checks, river, checks, shows",
    ),
)
