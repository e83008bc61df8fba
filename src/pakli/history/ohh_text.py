"""
Writing Open Hand History: one JSON object to a hand, with a blank line behind it.

Errors      HistoryError: a game with draws, which the specification has no actions for.
Tested in   tests/history/test_ohh.py
"""

import json
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any, Final

from pakli.history.dealing import each
from pakli.history.ohh import ACTIONS, BET_TYPES, GAME_TYPES, STREETS, STUD_STREETS
from pakli.history.problems import HistoryError, problem
from pakli.history.transcript import PUT, Deed, Tournament, Transcript

__all__ = ["ohh_text", "ohh_texts"]

_VERSION: Final = "1.4.6"
_STREET_AT: Final = {3: 1, 4: 2, 5: 3}
"""Which street it is once a board has so many cards."""


def ohh_texts(hands: Iterable[Transcript]) -> str:
    """
    Several hands, as one file has them.

    Raises:
        HistoryError: see `ohh_text`.
    """
    return "\n".join([ohh_text(hand) for hand in hands])


def ohh_text(hand: Transcript) -> str:
    """
    One hand as JSON.

    Raises:
        HistoryError: its game has no name in the specification, or has draws.
    """
    if hand.game not in GAME_TYPES:
        raise HistoryError(problem("json_no_such_game", hand.place.line, game=hand.game), hand.place)
    text = json.dumps({"ohh": _Writer(hand).object()}, ensure_ascii=False, indent=1, default=_number)
    return f"{text}\n"


def _number(value: object) -> object:
    """Whole numbers as such, cents as fractions: exact, since they are written as they are read."""
    assert isinstance(value, Decimal), value
    return _Exact(value)


class _Exact(float):
    """A fraction that is written as its decimal digits."""

    def __new__(cls, value: Decimal) -> "_Exact":
        """Keep the digits."""
        exact = super().__new__(cls, value)
        exact.digits = f"{value.normalize():f}"
        return exact

    digits: str

    def __repr__(self) -> str:
        return self.digits


