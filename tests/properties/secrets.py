"""
What a viewer knows: one who learns only what `seen_by` tells him, held against the whole truth.

Clauses     F2 (nobody sees hole cards before they are shown), I5, P9 (burns are never told), P13.
"""

import random
import re
from collections.abc import Sequence
from typing import Final

import msgspec

from pakli.cards import CODE_OF, NAMES, cards_text, parse_cards
from pakli.rules import (
    Action,
    BoardDealt,
    CardReplaced,
    CardsExposed,
    Deal,
    Discard,
    Discarded,
    Drawn,
    Event,
    ExposedCards,
    Hand,
    HoleDealt,
    Show,
    Shown,
    seen_by,
)
from tests.properties.kit import Playing

__all__ = ["Viewer", "encoded", "other_cards_look_alike"]

_CARDS: Final = re.compile(rb'"((?:[2-9TJQKA][cdhs]|\?\?)+)"')
_MASKS: Final = re.compile(rb'"known":(\d+)')


def cards_in(text: bytes) -> set[int]:
    """Every known card that a JSON text names, as text or as a bit of a mask."""
    found = {code for cards in _CARDS.findall(text) for code in parse_cards(cards.decode())}
    for mask in _MASKS.findall(text):
        found |= {code for code in range(64) if int(mask) >> code & 1}
    return found - {CODE_OF["??"]}


def encoded(hand: Hand) -> bytes:
    """A hand as JSON: its setup and everything that happened, without what is worked out from the setup."""
    fields = {name: getattr(hand, name) for name in hand.__struct_fields__ if name != "plan"}
    return msgspec.json.encode({"setup": hand.plan.setup, **fields})


class Viewer:
    """A seat (None: the rail) that folds what it sees, and the cards it may know so far."""

    def __init__(self, viewer: int | None, playing: Playing) -> None:
        self.viewer = viewer
        self.hand: Hand = playing.start
        self.may_know: set[int] = set()
        self._streets = iter([street for street in playing.variant.streets if street.down or street.up])
        self._stud = not any(street.board for street in playing.variant.streets)
        self._turned_up = False

    def learn(self, seen: Event | None, truth: Event) -> None:
        """Fold what is seen of an event, which names no card that may not be known after it."""
        self.may_know |= set(parse_cards(self._told(truth)))
        if seen is not None:
            self._has_no_secret(msgspec.json.encode(seen))
            self.hand = self.hand.after(seen)

    def _told(self, truth: Event) -> str:
        """The cards of an event that this viewer may know: his own, and what lies face up."""
        match truth:
            case HoleDealt(hands):
                up = 2 * self._up_cards(truth)
                return "".join(
                    [cards if seat == self.viewer else cards[len(cards) - up :] for seat, cards in hands]
                )
            case Discarded(seat, cards) | Drawn(seat, cards):
                return cards if seat == self.viewer else ""
            case CardsExposed(exposed):
                return "".join([card for _, card in exposed])
            case CardReplaced(seat, flipped, card):
                return flipped + (card if seat == self.viewer else "")
            case Shown(_, cards, _, turned_up):
                self._turned_up |= turned_up
                return cards
            case BoardDealt(_, cards):
                if self._stud:
                    next(self._streets)  # a common card instead of one for each (ST6)
                return cards
            case _:
                return ""

    def _up_cards(self, truth: HoleDealt) -> int:
        """How many cards of each hand lie face up (ST5): all that come once hands were turned up (P16)."""
        street = next(self._streets)
        up = street.up + (street.down if self._turned_up else 0)
        assert truth.up == up, f"{truth.up} cards face up, not {up}"
        return up

    def compare(self, truth: Hand) -> None:
        """What was folded is the hand as this viewer may know it, and it holds no secret."""
        view = truth.as_seen_by(self.viewer)
        assert self.hand == view, (
            f"viewer {self.viewer} folded something else: {_difference(self.hand, view)}"
        )
        self._has_no_secret(encoded(view))

    def _has_no_secret(self, text: bytes) -> None:
        secret = cards_in(text) - self.may_know
        assert not secret, f"viewer {self.viewer} is told {cards_text(sorted(secret))}"


def _difference(folded: Hand, view: Hand) -> str:
    """The fields that differ, for people."""
    names = [name for name in folded.__struct_fields__ if getattr(folded, name) != getattr(view, name)]
    return "; ".join(f"{name}: {getattr(folded, name)} but may know {getattr(view, name)}" for name in names)


def other_cards_look_alike(playing: Playing) -> None:
    """Until the first hand is shown, a seat cannot tell if all cards it does not see were others."""
    first_shown = next(
        (at for at, event in enumerate(playing.log) if isinstance(event, Shown)), len(playing.log)
    )
    for viewer in (playing.setup.stacks[0][0], None):
        knows = Viewer(viewer, playing)
        for event in playing.log[:first_shown]:
            knows.learn(seen_by(viewer, event), event)
        swapped = _swapped([code for code in playing.cards.pack if code not in knows.may_know])
        hand, log = _replayed(playing, swapped)
        for at in range(min(first_shown, len(log))):
            same = msgspec.json.encode(seen_by(viewer, playing.log[at]))
            assert msgspec.json.encode(seen_by(viewer, log[at])) == same
        if first_shown == len(playing.log) == len(log):
            views = [encoded(state.as_seen_by(viewer)) for state in (playing.hand, hand)]
            assert views[0] == views[1], f"what viewer {viewer} knows depends on cards he does not see"


def _swapped(hidden: Sequence[int]) -> dict[str, str]:
    """Each hidden card's text, and another hidden card's instead of it."""
    mixed = list(hidden)
    random.Random(len(hidden)).shuffle(mixed)
    return {NAMES[code]: NAMES[other] for code, other in zip(hidden, mixed, strict=True)}


def _replayed(playing: Playing, swapped: dict[str, str]) -> tuple[Hand, list[Event]]:
    """The same actions with other cards, as far as they are legal: up to the first hand that is shown."""
    hand, log = playing.start, list[Event]()
    for action in playing.actions:
        if isinstance(action, Show) or any(isinstance(event, Shown) for event in log):
            break
        hand, events = hand.play(_with_other_cards(action, swapped))
        log += events
    return hand, log


def _with_other_cards(action: Action, swapped: dict[str, str]) -> Action:
    match action:
        case Deal(cards, burned):
            return Deal(_other(cards, swapped), _other(burned, swapped))
        case Discard(seat, cards):
            return Discard(seat, _other(cards, swapped))
        case ExposedCards(exposed):
            return ExposedCards(tuple([(at, _other(card, swapped)) for at, card in exposed]))
        case _:
            return action


def _other(text: str, swapped: dict[str, str]) -> str:
    return "".join([swapped.get(text[at : at + 2], text[at : at + 2]) for at in range(0, len(text), 2)])
