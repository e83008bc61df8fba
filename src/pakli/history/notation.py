"""
The action notation of the poker hand history format: ``d dh p1 AsKd``, ``p2 cbr 40``, ``p3 sm``.

Specification 0.0.2: ``[actor action [arguments]] [# commentary]``; an empty string does nothing.

Errors      HistoryError, with what was expected.
Tested in   tests/history/test_notation.py
"""

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Final, NamedTuple

from pakli.cards import CardError, cards_text, parse_cards
from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Number, Operation, Verb

__all__ = ["action_text", "parse_action"]

_AMOUNT: Final = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?")
_VERBS: Final[dict[str, Verb]] = {
    "f": "fold",
    "cc": "check_or_call",
    "cbr": "raise_to",
    "sm": "show_or_muck",
    "sd": "draw",
    "pb": "bring_in",
}
_WORDS: Final = {verb: word for word, verb in _VERBS.items()}
_GRAMMAR: Final = "d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT, pN sm [CARDS], pN sd [CARDS], pN pb"


class _Line(NamedTuple):
    """One action as it stands in the file."""

    text: str
    words: list[str]
    players: int
    comment: str
    number: int

    def wrong(self, code: str, **facts: int | str) -> HistoryError:
        """What is wrong with it."""
        return HistoryError(problem(code, self.number, action=self.text, **facts))

    def unreadable(self) -> HistoryError:
        """It is no action at all."""
        return self.wrong("not_an_action", grammar=_GRAMMAR)

    def operation(self, verb: Verb, player: int, cards: str = "", amount: Number = 0) -> Operation:
        """The action, read."""
        return Operation(verb, player, cards, amount, self.comment, self.number)


def parse_action(text: str, players: int, line: int = 0) -> Operation:
    """
    Read one action.

    Args:
        text: the notation, with or without commentary.
        players: how many players the hand has.
        line: where it stands in the file.

    Raises:
        HistoryError: it is no action, names a player who is not there, or cards or an amount nobody can read.
    """
    done, _, comment = text.partition("#")
    words = done.split()
    said = _Line(text, words, players, comment.strip(), line)
    if not words:
        return said.operation("remark", 0)
    if words[0] == "d":
        return _dealing(said)
    player = _player(said, words[0])
    verb = _VERBS.get(words[1]) if len(words) > 1 else None
    if verb is None:
        raise said.unreadable()
    return _READERS[verb](said, verb, player)


def _dealing(said: _Line) -> Operation:
    words = said.words
    if words[1:2] == ["dh"] and len(words) == 4:
        return said.operation("deal_hole", _player(said, words[2]), _cards(said, words[3]))
    if words[1:2] == ["db"] and len(words) == 3:
        return said.operation("deal_board", 0, _cards(said, words[2]))
    raise said.unreadable()


def _bare(said: _Line, verb: Verb, player: int) -> Operation:
    if len(said.words) != 2:
        raise said.unreadable()
    return said.operation(verb, player)


def _raise(said: _Line, verb: Verb, player: int) -> Operation:
    if len(said.words) != 3:
        raise said.unreadable()
    amount = said.words[2]
    if not _AMOUNT.fullmatch(amount):
        raise said.wrong("not_an_amount", amount=amount)
    return said.operation(verb, player, amount=int(amount) if amount.isdigit() else Decimal(amount))


def _with_cards(said: _Line, verb: Verb, player: int) -> Operation:
    words = said.words
    if len(words) > 3:
        raise said.unreadable()
    if len(words) == 2:
        return said.operation(verb, player)
    as_dealt = words[2] == "-" and verb == "show_or_muck"
    return said.operation(verb, player, "-" if as_dealt else _cards(said, words[2]))


_READERS: Final[dict[Verb, Callable[[_Line, Verb, int], Operation]]] = {
    "fold": _bare,
    "check_or_call": _bare,
    "bring_in": _bare,
    "raise_to": _raise,
    "show_or_muck": _with_cards,
    "draw": _with_cards,
}


def _player(said: _Line, word: str) -> int:
    number = word[1:]
    if word[:1] != "p" or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise said.unreadable()
    if not 1 <= int(number) <= said.players:
        raise said.wrong("no_such_player", player=word, players=said.players)
    return int(number)


def _cards(said: _Line, word: str) -> str:
    try:
        return cards_text(parse_cards(word))
    except CardError:
        raise said.wrong("not_cards", cards=word) from None


def action_text(operation: Operation) -> str:
    """The operation in the notation; what `parse_action` reads back."""
    verb, player, cards = operation.verb, operation.player, operation.cards
    if verb == "remark":
        return f"# {operation.comment}" if operation.comment else ""
    if verb == "deal_hole":
        done = f"d dh p{player} {cards}"
    elif verb == "deal_board":
        done = f"d db {cards}"
    elif verb == "raise_to":
        amount = operation.amount
        done = f"p{player} cbr {amount}" if isinstance(amount, int) else f"p{player} cbr {amount:f}"
    else:
        done = f"p{player} {_WORDS[verb]} {cards}".rstrip()
    return f"{done} # {operation.comment}" if operation.comment else done
