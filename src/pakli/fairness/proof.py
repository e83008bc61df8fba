"""
The proof of one hand, as one player or the rail can keep it: a JSON document that says everything that is
needed to check the hand, and uncovers no card he has not seen.

Clauses     F3, F2 (nobody's unseen cards are in it).
Tested in   tests/fairness/test_vectors.py, tests/fairness/test_secrecy.py
"""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType, json

from pakli.fairness.broken import Broken
from pakli.fairness.deals import Deal
from pakli.fairness.packs import OpenedPack, Opening, TicketOpening
from pakli.fairness.record import Hash, SeatNumber

__all__ = ["Proof", "ServingList", "ShownCards", "VoidAttempt", "read_proof", "written_proof"]

Shares = tuple[tuple[SeatNumber, Hash], ...]


class VoidAttempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt that was void for want of shares: everything of it, for no card was dealt."""

    record: str
    shares: Shares
    """Those that came."""
    packs: tuple[OpenedPack, ...]


class ServingList(Struct, frozen=True, forbid_unknown_fields=True):
    """
    In which order a player could get what lay in a stub shuffled anew: the values of the positions, without
    the positions; `last`: of what he threw away himself, where nothing else was left.

    `values` are left out where only the receiver was told them; then `hash` is the SHA-256 of all of them,
    `last` included, one after another.
    """

    serving: Annotated[int, Meta(ge=1, le=255)]
    hash: Hash
    values: tuple[Hash, ...] | UnsetType = UNSET
    last: tuple[Hash, ...] = ()


class ShownCards(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of a seat that lie face up: its own, or dealt to it and shown to all."""

    seat: Annotated[int, Meta(ge=0, le=255)]
    cards: tuple[int, ...]


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything one viewer has of a hand."""

    pakli_proof: Literal[1] = 1
    record: str
    """The very bytes that were published, as text."""
    shares: Shares
    opened: tuple[OpenedPack, ...]
    """The packs that were not picked."""
    seat: Annotated[int, Meta(ge=0, le=255)] = 0
    """Whose proof it is; 0: the rail's."""
    deals: tuple[Deal, ...] = ()
    shown: tuple[ShownCards, ...] = ()
    openings: tuple[Opening, ...] = ()
    servings: tuple[ServingList, ...] = ()
    tickets: tuple[TicketOpening, ...] = ()
    voids: tuple[VoidAttempt, ...] = ()
    """The attempts before, the first one first."""


_DECODER: Final = json.Decoder(Proof)


def written_proof(proof: Proof) -> bytes:
    """The document."""
    return json.encode(proof)


def read_proof(data: bytes) -> Proof:
    """
    A document read.

    Raises:
        Broken: it is none.
    """
    try:
        return _DECODER.decode(data)
    except (MsgspecError, UnicodeError, RecursionError) as error:
        raise Broken("form", "unreadable", why=str(error)[:200]) from error
