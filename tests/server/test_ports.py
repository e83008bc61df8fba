"""Where to listen."""

import socket
from collections.abc import Iterator

import pytest

from pakli.server.ports import NoAddress, PortTaken, bound, link_of


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_that_was_named_is_that_or_none(taken: int) -> None:
    with pytest.raises(PortTaken) as no:
        bound("127.0.0.1", taken)
    assert no.value.port == taken
    assert no.value.free > taken


def test_the_usual_port_may_be_another_where_it_is_taken(taken: int) -> None:
    with bound("127.0.0.1", taken, or_near=True) as near:
        assert taken < near.getsockname()[1] <= taken + 20


def test_a_port_can_be_listened_at_again_at_once() -> None:
    with bound("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)):
            pass
    bound("127.0.0.1", port).close()


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-name.invalid"])
def test_an_address_of_another_machine_is_none(host: str) -> None:
    with pytest.raises(NoAddress):
        bound(host, 0)


@pytest.mark.parametrize(
    ("address", "port", "link"),
    [
        ("127.0.0.1", 8052, "http://127.0.0.1:8052/"),
        ("::1", 8052, "http://[::1]:8052/"),
        ("192.168.1.5", 80, "http://192.168.1.5/"),
    ],
)
def test_a_link_names_the_port_where_it_has_to(address: str, port: int, link: str) -> None:
    assert link_of(address, port) == link
