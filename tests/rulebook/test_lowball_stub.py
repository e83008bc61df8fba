"""The stub of Deuce to Seven, card by card: one burn a round, what is shuffled in again and when (L2)."""

from random import Random
from typing import Final

import pytest

from pakli.cards import NAMES
from pakli.rules import (
    BettingOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    Discarded,
    Drawn,
    DrawOptions,
    Over,
    Player,
    PostForcedBets,
    PotAwarded,
    Reshuffled,
    RuleViolation,
    Show,
    seen_by,
)
from tests.rulebook.kit import Story, cards_in, seated
from tests.rulebook.kit_draw import hand_of, played, step
from tests.rulebook.table import Table
from tests.rulebook.telling_draw import reshuffles, told

TRIPLE_DRAW: Final = "deuce-to-seven-triple-draw"
HELD: Final = "a 2c2d2h2s3c, b 3d3h3s4c4d, c 4h4s5c5d5h, d 5s6c6d6h6s, e 7c7d7h7s8c, f 8d8h8s9c9d"
SIX: Final = Table("FL 2/4", "abcdef 200", TRIPLE_DRAW, holding=HELD)
TO_E: Final = (
    "limps, a throws 5, deal 9h9sTcTdTh burning As, b throws 5, deal TsJcJdJhJs, "
    "c throws 5, deal QcQdQhQsKc, d throws 5, deal KdKhKsAcAd"
)
"""Four have changed five cards each: the ace of hearts is left, the ace of spades is burned."""


def stub(story: Story) -> set[str]:
    """The cards that are not known to be anywhere else."""
    return {card for code, card in enumerate(NAMES) if code < 52 and not story.hand.cards.known >> code & 1}


def test_L2_one_burn_before_each_round_and_five_cards_each() -> None:
    """Six players, 22 cards: 1 + 4 x 5 leave one, too few for the fifth."""
    story, found = played(SIX, "limps"), []
    for name in "abcd":
        found.append(story.hand.cards.stub)
        story = step(story, f"{name} draws 5")
    assert (found, story.hand.cards.stub) == ([22, 16, 11, 6], 1)
    assert len(story.hand.cards.burned) == 2
    assert reshuffles(story) == ""


def test_L2_stub_burns_and_the_discards_of_who_drew_already_are_shuffled() -> None:
    """Not what the fifth has just thrown away, and not the sixth's hand."""
    story = played(SIX, f"{TO_E}, e throws 5")
    assert reshuffles(story) == "discards 22"
    assert stub(story) == {"Ah", "As", *cards_in("2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s")}
    assert told(story) == "dealer: 5 to e, none of 7c7d7h7s8c"


def test_L2_the_remaining_card_is_not_dealt_before_the_reshuffle() -> None:
    """All are shuffled together, so the first of the five need not be it."""
    story = played(SIX, f"{TO_E}, e throws 5, deal 2c2d2h2s3c")
    assert hand_of(story, "e") == "2c2d2h2s3c"
    assert "Ah" in stub(story)


@pytest.mark.parametrize("card", ["7c", "8c", "8d", "9h", "Ac"])
def test_L2_his_own_discards_and_the_hands_still_in_are_not_in_the_stub(card: str) -> None:
    with pytest.raises(RuleViolation, match=r"\[C1\] deal.card_twice"):
        played(SIX, f"{TO_E}, e throws 5").then(Deal(f"2c2d2h2s{card}"))


def test_L2_the_next_gets_what_the_last_threw_away_only_after_another_reshuffle() -> None:
    story = played(SIX, f"{TO_E}, e changes 7c7d7h7s8c for 2c2d2h2s3c")
    assert (story.hand.cards.stub, "7c" in stub(story)) == (17, False)


def test_L2_folded_hands_are_shuffled_in_too() -> None:
    play = TO_E.replace("limps", "c call, d call, e call, f fold, a call, b check")
    story = played(SIX, f"{play}, e throws 5")
    assert reshuffles(story) == "discards 27"
    assert set(cards_in("8d8h8s9c9d")) < stub(story)


def test_L2_dead_hands_are_shuffled_in_too() -> None:
    play = TO_E.replace("limps", "limps, floor kills f")
    assert reshuffles(played(SIX, f"{play}, e throws 5")) == "discards 27"


TO_DRAW_TWO: Final = (
    f"{TO_E}, e changes 7c7d7h7s8c for 4h4s5c5d5h, f changes 8d8h8s9c9d for 5s6c6d6h6s, checks"
)
"""Twelve cards are left: the two aces, and what a and b threw away in the first draw."""


def test_L2_nobody_gets_back_what_he_threw_away_while_any_other_is_left() -> None:
    story = played(SIX, f"{TO_DRAW_TWO}, a throws 5")
    assert stub(story) == {"Ah", "As", *cards_in("2c2d2h2s3c3d3h3s4c4d")}
    assert told(story) == "dealer: burns 1, 5 to a, none of 2c2d2h2s3c9h9sTcTdTh"
    with pytest.raises(RuleViolation, match=r"\[L2\] deal.own_discard"):
        story.then(Deal("3d3h3s4c2c", "As"))
    assert hand_of(story.then(Deal("3d3h3s4c4d", "As")), "a") == "3d3h3s4c4d"


