"""
What a person to act is told: whose turn, what to call, the pot, the own cards, and what is possible.

Clauses     B0-B5 and P13 through the options; each action with its amount.
Knows       one seat's view and its options. Tested in tests/cli/test_play.py
"""

from pakli.cli.practice.holding import hand_text
from pakli.cli.practice.narrator import Narrator
from pakli.rules import BettingOptions, Bounds, Hand, Player, ShowOptions
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
        owed = say.text("turn-to-call", amount=options.call) if options.call else say.text("play-free")
        first = f"{say.text('turn-yours')} {owed} {say.text('turn-pot', amount=view.pot)}"
    lines = [first, *narrator.boards(), *holding_lines(narrator)]
    return [*lines, possible(say, view, player)]


def holding_lines(narrator: Narrator) -> list[str]:
    """The viewer's cards and what they make; none before they are dealt."""
    own = narrator.view.seat(narrator.viewer).cards
    if not own:
        return []
    cards = narrator.say.text("turn-cards", cards=narrator.cards(own))
    hand = hand_text(narrator.say, narrator.view, own)
    return [f"{cards} {narrator.say.text('play-hand', hand=hand)}" if hand else cards]


def possible(say: Catalogue, view: Hand, player: Player) -> str:
    """The legal actions, each with its key and its amount."""
    options = player.options
    spoken = _showing(options) if isinstance(options, ShowOptions) else _betting(options, view, player.seat)
    actions = [f"{key} {say.text(message, **facts)}" for key, message, facts in spoken]
    return say.text("turn-options", options="; ".join(actions))


def _showing(options: ShowOptions) -> list[_Spoken]:
    return [("s", "action-show", {}), *([("m", "action-muck", {})] if options.muck is None else [])]


def _betting(options: BettingOptions, view: Hand, number: int) -> list[_Spoken]:
    seat, bounds = view.seat(number), options.raise_to
    spoken: list[_Spoken] = []
    if not options.call:
        spoken.append(("k", "action-check", {}))
    elif options.call < seat.stack:
        spoken.append(("c", "action-call", {"amount": options.call}))
    else:
        spoken.append(("c", "play-call-all-in", {"amount": options.call}))
    if isinstance(bounds, Bounds):
        key, message = ("b", "action-bet") if options.opens else ("r", "action-raise")
        if bounds.least < bounds.most:
            spoken.append((key, f"{message}-range", {"least": bounds.least, "most": bounds.most}))
        elif bounds.most < seat.front + seat.stack:
            spoken.append((key, message, {"amount": bounds.most}))
        if bounds.most == seat.front + seat.stack:
            spoken.append(("a", "action-all-in", {"amount": seat.stack}))
    return [*spoken, ("f", "action-fold", {})]
