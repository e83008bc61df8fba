"""
Reading Open Hand History (the specification of hh-specs.handhistory.org, 1.4): one JSON object to a hand.

A file holds one object or many, one after the other, on a line each or with white space between. What a bet
or raise put in is its amount; an uncalled bet is not told, and goes back by itself. Fields of ours that begin
with ``_pakli_`` say what the specification has no word for: which game exactly, several boards, a bet that
went back to who folded later or beside an ante for all.

Errors      HistoryError: no JSON, a field is missing or of the wrong kind, the chips do not add up.
Tested in   tests/history/test_ohh.py
"""

import json
import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Place
from pakli.history.rooms.notes import Notes
from pakli.history.transcript import Transcript, What
from pakli.rules.house_rules import LimitName

__all__ = ["ACTIONS", "BET_TYPES", "GAME_TYPES", "STREETS", "STUD_STREETS", "is_ohh", "read_ohh"]

_BEGINS: Final = re.compile(r'\{\s*"(?:ohh|id|_format)"\s*:')
_MOST: Final = 10**6
_BETWEEN: Final = re.compile(r"[\ufeff \t\r\n,]*")
GAME_TYPES: Final = {
    "holdem": "Holdem", "holdem-32": "Holdem", "holdem-36": "Holdem", "omaha": "Omaha", "omaha-5": "Omaha",
    "omaha-6": "Omaha", "omaha-high-low": "OmahaHiLo", "omaha-5-high-low": "OmahaHiLo",
    "omaha-6-high-low": "OmahaHiLo", "stud": "Stud", "stud-high-low": "StudHiLo", "razz": "Stud",
}  # fmt: skip
"""What the specification calls the games; draws it can name, but not tell."""
_PLAIN: Final = {
    "Holdem": "holdem", "Omaha": "omaha", "OmahaHiLo": "omaha-high-low", "Stud": "stud",
    "StudHiLo": "stud-high-low",
}  # fmt: skip
BET_TYPES: Final[Mapping[LimitName, str]] = {
    "no-limit": "NL", "pot-limit": "PL", "fixed-limit": "FL", "spread-limit": "SL",
}  # fmt: skip
STREETS: Final = ("Preflop", "Flop", "Turn", "River")
STUD_STREETS: Final = ("Third Street", "Fourth Street", "Fifth Street", "Sixth Street", "Seventh Street")
ACTIONS: Final[Mapping[What, str]] = {
    "ante": "Post Ante", "ante_for_all": "Post Ante", "small_blind": "Post SB", "big_blind": "Post BB",
    "straddle": "Straddle", "dead": "Post Dead", "live": "Post Extra Blind", "fold": "Fold",
    "check": "Check", "call": "Call", "bet": "Bet", "raise": "Raise", "bring_in": "Bring In",
    "shown": "Shows Cards", "mucked": "Mucks Cards", "deal": "Dealt Cards",
}  # fmt: skip
"""What the specification calls what is done; the bring-in is ours."""
_WHAT: Final[Mapping[str, What]] = {
    **{word: what for what, word in reversed(list(ACTIONS.items())) if what != "ante_for_all"}
}


def is_ohh(text: str) -> bool:
    """Whether a text begins as such a file does."""
    return _BEGINS.match(text.lstrip("\ufeff \t\r\n")) is not None


def read_ohh(text: str, file: str = "") -> Iterator[Transcript | HistoryError]:
    """
    The hands of a text one after the other; in the place of a broken one, what is wrong with it.

    Args:
        text: what a file holds.
        file: its name, for messages.
    """
    decoder = json.JSONDecoder(parse_float=Decimal)
    at, number, line = 0, 0, 1
    while True:
        between = _BETWEEN.match(text, at)
        begins = between.end() if between else at
        line += text.count("\n", at, begins)
        at = begins
        if at >= len(text):
            return
        number += 1
        place = Place(file, number, line, line)
        try:
            told, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError) as error:
            yield HistoryError(problem("not_json", line, reason=str(error).partition(":")[0]), place)
            return
        place = Place(file, number, line, line + text.count("\n", at, end))
        at, line = end, place.last_line
        try:
            if "\\ud" in text[begins:end].lower():  # perhaps half a character, which is none
                json.dumps(told, ensure_ascii=False, default=str).encode()
            yield _hand(told, place)
        except HistoryError as error:
            yield error.at(place)
        except (KeyError, TypeError, ValueError, ArithmeticError, AttributeError, IndexError) as error:
            reason = str(error) or type(error).__name__
            yield HistoryError(problem("json_wrong_field", place.line, reason=reason[:80]), place)


