"""Events as sentences, to one viewer: every event there is, pots and halves, what was shown and what not."""

from random import Random

import pytest

from pakli.bots import CallingBot, sign_of
from pakli.cli.practice.narrator import Narrator
from pakli.cli.signs import sign_text
from pakli.rules import (
    Action,
    BetTakenBack,
    BoardDealt,
    Call,
    CardReplaced,
    CardsExposed,
    Check,
    Deal,
    Discarded,
    Drawn,
    Event,
    Fold,
    Folded,
    Hand,
    HandAwarded,
    HandKilled,
    Misdealt,
    Muck,
    Over,
    Player,
    PostForcedBets,
    PotAwarded,
    RaiseTo,
    RakeTaken,
    Reshuffled,
    RunsAgreed,
    Stakes,
    seen_by,
    set_up,
)
from pakli.table.telling import told_hand
from pakli.texts import LANGUAGES, translator

NAMES = {1: "Anna", 2: "Bence", 3: "Celia"}


def narrator(hand: Hand, viewer: int = 1, language: str = "en") -> Narrator:
    told = Narrator(translator(language), viewer, NAMES, in_words=False)
    told.begin(hand.as_seen_by(viewer), 1)
    return told


def started(variant: str = "holdem", stacks: dict[int, int] | None = None) -> Hand:
    """Seat 3 has the button; 1 and 2 are the blinds."""
    return Hand.start(
        set_up(stacks or {1: 100, 2: 100, 3: 100}, button=3, stakes=Stakes(2, 1), variant=variant)
    )


