"""The betting is over for good (P16): hands turned up, the board at once, several run-outs, two boards."""

from typing import Final

import pytest

from pakli.rules import Dealer
from tests.rulebook.cases import Case, Refused, check_refused, each
from tests.rulebook.kit import Story, action_of, played, taken
from tests.rulebook.table import Table
from tests.rulebook.telling import paid, showing, told

BOARD: Final = "2s 3h 4d 8c 9s"
HOLDING: Final = "a AsAd, b KsKd, c QsQd"
UP_TO_THREE: Final = {"run_outs": 3}
TWO_BOARDS: Final = {"boards": 2}
THREE: Final = Table("NL 5/10", "a 260, b 500, c 60", holding=HOLDING, board=BOARD)
DOWN: Final = Table("NL 5/10", "a 260, b 500, c 600", holding=HOLDING, board=BOARD,
                    rules={"all_in_face_up": False})  # fmt: skip
ALL_IN: Final = "c fold, a raise to 260, b call 250"
"""a is all-in, b has matched it: 525 in the pot."""


def runs(board: str, **changed: object) -> Table:
    """Two of three players at 6/10 will be all-in for 250, and the small blind of 6 lies in the pot."""
    return Table("NL 6/10", "a 700, b 250, c 600", holding="a 7c7d, b AsAd, c KsKd", board=board,
                 rules={"run_outs": 3, **changed})  # fmt: skip


RUN_IT: Final = "c raise to 250, a fold, b all-in 250"
"""506 in the pot: b has aces, c kings."""
ACES_AND_KINGS: Final = "2s 3h 4d 8c 9s / 2c 3d Kc 8h 9h"
"""On the first board the aces win, on the second three kings."""
ON_THE_FLOP: Final = "limps, flop, a fold, b all-in 240, c call"

# fmt: off
WAITING: Final = (
    Case("P16 case_O12", "all-in 60, one with 200 behind faces 60, nobody else: call or fold",
         Table("NL 5/10", "a 70, b 210"), "limps, flop, a all-in 60", "b may call 60, not raise: B0"),
    Case("P16 case_O11", "he calls: nobody is asked anything", Table("NL 5/10", "a 70, b 210"),
         "limps, flop, a all-in 60, b call", "dealer: turn"),
    Case("P16 case_O11", "both all-in: nobody is asked anything", Table("NL 5/10", "a 210, b 210"),
         "b all-in 210, a all-in 210", "dealer: flop"),
    Case("P16 case_O11", "the board runs to five cards, and it is over", THREE,
         "c all-in 60, a fold, b call 50, flop, turn, river", "a 255, b 565, c 0"),
    Case("P16", "a fold that leaves one with chips ends the betting", THREE,
         "c all-in 60, a call, b call, flop, a fold", "dealer: turn"),
    Case("P16", "two with chips go on betting", THREE,
         "c all-in 60, a call, b call, flop", "a may check or bet 10..200"),
    Case("P16", "blinds that take both stacks", Table("NL 5/10", "a 7, b 4"), "", "dealer: flop"),
    Case("P16", "river: all-in and called, it is over", Table("NL 5/10", "a 70, b 210", holding=HOLDING,
         board=BOARD), "limps, flop, checks, turn, checks, river, a all-in 60, b call", "a 140, b 140"),
    Case("P16", "all_in_face_up off: no more questions either", DOWN, ALL_IN, "dealer: flop"),
    Case("P16 P13", "all_in_face_up off: at the end the first must show, and the next may throw away", DOWN,
         f"{ALL_IN}, board", "b may show or muck"),
)

SHOWING: Final = (
    Case("P16", "hands are turned up before the board", THREE, "c all-in 60, a fold, b call 50",
         "c up, b up"),
    Case("P16", "while two can still bet, the all-in player's cards stay down", THREE,
         "c all-in 60, a call, b call, flop", ""),
    Case("P16", "they are turned up when the betting ends, without the folder's", THREE,
         "c all-in 60, a call, b call, flop, a bet 50, b fold", "a up, c up"),
    Case("P16", "river: all-in and called is turned up too", Table("NL 5/10", "a 70, b 210"),
         "limps, flop, checks, turn, checks, river, a all-in 60, b call", "a up, b up"),
    Case("P16", "all_in_face_up off: hands stay down", DOWN, f"{ALL_IN}, flop, turn", ""),
    Case("P16 P12", "all_in_face_up off: who bet last in the last round that had bets shows first", DOWN,
         "limps, flop, a check, b bet 250, c fold, a all-in 250, board, a show", "b shows, a shows"),
    Case("P16 P12", "all_in_face_up off: in P12's order at the end", DOWN, f"{ALL_IN}, board, b muck",
         "a shows, b mucks"),
)

