"""Which names are ours, and which pages may ask for a change."""

import pytest

from pakli.server.callers import Caller
from pakli.server.doors import csrf_token, is_our_name, wrong_host, wrong_origin, wrong_token

OURS = frozenset({"poker.example"})


def caller(host: str = "poker.example", *, secure: bool = False) -> Caller:
    return Caller("192.0.2.7", secure, host, False)


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8052", "127.0.0.1:8052", "127.8.8.8", "[::1]:8052", "[::1]",
        "192.168.1.20:8052", "10.1.2.3", "172.20.0.4", "169.254.3.3", "[fe80::1]", "[fd12::3]:80",
        "poker.example", "poker.example:8443",
    ],
)  # fmt: skip
def test_ours_are_localhost_local_addresses_and_names_that_were_given(host: str) -> None:
    assert is_our_name(host, OURS)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "poker.example.evil.example", "evil-poker.example", "localhost.evil.example",
        "8.8.8.8", "[2a00:1450::1]", "", ":8052", "[", "[::1", "127.0.0.1.evil.example", "2130706433",
        "0x7f.1", "localhost@evil.example",
    ],
)  # fmt: skip
def test_no_other_name_is_ours(host: str) -> None:
    assert not is_our_name(host, OURS)
    no = wrong_host(caller(host), {"host": [host]}, OURS)
    assert no is not None
    assert no.code == "door.host"


def test_one_name_is_wanted_and_no_more() -> None:
    assert wrong_host(caller(), {"host": ["poker.example"]}, OURS) is None
    assert wrong_host(caller(), {"host": ["poker.example", "poker.example"]}, OURS) is not None
    assert wrong_host(caller(), {}, OURS) is not None


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_may_be_asked_by_any_page(method: str) -> None:
    assert wrong_origin(caller(), {"origin": ["http://evil.example"]}, method) is None


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", None])
def test_a_change_and_a_socket_are_for_our_own_pages(method: str | None) -> None:
    assert wrong_origin(caller(), {"origin": ["http://poker.example"]}, method) is None
    assert wrong_origin(caller(), {"origin": ["HTTP://Poker.Example"]}, method) is None


@pytest.mark.parametrize(
    "origins",
    [
        ["http://evil.example"],
        ["https://poker.example"],
        ["http://poker.example:8052"],
        ["http://poker.example.evil.example"],
        ["null"],
        [""],
        ["http://poker.example", "http://evil.example"],
        [],
    ],
)
@pytest.mark.parametrize("method", ["POST", None])
def test_and_for_nobody_else_s(origins: list[str], method: str | None) -> None:
    no = wrong_origin(caller(), {"origin": origins}, method)
    assert no is not None
    assert no.code == ("door.origin" if origins else "door.no_origin")


def test_what_a_stranger_wrote_is_fit_for_a_sentence() -> None:
    no = wrong_origin(caller(), {"origin": ["http://\x1b[31m\u202e" + "x" * 500]}, "POST")
    assert no is not None
    assert str(dict(no.facts)["origin"]).isprintable()
    assert len(str(dict(no.facts)["origin"])) <= 80


def test_who_is_signed_in_repeats_the_token_of_his_session() -> None:
    right = {"x-csrftoken": [csrf_token("session")]}
    assert wrong_token(right, "POST", "session") is None
    assert wrong_token(right, "POST", "another session") is not None
    assert wrong_token({}, "POST", "session") is not None
    assert wrong_token({"x-csrftoken": ["ümlaut\u2026"]}, "POST", "session") is not None


def test_without_a_session_or_a_change_no_token_is_wanted() -> None:
    assert wrong_token({}, "GET", "session") is None
    assert wrong_token({}, "POST", None) is None


def test_the_token_does_not_give_the_session_away() -> None:
    assert "session" not in csrf_token("session")
    assert csrf_token("session") == csrf_token("session") != csrf_token("Session")