def told(hand: Hand, *actions: Action, viewer: int = 1) -> list[str]:
    """Play `actions` and tell them to `viewer`."""
    by = narrator(hand, viewer)
    lines: list[str] = []
    for action in actions:
        hand, events = hand.play(action)
        for event in events:
            seen = seen_by(viewer, event)
            lines += [] if seen is None else by.tell(seen)
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        Folded(1, timed_out=True),
        Discarded(2, "????"),
        Discarded(2, ""),
        Drawn(1, "As"),
        Drawn(2, "??"),
        Reshuffled("burns", 12),
        CardsExposed(((2, "7c"),)),
        CardReplaced(2, "7c", "??"),
        CardReplaced(1, "7c", "8d"),
        Misdealt("I2", "two cards flipped"),
        HandKilled(2, "I3", "three cards"),
        BetTakenBack(2, 3, "a chip of another colour"),
        HandAwarded(1, "a chip of another colour"),
        RakeTaken(0, 3),
        RunsAgreed(2),
        BoardDealt(0, "As"),
        PotAwarded(0, ((1, 3), (2, 3))),
        PotAwarded(0, ((1, 3),), "low"),
        PotAwarded(0, ((1, 3),), "high"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_rare_events_are_told_in_every_language(event: Event, language: str) -> None:
    hand, _ = started().play(PostForcedBets())
    by = narrator(hand, language=language)
    lines = [by.sentence(line) for line in told_hand(event, by.view, 1)]
    assert all(line.strip() for line in lines)
    assert "{" not in "".join(lines)
    if not (isinstance(event, Drawn) and event.seat != 1):
        assert lines


FOLDED_ROUND = (PostForcedBets(), Deal("As7c2hKd8c3h"), Fold(3), Fold(1))


def test_a_hand_folded_round_is_told_to_each_with_his_own_cards() -> None:
    assert told(started(), *FOLDED_ROUND) == [
        "You post the small blind, 1.",
        "Bence posts the big blind, 2.",
        "Your cards: A♠ K♦.",
        "Celia folds.",
        "You fold.",
        "1 that nobody called goes back to Bence.",
        "Pot: 2.",
        "Bence wins 2; nobody called.",
    ]
    assert told(started(), *FOLDED_ROUND, viewer=3)[:3] == [
        "Anna posts the small blind, 1.",
        "Bence posts the big blind, 2.",
        "Your cards: 2♥ 3♥.",
    ]


def test_side_pots_and_winners_are_named_with_their_hands() -> None:
    lines = told(
        started(stacks={1: 30, 2: 60, 3: 100}),
        PostForcedBets(),
        Deal("As7cKhAd7dKs"),
        RaiseTo(3, 100),
        Call(1),
        Call(2),
        Deal("2c3d9h", "4s"),
        Deal("Ts", "4d"),
        Deal("Jc", "4h"),
    )
    assert lines[-4:] == [
        "Main pot: 90.",
        "You win 90 with this hand: pair of aces.",
        "Side pot 1: 60.",
        "Celia wins 60 with this hand: pair of kings.",
    ]
    assert "Celia raises to 100 and is all-in." in lines
    assert "You call 29 and are all-in." in lines
    assert "40 that nobody called goes back to Celia." in lines
    assert "Bence shows 7♣ 7♦: pair of sevens." in lines


def checked_down(variant: str, *cards: str) -> list[str]:
    """Told to seat 1: the cards come, all call and check down, everybody shows."""
    hand, actions = started(variant), list[Action]()
    dealt = iter(cards)
    while not isinstance(hand.next, Over):
        if isinstance(hand.next, Player):
            actions.append(CallingBot().choose(hand.next, Random(1)))
        else:
            actions.append(Deal(next(dealt)) if actions else PostForcedBets())
        hand, _ = hand.play(actions[-1])
    return told(started(variant), *actions)


def test_the_halves_of_a_high_low_pot_are_won_by_name() -> None:
    # P5: one card at a time from the left of the button. 1: A♠ A♥ K♦ K♣; 2: A♣ 2♦ 9♦ 9♣; 3: rags.
    deal = "AsAcQsAh2dQdKd9dJdKc9cJs"
    lines = checked_down("omaha-high-low", deal, "3c4d8h", "Ts", "Td")
    assert "You win the high half, 3, with this hand: two pair, aces and tens." in lines
    assert "Bence wins the low half, 3, with this hand: low 8-4-3-2-A." in lines


def test_where_nobody_makes_a_low_it_is_said() -> None:
    deal = "AsAcQsAh2dQdKd9dJdKc9cJs"
    lines = checked_down("omaha-high-low", deal, "3c9h8h", "Ts", "Td")
    assert "No low hand qualifies: the high hand takes the whole pot." in lines
    assert "Bence wins 6 with this hand: full house, nines full of tens." in lines


def test_a_hand_thrown_away_is_not_named() -> None:
    actions: list[Action] = [
        PostForcedBets(),
        Deal("As7cKh7d"),
        Call(2),
        Check(1),
        Deal("2c3d9h"),
        Check(1),
        Check(2),
        Deal("Ts"),
    ]
    actions += [Check(1), Check(2), Deal("Jc"), Check(1), Check(2), Muck(2)]
    hand = Hand.start(set_up({1: 100, 2: 100}, button=2, stakes=Stakes(2, 1)))
    lines = told(hand, *actions)
    assert "Bence throws the cards away unseen." in lines
    assert "7" not in " ".join(lines)
    assert lines[-1] == "You win 4 with this hand: high card ace."


def test_stud_tells_up_cards_and_the_bring_in() -> None:
    hand = Hand.start(set_up({1: 100, 2: 100, 3: 100}, button=3, stakes=Stakes(4, 2), variant="stud"))
    lines = told(hand, PostForcedBets(), Deal("AsAcQsAh2dQdKd9d3d"))
    assert lines[3:] == [
        "Your cards: A♠ A♥ K♦.",
        "Bence gets a card face up: 9♦.",
        "Celia gets a card face up: 3♦.",
    ]


@pytest.mark.parametrize(
    ("game", "limit", "says"),
    [
        ("holdem", None, "Texas Hold’em, No Limit, blinds 10/20. House rules: Standard."),
        ("omaha", "fixed-limit", "Omaha Hold’em, Fixed Limit, limits 10/20. House rules: Standard."),
        ("holdem", "spread-limit", "Texas Hold’em, Spread Limit, bets 10–20. House rules: Standard."),
        ("five-card-draw", None, "Five Card Draw, Pot Limit, ante 5. House rules: Standard."),
        (
            "stud",
            None,
            "Seven Card Stud, Fixed Limit, limits 10/20, ante 3, bring-in 5. House rules: Standard.",
        ),
        (
            "holdem-36",
            None,
            "Short-deck Hold’em, 36 cards, No Limit, ante 5, button blind 20. House rules: Standard.",
        ),
    ],
)
def test_the_sign_says_what_is_paid_before_the_deal(game: str, limit: str | None, says: str) -> None:
    assert sign_text(translator("en"), sign_of(game, limit, "standard", 10, 20)) == says  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["exposed.several", "exposed.first"])
def test_I1_what_the_engine_itself_says_of_a_misdeal_is_a_message(code: str, language: str) -> None:
    hand, _ = started().play(PostForcedBets())
    by = narrator(hand, language=language)
    (line,) = map(by.sentence, told_hand(Misdealt("I1", code), by.view, 1))
    assert "exposed" not in line
    assert line == translator(language).text(f"event-misdeal-{code.replace('.', '-')}")
