"""Places, ties, hand-for-hand, prizes, bounties, tickets; M1, M4, M7."""

from pakli.tournament import Disqualify, Payouts, Satellite, SetHandForHand, TakeBackMove
from pakli.tournament.events import Moved
from tests.tournament.plans import structure
from tests.tournament.running import Running, refused


def begun(entries: int, size: int = 6, **fields: object) -> Running:
    play = Running(structure(table_size=size, **fields), entries)
    play.begin()
    return play


def test_M1_places_and_prizes_as_they_fall() -> None:
    play = begun(5)
    play.bust("e", to="a")
    play.bust("d", to="a")
    play.bust("c", to="a")
    assert play.prizes() == {}
    play.bust("b", to="a")
    assert play.places() == {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}
    assert play.prizes() == {"a": 3250, "b": 1750}
    assert play.status() == "finished"


def test_M4_in_one_hand_the_bigger_stack_at_its_start_ranks_higher() -> None:
    play = begun(5)
    play.hand(1, {"c": 9_000, "d": 11_000})
    play.bust("b", "c", "d", to="a")
    assert play.places() == {"d": 3, "b": 4, "c": 5}


def test_M1_equal_stacks_tie_and_share_to_the_last_cent() -> None:
    play = begun(5, payouts=Payouts("custom", parts=(50, 30, 21)))
    play.bust("b", "c", to="a")
    assert {name: place for name, place in play.places().items() if name in "bc"} == {"b": 4, "c": 4}
    play.bust("d", "e", to="a")
    assert play.places()["d"] == play.places()["e"] == 2
    together = play.prizes()["d"] + play.prizes()["e"]
    assert play.prizes()["d"] - play.prizes()["e"] in (0, 1)
    assert play.prizes()["a"] + together == 5000


def bubble() -> Running:
    """Seven at two tables, six of whom are paid after the next is out."""
    play = begun(8, 4, payouts=Payouts("flat", places=6), redraw=False)
    assert play.seating() == {1: "aceg", 2: "bdfh"}
    play.bust("h", to="b")
    assert play.event.bubble is not None
    return play


def test_M4_on_the_bubble_all_tables_play_one_hand_and_wait() -> None:
    play = bubble()
    play.hand(1)
    why = play.event.why_not_begin(1)
    assert why is not None
    assert why.code == "event.waits_for_round"
    assert play.event.why_not_begin(2) is None
    assert "RoundBegan" in play.hand(2)
    assert play.event.why_not_begin(1) is None


def test_M4_hands_that_are_on_when_it_begins_are_finished_first() -> None:
    play = begun(8, 4, payouts=Payouts("flat", places=6), redraw=False)
    play.start(1)
    assert "RoundBegan" not in play.bust("h", to="b")
    assert "RoundBegan" in play.end(1)


def test_M4_busts_of_one_round_at_different_tables_tie() -> None:
    play = bubble()
    play.hand(1, {"a": 0, "c": 20_000})
    assert play.at("a").status == "broke"
    happened = play.hand(2, {"d": 0, "f": 20_000})
    assert "BubbleEnded" in happened
    assert (play.places()["a"], play.places()["d"]) == (6, 6)
    pool = play.event.takings.pool
    each = pool // 6 + (pool % 6 > 0)
    assert abs(play.prizes()["a"] - play.prizes()["d"]) <= 1
    assert play.prizes()["a"] + play.prizes()["d"] <= each


def test_M4_of_two_at_one_table_the_bigger_stack_is_the_one_that_ties() -> None:
    play = bubble()
    play.hand(1, {"a": 9_000, "c": 11_000})
    play.hand(2)
    play.hand(1, {"a": 0, "c": 0, "e": 30_000})
    play.hand(2, {"d": 0, "f": 20_000})
    places = play.places()
    assert (places["c"], places["d"], places["a"]) == (5, 5, 7)


def test_F1_the_director_ends_hand_for_hand() -> None:
    play = bubble()
    play.hand(1)
    play.do(SetHandForHand(False, "it is late"))
    assert play.event.why_not_begin(1) is None
    assert play.event.bubble is None


