"""
A league: which bot is better, by duplicate deals.

Two kinds of bots sit in every other seat. Each deal is played twice, the second time with the two kinds in
each other's seats and the same pack, so that cards and seats favour nobody; a sit & go likewise, with the
same packs hand by hand. What counts of a deal is the mean of both; the interval is that of the mean over
deals.

All of it follows from the seed, whichever executor does the work.

Units       cash: big blinds a hand; sit & go: entry fees an event, won by a player.
Clauses     G1-G11; section 10; M1 (two in three places of six are not paid).
Knows       hands, bots, packs. No clock, no files.
Tested in   tests/bots/test_league.py
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations
from math import erfc, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, Literal

from msgspec import Struct

from pakli.bots.bot import Bot
from pakli.bots.dealing import packs
from pakli.bots.event import Event
from pakli.bots.levels import LEVELS, STYLES, bot_of
from pakli.cards import names_of
from pakli.rules import (
    PRESETS,
    VARIANTS,
    Dealer,
    Hand,
    Over,
    Player,
    Stakes,
    set_up,
    usual_limit,
)
from pakli.rules.house_rules import Kind
from pakli.table import Shoe

__all__ = ["ENTRANTS", "FORMS", "Duel", "Form", "League", "Rank", "play_league", "played_hand", "result_of"]

Form = Literal["cash", "sit-and-go"]
FORMS: Final[tuple[Form, ...]] = ("cash", "sit-and-go")
Maker = Callable[[Event | None], Bot]

_STACK: Final = 100
"""Big blinds in a cash game."""
_CHIPS: Final = 1500
_LEVELS: Final = (30, 40, 60, 80, 120, 160, 240, 320, 480, 640, 960, 1400, 2000, 3000)
"""Big blinds of a sit & go."""
_HANDS_A_LEVEL: Final = 8
_PRIZES: Final[Mapping[int, tuple[float, ...]]] = {2: (1.0,), 4: (0.7, 0.3), 6: (0.65, 0.35)}
_AT_ONCE: Final = 20
"""Deals of one piece of the work; a sit & go counts as so many."""


def _maker(level: str, style: str) -> Maker:
    def make(event: Event | None) -> Bot:
        return bot_of(level, style, event)  # type: ignore[arg-type]

    return make


ENTRANTS: Final[Mapping[str, Maker]] = {
    level if style == "usual" else f"{level}-{style}": _maker(level, style)
    for level in LEVELS
    for style in STYLES
}
"""Who may take part, by name: a level, or a level and a style."""


class Duel(Struct, frozen=True):
    """Two of them in one game and form."""

    game: str
    form: Form
    first: str
    second: str
    deals: int
    """Each played twice; sit & gos likewise."""
    mean: float
    """What the first wins of the second; see the units above."""
    low: float
    """The interval of 95 % begins."""
    high: float
    chance: float
    """How likely it is that equal players would differ so much or more, either way."""


class Rank(Struct, frozen=True):
    """One entrant's place."""

    bot: str
    points: float
    """One for each duel won significantly, a half where nobody has."""
    won: int
    lost: int


class League(Struct, frozen=True):
    """All against all."""

    ranks: tuple[Rank, ...]
    """Best first."""
    duels: tuple[Duel, ...]


class _Piece(Struct, frozen=True):
    """Work to be done at once."""

    game: str
    form: Form
    first: str
    second: str
    players: int
    start: int
    count: int
    seed: int


def play_league(
    entrants: Sequence[str],
    games: Sequence[str],
    forms: Sequence[Form],
    *,
    deals: int,
    seed: int,
    executor: Executor | None = None,
    players: int = 6,
    progress: Callable[[int, int], None] | None = None,
) -> League:
    """
    Play all against all.

    Args:
        entrants: of `ENTRANTS`, two at least.
        games: ids of games, each at its usual limit.
        deals: for each duel in a cash game; a tenth as many sit & gos.
        seed: fixes cards and bots.
        executor: does the work in pieces; by default this thread does.
        players: seats, an even number; fewer where the game has not so many.
        progress: is called with the pieces done and their number.
    """
    pieces = [
        piece
        for game in games
        for form in forms
        for first, second in combinations(entrants, 2)
        for piece in _pieces(game, form, first, second, players, deals, seed)
    ]
    results: dict[tuple[str, Form, str, str], list[float]] = {}
    work = map(_played, pieces) if executor is None else executor.map(_played, pieces)
    for done, (piece, found) in enumerate(zip(pieces, work, strict=True), start=1):
        results.setdefault((piece.game, piece.form, piece.first, piece.second), []).extend(found)
        if progress is not None:
            progress(done, len(pieces))
    duels = tuple([result_of(*who, found) for who, found in results.items()])
    return League(_ranked(entrants, duels), duels)


def result_of(game: str, form: Form, first: str, second: str, found: Sequence[float]) -> Duel:
    """The duel by what the first won in each deal."""
    mean = fmean(found)
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else float("inf")
    chance = erfc(abs(mean) / error / sqrt(2)) if error else float(not mean)
    wide = 1.96 * error
    return Duel(game, form, first, second, len(found), mean, mean - wide, mean + wide, chance)


