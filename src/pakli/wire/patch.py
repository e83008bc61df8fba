"""
JSON merge patches (RFC 7396) between views: what a page has to change to come from one to the next.

A field left out of one record and not of the other is `null` in the patch, or whole. Arrays are replaced
whole.

Knows       records (msgspec structs) and dicts. Tested in tests/wire/test_patch.py
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final

from msgspec import UNSET, Struct, to_builtins

__all__ = ["merged", "patch_of"]

_ABSENT: Final = UNSET


def patch_of(before: Any, after: Any) -> dict[str, Any]:
    """
    The patch from one record to another of the same type, or from one dict to another; empty: they are equal.

    Args:
        before, after: structs whose fields are left out by `UNSET`, or dicts with text keys.
    """
    if isinstance(after, Struct):
        return _between_structs(before, after)
    return _between_dicts(before, after)


def _between_structs(before: Any, after: Struct) -> dict[str, Any]:
    names, values = _fields(type(after))
    was, now = values(before), values(after)
    # Most fields are the very same object as before: those never come up in Python's own loop.
    others = compress(zip(names, was, now, strict=True), map(is_not, was, now))
    return {name: _change(old, new) for name, old, new in others if old != new}


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """Names of a record's fields, and what reads all of them at once: much quicker than one by one."""
    names = kind.__struct_fields__
    read = attrgetter(*names)
    return names, read if len(names) > 1 else lambda record: (read(record),)


def _between_dicts(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {name: None for name in before if name not in after}
    for name, new in after.items():
        old = before.get(name, _ABSENT)
        if old is not new and old != new:
            patch[name] = _change(old, new)
    return patch


def _change(old: Any, new: Any) -> Any:
    """
    What stands in the patch for a field that is not what it was: never null but for a field that is gone.
    """
    if new is UNSET:
        return None
    if old is UNSET:
        return new
    kind = type(new)
    if kind is int or kind is tuple or kind is str:
        return new
    if isinstance(new, dict):
        return _between_dicts(_named(old), new)
    if isinstance(new, Struct):
        if kind is type(old):
            return _between_structs(old, new)
        return _between_dicts(_named(to_builtins(old)), to_builtins(new))  # fields of the old have to go
    return new


def _named(old: Any) -> Mapping[str, Any]:
    """What has to go where it is not in a record or dict that comes instead: nothing of a plain value."""
    return old if isinstance(old, dict) else {}


def merged(target: Any, patch: Any) -> Any:
    """`target` with the patch applied, by the letter of RFC 7396; changes neither."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result