def _hand(told: Any, place: Place) -> Transcript:
    hand: dict[str, Any] = told.get("ohh", told)
    notes = Notes(str(hand["site_name"]), place)
    _header(hand, notes)
    seats: dict[int, int] = {}
    up = int(any(_count(player["seat"]) == 0 for player in hand["players"]))  # here 0 is nobody's
    notes.button += up
    for player in hand["players"]:
        seats[player["id"]] = _count(player["seat"]) + up
        notes.seat(
            seats[player["id"]],
            str(player["name"]),
            Decimal(player["starting_stack"]),
            out=bool(player.get("is_sitting_out", False)),
            bounty=Decimal(player.get("player_bounty") or 0),
        )
    notes.hero = seats.get(hand.get("hero_player_id", -1), 0)
    _rounds(hand["rounds"], notes, seats)
    for back in hand.get("_pakli_returned") or ():
        notes.returned(seats[back["player_id"]], Decimal(back["amount"]))
    pot = rake = Decimal(0)
    for one in hand["pots"]:
        pot += Decimal(one["amount"])
        rake += Decimal(one.get("rake") or 0) + Decimal(one.get("jackpot") or 0)
        number = _count(one.get("number"))
        several = number if number or len(hand["pots"]) > 1 else -1
        for win in one["player_wins"]:
            notes.collected(seats[win["player_id"]], Decimal(win["win_amount"]), several)
    notes.money |= {"pot": pot, "rake": rake}
    for bounty in hand.get("tournament_bounties") or ():
        notes.other("bounty", seats[bounty["player_id"]], Decimal(bounty["bounty_won"]))
    return notes.finish()


def _count(value: Any) -> int:
    """
    A seat, a board, or how many there are; nothing is 0.

    Raises:
        ValueError, ArithmeticError, TypeError: it is no such number.
    """
    number = Decimal(value or 0)
    if not 0 <= number < _MOST:  # what is written with an exponent may be larger than any memory
        raise ValueError(f"{number} is out of range")
    return int(number)


def _header(hand: Mapping[str, Any], notes: Notes) -> None:
    notes.hand, notes.table = str(hand["game_number"]), str(hand.get("table_name") or "")
    game = str(hand["game_type"])
    notes.game = str(hand.get("_pakli_game") or _PLAIN.get(game, game))
    notes.boards = _count(hand.get("_pakli_boards", 1))
    limit = hand["bet_limit"]
    names = {word: name for name, word in BET_TYPES.items()}
    notes.limit = names[str(limit["bet_type"])]
    notes.most_seats, notes.button = _count(hand.get("table_size")), _count(hand.get("dealer_seat"))
    small, big = Decimal(hand.get("small_blind_amount") or 0), Decimal(hand.get("big_blind_amount") or 0)
    if notes.limit == "fixed-limit":
        notes.money |= {"small_bet": big, "big_bet": Decimal(hand.get("_pakli_big_bet", 2 * big))}
    else:
        notes.money |= {"small_blind": small, "big_blind": big}
    notes.money["ante"] = Decimal(hand.get("ante_amount") or 0)
    if limit.get("bet_cap"):
        notes.money["cap"] = Decimal(limit["bet_cap"])
    if started := hand.get("start_date_utc"):
        notes.when, notes.zone = datetime.fromisoformat(str(started)).replace(tzinfo=None), "UTC"
    event = hand.get("tournament_info")
    if hand.get("tournament") or event:
        notes.tournament = _event(event or {})
    else:
        currency = str(hand.get("currency") or "")
        notes.currency = currency if re.fullmatch(r"[A-Z]{3}", currency) else ""


def _event(event: Mapping[str, Any]) -> dict[str, str | Decimal]:
    money = {"buy_in": "buyin_amount", "fee": "fee_amount", "bounty": "bounty_fee_amount"}
    told: dict[str, str | Decimal] = {
        name: Decimal(event[field]) for name, field in money.items() if event.get(field)
    }
    return told | {
        "number": str(event.get("tournament_number") or ""),
        "name": str(event.get("name") or ""),
        "currency": str(event.get("currency") or ""),
        "level": str(event.get("_pakli_level") or ""),
    }


def _rounds(rounds: list[dict[str, Any]], notes: Notes, seats: Mapping[int, int]) -> None:
    """The streets; one that comes again is that of another board."""
    board, before = 0, -1
    streets = {name: at for names in (STREETS, STUD_STREETS) for at, name in enumerate(names)}
    for one in rounds:
        street = str(one["street"])
        at = streets.get(street, -1)
        if at >= 0:
            board = board + 1 if at <= before and before >= 0 else board
            board = _count(one.get("_pakli_board", board))
            if at and not board:
                notes.street()
            elif board >= notes.boards:
                notes.runs(board // notes.boards + 1)
            before = at
        if at > 0 or street == STUD_STREETS[-1]:
            notes.board("".join(one.get("cards") or ()), board)
        for action in one.get("actions") or ():
            _action(action, notes, seats[action["player_id"]], street)


def _action(action: Mapping[str, Any], notes: Notes, seat: int, street: str) -> None:
    what = _WHAT.get(str(action["action"]))
    cards = "".join(action.get("cards") or ())
    chips = Decimal(action.get("amount") or 0)
    if what is None:
        return  # chips added, seats taken and left
    if what in ("ante", "small_blind", "big_blind", "straddle", "dead", "live"):
        notes.post(seat, what, chips)
    elif what in ("call", "bet", "raise", "bring_in"):
        notes.put(seat, what, chips, all_in=bool(action.get("is_allin")))
    elif what == "deal":
        stud = street in STUD_STREETS
        first = stud and not notes.has_cards(seat)
        if cards:
            notes.dealt(
                seat, cards.rjust(6, "?") if first else cards, int(stud and street != STUD_STREETS[-1])
            )
    elif what == "shown":
        notes.shown(seat, cards)
    elif what == "mucked":
        notes.mucked(seat, cards)
    else:
        notes.did(what, seat)
