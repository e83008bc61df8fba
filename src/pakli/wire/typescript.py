"""
`web/src/wire.ts`, made from the messages: `python -m pakli.wire.typescript [FILE]`; with ``--check`` it only
looks.

Shapes and their docs are those of the Python types. What a page only passes on (actions, events) stays open.

Tested in   tests/wire/test_typescript.py (the file in the client is what this makes)
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.structs import fields

from pakli.fairness import deals, packs, proof
from pakli.room.actions import PersonAction
from pakli.rules import Stakes
from pakli.rules.house_rules import LimitName
from pakli.table.telling import lines as sentences
from pakli.tournament import structure
from pakli.wire import (
    book,
    chains,
    desk_views,
    director_http,
    http,
    messages,
    options,
    real,
    real_http,
    sign_view,
    tournament_http,
    tournaments,
    view,
)
from pakli.wire.messages import PROTOCOL, ClientMessage, SeenEvent, ServerMessage

__all__ = ["source"]

FILE: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "wire.ts"

_HEAD: Final = "\n".join(
    (
        "// What the server and this page say to each other: JSON text frames at `/ws`, tagged by `t`, and",
        "// JSON at `/api`. Made by `python -m pakli.wire.typescript` from `pakli.wire`: change it there.",
        "// Fields that have nothing to say are left out, never null: in a merge patch null means gone.",
        "// Amounts are chips, seats the table's own numbers from 1, cards text such as AsKd??, times",
        "// milliseconds.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "",
    )
)
_OPEN: Final = """\
/** An action of the table or its hand, tagged by `type`: taken from an option, filled in, sent back. */
export interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An event of the table's stream as this viewer may see it, tagged by `type`; a hidden one is `passed`. */
export interface TableEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** JSON merge patch (RFC 7396). */
export type Patch = { readonly [field: string]: unknown };

export type RuleValue = boolean | number | string;

/** A fact of a sentence: a number or text as it is, or what it is that the number or text stands for. */
export type Fact =
  | number
  | string
  | { readonly chips: number }
  | { readonly cards: string }
  | { readonly hand: readonly Held[] }
  | { readonly seat: number };
export type Facts = Readonly<Record<string, Fact>>;
"""

_SECTIONS: Final = (
    (
        options,
        "What somebody may do: a button for each option. The page never works out by itself what is allowed.",
    ),
    (sentences, "Sentences: messages of the catalogue and their facts"),
    (sign_view, "What is played at a table"),
    (view, "A table as one viewer knows it"),
    (packs, "Fair dealing: what is opened of a pack"),
    (deals, "Fair dealing: what was dealt"),
    (proof, "Fair dealing: the proof of a hand"),
    (structure, "What a tournament is: sent as it is, and taken so where somebody makes one"),
    (real, "Tournaments with real cards and chips"),
    (desk_views, "The director's desk"),
    (tournaments, "Tournaments"),
    (messages, "Messages"),
    (http, "HTTP"),
    (real_http, "HTTP: the desk of real cards and chips"),
    (tournament_http, "HTTP: tournaments"),
    (director_http, "HTTP: the director's word"),
    (chains, "HTTP: chains of satellites"),
    (book, "The rulebook"),
)

_ALIASES: Final[tuple[tuple[str, Any], ...]] = (
    ("Word", options.Word),
    ("LimitName", LimitName),
    ("SeatStatus", view.SeatStatus),
    ("SeatMark", view.SeatMark),
    ("WaitsFor", view.WaitsFor),
    ("Irregularity", view.Irregularity),
    ("Choose", options.Choose),
    ("TournamentStatus", tournaments.TournamentStatus),
    ("EntryState", desk_views.EntryState),
    ("MayDo", tournaments.MayDo),
    ("MayRule", desk_views.MayRule),
    ("MayEnter", real.MayEnter),
    ("DirectorAction", director_http.DirectorAction),
    ("ClientMessage", ClientMessage),
    ("ServerMessage", ServerMessage),
)
"""Types with a name of their own, written out where their turn comes."""

_NAMED: Final[tuple[tuple[Any, str], ...]] = (
    (PersonAction, "Action"),
    (SeenEvent, "TableEvent"),
    (sentences.Fact, "Fact"),
    (sentences.Facts, "Facts"),
    (view.RuleValue, "RuleValue"),
    *[(alias, name) for name, alias in _ALIASES],
    (dict[str, Any], "Patch"),
)
"""Types that are called by a name wherever they stand."""

_WIDTH: Final = 120
_PLAIN: Final = {int: "number", str: "string", bool: "boolean", Any: "unknown", type(None): "null"}


def source() -> str:
    """The whole file."""
    parts = [_HEAD, _OPEN]
    for module, title in _SECTIONS:
        parts.append(f"// ---- {title}\n")
        parts += [f"{text}\n" for text in _module(module)]
    return "\n".join(parts)


def _module(module: Any) -> Iterator[str]:
    """Interfaces and aliases of a module, in the order of its source."""
    mine = {name: value for name, value in vars(module).items() if _is_ours(value, module)}
    lines, _ = inspect.findsource(module)
    order = {line.split("=")[0].strip(): at for at, line in enumerate(lines) if "=" in line[:60]}
    aliases = {
        name: alias for name, alias in _ALIASES if name in order or (name, module) == ("LimitName", view)
    }
    places = {name: order.get(name, 0) for name in aliases}
    places |= {name: inspect.findsource(value)[1] for name, value in mine.items()}
    if module is structure:
        yield _interface(Stakes)
    for name in sorted(places, key=lambda one: places[one]):
        yield _interface(mine[name]) if name in mine else _alias(name, aliases[name])


def _is_ours(value: Any, module: Any) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
        and value is not sentences.FactOf
        and value is not messages.Passed
        and not value.__name__.startswith("_")
    )


def _alias(name: str, alias: Any) -> str:
    return _wrapped(f"export type {name} = ", list(_members(alias)))


def _members(alias: Any) -> Iterator[str]:
    for one in get_args(alias):
        yield f"'{one}'" if isinstance(one, str) else _type(one)


def _wrapped(head: str, members: list[str]) -> str:
    """On one line, on a line of its own, or a line each: as the client's formatter would have it."""
    line = " | ".join(members)
    if len(head) + len(line) < _WIDTH:
        return f"{head}{line};"
    if len(line) + 3 <= _WIDTH:
        return f"{head.rstrip()}\n  {line};"
    return head.rstrip() + "".join([f"\n  | {member}" for member in members]) + ";"


