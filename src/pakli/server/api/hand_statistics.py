"""
One's own statistics over hands and tournaments, and those of others from one's own hands alone.

Knows       the room's hands. Tested in tests/server/test_my_hands.py, tests/history/test_statistics.py
"""

from typing import Final

from litestar import Response, get
from msgspec import Struct

from pakli.history.statistics import POSITIONS, Position, Tally, rate
from pakli.room.hands import EventResult, Hands, Point, Wanted
from pakli.room.paper import plain_words, sheet
from pakli.server.api.answers import documented
from pakli.server.api.given import TheHands, Who
from pakli.server.api.ledger import CSV, AskedLanguage
from pakli.server.api.my_hands import WANTED, TheWanted
from pakli.server.api.who import Asked, check
from pakli.server.languages import language_of
from pakli.texts import translator
from pakli.texts.numbers import plain_money

__all__ = ["ROUTES", "Figures", "figures_of"]

_MOST_OTHERS: Final = 100
_RATES: Final = (
    "vpip", "pfr", "three_bet", "aggression", "aggression_rate", "went_to_showdown", "won_at_showdown",
)  # fmt: skip


class Figures(Struct, frozen=True, kw_only=True):
    """What hands come to. Rates are parts of 1; None: there was nothing to count."""

    hands: int
    won: int
    vpip: float | None
    """Put chips in of one's own will in the first round, of hands with a decision in it."""
    pfr: float | None
    """Raised in it."""
    three_bet: float | None
    """Raised the first raise, where one could."""
    aggression: float | None
    """Bets and raises for each call, after the first round."""
    aggression_rate: float | None
    """Bets and raises, of bets, raises, calls and folds."""
    went_to_showdown: float | None
    """WTSD: of hands in which one saw the second round."""
    won_at_showdown: float | None
    """W$SD: of showdowns."""
    blinds: float
    """Big blinds won."""
    per_hundred: float | None
    """Big blinds won in a hundred hands."""


class AtPosition(Struct, frozen=True):
    """Figures of a position."""

    position: Position
    figures: Figures


class OfOther(Struct, frozen=True):
    """Figures of somebody else, from the hands one played oneself."""

    player: str
    name: str
    figures: Figures
    bot: bool = False
    """Whether a program played him."""


class Gain(Struct, frozen=True):
    """Won (below nothing: lost) at tables with money or practice chips, in the smallest unit."""

    money: str
    gain: float


class Return(Struct, frozen=True, kw_only=True):
    """What tournaments came to, by kind of money."""

    money: str
    digits: int
    events: int
    paid: float
    won: float
    roi: float | None
    """Won less paid, in parts of what was paid; None: nothing was."""
    in_the_money: int
    """How often one won anything."""


class HandStatistics(Struct, frozen=True, kw_only=True):
    """One's own statistics."""

    own: Figures
    positions: list[AtPosition]
    others: list[OfOther]
    """From one's own hands alone; the 100 one has met most often."""
    gains: list[Gain]
    chart: list[Point]
    events: list[EventResult]
    returns: list[Return]
    complete: bool
    """Whether all of one's hands were found: on a big log that takes a while the first time."""


@get("/me/statistics", dependencies=WANTED, **documented(401, 503, body=False))
async def statistics(kept: TheHands, who: Who, wanted: TheWanted) -> HandStatistics:
    """One's own statistics over hands that are like that; tournaments by days and `money` alone."""
    check(who.person, "see_own_hands")
    return await _statistics(kept, who.person.id, wanted)


@get("/me/statistics.csv", media_type=CSV, dependencies=WANTED, **documented(401, 503, body=False))
async def as_sheet(
    request: Asked, kept: TheHands, who: Who, wanted: TheWanted, language: AskedLanguage = ""
) -> Response[str]:
    """The same as a sheet: oneself, by position, others."""
    check(who.person, "see_own_hands")
    found = await _statistics(kept, who.person.id, wanted)
    say = translator(language or language_of(request))
    rows = [(plain_words(who.person.name), "", *_cells(found.own))]
    rows += [
        (plain_words(who.person.name), say.text(f"hands-position-{one.position}"), *_cells(one.figures))
        for one in found.positions
    ]
    rows += [
        (
            plain_words(say.text("name-of-bot", name=one.name) if one.bot else one.name),
            "",
            *_cells(one.figures),
        )
        for one in found.others
    ]
    columns = ("player", "position", "hands", "won", "blinds", "per_hundred", *_RATES)
    text = sheet((say.text(f"hands-column-{column}") for column in columns), rows)
    return _csv(text, "pakli-statistics.csv")