def test_L2_the_stub_runs_out_for_him_when_only_his_own_discards_are_left() -> None:
    """b threw away five of the six cards left; discards of others are there to be shuffled in."""
    second = (
        "a stands pat, b stands pat, c throws 5, deal As2c2d2h2s burning Ah, d stands pat, e stands pat, "
    )
    story = played(SIX, f"{TO_DRAW_TWO}, {second}f stands pat, checks, a stands pat")
    assert stub(story) == {"3c", *cards_in("3d3h3s4c4d")}
    story = step(story, "b throws 5")
    assert reshuffles(story) == "discards 22, discards 22"
    assert told(story) == "dealer: burns 1, 5 to b, none of 3d3h3s4c4dTsJcJdJhJs"
    with pytest.raises(RuleViolation, match=r"\[L2\] deal.own_discard"):
        story.then(Deal("3d7c7d7h7s", "3c"))
    assert hand_of(story.then(Deal("7c7d7h7s8c", "3c")), "b") == "7c7d7h7s8c"


def test_L2_unknown_cards_are_dealt_without_a_word() -> None:
    """At a live table the engine cannot tell; it counts."""
    table = Table("FL 2/4", "abcdef 200", TRIPLE_DRAW, holding="abcdef ??????????")
    story = played(table, "limps")
    for name in "abcdef":
        story = step(story, f"{name} throws ??????????")
        task = story.hand.next
        assert isinstance(task, Dealer)
        story = story.then(Deal("??" * task.how_many))
    assert reshuffles(story) == "discards 22"
    assert story.hand.cards.stub == 12


# --- six players discarding five, three times ---


class Played:
    """A hand in which everybody calls and changes all his cards in every draw, dealt from a real pack."""

    def __init__(self, table: Table, seed: int) -> None:
        self.story = seated(table)
        self.chance = Random(seed)
        self.stub = list(NAMES[:52])
        self.chance.shuffle(self.stub)
        self.aside: list[str] = []
        """Burned cards and discards."""
        self.thrown: dict[int, list[str]] = {seat.number: [] for seat in self.story.hand.seats}
        while not isinstance(self.story.hand.next, Over):
            self.go_on()

    def go_on(self) -> None:
        """Do the next thing."""
        match self.story.hand.next:
            case Dealer("post"):
                self.story = self.story.then(PostForcedBets())
            case Dealer() as task:
                self.deal(task)
            case Player(seat, DrawOptions()):
                self.throw_all(seat, self.story.hand.seat(seat).cards)
            case Player(seat, BettingOptions(call)):
                self.story = self.story.then(Call(seat) if call else Check(seat))
            case Player(seat):
                self.story = self.story.then(Show(seat))
            case waiting:
                raise AssertionError(f"it waits for {waiting}")

    def deal(self, task: Dealer) -> None:
        """Off the top, but for his own discards as long as there are others (L2)."""
        burned = self.top(task.burn)
        self.stub.sort(key=lambda card: card in cards_in(task.not_these))
        cards = self.top(task.how_many * len(task.to_whom))
        if task.what == "draw":
            assert not set(cards) & set(self.thrown[task.to_whom[0]])
        self.aside += burned
        self.story = self.story.then(Deal("".join(cards), "".join(burned)))
        held = [card for seat in self.story.hand.seats for card in cards_in(seat.cards)]
        assert len(held) == len(set(held))

    def top(self, count: int) -> list[str]:
        """The first cards of the stub."""
        cards, self.stub = self.stub[:count], self.stub[count:]
        assert len(cards) == count
        return cards

    def throw_all(self, seat: int, cards: str) -> None:
        """He throws everything away; what the engine says is shuffled in goes into the stub."""
        before = len(self.story.events)
        self.story = self.story.then(Discard(seat, cards))
        for event in self.story.events[before:]:
            if isinstance(event, Reshuffled):
                self.stub, self.aside = self.stub + self.aside, []
                self.chance.shuffle(self.stub)
                assert event.stub == len(self.stub)
                assert set(self.stub) == stub(self.story)
        self.aside += cards_in(cards)
        self.thrown[seat] += cards_in(cards)


@pytest.mark.parametrize("seed", range(6))
def test_L2_six_players_change_five_cards_three_times(seed: int) -> None:
    """90 cards from a pack of 52: nobody gets his own again, and no card is in two places."""
    played_out = Played(Table("FL 2/4", "abcdef 200", TRIPLE_DRAW), seed)
    assert sum(isinstance(event, Drawn) for event in played_out.story.events) == 18
    assert {len(cards) for cards in played_out.thrown.values()} == {15}
    assert sum(int(stack) for _, stack in stacks(played_out.story)) == 1200
    awarded = [event for event in played_out.story.events if isinstance(event, PotAwarded)]
    assert sum(chips for event in awarded for _, chips in event.shares) == 12


def stacks(story: Story) -> tuple[tuple[int, int], ...]:
    """What everybody has when it is over."""
    over = story.hand.next
    assert isinstance(over, Over)
    return over.stacks


# --- secrets ---


@pytest.mark.parametrize("viewer", [None, "b"])
def test_L2_others_learn_how_many_were_changed_and_that_the_stub_was_shuffled(viewer: str | None) -> None:
    story = played(SIX, f"{TO_E}, e changes 7c7d for 2c2d")
    seat = story.seat(viewer) if viewer else None
    assert [seen_by(seat, event) for event in story.events[-3:]] == [
        Discarded(story.seat("e"), "????"),
        Reshuffled("discards", 22, story.seat("e")),
        Drawn(story.seat("e"), "????"),
    ]


def test_F2_what_a_player_may_not_be_dealt_is_told_to_the_dealer_and_himself() -> None:
    story = played(SIX, f"{TO_E}, e throws 5")
    for viewer, never in ((None, ""), ("a", ""), ("e", "7c7d7h7s8c")):
        task = story.hand.as_seen_by(story.seat(viewer) if viewer else None).next
        assert task == Dealer("draw", (story.seat("e"),), 5, not_these=never)
