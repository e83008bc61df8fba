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