RUNS: Final = (
    Case("P16", "twice: half the pot on each board", runs(ACES_AND_KINGS), f"{RUN_IT}, runs 2, board",
         "0 board 1: b 253 | 0 board 2: c 253"),
    Case("P16", "once, though more were possible", runs(ACES_AND_KINGS), f"{RUN_IT}, runs 1, board",
         "0: b 506"),
    Case("P16", "nobody asked for more", runs(ACES_AND_KINGS), f"{RUN_IT}, board", "0: b 506"),
    Case("P16 P15", "twice, and the same wins both", runs("2s 3h 4d 8c 9s / 2c 3d 4c 8h 9h"),
         f"{RUN_IT}, runs 2, board", "0: b 506"),
    Case("P16", "three times: a third each",
         Table("NL 5/10", "a 300, b 600, c 300", rules=UP_TO_THREE, holding="a AsAd, b 7c7d, c KsKd",
               board="2s 3h 4d 8c 9s / 2c 3d Kc 8h 9h / 2d Kh 5c 8d 9d"),
         "c all-in 300, a all-in 300, b call, runs 3, board",
         "0 board 1: a 300 | 0 board 2: c 300 | 0 board 3: c 300"),
    Case("P16", "from the flop on: turn and river twice",
         runs("2s 3h 4d 8c 9s / 2s 3h 4d Kc 9h"), f"{ON_THE_FLOP}, runs 2, board",
         "0 board 1: b 255 | 0 board 2: c 255"),
    Case("P16 A5", "side pots, too, are halved",
         Table("NL 5/10", "a 100, b 300, c 300", rules=UP_TO_THREE, holding="a QsQd, b AsAd, c KsKd",
               board="2s 3h 4d 8c 9s / 2c Qc Kc 8h 9h"),
         "c all-in 300, a all-in 100, b all-in 300, runs 2, board",
         "0 board 1: b 150 | 0 board 2: c 150 | 1 board 1: b 200 | 1 board 2: c 200"),
    Case("P16 P15", "high-low twice: a quarter of the pot is the low of one board",
         Table("PL 1/2", "a 8, b 8", "omaha-high-low", rules=UP_TO_THREE, holding="a KcKhQcQh, b Ac3cTh9h",
               board="2s 4h 7d Ks Kd / 2h 5h Tc Td Jd"),
         "b raise to 6, a all-in 8, b all-in 8, runs 2, board",
         "0 high board 1: a 4 | 0 low board 1: b 4 | 0 board 2: b 8"),
)

BOARDS: Final = (
    Case("P15", "double board: two flops before anybody is asked", Table("NL 5/10", "a 700, b 600",
         rules=TWO_BOARDS), "limps", "dealer: flop on board 1"),
    Case("P15", "double board: the second flop", Table("NL 5/10", "a 700, b 600", rules=TWO_BOARDS),
         "limps, flop", "dealer: flop on board 2"),
    Case("P15", "double board: then the betting", Table("NL 5/10", "a 700, b 600", rules=TWO_BOARDS),
         "limps, flop, flop", "a may check or bet 10..690"),
    Case("P15", "double board: one turn each", Table("NL 5/10", "a 700, b 600", rules=TWO_BOARDS),
         "limps, flop, flop, checks, turn", "dealer: turn on board 2"),
)
PAID_ON_TWO: Final = (
    Case("P15", "double board: half the pot on each",
         Table("NL 5/10", "a 700, b 600", rules=TWO_BOARDS, holding="a AsAd, b KsKd", board=ACES_AND_KINGS),
         "limps, checked down, shows", "0 board 1: a 10 | 0 board 2: b 10"),
    Case("P15", "double board: who wins both has it all",
         Table("NL 5/10", "a 700, b 600", rules=TWO_BOARDS, holding="a AsAd, b KsKd",
               board="2s 3h 4d 8c 9s / 2c 3d Ac 8h 9h"),
         "limps, checked down, shows", "0: a 20"),
    Case("P15", "double board, run out twice: a quarter on each of four",
         Table("NL 5/10", "a 600, b 600", rules={"boards": 2, "run_outs": 2}, holding="a AsAd, b KsKd",
               board="2s 3h 4d 8c 9s / 2c 3d Kc 8h 9h / 5s 5h 5d 6c 6s / 5c 6d Kh 8d 9d"),
         "b all-in 600, a all-in 600, runs 2, board",
         "0 board 1: a 300 | 0 board 2: b 300 | 0 board 3: a 300 | 0 board 4: b 300"),
)

