"""
Tournaments, pure: structures, levels, balancing, places, prizes. No clock, chance or I/O.

`Tournament` is what to start from. It has a stream of its own and speaks to tables by orders alone. Every
host, a room or a simulation, runs the same loop over it and its `pakli.table.Table`s:

    def tell(event, action):                   # one append to the store for all of it
        before = event
        event, events = event.play(action)     # RuleViolation: refused, nothing has happened
        for number in before.touched(events):  # a table not there yet: Table.open(sign_for(...))
            for order in event.orders(number, tables[number]):
                tables[number], _ = tables[number].play(order)
        return event                           # a table that is closed and empty may be forgotten

    event.full, or the time has come       ->  Begin(entries in a random order, seats in another)
    event.draw is not None                 ->  Draw(the same for what it asks), at once
    event.wakes_in seconds have passed     ->  Elapse(seconds); earlier too, whenever the host likes
    an entry of event.asks has answered    ->  BuyRebuy or DeclineRebuy; after its deadline DeclineRebuy
    event.add_on is "open" for long enough ->  AddOnOver; otherwise it ends with its level or break
    a table is Ready and                   ->  its orders; StartHand(last_two=event.last_two) on it; then
      event.why_not_begin(number) is None      tell(event.report(number, table)): all in the same append
    a table's hand is over                 ->  tell(event.report(number, table, its hand's events)),
      (table.dealing is None)                  likewise with the table's own last events

A table counts as busy from `StartHand` on, though its hand may wait for a cut. `report` and `orders` compare
the tournament with the table as it is: both are empty once done, and after a kill a host asks them again for
every table that is open or still has players (report first, then orders). It keeps no list of what is still
to be done. `saved` and `restored` are its snapshot. A table that is held by the tournament has one of `HOLDS`
as its reason. Timers are the host's, by event and player.

Penalties and moves at a tournament's table go through the tournament (`PenalizeEntry`, `TakeBackMove` ...),
never to the table alone. An absent player is the table's matter: he is dealt in (T5).

Clauses     M1 to M9.
Knows       signs of tables and what a table can be told. No sockets, no database.
Tested in   tests/tournament/
"""

from pakli.tournament.actions import (
    AddOnOver,
    AgreeDeal,
    Begin,
    BeginHand,
    BuyAddOn,
    BuyRebuy,
    Cancel,
    DeclineRebuy,
    Disqualify,
    Draw,
    DropDeal,
    Elapse,
    EndHand,
    Enter,
    FixSeat,
    MoveEntry,
    OfferDeal,
    OrderBreaks,
    Pause,
    PenalizeEntry,
    Resize,
    Resume,
    SetClock,
    SetHandForHand,
    SetPayouts,
    TakeBackBust,
    TakeBackClock,
    TakeBackEntry,
    TakeBackMove,
    TakeBackPayouts,
    TournamentAction,
    Withdraw,
)
from pakli.tournament.balance import (
    DrawWanted,
)
from pakli.tournament.chip_race import Race, Raced, Racer, cards_needed, race_off
from pakli.tournament.chip_sets import ChipSet, handed_out, largest_stack, stacks_served
from pakli.tournament.events import (
    TournamentEvent,
)
from pakli.tournament.live_actions import (
    AcceptDifference,
    BustOut,
    CountChips,
    HandPlayed,
    MoveDone,
    RaceOff,
    TakeBackRace,
)
from pakli.tournament.orders import (
    HOLDS,
)
from pakli.tournament.saving import (
    SavedTournament,
    restored,
    saved,
)
from pakli.tournament.schedule import (
    games_of,
    level_at,
    segment_at,
    sign_for,
)
from pakli.tournament.state import (
    Clock,
    Entry,
    Spot,
)
from pakli.tournament.structure import (
    AddOn,
    Break,
    Level,
    Payouts,
    Price,
    Rebuy,
    Satellite,
    Schedule,
    Structure,
)
from pakli.tournament.tournament import (
    Tournament,
)

__all__ = [
    "HOLDS",
    "AcceptDifference",
    "AddOn",
    "AddOnOver",
    "AgreeDeal",
    "Begin",
    "BeginHand",
    "Break",
    "BustOut",
    "BuyAddOn",
    "BuyRebuy",
    "Cancel",
    "ChipSet",
    "Clock",
    "CountChips",
    "DeclineRebuy",
    "Disqualify",
    "Draw",
    "DrawWanted",
    "DropDeal",
    "Elapse",
    "EndHand",
    "Enter",
    "Entry",
    "FixSeat",
    "HandPlayed",
    "Level",
    "MoveDone",
    "MoveEntry",
    "OfferDeal",
    "OrderBreaks",
    "Pause",
    "Payouts",
    "PenalizeEntry",
    "Price",
    "Race",
    "RaceOff",
    "Raced",
    "Racer",
    "Rebuy",
    "Resize",
    "Resume",
    "Satellite",
    "SavedTournament",
    "Schedule",
    "SetClock",
    "SetHandForHand",
    "SetPayouts",
    "Spot",
    "Structure",
    "TakeBackBust",
    "TakeBackClock",
    "TakeBackEntry",
    "TakeBackMove",
    "TakeBackPayouts",
    "TakeBackRace",
    "Tournament",
    "TournamentAction",
    "TournamentEvent",
    "Withdraw",
    "cards_needed",
    "games_of",
    "handed_out",
    "largest_stack",
    "level_at",
    "race_off",
    "restored",
    "saved",
    "segment_at",
    "sign_for",
    "stacks_served",
]
