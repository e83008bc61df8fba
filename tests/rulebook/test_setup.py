"""What a hand may start from: how many players (G1, G3, G4), which stacks, amounts and posts."""

from typing import Final

import pytest

from pakli.rules import (
    PRESETS,
    Hand,
    NoLimit,
    Over,
    Post,
    RuleViolation,
    Setup,
    Stakes,
    set_up,
    usual_limit,
)
from tests.rulebook.kit import played, seated
from tests.rulebook.table import Table

NAMES: Final = "abcdefghijklmnopqrstuvwx"
CASH: Final = PRESETS["standard"].at("cash", "no-limit")
NO_BURNS: Final = {"burn_cards": False}


def of(players: int, game: str = "holdem", **changed: object) -> Table:
    """So many players, no two of them with the same stack."""
    stacks = ", ".join(f"{name} {600 + 5 * at}" for at, name in enumerate(NAMES[:players]))
    return Table("NL 5/10", stacks, game, rules=changed)


@pytest.mark.parametrize(
    ("game", "players", "changed"),
    [
        ("holdem", 2, {}),
        ("holdem", 10, {}),
        ("holdem", 22, {}),
        ("holdem", 23, NO_BURNS),
        ("holdem", 19, {"boards": 2}),
        ("omaha", 2, {}),
        ("omaha", 10, {}),
        ("omaha-high-low", 2, {}),
        ("omaha-high-low", 10, {}),
    ],
)
def test_G1_G3_G4_so_many_can_play_to_the_end(game: str, players: int, changed: dict[str, object]) -> None:
    assert isinstance(played(of(players, game, **changed), "limps, checked down, shows").hand.next, Over)


@pytest.mark.parametrize("burning", [True, False])
def test_example_24_G1_22_players_with_burns_and_23_without_use_51_or_52_cards(burning: bool) -> None:
    """22 players: 44 hole cards, five on the board, three burned are 52 exactly; 23 leave one."""
    players = 22 if burning else 23
    variant = seated(of(players, burn_cards=burning)).hand.plan.game.variant
    assert variant.cards_needed(players, burns=burning) == (52 if burning else 51)


@pytest.mark.parametrize(
    ("game", "players", "changed", "because"),
    [
        ("holdem", 1, {}, "G1 setup.too_few_players"),
        ("holdem", 23, {}, "G1 setup.too_many_players"),
        ("holdem", 24, NO_BURNS, "G1 setup.too_many_players"),
        ("holdem", 20, {"boards": 2}, "G1 setup.too_many_players"),
        ("omaha", 1, {}, "G3 setup.too_few_players"),
        ("omaha", 11, {}, "G3 setup.too_many_players"),
        ("omaha", 11, NO_BURNS, "G3 setup.too_many_players"),
        ("omaha-high-low", 1, {}, "G4 setup.too_few_players"),
        ("omaha-high-low", 11, {}, "G4 setup.too_many_players"),
    ],
)
def test_G1_G3_G4_too_few_or_too_many(
    game: str, players: int, changed: dict[str, object], because: str
) -> None:
    with pytest.raises(RuleViolation) as refused:
        seated(of(players, game, **changed))
    assert f"{refused.value.refusal.clause} {refused.value.refusal.code}" == because


def test_G1_the_refusal_says_how_many_there_may_be() -> None:
    with pytest.raises(RuleViolation) as refused:
        seated(of(23))
    assert dict(refused.value.refusal.facts) == {"players": 23, "most": 22}


STACKS: Final = ((7, 600), (0, 500), (3, 400))
BLINDS: Final = (Post(7, "small_blind", 5), Post(0, "big_blind", 10))


def by_hand(
    stacks: tuple[tuple[int, int], ...] = STACKS,
    posts: tuple[Post, ...] = BLINDS,
    stakes: Stakes = Stakes(10, 5),  # noqa: B008
) -> Setup:
    """A setup made field by field."""
    return Setup("holdem", NoLimit(), CASH, stakes, 3, stacks, posts)


@pytest.mark.parametrize(
    ("setup", "because"),
    [
        (by_hand(stacks=((7, 600), (0, 500), (7, 400))), "P2 setup.seat_twice"),
        (by_hand(stacks=((7, 600), (0, 0), (3, 400))), "T2 setup.bad_stack"),
        (by_hand(stacks=((7, 600), (0, -5), (3, 400))), "T2 setup.bad_stack"),
        (by_hand(stacks=((7, 600), (0, 510), (3, 400)), stakes=Stakes(40, 20, 0, 20)), "T2 setup.bad_stack"),
        (by_hand(posts=(Post(7, "big_blind", 30),), stakes=Stakes(40, 20, 0, 20)), "B9 setup.bad_amount"),
        (by_hand(posts=(Post(8, "big_blind", 10),)), "P3 setup.post_unknown_seat"),
        (by_hand(posts=(Post(7, "big_blind", 0),)), "B9 setup.bad_amount"),
        (by_hand(stakes=Stakes(0)), "B0 setup.bad_amount"),
        (by_hand(stakes=Stakes(10, -5)), "B0 setup.bad_amount"),
        (by_hand(stakes=Stakes(10, 5, -1)), "B0 setup.bad_amount"),
        (by_hand(stakes=Stakes(10, 5, 0, 0)), "B0 setup.bad_amount"),
        (by_hand(stakes=Stakes(100, 50, 0, 20)), "B0 setup.bad_amount"),
        (by_hand(stakes=Stakes(100, 40, 10, 20)), "B0 setup.bad_amount"),
    ],
)
def test_a_hand_does_not_start_from(setup: Setup, because: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        Hand.start(setup)
    assert f"{refused.value.refusal.clause} {refused.value.refusal.code}" == because


def test_G1_a_game_nobody_knows() -> None:
    with pytest.raises(RuleViolation) as refused:
        set_up({7: 600, 3: 500}, button=3, stakes=Stakes(10, 5), variant="old-maid")
    assert (refused.value.refusal.clause, refused.value.refusal.code) == ("G1", "setup.unknown_game")


def test_B0_a_limit_nobody_knows() -> None:
    with pytest.raises(RuleViolation) as refused:
        usual_limit("sky-limit", Stakes(10, 5))
    assert (refused.value.refusal.clause, refused.value.refusal.code) == ("B0", "setup.limit_not_offered")


@pytest.mark.parametrize(
    ("game", "limit"),
    [("holdem", "no-limit"), ("omaha", "pot-limit"), ("omaha-high-low", "fixed-limit")],
)
def test_each_game_has_its_usual_limit(game: str, limit: str) -> None:
    setup = set_up({7: 600, 0: 400, 3: 500}, button=3, stakes=Stakes(10, 5), variant=game)
    assert setup.limit.name == limit
    assert setup.rules == PRESETS["standard"].at("cash", setup.limit.name)


def test_P3_P5_seats_stand_clockwise_from_the_left_of_the_button() -> None:
    setup = set_up({0: 100, 3: 200, 9: 300, 5: 400}, button=5, stakes=Stakes(10, 5))
    assert setup.stacks == ((9, 300), (0, 100), (3, 200), (5, 400))
    assert setup.posts == (Post(9, "small_blind", 5), Post(0, "big_blind", 10))