REFUSED: Final = (
    Refused("P16", "twice where the house has one", THREE, ALL_IN, "runs 2", "P16 runs.not_now"),
    Refused("P16", "more often than the house allows", runs(BOARD), RUN_IT, "runs 4", "P16 runs.too_many"),
    Refused("P16", "no times", runs(BOARD), RUN_IT, "runs 0", "P16 runs.not_now"),
    Refused("P16", "after the first card", runs(BOARD), f"{RUN_IT}, flop", "runs 2", "P16 runs.not_now"),
    Refused("P16", "a second time", runs(BOARD), f"{RUN_IT}, runs 2", "runs 2", "P16 runs.not_now"),
    Refused("P16", "while the betting is on", runs(BOARD), "limps", "runs 2", "P16 runs.not_now"),
    Refused("P10", "while a player is asked", runs(BOARD), "c call", "runs 2", "P10 turn.player"),
)
# fmt: on


@each(WAITING)
def test_what_the_hand_waits_for(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(SHOWING)
def test_whose_hands_are_turned_up(case: Case) -> None:
    assert showing(played(case.table, case.play)) == case.then


@each(RUNS)
def test_several_run_outs(case: Case) -> None:
    assert paid(played(case.table, case.play)) == case.then


@each(BOARDS)
def test_a_double_board_is_dealt(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(PAID_ON_TWO)
def test_a_double_board_is_paid(case: Case) -> None:
    assert paid(played(case.table, case.play)) == case.then


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


def tasks(story: Story) -> list[tuple[int, int, int]]:
    """Board, burns and cards of all that is still to be dealt."""
    found = []
    while isinstance(task := story.hand.next, Dealer) and task.what == "board":
        found.append((task.board, task.burn, task.how_many))
        story = taken(story, {3: "flop"}.get(task.how_many, "turn" if turn_next(story) else "river"))
    return found


def turn_next(story: Story) -> bool:
    """Whether the board to be dealt has three cards."""
    task = story.hand.next
    return isinstance(task, Dealer) and len(story.hand.cards.boards[task.board]) == 6


def test_P9_each_run_out_burns_before_each_street_one_run_after_the_other() -> None:
    story = played(runs(BOARD), f"{RUN_IT}, runs 2")
    one = [(1, 3), (1, 1), (1, 1)]
    assert tasks(story) == [(board, *dealt) for board in (0, 1) for dealt in one]


def test_P9_a_double_board_burns_once_for_both() -> None:
    story = played(Table("NL 5/10", "a 600, b 600", rules=TWO_BOARDS), "b all-in 600, a all-in 600")
    assert tasks(story) == [(0, 1, 3), (1, 0, 3), (0, 1, 1), (1, 0, 1), (0, 1, 1), (1, 0, 1)]


@pytest.mark.parametrize(("players", "most"), [(10, 4), (14, 3), (15, 2), (18, 2), (19, 1), (22, 1)])
def test_G1_no_more_run_outs_than_the_pack_has_cards_for(players: int, most: int) -> None:
    """A run-out takes eight cards, three of them burned: 18 players leave 16, which are two."""
    names = "abcdefghijklmnopqrstuvw"[:players]
    folds = ", ".join(f"{name} fold" for name in names[2:])
    story = played(
        Table("NL 5/10", f"{names} 600", rules={"run_outs": 5}), f"{folds}, a all-in 600, b all-in 600"
    )
    assert isinstance(story.hand.next, Dealer)
    assert story.hand.next.may_run == most


def test_P16_once_is_the_same_as_not_asking() -> None:
    story = played(runs(BOARD), RUN_IT)
    assert story.hand.play(action_of(story, "runs 1")) == (story.hand, ())
