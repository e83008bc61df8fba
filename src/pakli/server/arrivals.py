"""
Connections that have not asked for anything yet: how many, for how long, how much they may say.

Whoever connects and says nothing, or says it a byte a minute, or goes on with headers for ever, takes a
place that others need; uvicorn would wait for him. Behind a proxy it is the proxy that does this, so named
proxies are not counted.

Knows       uvicorn's HTTP class. Tested in tests/server/test_arrivals.py
"""

from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pakli.server.callers import plain_address
from pakli.server.options import Limits, Network

__all__ = ["arrivals"]

_HEAD_BYTES: Final = 64 * 1024


class Arriving(HttpToolsProtocol):
    """One connection. It arrives while a request of its is to come, or has begun and is not complete."""

    limits: Limits
    proxies: Sequence[Network]
    arriving: Counter[str]
    """By address, how many arrive: of all connections of the class."""

    _address = ""
    _patience: TimerHandle | None = None
    _said = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self._address = plain_address(self.client[0]) if self.client else ""
        if self.arriving[self._address] >= self.limits.arriving and not _is_proxy(
            self._address, self.proxies
        ):
            transport.abort()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """He says something."""
        if self._patience is not None:
            self._said += len(data)
            if self._said > _HEAD_BYTES + self.limits.body_bytes:
                self.transport.abort()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins: the first, or another on a connection that was kept."""
        super().on_message_begin()
        self._wait()

    def on_message_complete(self) -> None:
        """A request is here, body and all."""
        super().on_message_complete()
        self._arrived()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from here on."""
        self._arrived()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self._patience is None:
            self.arriving[self._address] += 1
            self._said = 0
            self._patience = self.loop.call_later(self.limits.arrival_seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
            self.arriving[self._address] -= 1
            if not self.arriving[self._address]:
                del self.arriving[self._address]


def arrivals(limits: Limits, proxies: Sequence[Network] = ()) -> type[HttpToolsProtocol]:
    """A class of connections that keeps these limits; counts are its own."""
    told = {"limits": limits, "proxies": proxies, "arriving": Counter[str]()}
    return type("Arriving", (Arriving,), told)


def _is_proxy(address: str, proxies: Sequence[Network]) -> bool:
    try:
        return any(ip_address(address) in network for network in proxies)
    except ValueError:
        return False
