"""Who calls: forwarded headers are believed only from a proxy that was named."""

from collections.abc import Sequence
from typing import Any

import pytest

from pakli.server.callers import Caller, caller_of, headers_of
from pakli.server.options import Network, networks_of

PROXY = "10.0.0.1"
NAMED: Sequence[Network] = (networks_of(PROXY), networks_of("fd00::/8"))


def scope(peer: str | None, headers: dict[str, str], scheme: str = "http") -> dict[str, Any]:
    pairs = [(name.encode(), value.encode()) for name, value in {"host": "poker.example", **headers}.items()]
    return {"client": peer and (peer, 4711), "scheme": scheme, "headers": pairs}


def called(peer: str | None, scheme: str = "http", **headers: str) -> Caller:
    asked = scope(peer, {name.replace("_", "-"): value for name, value in headers.items()}, scheme)
    return caller_of(asked, headers_of(asked), NAMED)


def test_who_calls_is_the_other_end_of_the_connection() -> None:
    assert called("192.0.2.7") == Caller("192.0.2.7", False, "poker.example", False)


def test_forwarded_headers_of_a_stranger_are_mere_words() -> None:
    found = called("192.0.2.7", x_forwarded_for="198.51.100.1", x_forwarded_proto="https")
    assert (found.address, found.secure) == ("192.0.2.7", False)


def test_a_named_proxy_says_who_calls_and_how() -> None:
    found = called(PROXY, x_forwarded_for="198.51.100.1", x_forwarded_proto="https")
    assert (found.address, found.secure) == ("198.51.100.1", True)


def test_a_network_of_proxies_may_be_named() -> None:
    assert called("fd00::5", x_forwarded_for="2001:db8::1").address == "2001:db8::1"


@pytest.mark.parametrize(
    ("chain", "address"),
    [
        ("203.0.113.9, 198.51.100.1", "198.51.100.1"),
        ("203.0.113.9, 198.51.100.1, 10.0.0.1", "198.51.100.1"),
        ("10.0.0.1", PROXY),
        ("nonsense", PROXY),
        ("198.51.100.1, nonsense", PROXY),
        ("", PROXY),
        ("198.51.100.1,", "198.51.100.1"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
    ],
)
def test_of_a_chain_the_last_that_is_no_proxy_counts(chain: str, address: str) -> None:
    assert called(PROXY, x_forwarded_for=chain).address == address


def test_behind_a_proxy_that_says_nothing_of_https_it_is_none() -> None:
    assert not called(PROXY, scheme="https", x_forwarded_for="198.51.100.1").secure


def test_of_several_schemes_the_nearest_proxy_s_counts() -> None:
    assert not called(PROXY, x_forwarded_proto="https, http").secure


@pytest.mark.parametrize(
    ("peer", "headers", "near"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("::ffff:127.0.0.1", {}, True),
        ("192.168.1.5", {}, False),
        (None, {}, False),
        ("127.0.0.1", {"x_forwarded_for": "198.51.100.1"}, False),
        ("127.0.0.1", {"forwarded": "for=198.51.100.1"}, False),
        ("127.0.0.1", {"via": "1.1 front"}, False),
    ],
)
def test_a_program_on_this_machine_is_near_unless_it_speaks_for_another(
    peer: str | None, headers: dict[str, str], near: bool
) -> None:
    assert called(peer, **headers).near is near


@pytest.mark.parametrize(
    ("host", "scheme", "origin"),
    [
        ("Poker.Example", "http", "http://poker.example"),
        ("poker.example:80", "http", "http://poker.example"),
        ("poker.example:443", "https", "https://poker.example"),
        ("poker.example:443", "wss", "https://poker.example"),
        ("poker.example:8052", "ws", "http://poker.example:8052"),
        ("[::1]:8052", "http", "http://[::1]:8052"),
    ],
)
def test_our_own_pages_come_from_the_name_we_were_called_by(host: str, scheme: str, origin: str) -> None:
    assert called("192.0.2.7", scheme, host=host).origin == origin


@pytest.mark.parametrize("text", ["proxy.example", "10.0.0.0/33", "", "10.0.0.5/8"])
def test_a_proxy_is_named_by_address_or_network(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        networks_of(text)
