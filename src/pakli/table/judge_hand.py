"""
The next hand prepared, questions answered, cards shown after it: judged.

Clauses     P1, P2, P4, P6, S1-S3, G8, P16 (run-outs), I5 (showing after the hand), rabbit cards.
Tested in   tests/table/test_button.py, tests/table/test_straddle.py, tests/table/test_after_hand.py
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pakli.cards import CardError, cards_text, names_of, parse_cards
from pakli.rules import Status, TimeUp
from pakli.rules.refusal import refuse
from pakli.table import actions as a
from pakli.table import events as e
from pakli.table.fold import folded
from pakli.table.live import shown_after
from pakli.table.planning import plan
from pakli.table.seats import ANY_RUNS, clockwise
from pakli.table.state import Dealing, TableState
from pakli.table.waiting import CutOffer, GameChoice, Question, RunsQuestion, StraddleOffer

__all__ = ["HAND_JUDGES", "rabbit_missing", "time_up"]

Judged = tuple[e.TableEvent, ...]
Asked = TypeVar("Asked", StraddleOffer, CutOffer, GameChoice, RunsQuestion)


def _between_hands(table: TableState) -> None:
    """Refuse what cannot be done while a hand is prepared or played."""
    if table.dealing is not None:
        raise refuse("T2", "hand.going_on")


def _draw_for_button(table: TableState, action: a.DrawForButton) -> Judged:
    """P1: the highest card, equal ranks by suit; a card's code is in that order (C3)."""
    if table.before.button:
        raise refuse("P1", "button.drawn_already")
    seats = clockwise([seat.number for seat in table.ready], 0)
    codes = _cards(action.cards, len(seats))
    if len(set(codes)) < len(codes):
        card = next(code for code in codes if codes.count(code) > 1)
        raise refuse("C1", "deal.card_twice", card=cards_text((card,)))
    _enough(table)
    drawn = tuple([(seat, cards_text((code,))) for seat, code in zip(seats, codes, strict=True)])
    return (e.ButtonDrawn(drawn, seats[codes.index(max(codes))]),)


def _cards(text: str, wanted: int) -> Sequence[int]:
    """The codes of the cards of `text`, of which there must be `wanted`, all of them known."""
    try:
        codes = parse_cards(text)
    except CardError as error:
        raise refuse("C5", "deal.unknown_text", text=text) from error
    if len(codes) != wanted or "?" in text:
        raise refuse("P5", "deal.wrong_count", given=len(codes), wanted=wanted)
    return codes


def _enough(table: TableState) -> None:
    """Refuse to start with fewer players than a hand needs."""
    ready, least = len(table.ready), table.sign.games[0].plays.players[0]
    if ready < least:
        raise refuse("G1", "setup.too_few_players", players=ready, least=least)


def _start_hand(table: TableState, action: a.StartHand) -> Judged:
    _between_hands(table)
    if table.held:
        raise refuse("F1", "table.held", reason=table.held)
    _enough(table)
    if not table.before.button:
        raise refuse("P1", "button.not_drawn")
    again = _same_again(table)
    if again is not None:
        return (again, *_blinds_asked(again))
    return _planned(table, action)


def _planned(table: TableState, action: a.StartHand) -> Judged:
    """The hand's plan; who wishes to sit out at his big blind does so before he would pay it."""
    out: Judged = ()
    while True:
        planned = plan(table, bomb_pot=action.bomb_pot, last_two=action.last_two)
        big = planned.positions.big
        if big not in action.out_at_big_blind or not table.sign.cash or not _pays(planned, big):
            break
        sits_out = e.SatOut(big)
        table, out = folded(table, sits_out), (*out, sits_out)
        if len(table.ready) < 2:
            return out
    if action.bomb_pot:
        _check_bomb_pot(table, planned)
    return (*out, planned, *_blinds_asked(planned))


def _pays(planned: e.HandPlanned, seat: int) -> bool:
    return any(post.seat == seat and post.kind == "big_blind" for post in planned.posts)


