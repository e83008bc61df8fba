"""
The log: everything that happens, for ever, in order; snapshots; the ledger. SQLite or PostgreSQL.

`Store` is what to start from; `Codec` turns a package's events into JSON and back. Events of earlier releases
are read in the form of this one: what has changed is in `earlier`, once for all who open a store. Nothing
else in here knows what an event means: the caller brings its types.

Promises
    What `append` returned is on the disk, and nothing else is: a process killed at any moment leaves whole
    appends, in versions without gaps. Streams, balances and the ledger change in one transaction. Balances
    are worked out from the stream ``ledger``; `check` works them out again.

Tested in   tests/contract/ (the same tests on every engine), tests/store/, tests/golden/store/
"""

from pakli.store.backup import backup, restore
from pakli.store.checking import Fault, Proof, check
from pakli.store.codec import Codec
from pakli.store.database import Work
from pakli.store.earlier import UPCASTERS
from pakli.store.errors import (
    Conflict,
    Damaged,
    EarlierRelease,
    Moved,
    Overdrawn,
    StoreClosed,
    StoreError,
    StoreFailed,
    StoreInUse,
    WrongRelease,
)
from pakli.store.ledger import Ledger
from pakli.store.ledger_events import LEDGER_EVENTS, Booked, FloorSet, LedgerEvent
from pakli.store.records import LEDGER, Append, Line, Posting, Receipt, Remark, Snapshot, Stored
from pakli.store.schema import Schema, new_metadata
from pakli.store.store import Store, wall_clock
from pakli.store.upcast import Raw, Upcaster, Upcasters

__all__ = [
    "LEDGER",
    "LEDGER_EVENTS",
    "UPCASTERS",
    "Append",
    "Booked",
    "Codec",
    "Conflict",
    "Damaged",
    "EarlierRelease",
    "Fault",
    "FloorSet",
    "Ledger",
    "LedgerEvent",
    "Line",
    "Moved",
    "Overdrawn",
    "Posting",
    "Proof",
    "Raw",
    "Receipt",
    "Remark",
    "Schema",
    "Snapshot",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "StoreInUse",
    "Stored",
    "Upcaster",
    "Upcasters",
    "Work",
    "WrongRelease",
    "backup",
    "check",
    "new_metadata",
    "restore",
    "wall_clock",
]
