"""
Bounties: what is paid to who puts a player out.

A head is worth what its structure says, at first; progressive: part of what somebody wins goes onto his own
head, the rest he has at once. Several who win chips of the player who is out share his head. The winner of
the event, whom nobody puts out, gets his own.

Units       the smallest unit of the event’s money, whole numbers.
Clauses     M1 (every cent adds up).
Tested in   tests/tournament/test_deals.py
"""

from collections.abc import Sequence

from msgspec import Struct

from pakli.tournament.payouts import divided

__all__ = ["BountyWon", "bounty_won"]


class BountyWon(Struct, frozen=True, gc=False):
    """What one player has for putting another out: `cash` at once, `onto_head` for who puts him out."""

    player: str
    cash: int
    onto_head: int = 0


def bounty_won(
    head: int, winners: Sequence[str], *, progressive: int = 0, last: bool = False
) -> tuple[BountyWon, ...]:
    """
    Who has what of a head that is won; together exactly the head.

    Args:
        head: what it is worth.
        winners: who won chips of the last pot its player had a part in, each once, in the order in which odd
            units go: the first of them gets the first one. Of the winner of the event: himself.
        progressive: per cent of it that goes onto the winners’ own heads, rounded down to a unit.
        last: the event is over with this: all of it is paid at once, also what would go onto a head.

    Returns:
        One for each winner, in their order; none where nobody won his chips (he was disqualified).
    """
    if not winners:
        return ()
    parts = divided(head, (1,) * len(winners))
    onto = [0 if last else part * progressive // 100 for part in parts]
    return tuple([BountyWon(who, part - on, on) for who, part, on in zip(winners, parts, onto, strict=True)])
