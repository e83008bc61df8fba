"""
A process that writes to a store as fast as it can, and prints each append once it is acknowledged.

    python -m tests.contract.victim URL              until it is killed
    python -m tests.contract.victim URL BYTES        until no file may be longer than BYTES; then goes on

Each append of a producer writes the same event to two streams and moves one chip: whoever looks at the
database later sees whether an append was torn.
"""

import asyncio
import itertools
import resource
import sys

from pakli.store import Append, Posting, Receipt, Store, StoreFailed
from tests.contract.kit import event

PRODUCERS = 20


async def main(url: str, most_bytes: int | None) -> None:
    """Write until killed; or until the disk is full, then some more."""
    async with await Store.open(url) as store:
        await store.ledger.set_floor("practice", None)
        heads = await store.streams("left:")
        print("begun", flush=True)
        if most_bytes is None:
            await asyncio.gather(*(_produce(store, n, heads.get(f"left:{n}", 0)) for n in range(PRODUCERS)))
        else:
            await _fill(store, most_bytes)


async def _append(store: Store, name: int, number: int) -> Receipt:
    data = [event(by=name, number=number)]
    receipt = await store.append(
        Append(f"left:{name}", number, data),
        Append(f"right:{name}", number, data),
        postings=[Posting("practice", -1), Posting(f"player:{name}", 1)],
        command=f"c-{name}-{number}",
    )
    print(name, receipt.versions[0], flush=True)
    return receipt


async def _produce(store: Store, name: int, begin: int) -> None:
    for number in itertools.count(begin):
        await _append(store, name, number)


async def _fill(store: Store, most_bytes: int) -> None:
    """All fail together when no more fits; when there is room again the same store goes on."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, hard))
    outcomes: list[Receipt | BaseException] = []
    for number in itertools.count():
        outcomes = await asyncio.gather(
            *(_append(store, name, number) for name in range(PRODUCERS)), return_exceptions=True
        )
        if any(isinstance(outcome, BaseException) for outcome in outcomes):
            break
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    kinds = {type(outcome) for outcome in outcomes}
    assert kinds == {StoreFailed}, f"one transaction is done or not: {kinds}"
    print("full", flush=True)
    await asyncio.gather(*(_append(store, name, number) for name in range(PRODUCERS)))
    print("gone on", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None))
