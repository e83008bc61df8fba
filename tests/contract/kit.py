"""What store tests share: events as the store sees them, and what is in a stream."""

from pakli.store import Store

__all__ = ["data_of", "event"]


def event(tag: str = "checked", **facts: int) -> bytes:
    """An event, as the store sees it: JSON with a tag."""
    inside = "".join(f',"{name}":{value}' for name, value in facts.items())
    return f'{{"type":"{tag}"{inside}}}'.encode()


async def data_of(store: Store, stream: str) -> list[bytes]:
    """The JSON of a stream's events."""
    return [stored.data for stored in await store.read(stream)]
