"""
Who calls: from which address, by which scheme, for which host name, read from a request.

Forwarded headers are believed only from a proxy that was named; from anybody else they are mere words. Of
the chain of addresses in `X-Forwarded-For` the last one counts that no named proxy has: those before it the
caller may have made up. The host name is always that of the `Host` header: a proxy hands it on.

Pure: knows the request's head. Tested in tests/server/test_callers.py
"""

from collections.abc import Iterable, Mapping, Sequence
from ipaddress import IPv6Address, ip_address
from typing import Any

from msgspec import Struct

from pakli.server.options import Network

__all__ = ["Caller", "Headers", "bearer_in", "caller_of", "headers_of", "plain_address"]

Headers = Mapping[str, Sequence[str]]
"""By name in small letters, every value it was sent with."""

_FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "forwarded", "x-real-ip", "via")


class Caller(Struct, frozen=True):
    """Who calls, as far as a request's head can be believed."""

    address: str
    """An IP address; empty where there is none, as on a local socket."""
    secure: bool
    """Whether the page came by https."""
    host: str
    """The name, and the port if not the scheme's own, by which the server was called; small letters."""
    near: bool
    """Whether it is a program on this very machine, with nobody in between."""

    @property
    def origin(self) -> str:
        """What a page of this server says where it is from."""
        return f"{'https' if self.secure else 'http'}://{self.host}"


def headers_of(scope: Mapping[str, Any]) -> Headers:
    """The headers of an ASGI scope, by name."""
    found: dict[str, list[str]] = {}
    for name, value in scope["headers"]:
        found.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
    return found


def bearer_in(headers: Headers) -> str | None:
    """
    The token of `Authorization: Bearer …`, as a member's bot sends it; None: there is none, or more than one.

    No browser sends it by itself, and another site's page cannot have it sent.
    """
    values = headers.get("authorization", ())
    scheme, _, token = values[0].strip().partition(" ") if len(values) == 1 else ("", "", "")
    return token.strip() or None if scheme.lower() == "bearer" else None


def caller_of(scope: Mapping[str, Any], headers: Headers, proxies: Sequence[Network]) -> Caller:
    """Who calls by this request: `headers` are those of `scope`."""
    peer = plain_address((scope.get("client") or ("",))[0])
    secure = scope["scheme"] in ("https", "wss")
    address = peer
    if _is_one_of(peer, proxies):
        address = _first_not_of(proxies, [peer, *reversed(_listed(headers.get("x-forwarded-for", ())))])
        secure = (_listed(headers.get("x-forwarded-proto", ())) or [""])[-1].lower() in ("https", "wss")
    host = _without_usual_port(headers.get("host", [""])[0].strip().lower(), secure=secure)
    near = _is_loopback(peer) and not any(name in headers for name in _FORWARDED)
    return Caller(address, secure, host, near)


def plain_address(text: str) -> str:
    """An address in its shortest form, an IPv4 one in IPv6 clothes as IPv4; anything else as it is."""
    try:
        address = ip_address(text)
    except ValueError:
        return text
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


def _listed(values: Iterable[str]) -> list[str]:
    return [part.strip() for value in values for part in value.split(",") if part.strip()]


def _first_not_of(proxies: Sequence[Network], chain: Sequence[str]) -> str:
    """
    The nearest in `chain` that is no proxy; if all are, or words follow that are no address, the last
    good one.
    """
    nearest = chain[0]
    for text in chain:
        try:
            nearest = plain_address(str(ip_address(text)))
        except ValueError:
            return nearest
        if not _is_one_of(nearest, proxies):
            return nearest
    return nearest


def _is_one_of(address: str, networks: Sequence[Network]) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _without_usual_port(host: str, *, secure: bool) -> str:
    return host.removesuffix(":443" if secure else ":80")
