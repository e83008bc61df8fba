"""
A client for bots: come in with a token, find a table, answer what one is asked.

    async with connect("http://localhost:8052", token) as club:
        table = await club.sit()
        async for turn in table.turns():
            await turn.take("check", "call", "fold")

It speaks the protocol that pages speak and knows no rule of poker: what may be done comes with each question.
A line that is lost is taken up again, and what was under way is said again under its old id, so that it is
done once. It never says more at once than a server takes. It takes part in the shuffle of the tables where it
sits, and checks each deal.

Promises
    `turns` gives each question once, in order. What is acknowledged is in the server's log. Every no is
    raised as `Refused`, with clause, code and sentence; `ClientError` is above everything raised here.

Clauses     F3 (the shuffle), F2 (a bot is told what its seat may see), T6 (practice chips).
Tested in   tests/client/
"""

from pakli.client.client import Client, connect
from pakli.client.errors import ClientError, LineLost, NotLetIn, Refused, TableGone
from pakli.client.events import Buys, declines
from pakli.client.shuffling import FairSeat
from pakli.client.tables import Table, Turn

__all__ = [
    "Buys",
    "Client",
    "ClientError",
    "FairSeat",
    "LineLost",
    "NotLetIn",
    "Refused",
    "Table",
    "TableGone",
    "Turn",
    "connect",
    "declines",
]
