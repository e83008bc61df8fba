"""
`pakli replay --coach SEAT`: what the decisions of one seat were worth, hand by hand, in words.

Knows       files and the coach; what a seat saw is asked of the rules.
Tested in   tests/cli/test_replay_coach.py
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path

from msgspec import UNSET

from pakli.bots.coach import Decision, coached
from pakli.cards import parse_cards, unicode_text
from pakli.history import HistoryError, read_entries, replay, supported
from pakli.history.replayed import Replayed
from pakli.rules import seen_by
from pakli.table.telling.lines import Fact, Line
from pakli.texts import Catalogue

__all__ = ["coach_lines"]


def coach_lines(say: Catalogue, files: Sequence[Path], seat: int) -> Iterator[str]:
    """
    The decisions of `seat` in every hand in which its cards are told, line by line; other hands are left out.

    Hands that cannot be read or played are left out too: `pakli replay` alone says what is wrong with them.
    """
    for file in files:
        for entry in read_entries(file):
            if isinstance(entry, HistoryError) or not supported(entry):
                continue
            try:
                played = replay(entry)
            except HistoryError:
                continue
            if seat not in dict(played.setup.stacks):
                continue
            seen = [known for one in played.events if (known := seen_by(seat, one)) is not None]
            try:
                decisions = coached(played.setup, seen, seat)
            except ValueError:
                continue
            yield f"{file}: {say.text('replay-hand', hand=str(entry.place.hand))}"
            for decision in decisions:
                yield from _told(say, decision, played)


def _told(say: Catalogue, decision: Decision, played: Replayed) -> Iterator[str]:
    cards = "  ".join([_cards(cards) for cards in (decision.cards, *decision.boards)])
    yield f"  {say.text(f'coach-street-{decision.street_name}')}: {cards}"
    known = {"pot": decision.pot, "to_call": decision.to_call, "stack": decision.stack}
    amounts = [
        f"{say.text(f'coach-label-{name}')} {_amount(say, chips, played)}" for name, chips in known.items()
    ]
    yield f"    {', '.join(amounts)}"
    parts = {"equity": decision.equity, "needed": decision.needed, "really": decision.really}
    for name, part in parts.items():
        if part is not None:
            yield f"    {say.text(f'coach-label-{name}')}: {round(100 * part)}%"
    yield f"    {say.text('coach-did', action=_spoken(say, decision.did, played))}"
    yield f"    {say.text('coach-bot', action=_spoken(say, decision.bot, played))}"
    yield f"    {_verdict(say, decision, played)}"
    for one in decision.mattered:
        yield f"    {say.text(f'coach-fact-{one.fact}')}: {_spoken(say, one.line, played)}"


def _verdict(say: Catalogue, decision: Decision, played: Replayed) -> str:
    if decision.verdict == "gave":
        amount = _amount(say, round(decision.cost), played)
        if not decision.blinds:
            return say.text("coach-verdict-gave-chips", amount=amount)
        blinds = f"{say.amount(round(Decimal(decision.blinds), 1))} BB"
        return say.text("coach-verdict-gave", amount=amount, blinds=blinds)
    said = say.text(f"coach-verdict-{decision.verdict}")
    return f"{said} {say.text(f'coach-why-{decision.why_none}')}" if decision.why_none else said


def _spoken(say: Catalogue, line: Line, played: Replayed) -> str:
    facts = {} if line.facts is UNSET else line.facts
    return say.text(line.say, **{name: _fact(say, fact, played) for name, fact in facts.items()})


def _fact(say: Catalogue, fact: Fact, played: Replayed) -> int | str:
    if isinstance(fact, int | str):
        return fact
    if fact.chips is not UNSET:
        return _amount(say, fact.chips, played)
    return "" if fact.cards is UNSET else _cards(fact.cards)


def _cards(cards: str) -> str:
    return unicode_text(parse_cards(cards))


def _amount(say: Catalogue, chips: int, played: Replayed) -> str:
    """As the file counts, which may be in hundredths of what is a chip here."""
    return say.amount(Decimal(chips) / played.scale)
