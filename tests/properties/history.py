"""
A hand as text: a line a street to read, then the same as Python to paste into a case.

Source: house style; a failing property prints what made it fail.
"""

from collections.abc import Sequence

from msgspec.structs import asdict, astuple

from pakli.rules import (
    KINDS,
    PRESETS,
    Action,
    BetsGathered,
    BoardDealt,
    Event,
    ForcedBetsPosted,
    HoleDealt,
    PotAwarded,
    Setup,
)

__all__ = ["history"]


def history(setup: Setup, actions: Sequence[Action], log: Sequence[Event]) -> str:
    """The hand so far, for people and for `tests.properties.kit.played`."""
    stacks = "  ".join(f"{seat}:{stack}" for seat, stack in setup.stacks)
    head = f"{setup.variant} {setup.limit.name}, button {setup.button}; {stacks}"
    lines = [head, *(line for event in log if (line := _line(event)))]
    done = [f"    {action!r}," for action in actions]
    return "\n".join([*lines, "", "played(", f"    {_setup(setup)},", *done, ")"])


def _line(event: Event) -> str:
    match event:
        case ForcedBetsPosted(posts):
            return "posts " + ", ".join(f"{post.seat} {post.kind} {post.amount}" for post in posts)
        case HoleDealt(hands):
            return "deal " + ", ".join(f"{seat} {cards}" for seat, cards in hands)
        case BoardDealt(board, cards):
            return f"board {board}: {cards}"
        case PotAwarded(pot, shares, half, board):
            paid = ", ".join(f"{seat} {chips}" for seat, chips in shares)
            return f"pot {pot} {half} board {board}: {paid}"
        case BetsGathered():
            return ""
        case _:
            said = [str(value) for value in astuple(event) if value != "" and not isinstance(value, bool)]
            return " ".join(("  " + type(event).__name__.lower(), *said))


def _setup(setup: Setup) -> str:
    """The setup as an expression, its house rules as a preset and what differs from it."""
    return (
        f"Setup({setup.variant!r}, {setup.limit!r}, {_rules(setup)}, {setup.stakes!r}, {setup.button}, "
        f"{setup.stacks!r}, {setup.posts!r}, {setup.last_two}, {setup.bomb_pot})"
    )


def _rules(setup: Setup) -> str:
    preset, wanted = PRESETS[setup.rules.preset], asdict(setup.rules)
    texts: list[str] = []
    for kind in KINDS:
        base = asdict(preset.at(kind, setup.limit.name))
        changes = {name: value for name, value in wanted.items() if value != base[name]}
        texts.append(_changed(f"PRESETS[{preset.name!r}].at({kind!r}, {setup.limit.name!r})", changes))
    return min(texts, key=len)


def _changed(base: str, changes: dict[str, object]) -> str:
    if not changes:
        return base
    return f"replace({base}, " + ", ".join(f"{name}={value!r}" for name, value in changes.items()) + ")"
