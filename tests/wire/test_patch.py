"""JSON merge patches: applied by the letter of RFC 7396, made so that they lead from one view to the next."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType, json, to_builtins

from pakli.wire.patch import merged, patch_of

# The appendix of RFC 7396: original, patch, result.
EXAMPLES = [
    ('{"a":"b"}', '{"a":"c"}', '{"a":"c"}'),
    ('{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'),
    ('{"a":"b"}', '{"a":null}', "{}"),
    ('{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'),
    ('{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'),
    ('{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'),
    ('{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'),
    ('{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'),
    ('["a","b"]', '["c","d"]', '["c","d"]'),
    ('{"a":"b"}', '["c"]', '["c"]'),
    ('{"a":"foo"}', "null", "null"),
    ('{"a":"foo"}', '"bar"', '"bar"'),
    ('{"e":null}', '{"a":1}', '{"e":null,"a":1}'),
    ("[1,2]", '{"a":"b","c":null}', '{"a":"b"}'),
    ("{}", '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'),
]


@pytest.mark.parametrize(("original", "patch", "result"), EXAMPLES)
def test_RFC7396_the_examples(original: str, patch: str, result: str) -> None:
    before, change = json.decode(original), json.decode(patch)
    assert merged(before, change) == json.decode(result)
    assert before == json.decode(original), "what was patched is not changed"
    assert change == json.decode(patch)


SIMPLE = st.one_of(st.booleans(), st.integers(-3, 3), st.text("ab", max_size=2))
VALUES = st.recursive(
    st.one_of(SIMPLE, st.lists(SIMPLE, max_size=2)),
    lambda inside: st.dictionaries(st.sampled_from("abcd"), inside, max_size=3),
    max_leaves=8,
)
RECORDS = st.dictionaries(st.sampled_from("abcd"), VALUES, max_size=4)


@given(RECORDS, RECORDS)
def test_a_patch_leads_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    patch = patch_of(before, after)
    assert merged(before, patch) == after
    assert (patch == {}) == (before == after)
    assert merged(merged(before, patch), patch) == after, "a patch that comes twice changes nothing"


class Inner(Struct, frozen=True):
    """A record in a record, which may lack a field."""

    one: int
    other: str | UnsetType = UNSET


class Other(Struct, frozen=True):
    """Another record in its place."""

    third: int


class Outer(Struct, frozen=True):
    """Fields of every kind."""

    number: int
    inside: Inner | Other | UnsetType = UNSET
    many: tuple[Inner, ...] = ()
    by_name: dict[str, Inner] = {}


INNER = st.builds(Inner, st.integers(0, 2), st.one_of(st.just(UNSET), st.sampled_from("xy")))
OUTER = st.builds(
    Outer,
    st.integers(0, 2),
    st.one_of(st.just(UNSET), INNER, st.builds(Other, st.integers(0, 2))),
    st.lists(INNER, max_size=2).map(tuple),
    st.dictionaries(st.sampled_from("123"), INNER, max_size=3),
)


@given(OUTER, OUTER)
def test_the_same_between_records(before: Outer, after: Outer) -> None:
    patch = to_builtins(patch_of(before, after))
    assert merged(to_builtins(before), patch) == to_builtins(after)
    assert (patch == {}) == (before == after)


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        (Outer(1), Outer(1), {}),
        (Outer(1), Outer(2), {"number": 2}),
        (Outer(1, Inner(1)), Outer(1), {"inside": None}),
        (Outer(1), Outer(1, Inner(1)), {"inside": {"one": 1}}),
        (Outer(1, Inner(1, "x")), Outer(1, Inner(1)), {"inside": {"other": None}}),
        (Outer(1, Inner(1, "x")), Outer(1, Other(3)), {"inside": {"one": None, "other": None, "third": 3}}),
        (
            Outer(1, many=(Inner(1), Inner(2))),
            Outer(1, many=(Inner(1), Inner(0))),
            {"many": [{"one": 1}, {"one": 0}]},
        ),
        (
            Outer(1, by_name={"1": Inner(1)}),
            Outer(1, by_name={"2": Inner(1)}),
            {"by_name": {"1": None, "2": {"one": 1}}},
        ),
        (
            Outer(1, by_name={"1": Inner(1)}),
            Outer(1, by_name={"1": Inner(2)}),
            {"by_name": {"1": {"one": 2}}},
        ),
    ],
)
def test_what_stands_in_a_patch(before: Outer, after: Outer, patch: dict[str, Any]) -> None:
    assert json.decode(json.encode(patch_of(before, after))) == patch
