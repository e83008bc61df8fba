"""The rulebook over HTTP: for everybody, every clause, every house rule, every example."""

import pytest

from pakli.rulebook.examples import EXAMPLES
from pakli.rules import PRESETS
from pakli.texts import CLAUSES, HOUSE_RULES, TERMS
from tests.server.kit import Browser, Desk, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def nobody(desk: Desk) -> Browser:
    """Somebody who is not signed in."""
    return desk.browser()


async def test_who_is_not_signed_in_reads_it_too(desk: Desk) -> None:
    book = await (await nobody(desk)).get("/api/rulebook")
    clauses = [clause for section in book["sections"] for clause in section["clauses"]]
    assert [clause["clause"] for clause in clauses] == list(CLAUSES)
    assert [rule["rule"] for rule in book["rules"]] == list(HOUSE_RULES)
    assert [term["term"] for term in book["terms"]] == list(TERMS)
    assert {example for clause in clauses for example in clause["examples"]} == set(EXAMPLES)


async def test_every_preset_answers_every_house_rule_once(desk: Desk) -> None:
    book = await (await nobody(desk)).get("/api/rulebook")
    for rule in book["rules"]:
        chosen = [preset for answer in rule["answers"] for preset in answer["presets"]]
        assert sorted(chosen) == sorted(PRESETS), rule["rule"]
        for answer in rule["answers"]:
            assert {case["value"] for case in answer["cases"]} <= set(rule["values"]), rule["rule"]


async def test_an_example_is_played_by_the_engine(desk: Desk) -> None:
    guest = await nobody(desk)
    view = await guest.get("/api/rulebook/examples/short-all-in")
    refused = [step for step in view["steps"] if "refusal" in step]
    assert [(step["refusal"]["clause"], step["refusal"]["code"]) for step in refused] == [
        ("B8", "raise.not_reopened")
    ]
    assert refused[0]["tried"] == {"say": "tries-raise", "seat": 1, "facts": {"amount": {"chips": 150}}}
    assert view["first"]["seats"]["1"]["name"] == "A"
    no = await guest.ask("GET", "/api/rulebook/examples/nosuch")
    assert refusal(no) == (404, "gone.example")
