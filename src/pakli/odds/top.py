"""
The classes of hold'em hands, best first: by their exact equity against one random hand, in each pack by its
own rankings.

What ``top 15%`` means. No two classes of a pack have the same equity: with 52 cards AA has 85.20 %, 32o
32.30 %; with 36 (`holdem-36`) AA 73.08 %, 76o 35.28 %; with 32 (`holdem-32`) AA 69.12 %, 87o 35.37 %.

Clauses     G1, G2, G9; H1, H2, H5c.
Source      `equity([hand, "random"], samples=0)` for each class, sorted.
Tested in   tests/odds/test_ranges.py (neighbours of a list by their exact equity; short packs whole)
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pakli.cards import Pack

__all__ = ["CLASSES_BY_STRENGTH"]

_OF_52: Final[tuple[str, ...]] = tuple(  # as text it can be read
    """
    AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o KJo 55
    QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 A4o K6s K8o Q8s
    A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o K5o J9o K2s Q5s T8s K4o J7s Q4s Q7o
    T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o 98o 87s T7o J6o
    96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o
    65s 84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s 63s 84o 92o 43s 74o 72s
    54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o
    """.split()  # noqa: SIM905
)
"""``"AA"``, ``"KK"`` ... ``"32o"``: two ranks, the higher first; s: suited, o: offsuit."""

_OF_36: Final[tuple[str, ...]] = tuple(
    """
    AA KK QQ JJ TT AKs AQs AKo AJs KQs AQo ATs KJs AJo QJs KTs KQo JTs QTs 99 ATo KJo A9s QJo KTo JTo QTo A8s
    A9o K9s T9s A8o Q9s J9s A7s K9o T9o Q9o J9o A7o 88 A6s K8s 98s T8s Q8s J8s K7s A6o K8o 98o T8o Q8o J8o
    K6s K7o 97s T7s Q7s J7s 77 Q6s K6o 97o T7o 87s Q7o J7o 96s Q6o T6s J6s 87o 96o 86s T6o J6o 66 76s 86o 76o
    """.split()  # noqa: SIM905
)

_OF_32: Final[tuple[str, ...]] = tuple(
    """
    AA KK QQ JJ ATs AKs TT AQs ATo AKo KQs QJs AQo KJs JTs AJs KTs QTs KQo QJo JTo KJo AJo KTo QTo A9s T9s
    A9o T9o A8s J9s K9s Q9s 99 A8o J9o T8s K9o Q9o A7s T8o J8s A7o K8s Q8s J8o K7s K8o Q8o T7s 98s 88 K7o T7o
    J7s 98o Q7s J7o 97s Q7o 97o 87s 77 87o
    """.split()  # noqa: SIM905
)

CLASSES_BY_STRENGTH: Final[Mapping[Pack, tuple[str, ...]]] = MappingProxyType(
    {Pack.FULL: _OF_52, Pack.SIX_PLUS: _OF_36, Pack.SHORT: _OF_32}
)
"""By pack: 169, 81 and 64 classes."""
