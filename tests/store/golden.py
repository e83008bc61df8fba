"""
Golden files: what each release wrote, kept for ever, so that every later one is seen to read it.

    python -m tests.store.golden

writes those of the release that `pyproject.toml` names, into `tests/golden/store/`. Until it is out they may
be written anew as often as needed; from then on never: what changes after gets an upcaster.

log.jsonl        hands of several games in which every kind of event happens, each line a row of the log
kinds.jsonl      events of every kind there is, with every field filled: each form that a field can have
database.sqlite  a database with that log, money, a command, a snapshot
expected.json    what it all comes to
"""

import asyncio
import itertools
import random
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast, get_args

from msgspec import Raw, Struct, inspect, json

from pakli.room.audit import NOTES, RulingNoted
from pakli.room.calls import CALLS, CallClosed, CallMade, CallTaken
from pakli.room.chat import ChatSaid
from pakli.room.records import RECORDS, Manners, Opened, Record
from pakli.room.tournaments.records import EVENTS, EventOpened, EventRecord
from pakli.store import (
    UPCASTERS,
    Append,
    Codec,
    LedgerEvent,
    Posting,
    Store,
    Stored,
    backup,
)
from pakli.store.upcast import tag_of
from pakli.table import Table, TableEvent, saved
from pakli.tournament import Begin, Enter, Pause, Tournament, Withdraw
from pakli.tournament.presets import TOURNAMENTS
from tests.store.rare import RARE_TABLES, with_the_rooms_own
from tests.table.kit import Sitting, sat

