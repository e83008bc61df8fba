"""
Golden views: what each viewer is shown of the golden log, step by step; the page folds and draws them too.

    python -m tests.wire.golden

writes them anew, where a view has got another form on purpose: look at what changes.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, json

from pakli.room import Moment
from pakli.room.kept import opened
from pakli.room.moment import Tale
from pakli.room.records import RECORDS, Opened
from pakli.wire.past import Replay
from tests.store.golden import FOLDER as LOGS
from tests.store.golden import RELEASE, lines

__all__ = ["FOLDER", "Golden", "goldens"]

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden" / "views"


class Golden(Struct):
    """One table's stream for one viewer."""

    name: str
    first: Any
    steps: list[Any]
    last: Any
    """The view that all steps come to."""


def goldens() -> Iterator[Golden]:
    """All of them: each table for who looks on and for one who plays."""
    log = lines(LOGS / RELEASE / "log.jsonl")
    for stream, stored in groupby(log, lambda one: one.stream):
        kind, _, table = stream.partition(":")
        if kind != "table":
            continue
        first, *records = RECORDS.decode_all(stored)
        assert isinstance(first, Opened)
        seated = next((one.player for one in records if hasattr(one, "player")), "")
        for viewer, player in (("rail", ""), ("player", seated)):
            kept = opened(first)
            replay = Replay(Moment(table, kept, 1, Tale(kept.table), 0), player)
            begin = _plain(replay.view)
            steps = [_plain(replay.play(record)) for record in records]
            yield Golden(f"{table}-{viewer}", begin, steps, _plain(replay.view))


def _plain(what: Any) -> Any:
    return json.decode(json.encode(what))


def main() -> None:
    """Write them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for golden in goldens():
        (FOLDER / f"{golden.name}.json").write_bytes(json.encode(golden) + b"\n")


if __name__ == "__main__":
    main()