def _blinds_asked(planned: e.HandPlanned) -> Judged:
    """P6: the request goes to those who post the blinds."""
    seats = tuple([post.seat for post in planned.posts if post.kind in ("small_blind", "big_blind")])
    return (e.BlindAsked(seats),) if seats else ()


def _same_again(table: TableState) -> e.HandPlanned | None:
    """I2: after a misdeal the same hand once more, if all who were in it still can be."""
    void = table.again
    if void is None:
        return None
    ready = {seat.number for seat in table.ready}
    if not ready.issuperset(void.dealt):
        return None
    return e.HandPlanned(
        number=table.hands + 1,
        game=void.turn.game,
        hands_left=void.turn.hands_left,
        positions=void.positions,
        dealt=void.dealt,
        posts=void.posts,
        bomb_pot=void.bomb_pot,
        last_two=void.last_two,
        straddle=void.straddle,
        declined=void.declined,
    )


def _check_bomb_pot(table: TableState, planned: e.HandPlanned) -> None:
    """A bomb pot needs the house's leave, a game with a board, and everyone's consent; one no is enough."""
    sign = table.sign
    games = (sign.games[planned.game],) if planned.chosen else sign.games
    possible = all(
        game.rules.bomb_pot and any(street.board for street in game.plays.streets) for game in games
    )
    if not (sign.cash and sign.bomb_pot is not None and possible):
        raise refuse("B10", "bomb.not_here")
    for seat in table.seats:
        if seat.number in planned.dealt and not seat.switches.bomb_pot:
            raise refuse("B10", "bomb.not_agreed")


def _asked(table: TableState, seat: int, kind: type[Asked]) -> Asked:
    """
    The table's question of this kind, which `seat` is to answer.

    Raises:
        RuleViolation: nothing of the kind is asked, or it is asked of somebody else.
    """
    question, clause = table.question, _CLAUSES[kind]
    if not isinstance(question, kind):
        raise refuse(clause, "ask.nothing_asked")
    if seat not in _who(question):
        raise refuse(clause, "ask.not_you", seat=seat)
    return question


_CLAUSES: dict[type[Any], str] = {StraddleOffer: "S2", CutOffer: "P4", GameChoice: "G8", RunsQuestion: "P16"}


def _who(question: Question) -> tuple[int, ...]:
    return question.seats if isinstance(question, RunsQuestion) else (question.seat,)


def _dealing(table: TableState) -> Dealing:
    assert table.dealing is not None, "a question is asked only while a hand is prepared or played"
    return table.dealing


def _choose_game(table: TableState, action: a.ChooseGame) -> Judged:
    """G8: the hand is planned anew for the game that was named."""
    question = _asked(table, action.seat, GameChoice)
    if not 0 <= action.game < len(question.games):
        raise refuse("G8", "choice.no_such_game", most=len(question.games))
    dealing = _dealing(table)
    planned = plan(table, bomb_pot=dealing.bomb_pot, last_two=dealing.last_two, game=action.game)
    return (e.GameChosen(action.seat, action.game), planned, *_blinds_asked(planned))


def _straddle(table: TableState, action: a.Straddle) -> Judged:
    """S2: the offer stands only while everybody agrees (S1)."""
    _asked(table, action.seat, StraddleOffer)
    return (e.StraddleTaken(action.seat),)


def _decline(table: TableState, action: a.Decline) -> Judged:
    if isinstance(table.question, CutOffer):
        _asked(table, action.seat, CutOffer)
        return (e.PackCut(action.seat, 0),)
    _asked(table, action.seat, StraddleOffer)
    return (e.StraddleDeclined(action.seat),)


def _cut(table: TableState, action: a.Cut) -> Judged:
    question = _asked(table, action.seat, CutOffer)
    if not 1 <= action.at < question.cards:
        raise refuse("P4", "cut.no_such_place", at=action.at, most=question.cards - 1)
    return (e.PackCut(action.seat, action.at),)


