"""The house rules of every preset, cell by cell, as the rulebook's table of section 11 has them."""

from typing import Any, Final, get_args

import msgspec
import pytest

from pakli.rules import KINDS, LIMITS, PRESETS, HouseRules, Rake, RuleViolation
from pakli.rules.house_rules import Kind, LimitName

NAMES: Final = ("standard", "kaszino", "omaha", "verseny", "zasady", "wiki")

# "-": the source's games do not need it, "=": the source is silent, "^": it says the same; in all three cases
# the standard applies. "x in cash" and "x in fixed-limit" are resolved when a table is made; in tournaments
# there is no straddle (S4).
MATRIX: Final = """
option | standard | kaszino | omaha | verseny | zasady | wiki
low_qualifier | 8 | 7 | - | - | - | -
cap_heads_up | lifted in cash; event in tournament | never | turn_river | - | - | never
min_raise | last_raise | last_raise | last_raise | big_blind | = | last_raise
reopen | full_raise; half_bet in fixed-limit | = | full_raise | = | = | =
sign | blinds | limits | blinds | = | = | blinds
button | moving in cash; dead in tournament | moving | moving | moving | = | moving
first_to_show | last_round_aggressor | = | ^ | ^ | = | ^
who_shows | may_muck | all_show | = | may_muck | all_show | may_muck
see_called_hands | off | off | off | on | off | off
what_counts | cards_speak | = | = | cards_speak | = | must_declare
odd_chips | one_each_from_left | = | = | = | = | first_from_left
all_in_face_up | on | = | = | = | = | on
burn_cards | on | - | - | - | - | on
exposed_card | misdeal_first_two | misdeal_first | replace | = | = | =
absent | check_or_fold | fold | = | = | = | =
rebuy_min | minimum | half_minimum | minimum | - | = | minimum
straddle | off | off; on in cash | = | = | = | =
ante | none | - | - | - | - | -
run_outs | 1 | - | - | - | - | -
bomb_pot | off | - | - | - | - | -
boards | 1 | - | - | - | - | -
rabbit_cards | off | - | - | - | - | -
return_within | 0 | - | - | - | - | -
time_to_act | 20 | - | - | - | - | -
time_bank | 60 | - | - | - | - | -
disconnect_grace | 0; 30 in cash | - | - | - | - | -
tournament_rebuy | none | - | - | n_form | - | w_form
"""


def cells() -> dict[str, dict[str, str]]:
    """What the table says, by option and preset."""
    head, *rows = [[cell.strip() for cell in line.split("|")] for line in MATRIX.strip().splitlines()]
    assert head == ["option", *NAMES]
    return {row[0]: dict(zip(NAMES, row[1:], strict=True)) for row in rows}


def resolved(cell: str, kind: Kind, limit: LimitName) -> str:
    """The value of a cell at such a table: the last of its alternatives that applies."""
    found = ""
    for alternative in cell.split(";"):
        value, _, where = alternative.strip().partition(" in ")
        if where in ("", kind, limit):
            found = value
    return found


def said(value: object) -> str:
    """A value as the table writes it."""
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("preset", NAMES)
def test_every_cell_of_section_11(preset: str, kind: Kind, limit: LimitName) -> None:
    rules, wanted, found = PRESETS[preset].at(kind, limit), {}, {}
    for option, row in cells().items():
        cell = row["standard"] if row[preset] in "-=^" else row[preset]
        wanted[option] = resolved(cell, kind, limit)
        found[option] = said(getattr(rules, option))
    assert found == wanted
    assert (rules.preset, rules.rake) == (preset, Rake())


def test_every_option_has_its_row() -> None:
    assert {*cells(), "preset", "rake"} == set(HouseRules.__struct_fields__)
    assert tuple(PRESETS) == NAMES


CHOICES: Final[dict[str, object]] = {
    field.name: "anything" for field in msgspec.structs.fields(HouseRules) if get_args(field.type)
}
COMBINED: Final = ("time_to_act", "disconnect_grace", "return_within")
"""Refused together, as times below nothing."""
WRONG: Final[dict[str, object]] = {
    **CHOICES,
    "low_qualifier": 9,
    "boards": 3,
    "straddle": "on",
    "burn_cards": 2,
    "run_outs": 0,
    "time_to_act": -1,
    "time_bank": "long",
    "return_within": -1,
    "disconnect_grace": -30,
    "rake": Rake(1001),
}


@pytest.mark.parametrize(("option", "value"), WRONG.items())
def test_a_value_nobody_knows_is_refused(option: str, value: object) -> None:
    changed: dict[str, Any] = {option: value}
    with pytest.raises(ValueError, match=option if option not in COMBINED else None):
        HouseRules(**changed)
    with pytest.raises(ValueError, match=option if option not in COMBINED else None):
        msgspec.structs.replace(PRESETS["wiki"].at("cash", "no-limit"), **changed)


def test_a_value_nobody_knows_is_refused_when_rules_are_read() -> None:
    stored = msgspec.json.encode(PRESETS["wiki"].at("cash", "no-limit"))
    assert msgspec.json.decode(stored, type=HouseRules) == PRESETS["wiki"].at("cash", "no-limit")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(stored.replace(b'"must_declare"', b'"must_shout"'), type=HouseRules)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(stored.replace(b'"sign"', b'"sigh"'), type=HouseRules)


@pytest.mark.parametrize("rake", [(-1, 0), (1001, 0), (50, -1)])
def test_A6_a_rake_of_nothing_known(rake: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="A6"):
        HouseRules(rake=Rake(*rake))


@pytest.mark.parametrize(
    ("kind", "limit", "because"),
    [
        ("casino", "no-limit", "T1 setup.unknown_kind"),
        ("cash", "sky-limit", "B0 setup.limit_not_offered"),
    ],
)
def test_a_table_nobody_knows(kind: Any, limit: Any, because: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        PRESETS["standard"].at(kind, limit)
    assert f"{refused.value.refusal.clause} {refused.value.refusal.code}" == because
