"""
What a PokerStars text can hold of a hand, and how it names things: the form in which such a hand is written
and read back as the same.

It does not tell: cards nobody saw, who got which half of a pot, antes of a cash game before they are paid,
whose ante counts for all.

Tested in   tests/history/test_stars_text.py
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from pakli.history.recorded import Place
from pakli.history.transcript import STUD, Deed, Sitting, Tournament, Transcript, What, only_known

__all__ = ["GAME_NAMES", "stars_form"]

GAME_NAMES: Final = {
    "holdem": "Hold'em", "holdem-32": "32 Card Hold'em", "holdem-36": "6+ Hold'em", "omaha": "Omaha",
    "omaha-high-low": "Omaha Hi/Lo", "omaha-5": "5 Card Omaha", "omaha-5-high-low": "5 Card Omaha Hi/Lo",
    "omaha-6": "6 Card Omaha", "omaha-6-high-low": "6 Card Omaha Hi/Lo",
    "five-card-draw": "32 Card 5 Card Draw",
    "deuce-to-seven-single-draw": "Single Draw 2-7 Lowball",
    "deuce-to-seven-triple-draw": "Triple Draw 2-7 Lowball", "badugi": "Badugi", "stud": "7 Card Stud",
    "stud-high-low": "7 Card Stud Hi/Lo", "razz": "Razz",
}  # fmt: skip
"""What the room calls the games. Those with 32 cards it has not."""
_UNSEEN: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]")
"""Orders to a terminal, ends of lines, and what turns the direction of writing."""
_ROMAN: Final = (
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)


def stars_form(told: Transcript) -> Transcript:
    """
    The hand as far as such a text holds it; what it would be read back as.

    Done twice it changes nothing.
    """
    units = _Units(told)
    deeds = _numbered([deed for deed in map(_deed, told.deeds) if deed is not None], told)
    label = _UNSEEN.sub("", " ".join(told.label.split()))
    event = None if told.tournament is None else _event(told.tournament)
    scaled = replace(
        told,
        room="PokerStars",
        hand=_number(told),
        seats=_seats(told.seats),
        deeds=tuple(deeds),
        ante=told.ante if told.game == "holdem-36" else 0,
        small_blind=0 if told.limit == "fixed-limit" or told.game == "holdem-36" else told.small_blind,
        big_blind=0 if told.limit == "fixed-limit" else told.big_blind,
        small_bet=0 if told.game == "holdem-36" else told.small_bet,
        big_bet=0 if told.game == "holdem-36" else told.big_bet,
        table=_UNSEEN.sub("", told.table.replace("'", "")).strip(),
        button=0 if told.game in STUD else told.button,
        hero=only_known(deeds),
        label=label if re.fullmatch(r"[\w ]*(?:\{[^}]*\})?", label) else "",
        currency=told.currency if event is None and re.fullmatch(r"[A-Z]{3}", told.currency) else "",
        tournament=event,
        when=told.when and told.when.replace(microsecond=0, tzinfo=None),
        zone=told.zone if told.when and re.fullmatch(r"[A-Z]{2,5}", told.zone) else "",
        place=Place(),
    )
    return units.applied(scaled)


def _number(told: Transcript) -> str:
    """A number for the hand that is always the same: the room's own, where it is one."""
    found = re.fullmatch(r"[A-Z]{0,2}(\d+)", told.hand)
    if found:
        return found[1]
    digest = sha256(f"{told.room}/{told.hand}".encode()).digest()
    return str(int.from_bytes(digest[:6], "big"))


class _Units:
    """The unit in which a text counts: cents of a currency, else as few places as needed."""

    def __init__(self, told: Transcript) -> None:
        self._from = told.scale
        numbers = [sitting.stack for sitting in told.seats] + [
            deed.amount for deed in told.deeds if deed.what not in ("runs", "bounty")
        ]
        numbers += [
            told.small_blind,
            told.big_blind,
            told.small_bet,
            told.big_bet,
            told.cap,
            told.rake,
            told.pot,
        ]
        if told.game == "holdem-36":
            numbers.append(told.ante)
        self.scale = 100 if told.currency and told.tournament is None else 1
        while any(number * self.scale % self._from for number in numbers):
            self.scale *= 10

    def applied(self, told: Transcript) -> Transcript:
        """The hand in these units."""
        if self.scale == self._from:
            return told

        def to(number: int) -> int:
            return number * self.scale // self._from

        deeds = [
            deed
            if deed.what in ("runs", "bounty")
            else replace(deed, amount=to(deed.amount), total=to(deed.total))
            for deed in told.deeds
        ]
        return replace(
            told,
            seats=tuple([replace(one, stack=to(one.stack)) for one in told.seats]),
            deeds=tuple(deeds),
            scale=self.scale,
            **{
                name: to(getattr(told, name))
                for name in ("small_blind", "big_blind", "small_bet", "big_bet", "ante", "cap", "pot", "rake")
            },
        )


