"""The draw of Five Card Draw card by card: stub, burns, reshuffle (D3); what others see; who is away (I4)."""

from typing import Final

import pytest

from pakli.rules import Deal, Dealer, Discarded, Drawn, Folded, RuleViolation, seen_by
from tests.rulebook.kit import Story, cards_in
from tests.rulebook.kit_draw import hand_of, played, step
from tests.rulebook.table import Table, listed
from tests.rulebook.telling import showing
from tests.rulebook.telling_draw import reshuffles, told

FOUR: Final = Table("PL 5/10 ante 5", "a 500, b 600, c 400, d 700", "five-card-draw")
THREE: Final = Table("PL 5/10 ante 5", "a 500, b 600, c 400", "five-card-draw")
ALL_IN: Final = Table("PL 5/10 ante 5", "a 20, b 20, c 20", "five-card-draw")
KASZINO: Final = Table("PL 5/10 ante 5", "a 500, b 25, c 400, d 700", "five-card-draw", "kaszino")
NO_BURNS: Final = Table("PL 5/10 ante 5", "abcd 500", "five-card-draw", rules={"burn_cards": False})

# --- D3: the stub, card by card ---

DRAWS: Final = [
    ("3, 3, 3, 3", [12, 8, 4, 0], "burns 3"),
    ("3, 3, 2, 3", [12, 8, 4, 1], "burns 4"),
    ("0, 3, 3, 3", [12, 12, 8, 4], ""),
    ("3, 3, 3, 0", [12, 8, 4, 0], ""),
    ("3, 3, 3, 1", [12, 8, 4, 0], "burns 3"),
    ("3, 3, 1, 3", [12, 8, 4, 2], "burns 4"),
    ("3, 2, 3, 3", [12, 8, 5, 1], "burns 4"),
    ("2, 3, 2, 3", [12, 9, 5, 2], "burns 4"),
    ("2, 2, 2, 2", [12, 9, 6, 3], ""),
    ("1, 1, 1, 3", [12, 10, 8, 6], ""),
    ("0, 0, 0, 3", [12, 12, 12, 12], ""),
]
"""What each throws away, the stub before each draw, what is shuffled into it."""


def stubs(draws: str, table: Table = FOUR) -> tuple[list[int], Story]:
    """The stub before each of these draws, and the story after them."""
    story, before = played(table, "checks"), []
    for name, number in zip("abcd", listed(draws), strict=True):
        before.append(story.hand.cards.stub)
        story = step(story, f"{name} draws {number}" if int(number) else f"{name} stands pat")
    return before, story


@pytest.mark.parametrize(("draws", "before", "shuffled"), DRAWS)
def test_D3_the_stub_before_each_draw(draws: str, before: list[int], shuffled: str) -> None:
    found, story = stubs(draws)
    assert found == before
    assert reshuffles(story) == shuffled
    assert told(story) == "a may check or bet 1..20"


@pytest.mark.parametrize(("draws", "before", "shuffled"), DRAWS)
def test_D3_every_hand_is_whole_again(draws: str, before: list[int], shuffled: str) -> None:
    _, story = stubs(draws)
    hands = cards_in("".join(hand_of(story, name) for name in "abcd"))
    assert len(hands) == len(set(hands)) == 20


def test_P9_the_house_may_burn_none() -> None:
    before, story = stubs("3, 3, 3, 3", NO_BURNS)
    assert before == [12, 9, 6, 3]
    assert reshuffles(story) == ""


HELD: Final = Table(
    "PL 5/10 ante 5",
    "abcd 500",
    "five-card-draw",
    holding="a 7c7d7h7s8c, b 8d8h8s9c9d, c 9h9sTcTdTh, d TsJcJdJhJs",
)


def test_example_18_the_fourth_finds_the_stub_empty_and_gets_the_three_burned_cards() -> None:
    """Each draws 3; no burn for the fourth, and exactly the three burned cards are there for him."""
    story = played(
        HELD,
        "checks, a throws 7c7d7h, deal QcQdQh burning Ac, b throws 8d8h8s, "
        "deal QsKcKd burning Ad, c throws TcTdTh, deal KhKsAs burning Ah, d throws JcJdJh",
    )
    assert reshuffles(story) == "burns 3"
    assert told(story) == "dealer: 3 to d, none of JcJdJh"
    for other in ("Qc", "Jc", "7c", "8d", "Tc", "As"):
        with pytest.raises(RuleViolation, match="C1"):
            story.then(Deal(f"AcAd{other}"))
    story = step(story, "deal AhAcAd")
    assert hand_of(story, "d") == "TsJsAhAcAd"
    assert story.hand.cards.stub == 0
    assert told(story) == "a may check or bet 1..20"


def test_example_33_the_last_stub_card_is_burned_and_three_of_four_burned_cards_dealt() -> None:
    """3, 3, 2, 3: one card is left before the fourth draw."""
    story = played(
        HELD,
        "checks, a throws 7c7d7h, deal QcQdQh burning Ac, b throws 8d8h8s, "
        "deal QsKcKd burning Ad, c throws TcTd, deal KhKs burning Ah, d throws JcJdJh",
    )
    assert told(story) == "dealer: burns 1, 0 to d, none of JcJdJh"
    assert story.hand.cards.stub == 1
    with pytest.raises(RuleViolation, match="C1"):
        story.then(Deal("", "Jc"))
    story = step(story, "burn As")
    assert reshuffles(story) == "burns 4"
    assert told(story) == "dealer: 3 to d, none of JcJdJh"
    story = step(story, "deal AsAhAd")  # the last card burned is among them
    assert (hand_of(story, "d"), story.hand.cards.stub) == ("TsJsAsAhAd", 1)