@get("/me/results.csv", media_type=CSV, dependencies=WANTED, **documented(401, 503, body=False))
async def results_sheet(
    request: Asked, kept: TheHands, who: Who, wanted: TheWanted, language: AskedLanguage = ""
) -> Response[str]:
    """One's own tournaments as a sheet, the newest first."""
    check(who.person, "see_own_hands")
    found = await _statistics(kept, who.person.id, wanted)
    say = translator(language or language_of(request))
    rows = [
        (
            plain_words(one.name),
            str(one.entries),
            str(one.players),
            str(one.place or ""),
            plain_money(int(one.paid), one.digits),
            plain_money(int(one.won), one.digits),
            "" if one.money == "practice" else one.money,
        )
        for one in found.events
    ]
    columns = ("event", "entries", "players", "place", "paid", "prize", "money")
    return _csv(sheet((say.text(f"hands-column-{column}") for column in columns), rows), "pakli-results.csv")


def _csv(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=f"{CSV}; charset=utf-8", headers=headers)


def figures_of(tally: Tally) -> Figures:
    """Counts as rates; the formulas are in docs/developers/histories.md."""
    return Figures(
        hands=tally.hands,
        won=tally.won,
        vpip=rate(tally.put_in, tally.decided),
        pfr=rate(tally.raised, tally.decided),
        three_bet=rate(tally.three_bet, tally.could_three_bet),
        aggression=rate(tally.bets, tally.calls),
        aggression_rate=rate(tally.bets, tally.bets + tally.calls + tally.folds),
        went_to_showdown=rate(tally.went_down, tally.saw_more),
        won_at_showdown=rate(tally.won_down, tally.showdowns),
        blinds=tally.centiblinds / 100,
        per_hundred=rate(tally.centiblinds, tally.hands),
    )


async def _statistics(kept: Hands, person: str, wanted: Wanted) -> HandStatistics:
    complete = await kept.catch_up()
    sums = await kept.sums(person, wanted)
    events = [
        one
        for one in await kept.results(person, wanted.since, wanted.until)
        if wanted.money in ("", "tournament", one.money) and wanted.tournament in ("", one.event)
    ]
    met = sorted(sums.others.items(), key=lambda one: (-one[1].hands, one[0]))[:_MOST_OTHERS]
    people = await kept.people({player for player, _ in met})
    return HandStatistics(
        own=figures_of(sums.own),
        positions=[
            AtPosition(position, figures_of(sums.by_position[position]))
            for position in POSITIONS
            if position in sums.by_position
        ],
        others=[
            OfOther(player, people[player].name, figures_of(tally), people[player].is_program)
            for player, tally in met
        ],
        gains=[Gain(money, gain) for money, gain in sorted(sums.gains.items())],
        chart=sums.chart,
        events=events,
        returns=_returns(events),
        complete=complete,
    )


def _returns(events: list[EventResult]) -> list[Return]:
    by_money: dict[tuple[str, int], list[EventResult]] = {}
    for one in events:
        by_money.setdefault((one.money, one.digits), []).append(one)
    found = []
    for (money, digits), some in sorted(by_money.items()):
        paid, won = sum(one.paid for one in some), sum(one.won for one in some)
        found.append(
            Return(
                money=money,
                digits=digits,
                events=len(some),
                paid=paid,
                won=won,
                roi=(won - paid) / paid if paid else None,
                in_the_money=sum(one.won > 0 for one in some),
            )
        )
    return found


def _cells(figures: Figures) -> tuple[str, ...]:
    """Rates as they are: a spreadsheet shows them as it likes."""
    rates = [getattr(figures, name) for name in _RATES]
    hundred = "" if figures.per_hundred is None else f"{figures.per_hundred:.2f}"
    return (
        str(figures.hands),
        str(figures.won),
        f"{figures.blinds:.2f}",
        hundred,
        *["" if one is None else f"{one:.4f}" for one in rates],
    )


ROUTES = (statistics, as_sheet, results_sheet)
