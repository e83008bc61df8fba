"""
Worked examples of the course of a hand, of draws and stud, and of what happens between hands.

Clauses     P2, P3, P7, P8, D1-D5, L2, ST1-ST5, I4, T2-T4; worked examples 18, 20, 21, 31, 33 of the rulebook.
Tested in   tests/rulebook/test_examples.py
"""

from typing import Final

from pakli.rulebook.setting import Example

__all__ = ["AT_TABLE"]

AT_TABLE: Final = (
    Example(
        id="dead-button",
        clauses=("P2",),
        number=31,
        sign="NL 1/2",
        kind="tournament",
        rules={"button": "dead"},
        stacks="abcd 100",
        holding="d AsAd, b KsKd",
        board="2c 7d 9h 3c 4s",
        play="c fold, d all-in, a fold, b call, board, b leaves, next hand, d fold, a fold, "
        "next hand, a fold, c fold, next hand",
    ),
    Example(
        id="heads-up",
        clauses=("P3", "P8"),
        sign="NL 5/10",
        stacks="a 500, b 600",
        play="b call, a check, flop, a check, b bet 20",
    ),
    Example(
        id="big-blind-option",
        clauses=("P7", "P5", "P10"),
        sign="NL 5/10",
        stacks="a 500, b 600, c 700, d 800",
        play="no: c check, c call, d fold, a call, b check, flop, a check",
    ),
    Example(
        id="button-folds",
        clauses=("P8",),
        sign="NL 5/10",
        stacks="a 500, b 600, c 700, d 800",
        play="c call, d fold, a fold, b check, flop, b check, c check, turn, b check",
    ),
    Example(
        id="draw-betting",
        clauses=("D2", "D1"),
        sign="PL 0/5 ante 5",
        game="five-card-draw",
        stacks="abcd 500",
        play="a check, no: b bet 21, b bet 20, no: c raise to 81, c raise to 80, d fold, a call, b call",
    ),
    Example(
        id="draw-stub-empty",
        clauses=("D3", "G5"),
        number=18,
        sign="PL 0/5 ante 5",
        game="five-card-draw",
        stacks="abcd 500",
        play="checks, a draws 3, deal, b draws 3, deal, c draws 3, deal, d draws 3, deal",
    ),
    Example(
        id="draw-one-card-left",
        clauses=("D3",),
        number=33,
        sign="PL 0/5 ante 5",
        game="five-card-draw",
        stacks="abcd 500",
        play="checks, a draws 3, deal, b draws 3, deal, c draws 2, deal, d draws 3, deal, deal",
    ),
    Example(
        id="draw-who-starts",
        clauses=("D4",),
        sign="PL 0/5 ante 5",
        game="five-card-draw",
        stacks="abcd 500",
        play="a check, b bet 10, c fold, d call, a call, a stands pat, b stands pat, d stands pat, d check, "
        "a bet 1",
    ),
    Example(
        id="draw-fifth-sits-out",
        clauses=("D5",),
        sign="PL 0/5 ante 5",
        game="five-card-draw",
        stacks="abcde 500",
        play="a bet 5, b fold, c fold, d fold, next hand",
    ),
    Example(
        id="triple-draw",
        clauses=("L1", "L2", "G6"),
        sign="FL 10/20",
        game="deuce-to-seven-triple-draw",
        stacks="a 300, b 400",
        play="limps, a draws 5, deal, b draws 1, deal, a bet 10, b call, a draws 1, deal, b stands pat, "
        "a bet 20, b call",
    ),
    Example(
        id="bring-in",
        clauses=("ST1", "ST2", "G7"),
        sign="FL 10/20 ante 2 bring-in 3",
        game="stud",
        stacks="a 300, b 400, c 500",
        holding="a KsKdQh, b 7h8h2c, c AcTd9d",
        play="b brings in, no: c raise to 9, c raise to 10, a raise to 20, b fold, c call",
    ),
    Example(
        id="fourth-street",
        clauses=("ST3", "ST4", "ST5"),
        sign="FL 10/20 ante 2 bring-in 3",
        game="stud",
        stacks="a 300, b 400, c 500",
        holding="a 3s3dQh4h, b 7h8h2c2d, c AcTd9dJd",
        play="b brings in, c call, a call, deal, b bet 10, c call, a call, deal",
    ),
    Example(
        id="out-of-time",
        clauses=("I4",),
        sign="NL 5/10",
        stacks="a 500, b 600, c 700",
        play="c call, a call, b times out, flop, a bet 20, b times out",
    ),
    Example(
        id="bought-in-a-hand",
        clauses=("T2",),
        sign="NL 1/2",
        stacks="a 60, b 60, c 60",
        buy_in=(20, 100),
        play="a buys 30, c fold, a fold",
    ),
    Example(
        id="top-up",
        clauses=("T3",),
        number=20,
        sign="NL 1/2",
        stacks="a 100, b 61",
        buy_in=(20, 100),
        play="b fold, no: b buys 41, b buys 40",
    ),
    Example(
        id="half-the-minimum",
        clauses=("T4",),
        number=21,
        sign="NL 1/2",
        preset="kaszino",
        stacks="a 50, b 50",
        buy_in=(20, 100),
        holding="a AsAd, b KsKd",
        board="2c 7d 9h 3c 4s",
        play="b all-in, a call, board, no: b buys 9, b buys 10",
    ),
)
