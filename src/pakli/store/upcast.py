"""
Upcasters: events of earlier releases, brought into the form of this one when they are read.

What is stored is never changed. Where an event's form changes, its tag gets the next schema number, and a
function from the raw JSON of the old number to that of the new one; that is all there is to say:

    Upcasters({("raised", 1): lambda raw: {**raw, "full": True}})      # "raised" is now at schema 2

Those of Pakli's own events are in `earlier`.

Tested in   tests/store/test_upcast.py
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, json

from pakli.store.errors import WrongRelease

__all__ = ["Raw", "Upcaster", "Upcasters", "tag_of"]

Raw = dict[str, Any]
"""An event as JSON has it, its tag under ``"type"``."""

Upcaster = Callable[[Raw], Raw]
"""From one schema number of a tag to the next; or to another tag, which then is at schema 1."""


class _Tagged(Struct):
    type: str


_TAGGED = json.Decoder(_Tagged)


def tag_of(data: bytes) -> str:
    """
    The tag of an event.

    Raises:
        ValueError: it is not a JSON object with a tag.
    """
    return _TAGGED.decode(data).type


class Upcasters:
    """What to do with the events of earlier releases."""

    def __init__(self, steps: Mapping[tuple[str, int], Upcaster] | None = None) -> None:
        """
        `steps`: for a tag and a schema number, the way to the next.

        Raises:
            ValueError: a tag's numbers do not run from 1 without a gap.
        """
        self._steps = dict(steps or {})
        self._schemas: dict[str, int] = {}
        for tag, number in sorted(self._steps):
            if number != self.schema(tag):
                raise ValueError(
                    f"no upcaster of {tag!r} from schema {self.schema(tag)}, but one from {number}"
                )
            self._schemas[tag] = number + 1

    def __or__(self, other: "Upcasters") -> "Upcasters":
        """Both together; of the same step, `other`'s."""
        return Upcasters({**self._steps, **other._steps})

    def schema(self, tag: str) -> int:
        """The schema number that events with this tag are written with."""
        return self._schemas.get(tag, 1)

    def raised(self, tag: str, schema: int, data: bytes) -> tuple[str, int, bytes]:
        """
        Tag, schema number and JSON of an event, in the form of this release.

        Raises:
            WrongRelease: a later release has written it.
        """
        if schema == self.schema(tag):
            return tag, schema, data
        raw = json.decode(data, type=Raw)
        while schema < self.schema(tag):
            raw = self._steps[tag, schema](raw)
            schema = schema + 1 if raw["type"] == tag else 1
            tag = raw["type"]
        if schema > self.schema(tag):
            raise WrongRelease(f"a later release has written {tag!r} with schema {schema}")
        return tag, schema, json.encode(raw)