def _deed(deed: Deed) -> Deed | None:
    if deed.what == "draw" and not deed.cards.strip("?"):
        return None
    if deed.what == "collected" and not deed.amount:
        return None
    what: What = "ante" if deed.what == "ante_for_all" else deed.what
    return replace(
        deed,
        what=what,
        all_in=deed.all_in and deed.what in ("call", "bet", "raise"),
        half="",
        line=0,
        cards="??" * (len(deed.cards) // 2) if deed.what == "discard" and "?" in deed.cards else deed.cards,
    )


def _numbered(deeds: list[Deed], told: Transcript) -> list[Deed]:
    """Deeds as the room orders and counts them."""
    pots = {deed.pot for deed in deeds if deed.what == "collected"}
    runs = [deed for deed in deeds if deed.what == "runs"]
    formed: list[Deed] = []
    for deed in _dealt(_deals_by_seat(deeds), told):
        new = deed
        if deed.what == "runs" or (deed.what == "shown" and not deed.cards.strip("?")):
            continue
        if runs and deed.what == "board" and deed.board >= told.boards:
            formed.append(runs.pop())  # agreed when the boards part
        if deed.what == "live" and not any(other.what == "big_blind" for other in formed):
            new = replace(deed, what="big_blind")
        elif deed.what == "collected":
            new = replace(deed, pot=deed.pot if len(pots) > 1 else -1)
        formed.append(new)
    return formed


def _deals_by_seat(deeds: list[Deed]) -> list[Deed]:
    """The cards of one deal in the order of the seats."""
    ordered: list[Deed] = []
    for is_deal, group in groupby(deeds, key=lambda deed: deed.what == "deal"):
        found = list(group)
        ordered += sorted(found, key=lambda deed: deed.seat) if is_deal else found
    return ordered


def _dealt(deeds: list[Deed], told: Transcript) -> Iterator[Deed]:
    """Hole cards as far as they are told; in stud the last one is up, but for the seventh."""
    stud, street = told.game in STUD, 3
    dealt: set[int] = set()
    for deed in deeds:
        street += deed.what == "street"
        if deed.what != "deal":
            yield deed
            continue
        cards = deed.cards
        if stud and deed.seat not in dealt and "?" in cards:
            cards = cards[-2:].rjust(6, "?")
        if cards.strip("?"):
            dealt.add(deed.seat)
            yield replace(deed, cards=cards, up=int(stud and street < 7))


def _seats(seats: tuple[Sitting, ...]) -> tuple[Sitting, ...]:
    """Names that can be told from each other, and from the rest of a line."""
    taken: set[str] = set()
    formed: list[Sitting] = []
    for sitting in seats:
        plain = _UNSEEN.sub("", re.sub(r"[:\[\]\s]", " ", sitting.name))
        name = " ".join(plain.split()) or f"Player {sitting.seat}"
        while name in taken:
            name += "_"
        taken.add(name)
        formed.append(replace(sitting, name=name))
    return tuple(formed)


def _event(event: Tournament) -> Tournament:
    scale = 100
    while any(n * scale % event.scale for n in (event.buy_in, event.fee, event.bounty)):
        scale *= 10
    number = re.sub(r"\D", "", event.number) or "0"
    costs = bool(event.buy_in or event.fee or event.bounty)
    return Tournament(
        number,
        buy_in=event.buy_in * scale // event.scale,
        fee=event.fee * scale // event.scale,
        bounty=event.bounty * scale // event.scale,
        currency=event.currency if costs and re.fullmatch(r"USD|EUR|GBP", event.currency) else "",
        level=_roman(int(event.level))
        if re.fullmatch(r"[0-9]{1,4}", event.level)
        else re.sub(r"[^IVXLCDM]", "", event.level),
        scale=scale,
    )


def _roman(number: int) -> str:
    text = ""
    for value, letters in _ROMAN:
        while number >= value:
            text, number = text + letters, number - value
    return text
