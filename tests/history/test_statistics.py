"""What players did, counted from what a text tells."""

from typing import Final

from pakli.history.statistics import Tally, added_up, position_of, rate, tallies
from pakli.history.transcript import Deed, Sitting, Transcript

SEATS: Final = tuple([Sitting(seat, f"Player {seat}", 200) for seat in (1, 2, 3, 4, 5, 6)])
BLINDS: Final = (Deed("small_blind", 2, 1, 1), Deed("big_blind", 3, 2, 2), Deed("deal", 1, cards="AsKs"))


def told(
    *deeds: Deed, seats: tuple[Sitting, ...] = SEATS, button: int = 1, game: str = "holdem"
) -> Transcript:
    return Transcript(
        room="Pakli",
        hand="1",
        game=game,
        limit="no-limit",
        seats=seats,
        deeds=(*BLINDS, *deeds),
        big_blind=2,
        small_blind=1,
        button=button,
    )


PLAYED: Final = told(
    Deed("raise", 4, 6, 6),
    Deed("raise", 5, 18, 18),
    Deed("fold", 6),
    Deed("fold", 1),
    Deed("fold", 2),
    Deed("call", 3, 16, 18),
    Deed("call", 4, 12, 18),
    Deed("street"),
    Deed("board", cards="2c3c4d"),
    Deed("check", 3),
    Deed("bet", 4, 20, 20),
    Deed("call", 5, 20, 20),
    Deed("fold", 3),
    Deed("street"),
    Deed("board", cards="9h"),
    Deed("check", 4),
    Deed("check", 5),
    Deed("shown", 5, cards="AhAd"),
    Deed("mucked", 4),
    Deed("collected", 5, 95),
)


def test_each_figure_of_a_hand() -> None:
    found = tallies(PLAYED)
    raiser, three_better, caller = found[4], found[5], found[3]
    assert (raiser.put_in, raiser.raised, raiser.could_three_bet, raiser.three_bet) == (1, 1, 0, 0)
    assert (three_better.raised, three_better.could_three_bet, three_better.three_bet) == (1, 1, 1)
    assert (caller.put_in, caller.raised, caller.could_three_bet) == (1, 0, 0), (
        "it was raised twice before him"
    )
    assert (found[6].decided, found[6].put_in, found[6].saw_more) == (1, 0, 0)
    assert [found[seat].saw_more for seat in (3, 4, 5)] == [1, 1, 1]
    assert (caller.folds, caller.went_down) == (1, 0)
    assert (raiser.bets, raiser.calls, three_better.bets, three_better.calls) == (1, 0, 0, 1)
    assert [(found[seat].went_down, found[seat].won_down) for seat in (4, 5)] == [(1, 0), (1, 1)]
    assert {seat: tally.centiblinds for seat, tally in found.items()} == {
        1: 0, 2: -50, 3: -900, 4: -1900, 5: 2850, 6: 0,
    }  # fmt: skip
    assert [found[seat].won for seat in (4, 5)] == [0, 1]


def test_a_walk_is_no_decision_of_the_big_blind_s() -> None:
    walk = told(
        *[Deed("fold", seat) for seat in (4, 5, 6, 1, 2)], Deed("returned", 3, 1), Deed("collected", 3, 2)
    )
    tally = tallies(walk)[3]
    assert (tally.hands, tally.decided, tally.put_in, tally.won, tally.showdowns) == (1, 0, 0, 1, 0)


def test_an_all_in_before_the_board_is_a_showdown_but_no_second_round_was_decided() -> None:
    seats = SEATS[:3]
    hand = told(
        Deed("raise", 1, 200, 200, all_in=True),
        Deed("fold", 2),
        Deed("call", 3, 198, 200, all_in=True),
        Deed("shown", 1, cards="AsKs"),
        Deed("shown", 3, cards="QsQd"),
        Deed("street"),
        Deed("board", cards="2c3c4d"),
        Deed("collected", 3, 401),
        seats=seats,
    )
    found = tallies(hand)
    assert (found[1].showdowns, found[1].won_down, found[3].won_down) == (1, 0, 1)
    assert found[1].saw_more == 1
    assert found[1].bets == 0


def test_positions() -> None:
    assert position_of(PLAYED) == {
        1: "button", 2: "small_blind", 3: "big_blind", 4: "early", 5: "middle", 6: "cutoff",
    }  # fmt: skip
    heads_up = Transcript(
        room="", hand="", game="holdem", limit="no-limit", seats=SEATS[:2], button=1,
        deeds=(Deed("small_blind", 1, 1), Deed("big_blind", 2, 2)),
    )  # fmt: skip
    assert position_of(heads_up) == {1: "button", 2: "big_blind"}
    assert set(position_of(told(game="stud")).values()) == {"none"}


def test_counts_add_up_and_nothing_has_no_rate() -> None:
    total = added_up([*tallies(PLAYED).values(), Tally(hands=4)])
    assert (total.hands, total.put_in, total.centiblinds) == (10, 3, 0)
    assert rate(1, 4) == 0.25
    assert rate(0, 0) is None
