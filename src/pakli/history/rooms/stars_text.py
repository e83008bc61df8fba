"""
A hand as a PokerStars text, as trackers import it: cash and tournaments, every game, several boards.

Errors      none: what the text cannot hold is left out (`stars_form`).
Tested in   tests/history/test_stars_text.py
"""

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Final

from pakli.history.dealing import each
from pakli.history.rooms.grammar import SIGNS
from pakli.history.rooms.stars_form import GAME_NAMES, stars_form
from pakli.history.rooms.stars_words import hand_words
from pakli.history.transcript import STUD, Deed, Transcript

__all__ = ["stars_text", "stars_texts"]

_LIMITS: Final = {
    "no-limit": "No Limit", "pot-limit": "Pot Limit", "fixed-limit": "Limit", "spread-limit": "Spread Limit",
}  # fmt: skip
_TH: Final = ("FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH")
_TIMES: Final = {2: "twice", 3: "three times", 4: "four times"}
_SIGN_OF: Final = {name: sign for sign, name in SIGNS.items()}
_BOARD_NAMES: Final = {3: "FLOP", 4: "TURN", 5: "RIVER"}
_STUD_NAMES: Final = {3: "3rd STREET", 4: "4th STREET", 5: "5th STREET", 6: "6th STREET", 7: "RIVER"}
_FOLDED: Final = {
    "board": ("before Flop", "on the Flop", "on the Turn", "on the River"),
    "stud": (
        "on the 3rd Street",
        "on the 4th Street",
        "on the 5th Street",
        "on the 6th Street",
        "on the River",
    ),
    "draw": ("before the Draw", "after the 1st Draw", "after the 2nd Draw", "after the 3rd Draw"),
}
"""Where somebody folded, by street."""


def stars_texts(hands: Iterable[Transcript]) -> str:
    """Several hands, as one file has them."""
    return "\n\n\n".join([stars_text(hand) for hand in hands])


def stars_text(hand: Transcript) -> str:
    """One hand as such a text; read back it is `stars_form` of the hand."""
    return "\n".join([*_Writer(stars_form(hand)).lines(), ""])


