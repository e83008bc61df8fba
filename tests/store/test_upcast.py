"""Upcasters: chains of small functions from each schema number to the next."""

import pytest

from pakli.store import Raw, Upcasters, WrongRelease
from pakli.store.upcast import tag_of


def with_kind(raw: Raw) -> Raw:
    return {**raw, "kind": "dead"}


def renamed(raw: Raw) -> Raw:
    return {**raw, "type": "posted"}


def doubled(raw: Raw) -> Raw:
    return {**raw, "amount": 2 * raw["amount"]}


def test_what_never_changed_is_left_as_it_is() -> None:
    upcasters = Upcasters()
    data = b'{ "type" : "checked" }'
    assert upcasters.schema("checked") == 1
    assert upcasters.raised("checked", 1, data) == ("checked", 1, data)


def test_each_step_is_taken_once_and_in_order() -> None:
    upcasters = Upcasters({("paid", 2): doubled, ("paid", 1): with_kind})
    assert upcasters.schema("paid") == 3
    data = b'{"type":"paid","amount":5}'
    assert upcasters.raised("paid", 1, data) == ("paid", 3, b'{"type":"paid","amount":10,"kind":"dead"}')
    assert upcasters.raised("paid", 2, data) == ("paid", 3, b'{"type":"paid","amount":10}')
    assert upcasters.raised("paid", 3, data) == ("paid", 3, data)


def test_a_renamed_event_goes_on_from_the_first_schema_of_its_new_name() -> None:
    upcasters = Upcasters({("paid", 1): doubled, ("paid", 2): renamed, ("posted", 1): with_kind})
    raised = upcasters.raised("paid", 1, b'{"type":"paid","amount":5}')
    assert raised == ("posted", 2, b'{"type":"posted","amount":10,"kind":"dead"}')


def test_a_gap_in_a_chain_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no upcaster of 'paid' from schema 2, but one from 3"):
        Upcasters({("paid", 1): doubled, ("paid", 3): doubled})
    with pytest.raises(ValueError, match="from schema 1, but one from 2"):
        Upcasters({("paid", 2): doubled})


def test_what_a_later_release_wrote_is_not_guessed_at() -> None:
    with pytest.raises(WrongRelease, match="'paid' with schema 3"):
        Upcasters({("paid", 1): doubled}).raised("paid", 3, b'{"type":"paid"}')


def test_upcasters_of_two_packages_are_put_together() -> None:
    both = Upcasters({("paid", 1): doubled}) | Upcasters({("sat", 1): with_kind})
    assert (both.schema("paid"), both.schema("sat"), both.schema("left")) == (2, 2, 1)


def test_the_tag_is_found_wherever_it_stands() -> None:
    assert tag_of(b'{"seat":{"type":"other"},"type":"seated"}') == "seated"
