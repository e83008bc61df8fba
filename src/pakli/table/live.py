"""
Real cards: what happens at a live table without anybody's entering it, and where the dealer is waited for.

Cards nobody can know are dealt unknown by themselves; so is the board where no card is entered at all, and
there nobody shows either: the dealer says who won each pot.

Clauses     section 9 (live tables), P9, P13, A1 (`AwardPot`), F2 (not shown: not known).
Tested in   tests/table/test_live.py
"""

from pakli.rules import Dealer, Hand, Player, Show, ShowOptions
from pakli.rules.refusal import refuse
from pakli.table import actions as a
from pakli.table import events as e
from pakli.table.shoe import unknown_cards
from pakli.table.sign import Live
from pakli.table.state import TableState

__all__ = ["by_itself", "entry_of", "place_button"]

Happened = tuple[e.TableEvent, ...]


def by_itself(live: Live, hand: Hand) -> Happened:
    """What happens in a hand of real cards without anybody's word; empty: somebody is waited for."""
    waiting = hand.next
    if type(waiting) is Player:
        unseen = live == "chips" and isinstance(waiting.options, ShowOptions)
        return hand.apply(Show(waiting.seat)) if unseen else ()
    if type(waiting) is not Dealer or waiting.what == "award":
        return ()
    if waiting.what == "board" and live != "chips":
        return ()
    return hand.apply(unknown_cards(waiting))


def entry_of(table: TableState, action: a.Enter) -> e.Entered:
    """
    The mark before an entry.

    Raises:
        RuleViolation: the system deals here, and what it did cannot be taken back.
    """
    if not table.sign.live:
        raise refuse("F1", "live.not_here")
    return e.Entered(action.by)


def place_button(table: TableState, action: a.PlaceButton) -> Happened:
    """P1: any way the players like, before the first hand; later it is a ruling."""
    if not table.sign.live:
        raise refuse("F1", "live.not_here")
    if table.before.button or table.dealing is not None:
        raise refuse("P1", "button.drawn_already")
    if table.find(action.seat) is None:
        raise refuse("P1", "setup.bad_button", seat=action.seat)
    return (e.ButtonSet(action.seat),)
