"""The pack in the dealer's hand: P4, P5, P9, D3, L2, worked examples 18 and 33."""

import random
from typing import Final

import pytest

from pakli.cards import NAMES
from pakli.rules import (
    AwardPot,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
    DrawOptions,
    Hand,
    Player,
    PostForcedBets,
    Show,
    ShowOptions,
    Stakes,
    set_up,
)
from pakli.table import Shoe, unknown_cards

PACK: Final = "".join(NAMES[:52])
SHORT: Final = "".join(NAMES[20:52])


def mixed(cards: str) -> str:
    """Cards in another order."""
    names = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    random.Random(3).shuffle(names)
    return "".join(names)


def test_P4_the_top_of_the_pack_goes_under() -> None:
    assert Shoe.of(PACK, 5).rest == PACK[10:] + PACK[:10]
    assert Shoe.of(PACK).rest == PACK
    cards, rest = Shoe.of(PACK).off(3)
    assert (cards, rest.rest) == (PACK[:6], PACK[6:])


def test_P5_P9_cards_come_off_the_top_and_one_is_burned_before_the_board() -> None:
    hand = Hand.start(set_up({1: 100, 2: 100}, button=1, stakes=Stakes(2, 1)))
    shoe = Shoe.of(PACK)
    action, shoe = shoe.answer(hand)
    assert action == PostForcedBets()
    hand, _ = hand.play(action)
    action, shoe = shoe.answer(hand)
    assert action == Deal(PACK[:8])
    hand, _ = hand.play(action)
    hand, _ = hand.play(Call(1))
    hand, _ = hand.play(Check(2))
    action, shoe = shoe.answer(hand)
    assert action == Deal(PACK[10:16], PACK[8:10])
    assert shoe.rest == PACK[16:]


def drawn(variant: str, pack: str, *discards: int) -> tuple[Hand, Shoe, int]:
    """A hand of as many players as `discards`, who draw so many each; and how often cards were shuffled."""
    seats = range(1, len(discards) + 1)
    hand = Hand.start(
        set_up(dict.fromkeys(seats, 100), button=len(seats), stakes=Stakes(2, 1), variant=variant)
    )
    shoe, wanted, shuffles = Shoe.of(pack), list(discards), [0]

    def shuffle(cards: str) -> str:
        shuffles[0] += 1
        return mixed(cards)

    while wanted or isinstance(hand.next, Dealer):
        waiting = hand.next
        if isinstance(waiting, Dealer):
            action, shoe = shoe.answer(hand, shuffle)
        else:
            assert isinstance(waiting, Player)
            options, seat = waiting.options, waiting.seat
            if isinstance(options, DrawOptions):
                action = Discard(seat, hand.seat(seat).cards[: 2 * wanted.pop(0)])
            elif isinstance(options, ShowOptions):
                action = Show(seat)
            else:
                action = Call(seat) if getattr(options, "call", 0) else Check(seat)
        hand, _ = hand.play(action)
    return hand, shoe, shuffles[0]


def names(cards: str) -> set[str]:
    """Cards one by one."""
    return {cards[at : at + 2] for at in range(0, len(cards), 2)}


def test_D3_example_18_the_fourth_gets_the_burned_cards() -> None:
    hand, _, shuffles = drawn("five-card-draw", SHORT, 3, 3, 3, 3)
    burned = names(SHORT[40:42] + SHORT[48:50] + SHORT[56:58])
    assert burned <= names(hand.seat(4).cards)
    assert shuffles == 1


def test_D3_example_33_the_last_stub_card_is_burned() -> None:
    hand, shoe, _ = drawn("five-card-draw", SHORT, 3, 3, 2, 3)
    burned = names(SHORT[40:42] + SHORT[48:50] + SHORT[56:58] + SHORT[62:64])
    assert len(burned & names(hand.seat(4).cards)) == 3
    assert names(shoe.rest) <= burned


def test_L2_nobody_gets_back_what_he_threw_away_while_others_are_left() -> None:
    hand, _, shuffles = drawn("deuce-to-seven-triple-draw", PACK, 5, 5, 5, 5, 5, 5)
    assert shuffles >= 1
    dealt = [PACK[2 * at : 2 * at + 2] for at in range(30)]
    for place, seat in enumerate(hand.seats):
        assert not set(dealt[place::6]) & names(seat.cards)


def test_a_pack_that_runs_out_needs_something_to_shuffle_with() -> None:
    hand = Hand.start(
        set_up(dict.fromkeys((1, 2), 100), button=2, stakes=Stakes(2, 1), variant="five-card-draw")
    )
    hand, _ = hand.play(PostForcedBets())
    with pytest.raises(AssertionError, match="nothing is given to shuffle with"):
        Shoe("").answer(hand)


def test_a_dealer_of_real_cards_names_none() -> None:
    hand = Hand.start(set_up({1: 100, 2: 100}, button=1, stakes=Stakes(2, 1)))
    hand, _ = hand.play(unknown_cards(Dealer("post")))
    assert isinstance(hand.next, Dealer)
    hand, _ = hand.play(unknown_cards(hand.next))
    hand, _ = hand.play(Call(1))
    hand, _ = hand.play(Check(2))
    assert isinstance(hand.next, Dealer)
    assert unknown_cards(hand.next) == Deal("??????", "??")
    with pytest.raises(AssertionError, match="who wins"):
        unknown_cards(Dealer("award"))
    assert AwardPot(0, (1,)) != unknown_cards(hand.next)
