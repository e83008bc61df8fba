"""
Uncalled bets that a text leaves out: what the last bet is above what anybody called (P11).

Clauses     P11.
Tested in   tests/history/test_rooms.py
"""

from msgspec.structs import replace

from pakli.history.transcript import PUT, Deed, Transcript

__all__ = ["without_word"]


def without_word(told: Transcript, pot: int | None, collected: int) -> Transcript:
    """
    The same hand with the uncalled bet gone back.

    Args:
        pot: what the pot is to be by the text; None: the text does not say. Where it is told, an uncalled bet
            is believed only if the chips then add up.
        collected: what was collected in all; if more than would be left, it holds the uncalled bet itself.
    """
    paid, folded = told.put_in(), {deed.seat for deed in told.of("fold")}
    counted = dict(paid)
    for deed in told.of("dead", "ante_for_all"):
        counted[deed.seat] -= deed.amount
    ordered = sorted(counted.items(), key=lambda pair: pair[1], reverse=True)
    if not ordered:
        return told
    (seat, most), second = ordered[0], ordered[1][1] if len(ordered) > 1 else 0
    back = most - second
    if seat in folded or back <= 0 or any(deed.what == "returned" for deed in told.deeds):
        return told
    if pot is None and collected > sum(paid.values()) - back:
        return told
    if pot is not None and sum(paid.values()) - back != pot:
        return told
    last = max(at for at, deed in enumerate(told.deeds) if deed.what in PUT or deed.what == "fold")
    line = told.deeds[last].line
    deeds = (*told.deeds[: last + 1], Deed("returned", seat, back, line=line), *told.deeds[last + 1 :])
    return replace(told, deeds=deeds)
