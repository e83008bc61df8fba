"""
The properties: each plays a random hand from a source of choices and fails if something is not as it must be.

Hypothesis finds small failures with them, seeds find rare ones; see `test_hands.py`.

Clauses     A1, A5, A6, P11, P15 (chips), B0-B9, P7, P8, P12-P16 (whose turn, what he may), C1, C2, P5, P9.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

import msgspec

from pakli.cards import NAMES
from pakli.rules import (
    Action,
    Deal,
    Dealer,
    Event,
    Hand,
    HouseRules,
    Mucked,
    Setup,
    Shown,
    Status,
    seen_by,
)
from tests.properties import laws, offers, secrets, slow_betting, slow_pots, slow_showing
from tests.properties.kit import Playing, told
from tests.properties.source import Seeded, Source

__all__ = ["PROPERTIES"]


def chips_are_kept(source: Source, setup: Setup | None = None) -> None:
    """No chip is made or lost, only who can act is asked, and the hand ends."""
    with told(Playing(source, setup)) as playing:
        while not playing.over:
            seen = len(playing.log)
            playing.act()
            for at in range(seen, len(playing.log)):
                laws.over_means_over(playing.states[at + 1])
                laws.folding_was_possible(playing.states[at], playing.log[at])
                laws.chips_are_kept(playing.states[at + 1], playing.log[: at + 1])
            laws.pots_hold_everything(playing.hand)
            laws.next_makes_sense(playing.hand)
            laws.run_outs_have_cards(playing.hand, len(playing.cards.left()))


def what_is_offered_is_accepted(source: Source, setup: Setup | None = None) -> None:
    """Both ends of the bounds, and the clock, are accepted; anything else is refused by its clause."""
    with told(Playing(source, setup)) as playing:
        while True:
            for action in offers.acceptable(playing.hand):
                offers.accepted(playing.hand, action)
            before = secrets.encoded(playing.hand)
            for action in (*offers.unacceptable(playing.hand), *_wrong_deals(playing)):
                offers.refused(playing.hand, action)
            assert secrets.encoded(playing.hand) == before, "a refusal changed the hand"
            if playing.over:
                return
            playing.act()


def _wrong_deals(playing: Playing) -> list[Action]:
    """Too few or many cards, a card twice, one that is out already, one the pack does not have (C1, C2)."""
    task = playing.hand.next
    if not isinstance(task, Dealer) or task.what in ("post", "award"):
        return []
    wanted = task.how_many * max(1, len(task.to_whom))
    fresh = playing.cards.names_left()
    if not wanted or len(fresh) <= wanted + task.burn:
        return []
    known = [seat for seat in playing.cards.known if playing.hand.seat(seat).status == Status.IN]
    out = [NAMES[code] for seat in known for code in playing.hole[seat]]
    wrong = ["".join(fresh[: wanted - 1]), "".join(fresh[: wanted + 1]), "Kx" * wanted, ""]
    wrong += ["".join((*fresh[: wanted - 1], out[0]))] if out else []
    wrong += ["".join((*fresh[: wanted - 1], fresh[0]))] if wanted > 1 else []
    wrong += ["".join((*fresh[: wanted - 1], "2c"))] if playing.variant.pack < 52 else []
    wrong += _own_discards(playing, task, fresh)
    too_many_burned = Deal("".join(fresh[:wanted]), fresh[-1] * (task.burn + 1))
    return [*[Deal(text) for text in wrong], too_many_burned]


def _own_discards(playing: Playing, task: Dealer, fresh: Sequence[str]) -> list[str]:
    """L2: what a seat has thrown away, while enough others are left; D3: it never comes back."""
    if task.what != "draw" or task.to_whom[0] not in playing.cards.known:
        return []
    own = [NAMES[code] for thrown in playing.cards.thrown[task.to_whom[0]] for code in thrown]
    others = [card for card in fresh if card not in own]
    if len(others) < task.how_many + task.burn:
        return []
    return ["".join((*others[: task.how_many - 1], card)) for card in (own[0], own[-1])]


def a_log_replayed_gives_the_hand(source: Source, setup: Setup | None = None) -> None:
    """`start.after(*log) == hand`, event by event too, and `play` is `apply` and `after`."""
    with told(Playing(source, setup)) as playing:
        while not playing.over:
            before, action = playing.hand, playing.any_action()
            events = playing.do(action)
            assert before.apply(action) == events
            assert before.after(*events) == playing.hand == playing.states[-1]
        assert playing.start.after(*playing.log) == playing.hand
        for at, state in enumerate(playing.states):
            assert state.after(*playing.log[at:]) == playing.hand


def a_viewer_folds_what_he_sees(source: Source, setup: Setup | None = None) -> None:
    """For every seat and the rail, after every event: what he sees, folded, is the hand as he may know it."""
    with told(Playing(source, setup)) as playing:
        playing.to_the_end()
        for viewer in (*[seat for seat, _ in playing.setup.stacks], None):
            knows = secrets.Viewer(viewer, playing)
            for at, event in enumerate(playing.log):
                knows.learn(seen_by(viewer, event), event)
                knows.compare(playing.states[at + 1])


def secret_cards_change_nothing(source: Source, setup: Setup | None = None) -> None:
    """Other cards where a viewer cannot look: what he is told stays the same, byte for byte."""
    with told(Playing(source, setup, live=False)) as playing:
        playing.to_the_end()
        secrets.other_cards_look_alike(playing)


_EVENTS: Final = msgspec.json.Decoder(list[Event])
_ACTIONS: Final = msgspec.json.Decoder(list[Action])
_SETUP: Final = msgspec.json.Decoder(Setup)
_RULES: Final = msgspec.json.Decoder(HouseRules)
_HAND: Final = msgspec.json.Decoder(Hand)


def all_survives_json(source: Source, setup: Setup | None = None) -> None:
    """Events, actions, setups and house rules are equal after JSON, and so is a hand begun from it."""
    with told(Playing(source, setup)) as playing:
        playing.to_the_end()
        log = _EVENTS.decode(msgspec.json.encode(playing.log))
        setup = _SETUP.decode(msgspec.json.encode(playing.setup))
        assert log == playing.log
        assert [type(event) for event in log] == [type(event) for event in playing.log]
        assert _ACTIONS.decode(msgspec.json.encode(playing.actions)) == playing.actions
        assert setup == playing.setup
        assert _RULES.decode(msgspec.json.encode(setup.rules)) == setup.rules
        assert Hand.start(setup).after(*log) == playing.hand


def the_right_players_are_paid(source: Source, setup: Setup | None = None) -> None:
    """Stacks at the end are what a slow reading of A1, A5, A6, P11, P13-P15 pays chip by chip."""
    with told(Playing(source, setup, live=False, rulings=False)) as playing:
        playing.to_the_end()
        expected = slow_pots.final_stacks(playing.setup, playing.log, playing.hole)
        assert {seat.number: seat.stack for seat in playing.hand.seats} == expected


def betting_is_by_the_book(source: Source, setup: Setup | None = None) -> None:
    """Whose turn it is, what he owes, what he may raise to: a slow reading of B0-B9, P7, P8, P16 agrees."""
    with told(Playing(source, setup, live=False, rulings=False)) as playing:
        table = slow_betting.SlowTable(playing.setup, playing.hole)
        while not playing.over:
            for event in playing.act():
                table.happened(event)
            table.compare(playing.hand)


def hands_are_shown_in_order(source: Source, setup: Setup | None = None) -> None:
    """Who shows first, who may muck, and what is turned up: a slow reading of P11-P13 and P16 agrees."""
    with told(Playing(source, setup, live=False, rulings=False)) as playing:
        showdown = slow_showing.Showdown(playing.setup, playing.hole)
        while not playing.over:
            playing.act()
            showdown.check(playing.hand, playing.log, _able_at_showdown(playing))


def _able_at_showdown(playing: Playing) -> int:
    """How many who are in had chips left before the first hand was shown or thrown away."""
    shown = (at for at, event in enumerate(playing.log) if isinstance(event, Shown | Mucked))
    before = playing.states[next(shown, len(playing.log))]
    return sum(seat.status == Status.IN and seat.stack > 0 for seat in before.seats)


class Property(Protocol):
    """Plays a hand of a setup, or of any table, and fails if something is not as it must be."""

    def __call__(self, source: Source, setup: Setup | None = None) -> None:
        """Play it."""


PROPERTIES: Final[Mapping[str, Property]] = {
    prop.__name__: prop
    for prop in (
        chips_are_kept,
        what_is_offered_is_accepted,
        a_log_replayed_gives_the_hand,
        a_viewer_folds_what_he_sees,
        secret_cards_change_nothing,
        all_survives_json,
        the_right_players_are_paid,
        betting_is_by_the_book,
        hands_are_shown_in_order,
    )
}


def tried_with_seeds(name: str, first: int, count: int) -> None:
    """The property holds for the hands of `count` seeds from `first` on; a failure names its seed."""
    for seed in range(first, first + count):
        try:
            PROPERTIES[name](Seeded(seed))
        except BaseException as failure:
            failure.add_note(f"seed {seed}")
            raise
