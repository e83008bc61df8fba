"""
What happens at a table, as lines: what is not its hand's. See `pakli.table.telling`.

Clauses     T1-T5, P1, P4, P6, S1-S3, G8, P16, I5, F1.
Tested in   tests/table/test_telling.py
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET

from pakli.rules import Player
from pakli.table import events as e
from pakli.table.planning import straddle_amount
from pakli.table.table import Table
from pakli.table.telling.hand import HAND_LINES
from pakli.table.telling.holdings import held
from pakli.table.telling.lines import Fact, Facts, Line, Lines, cards_fact, chips_fact, hand_fact, line
from pakli.table.waiting import CutOffer, GameChoice, RunsQuestion, StraddleOffer

__all__ = ["TABLE_LINES", "told"]


def told(event: e.TableEvent, before: Table, viewer: int) -> Lines:
    """
    The lines that tell an event.

    Args:
        event: as the viewer may see it.
        before: the table before it, as the rail sees it.
        viewer: his seat; 0: none.
    """
    of_hand = HAND_LINES.get(type(event))
    if of_hand is None:
        return TABLE_LINES[type(event)](event, before, viewer)
    assert before.hand is not None, "an event of a hand where there is none"
    return of_hand(event, before.hand, viewer)


def _player_of(table: Table, seat: int) -> str:
    found = table.find(seat)
    return "" if found is None else found.player


def _seated(event: e.Seated, before: Table, viewer: int) -> Lines:
    facts: Facts = {"seat": event.seat, "amount": chips_fact(event.chips)}
    return [Line(say="event-seated", seat=event.seat, name=event.player, facts=facts)]


def _of_player(say: str, player: str, **facts: Fact) -> Line:
    """
    A line about somebody who has no seat any more, or not yet. `name` is his id until his name is put in.
    """
    return Line(say=say, name=player, facts=facts or UNSET)


def _bought(event: e.ChipsBought, before: Table, viewer: int) -> Lines:
    return [
        line(
            "event-bought-later" if event.later else "event-bought",
            event.seat,
            amount=chips_fact(event.chips),
        )
    ]


def _arrived(event: e.ChipsArrived, before: Table, viewer: int) -> Lines:
    return [line("event-arrived", event.seat, amount=chips_fact(event.chips))]


def _given_back(event: e.ChipsReturned, before: Table, viewer: int) -> Lines:
    return [line("event-given-back", event.seat, amount=chips_fact(event.chips))]


def _sat_out(event: e.SatOut, before: Table, viewer: int) -> Lines:
    return [line("event-sits-out", event.seat)]


def _sat_in(event: e.SatIn, before: Table, viewer: int) -> Lines:
    return [line("event-sits-in", event.seat)]


def _entry(event: e.EntryChosen, before: Table, viewer: int) -> Lines:
    return [line("event-entry-posts" if event.posts else "event-entry-waits", event.seat)]


def _after_hand(event: e.AfterHandWished, before: Table, viewer: int) -> Lines:
    says = {"leave": "event-leaves-after", "sit_out": "event-sits-out-after", "": "event-stays-after"}
    return [line(says[event.wish], event.seat)]


def _left(event: e.Left, before: Table, viewer: int) -> Lines:
    return [_of_player("event-leaves", event.player, amount=chips_fact(event.chips))]


def _seat_changed(event: e.SeatChanged, before: Table, viewer: int) -> Lines:
    player, facts = _player_of(before, event.seat), Facts({"seat": event.to})
    return [Line(say="event-changes-seat", seat=event.to, name=player, facts=facts)]


def _switches(event: e.SwitchesSet, before: Table, viewer: int) -> Lines:
    return [line("event-switches", event.seat)]


def _listed(event: e.Listed, before: Table, viewer: int) -> Lines:
    return [_of_player("event-listed", event.player)]


def _unlisted(event: e.Unlisted, before: Table, viewer: int) -> Lines:
    return [_of_player("event-unlisted", event.player)]


def _level(event: e.LevelSet, before: Table, viewer: int) -> Lines:
    stakes = event.games[0].stakes
    return [line("event-level", stakes=f"{stakes.small_blind}/{stakes.big_blind}")]


def _button_drawn(event: e.ButtonDrawn, before: Table, viewer: int) -> Lines:
    cards = [line("event-button-card", seat, card=cards_fact(card)) for seat, card in event.cards]
    return [*cards, line("event-button", event.button)]


def _button_set(event: e.ButtonSet, before: Table, viewer: int) -> Lines:
    return [line("event-button-set", seat=event.seat)]


def _planned(event: e.HandPlanned, before: Table, viewer: int) -> Lines:
    lines, sign = Lines(), before.sign
    if len(sign.games) > 1 and event.chosen and event.game != before.turn.game:
        lines.append(line("event-game-turn", game=sign.games[event.game].variant))
    if event.bomb_pot and sign.bomb_pot is not None:
        lines.append(line("event-bomb-pot", amount=chips_fact(sign.bomb_pot.ante)))
    return lines


def _blind_asked(event: e.BlindAsked, before: Table, viewer: int) -> Lines:
    return [line("event-blind-asked", viewer)] if viewer in event.seats else []


def _asked(event: e.Asked, before: Table, viewer: int) -> Lines:
    question = event.question
    if isinstance(question, StraddleOffer):
        return [line("ask-straddle", question.seat, amount=chips_fact(question.amount))]
    if isinstance(question, GameChoice):
        return [line("ask-game", question.seat)]
    if isinstance(question, RunsQuestion):
        return [line("ask-runs", viewer, most=question.most)] if viewer in question.seats else []
    return []  # the cut is offered before every hand


def _game(event: e.GameChosen, before: Table, viewer: int) -> Lines:
    return [line("event-game", event.seat, game=before.sign.games[event.game].variant)]


def _straddle_taken(event: e.StraddleTaken, before: Table, viewer: int) -> Lines:
    assert before.dealing is not None, "a straddle where no hand is prepared"
    amount = straddle_amount(before.dealing.game)
    return [line("event-straddle-taken", event.seat, amount=chips_fact(amount))]


def _straddle_declined(event: e.StraddleDeclined, before: Table, viewer: int) -> Lines:
    return [line("event-straddle-declined", event.seat)]


def _cut(event: e.PackCut, before: Table, viewer: int) -> Lines:
    offer = before.next
    assert isinstance(offer, CutOffer), "a cut that was not offered"
    return [line("event-cut", event.seat, at=event.at, cards=offer.cards)] if event.at else []


def _started(event: e.HandStarted, before: Table, viewer: int) -> Lines:
    assert before.dealing is not None, "a hand begins that was not prepared"
    button = before.dealing.positions.button
    lines = [line("event-hand-number", number=before.dealing.number)]
    if before.find(button) is not None:
        lines.append(line("event-button", button))
    return lines


def _runs_wished(event: e.RunsWished, before: Table, viewer: int) -> Lines:
    return [line("event-runs-wished", event.seat)]


def _runs_settled(event: e.RunsSettled, before: Table, viewer: int) -> Lines:
    return [line("event-runs-once")] if event.runs == 1 and before.question is not None else []


def _nothing(event: Any, before: Table, viewer: int) -> Lines:
    return []


def _broke(event: e.WentBroke, before: Table, viewer: int) -> Lines:
    return [line("event-broke", event.seat)]


def _void(event: e.HandVoided, before: Table, viewer: int) -> Lines:
    return [line("event-void-hand")]


def _shown(event: e.ShownAfterHand, before: Table, viewer: int) -> Lines:
    cards = cards_fact(event.cards.replace("??", ""))
    hand = () if before.hand is None else held(before.hand, event.cards)
    if hand:
        return [line("event-shows", event.seat, cards=cards, hand=hand_fact(hand))]
    return [line("event-shows-cards", event.seat, cards=cards)]


def _rabbit(event: e.RabbitShown, before: Table, viewer: int) -> Lines:
    return [line("event-rabbit", cards=cards_fact(board)) for board in event.boards if board]


_BY_TOURNAMENT: Final = {
    "break": "event-held-break",
    "pause": "event-held-pause",
    "hand-for-hand": "event-held-round",
    "waits for players": "event-held-players",
    "over": "event-held-over",
}
"""Why a tournament holds its tables (`pakli.tournament.HOLDS`)."""


def _held(event: e.TableHeld, before: Table, viewer: int) -> Lines:
    if not before.sign.cash and event.reason in _BY_TOURNAMENT:
        return [line(_BY_TOURNAMENT[event.reason])]
    return [line("event-held", reason=event.reason)]


def _resumed(event: e.TableResumed, before: Table, viewer: int) -> Lines:
    return [line("event-resumed")]


def _penalized(event: e.Penalized, before: Table, viewer: int) -> Lines:
    return [line("event-penalty", event.seat, hands=event.hands)]


def _moved(event: e.ChipsMoved, before: Table, viewer: int) -> Lines:
    facts: Facts = {"amount": chips_fact(event.chips), "seat": event.giver}
    return [Line(say="event-chips-awarded", seat=event.taker, facts=facts)]


def _entered(event: e.Entered, before: Table, viewer: int) -> Lines:
    """Told where the players act themselves, and another does it for one of them."""
    waiting = before.next
    seat = before.find(waiting.seat) if isinstance(waiting, Player) else None
    if before.sign.live != "chips" or seat is None or seat.player == event.by:
        return []
    return [_of_player("event-entered-for", event.by, seat=seat.number)]


def _taken_back(event: e.TakenBack, before: Table, viewer: int) -> Lines:
    return [_of_player("event-entries-taken-back", event.by, entries=event.entries)]


def _ruled(event: e.Ruled, before: Table, viewer: int) -> Lines:
    """What the ruling does is told by the events after it; what none of them tells everybody, here."""
    match event.ruling:
        case "sit_out" | "remove":
            return [line(f"event-ruling-{event.ruling.replace('_', '-')}", event.seat, reason=event.reason)]
        case "mute" if event.number:
            return [line("event-ruling-mute", event.seat, minutes=event.number, reason=event.reason)]
        case "mute":
            return [line("event-ruling-unmute", event.seat, reason=event.reason)]
        case "grant":
            chips: Facts = {"amount": chips_fact(event.number), "reason": event.reason}
            return [Line(say="event-ruling-grant", seat=event.seat, facts=chips)]
        case "bet" | "pot":
            return [line(f"event-ruling-{event.ruling}", reason=event.reason)]
        case "button" | "void_hand" | "penalty" | "chips" | "seat":
            return [line("event-ruling", reason=event.reason)]


TABLE_LINES: dict[type[Any], Callable[[Any, Table, int], Lines]] = {
    e.Seated: _seated,
    e.ChipsBought: _bought,
    e.ChipsArrived: _arrived,
    e.ChipsReturned: _given_back,
    e.SatOut: _sat_out,
    e.SatIn: _sat_in,
    e.EntryChosen: _entry,
    e.AfterHandWished: _after_hand,
    e.Left: _left,
    e.SeatChanged: _seat_changed,
    e.SwitchesSet: _switches,
    e.Listed: _listed,
    e.Unlisted: _unlisted,
    e.LevelSet: _level,
    e.ButtonDrawn: _button_drawn,
    e.ButtonSet: _button_set,
    e.HandPlanned: _planned,
    e.BlindAsked: _blind_asked,
    e.Asked: _asked,
    e.GameChosen: _game,
    e.StraddleTaken: _straddle_taken,
    e.StraddleDeclined: _straddle_declined,
    e.PackCut: _cut,
    e.HandStarted: _started,
    e.RunsWished: _runs_wished,
    e.RunsSettled: _runs_settled,
    e.HandSettled: _nothing,
    e.WentBroke: _broke,
    e.HandVoided: _void,
    e.ShownAfterHand: _shown,
    e.RabbitShown: _rabbit,
    e.TableHeld: _held,
    e.TableResumed: _resumed,
    e.Penalized: _penalized,
    e.ChipsMoved: _moved,
    e.Ruled: _ruled,
    e.Entered: _entered,
    e.TakenBack: _taken_back,
}
"""How each of a table's own events is told; a test checks that every event is."""