def _wish_runs(table: TableState, action: a.WishRuns) -> Judged:
    question = _asked(table, action.seat, RunsQuestion)
    if action.seat in dict(_dealing(table).wishes):
        raise refuse("P16", "ask.answered_already")
    if action.runs < ANY_RUNS:
        raise refuse("P16", "runs.too_few", runs=action.runs)
    if action.runs > question.most:
        raise refuse("P16", "runs.too_many", runs=action.runs, most=question.most)
    return (e.RunsWished(action.seat, action.runs),)


def time_up(table: TableState, action: TimeUp) -> Judged:
    """A question nobody answered in time: no straddle, no cut, the same game, the board once."""
    question = table.question
    assert question is not None
    if action.seat not in _who(question):
        raise refuse(_CLAUSES[type(question)], "ask.not_you", seat=action.seat)
    if isinstance(question, GameChoice):
        return _choose_game(table, a.ChooseGame(action.seat, max(0, table.turn.game)))
    if isinstance(question, RunsQuestion):
        return _wish_runs(table, a.WishRuns(action.seat, 1))
    return _decline(table, a.Decline(action.seat))


def _show_after_hand(table: TableState, action: a.ShowAfterHand) -> Judged:
    """I5: after the hand one may show; a folded hand too, unless it has gone with its player."""
    hand = table.over
    if hand is None or table.dealing is not None:
        raise refuse("I5", "show.nothing_to_show", seat=action.seat)
    seat = next((seat for seat in hand.seats if seat.number == action.seat), None)
    if seat is None or action.seat in table.vacated or not seat.cards or seat.status == Status.SHOWN:
        raise refuse("I5", "show.nothing_to_show", seat=action.seat)
    if table.sign.live:
        return (e.ShownAfterHand(action.seat, shown_after(table, hand, seat, action.cards)),)
    if "?" in seat.cards:
        raise refuse("I5", "show.nothing_to_show", seat=action.seat)
    own, seen = names_of(seat.cards), dict(table.shown).get(action.seat, "")
    wanted = set(names_of(action.cards) or own)
    if not wanted <= set(own):
        raise refuse("I5", "show.not_held", seat=action.seat, cards=action.cards[:40])
    cards = "".join([card if card in wanted or card in names_of(seen) else "??" for card in own])
    if cards == seen:
        raise refuse("I5", "show.nothing_to_show", seat=action.seat)
    return (e.ShownAfterHand(action.seat, cards),)


def rabbit_missing(table: TableState) -> tuple[int, ...]:
    """How many cards each board of the last hand lacks, where they may be looked at; else empty."""
    hand = table.over
    if hand is None or table.gathered or table.rabbit or not table.sign.cash:
        return ()
    game = hand.plan.game
    if not game.rules.rabbit_cards or not game.has_board or hand.paying.void:
        return ()
    missing = tuple([game.board_targets[-1] - len(board) // 2 for board in hand.cards.boards])
    return missing if any(missing) else ()


def _rabbit_cards(table: TableState, action: a.RabbitCards) -> Judged:
    """The cards that would have come: never before the hand is over."""
    missing, hand = rabbit_missing(table), table.over
    if not missing or hand is None:
        raise refuse("I5", "rabbit.not_now")
    text = "".join(action.boards)
    codes = _cards(text, sum(missing))
    if tuple([len(parse_cards(board)) for board in action.boards]) != missing:
        raise refuse("P5", "deal.wrong_count", given=len(action.boards), wanted=len(missing))
    for code in codes:
        if codes.count(code) > 1 or hand.cards.known >> code & 1:
            raise refuse("C1", "deal.card_twice", card=cards_text((code,)))
    return (e.RabbitShown(tuple([cards_text(parse_cards(board)) for board in action.boards])),)


HAND_JUDGES: dict[type[Any], Callable[[TableState, Any], Judged]] = {
    a.DrawForButton: _draw_for_button,
    a.StartHand: _start_hand,
    a.ChooseGame: _choose_game,
    a.Straddle: _straddle,
    a.Decline: _decline,
    a.Cut: _cut,
    a.WishRuns: _wish_runs,
    a.ShowAfterHand: _show_after_hand,
    a.RabbitCards: _rabbit_cards,
}
"""What each of these actions is judged by."""
