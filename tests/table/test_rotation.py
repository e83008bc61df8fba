"""Which game is played: G8 (HORSE, rotation, dealer's choice), D5, G9, stud; the table's sign."""

from typing import Any, Final

import pytest

from pakli.rules import RuleViolation, Stakes, TimeUp
from pakli.table import (
    HORSE,
    BombPot,
    ChooseGame,
    GameChoice,
    Money,
    Sign,
    SitIn,
    SitOut,
    StartHand,
    TableGame,
    check_sign,
    game_of,
    sign_of,
)
from tests.table.kit import Sitting, game, sat

THREE: Final = {1: 500, 2: 500, 3: 500}


def horse(**fields: Any) -> Sign:
    """HORSE at FL 10/20."""
    stakes = Stakes(10, 5)
    games = [game_of(variant, stakes, limit="fixed-limit") for variant in HORSE]
    return sign_of(*games, cut=False, **fields)


def played(play: Sitting, hands: int) -> list[tuple[str, int]]:
    """Game and button of so many hands."""
    told = []
    for _ in range(hands):
        play.start()
        dealing = play.table.dealing
        assert dealing is not None
        told.append((dealing.game.variant, dealing.positions.button))
        play.folded_round()
    return told


def test_G8_horse_by_orbits() -> None:
    """An orbit is as many hands as there are players; in stud, which needs none, the button stays."""
    play = sat(horse(), THREE, button=3)
    assert play.table.sign.seats == 9
    assert played(play, 16) == [
        *[("holdem", button) for button in (3, 1, 2)],
        *[("omaha-high-low", button) for button in (3, 1, 2)],
        *[("razz", 2)] * 3,
        *[("stud", 2)] * 3,
        *[("stud-high-low", 2)] * 3,
        ("holdem", 3),
    ]


def test_G8_a_rotation_by_hands() -> None:
    sign = sign_of(game("NL 1/2"), game("PL 1/2 omaha"), rotation="hands", every=2, cut=False)
    play = sat(sign, dict.fromkeys(THREE, 100), button=3)
    assert [variant for variant, _ in played(play, 5)] == ["holdem", "holdem", "omaha", "omaha", "holdem"]


def test_G8_dealers_choice_the_button_names_the_game_before_each_hand() -> None:
    games = (game("NL 1/2"), game("PL 1/2 omaha"), game("FL 2/4 stud"))
    sign = sign_of(*games, rotation="dealers_choice", cut=False)
    play = sat(sign, dict.fromkeys(THREE, 100), button=3)
    names = ("holdem", "omaha", "stud")
    play.start()
    assert play.table.next == GameChoice(3, names)
    assert play.refused(ChooseGame(1, 1)) == "G8 ask.not_you"
    assert play.refused(ChooseGame(3, 3)) == "G8 choice.no_such_game"
    play.do(ChooseGame(3, 1))
    assert play.table.playing is not None
    assert play.table.playing.plan.setup.variant == "omaha"
    play.folded_round()
    play.start()
    assert play.table.next == GameChoice(1, names)
    play.do(ChooseGame(1, 2))
    play.folded_round()
    play.start()
    assert play.table.next == GameChoice(2, names), "where the button chooses it moves on in stud too"
    play.do(TimeUp(2))
    assert play.table.dealing is not None
    assert play.table.dealing.game.variant == "stud", "without an answer the last game is played again"


def test_G8_the_button_names_the_game_though_he_would_sit_out_of_it() -> None:
    """D5 leaves the button out of Five Card Draw, where it is the last game played."""
    games = (game("PL 1/4/1 five-card-draw"), game("NL 1/4/1"))
    sign = sign_of(*games, rotation="dealers_choice", cut=False, buy_in=(50, 500))
    play = sat(sign, dict.fromkeys((1, 2, 3, 4, 5), 100), button=2)
    play.start()
    assert play.table.next == GameChoice(2, ("five-card-draw", "holdem"))
    play.do(ChooseGame(2, 1))
    assert play.table.dealing is not None
    assert len(play.table.dealing.dealt) == 5


def test_W_22_players_at_one_table() -> None:
    sign = sign_of(game("NL 1/2"), seats=22, cut=False)
    play = sat(sign, dict.fromkeys(range(1, 23), 100), button=22)
    play.start()
    play.checked_down()
    assert play.shoe.rest == "", "52 cards exactly, burns counted"


def test_D5_of_five_at_a_draw_table_the_button_sits_out_and_pays_no_ante() -> None:
    sign = sign_of(game("PL 1/4/1 five-card-draw"), cut=False, buy_in=(50, 500))
    assert sign.seats == 5
    play = sat(sign, dict.fromkeys((1, 2, 3, 4, 5), 100), button=1)
    for button in (1, 2, 3, 4, 5, 1):
        play.start()
        dealing = play.table.dealing
        assert dealing is not None
        assert dealing.positions.button == button
        assert set(dealing.dealt) == {1, 2, 3, 4, 5} - {button}
        assert {(post.seat, post.kind) for post in dealing.posts} == {(s, "ante") for s in dealing.dealt}
        play.checked_down()