def test_D3_the_rest_of_the_stub_comes_first_then_the_burned_cards() -> None:
    """3, 3, 1, 3: two cards are left; one is burned, one dealt, and two of four burned cards are missing."""
    story = played(
        HELD,
        "checks, a throws 7c7d7h, deal QcQdQh burning Ac, b throws 8d8h8s, "
        "deal QsKcKd burning Ad, c throws Tc, deal Kh burning Ah, d throws JcJdJh",
    )
    assert told(story) == "dealer: burns 1, 1 to d, none of JcJdJh"
    story = step(story, "deal Ks burning As")
    assert reshuffles(story) == "burns 4"
    assert told(story) == "dealer: 2 to d, none of JcJdJh"
    assert hand_of(step(story, "deal AsAc"), "d") == "TsJsKsAsAc"


def test_D3_with_fewer_players_the_stub_suffices() -> None:
    story = played(THREE, "checks, a draws 3, b draws 3, c draws 3")
    assert (story.hand.cards.stub, reshuffles(story)) == (5, "")


# --- showing, secrets, time ---


def test_P12_the_last_to_bet_in_the_last_round_shows_first() -> None:
    assert (
        showing(
            played(
                FOUR, "a bet 10, b call, c call, d call, pat, b check, c bet 5, d call, a call, b call, shows"
            )
        )
        == "c shows, d shows, a shows, b shows"
    )


def test_P12_checked_through_the_first_left_of_the_button_shows_first_whoever_began() -> None:
    """D4: b began the round."""
    story = played(FOUR, "a bet 10, b call, c call, d call, pat, checks, shows")
    assert showing(story) == "a shows, b shows, c shows, d shows"


def test_P13_at_the_casino_all_show() -> None:
    assert showing(played(KASZINO, "checks, pat, checks")) == "a shows, b shows, c shows, d shows"


def test_P16_hands_turned_up_cannot_be_thrown_away() -> None:
    story = played(ALL_IN, "a all-in 15, b all-in 15, c all-in 15, pat")
    assert showing(story) == "a up, b up, c up"


def test_P16_nothing_is_turned_up_before_the_draw() -> None:
    assert showing(played(ALL_IN, "a all-in 15, b all-in 15, c all-in 15, a stands pat, b draws 3")) == ""


@pytest.mark.parametrize("viewer", [None, "b", "c"])
def test_D3_others_learn_how_many_he_changed_and_not_which(viewer: str | None) -> None:
    """F2: nor is a burn card told to anyone."""
    story = played(HELD, "checks, a changes 7c7d for AsKs")
    seat = story.seat(viewer) if viewer else None
    seen = [seen_by(seat, event) for event in story.events[-2:]]
    assert seen == [Discarded(story.seat("a"), "????"), Drawn(story.seat("a"), "????", "??")]


def test_D3_he_himself_sees_his_new_cards_and_no_burn_card() -> None:
    story = played(HELD, "checks, a throws 7c7d, deal AsKs burning Ac")
    seen = [seen_by(story.seat("a"), event) for event in story.events[-2:]]
    assert seen == [Discarded(story.seat("a"), "7c7d"), Drawn(story.seat("a"), "AsKs", "??")]


def test_I5_the_table_as_another_player_sees_it() -> None:
    """Hands, discards and burn cards are hidden from him; so is what the dealer may not deal."""
    story = played(HELD, "checks, a changes 7c7d7h for QcQdQh, b throws 8d8h8s")
    seen = story.hand.as_seen_by(story.seat("a"))
    assert [seat.cards for seat in seen.seats] == ["7s8cQcQdQh", "????", "??????????", "??????????"]
    assert seen.cards.discards == ((0, "7c7d7h"), (1, "??????"))
    assert seen.cards.burned == "??"
    assert seen.next == Dealer("draw", (story.seat("b"),), 3, 1)


@pytest.mark.parametrize("preset", ["standard", "omaha", "wiki"])
def test_I4_check_or_fold_who_is_away_at_his_draw_stands_pat(preset: str) -> None:
    table = Table("PL 5/10 ante 5", "a 500, b 25, c 400, d 700", "five-card-draw", preset)
    story = played(table, "checks, a times out")
    assert story.events[-1] == Discarded(story.seat("a"), "", timed_out=True)
    assert told(story) == "b may change up to 3"


def test_I4_fold_who_is_away_at_his_draw_has_folded() -> None:
    story = played(KASZINO, "checks, a times out")
    assert story.events[-1] == Folded(story.seat("a"), timed_out=True)
    assert told(story) == "b may change up to 3"


def test_I4_fold_who_is_all_in_cannot_fold_and_stands_pat() -> None:
    story = played(KASZINO, "a bet 20, b all-in 20, c call, d call, a stands pat, b times out")
    assert story.events[-1] == Discarded(story.seat("b"), "", timed_out=True)


def test_I4_fold_the_last_one_left_has_the_pot() -> None:
    assert (
        told(played(KASZINO, "a bet 20, b fold, c fold, d call, a times out")) == "a 475, b 20, c 395, d 735"
    )


@pytest.mark.parametrize(
    ("table", "then"),
    [(FOUR, "b may check or bet 5..20"), (KASZINO, "b may check or bet 5..20")],
    ids=["check_or_fold", "fold"],
)
def test_I4_who_is_away_in_the_first_round_passes_or_has_folded(table: Table, then: str) -> None:
    story = played(table, "a times out")
    assert told(story) == then
    assert isinstance(story.events[-1], Folded) == (table is KASZINO)
