"""
What a tournament asks of a bot between hands: whether it buys again, or takes the add-on.

Clauses     M6. Knows one event, as its bot is told it. Tested in tests/client/test_tournaments.py
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Final, Literal
from urllib.parse import quote

from msgspec import json

from pakli.client.errors import ClientError
from pakli.wire.tournament_http import EntryAnswer
from pakli.wire.tournaments import PlayerAsked, TournamentView

__all__ = ["Buys", "Entered", "declines"]

_LOG: Final = logging.getLogger("pakli.client")

Buys = Callable[[PlayerAsked], bool]
"""Whether a bot takes what it is offered: ``what`` is ``"rebuy"`` or ``"add_on"``, with price and chips."""


def declines(asked: PlayerAsked) -> bool:
    """Take nothing: who has lost all is out."""
    return False


class Entered:
    """One tournament that a bot is in."""

    def __init__(
        self, tournament: str, buys: Buys, post: Callable[[str, bytes], None], ids: Iterator[str]
    ) -> None:
        """`post` sends a request, and waits; `ids` are for what is done once."""
        self._address: Final = f"/api/tournaments/{quote(tournament)}/answer"
        self._buys: Final = buys
        self._post: Final = post
        self._ids: Final = ids
        self._answered: set[tuple[str, int]] = set()
        self._under_way: Final[set[asyncio.Task[None]]] = set()

    def take(self, view: TournamentView) -> None:
        """The event as it is: what it asks is answered once."""
        asked, mine = view.me.asked, view.me
        if not isinstance(asked, PlayerAsked) or (asked.what, mine.rebuys) in self._answered:
            return
        self._answered.add((asked.what, mine.rebuys))
        if self._buys(asked):
            self._answer(asked.what)
        elif asked.what == "rebuy":
            self._answer("no_rebuy")  # the others need not wait; an add-on that is not taken lapses

    def close(self) -> None:
        """Nothing more is answered."""
        for task in self._under_way:
            task.cancel()

    def _answer(self, answer: Literal["rebuy", "no_rebuy", "add_on"]) -> None:
        body = json.encode(EntryAnswer(id=next(self._ids), answer=answer))
        task = asyncio.create_task(self._said(body))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _said(self, body: bytes) -> None:
        try:
            await asyncio.to_thread(self._post, self._address, body)
        except ClientError as no:  # it came too late, or there is no price it could pay
            _LOG.info("an answer to the tournament was not taken: %s", no)