__all__ = ["ANY_EVENT", "FOLDER", "RELEASE", "Expected", "folded", "lines", "told"]

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "tests" / "golden" / "store"
RELEASE: Final[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

AnyEvent = Record | EventRecord | ChatSaid | RulingNoted | CallMade | CallTaken | CallClosed | LedgerEvent
ANY_EVENT: Final[Codec[AnyEvent]] = Codec(AnyEvent)

GAMES: Final = (
    "NL 1/2",
    "PL 1/2 omaha-high-low",
    "FL 2/4 stud",
    "FL 2/4 deuce-to-seven-triple-draw",
)
STACKS: Final = {1: 200, 3: 150, 4: 90, 6: 310}


class Told(Struct, frozen=True):
    """What a table's stream comes to."""

    hands: int
    button: int
    stacks: dict[str, int]
    """By seat: JSON's names are texts."""


class Expected(Struct, frozen=True):
    """What the files of a release come to."""

    streams: dict[str, int]
    balances: dict[str, int]
    tables: dict[str, Told]
    commands: dict[str, tuple[int, ...]]
    """Versions that were answered."""
    snapshots: dict[str, int]


def folded(records: Iterable[Record]) -> Table:
    """The table of a stream."""
    first, *rest = records
    assert isinstance(first, Opened)
    kinds = get_args(TableEvent)
    return Table.open(first.sign).after(*[cast(TableEvent, one) for one in rest if type(one) in kinds])


def told(table: Table) -> Told:
    """What is compared: it says in a few numbers where every chip went."""
    return Told(table.hands, table.before.button, {str(seat.number): seat.stack for seat in table.seats})


def played(game: str) -> tuple[Opened, Sitting]:
    """Three hands: all fold, all call, all do anything at all."""
    sitting = sat(game, STACKS, button=3)
    opened = Opened(Manners(name=f"Zöld asztal, {game}"), sitting.opened.sign)
    sitting.start()
    sitting.folded_round()
    sitting.start()
    sitting.checked_down()
    sitting.start()
    sitting.wild(random.Random(11))
    return opened, sitting


def samples(kinds: Iterable[type[Any]] = ANY_EVENT.kinds) -> Iterator[bytes]:
    """Events of every kind, with every field filled: each form that a field can have."""
    for kind in sorted(kinds, key=lambda kind: str(kind.__struct_config__.tag)):
        for sample in _samples(inspect.type_info(kind)):
            yield json.encode(sample)


def _samples(info: inspect.Type) -> list[Any]:
    """
    Things of a type, as JSON has them: no default, nothing empty, null only where nothing else is; of a union
    each member, of a literal each value.
    """
    match info:
        case inspect.StructType(tag=tag, fields=fields):
            head = {} if tag is None else {"type": tag}
            names, filled = (
                [field.encode_name for field in fields],
                _together([field.type for field in fields]),
            )
            return [head | dict(zip(names, one, strict=True)) for one in filled]
        case inspect.UnionType(types=types):
            return [one for kind in types if not isinstance(kind, inspect.NoneType) for one in _samples(kind)]
        case inspect.VarTupleType(item_type=item):
            return [[one] for one in _samples(item)]
        case inspect.TupleType(item_types=items):
            return [list(one) for one in _together(items)]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.IntType():
            return [3]
        case inspect.StrType():
            return ["Ac"]
        case inspect.BoolType():
            return [True]
        case inspect.BytesType():
            return ["UGFrbGk="]
        case _:
            raise NotImplementedError(f"nothing is known of {info}: add it here")


def _together(types: Sequence[inspect.Type]) -> list[tuple[Any, ...]]:
    """Values side by side, as many rows as it takes to show every form of each."""
    columns = [_samples(one) for one in types]
    rows = max(map(len, columns), default=1)
    return [tuple(column[row % len(column)] for column in columns) for row in range(rows)]


async def filled(store: Store) -> Expected:
    """Play, talk and pay; what it all comes to."""
    tables: dict[str, Told] = {}
    await store.ledger.set_floor("practice", None)
    for number, game in enumerate(GAMES, 1):
        stream = f"table:{number}"
        opened, sitting = played(game)
        seats = len(STACKS)
        # Nobody knows chips that were not paid for: opened and seated in one append with the money.
        await store.append(
            Append(stream, 0, RECORDS.encode_all([opened, *sitting.log[:seats]])),
            postings=[
                *(Posting("practice", -chips) for chips in STACKS.values()),
                Posting(stream, sum(STACKS.values())),
            ],
            reason="buy_in",
            command=f"sit-{number}",
        )
        rest = RECORDS.encode_all(sitting.log[seats:])
        for first in range(0, len(rest), 5):
            await store.append(Append(stream, 1 + seats + first, rest[first : first + 5]))
        tables[stream] = told(sitting.table)
    for number, play in enumerate(RARE_TABLES, 1 + len(GAMES)):
        stream, sitting = f"table:{number}", play()
        opened = Opened(Manners(name="Ritka asztal", owner="p-1"), sitting.opened.sign)
        records = RECORDS.encode_all([opened, *with_the_rooms_own(sitting)])
        await store.append(Append(stream, 0, records), command=f"rare-{number}")
        tables[stream] = told(sitting.table)
    said = Codec[ChatSaid](ChatSaid).encode(ChatSaid("p-1", "Ági", "Szép kör! ♠"))
    await store.append(Append("chat:1", None, [said]), command="chat-1")
    await store.append(*_of_the_floor(), command="floor-1")
    await store.append(Append("tournament:1", 0, EVENTS.encode_all(_of_a_tournament())), command="event-1")
    await store.append(Append("kinds-of-tournaments", 0, [*samples(EVENTS.kinds)]))
    streams = await store.streams()
    await store.save_snapshot("table:1", streams["table:1"], json.encode(saved(sitting.table)))
    commands = {f"sit-{number}": (1 + len(STACKS),) for number in range(1, len(GAMES) + 1)}
    return Expected(
        streams,
        await store.ledger.balances(),
        tables,
        {**commands, "chat-1": (1,), "floor-1": (1, 3), "event-1": (streams["tournament:1"],)},
        {"table:1": streams["table:1"]},
    )


def _of_a_tournament() -> tuple[EventRecord, ...]:
    """A sit & go that has begun, and was stopped."""
    opening = EventOpened(structure=TOURNAMENTS["sit-and-go-2"], owner="p-2")
    event, log = Tournament.open(opening.structure), list[EventRecord]([opening])
    for action in (
        *(Enter("p-1"), Enter("p-2"), Withdraw("p-1"), Enter("p-3")),
        *(Begin((2, 3), (2, 1)), Pause("Tűzriadó")),
    ):
        event, events = event.play(action)
        log += events
    return tuple(log)


def _of_the_floor() -> tuple[Append, Append]:
    """A ruling, and a call that was answered."""
    noted = RulingNoted(
        by="p-2",
        name="Judit",
        table="1",
        table_name="Ritka asztal",
        what="kill_hand",
        reason="Lelógó lap",
        seat=3,
        whom="p-1",
        whom_name="Ági",
        hand=4,
        present=("p-1", "p-3"),
    )
    calls = (
        CallMade("1", "Ritka asztal", 3, "p-1", "Ági", "Mi történt?"),
        CallTaken(1, "p-2", "Judit"),
        CallClosed(1, "p-2", "Judit", "Jövök."),
    )
    return Append("audit", None, (NOTES.encode(noted),)), Append("calls", None, CALLS.encode_all(calls))


async def write(folder: Path) -> None:
    """Write the golden files of this release."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    times = itertools.count(1_796_000_000_000, 250)
    with TemporaryDirectory() as work:
        url = f"sqlite:///{Path(work) / 'log.sqlite'}"
        async with await Store.open(url, clock=lambda: next(times)) as store:
            expected = await filled(store)
            log = [one for stream in expected.streams for one in await store.read(stream)]
            await backup(store, folder / "database.sqlite")
    kinds = [_stored("kinds", version, data) for version, data in enumerate(samples(), 1)]
    (folder / "log.jsonl").write_bytes(b"".join(map(_line, log)))
    (folder / "kinds.jsonl").write_bytes(b"".join(map(_line, kinds)))
    (folder / "expected.json").write_bytes(json.format(json.encode(expected), indent=1) + b"\n")


def _stored(stream: str, version: int, data: bytes) -> Stored:
    tag = tag_of(data)
    return Stored(stream, version, 0, tag, UPCASTERS.schema(tag), data)


def _line(stored: Stored) -> bytes:
    """A row of the log as a line of JSON, the event in it as it is."""
    head = {name: getattr(stored, name) for name in ("stream", "version", "at", "tag", "schema")}
    return json.encode(head)[:-1] + b',"data":' + stored.data + b"}\n"


def lines(path: Path) -> list[Stored]:
    """The rows of a log, each event in the form of this release."""
    rows = [json.decode(line, type=_Row) for line in path.read_bytes().splitlines()]
    raised = UPCASTERS.raised
    return [
        Stored(row.stream, row.version, row.at, *raised(row.tag, row.schema, bytes(row.data))) for row in rows
    ]


class _Row(Struct, frozen=True):
    stream: str
    version: int
    at: int
    tag: str
    schema: int
    data: Raw


if __name__ == "__main__":
    asyncio.run(write(FOLDER / RELEASE))
