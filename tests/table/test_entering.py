"""Coming in and coming back: T5, cases O8, O9, T10."""

import pytest

from pakli.rules import Post
from pakli.table import ChangeSeat, ChooseEntry, SitIn, SitOut
from tests.table.kit import Sitting, sat

SIX = dict.fromkeys((1, 2, 3, 4, 5, 6), 200)


def dealt(play: Sitting) -> set[int]:
    """Who is dealt in."""
    assert play.table.dealing is not None
    return set(play.table.dealing.dealt)


def posts_of(play: Sitting, seat: int) -> list[Post]:
    """What a seat has to post."""
    assert play.table.dealing is not None
    return [post for post in play.table.dealing.posts if post.seat == seat]


def test_T5_newcomers_post_a_live_big_blind_and_may_check() -> None:
    """BB 2, newcomers in seats 5 and 6 post 2: after two calls seat 5 may check."""
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 200), button=3)
    play.hands(1)
    for seat in (5, 6):
        play.do(play.sit(seat, 200), ChooseEntry(seat, posts=True))
    assert play.start() == "button 4: 1 small blind 1, 2 big blind 2"
    assert dealt(play) == {1, 2, 3, 4}, "between the button and the small blind nobody comes in"
    play.folded_round()
    assert play.start() == "button 1: 2 small blind 1, 3 big blind 2, 5 live 2, 6 live 2"
    play.acts("4 calls")
    assert play.options == "5 may check or raise to 4..200"
    play.acts("5 checks, 6 raises to 6, 1 calls, 2 folds, 3 folds, 4 folds")
    assert play.options == "5 may call 4 or raise to 10..200"


def test_T5_a_newcomer_waits_for_the_big_blind() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 200), button=4)
    play.hands(1)
    play.do(play.sit(6, 200))
    for button in (1, 2):
        assert play.start().startswith(f"button {button}:")
        assert 6 not in dealt(play)
        play.folded_round()
    assert play.hands(1) == ["button 3: 4 small blind 1, 6 big blind 2"]
    assert not play.table.seat(6).must_enter


def test_case_O9_who_joins_after_the_blinds_gets_no_cards() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3), 200), button=3)
    assert play.start() == "button 3: 1 small blind 1, 2 big blind 2"
    play.do(play.sit(4, 200))
    assert play.to_act == 3
    assert dealt(play) == {1, 2, 3}
    play.do(ChooseEntry(4, posts=True))
    play.folded_round()
    assert play.start() == "button 1: 2 small blind 1, 3 big blind 2, 4 live 2"
    assert dealt(play) == {1, 2, 3, 4}


def test_T5_who_missed_both_blinds_posts_one_live_and_one_dead() -> None:
    play = sat("NL 1/2", SIX, button=6)
    assert play.hands(1) == ["button 6: 1 small blind 1, 2 big blind 2"]
    play.do(SitOut(3))
    assert play.hands(2) == [
        "button 1: 2 small blind 1, 4 big blind 2",
        "button 2: 4 small blind 1, 5 big blind 2",
    ]
    seat = play.table.seat(3)
    assert (seat.owes_big, seat.owes_small) == (True, True)
    play.do(SitIn(3), ChooseEntry(3, posts=True))
    assert play.start() == "button 4: 5 small blind 1, 6 big blind 2, 3 live 2, 3 dead 1"
    play.dealt()
    hand = play.table.playing
    assert hand is not None
    assert (hand.pot, hand.seat(3).front, hand.seat(3).paid, hand.stage.dead) == (6, 2, 2, 1)
    play.acts("1 calls, 2 calls")
    assert play.options == "3 may check or raise to 4..199"
    play.folded_round()
    assert not play.table.seat(3).must_enter


def test_T5_who_missed_the_small_blind_alone_pays_it_dead() -> None:
    play = sat("NL 1/2", SIX, button=6)
    play.hands(1)
    play.do(SitOut(2))
    assert play.hands(1) == ["button 1: 3 small blind 1, 4 big blind 2"]
    seat = play.table.seat(2)
    assert (seat.owes_big, seat.owes_small) == (False, True)
    play.do(SitIn(2), ChooseEntry(2, posts=True))
    assert play.start() == "button 3: 4 small blind 1, 5 big blind 2, 2 dead 1"
    play.acts("6 folds, 1 folds")
    assert play.options == "2 may call 2 or raise to 4..200"


def test_T5_who_waits_for_the_big_blind_owes_nothing_more() -> None:
    play = sat("NL 1/2", SIX, button=6)
    play.do(SitOut(3))
    play.hands(3)
    play.do(SitIn(3))
    while True:
        told = play.start()
        if 3 in dealt(play):
            break
        play.folded_round()
    assert told == "button 1: 2 small blind 1, 3 big blind 2"
    play.folded_round()
    assert not play.table.seat(3).must_enter


