"""P17: the floor gives a bet back, or awards a hand, in the middle of it."""

from typing import Final

import pytest

from pakli.rules import (
    AwardHand,
    BetReturned,
    BetsGathered,
    BetTakenBack,
    BettingOptions,
    Deal,
    Hand,
    HandAwarded,
    Over,
    Player,
    Post,
    PostForcedBets,
    PotAwarded,
    Rake,
    ReturnBet,
    RuleViolation,
    Shown,
    Stakes,
    set_up,
)
from tests.rulebook.kit import Story, played
from tests.rulebook.table import Table

WHY: Final = "a chip of another colour"
TABLE: Final = Table("NL 50/100", "a 5000, b 5000, c 5000")
SHORT: Final = Table("NL 50/100", "a 5000, b 5000, c 300")


def refusal(story: Story, action: ReturnBet | AwardHand) -> str:
    """Clause and code of the no."""
    with pytest.raises(RuleViolation) as caught:
        story.hand.apply(action)
    return f"{caught.value.refusal.clause} {caught.value.refusal.code}"


@pytest.mark.parametrize(
    ("before", "bet", "whose", "amount"),
    [
        ("", "c raise to 3000", "c", 3000),
        ("", "c call 100", "c", 100),
        ("c raise to 300", "a all-in 5000", "a", 4950),
        ("limps, flop, a check", "b bet 1000", "b", 1000),
        ("limps, flop, a bet 100, b raise to 300", "c call 300", "c", 300),
    ],
)
def test_P17_after_a_bet_given_back_all_is_as_it_was_before_it(
    before: str, bet: str, whose: str, amount: int
) -> None:
    asked = played(TABLE, before)
    story = played(TABLE, ", ".join(filter(None, (before, bet))))
    seat = story.seat(whose)
    hand, events = story.hand.play(ReturnBet(seat, WHY))
    assert events == (BetTakenBack(seat, amount, WHY),)
    assert isinstance(hand.next, Player)
    assert (hand.next, hand.seats, hand.round, hand.pot) == (
        asked.hand.next,
        asked.hand.seats,
        asked.hand.round,
        asked.hand.pot,
    )
    story.then(ReturnBet(seat, WHY))


@pytest.mark.parametrize(
    ("play", "whose"),
    [
        ("", "c"),  # nobody has bet yet: a blind is due
        ("", "b"),
        ("c raise to 300, a fold", "c"),  # answered
        ("c raise to 300, a call 250", "c"),
        ("limps", "b"),  # checked
        ("c call 100, a call 50, b check, flop", "a"),  # in the pot
    ],
)
def test_P10_what_was_answered_or_gathered_is_not_given_back(play: str, whose: str) -> None:
    story = played(TABLE, play)
    assert refusal(story, ReturnBet(story.seat(whose), WHY)) == "P10 return.no_bet"


def test_P17_a_bet_is_given_back_once() -> None:
    story = played(TABLE, "c raise to 300, a raise to 900")
    story = story.then(ReturnBet(story.seat("a"), WHY))
    assert refusal(story, ReturnBet(story.seat("c"), WHY)) == "P10 return.no_bet"


def test_B8_a_raise_given_back_opens_nothing() -> None:
    story = played(TABLE, "c call 100, a call 50, b check, flop, a bet 100, b raise to 700")
    story = story.then(ReturnBet(story.seat("b"), WHY))
    options = story.betting
    assert isinstance(options, BettingOptions)
    assert (options.call, getattr(options.raise_to, "least", 0)) == (100, 200)


def awarded(hand: Hand, seat: int) -> tuple[Hand, tuple[str, ...]]:
    """The hand after the award, which shows nothing; what was paid, by seat."""
    after, events = hand.play(AwardHand(seat, WHY))
    assert HandAwarded(seat, WHY) in events
    assert not any(isinstance(event, Shown) for event in events)
    assert isinstance(after.next, Over)
    assert hand.after(*events) == after
    stub = hand
    for event in events:
        stub = stub.after(event)
    assert stub == after
    return after, tuple(
        f"{number}: {chips}"
        for event in events
        if isinstance(event, PotAwarded)
        for number, chips in event.shares
    )


