"""
The server: HTTP and sockets around the room.

    async with open_house("sqlite:///room.sqlite") as house:
        app = build_app(house.club, house.room, Options())
        await serve_until_told(app, bound("127.0.0.1", 8052), Options(), ready=…, closing=house.room.close)

A request passes the gate (who calls, by which name, from whose page), then reaches a route of the API, the
socket, or a file of the page. What is said on a socket is `pakli.wire`'s, what people may do
`pakli.club`'s, what happens at tables `pakli.room`'s: here are only the doors.

Clauses     none: nothing in here knows how poker is played.
Tested in   tests/server/
"""

from pakli.server.app import build_app
from pakli.server.house import House, open_house
from pakli.server.logs import set_up_logs
from pakli.server.metrics import Metrics
from pakli.server.options import DEFAULT_PORT, Limits, Options, networks_of
from pakli.server.ports import NoAddress, PortTaken, bound, link_of, network_address
from pakli.server.running import event_loop, serve_until_told
from pakli.server.seeding import seed

__all__ = [
    "DEFAULT_PORT",
    "House",
    "Limits",
    "Metrics",
    "NoAddress",
    "Options",
    "PortTaken",
    "bound",
    "build_app",
    "event_loop",
    "link_of",
    "network_address",
    "networks_of",
    "open_house",
    "seed",
    "serve_until_told",
    "set_up_logs",
]
