"""
What a server may be told: where it is reached, whom it believes, how much it takes from one caller.

Every number has a test that runs into it (tests/server/test_limits.py). They are for a club of some hundred
people; a hall behind one address names larger ones.

Knows       nothing. Tested in tests/server/
"""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final

from msgspec import Struct

__all__ = ["DEFAULT_PORT", "Limits", "Options", "networks_of"]

DEFAULT_PORT: Final = 8052
"""52 cards, and seldom taken by anything else."""

Network = IPv4Network | IPv6Network


class Limits(Struct, frozen=True, kw_only=True):
    """How much one caller may take."""

    sockets_by_address: int = 200
    """Sockets open at once from one address: a hall shares one."""
    sockets_by_person: int = 12
    """Sockets open at once of one person: pages on all devices."""
    arriving: int = 64
    """Connections from one address that have not asked for anything yet."""
    arrival_seconds: float = 10
    """How long they may take to."""
    message_bytes: int = 16 * 1024
    """Longest message on a socket; a longer one closes it."""
    messages_by_second: float = 20
    """Messages read from one socket in the long run; the rest waits unread."""
    messages_at_once: int = 60
    """Messages read without waiting, after a quiet time."""
    backlog_bytes: int = 256 * 1024
    """Bytes that wait for a slow reader before tables are no longer told to him one event at a time."""
    backlog_seconds: float = 30
    """How long he may take to read them before his socket is closed."""
    body_bytes: int = 16 * 1024
    """Longest body of a request."""
    tables_by_person: int = 10
    """Tables at once that a person has opened or watches on one socket."""
    practice_tables: int = 60
    """Practice tables of the house up to which another is opened for who finds no seat."""


class Options(Struct, frozen=True, kw_only=True):
    """What the server is told when it starts."""

    host_names: frozenset[str] = frozenset()
    """Names it answers to besides `localhost` and local addresses; lower case, no port."""
    proxies: tuple[Network, ...] = ()
    """Whose forwarded headers are believed."""
    pages: Path | None = None
    """The folder of the built client; None: the one in the package."""
    limits: Limits = Limits()


def networks_of(text: str) -> Network:
    """
    The address or network that `text` names: `10.0.0.5`, `fd00::/8`.

    Raises:
        ValueError: it names none.
    """
    return ip_network(text) if "/" in text else ip_network(ip_address(text))
