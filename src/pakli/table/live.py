"""
Real cards: what happens at a live table without anybody's entering it, and where the dealer is waited for.

Cards nobody can know are dealt unknown by themselves; so is the board where no card is entered at all, and
there nobody shows either: the dealer says who won each pot. What lies face up before a player is entered as
it is dealt, since it decides who speaks first; where no card is, the dealer says who does.

Clauses     section 9 (live tables), P9, P13, A1 (`AwardPot`), F2 (not shown: not known), ST1, ST3, I5.
Tested in   tests/table/test_live.py, test_live_stud.py, test_live_record.py
"""

from pakli.cards import names_of
from pakli.rules import Dealer, Hand, Player, Show, ShowOptions
from pakli.rules.judge_cards import check_new, written
from pakli.rules.opener import opener_due
from pakli.rules.refusal import refuse
from pakli.rules.state import Seat, mask
from pakli.table import actions as a
from pakli.table import events as e
from pakli.table.shoe import unknown_cards
from pakli.table.sign import Live
from pakli.table.state import TableState

__all__ = ["by_itself", "entry_of", "place_button", "shown_after"]

Happened = tuple[e.TableEvent, ...]


def by_itself(live: Live, hand: Hand) -> Happened:
    """What happens in a hand of real cards without anybody's word; empty: somebody is waited for."""
    waiting = hand.next
    if type(waiting) is Player:
        unseen = live == "chips" and isinstance(waiting.options, ShowOptions)
        return hand.apply(Show(waiting.seat)) if unseen else ()
    if type(waiting) is not Dealer or waiting.what == "award":
        return ()
    if opener_due(hand) if live == "chips" else waiting.what == "board" or waiting.up:
        return ()
    return hand.apply(unknown_cards(waiting))


def entry_of(table: TableState, action: a.Enter) -> e.Entered:
    """
    The mark before an entry.

    Raises:
        RuleViolation: the system deals here, and what it did cannot be taken back; or cards are shown where
            all is recorded, and nobody says which.
    """
    if not table.sign.live:
        raise refuse("F1", "live.not_here")
    meant, hand = action.action, table.hand
    if table.sign.live == "record" and isinstance(meant, Show) and not meant.cards and hand is not None:
        place = hand.plan.where.get(meant.seat)
        if place is not None and "?" in hand.seats[place].cards:
            raise refuse("P13", "live.cards_wanted", seat=meant.seat)
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


def shown_after(table: TableState, hand: Hand, seat: Seat, cards: str) -> str:
    """
    A hand with real cards that is shown when all is over (I5): what it was, with these in the place of
    unknown ones. Named anew, the new ones count.

    Raises:
        RuleViolation: nobody enters cards here, or it cannot have held these.
    """
    own = names_of(seat.cards)
    if table.sign.live == "chips" or not cards or "?" not in seat.cards:
        raise refuse("I5", "show.nothing_to_show", seat=seat.number)
    new, wanted = written(cards, len(cards.replace("10", "T")) // 2, "I5")
    known = mask(seat.cards)
    fresh = [card for card in names_of(new) if not mask(card) & known]
    if len(fresh) > own.count("??"):
        raise refuse("I5", "show.not_held", seat=seat.number, cards=cards[:40])
    others = "".join([text for number, text in table.shown if number != seat.number])
    if mask("".join(fresh)) & mask(others):
        raise refuse("C1", "deal.card_twice", card=next(card for card in fresh if mask(card) & mask(others)))
    check_new(hand, "".join(fresh), wanted & ~known)
    return "".join([fresh.pop(0) if card == "??" and fresh else card for card in own])
