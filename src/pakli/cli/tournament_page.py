"""
A plan of a tournament on paper: its levels in columns, its prizes, what is odd; and as JSON.

Knows       plans and messages. Tested in tests/cli/test_tournament.py
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from pakli.table import HORSE, Money
from pakli.texts import Catalogue
from pakli.tournament.fees import add_on_chips
from pakli.tournament.planner import Plan
from pakli.tournament.schedule import Segment, segments_of
from pakli.tournament.structure import Break, Structure
from pakli.tournament.telling import amount_text, remark_text
from pakli.tournament.verifier import Remark

__all__ = ["plan_json", "plan_page", "remarks_json", "remarks_page"]

_COLUMNS = ("level", "begins", "minutes", "small", "big", "ante")


def plan_json(say: Catalogue, plan: Plan) -> str:
    """Everything a program may want of a plan; `prizes` and `pool` in the smallest unit."""
    told = {
        "structure": plan.structure,
        "players": plan.players,
        "expected_minutes": plan.expected.minutes,
        "expected_level": plan.expected.level,
        "pool": plan.pool,
        "prizes": plan.prizes,
        "remarks": _remarks(say, plan.remarks, plan.structure.money),
    }
    return msgspec.json.encode(told).decode()


def plan_page(say: Catalogue, plan: Plan) -> str:
    """A plan to be pinned to a wall."""
    parts = (
        _head(say, plan),
        _schedule(say, plan.structure),
        _prizes(say, plan),
        [remarks_page(say, plan.remarks, plan.structure.money)],
    )
    return "\n\n".join("\n".join(lines) for lines in parts)


def remarks_json(say: Catalogue, remarks: Sequence[Remark], money: Money) -> str:
    """Code, clause, weight, facts and sentence of each remark."""
    return msgspec.json.encode({"remarks": _remarks(say, remarks, money)}).decode()


def remarks_page(say: Catalogue, remarks: Sequence[Remark], money: Money) -> str:
    """A line for each remark with its clause; or that there is none."""
    if not remarks:
        return say.text("tournament-sound")
    told = [(one, f"{remark_text(say, one, money)} ({one.clause})") for one in remarks]
    return "\n".join(say.text(f"tournament-{one.weight}", remark=text) for one, text in told)


def _remarks(say: Catalogue, remarks: Sequence[Remark], money: Money) -> list[dict[str, Any]]:
    return [
        {
            "code": one.code,
            "clause": one.clause,
            "weight": one.weight,
            "facts": dict(one.facts),
            "text": remark_text(say, one, money),
        }
        for one in remarks
    ]


def _head(say: Catalogue, plan: Plan) -> list[str]:
    from pakli.rules import VARIANTS

    structure = plan.structure
    games = ("horse",) if structure.variants == HORSE else structure.variants
    limit = structure.limit or VARIANTS[structure.variants[0]].limit
    hours, minutes = divmod(plan.expected.minutes, 60)
    lines = [
        say.text(
            "tournament-plan-title",
            name=structure.name,
            game=", ".join([say.text(f"game-{game}") for game in games]),
            limit=say.text(f"limit-{limit}"),
        ),
        say.text(
            "tournament-plan-players",
            players=plan.players,
            stack=structure.stack,
            seats=structure.table_size,
        ),
        say.text("tournament-plan-length", hours=hours, minutes=minutes, level=plan.expected.level),
    ]
    if structure.late_levels:
        lines.append(say.text("tournament-plan-late", level=structure.late_levels))
    if structure.rebuy is not None:
        lines.append(say.text("tournament-plan-rebuys", chips=add_on_chips(structure)))
    return lines


def _schedule(say: Catalogue, structure: Structure) -> list[str]:
    """Levels in columns, numbers to the right; a break is a line of its own."""
    pieces = [piece for piece, _ in zip(segments_of(structure), structure.schedule, strict=False)]
    rows = [[say.text(f"tournament-column-{name}") for name in _COLUMNS]]
    rows += [_row(say, piece) for piece in pieces]
    widths = [max(len(row[at]) for row in rows if len(row) == len(_COLUMNS)) for at in range(len(_COLUMNS))]
    return ["  ".join(_aligned(row, widths)).rstrip() for row in rows]


def _row(say: Catalogue, piece: Segment) -> list[str]:
    begins = f"{piece.begins // 60}:{piece.begins % 60:02}" if piece.begins >= 0 else ""
    if isinstance(piece.span, Break):
        told = say.text("tournament-plan-main-break" if piece.span.main else "tournament-plan-break")
        return ["", begins, say.amount(piece.span.minutes), told]
    stakes = piece.span.stakes
    numbers = (stakes.small_blind, stakes.big_blind, stakes.ante)
    return [
        str(piece.level),
        begins,
        say.amount(piece.span.minutes),
        *[say.amount(number) if number else "–" for number in numbers],
    ]


def _aligned(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """Right-aligned; what is last in a short row may be longer than its column."""
    for at, text in enumerate(row):
        yield text if at == 3 and len(row) == 4 else text.rjust(widths[at])


def _prizes(say: Catalogue, plan: Plan) -> list[str]:
    """The prizes, places that get the same in one line."""
    if plan.structure.practice:
        return [say.text("tournament-plan-practice")]
    money = plan.structure.money
    lines = [say.text("tournament-plan-pool", pool=amount_text(say, plan.pool, money))]
    place = 1
    for prize, same in groupby(plan.prizes):
        last, told = place + len(list(same)) - 1, amount_text(say, prize, money)
        lines.append(
            say.text("tournament-plan-place", place=place, prize=told)
            if place == last
            else say.text("tournament-plan-places", first=place, last=last, prize=told)
        )
        place = last + 1
    return lines
