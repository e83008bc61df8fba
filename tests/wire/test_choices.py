"""What a new table can be, and the table that was chosen: every choice offered makes one, no other does."""

from typing import Any

import pytest
from msgspec import ValidationError, convert, to_builtins

from pakli.rules import PRESETS, VARIANTS, RuleViolation
from pakli.table import HORSE
from pakli.texts import LANGUAGES, translator
from pakli.wire import choices, opening
from pakli.wire.http import NewTable
from pakli.wire.sign import CHANGEABLE

BASE: dict[str, Any] = {
    "name": "Friday", "game": "holdem", "limit": "no-limit", "preset": "standard", "low": 1, "high": 2,
    "seats": 4, "least": 20, "most": 100, "practice": True, "bots": 0, "rules": {},
}  # fmt: skip


def described(**fields: Any) -> NewTable:
    """A table as a page describes it."""
    return convert(BASE | fields, NewTable)


def test_every_game_with_every_limit_it_offers_makes_a_table() -> None:
    offered = choices().games
    assert [game.game for game in offered] == [*VARIANTS, "horse"]
    for game in offered:
        assert game.limit in game.limits
        for limit in game.limits:
            made = opening(described(game=game.game, limit=limit, low=2, high=4, seats=min(game.seats, 4)))
            assert [one.variant for one in made.sign.games] == list(
                HORSE if game.game == "horse" else (game.game,)
            )
            assert {one.limit.name for one in made.sign.games} == {limit}
        with pytest.raises(RuleViolation):
            opening(described(game=game.game, limit=game.limit, low=2, high=4, seats=40))
        assert opening(
            described(game=game.game, limit=game.limit, low=2, high=4, seats=game.seats)
        ).sign.seats


def test_every_rule_with_every_value_it_offers_makes_a_table() -> None:
    for rule in choices().rules:
        assert rule.clause
        values: tuple[Any, ...] = rule.values or (rule.least, rule.most, (rule.least + rule.most) // 2)
        for value in values:
            made = opening(described(rules={rule.rule: value}))
            assert getattr(made.sign.rules, rule.rule) == value


def test_the_usual_is_what_a_table_has_that_changes_nothing() -> None:
    for preset, limits in choices().usual.items():
        for limit, rules in limits.items():
            if limit == "spread-limit":
                continue
            made = opening(described(preset=preset, limit=limit, low=2, high=4))
            assert {rule: getattr(made.sign.rules, rule) for rule in rules} == rules
    assert choices().presets == tuple(PRESETS)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "old maid"}, "setup.unknown_game"),
        ({"preset": "none"}, "setup.unknown_preset"),
        ({"seats": 1}, "sign.bad_seats"),
        ({"seats": 40}, "sign.bad_seats"),
        ({"least": 0}, "setup.bad_amount"),
        ({"least": 101}, "sign.buy_in_upside_down"),
        ({"low": 0, "high": 0}, "setup.bad_amount"),
        ({"rules": {"no_such": 1}}, "room.bad_rule"),
        ({"rules": {"rake": 1}}, "room.bad_rule"),
        ({"rules": {"tournament_rebuy": "w_form"}}, "room.bad_rule"),
        ({"rules": {"run_outs": 5}}, "room.bad_rule"),
        ({"rules": {"run_outs": True}}, "room.bad_rule"),
        ({"rules": {"time_to_act": 601}}, "room.bad_rule"),
        ({"rules": {"straddle": "maybe"}}, "room.bad_rules"),
        ({"rules": {"button": 1}}, "room.bad_rules"),
        ({"every": 0}, "sign.no_game"),
    ],
)
def test_what_can_be_no_table(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(RuleViolation) as no:
        opening(described(**fields))
    assert no.value.refusal.code == code


@pytest.mark.parametrize(
    "fields",
    [
        {"limit": "some-limit"}, {"seats": -1}, {"seats": "4"}, {"low": 10**13}, {"delay": 901},
        {"digits": 5}, {"currency": "euro"}, {"chip_value": 0}, {"chat": "loud"}, {"no_such": 1},
        {"name": "x" * 101},
        {"rotation": "never"}, {"rules": {"straddle": None}},
    ],
)  # fmt: skip
def test_what_is_no_description(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        described(**fields)


def test_manners_and_money_are_those_described() -> None:
    made = opening(
        described(
            private=True, approve=True, delay=60, chat="seated", practice=False, currency="EUR", digits=2,
            chip_value=50, rake_per_mille=30, rake_cap=5, cut=False,
        )
    )  # fmt: skip
    manners = made.manners
    assert (manners.name, manners.private, manners.approve, manners.delay, manners.chat) == (
        "Friday", True, True, 60, "seated",
    )  # fmt: skip
    assert (made.sign.money.code, made.sign.money.value, made.sign.money.digits) == ("EUR", 50, 2)
    assert (made.sign.rules.rake.per_mille, made.sign.rules.rake.cap) == (30, 5)
    assert made.sign.cut is False
    assert (made.sign.least, made.sign.most) == (40, 200)


def test_practice_chips_are_no_money() -> None:
    made = opening(described(practice=True, currency="EUR", digits=2, chip_value=50))
    assert (made.sign.practice, made.sign.money.code) == (True, "")


@pytest.mark.parametrize(
    ("rules", "ante", "expected"),
    [({}, 0, 0), ({"ante": "each"}, 0, 1), ({"ante": "big_blind"}, 0, 2), ({"ante": "each"}, 3, 3)],
)
def test_B10_the_ante_is_the_usual_or_the_hosts(rules: dict[str, Any], ante: int, expected: int) -> None:
    assert opening(described(rules=rules, ante=ante)).sign.games[0].stakes.ante == expected


def test_B10_a_bomb_pot_is_there_where_the_house_rule_allows_it() -> None:
    assert opening(described(bomb_pot=7)).sign.bomb_pot is None
    usual = opening(described(rules={"bomb_pot": True})).sign.bomb_pot
    own = opening(described(rules={"bomb_pot": True}, bomb_pot=7)).sign.bomb_pot
    assert usual is not None
    assert own is not None
    assert (usual.ante, own.ante) == (10, 7)


def test_all_that_is_offered_is_plain_json_and_every_changeable_rule_is_in_it() -> None:
    told = to_builtins(choices())
    assert {rule["rule"] for rule in told["rules"]} >= set(CHANGEABLE)
    for rule in told["rules"]:
        assert rule["values"] or rule["most"] > rule.get("least", 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_a_host_can_choose_is_told_in_a_sentence(language: str) -> None:
    say = translator(language)
    for rule in choices().rules:
        for value in rule.values or (rule.least, rule.most):
            word = ("on" if value else "off") if isinstance(value, bool) else value
            told = next((one for one in (word, "value") if say.has(f"rule-{rule.rule}-{one}")), None)
            assert told is not None, f"{rule.rule}: {value}"
            said = say.text(f"rule-{rule.rule}-{told}", value=value)
            assert said.endswith("."), said
            assert say.title(f"rule-{rule.rule}-{told}", value=value) != said
