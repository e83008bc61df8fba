"""The sign of a table as pages show it: game, limit, stakes, times, money, what is off the preset (T1)."""

from typing import Any, get_args

import pytest
from msgspec import json
from msgspec.structs import fields, replace

from pakli.rules import PRESETS, VARIANTS, HouseRules, Rake
from pakli.table import HORSE, Money, Sign, game_of, sign_of
from pakli.texts import LANGUAGES, translator
from pakli.wire.sign import CHANGEABLE, sign_view
from tests.room.kit import sign


def shown(made: Sign) -> dict[str, Any]:
    """The sign, in plain JSON."""
    view: dict[str, Any] = json.decode(json.encode(sign_view(made, "Friday")))
    return view


def stakes(made: Sign) -> list[tuple[str, dict[str, int]]]:
    """Its stakes: message and amounts."""
    return [
        (part["say"], {name: fact["chips"] for name, fact in part["facts"].items()})
        for part in shown(made)["games"][0]["stakes"]
    ]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("NL 1/2", [("sign-blinds", {"small": 1, "big": 2})]),
        ("PL 5/10 omaha", [("sign-blinds", {"small": 5, "big": 10})]),
        ("FL 10/20", [("sign-limits", {"low": 10, "high": 20})]),
        ("NL 1/2/2", [("sign-blinds", {"small": 1, "big": 2}), ("sign-ante", {"ante": 2})]),
        ("NL 1/2/1 holdem-36", [("sign-ante", {"ante": 1}), ("play-sign-button-blind", {"amount": 2})]),
        ("FL 2/4 badugi", [("sign-limits", {"low": 2, "high": 4})]),
    ],
)
def test_T1_stakes(words: str, expected: list[tuple[str, dict[str, int]]]) -> None:
    assert stakes(sign(words)) == expected


def test_ST1_stud_names_ante_and_bring_in() -> None:
    parts = dict(stakes(sign("FL 4/8/1 stud")))
    assert parts["sign-limits"] == {"low": 4, "high": 8}
    assert parts["sign-ante"] == {"ante": 1}
    assert 0 < parts["play-sign-bring-in"]["amount"] < 4


def test_what_everybody_reads_on_it() -> None:
    made = sign("NL 1/2", seats=6, buy_in=(40, 200), money=Money("EUR", 50, 2), time_to_act=25)
    view = shown(made)
    assert (view["name"], view["kind"], view["practice"]) == ("Friday", "cash", False)
    assert (view["seats"], view["least"], view["most"], view["chip"]) == (6, 40, 200, 1)
    assert view["money"] == {"code": "EUR", "value": 50, "digits": 2}
    assert view["times"] == {"to_act": 25_000, "bank": 60_000, "grace": 30_000}


def test_house_rules_that_differ_are_named_with_their_clause() -> None:
    made = sign("NL 1/2", run_outs=3, straddle=True, rabbit_cards=True)
    told = {one["rule"]: (one["clause"], one["value"]) for one in shown(made)["games"][0]["rules"]}
    assert told == {"run_outs": ("P16", 3), "straddle": ("S1", True), "rabbit_cards": ("I5", True)}


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("limit", ["no-limit", "fixed-limit"])
def test_a_table_by_a_preset_names_no_rule_but_the_preset(preset: str, limit: Any) -> None:
    game = game_of("holdem", sign("NL 1/2").games[0].stakes, limit=limit, preset=preset)
    view = shown(sign_of(game))["games"][0]
    assert (view["preset"], view["rules"], view["limit"]) == (preset, [], limit)


def _others(rule: str) -> list[Any]:
    """What a house rule may be besides what it usually is."""
    kind = next(field.type for field in fields(HouseRules) if field.name == rule)
    usual = getattr(sign("NL 1/2").rules, rule)
    values = [False, True] if kind is bool else list(get_args(kind)) or [usual + 1]
    return [value for value in values if value != usual]


@pytest.mark.parametrize("rule", CHANGEABLE)
def test_every_rule_a_host_may_change_is_named_when_it_is_changed(rule: str) -> None:
    plain = sign("NL 1/2")
    assert _others(rule)
    for value in _others(rule):
        rules = replace(plain.rules, **{rule: value})
        made = replace(plain, games=(replace(plain.games[0], rules=rules),))
        told = [(one["rule"], one["value"]) for one in shown(made)["games"][0]["rules"]]
        assert told == [(rule, value)]


def test_A6_the_rake_is_said_where_there_is_one() -> None:
    assert "rake" not in shown(sign("NL 1/2"))["games"][0]
    made = sign("NL 1/2", rake=Rake(50, 3))
    assert shown(made)["games"][0]["rake"] == {"per_mille": 50, "cap": 3, "no_flop_no_drop": True}


def test_G8_a_mixed_table_names_all_its_games() -> None:
    stakes_of = sign("FL 2/4").games[0].stakes
    games = [game_of(name, stakes_of, limit="fixed-limit") for name in HORSE]
    view = shown(sign_of(*games, rotation="hands", every=8))
    assert [game["variant"] for game in view["games"]] == list(HORSE)
    assert (view["rotation"], view["every"]) == ("hands", 8)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", list(VARIANTS))
def test_every_part_of_every_games_stakes_is_in_the_catalogue(variant: str, language: str) -> None:
    say = translator(language)
    made = sign_of(game_of(variant, sign("NL 1/2/1").games[0].stakes))
    for part in shown(made)["games"][0]["stakes"]:
        amounts = {name: fact["chips"] for name, fact in part["facts"].items()}
        text = say.text(part["say"], **amounts)
        assert all(str(amount) in text for amount in amounts.values())
