"""Packs and the dealer's part: C1, C2, P5, P9, D3, L2."""

from collections import Counter
from random import Random

import pytest

from pakli.bots import CallingBot, DealtFrom, packs
from pakli.cards import Pack, parse_cards
from pakli.rules import (
    Action,
    Deal,
    Dealer,
    Discard,
    DrawOptions,
    Hand,
    Player,
    PostForcedBets,
    Reshuffled,
    Stakes,
    set_up,
)


@pytest.mark.parametrize("pack", Pack)
@pytest.mark.parametrize("at_once", [1, 64])
def test_every_pack_holds_each_of_its_cards_once(pack: Pack, at_once: int) -> None:
    source = packs(pack, at_once=at_once)
    for _ in range(2 * at_once):
        assert sorted(parse_cards(next(source))) == list(pack.codes)


def test_packs_differ_and_a_seed_gives_them_again() -> None:
    first, again, other = packs(52, Random(7)), packs(52, Random(7)), packs(52, Random(8))
    dealt = [next(first) for _ in range(50)]
    assert dealt == [next(again) for _ in range(50)]
    assert len(set(dealt)) == 50
    assert dealt != [next(other) for _ in range(50)]


def test_every_card_comes_first_about_equally_often() -> None:
    source = packs(32, Random(1), at_once=256)
    first = Counter(next(source)[:2] for _ in range(32 * 200))
    assert len(first) == 32
    assert all(120 < times < 280 for times in first.values())


def test_cards_come_off_the_top_in_order_with_a_burn_before_the_board() -> None:
    pack = next(packs(52, Random(2)))
    dealer = DealtFrom(pack)
    assert dealer.answer(Dealer("post")) == PostForcedBets()
    assert dealer.answer(Dealer("hole", (1, 2, 3), 2)) == Deal(pack[:12])
    assert dealer.answer(Dealer("board", how_many=3, burn=1)) == Deal(pack[14:20], pack[12:14])
    assert dealer.answer(Dealer("board", how_many=1)) == Deal(pack[20:22])


def drawn_hand(variant: str, pack: str, *discards: str) -> tuple[Hand, list[Reshuffled]]:
    """A hand of as many players as `discards`, all of whom call and draw what is said."""
    seats = range(1, len(discards) + 1)
    hand = Hand.start(
        set_up(dict.fromkeys(seats, 100), button=len(seats), stakes=Stakes(2, 1), variant=variant)
    )
    dealer, shuffles, wanted = DealtFrom(pack), list[Reshuffled](), list(discards)
    while wanted or isinstance(hand.next, Dealer):
        waits = hand.next
        if isinstance(waits, Dealer):
            action: Action = dealer.answer(waits)
        elif isinstance(waits, Player) and isinstance(waits.options, DrawOptions):
            action = Discard(waits.seat, hand.seat(waits.seat).cards[: 2 * int(wanted.pop(0))])
        else:
            assert isinstance(waits, Player)
            action = CallingBot().choose(waits, Random(1))
        hand, events = hand.play(action)
        for event in events:
            if isinstance(event, Reshuffled):
                shuffles.append(event)
                dealer.shuffle_in(event, hand, Random(1))
    return hand, shuffles


def test_burns_are_shuffled_in_when_the_stub_is_short() -> None:
    """D3, worked example 18: four players draw three each; the fourth gets burned cards, never discards."""
    pack = next(packs(32, Random(3)))
    hand, shuffles = drawn_hand("five-card-draw", pack, "3", "3", "3", "3")
    assert [event.what for event in shuffles] == ["burns"]
    burned = {pack[at : at + 2] for at in (40, 48, 56)}
    last = hand.seat(4).cards
    assert {last[at : at + 2] for at in range(4, 10, 2)} == burned


def test_nobody_gets_back_what_he_threw_away_while_other_cards_are_left() -> None:
    """L2: six players draw four and five cards in turn, more than the pack has."""
    for seed in range(10):
        pack = next(packs(52, Random(seed)))
        hand, shuffles = drawn_hand("deuce-to-seven-triple-draw", pack, "5", "5", "5", "5", "5", "5")
        assert [event.what for event in shuffles][:1] == ["discards"]
        held = "".join(seat.cards for seat in hand.seats)
        names = [held[at : at + 2] for at in range(0, len(held), 2)]
        assert len(set(names)) == len(names) == 30
        for at, seat in enumerate(hand.seats):
            first = {pack[2 * place : 2 * place + 2] for place in range(at, 30, 6)}
            assert not first & {seat.cards[card : card + 2] for card in range(0, 10, 2)}