def _interface(kind: type[Struct]) -> str:
    hints, docs = get_type_hints(kind, include_extras=True), _field_docs(kind)
    config = kind.__struct_config__
    lines = []
    if config.tag_field is not None:
        lines.append(f"  readonly {config.tag_field}: '{config.tag}';")
    for field in fields(kind):
        inner, optional = _optional(hints[field.name])
        mark = "?" if optional or not field.required else ""
        lines += _doc(docs.get(field.name, ""), "  ")
        lines.append(f"  readonly {field.encode_name}{mark}: {_type(inner)};")
    doc = "\n".join(_doc(inspect.getdoc(kind) or "", ""))
    body = "\n".join(lines)
    return (
        f"{doc}\nexport interface {kind.__name__} {{\n{body}\n}}"
        if body
        else f"{doc}\nexport type {kind.__name__} = object;"
    )


def _doc(text: str, indent: str) -> list[str]:
    if not text:
        return []
    flat = " ".join(text.split())
    if len(flat) < 100:
        return [f"{indent}/** {flat} */"]
    return [f"{indent}/**", *[f"{indent} * {line}" for line in textwrap.wrap(flat, 104)], f"{indent} */"]


def _field_docs(kind: type[Struct]) -> dict[str, str]:
    """The text under each field, as the source has it."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    docs, name = dict[str, str](), ""
    for node in tree.body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and name:
            docs[name] = str(node.value.value)
            name = ""
    return docs


def _optional(hint: Any) -> tuple[Any, bool]:
    """A field's type without the mark that it may be left out, and whether it has that mark."""
    args = get_args(hint)
    if get_origin(hint) in (Union, UnionType) and UnsetType in args:
        rest = tuple([one for one in args if one is not UnsetType])
        return rest[0] if len(rest) == 1 else Union[rest], True  # noqa: UP007 - made at run time
    return hint, False


def _type(hint: Any) -> str:
    """A type, in TypeScript."""
    for known, name in _NAMED:
        if hint == known:
            return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join([f"'{one}'" if isinstance(one, str) else str(one) for one in args])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys([_type(one) for one in args]))
    if origin is tuple:
        return _array(args)
    if origin is dict:
        return _record(*args)
    assert isinstance(hint, type), f"a type nobody knows how to write: {hint}"
    return hint.__name__


def _array(args: tuple[Any, ...]) -> str:
    if args[-1] is not Ellipsis:
        return f"readonly [{', '.join([_type(one) for one in args])}]"
    inner = _type(args[0])
    plain = inner.isidentifier()
    return f"readonly {inner}[]" if plain else f"readonly ({inner})[]"


def _record(key: Any, value: Any) -> str:
    if _type(key) == "string":
        return f"Readonly<Record<string, {_type(value)}>>"
    return f"Readonly<Partial<Record<{_type(key)}, {_type(value)}>>>"


def main(arguments: list[str]) -> int:
    """Write the file, or (``--check``) say by the exit status whether it is what it should be."""
    check = "--check" in arguments
    named = [argument for argument in arguments if argument != "--check"]
    file = Path(named[0]) if named else FILE
    if check:
        return 0 if file.read_text("utf-8") == source() else 1
    file.write_text(source(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
