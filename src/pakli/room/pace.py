"""
How fast a room goes, and how patient it is: pauses for people to see what happened, deadlines of small
questions.

What a table plays is on its sign (time to act, time bank, grace); this is the room's manner, the same at
every table. All in seconds.

Knows       numbers. Tested in tests/room/
"""

from msgspec import Struct

__all__ = ["Pace"]


class Pace(Struct, frozen=True, kw_only=True):
    """A room's pace. The defaults are for people; `Pace.none()` is for tests and machines."""

    first_hand: float = 2.0
    """From the moment there are enough players to the first hand."""
    after_fold: float = 2.0
    """After a hand that nobody called, to the next."""
    after_showdown: float = 5.0
    """After a showdown: to see who won, and with what."""
    run_out: float = 1.6
    """Before each street that is dealt when the betting is over for good."""
    bot_least: float = 0.8
    bot_most: float = 2.6
    """How long a bot seems to think."""
    show: float = 10.0
    """To show or throw away at the showdown."""
    straddle: float = 10.0
    cut: float = 5.0
    game: float = 20.0
    runs: float = 15.0
    """To answer the table's questions; who does not is taken to have said no, or once."""
    share: float = 3.0
    """For a player's share of the shuffle to come (F3); without it the record is void."""
    delivery: float = 5.0
    """A turn's clock starts when its question has been delivered (case T15), and in any case after this."""
    note: float = 2.0
    """How often the time that is left is written down while a clock runs."""
    time_outs: int = 2
    """So many turns without a word, one after another, and the player sits out."""
    sit_out: float = 600.0
    """Who sits out longer loses the seat, never the chips."""
    blocker: float = 120.0
    """The same at a table where nobody can play because of it."""
    called: float = 60.0
    """So long a seat is kept for who is called from the waiting list."""
    deserted: float = 300.0
    """So long a table that the house opened for want of a seat is kept when its last guest has gone."""
    rebuy: float = 60.0
    """To say whether one buys again, who has lost all his chips in a tournament; then he is out (M6)."""
    add_on: float = 180.0
    """So long the add-on is offered after the rebuys, where no break comes (M6)."""
    event_over: float = 180.0
    """So long the last table of a tournament is kept, so that people see how it ended."""
    event_kept: float = 1800.0
    """So long a tournament that is over stays in memory; then it is read when somebody asks for it."""
    told_again: float = 60.0
    """How often it is looked whether a tournament's time to start has come."""
    repair: float = 1.0
    """Between attempts to go on after the store has failed."""

    @classmethod
    def none(cls) -> "Pace":
        """No pauses, and bots that do not think; deadlines as usual."""
        return cls(first_hand=0, after_fold=0, after_showdown=0, run_out=0, bot_least=0, bot_most=0)