class _Writer:
    """Writes one hand."""

    def __init__(self, hand: Transcript) -> None:
        self._hand = hand
        self._ids = {sitting.seat: number for number, sitting in enumerate(hand.seats)}
        self._several = hand.boards > 1 or any(hand.of("runs"))
        self._stud = GAME_TYPES[hand.game].startswith("Stud")

    def object(self) -> dict[str, Any]:
        """The hand, as the specification wants it."""
        hand = self._hand
        fixed = hand.limit == "fixed-limit"
        told: dict[str, Any] = {
            "spec_version": _VERSION,
            "internal_version": _VERSION,
            "network_name": hand.room,
            "site_name": hand.room,
            "game_type": GAME_TYPES[hand.game],
            "table_name": hand.table,
            "table_size": hand.most_seats,
            "game_number": hand.hand,
            "currency": hand.currency or "Chips",
            "ante_amount": self._amount(hand.ante),
            "small_blind_amount": self._amount(hand.small_blind or self._posted()),
            "big_blind_amount": self._amount(hand.small_bet if fixed else hand.big_blind),
            "bet_limit": {"bet_cap": self._amount(hand.cap), "bet_type": BET_TYPES[hand.limit]},
            "dealer_seat": hand.button,
            "players": [self._player(number) for number in range(len(hand.seats))],
            "rounds": list(self._rounds()),
            "pots": list(self._pots()),
        }
        if hand.when is not None:
            told["start_date_utc"] = f"{hand.when:%Y-%m-%dT%H:%M:%S}"
        if hand.hero:
            told["hero_player_id"] = self._ids[hand.hero]
        if hand.tournament is not None:
            told |= {"tournament": True, "tournament_info": _event(hand.tournament)}
        bounties = [
            {"player_id": self._ids[deed.seat], "bounty_won": _decimal(deed.amount, 100)}
            for deed in hand.of("bounty")
        ]
        if bounties:
            told["tournament_bounties"] = bounties
        if any(hand.of("runs")):
            told["flags"] = ["Run_It_Twice"]
        return told | self._ours(fixed=fixed)

    def _ours(self, *, fixed: bool) -> dict[str, Any]:
        """What the specification has no word for."""
        hand = self._hand
        ours: dict[str, Any] = {}
        if hand.game not in ("holdem", "omaha", "omaha-high-low", "stud", "stud-high-low"):
            ours["_pakli_game"] = hand.game
        if hand.boards > 1:
            ours["_pakli_boards"] = hand.boards
        returned = _hard_to_see(hand)
        if returned:
            ours["_pakli_returned"] = [
                {"player_id": self._ids[deed.seat], "amount": self._amount(deed.amount)} for deed in returned
            ]
        if fixed and hand.big_bet != 2 * hand.small_bet:
            ours["_pakli_big_bet"] = self._amount(hand.big_bet)
        return ours

    def _posted(self) -> int:
        return max([deed.amount for deed in self._hand.of("small_blind")], default=0)

    def _player(self, number: int) -> dict[str, Any]:
        sitting = self._hand.seats[number]
        told: dict[str, Any] = {
            "id": number,
            "seat": sitting.seat,
            "name": sitting.name,
            "starting_stack": self._amount(sitting.stack),
        }
        if sitting.bounty:
            told["player_bounty"] = _decimal(sitting.bounty, 100)
        if sitting.out:
            told["is_sitting_out"] = True
        return told

    # Streets

    def _rounds(self) -> Iterator[dict[str, Any]]:
        """The betting rounds, the boards of later run-outs, the showdown."""
        names = STUD_STREETS if self._stud else STREETS
        current: dict[str, Any] = {"id": 0, "street": names[0], "cards": [], "actions": []}
        laid: dict[int, int] = {}
        number, street = 0, 0
        for deed in self._hand.deeds:
            if deed.what == "street" and self._stud:
                yield current
                number, street = number + 1, street + 1
                current = {"id": number, "street": names[min(street, 4)], "cards": [], "actions": []}
            elif deed.what == "board" and self._stud:
                current["cards"] = each(deed.cards)
            elif deed.what == "board":
                before = laid.get(deed.board)
                if before is None and deed.board >= self._hand.boards:
                    before = 5 - sum(
                        len(d.cards) // 2 for d in self._hand.of("board") if d.board == deed.board
                    )
                laid[deed.board] = (before or 0) + len(deed.cards) // 2
                yield current
                number += 1
                at = _STREET_AT.get(laid[deed.board], 3)
                current = {"id": number, "street": names[at], "cards": each(deed.cards), "actions": []}
                if self._several:
                    current["_pakli_board"] = deed.board
            elif deed.what in ACTIONS and deed.what not in ("shown", "mucked") and _is_told(deed):
                current["actions"].append(self._action(deed, len(current["actions"])))
        yield current
        shows = [deed for deed in self._hand.deeds if deed.what in ("shown", "mucked")]
        if shows:
            actions = [self._action(deed, at) for at, deed in enumerate(shows)]
            yield {"id": number + 1, "street": "Showdown", "cards": [], "actions": actions}

    def _action(self, deed: Deed, number: int) -> dict[str, Any]:
        told: dict[str, Any] = {
            "action_number": number,
            "player_id": self._ids[deed.seat],
            "action": ACTIONS[deed.what],
        }
        if deed.what in PUT:
            told["amount"] = self._amount(deed.amount)
            told["is_allin"] = deed.all_in
        if cards := [card for card in each(deed.cards) if card != "??" or not self._stud]:
            told["cards"] = cards
        return told

    # Pots

    def _pots(self) -> Iterator[dict[str, Any]]:
        """The pots with who got them; the rake is told with the first."""
        hand = self._hand
        wins: dict[int, dict[int, int]] = {}
        for deed in hand.of("collected"):
            pot = wins.setdefault(max(deed.pot, 0), {})
            pot[deed.seat] = pot.get(deed.seat, 0) + deed.amount
        rake = hand.rake
        for number, shares in sorted(wins.items() if wins else [(0, {})]):
            amount = sum(shares.values()) + rake
            yield {
                "number": number,
                "amount": self._amount(amount),
                "rake": self._amount(rake),
                "player_wins": [
                    {"player_id": self._ids[seat], "win_amount": self._amount(chips)}
                    for seat, chips in shares.items()
                ],
            }
            rake = 0

    def _amount(self, chips: int) -> int | Decimal:
        return _decimal(chips, self._hand.scale)


def _hard_to_see(hand: Transcript) -> list[Deed]:
    """Bets that came back and are not what one put in above all others: a dead hand's, or beside antes."""
    put: dict[int, int] = {}
    for deed in hand.deeds:
        if deed.what in PUT and deed.what != "dead":
            put[deed.seat] = put.get(deed.seat, 0) + deed.amount
    most = [*sorted(put.values(), reverse=True), 0]
    folded = {deed.seat for deed in hand.of("fold")}
    return [
        deed
        for deed in hand.of("returned")
        if deed.seat in folded or (put.get(deed.seat), deed.amount) != (most[0], most[0] - most[1])
    ]


def _is_told(deed: Deed) -> bool:
    """Whether there is anything to tell: unknown cards are not."""
    return deed.what != "deal" or bool(deed.cards.strip("?"))


def _event(event: Tournament) -> dict[str, Any]:
    told: dict[str, Any] = {
        "tournament_number": event.number,
        "name": event.name,
        "currency": event.currency,
        "buyin_amount": _decimal(event.buy_in, event.scale),
        "fee_amount": _decimal(event.fee, event.scale),
        "bounty_fee_amount": _decimal(event.bounty, event.scale),
    }
    return told | ({"_pakli_level": event.level} if event.level else {})


def _decimal(amount: int, scale: int) -> int | Decimal:
    return amount // scale if amount % scale == 0 else Decimal(amount) / scale
