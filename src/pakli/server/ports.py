"""
Where to listen, and how the server is called from there.

Knows       sockets and addresses. Tested in tests/server/test_ports.py
"""

import errno
import os
import socket
from ipaddress import ip_address
from typing import Final

__all__ = ["NoAddress", "PortTaken", "bound", "link_of", "network_address"]

_OTHERS: Final = 20
"""Ports after the usual one that are tried."""


class PortTaken(Exception):
    """Another program listens there. `free` is a port near it that is not taken."""

    def __init__(self, port: int, free: int) -> None:
        self.port, self.free = port, free
        super().__init__(f"port {port} is taken")


class NoAddress(Exception):
    """This machine has no such address, or may not listen there."""


def bound(host: str, port: int, *, or_near: bool = False) -> socket.socket:
    """
    A socket that listens at `host` and `port`, or, if that is taken and `or_near`, at the next port that is
    free.

    Args:
        host: an address or a name of this machine.
        port: 0: any.
        or_near: whether another port will do.

    Raises:
        PortTaken: the port is taken, or all near it.
        NoAddress: it is not this machine's, or the port is the system's.
    """
    try:
        return _listening(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise NoAddress(_reason(error)) from error
    for near in range(port + 1, port + 1 + _OTHERS):
        try:
            found = _listening(host, near)
        except OSError:
            continue
        if or_near:
            return found
        found.close()
        raise PortTaken(port, near)
    raise PortTaken(port, 0)


def network_address() -> str | None:
    """This machine's address in its local network; None: it seems to be in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # sends nothing: the system only says which address it would send from
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(address).is_loopback else address


def link_of(address: str, port: int) -> str:
    """The page's address on this server."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}/" if port == 80 else f"http://{host}:{port}/"


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # So that a server can be started again at once; elsewhere it would let two listen at one port.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except BaseException:
        made.close()
        raise
    made.setblocking(False)
    return made


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