def test_M1_bounties_go_to_who_wins_the_chips_and_the_winner_has_his_own() -> None:
    play = begun(4, bounty=400)
    assert play.event.takings.pool == 4 * 600
    play.hand(1, {"d": 0, "a": 15_000, "b": 15_000}, d="ab")
    assert (play.at("a").won, play.at("b").won) == (200, 200)
    play.bust("c", to="a")
    play.bust("b", to="a")
    assert play.at("a").won == 200 + 400 + 400 + 400
    assert play.event.takings.bounties == play.event.takings.bounties_paid


def test_M1_a_progressive_bounty_goes_onto_the_head_in_part() -> None:
    play = begun(3, bounty=400, progressive=50)
    play.bust("c", to="b")
    assert (play.at("b").won, play.at("b").head) == (200, 600)
    play.bust("b", to="a")
    assert play.at("a").won == 300 + 700
    assert play.event.takings.bounties_paid == 1200


def test_M7_a_satellite_is_over_when_as_many_are_left_as_there_are_tickets() -> None:
    play = begun(6, satellite=Satellite("Sunday", 2_500))
    for name in "fed":
        play.bust(name, to="a")
    assert play.status() == "running"
    play.bust("c", to="a")
    assert play.status() == "finished"
    assert play.prizes() == {"a": 2_500, "b": 2_500, "c": 1_000}
    assert play.places() == {"a": 1, "b": 1, "c": 3, "d": 4, "e": 5, "f": 6}


def test_M4_a_table_that_players_come_to_between_rounds_waits_for_the_next() -> None:
    """Or who comes there would play two hands while others play one."""
    play = Running(structure(table_size=2, redraw=False, payouts=Payouts("flat", places=2)), 8)
    play.begin()
    play.bust("e", to="a")
    play.do(SetHandForHand(True, "seven are left"))
    assert play.seating()[1] == "a."
    play.hand(2)
    play.hand(3)
    assert "RoundBegan" in play.bust("d", to="h")
    assert play.seating() == {1: "ah", 2: "bf", 3: "cg"}
    assert all(play.event.why_not_begin(number) is None for number in play.open())


def test_M4_who_is_left_alone_at_a_table_in_a_round_has_no_hand_in_it() -> None:
    play = Running(structure(table_size=2, redraw=False, payouts=Payouts("flat", places=2)), 8)
    play.begin()
    play.do(SetHandForHand(True, "eight are left"))
    play.do(Disqualify("a", "cheated"))
    play.hand(2)
    play.hand(3)
    assert "RoundBegan" in play.bust("d", to="h")
    assert play.seating() == {1: "he", 2: "bf", 3: "cg"}
    assert all(play.event.why_not_begin(number) is None for number in play.open())


def test_M4_a_table_that_is_to_be_broken_plays_its_hand_of_the_round_first() -> None:
    """Who is disqualified meanwhile makes it one too many."""
    play = Running(structure(table_size=3, redraw=False, payouts=Payouts("flat", places=6)), 7)
    play.begin()
    assert play.event.bubble is not None
    play.hand(1)
    play.do(Disqualify("a", "cheated"))
    for number in (2, 3):
        assert play.event.why_not_begin(number) is None
        play.hand(number)
    assert len(play.open()) == 2


def test_F1_no_move_is_taken_back_while_a_round_is_played() -> None:
    play = Running(structure(table_size=4, redraw=False, payouts=Payouts("flat", places=4)), 8)
    play.begin()
    play.bust("h", "f", to="b")
    moved = next(event for event in play.log if isinstance(event, Moved))
    mover = play.event.entries[moved.entry].player
    play.do(SetHandForHand(True, "six are left"))
    play.hand(1)
    assert refused(play, TakeBackMove(mover, "wrong")) == ("M4", "event.waits_for_round")


def test_M4_there_is_no_hand_for_hand_at_one_table_or_when_all_who_are_left_are_paid() -> None:
    for size, paid in ((8, 2), (4, 8)):
        play = Running(structure(table_size=size, payouts=Payouts("flat", places=paid)), 8)
        play.begin()
        assert refused(play, SetHandForHand(True, "so")) == ("M4", "event.no_bubble")
