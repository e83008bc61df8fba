"""
`pakli verify`: the proof of a hand checked, without any server.

Knows       options and how it is said. The check is `pakli.fairness`.
Tested in   tests/cli/test_verify.py
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from pakli.cli.errors import InputError

if TYPE_CHECKING:
    from pakli.fairness import Broken, Checked
    from pakli.texts import Catalogue

__all__ = ["verify"]


class _Json(Struct, frozen=True, kw_only=True):
    """What `--json` prints: `step`, `code` and `message` where it does not hold, the rest where it does."""

    holds: bool
    step: str | None = None
    code: str | None = None
    message: str | None = None
    table: str | None = None
    game: str | None = None
    hand: str | None = None
    record: str | None = None
    pack: int | None = None
    shares: int | None = None
    cards: int | None = None
    served: int | None = None
    voids: int | None = None


def verify(
    path: Annotated[Path, typer.Argument(metavar="PROOF.json")],
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG")] = None,
) -> None:
    """Check the proof of a hand: the text is the message `cli-verify`."""
    from pakli.cli.choices import catalogue
    from pakli.fairness import Broken, check, read_proof

    say = catalogue(lang)
    data = _read(say, path)
    try:
        checked = check(read_proof(data))
    except Broken as error:
        if as_json:
            typer.echo(_failed(say, error))
        else:
            typer.echo(say.text("fair-fails", message=error.text(say)), err=True)
        raise typer.Exit(1) from None
    typer.echo(_held(checked) if as_json else _in_words(say, checked))


def _read(say: "Catalogue", path: Path) -> bytes:
    if not path.exists():
        raise InputError(say.text("cli-no-file", path=str(path)))
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError(say.text("cli-cannot-read", path=str(path), reason=reason)) from None


def _failed(say: "Catalogue", error: "Broken") -> str:
    return _encoded(_Json(holds=False, step=error.step, code=error.code, message=error.text(say)))


def _held(checked: "Checked") -> str:
    record = checked.record
    return _encoded(
        _Json(
            holds=True,
            table=record.table,
            game=record.game,
            hand=record.hand,
            record=checked.hash,
            pack=checked.pack,
            shares=checked.shares,
            cards=checked.cards,
            served=checked.served,
            voids=checked.voids,
        )
    )


def _encoded(said: _Json) -> str:
    import msgspec

    return msgspec.json.encode(said).decode()


def _in_words(say: "Catalogue", checked: "Checked") -> str:
    table = checked.record.table
    lines = [
        say.text("fair-holds") if checked.shares else "",
        say.text("fair-shares", shares=checked.shares, table=table)
        if checked.shares
        else say.text("fair-no-shares", table=table),
        say.text("fair-pack", pack=checked.pack + 1),
        say.text("fair-cards", cards=checked.cards),
    ]
    if checked.served:
        lines.append(say.text("fair-served", cards=checked.served))
    if checked.voids:
        lines.append(say.text("fair-voids", voids=checked.voids))
    lines.append(say.text("fair-record", hash=checked.hash))
    return "\n".join([line for line in lines if line])