class _Writer:
    """Writes one hand."""

    def __init__(self, hand: Transcript) -> None:
        self._hand = hand
        self._names = {sitting.seat: sitting.name for sitting in hand.seats}
        self._front: dict[int, int] = {}
        self._held: dict[int, list[str]] = {}
        self._boards: dict[int, list[str]] = {}
        self._street = 0
        self._kind = "stud" if hand.game in STUD else "board" if any(hand.of("board")) else ""
        if not self._kind:
            self._kind = (
                "draw" if any(hand.of("discard")) or "draw" in hand.game or hand.game == "badugi" else "board"
            )
        self._several = hand.boards > 1 or any(hand.of("runs"))
        self._pots = max([deed.pot for deed in hand.of("collected")], default=0)
        self._folded: dict[int, int] = {}
        self._showdown = -1
        self._ends = False

    def lines(self) -> Iterator[str]:
        """The lines, in order."""
        yield self._header()
        yield self._table()
        for sitting in self._hand.seats:
            bounty = f", {self._cents(sitting.bounty)} bounty" if sitting.bounty else ""
            out = " is sitting out" if sitting.out else ""
            yield f"Seat {sitting.seat}: {sitting.name} ({self._money(sitting.stack)} in chips{bounty}){out}"
        begun = False
        deeds = self._hand.deeds
        for at, deed in enumerate(deeds):
            if not begun and deed.what in (
                "deal",
                "fold",
                "check",
                "call",
                "bet",
                "raise",
                "bring_in",
                "street",
            ):
                begun = True
                yield {"stud": "*** 3rd STREET ***", "draw": "*** DEALING HANDS ***"}.get(
                    self._kind, "*** HOLE CARDS ***"
                )
            yield from self._told(deed, deeds[at + 1] if at + 1 < len(deeds) else None)
        yield from self._summary()

    # The header

    def _header(self) -> str:
        hand = self._hand
        kind, home = re.fullmatch(r"([\w ]*?)\s*(\{[^}]*\})?", hand.label).groups()  # type: ignore[union-attr]
        opening = f"PokerStars {kind + ' ' if kind else ''}Hand #{hand.hand}: {home + ' ' if home else ''}"
        split = "Split " if hand.boards > 1 else ""
        game = f"{split}{GAME_NAMES.get(hand.game, hand.game)} {_LIMITS[hand.limit]}"
        when = (
            f" - {hand.when:%Y/%m/%d} {hand.when.hour}:{hand.when:%M:%S} {hand.zone}".rstrip()
            if hand.when
            else ""
        )
        stakes = self._stakes()
        event = hand.tournament
        if event is None:
            return f"{opening}{game} ({stakes}{' ' + hand.currency if hand.currency else ''}){when}"
        parts = [event.buy_in, event.bounty, event.fee] if event.bounty else [event.buy_in, event.fee]
        entry = "+".join([self._event_money(part) for part in parts]) if any(parts) else "Freeroll"
        entry += f" {event.currency}" if event.currency else ""
        level = f"Level {event.level} " if event.level else "Level "
        return f"{opening}Tournament #{event.number}, {entry} {game} - {level}({stakes}){when}"

    def _stakes(self) -> str:
        hand = self._hand
        if hand.game == "holdem-36":
            return f"Button Blind {self._money(hand.big_blind)} - Ante {self._money(hand.ante)}"
        low, high = hand.small_blind, hand.big_blind
        if hand.limit == "fixed-limit":
            low, high = hand.small_bet, hand.big_bet
        cap = f" - {self._money(hand.cap)} Cap -" if hand.cap else ""
        return f"{self._money(low)}/{self._money(high)}{cap}"

    def _table(self) -> str:
        hand = self._hand
        size = f" {hand.most_seats}-max" if hand.most_seats else ""
        button = f" Seat #{hand.button} is the button" if hand.button else ""
        return f"Table '{hand.table}'{size}{button}"

    # What happened

    def _told(self, deed: Deed, after: Deed | None) -> Iterator[str]:
        name = self._names.get(deed.seat, "")
        money = self._money(deed.amount)
        all_in = " and is all-in" if deed.all_in else ""
        level = max(self._front.values(), default=0)
        if deed.total:
            self._front[deed.seat] = deed.total
        button = "button" if self._hand.game == "holdem-36" else "big"
        plain = {
            "ante": f"{name}: posts the ante {money}",
            "small_blind": f"{name}: posts small blind {money}",
            "dead": f"{name}: posts small blind {money}",
            "big_blind": f"{name}: posts {button} blind {money}",
            "live": f"{name}: posts big blind {money}",
            "straddle": f"{name}: posts straddle {self._money(deed.total)}",
            "fold": f"{name}: folds",
            "check": f"{name}: checks",
            "call": f"{name}: calls {money}{all_in}",
            "bet": f"{name}: bets {money}{all_in}",
            "raise": f"{name}: raises {self._money(deed.total - level)} to {self._money(deed.total)}{all_in}",
            "bring_in": f"{name}: brings in for {money}",
            "returned": f"Uncalled bet ({money}) returned to {name}",
            "bounty": f"{name} wins the {self._cents(deed.amount)} bounty",
            "cashed_out": f"{name} cashed out the hand for {money}",
        }
        if deed.what == "fold":
            self._folded[deed.seat] = self._street
        if deed.what in plain:
            yield plain[deed.what]
        elif deed.what == "street":
            yield from self._begins(after)
        elif deed.what == "board":
            yield from self._lays(deed)
        elif deed.what in ("deal", "draw"):
            yield self._deals(deed)
        elif deed.what == "discard":
            yield self._discards(deed)
        elif deed.what in ("shown", "mucked", "collected"):
            yield from self._ending(deed)

    def _begins(self, after: Deed | None) -> Iterator[str]:
        """A street without community cards: those have their heading with them."""
        self._street += 1
        self._front = {}
        if after is not None and after.what == "board":
            return
        if self._kind == "stud":
            yield f"*** {_STUD_NAMES.get(3 + self._street, 'RIVER')} ***"
        elif self._kind == "draw":
            yield f"*** {_TH[min(self._street, 3) - 1]} DRAW ***"

    def _lays(self, deed: Deed) -> Iterator[str]:
        if deed.board and deed.board not in self._boards:
            shared = 5 - sum(len(each(d.cards)) for d in self._hand.of("board") if d.board == deed.board)
            whole = [card for d in self._hand.of("board") if d.board == 0 for card in each(d.cards)]
            self._boards[deed.board] = whole[: shared if deed.board >= self._hand.boards else 0]
        laid = self._boards.setdefault(deed.board, [])
        before = f" [{' '.join(laid)}]" if laid else ""
        laid += each(deed.cards)
        name = _STUD_NAMES[7] if self._kind == "stud" else _BOARD_NAMES.get(len(laid), "RIVER")
        parted = self._several and self._is_parted(len(laid))
        which = f"{_TH[deed.board]} " if parted else ""
        yield f"*** {which}{name} ***{before} [{' '.join(each(deed.cards))}]"

    def _is_parted(self, length: int) -> bool:
        """Whether there are several boards of so many cards."""
        others = [sum(len(each(d.cards)) for d in self._hand.of("board") if d.board == 1)]
        return self._hand.boards > 1 or length > 5 - others[0]

    def _deals(self, deed: Deed) -> str:
        name = self._names[deed.seat]
        held = self._held.setdefault(deed.seat, [])
        new = each(deed.cards)
        if deed.what == "draw":
            text = f"Dealt to {name} [{' '.join(held)}] [{' '.join(new)}]"
        elif held:
            known = [card for card in held if card != "??"]
            text = f"Dealt to {name} [{' '.join(known)}] [{' '.join(new)}]"
        else:
            known = [card for card in new if card != "??" or self._kind != "stud"]
            text = f"Dealt to {name} [{' '.join(known)}]"
        held += new
        return text

    def _discards(self, deed: Deed) -> str:
        name, cards = self._names[deed.seat], each(deed.cards)
        if not cards:
            return f"{name}: stands pat"
        held = self._held.get(deed.seat, [])
        self._held[deed.seat] = [card for card in held if card not in cards]
        named = f" [{' '.join(cards)}]" if "??" not in cards else ""
        return f"{name}: discards {len(cards)} card{'s' if len(cards) > 1 else ''}{named}"

    def _ending(self, deed: Deed) -> Iterator[str]:
        several = any(other.board for other in self._hand.of("collected"))
        over = any(True for _ in self._hand.of("shown", "mucked"))
        if deed.what == "collected" and several and deed.board != self._showdown:
            self._showdown = deed.board
            yield f"*** {_TH[deed.board]} SHOW DOWN ***"
        elif over and not several and not self._ends:
            self._ends = True
            yield "*** SHOW DOWN ***"
        name = self._names[deed.seat]
        if deed.what == "shown":
            words = self._words(deed.cards)
            yield f"{name}: shows [{' '.join(each(deed.cards))}]{f' ({words})' if words else ''}"
        elif deed.what == "mucked":
            yield f"{name}: mucks hand"
        else:
            yield f"{name} collected {self._money(deed.amount)} from {self._pot_name(deed.pot)}"

    def _pot_name(self, pot: int) -> str:
        if pot < 0:
            return "pot"
        if not pot:
            return "main pot"
        return f"side pot-{pot}" if self._pots > 1 else "side pot"

    # The summary

    def _summary(self) -> Iterator[str]:
        hand = self._hand
        yield "*** SUMMARY ***"
        yield f"Total pot {self._money(hand.pot)}{self._pots_apart()} | Rake {self._money(hand.rake)}"
        runs = max([deed.amount for deed in hand.of("runs")], default=1)
        if runs > 1:
            yield f"Hand was run {_TIMES.get(runs, f'{runs} times')}"
        for board, cards in sorted(self._boards.items()):
            yield f"{_TH[board] + ' ' if self._several else ''}Board [{' '.join(cards)}]"
        played = set(hand.played())
        for sitting in hand.seats:
            if sitting.seat in played:
                role, fate = self._role(sitting.seat), self._fate(sitting.seat)
                yield f"Seat {sitting.seat}: {sitting.name}{role} {fate}"

    def _pots_apart(self) -> str:
        """What each pot held, as collected, where there are several."""
        sums: dict[int, int] = {}
        for deed in self._hand.of("collected"):
            sums[deed.pot] = sums.get(deed.pot, 0) + deed.amount
        if self._pots < 1:
            return ""
        names = {pot: self._pot_name(pot).capitalize() for pot in sorted(sums)}
        return "".join([f" {name} {self._money(sums[pot])}." for pot, name in names.items()])

    def _role(self, seat: int) -> str:
        small, big = next(self._hand.of("small_blind"), None), next(self._hand.of("big_blind"), None)
        role = " (button)" if seat == self._hand.button else ""
        if small is not None and small.seat == seat:
            return f"{role} (small blind)"
        return f"{role} (big blind)" if big is not None and big.seat == seat else role

    def _fate(self, seat: int) -> str:
        hand = self._hand
        won = hand.collected().get(seat, 0)
        shown = next((deed.cards for deed in hand.of("shown") if deed.seat == seat), "")
        if seat in self._folded:
            where = _FOLDED[self._kind]
            bet = "" if seat in hand.put_in() else " (didn't bet)"
            return f"folded {where[min(self._folded[seat], len(where) - 1)]}{bet}"
        if shown:
            cards, words = f"showed [{' '.join(each(shown))}]", self._words(shown)
            called = f" with {words}" if words else ""
            return f"{cards} and won ({self._money(won)}){called}" if won else f"{cards} and lost{called}"
        if won:
            return f"collected ({self._money(won)})"
        mucked = next((deed.cards for deed in hand.of("mucked") if deed.seat == seat), "")
        return f"mucked [{' '.join(each(mucked))}]" if mucked else "mucked"

    def _words(self, cards: str) -> str:
        """What a hand is called; nothing where there are several boards."""
        if self._several:
            return ""
        board = "".join([deed.cards for deed in self._hand.of("board")])
        return hand_words(self._hand.game, cards, board)

    # Amounts

    def _money(self, amount: int) -> str:
        sign = _SIGN_OF.get(self._hand.currency, "")
        return _written(amount, self._hand.scale, sign)

    def _event_money(self, amount: int) -> str:
        event = self._hand.tournament
        if event is None:
            return self._cents(amount)
        return _written(amount, event.scale, _SIGN_OF.get(event.currency, ""))

    def _cents(self, amount: int) -> str:
        event = self._hand.tournament
        return _written(amount, 100, _SIGN_OF.get(event.currency if event else self._hand.currency, ""))


def _written(amount: int, scale: int, sign: str) -> str:
    """An amount as the room writes it: whole, or with two places and more."""
    if not amount % scale:
        return f"{sign}{amount // scale}"
    text = f"{Decimal(amount) / scale:f}"
    places = len(text.partition(".")[2])
    return f"{sign}{text}{'0' * (2 - places) if sign else ''}"
