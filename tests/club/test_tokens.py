"""Tokens, codes, and texts that do not show themselves."""

import copy
import logging
import pickle
import secrets
import string
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pakli.club import Secret
from pakli.club.tokens import code_hash, new_code, new_id, new_token, token_hash

WORD = "open sesame"


@given(st.binary(min_size=32, max_size=32))
def test_a_token_goes_into_an_address_as_it_is(data: bytes) -> None:
    token = new_token(lambda count: data[:count]).reveal()
    assert len(token) == 43
    assert set(token) <= set(string.ascii_letters + string.digits + "-_")
    assert token_hash(token) == sha256(token.encode()).digest()


def test_tokens_codes_and_ids_differ() -> None:
    tokens = {new_token(secrets.token_bytes).reveal() for _ in range(1000)}
    ids = {new_id(secrets.token_bytes) for _ in range(1000)}
    assert len(tokens) == len(ids) == 1000


@given(st.binary(min_size=10, max_size=10))
def test_a_code_is_read_however_it_is_typed(data: bytes) -> None:
    code = new_code(lambda count: data[:count]).reveal()
    assert len(code) == 19
    assert not set(code) & set("ILOU")
    hashed = code_hash(code)
    assert code_hash(code.lower()) == hashed
    assert code_hash(f" {code.replace('-', '  ')}\n") == hashed
    assert code_hash(code.replace("-", "").replace("1", "l").replace("0", "O")) == hashed
    assert code_hash(code[:-1]) != hashed


@given(st.binary(min_size=10, max_size=10))
def test_no_chance_is_lost_in_letters(data: bytes) -> None:
    """Eighty bits go into sixteen letters of five bits each."""
    letters = new_id(lambda _count: data)
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    number = 0
    for letter in letters:
        number = number * 32 + alphabet.index(letter)
    assert number.to_bytes(10, "big") == data


@pytest.mark.parametrize("sent", ["", "x" * 10_000, "\ud800", "žluť\x00"])
def test_whatever_is_sent_for_a_token_has_a_hash(sent: str) -> None:
    assert len(token_hash(sent)) == len(code_hash(sent)) == 32


def test_a_secret_does_not_show_itself(caplog: pytest.LogCaptureFixture) -> None:
    secret = Secret(WORD)
    assert secret.reveal() == WORD
    shown = [repr(secret), str(secret), f"{secret}", f"{secret!r:>20}", repr([secret])]
    logging.getLogger("pakli").warning("signed in with %s", secret)
    assert WORD not in "".join([*shown, caplog.text])
    assert WORD not in repr(vars(type(secret)))


def test_a_secret_is_not_sent_by_accident() -> None:
    secret = Secret(WORD)
    with pytest.raises(TypeError):
        msgspec.json.encode(secret)
    with pytest.raises(TypeError):
        pickle.dumps(secret)
    with pytest.raises(TypeError):
        copy.deepcopy(secret)
