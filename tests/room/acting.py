"""What players do in tests of the room: check and call, or anything that is possible, by chance."""

from random import Random

from pakli.room import PersonAction
from pakli.rules import (
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Discard,
    DrawOptions,
    Fold,
    Muck,
    Player,
    RaiseTo,
    Show,
    ShowOptions,
)
from pakli.table import Table

__all__ = ["chosen", "modest"]


def modest(waiting: Player, *, fold: bool = False) -> PersonAction:
    """Check and call, stand pat and show; or fold."""
    seat, options = waiting.seat, waiting.options
    if isinstance(options, BringInOptions):
        return BringIn(seat)
    if isinstance(options, DrawOptions):
        return Discard(seat)
    if isinstance(options, ShowOptions):
        return Show(seat, claim=options.best)
    if fold:
        return Fold(seat)
    return Call(seat) if options.call else Check(seat)


def chosen(waiting: Player, table: Table, random: Random) -> PersonAction:
    """
    Something that is possible, by chance: often a call, sometimes a raise, a fold, a draw of some cards.
    """
    seat, options = waiting.seat, waiting.options
    if isinstance(options, DrawOptions) and table.hand is not None:
        own = table.hand.seat(seat).cards
        names = [own[at : at + 2] for at in range(0, len(own), 2)]
        return Discard(seat, "".join(random.sample(names, random.randint(0, min(options.most, len(names))))))
    if isinstance(options, ShowOptions) and options.muck is None and random.random() < 0.5:
        return Muck(seat)
    if isinstance(options, BettingOptions | BringInOptions) and isinstance(options.raise_to, Bounds):
        bounds = options.raise_to
        if random.random() < 0.25:
            return RaiseTo(seat, random.choice((bounds.least, bounds.most)))
    return modest(waiting, fold=random.random() < 0.12)
