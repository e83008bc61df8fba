"""
Notes taken while a hand's text is read, line after line, and made into a `Transcript` at the end.

The notes know what is in front of whom, so that ``raises to 40`` and ``calls 20`` become chips that moved.
Amounts are exact decimals until the end, when everything is counted in the smallest unit that the text uses.

Errors      HistoryError: the text was cut off, the hand cancelled, or its chips do not add up.
Tested in   tests/history/test_rooms.py
"""

from collections.abc import Mapping
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from msgspec.structs import replace

from pakli.history.problems import HistoryError, problem
from pakli.history.recorded import Place
from pakli.history.rooms.grammar import exponent_of, is_amount
from pakli.history.rooms.returns import without_word
from pakli.history.transcript import POSTS, PUT, Deed, Half, Sitting, Tournament, Transcript, What, only_known
from pakli.rules.house_rules import LimitName

__all__ = ["Notes"]

_FRONT: Final = frozenset({"small_blind", "big_blind", "straddle", "live"})
_MONEY: Final = {"bounty": 100, "runs": 1}
"""What is counted in something else than the hand's chips: a bounty in cents, run-outs one by one."""
_ZERO: Final = Decimal(0)


class Notes:
    """One hand, as far as it has been read; the fields are those of `Transcript`, amounts as decimals."""

    def __init__(self, room: str, place: Place) -> None:
        self.room, self.place = room, place
        self.hand = self.game = self.table = self.label = self.currency = self.zone = ""
        self.limit: LimitName = "no-limit"
        self.money: dict[str, Decimal] = {}
        """Stakes, pot and rake by the names that `Transcript` has for them."""
        self.tournament: dict[str, str | Decimal] | None = None
        self.when: datetime | None = None
        self.button = self.hero = self.most_seats = 0
        self.boards = 1
        self.line = place.line
        self._seats: dict[int, tuple[str, Decimal, bool, Decimal]] = {}
        self._by_name: dict[str, int] = {}
        self._deeds: list[tuple[Deed, Decimal, Decimal]] = []
        self._front: dict[int, Decimal] = {}
        self._shown: dict[int, str] = {}
        self._won: list[tuple[int, Decimal]] = []

    # Seats

    def seat(
        self, number: int, name: str, stack: Decimal, *, out: bool = False, bounty: Decimal = _ZERO
    ) -> None:
        """
        Somebody sits there. A seat told twice is not told anew.

        Raises:
            HistoryError: somebody else sits there, or he sits elsewhere.
        """
        known = self._seats.get(number)
        if (known and known[0] != name) or self._by_name.get(name, number) != number:
            raise self.wrong("text_seat_twice", name=name, seat=number)
        if known is None:
            self._seats[number] = (name, stack, out, bounty)
            self._by_name[name] = number

    def who(self, name: str) -> int:
        """The seat of a player by his name; 0: nobody is called that."""
        return self._by_name.get(name, 0)

    def named_first(self, line: str) -> list[str]:
        """The names of players with which a line begins."""
        return [name for name in self._by_name if name and line.startswith(name)]

    def also_called(self, name: str, seat: int) -> None:
        """Another name that the text has for the player at `seat`."""
        self._by_name[name] = seat

    def name_of(self, seat: int) -> str:
        """His name."""
        return self._seats[seat][0]

    def stack_left(self, seat: int) -> Decimal:
        """What he has not put in yet."""
        own = [(deed.what, moved) for deed, moved, _ in self._deeds if deed.seat == seat]
        paid = sum((moved for what, moved in own if what in PUT), _ZERO)
        back = sum((moved for what, moved in own if what == "returned"), _ZERO)
        return self._seats[seat][1] - paid + back

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats told so far."""
        return tuple(self._seats)

    def renumber(self, new: Mapping[int, int]) -> None:
        """Give the seats other numbers."""
        self._seats = {new[seat]: self._seats[seat] for seat in sorted(self._seats, key=new.__getitem__)}
        self._deeds = [
            (replace(deed, seat=new.get(deed.seat, 0)), moved, total) for deed, moved, total in self._deeds
        ]
        self.hero = new.get(self.hero, 0)

    # Chips

    def post(self, seat: int, what: What, chips: Decimal) -> None:
        """A forced bet."""
        total = self._front.get(seat, _ZERO) + chips if what in _FRONT else _ZERO
        if what in _FRONT:
            self._front[seat] = total
        self._note(Deed(what, seat), chips, total)

    def blind(self, seat: int, what: What, chips: Decimal) -> None:
        """
        A small or big blind. The second big blind is that of somebody who comes in, and a small blind more
        than one is dead, as rooms play it.
        """
        if what == "small_blind" and self.has("small_blind", "big_blind"):
            self.post(seat, "dead", chips)
        elif what == "big_blind" and self.has("big_blind"):
            self.post(seat, "live", chips)
        else:
            self.post(seat, what, chips)

    def both_blinds(self, seat: int, chips: Decimal) -> None:
        """Big blind and dead small blind in one."""
        live = min(chips, self.money.get("big_blind") or self.level() or chips)
        self.blind(seat, "big_blind", live)
        if chips > live:
            self.post(seat, "dead", chips - live)

    def put(self, seat: int, what: What, chips: Decimal, *, all_in: bool = False) -> None:
        """Chips added to what is in front of him."""
        self._front[seat] = total = self._front.get(seat, _ZERO) + chips
        self._note(Deed(what, seat, all_in=all_in), chips, total)

    def to(self, seat: int, what: What, total: Decimal, *, all_in: bool = False) -> None:
        """A bet or raise to a total in front of him."""
        self.put(seat, what, total - self._front.get(seat, _ZERO), all_in=all_in)

    def level(self) -> Decimal:
        """The highest total in front of anybody."""
        return max(self._front.values(), default=_ZERO)

    def in_front(self, seat: int) -> Decimal:
        """What is in front of him in this round."""
        return self._front.get(seat, _ZERO)

    def returned(self, seat: int, chips: Decimal) -> None:
        """What nobody called."""
        self._note(Deed("returned", seat), chips)

    def collected(self, seat: int, chips: Decimal, pot: int = -1, half: Half = "", board: int = 0) -> None:
        """Part of the pot."""
        self._note(Deed("collected", seat, pot=pot, half=half, board=board), chips)

    def won_in_summary(self, seat: int, chips: Decimal) -> None:
        """What only the summary says that he won: it counts if nobody collects in the hand itself."""
        self._won.append((seat, chips))

    def other(self, what: What, seat: int, chips: Decimal) -> None:
        """A bounty or a cash-out: no chips of the pot."""
        self._note(Deed(what, seat), chips)

    # Everything else

    def did(self, what: What, seat: int, cards: str = "") -> None:
        """Folded, checked, threw cards away or drew some."""
        self._note(Deed(what, seat, cards=cards))

    def dealt(self, seat: int, cards: str, up: int = 0) -> None:
        """New hole cards."""
        self._note(Deed("deal", seat, cards=cards, up=up))

    def one_more(self, seat: int, card: str, up: int) -> None:
        """A hole card of a deal that is told card by card."""
        for at, (deed, moved, total) in reversed(list(enumerate(self._deeds))):
            if deed.what != "deal":
                break
            if deed.seat == seat:
                self._deeds[at] = (replace(deed, cards=deed.cards + card, up=up), moved, total)
                return
        self.dealt(seat, card, up)

    def street(self) -> None:
        """A round of betting begins: nothing is in front of anybody."""
        self._front = {}
        self._note(Deed("street"))

    def board(self, cards: str, board: int = 0) -> None:
        """Community cards."""
        if cards:
            self._note(Deed("board", cards=cards, board=board))

    def runs(self, times: int) -> None:
        """The rest of the board is dealt several times."""
        if not self.has("runs"):
            self._note(Deed("runs"), Decimal(times))
        self._deeds = [
            (deed, max(moved, Decimal(times)), total) if deed.what == "runs" else (deed, moved, total)
            for deed, moved, total in self._deeds
        ]

    def shown(self, seat: int, cards: str) -> None:
        """Turned up; told twice it counts once, and so that the text that names more cards is believed."""
        before = self._shown.get(seat)
        if before is None:
            self._shown[seat] = cards
            self._note(Deed("shown", seat, cards=cards))
        elif len(cards.replace("?", "")) > len(before.replace("?", "")):
            self._shown[seat] = cards
            self._deeds = [
                (replace(deed, cards=cards), moved, total)
                if deed.what == "shown" and deed.seat == seat
                else (deed, moved, total)
                for deed, moved, total in self._deeds
            ]

    def mucked(self, seat: int, cards: str = "") -> None:
        """Thrown away; the text may tell his cards all the same."""
        for at, (deed, moved, total) in enumerate(self._deeds):
            if deed.what == "mucked" and deed.seat == seat:
                self._deeds[at] = (replace(deed, cards=cards or deed.cards), moved, total)
                return
        if seat not in self._shown:
            self._note(Deed("mucked", seat, cards=cards))

    def has(self, *what: What) -> bool:
        """Whether any of these has happened."""
        return any(deed.what in what for deed, _, _ in self._deeds)

    @property
    def drawing(self) -> bool:
        """Whether nobody has bet or checked since the round began."""
        for deed, _, _ in reversed(self._deeds):
            if deed.what in ("check", "call", "bet", "raise"):
                return False
            if deed.what == "street":
                break
        return True

    def has_cards(self, seat: int) -> bool:
        """Whether any of his cards have been told."""
        return any(deed.what == "deal" and deed.seat == seat for deed, _, _ in self._deeds)

    def known_cards(self, seat: int) -> str:
        """All cards he was dealt, as far as they have been told."""
        return "".join(
            [deed.cards for deed, _, _ in self._deeds if deed.what == "deal" and deed.seat == seat]
        )

    def the_only_known(self) -> int:
        """The only seat whose whole hand was told in the deal; 0: nobody's, or several."""
        return only_known([deed for deed, _, _ in self._deeds])

    def posted(self) -> dict[What, Decimal]:
        """The highest post of each kind."""
        most: dict[What, Decimal] = {}
        for deed, chips, _ in self._deeds:
            if deed.what in POSTS:
                most[deed.what] = max(chips, most.get(deed.what, _ZERO))
        return most

    def did_last(self, seat: int) -> What | None:
        """The last thing he did; None: nothing."""
        return next((deed.what for deed, _, _ in reversed(self._deeds) if deed.seat == seat), None)

    def folded(self, seat: int) -> bool:
        """Whether he has given up."""
        return any(deed.what == "fold" and deed.seat == seat for deed, _, _ in self._deeds)

    def _note(self, deed: Deed, moved: Decimal = _ZERO, total: Decimal = _ZERO) -> None:
        self._deeds.append((replace(deed, line=self.line), moved, total))

    def wrong(self, code: str, **facts: int | str | Decimal) -> HistoryError:
        """What is wrong with the text, at the line that is read."""
        return HistoryError(problem(code, self.line, **facts), self.place)

    # The end

    def finish(self) -> Transcript:
        """
        The hand.

        Raises:
            HistoryError: nobody sits there, nothing was put in, or the chips do not add up.
        """
        if not self._seats:
            raise self.wrong("text_cut_off")
        if not self.game:  # of a header that no line can be
            raise self.wrong("text_no_game", text=f"{self.room} {self.hand}".strip())
        self._check_amounts()
        if not self.has("collected"):
            for seat, chips in self._won:
                self.collected(seat, chips)
        nothing_left = "pot" in self.money and self.money["pot"] == self.money.get("rake", _ZERO)
        if not self.has("collected") and not nothing_left:
            raise self.wrong("text_cut_off" if "pot" not in self.money else "text_nobody_collects")
        scale = self._scale()
        whole = [
            replace(deed, amount=int(moved * _MONEY.get(deed.what, scale)), total=int(total * scale))
            for deed, moved, total in self._deeds
        ]
        money: dict[str, Any] = {name: int(number * scale) for name, number in self.money.items()}
        told = Transcript(
            room=self.room,
            hand=self.hand,
            game=self.game,
            limit=self.limit,
            seats=tuple(
                [
                    Sitting(number, name, int(stack * scale), out, int(bounty * 100))
                    for number, (name, stack, out, bounty) in self._seats.items()
                ]
            ),
            deeds=tuple(whole),
            scale=scale,
            currency=self.currency,
            boards=self.boards,
            button=self.button,
            hero=self.hero,
            table=self.table,
            most_seats=self.most_seats,
            label=self.label,
            tournament=self._event(),
            when=self.when,
            zone=self.zone,
            place=replace(self.place, last_line=self.line),
            **money,
        )
        return self._balanced(told)

    def _check_amounts(self) -> None:
        """Every amount is one: with too many digits nothing would add up exactly."""
        here, event = self.place.line, self.tournament or {}
        told = [(here, number) for number in (*self.money.values(), *event.values())]
        for _, stack, _, bounty in self._seats.values():
            told += [(here, stack), (here, bounty)]
        told += [(deed.line, moved) for deed, moved, _ in self._deeds]
        for line, number in told:
            if isinstance(number, Decimal) and not is_amount(number):
                raise HistoryError(problem("text_amount", line, amount=f"{number}"), self.place)

    def _scale(self) -> int:
        numbers = [
            *self.money.values(),
            *[stack for _, stack, _, _ in self._seats.values()],
            *[moved for deed, moved, _ in self._deeds if deed.what not in _MONEY],
        ]
        places = max([-min(0, exponent_of(number)) for number in numbers], default=0)
        return int(10 ** max(places, 2 if self.currency else 0))

    def _event(self) -> Tournament | None:
        event = self.tournament
        if event is None:
            return None
        numbers = {name: value for name, value in event.items() if isinstance(value, Decimal)}
        places = max([2, *[-min(0, exponent_of(number)) for number in numbers.values()]])
        scale = int(10**places)
        texts = {name: value for name, value in event.items() if isinstance(value, str)}
        return Tournament(**texts, **{name: int(n * scale) for name, n in numbers.items()}, scale=scale)  # type: ignore[arg-type]

    def _balanced(self, told: Transcript) -> Transcript:
        """With what the text leaves out filled in: an uncalled bet, the pot, the rake."""
        has_pot = "pot" in self.money
        put, got = sum(told.put_in().values()), sum(told.collected().values())
        if not has_pot and "rake" in self.money:
            told, has_pot = replace(told, pot=got + told.rake), True
        if put != told.pot or not has_pot:
            told = without_word(told, told.pot if has_pot else None, got)
            put = sum(told.put_in().values())
        if not has_pot:
            told = replace(told, pot=put)
        if "rake" not in self.money:
            told = replace(told, rake=told.pot - got)
        if put != told.pot or got + told.rake != told.pot or told.rake < 0:
            scale = told.scale
            raise self.wrong(
                "text_does_not_add_up",
                put=Decimal(put) / scale,
                pot=Decimal(told.pot) / scale,
                collected=Decimal(got) / scale,
                rake=Decimal(told.rake) / scale,
            )
        return told
