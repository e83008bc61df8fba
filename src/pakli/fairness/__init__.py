"""
Fair dealing: nobody can choose the order of the cards, and everybody can check that nobody has.

    packs = sealed_packs(hand, secret, 52)              # the server makes four packs and lays down a record
    chain = Chain(token_bytes(32))                      # a player's shares
    order = order_of(seed_of(record_hash, shares), 52)  # what the shares have made of it
    check(read_proof(data))                             # a hand checked from its proof alone

Everything is deterministic: what is by chance is given. `docs/developers/fair-dealing.md` says how it works
and what it does not prove.

Clauses     F3 (a hand can be checked without uncovering cards never shown).
Tested in   tests/fairness/
"""

from pakli.fairness.broken import STEPS, Broken
from pakli.fairness.chains import CHAIN_LENGTH, Chain, follows
from pakli.fairness.check import Checked, check
from pakli.fairness.deals import Deal
from pakli.fairness.hashing import HAND_BYTES, HASH_BYTES, digest, link, seed_of, ticket_value
from pakli.fairness.order import Order, order_of
from pakli.fairness.packs import (
    OpenedPack,
    Opening,
    SealedPack,
    TicketOpening,
    order_by,
    sealed_packs,
    spread,
)
from pakli.fairness.proof import Proof, ServingList, ShownCards, VoidAttempt, read_proof, written_proof
from pakli.fairness.record import PACKS, Record, read_record, record_hash, written_record
from pakli.fairness.stub import Stub, stub_for
from pakli.fairness.witness import Doubt, Witness

__all__ = [
    "CHAIN_LENGTH",
    "HAND_BYTES",
    "HASH_BYTES",
    "PACKS",
    "STEPS",
    "Broken",
    "Chain",
    "Checked",
    "Deal",
    "Doubt",
    "OpenedPack",
    "Opening",
    "Order",
    "Proof",
    "Record",
    "SealedPack",
    "ServingList",
    "ShownCards",
    "Stub",
    "TicketOpening",
    "VoidAttempt",
    "Witness",
    "check",
    "digest",
    "follows",
    "link",
    "order_by",
    "order_of",
    "read_proof",
    "read_record",
    "record_hash",
    "sealed_packs",
    "seed_of",
    "spread",
    "stub_for",
    "ticket_value",
    "written_proof",
    "written_record",
]
