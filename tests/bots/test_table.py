"""The practice table: who is dealt in, whose button, whose chips; P1, P2, B6, T3."""

from random import Random

import pytest

from pakli.bots import Bot, CallingBot, PracticeTable, RandomBot, Sign, button_draw, sign_of
from pakli.rules import FixedLimit, ForcedBetsPosted, NoLimit, PotLimit, RuleViolation, SpreadLimit, Stakes
from pakli.table import HORSE, SitOut

NO_LIMIT = sign_of("holdem", None, "standard", 1, 2)


def table(bots: dict[int, Bot], sign: Sign = NO_LIMIT, stack: int = 200) -> PracticeTable:
    return PracticeTable(sign, bots, stack, rng=Random(5))


def play(at: PracticeTable) -> None:
    for _ in at.play_hand():
        pass


def test_the_button_moves_left_past_seats_without_chips() -> None:
    at = table({2: CallingBot(), 4: CallingBot(), 7: CallingBot(), 9: CallingBot()})
    buttons = []
    for _ in range(5):
        play(at)
        buttons.append(at.button)
        for seat in at.broke:
            at.buy(seat)
    assert buttons == [2, 4, 7, 9, 2]
    at.table, _ = at.table.play(SitOut(4))
    play(at)
    assert at.button == 7


def test_a_rotation_plays_an_orbit_of_each_game() -> None:
    at = table({seat: CallingBot() for seat in (1, 2, 3)}, sign_of("horse", None, "standard", 1, 2))
    played = []
    for _ in range(16):
        hand, _ = next(steps := at.play_hand())
        played.append(hand.plan.game.variant.id)
        for _ in steps:
            pass
        for seat in at.broke:
            at.buy(seat)
    assert played == [game for game in (*HORSE, HORSE[0]) for _ in range(3)][:16]


def test_horse_is_played_at_fixed_limit() -> None:
    with pytest.raises(RuleViolation) as caught:
        sign_of("horse", "no-limit", "standard", 1, 2)
    assert (caught.value.refusal.clause, caught.value.refusal.code) == ("G8", "setup.limit_not_offered")


def test_straddles_are_offered_where_the_house_plays_them_and_all_agree() -> None:
    sign = sign_of("holdem", None, "kaszino", 20, 40)
    at = PracticeTable(sign, {seat: CallingBot() for seat in (1, 2, 4)}, 2000, straddle=True, rng=Random(2))
    kinds = set()
    for _ in range(12):
        for _, events in at.play_hand():
            kinds |= {post.kind for e in events if isinstance(e, ForcedBetsPosted) for post in e.posts}
        for seat in at.broke:
            at.buy(seat)
    assert kinds == {"small_blind", "big_blind", "straddle"}


def test_the_first_button_is_the_one_drawn() -> None:
    at = PracticeTable(NO_LIMIT, {1: CallingBot(), 2: CallingBot(), 3: CallingBot()}, 200, first_button=2)
    play(at)
    assert at.button == 2


def test_the_highest_card_draws_the_button_and_suits_break_ties() -> None:
    assert button_draw((1, 2, 3), "KsAh2c") == (2, {1: "Ks", 2: "Ah", 3: "2c"})
    assert button_draw((1, 2, 3), "AhKsAs")[0] == 3


def test_no_chip_is_lost_or_made_and_a_new_stack_is_counted() -> None:
    at = table({seat: RandomBot() for seat in (1, 2, 3)}, stack=7)
    for _ in range(200):
        play(at)
        assert at.chips + at.raked == at.bought
        for seat in at.broke:
            assert at.buy(seat) == 7
    assert at.hands == 200
    assert at.bought > 21


def test_a_seed_brings_the_same_game_again() -> None:
    first, again = (table({seat: RandomBot() for seat in (1, 2, 3, 4)}) for _ in range(2))
    for at in (first, again):
        for _ in range(30):
            play(at)
            for seat in at.broke:
                at.buy(seat)
    assert first.stacks == again.stacks


def test_five_at_five_card_draw_deal_four_in_and_the_button_sits_out() -> None:
    at = PracticeTable(
        sign_of("five-card-draw", None, "standard", 10, 20),
        {seat: CallingBot() for seat in (1, 2, 3, 4, 5)},
        500,
        rng=Random(1),
    )
    for button in (1, 2, 3, 4, 5, 1):
        hand, _ = next(steps := at.play_hand())
        assert at.button == button
        assert {seat.number for seat in hand.seats} == {1, 2, 3, 4, 5} - {button}
        for _ in steps:
            pass
        assert at.chips == at.bought


@pytest.mark.parametrize("players", [1, 30])
def test_too_few_or_too_many_are_refused_before_anything_is_dealt(players: int) -> None:
    with pytest.raises(RuleViolation) as caught:
        table({seat: RandomBot() for seat in range(1, players + 1)})
    assert caught.value.refusal.clause == "G1"


def test_the_numbers_on_a_sign_are_blinds_or_limits_as_the_house_says() -> None:
    blinds = sign_of("holdem", "no-limit", "standard", 10, 20)
    assert (blinds.limit, blinds.stakes) == (NoLimit(), Stakes(20, 10))
    limits = sign_of("holdem", "pot-limit", "kaszino", 10, 20)  # B6: the lower is the big blind
    assert (limits.limit, limits.stakes) == (PotLimit(), Stakes(10, 5))
    fixed = sign_of("omaha", "fixed-limit", "omaha", 10, 20)  # B1
    assert (fixed.limit, fixed.stakes) == (FixedLimit(10, 20), Stakes(10, 5))
    spread = sign_of("holdem", "spread-limit", "wiki", 2, 6)  # B2
    assert (spread.limit, spread.stakes) == (SpreadLimit(6), Stakes(2, 1))
    assert sign_of("omaha", None, "standard", 1, 2).limit == PotLimit()