def test_D5_four_are_all_dealt_in() -> None:
    sign = sign_of(game("PL 1/4/1 five-card-draw"), cut=False, buy_in=(50, 500))
    play = sat(sign, dict.fromkeys((1, 2, 3, 5), 100), button=1)
    play.start()
    assert play.table.dealing is not None
    assert play.table.dealing.dealt == (2, 3, 5, 1)
    play.checked_down()


def test_G9_the_buttons_blind_goes_round_and_nobody_waits_to_come_in() -> None:
    play = sat("NL 1/2/1 holdem-36", {1: 200, 2: 200, 3: 200}, button=3, moves="dead")
    play.hands(1)
    play.do(play.sit(5, 200))
    for button in (1, 2, 3, 5, 1):
        play.start()
        dealing = play.table.dealing
        assert dealing is not None
        blinds = [post.seat for post in dealing.posts if post.kind == "big_blind"]
        assert blinds == [button]
        assert len(dealing.dealt) == 4
        play.folded_round()


def test_a_newcomer_is_dealt_in_at_once_where_everybody_antes() -> None:
    play = sat("FL 2/4 stud", {1: 200, 2: 200}, button=1)
    play.hands(1)
    play.do(play.sit(4, 200))
    play.start()
    assert play.table.dealing is not None
    assert set(play.table.dealing.dealt) == {1, 2, 4}


def test_missed_blinds_stay_due_through_games_without_blinds() -> None:
    sign = sign_of(
        game("FL 10/20"), game("FL 10/20 stud"), rotation="hands", every=3, cut=False, buy_in=(50, 900)
    )
    play = sat(sign, dict.fromkeys((1, 2, 3, 4), 500), button=4)
    play.hands(1)
    play.do(SitOut(3))
    play.hands(2)
    play.do(SitIn(3))
    play.start()
    assert play.table.dealing is not None
    assert play.table.dealing.game.variant == "stud"
    assert 3 in play.table.dealing.dealt
    play.folded_round()
    assert play.table.seat(3).owes_big


# --- the sign ---


def refused(*games: TableGame, **fields: Any) -> str:
    """Why such a sign cannot be; "": it can."""
    try:
        sign_of(*games, **fields)
    except RuleViolation as violation:
        return f"{violation.refusal.clause} {violation.refusal.code}"
    return ""


@pytest.mark.parametrize(
    ("words", "seats", "answer"),
    [
        ("NL 1/2", 2, ""),
        ("NL 1/2", 1, "G1 sign.bad_seats"),
        ("NL 1/2", 22, ""),
        ("NL 1/2", 23, "G1 sign.bad_seats"),
        ("PL 1/2 omaha", 10, ""),
        ("PL 1/2 omaha", 11, "G3 sign.bad_seats"),
        ("PL 1/4/1 five-card-draw", 5, ""),
        ("PL 1/4/1 five-card-draw", 6, "G5 sign.bad_seats"),
        ("FL 2/4 stud", 9, ""),
        ("FL 2/4 badugi", 7, "G11 sign.bad_seats"),
    ],
)
def test_G1_to_G11_how_many_seats(words: str, seats: int, answer: str) -> None:
    assert refused(game(words), seats=seats) == answer


def test_W_23_play_only_without_burn_cards() -> None:
    assert refused(game("NL 1/2", burn_cards=False), seats=23) == ""


def test_signs_that_cannot_be_played() -> None:
    one = game("NL 1/2")
    assert refused(one, buy_in=(50, 40)) == "T1 sign.buy_in_upside_down"
    assert refused(one, buy_in=(0, 40)) == "T1 setup.bad_amount"
    assert refused(one, bomb_pot=BombPot(0)) == "T1 setup.bad_amount"
    assert refused(one, game("PL 1/2 omaha", button="dead")) == "G8 sign.rules_differ"
    assert refused(game_of("holdem", Stakes(10, 5, chip=5)), one) == "G8 sign.chips_differ"
    assert refused(game_of("holdem", Stakes(10, 5, chip=5)), buy_in=(201, 1000)) == "T1 setup.bad_amount"
    assert refused(one, every=0) == "G8 sign.no_game"
    with pytest.raises(RuleViolation, match=r"sign\.no_game"):
        check_sign(Sign("cash", ()))


def test_section_4_a_chip_has_a_worth_of_its_own() -> None:
    """0.50 at FL 1/2."""
    sign = sign_of(game_of("holdem", Stakes(2, 1), limit="fixed-limit"), money=Money("USD", 50, 2))
    assert sign.money.value * sign.games[0].stakes.big_blind == 100


def test_T6_a_practice_table_is_a_table() -> None:
    play = sat(sign_of(game("NL 1/2"), practice=True, cut=False), {1: 100, 2: 100}, button=1)
    assert play.table.sign.cash
    assert play.refused(StartHand()) == "not refused"
