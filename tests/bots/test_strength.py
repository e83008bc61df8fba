"""How strong a hand looks to a bot: starting hands and shares of the pot."""

from random import Random

import pytest

from pakli.bots import CallingBot
from pakli.bots.starting import standing
from pakli.bots.strength import pot_share
from pakli.cards import parse_cards
from pakli.rules import Deal, Hand, Player, PostForcedBets, Stakes, set_up


def worth(cards: str, *, pack: int = 52, low: bool = False) -> float:
    return standing(parse_cards(cards), pack, low=low)


@pytest.mark.parametrize(
    "better_first",
    [
        "AsAh KsKh JsJh AsKs AsKh JsTs Js4h 7h2c",
        "AsAhKsKh AsKsQhJd KsKh7c2d 9c5d4h2s",
    ],
)
def test_starting_hands_stand_in_the_order_players_know(better_first: str) -> None:
    worths = [worth(cards) for cards in better_first.split()]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= known <= 1 for known in worths)


def test_aces_are_best_and_a_standing_is_a_share_of_all_hands() -> None:
    assert worth("AsAh") > 0.99
    assert worth("7h2c") < 0.15
    assert 0.5 < worth("Js7s") < 0.8


def test_low_cards_are_worth_more_where_a_low_wins_half() -> None:
    assert worth("Ac2d3h9s", low=True) > worth("Ac2d3h9s") + 0.2
    assert worth("Ac2d3h4s", low=True) > worth("KcQdJhTs", low=True)


def test_in_a_short_pack_the_same_yardstick_has_fewer_hands() -> None:
    assert worth("AsAh", pack=32) > 0.95
    assert worth("8s7h", pack=32) < 0.35


def at_the_flop(variant: str, hole: str, others: str, flop: str) -> Hand:
    """Three players see a flop; seat 1 holds `hole`."""
    hand = Hand.start(set_up({1: 200, 2: 200, 3: 200}, button=3, stakes=Stakes(2, 1), variant=variant))
    hand, _ = hand.play(PostForcedBets())
    own, rest = parse_texts(hole), parse_texts(others)
    cards = "".join(own[at] + rest[2 * at] + rest[2 * at + 1] for at in range(len(own)))
    hand, _ = hand.play(Deal(cards))
    while isinstance(hand.next, Player):
        hand, _ = hand.play(CallingBot().choose(hand.next, Random(1)))
    hand, _ = hand.play(Deal(flop))
    return hand


def parse_texts(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def share(variant: str, hole: str, others: str, flop: str, deals: int = 400) -> float:
    return pot_share(at_the_flop(variant, hole, others, flop).as_seen_by(1), 1, Random(3), deals)


def test_the_nuts_win_it_all_and_nothing_wins_little() -> None:
    assert share("holdem", "AsKs", "2c7d3h8c", "QsJsTs") == 1.0
    assert share("holdem", "3c2d", "AcAdKcKd", "QsJsTs") < 0.2


def test_omaha_plays_two_from_the_hand_exactly() -> None:
    # Four spades on the board to come do not help one lone spade (H6).
    assert share("omaha", "As7h6d2c", "Kd8c3h9c4d5cJhQc", "KsQs9s") < 0.35


def test_a_low_without_a_high_wins_about_half() -> None:
    low = share("omaha-high-low", "Ac2dQsJh", "Kd8c3hKc4d5cTh9c", "7h6s3d")
    high = share("omaha", "Ac2dQsJh", "Kd8c3hKc4d5cTh9c", "7h6s3d")
    assert low > high + 0.15


def test_the_same_chance_gives_the_same_share() -> None:
    view = at_the_flop("holdem", "AsKd", "2c7d3h8c", "QsJh4c").as_seen_by(1)
    assert pot_share(view, 1, Random(9)) == pot_share(view, 1, Random(9))
