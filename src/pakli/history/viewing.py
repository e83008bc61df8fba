"""
A hand's text as one of its players may have it: cards that others never showed stay unknown.

Clauses     F2 (nobody sees hole cards before they are shown).
Tested in   tests/history/test_viewing.py
"""

from collections.abc import Collection

from msgspec.structs import replace

from pakli.history.transcript import Deed, Transcript, only_known

__all__ = ["only_seen", "own_view", "told_in_the_deal"]


def own_view(told: Transcript) -> Transcript:
    """What the player whose text it is saw; where it is nobody's, what everybody at the table saw."""
    seen = only_seen(told, {told.hero, *told.turned_up} - {0})
    deeds = [
        replace(deed, cards="") if deed.what == "mucked" and deed.seat != told.hero else deed
        for deed in seen.deeds
    ]
    return replace(seen, deeds=tuple(deeds))


def only_seen(told: Transcript, seats: Collection[int]) -> Transcript:
    """The same hand without cards that were dealt face down to anybody but `seats`; what was shown stays."""
    deeds = [seen for deed in told.deeds if (seen := _seen(deed, seats)) is not None]
    # One whose cards all have seen is not therefore the one whose text it is.
    hero = told.hero or (0 if told.turned_up else only_known(deeds))
    return replace(told, deeds=tuple(deeds), hero=hero)


def told_in_the_deal(told: Transcript) -> tuple[int, ...]:
    """The seats whose cards were told when they were dealt, or drawn."""
    return tuple(
        sorted(
            {deed.seat for deed in told.of("deal") if deed.cards[: len(deed.cards) - 2 * deed.up].strip("?")}
        )
    )


def _seen(deed: Deed, seats: Collection[int]) -> Deed | None:
    if deed.seat in seats or deed.what not in ("deal", "draw", "discard"):
        return deed
    if deed.what == "draw":
        return None
    down = len(deed.cards) - 2 * (deed.up if deed.what == "deal" else 0)
    cards = "??" * (down // 2) + deed.cards[down:]
    if deed.what == "deal" and not cards.strip("?"):
        return None
    return replace(deed, cards=cards)