def _ranked(entrants: Sequence[str], duels: Sequence[Duel]) -> tuple[Rank, ...]:
    ranks = []
    for bot in entrants:
        mine = [
            (duel.low, duel.high) if duel.first == bot else (-duel.high, -duel.low)
            for duel in duels
            if bot in (duel.first, duel.second)
        ]
        won, lost = sum(low > 0 for low, _ in mine), sum(high < 0 for _, high in mine)
        ranks.append(Rank(bot, won + (len(mine) - won - lost) / 2, won, lost))
    return tuple(sorted(ranks, key=lambda rank: -rank.points))


def _pieces(
    game: str, form: Form, first: str, second: str, players: int, deals: int, seed: int
) -> Iterator[_Piece]:
    most = min(players, VARIANTS[game].players[1]) // 2 * 2
    total, each = (deals, _AT_ONCE) if form == "cash" else (max(deals // 10, 2), 1)
    for start in range(0, total, each):
        yield _Piece(game, form, first, second, most, start, min(each, total - start), seed)


def _played(piece: _Piece) -> list[float]:
    """What the first of the two won in each deal of the piece."""
    play = _cash if piece.form == "cash" else _sit_and_go
    return [
        sum([play(piece, number, swapped) for swapped in (False, True)]) / 2
        for number in range(piece.start, piece.start + piece.count)
    ]


def _seated(piece: _Piece, swapped: bool, event: Event | None) -> dict[int, Bot]:
    """A bot for each seat: the first's in odd seats, or swapped in even ones."""
    kinds = [ENTRANTS[piece.first](event), ENTRANTS[piece.second](event)]
    return {seat: kinds[(seat + swapped + 1) % 2] for seat in range(1, piece.players + 1)}


def _firsts(piece: _Piece, swapped: bool) -> range:
    return range(2 if swapped else 1, piece.players + 1, 2)


def _chance(piece: _Piece, number: int, what: str) -> Random:
    return Random(f"{piece.seed} {piece.game} {piece.form} {number} {what}")


def _cash(piece: _Piece, number: int, swapped: bool) -> float:
    stakes = Stakes(20, 10)
    pack = next(packs(VARIANTS[piece.game].pack, _chance(piece, number, "pack")))
    stacks = dict.fromkeys(range(1, piece.players + 1), _STACK * stakes.big_blind)
    hand = _hand(piece.game, "cash", stacks, 1 + number % piece.players, stakes)
    ended = played_hand(hand, pack, _seated(piece, swapped, None), _chance(piece, number, f"bots {swapped}"))
    mine = [ended[seat] - stacks[seat] for seat in _firsts(piece, swapped)]
    return fmean(mine) / stakes.big_blind


def _sit_and_go(piece: _Piece, number: int, swapped: bool) -> float:
    prizes = _PRIZES.get(piece.players, (0.5, 0.3, 0.2))
    event = Event(prizes, fast=1.0)
    bots, chance = _seated(piece, swapped, event), _chance(piece, number, f"bots {swapped}")
    deals = packs(VARIANTS[piece.game].pack, _chance(piece, number, "packs"))
    stacks = dict.fromkeys(range(1, piece.players + 1), _CHIPS)
    button, played, out = 1 + number % piece.players, 0, []
    while len(stacks) > 1:
        blind = _LEVELS[min(played // _HANDS_A_LEVEL, len(_LEVELS) - 1)]
        hand = _hand(piece.game, "tournament", stacks, button, Stakes(blind, blind // 2))
        ended = played_hand(hand, next(deals), bots, chance)
        gone = sorted([seat for seat in stacks if not ended[seat]], key=lambda seat: stacks[seat])
        out += gone
        stacks = {seat: ended[seat] for seat in stacks if ended[seat]}
        button = next((seat for seat in stacks if seat > button), min(stacks))
        played += 1
    places = [*stacks, *reversed(out)]
    won = [prizes[at] if at < len(prizes) else 0.0 for at in map(places.index, _firsts(piece, swapped))]
    return fmean(won) * piece.players - 1


def _hand(game: str, kind: Kind, stacks: Mapping[int, int], button: int, stakes: Stakes) -> Hand:
    """A hand at the game's usual limit; seats clockwise from the first left of the button."""
    limit = VARIANTS[game].limit
    rules = PRESETS["standard"].at(kind, limit)
    return Hand.start(
        set_up(
            dict(stacks),
            button=button,
            stakes=stakes,
            variant=game,
            limit=usual_limit(limit, stakes),
            rules=rules,
        )
    )


def played_hand(hand: Hand, pack: str, bots: Mapping[int, Bot], chance: Random) -> dict[int, int]:
    """Chips by seat after the hand, dealt from this pack."""

    def shuffled(cards: str) -> str:
        names = names_of(cards)
        chance.shuffle(names)
        return "".join(names)

    shoe, waits = Shoe(pack), hand.next
    while not isinstance(waits, Over):
        if isinstance(waits, Dealer):
            action, shoe = shoe.answer(hand, shuffled)
        else:
            assert isinstance(waits, Player), "a hand in play waits for somebody"
            action = bots[waits.seat].decide(hand.as_seen_by(waits.seat), chance)
        hand, _ = hand.play(action)
        waits = hand.next
    return dict(waits.stacks)
