"""
What a person to act is told: whose turn, what to call, the pot, the own cards, and what is possible.

Clauses     B0-B5, P13, D3, ST1 through the options; each action with its amount.
Knows       one seat's view and its options. Tested in tests/cli/test_play.py
"""

from pakli.cli.practice.narrator import Narrator
from pakli.rules import (
    BettingOptions,
    Bounds,
    BringInOptions,
    DrawOptions,
    Hand,
    Player,
    Refusal,
    ShowOptions,
)
from pakli.table.telling import completes, held
from pakli.texts import Catalogue

__all__ = ["holding_lines", "possible", "turn_lines"]

_Spoken = tuple[str, str, dict[str, int]]
"""Key, message, facts."""


def turn_lines(narrator: Narrator, player: Player) -> list[str]:
    """The four things a player looks for, in this order, then what he may do."""
    say, view, options = narrator.say, narrator.view, player.options
    if isinstance(options, ShowOptions):
        first = say.text("event-showdown")
    else:
        first = f"{say.text('turn-yours')} {_asked(say, options)} {say.text('turn-pot', amount=view.pot)}"
    lines = [first, *narrator.open_cards(), *holding_lines(narrator)]
    if isinstance(options, DrawOptions):
        own = view.seat(player.seat).cards
        names = [narrator.cards(own[at : at + 2]) for at in range(0, len(own), 2)]
        lines.append("; ".join(f"{place}: {name}" for place, name in enumerate(names, start=1)))
    return [*lines, possible(say, view, player)]


def _asked(say: Catalogue, options: BettingOptions | BringInOptions | DrawOptions) -> str:
    """What is owed, or wanted."""
    if isinstance(options, DrawOptions):
        return say.text("turn-draw")
    if isinstance(options, BringInOptions):
        return say.text("play-bring-in-due")
    return say.text("turn-to-call", amount=options.call) if options.call else say.text("play-free")


def holding_lines(narrator: Narrator) -> list[str]:
    """The viewer's cards and what they make; none before they are dealt."""
    own = narrator.own
    if own is None or not own.cards:
        return []
    cards = narrator.say.text("turn-cards", cards=narrator.cards(own.cards))
    hand = narrator.hands(held(narrator.view, own.cards))
    return [f"{cards} {narrator.say.text('play-hand', hand=hand)}" if hand else cards]


def possible(say: Catalogue, view: Hand, player: Player) -> str:
    """The legal actions, each with its key and its amount."""
    options = player.options
    match options:
        case ShowOptions():
            spoken = _showing(options)
        case DrawOptions():
            spoken = [("d", "action-draw", {"most": options.most}), ("k", "action-stand-pat", {})]
        case BringInOptions():
            bring_in: _Spoken = ("c", "play-bring-in", {"amount": options.amount})
            spoken = [bring_in, *_raising(options.raise_to, view, player.seat, "r", "action-complete")]
        case BettingOptions():
            spoken = _betting(options, view, player.seat)
    actions = [f"{key} {say.text(message, **facts)}" for key, message, facts in spoken]
    return say.text("turn-options", options="; ".join(actions))


def _showing(options: ShowOptions) -> list[_Spoken]:
    return [("s", "action-show", {}), *([("m", "action-muck", {})] if options.muck is None else [])]


def _betting(options: BettingOptions, view: Hand, number: int) -> list[_Spoken]:
    message = "play-call-all-in" if options.call == view.seat(number).stack else "action-call"
    first: _Spoken = ("c", message, {"amount": options.call}) if options.call else ("k", "action-check", {})
    key, raising = ("b", "action-bet") if options.opens else ("r", "action-raise")
    if completes(view):
        raising = "action-complete"
    return [first, *_raising(options.raise_to, view, number, key, raising), ("f", "action-fold", {})]


def _raising(bounds: Bounds | Refusal, view: Hand, number: int, key: str, message: str) -> list[_Spoken]:
    """A bet or raise with its amount or range, and the all-in where it is the most."""
    if isinstance(bounds, Refusal):
        return []
    seat, spoken = view.seat(number), list[_Spoken]()
    all_in = bounds.most == seat.front + seat.stack
    if bounds.least < bounds.most:
        ranged = "play-bet-range" if message == "action-bet" else "play-raise-range"
        spoken.append((key, ranged, {"least": bounds.least, "most": bounds.most}))
    elif not all_in:
        spoken.append((key, message, {"amount": bounds.most}))
    return [*spoken, ("a", "action-all-in", {"amount": seat.stack})] if all_in else spoken
