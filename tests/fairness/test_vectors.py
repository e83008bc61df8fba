"""The vectors that TypeScript and the manual share are what this implementation makes."""

from typing import Any

import pytest
from msgspec import json

from pakli.fairness import Broken, check, read_proof
from tests.fairness.vectors import FILE, broken_cases, changed, made

VECTORS: Any = json.decode(FILE.read_bytes())
BROKEN = broken_cases()


def test_the_file_is_what_is_made() -> None:
    assert json.decode(json.encode(made())) == VECTORS


@pytest.mark.parametrize("name", sorted(VECTORS["proofs"]))
def test_a_proof_holds(name: str) -> None:
    proof = read_proof(json.encode(VECTORS["proofs"][name]))
    assert json.decode(json.encode(check(proof))) == VECTORS["checked"][name]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: f"{case['proof']}: {case['says']}")
def test_what_was_changed_is_caught(case: dict[str, Any]) -> None:
    document = changed(VECTORS["proofs"][case["proof"]], case["change"])
    with pytest.raises(Broken) as caught:
        check(read_proof(json.encode(document)))
    assert f"{caught.value.step}.{caught.value.code}" == case["expect"]


def test_any_other_hex_digit_anywhere_is_caught() -> None:
    """Whatever bytes of a proof are changed, it holds no more."""
    data = json.encode(VECTORS["proofs"]["holdem"])
    for at in range(8, len(data) - 8, 97):
        if not set(data[at - 8 : at + 8]) <= set(b"0123456789abcdef"):
            continue  # not within a hash
        other = data[:at] + (b"0" if data[at : at + 1] != b"0" else b"1") + data[at + 1 :]
        with pytest.raises(Broken):
            check(read_proof(other))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b"[" * 5000, b'{"pakli_proof":2}'])
def test_what_is_no_proof_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(Broken) as caught:
        read_proof(data)
    assert (caught.value.step, caught.value.code) == ("form", "unreadable")