def test_P11_what_nobody_called_goes_back_before_a_hand_is_awarded() -> None:
    story = played(TABLE, "limps, flop, a bet 400")
    a, b = story.seat("a"), story.seat("b")
    events = story.hand.apply(AwardHand(b, WHY))
    assert events[:3] == (BetReturned(a, 400), BetsGathered(300), HandAwarded(b, WHY))
    hand, paid = awarded(story.hand, b)
    assert paid == (f"{b}: 300",)
    assert [hand.seat(story.seat(name)).stack for name in "abc"] == [4900, 5200, 4900]


@pytest.mark.parametrize("play", ["", "limps", "limps, flop", "limps, flop, checks, turn"])
def test_P17_a_hand_is_awarded_whatever_it_waits_for(play: str) -> None:
    story = played(TABLE, play)
    _, paid = awarded(story.hand, story.seat("b"))
    assert len(paid) == 1


def test_P17_a_hand_is_awarded_while_the_board_runs_out() -> None:
    story = played(TABLE, "c all-in 5000, a call 4950, b fold")
    hand, paid = awarded(story.hand, story.seat("a"))
    assert paid == (f"{story.seat('a')}: 10100",)
    assert not hand.cards.boards[0], "no card is dealt any more"


def test_A1_a_pot_the_seat_has_no_part_in_is_played_for_or_goes_to_the_only_one_left() -> None:
    play = "c all-in 300, a raise to 1000, b call 900, flop"
    story = played(SHORT, play)
    c = story.seat("c")
    assert refusal(story, AwardHand(c, WHY)) == "A1 award.others"
    unmatched = played(TABLE, "c raise to 300, a call 250")
    assert refusal(unmatched, AwardHand(unmatched.seat("b"), WHY)) == "A1 award.others"
    _, paid = awarded(played(SHORT, f"{play}, kill a").hand, c)
    assert paid == (f"{c}: 900", f"{story.seat('b')}: 1400")


def test_A6_the_rake_is_taken_as_ever() -> None:
    table = Table("NL 50/100", "a 5000, b 5000, c 5000", rules={"rake": Rake(50)})
    story = played(table, "limps, flop")
    _, paid = awarded(story.hand, story.seat("a"))
    assert paid == (f"{story.seat('a')}: 285",)


def test_P11_where_nobody_called_anything_everything_goes_back() -> None:
    blinds = (Post(2, "big_blind", 2),)  # the small blind is missing
    start = Hand.start(set_up({1: 9, 2: 9, 3: 9}, button=3, stakes=Stakes(2, 1), posts=blinds))
    hand = start.play(PostForcedBets())[0].play(Deal("AsKsQsAdKdQd"))[0]
    hand, events = hand.play(AwardHand(3, WHY))
    assert [type(event) for event in events] == [BetReturned, BetsGathered, HandAwarded]
    assert isinstance(hand.next, Over)
    assert [seat.stack for seat in hand.seats] == [9, 9, 9]


@pytest.mark.parametrize(
    ("play", "whose", "no"),
    [
        ("c fold", "c", "A1 award.no_claim"),
        ("c fold, a fold", "b", "P11 turn.hand_over"),
    ],
)
def test_a_hand_is_awarded_to_who_holds_one_while_it_is_played(play: str, whose: str, no: str) -> None:
    story = played(TABLE, play)
    assert refusal(story, AwardHand(story.seat(whose), WHY)) == no


def test_no_card_is_told_by_it_to_anybody() -> None:
    story = played(TABLE, "limps, flop, a bet 400")
    story = story.then(ReturnBet(story.seat("a"), WHY)).then(AwardHand(story.seat("b"), WHY))
    rail = story.hand.as_seen_by(None)
    assert [seat.cards for seat in rail.seats] == ["????"] * 3