def test_T5_who_missed_nothing_comes_back_free() -> None:
    play = sat("NL 1/2", SIX, button=6)
    play.hands(2)
    play.do(SitOut(5))
    play.hands(1)
    play.do(SitIn(5))
    assert not play.table.seat(5).must_enter
    play.start()
    assert posts_of(play, 5) == [Post(5, "big_blind", 2)], "his big blind is his own"


@pytest.mark.parametrize("how", ["moving", "dead"])
def test_T5_blinds_are_missed_once_however_long_one_is_away(how: str) -> None:
    play = sat("NL 1/2", SIX, button=6, moves=how)
    play.hands(1)
    play.do(SitOut(3))
    play.hands(15)
    play.do(SitIn(3), ChooseEntry(3, posts=True))
    while 3 not in play.table.before.dealt:
        play.start()
        if 3 in dealt(play) and play.positions.big != 3:
            assert [(post.kind, post.amount) for post in posts_of(play, 3)] == [("live", 2), ("dead", 1)]
        play.folded_round()


def test_T5_the_entry_is_not_chosen_where_nothing_is_due() -> None:
    play = sat("NL 1/2", SIX, button=6)
    play.hands(1)
    assert play.refused(ChooseEntry(1, posts=True)) == "T5 entry.nothing_due"
    assert play.refused(ChooseEntry(9, posts=True)) == "T5 seat.empty"


def test_T5_a_short_newcomer_pays_what_he_has() -> None:
    play = sat("NL 50/100", dict.fromkeys((1, 2, 3), 5000), button=3)
    play.hands(1)
    play.do(play.sit(4, 60), ChooseEntry(4, posts=True))
    assert play.start() == "button 1: 2 small blind 50, 3 big blind 100, 4 live 100"
    play.dealt()
    hand = play.table.playing
    assert hand is not None
    assert hand.seat(4).stack == 0
    assert play.options == "1 may call 100 or raise to 200..4950"


def test_T5_fewer_than_two_who_owe_nothing_begin_anew() -> None:
    """Nobody can wait for anybody: the blinds go round among all, and nobody pays to come in."""
    play = sat("NL 1/2", {1: 200, 2: 200}, button=1)
    play.hands(1)
    play.do(SitOut(2), play.sit(4, 200), play.sit(7, 200))
    assert play.start() == "button 7: 1 small blind 1, 4 big blind 2"


def test_T5_in_a_tournament_a_newcomer_is_dealt_in_and_pays_nothing() -> None:
    play = sat("NL 1/2", dict.fromkeys((1, 2, 3, 4), 200), button=1, kind="tournament")
    play.hands(1)
    play.do(play.sit(7, 200))
    play.start()
    assert 7 in dealt(play)
    assert not [post for post in posts_of(play, 7) if post.kind not in ("small_blind", "big_blind")]


def test_T5_in_a_tournament_nobody_comes_in_between_the_button_and_the_big_blind() -> None:
    play = sat("NL 1/2", {1: 200, 3: 200, 5: 200, 7: 200}, button=1, kind="tournament")
    assert play.hands(1) == ["button 1: 3 small blind 1, 5 big blind 2"]
    play.do(play.sit(4, 200))
    assert play.start() == "button 3: 5 small blind 1, 7 big blind 2"
    assert dealt(play) == {1, 3, 5, 7}
    play.folded_round()
    assert play.start() == "button 5: 7 small blind 1, 1 big blind 2"
    assert dealt(play) == {1, 3, 4, 5, 7}


def test_T5_in_a_tournament_there_are_no_debts() -> None:
    play = sat("NL 1/2", SIX, button=6, kind="tournament")
    play.do(SitOut(3))
    assert play.hands(3)[1:] == [
        "button 1: 2 small blind 1, 3 big blind 2",
        "button 2: 3 small blind 1, 4 big blind 2",
    ]
    assert not any(seat.must_enter for seat in play.table.seats)


def test_T5_who_changes_his_seat_comes_in_anew() -> None:
    play = sat("NL 1/2", {1: 200, 2: 200, 3: 200, 5: 200}, button=5)
    play.hands(1)
    play.do(ChangeSeat(2, 4))
    assert play.table.seat(4).must_enter
    play.do(ChangeSeat(1, 8, reason="the seat is broken"))
    assert not play.table.seat(8).must_enter
    assert play.refused(ChangeSeat(8, 5)) == "T5 seat.taken"
    assert play.refused(ChangeSeat(8, 11)) == "T5 seat.no_such_seat"
    play.start()
    assert play.refused(ChangeSeat(5, 9)) == "T5 seat.in_hand"
