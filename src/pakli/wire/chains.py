"""
What is asked of chains of satellites over HTTP, and answered.

Amounts as in `tournaments`. The routes are the server's.

Clauses     M7 (chains), M9 (their practice form).
Tested in   tests/wire/test_typescript.py, tests/server/test_chains.py
"""

from typing import Annotated

from msgspec import Meta, Struct

from pakli.rules.refusal import Fact as RefusalFact
from pakli.tournament.structure import Price
from pakli.wire.tournament_http import Chat, Delay, Moment, Number

__all__ = ["ChainMade", "ChainPreview", "NewChain", "PlannedStep"]


class NewChain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """
    `POST /api/tournaments/{id}/chain`, answered by `ChainMade`; `…/chain/preview`, by `ChainPreview`.

    Satellites lead one into the other, the last into this event (M7).

    The fees rise by about the same factor from step to step. Each satellite is played as `preset`.
    """

    name: Annotated[str, Meta(max_length=100)]
    """The satellites are called so, with their numbers."""
    levels: Number = 2
    """Satellites: one to five."""
    bottom: Price = Price(0)
    """What the lowest costs; for practice nothing."""
    preset: Annotated[str, Meta(max_length=60)] = "satellite"
    variants: tuple[Annotated[str, Meta(max_length=40)], ...] = ()
    """Other games than the target's."""
    starts: Moment = 0
    """When the lowest starts, in milliseconds since 1970; 0: no time is set for any of them."""
    apart: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """Minutes from the start of one to that of the next."""
    private: bool = False
    fill: bool = False
    """The house's bots take the seats that are free when each is to start: practice alone."""
    members_bots: bool = False
    """Members' bots may enter: practice alone."""
    delay: Delay = 0
    chat: Chat = "everyone"


class PlannedStep(Struct, frozen=True, kw_only=True):
    """A satellite of a chain that is not made yet."""

    name: str
    entry: Price
    ticket: int
    starts: int
    entries: int
    """So many make up one ticket."""


class ChainPreview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the chain would be, the lowest step first; or why there can be none (`code` and the rest)."""

    steps: tuple[PlannedStep, ...] = ()
    code: str = ""
    clause: str = ""
    facts: tuple[RefusalFact, ...] = ()
    text: str = ""


class ChainMade(Struct, frozen=True):
    """The satellites of a chain that was made, the lowest first."""

    tournaments: tuple[str, ...]
